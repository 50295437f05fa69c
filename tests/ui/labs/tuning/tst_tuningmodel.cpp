// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/tuning/quicktuning.h"
#include "ui/labs/tuning/tuningmodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

class TestTuningModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void rowsAreTheStepsTheNewestFirst()
    {
        const auto result = runTuning({quickTuning(), {}, {}, {}}, {}, {});
        TuningModel model;
        QAbstractItemModelTester tester(&model);
        TuningResult part = *result;
        part.steps.resize(3);
        model.setResult(part);
        QCOMPARE(model.rowCount(), 3);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        model.setResult(*result);
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(model.rowCount(), 12);
        const auto text
            = [&model](int row, int column) { return model.index(row, column).data().toString(); };
        QCOMPARE(text(0, TuningModel::StepColumn), QStringLiteral("12"));
        QCOMPARE(text(11, TuningModel::StepColumn), QStringLiteral("1"));
        int kept = 0;
        for (int row = 0; row < model.rowCount(); ++row)
            kept += text(row, TuningModel::VerdictColumn) == QStringLiteral("kept");
        // A step that was not kept has a ratio below nothing.
        for (int row = 0; row < model.rowCount(); ++row)
            QVERIFY(!text(row, TuningModel::LlrColumn).contains(u'-'));
        QCOMPARE(kept, result->keptSteps());
        model.setResult({quickTuning(), {}, {}, {}});
        QCOMPARE(model.rowCount(), 0);
    }
};

QTEST_GUILESS_MAIN(TestTuningModel)
#include "tst_tuningmodel.moc"
