// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/tuning/quicktuning.h"
#include "ui/labs/tuning/tuningtable.h"
#include "ui/table/tablemodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace {

constexpr int stepColumn = 0;
constexpr int llrColumn = 8;
constexpr int verdictColumn = 9;

}

class TestTuningTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void rowsAreTheStepsTheNewestFirst()
    {
        const auto result = runTuning({quickTuning(), {}, {}, {}}, {}, {});
        TableModel model;
        QAbstractItemModelTester tester(&model);
        TuningResult part = *result;
        part.steps.resize(3);
        showSteps(model, part);
        QCOMPARE(model.rowCount(), 3);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        showSteps(model, *result);
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(model.rowCount(), 12);
        const auto text
            = [&model](int row, int column) { return model.index(row, column).data().toString(); };
        QCOMPARE(text(0, stepColumn), QStringLiteral("12"));
        QCOMPARE(text(11, stepColumn), QStringLiteral("1"));
        int kept = 0;
        for (int row = 0; row < model.rowCount(); ++row)
            kept += text(row, verdictColumn) == QStringLiteral("kept");
        // A step that was not kept has a ratio below nothing.
        for (int row = 0; row < model.rowCount(); ++row)
            QVERIFY(!text(row, llrColumn).contains(u'-'));
        QCOMPARE(kept, result->keptSteps());
        showSteps(model, {quickTuning(), {}, {}, {}});
        QCOMPARE(model.rowCount(), 0);
    }
};

QTEST_GUILESS_MAIN(TestTuningTable)
#include "tst_tuningtable.moc"
