// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartlegend.h"

#include <QTest>

/// The list of a chart's series.
class TestChartLegend : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNarrowListStillAsksForItsNames()
    {
        const QString name = QStringLiteral("Game 1: alphabeta-h2, depth 9");
        ChartLegend legend;
        ChartLegend::Entry entry;
        entry.label = name;
        legend.setEntries({entry});
        legend.resize(70, 120);
        legend.show();
        QVERIFY(QTest::qWaitForWindowExposed(&legend));
        QVERIFY(legend.sizeHint().width() > legend.fontMetrics().horizontalAdvance(name));
        // A very long one does not take the chart's place.
        entry.label = name.repeated(10);
        legend.setEntries({entry});
        QVERIFY(legend.sizeHint().width() <= 360);
    }
};

QTEST_MAIN(TestChartLegend)
#include "tst_chartlegend.moc"
