// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/runs/remoteexperiment.h"
#include "tests/core/backwardtasks.h"
#include "tests/core/study/experiments.h"

#include <QTest>

/// Games of experiments that another process plays.
class TestRemoteExperiment : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void othersPlayTheSameGames_data()
    {
        QTest::addColumn<QString>("artefact");
        QTest::addColumn<int>("leave");
        QTest::newRow("table") << QStringLiteral("table6") << 0;
        QTest::newRow("with lots") << QStringLiteral("table9") << 0;
        QTest::newRow("some, the rest here") << QStringLiteral("table6") << 3;
    }

    void othersPlayTheSameGames()
    {
        QFETCH(QString, artefact);
        QFETCH(int, leave);
        StudySettings settings;
        settings.rounds = 2;
        settings.maximumDepth = 4;
        const Experiment experiment = experiments::study(artefact, settings);
        const ExperimentResult here = experiments::run(experiment, nullptr, 1);
        BackwardTasks others(experimentTaskKind(), answerExperimentTask,
                             static_cast<std::size_t>(leave));
        const auto there = runExperiment(experiment, nullptr, TaskWorkers {1, &others}, {}, {});
        QVERIFY(there);
        QCOMPARE(others.done(), experiment.games() - leave);
        experiments::compareGames(there->games, here.games);
    }

    void bytesAreReadOnceMore()
    {
        const Experiment experiment = experiments::small(3);
        const ExperimentCell& cell = experiment.cells.front();
        const auto answer = answerExperimentTask(experimentTask(experiment.rules, cell, 2), {});
        QVERIFY(answer);
        const auto game = experimentGameFromBytes(*answer, cell, 2);
        const auto local = playExperimentGame(experiment.rules, cell, 2, {});
        QVERIFY(game && local);
        experiments::compareGames({*game}, {*local});
        QCOMPARE(game->program, local->program);
    }

    void otherBytesAreRefused()
    {
        const Experiment experiment = experiments::small(1);
        QCOMPARE(answerExperimentTask("Dear Ada,", {}), QByteArray());
        QVERIFY(!experimentGameFromBytes("Dear Ada,", experiment.cells.front(), 0));
    }
};

QTEST_GUILESS_MAIN(TestRemoteExperiment)
#include "tst_remoteexperiment.moc"
