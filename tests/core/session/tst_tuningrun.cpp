// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/tuningrun.h"
#include "core/support/files/filelock.h"
#include "tests/core/tuning/quicktuning.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

class TestTuningRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void aClimbRunsAwayFromTheCaller()
    {
        TuningRun run {QString()};
        QSignalSpy running(&run, &TuningRun::runningChanged);
        QSignalSpy changed(&run, &TuningRun::changed);
        run.start(quickTuning());
        QVERIFY(run.isRunning());
        QTRY_COMPARE_WITH_TIMEOUT(running.size(), 2, 60'000);
        QVERIFY(!run.isRunning());
        QVERIFY(run.result().isComplete());
        QVERIFY(run.result().keptSteps() > 0);
        QVERIFY(changed.size() >= 2);
        const auto direct = runTuning({quickTuning(), {}, {}, {}}, {}, {});
        QCOMPARE(run.result().steps, direct->steps);
    }

    void historyComesBackAfterARestart()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("sub/tuning.json"));
        TuningOptions options = quickTuning();
        options.steps = 2000;
        std::vector<TuningStep> known;
        {
            TuningRun run(file);
            QSignalSpy changed(&run, &TuningRun::changed);
            run.start(options);
            QTRY_VERIFY_WITH_TIMEOUT(run.result().steps.size() >= 2, 60'000);
            run.pause();
            QTRY_VERIFY_WITH_TIMEOUT(!run.isRunning(), 60'000);
            QVERIFY(!run.result().isComplete());
            known = run.result().steps;
        }
        TuningRun again(file);
        QCOMPARE(again.result().steps, known);
        QVERIFY(again.goesOnWith(options));
        options.workers = 1;
        options.steps = static_cast<int>(known.size()) + 1;
        QVERIFY(again.goesOnWith(options));
        again.start(options);
        QTRY_VERIFY_WITH_TIMEOUT(!again.isRunning(), 60'000);
        QVERIFY(again.result().isComplete());
        QVERIFY(std::equal(known.begin(), known.end(), again.result().steps.begin()));
        options.seed = 9;
        QVERIFY(!again.goesOnWith(options));
        again.forget();
        QVERIFY(again.result().steps.empty());
        QVERIFY(!QFile::exists(file));
    }

    void aFileThatAnotherProgramWorksOnIsLeftAlone()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("tuning.json"));
        TuningRun run(file);
        QSignalSpy failed(&run, &TuningRun::failed);
        QSignalSpy running(&run, &TuningRun::runningChanged);
        {
            const auto other = FileLock::take(file);
            QVERIFY(other);
            run.start(quickTuning());
            QVERIFY(!run.isRunning());
            QVERIFY(running.isEmpty());
            QCOMPARE(failed.size(), 1);
            const QString sentence = failed.first().first().toString();
            QVERIFY2(sentence.contains(QStringLiteral("is in use by process")),
                     qPrintable(sentence));
            run.forget();
            QCOMPARE(failed.size(), 2);
            QVERIFY(!QFile::exists(file));
        }
        run.start(quickTuning());
        QVERIFY(run.isRunning());
        QVERIFY(!FileLock::take(file));
        QTRY_COMPARE_WITH_TIMEOUT(running.size(), 2, 60'000);
        QVERIFY(FileLock::take(file).has_value());
        QCOMPARE(failed.size(), 2);
    }

    void whatAnotherProgramLeftIsNotLost()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("tuning.json"));
        TuningOptions options = quickTuning();
        options.steps = 2;
        TuningRun run(file);
        {
            TuningRun other(file);
            other.start(options);
            QTRY_VERIFY_WITH_TIMEOUT(!other.isRunning(), 60'000);
        }
        // Of the same climb: gone on with.
        options.steps = 1;
        run.start(options);
        QTRY_VERIFY_WITH_TIMEOUT(!run.isRunning(), 60'000);
        QCOMPARE(run.result().steps.size(), std::size_t {2});

        // Of another one: shown first.
        TuningOptions elsewhere = options;
        elsewhere.seed = 9;
        {
            TuningRun other(file);
            other.start(elsewhere);
            QTRY_VERIFY_WITH_TIMEOUT(!other.isRunning(), 60'000);
        }
        QSignalSpy failed(&run, &TuningRun::failed);
        run.start(options);
        QVERIFY(!run.isRunning());
        QCOMPARE(failed.size(), 1);
        QVERIFY(run.goesOnWith(elsewhere));
        // Who starts now has seen it.
        run.start(options);
        QTRY_VERIFY_WITH_TIMEOUT(!run.isRunning(), 60'000);
        QVERIFY(run.goesOnWith(options));
        QCOMPARE(failed.size(), 1);
    }

    void impossibleOptionsAreTold()
    {
        TuningRun run {QString()};
        QSignalSpy failed(&run, &TuningRun::failed);
        TuningOptions options = quickTuning();
        options.engine = QStringLiteral("study-h2");
        run.start(options);
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, 60'000);
        QVERIFY(failed.first().first().toString().contains(QStringLiteral("study-h2")));
        QTRY_VERIFY(!run.isRunning());
    }
};

QTEST_GUILESS_MAIN(TestTuningRun)
#include "tst_tuningrun.moc"
