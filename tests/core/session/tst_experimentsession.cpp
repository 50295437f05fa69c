// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/experimentsession.h"
#include "tests/core/support/nothreads.h"

#include <QSignalSpy>
#include <QTest>
#include <set>

namespace {

/// Table 7 with few games: four cells of H1 against H2 at depth 4, some milliseconds each.
Experiment smallStudy(int rounds = 2)
{
    StudySettings settings;
    settings.rounds = rounds;
    return *studyExperiment(QStringLiteral("table7"), settings);
}

/// The games of the experiment that began last, each once.
struct Played
{
    std::set<std::pair<QString, int>> games;
    int played() const { return static_cast<int>(games.size()); }
};

}

class TestExperimentSession : public QObject
{
    Q_OBJECT

    using State = ExperimentSession::State;

    static std::shared_ptr<KeptExperiments> memory()
    {
        return std::make_shared<KeptExperiments>(std::shared_ptr<ExperimentStore>(
            std::move(*ExperimentStore::open(QStringLiteral(":memory:")))));
    }

    /// Collects what the session plays.
    void follow(ExperimentSession& session, Played& shown)
    {
        connect(&session, &ExperimentSession::begun, this, [&shown] { shown.games.clear(); });
        connect(&session, &ExperimentSession::played, this,
                [&shown](const std::vector<ExperimentGame>& games) {
                    for (const ExperimentGame& game : games)
                        shown.games.insert({game.cell, game.round});
                });
    }

private Q_SLOTS:
    void everyGameIsToldAndKept()
    {
        const auto kept = memory();
        ExperimentSession session;
        Played shown;
        follow(session, shown);
        QSignalSpy ended(&session, &ExperimentSession::ended);
        session.start({smallStudy()}, kept, 1);
        QCOMPARE(session.state(), State::Running);
        QTRY_COMPARE_WITH_TIMEOUT(session.state(), State::Idle, 60000);
        QCOMPARE(ended.size(), 1);
        QVERIFY(ended.front().at(1).toBool());
        QCOMPARE(shown.played(), 8);
        QCOMPARE(kept->games(smallStudy())->size(), std::size_t {8});
    }

    void withoutAThreadTheRunIsRefused()
    {
        const auto kept = memory();
        ExperimentSession session;
        QSignalSpy failed(&session, &ExperimentSession::failed);
        {
            const NoThreads none;
            session.start({smallStudy(1)}, kept, 1);
            QCOMPARE(session.state(), State::Idle);
            QCOMPARE(failed.size(), 1);
            QVERIFY(!ExperimentStore::open(QStringLiteral(":memory:")));
        }
        session.start({smallStudy(1)}, kept, 1);
        QTRY_COMPARE_WITH_TIMEOUT(session.state(), State::Idle, 60000);
        QCOMPARE(failed.size(), 1);
    }

    void aQueueIsPlayedInItsOrder()
    {
        ExperimentSession session;
        QStringList begun;
        connect(&session, &ExperimentSession::begun, this,
                [&begun](const Experiment& experiment) { begun << experiment.artefact; });
        StudySettings settings;
        settings.rounds = 1;
        session.start({*studyExperiment(QStringLiteral("table8"), settings), smallStudy(1)},
                      memory(), 2);
        QTRY_COMPARE_WITH_TIMEOUT(session.state(), State::Idle, 60000);
        QCOMPARE(begun, QStringList({"table8", "table7"}));
    }

    void aPauseLosesNothingAndGoesOn()
    {
        const auto kept = memory();
        ExperimentSession session;
        Played shown;
        follow(session, shown);
        // No end of these comes before the pause.
        session.start({smallStudy(100'000)}, kept, 1);
        QTRY_VERIFY_WITH_TIMEOUT(shown.played() > 0, 60000);
        session.pause();
        QTRY_COMPARE_WITH_TIMEOUT(session.state(), State::Paused, 60000);
        const int before = shown.played();
        QCOMPARE(kept->games(smallStudy(100'000))->size(), std::size_t(before));
        session.resume();
        QTRY_VERIFY_WITH_TIMEOUT(shown.played() > before, 60000);
        session.cancel();
        QTRY_COMPARE_WITH_TIMEOUT(session.state(), State::Idle, 60000);
        QCOMPARE(kept->games(smallStudy(100'000))->size(), std::size_t(shown.played()));
    }

    void aPausedRunIsPlayedToItsEnd()
    {
        const auto kept = memory();
        ExperimentSession session;
        Played shown;
        follow(session, shown);
        session.start({smallStudy(40)}, kept, 1);
        // A worker that has not begun yet.
        session.pause();
        QTRY_COMPARE_WITH_TIMEOUT(session.state(), State::Paused, 60000);
        QVERIFY(shown.played() < 160);
        session.resume();
        QTRY_COMPARE_WITH_TIMEOUT(session.state(), State::Idle, 120000);
        QCOMPARE(shown.played(), 160);
        QCOMPARE(kept->games(smallStudy(40))->size(), std::size_t {160});
    }

    void cancelKeepsWhatIsDone()
    {
        const auto kept = memory();
        ExperimentSession session;
        Played shown;
        follow(session, shown);
        QSignalSpy ended(&session, &ExperimentSession::ended);
        session.start({smallStudy(100'000), smallStudy(1)}, kept, 1);
        QTRY_VERIFY_WITH_TIMEOUT(shown.played() > 0, 60000);
        session.cancel();
        QTRY_COMPARE_WITH_TIMEOUT(session.state(), State::Idle, 60000);
        QCOMPARE(ended.size(), 1);
        QVERIFY(!ended.front().at(1).toBool());
        QCOMPARE(kept->games(smallStudy(100'000))->size(), std::size_t(shown.played()));
    }

    /// The store holds more cells of that name than are asked for, and in another order.
    void aPartOfWhatIsKeptIsRunForItself()
    {
        const auto kept = memory();
        QVERIFY(runExperiment(smallStudy(1), kept->store()->get(), 1, {}, {}));
        Experiment part = smallStudy(3);
        part.cells.erase(part.cells.begin(), part.cells.begin() + 2);
        ExperimentSession session;
        Played shown;
        follow(session, shown);
        session.start({part}, kept, 1);
        QTRY_COMPARE_WITH_TIMEOUT(session.state(), State::Idle, 60000);
        QCOMPARE(shown.played(), 4);
        QCOMPARE(kept->games(part)->size(), std::size_t {6});
    }

    void aBrokenExperimentIsToldInASentence()
    {
        Experiment broken = smallStudy();
        broken.cells.front().a.engine = QStringLiteral("nobody");
        ExperimentSession session;
        QSignalSpy failed(&session, &ExperimentSession::failed);
        session.start({broken}, memory(), 1);
        QTRY_COMPARE_WITH_TIMEOUT(session.state(), State::Idle, 60000);
        QCOMPARE(failed.size(), 1);
        QVERIFY(!failed.front().front().toString().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestExperimentSession)
#include "tst_experimentsession.moc"
