// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/enginefactory.h"
#include "core/search/timeline/searchtimeline.h"
#include "ui/labs/recordings/differencefigure.h"

#include <QTest>
#include <algorithm>

/// Two searches of one position on one axis.
class TestDifferenceFigure : public QObject
{
    Q_OBJECT

private:
    static SearchReport search(const QString& engine, int workers, int depth)
    {
        EngineOptions options;
        options.workers = workers;
        return (*makeEngine(engine, options))->search(Position(), {.depth = depth}, {});
    }

private Q_SLOTS:
    void eachTaskHasItsPlace()
    {
        const SearchReport one = search(QStringLiteral("mapped-h1"), 2, 5);
        const SearchReport other = search(QStringLiteral("mapped-h1"), 1, 6);
        const Figure figure = differenceFigure(&one, &other, false);
        QCOMPARE(figure.up.names.size(), 3);
        std::size_t drawn = 0;
        for (const FigureSeries& series : figure.series) {
            QCOMPARE(series.kind, FigureSeries::Kind::Spans);
            for (const FigureSeries::Point& point : series.points) {
                ++drawn;
                QVERIFY(point.low >= figure.across.low && point.low < point.high);
                QVERIFY(point.high <= figure.across.high * (1 + 1e-9));
                // In the middle of a row.
                QVERIFY(point.y == 0.5 || point.y == 1.5 || point.y == 2.5);
                QVERIFY(!point.text.isEmpty());
            }
        }
        QVERIFY(drawn > 7);
        QVERIFY(drawn <= timelineOf(one).tasks.size() + timelineOf(other).tasks.size());
        // What both went through is told, and no more.
        QVERIFY(figure.note.contains("Depth 5:"));
        QVERIFY(!figure.note.contains("Depth 6:"));
        QVERIFY(differenceFigure(&one, &other, true).across.title.contains("aligned"));
    }

    void aSearchAndItselfAreAlike()
    {
        const SearchReport one = search(QStringLiteral("mapped-h1"), 1, 5);
        const Figure figure = differenceFigure(&one, &one, true);
        QCOMPARE(figure.series.size(), std::size_t(1));
        QVERIFY(figure.series.front().name.startsWith("alike"));
    }

    void whatIsMissingIsSaid()
    {
        const SearchReport one = search(QStringLiteral("random"), 1, 1);
        QVERIFY(differenceFigure(&one, nullptr, false).note.startsWith("Choose a move"));
        QVERIFY(differenceFigure(&one, &one, false).note.startsWith("Neither"));
        QVERIFY(differenceFigure(&one, nullptr, false).isEmpty());
    }
};

QTEST_MAIN(TestDifferenceFigure)
#include "tst_differencefigure.moc"
