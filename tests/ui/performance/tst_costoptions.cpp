// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/recording.h"
#include "core/study/runs/storedgame.h"
#include "ui/performance/costs/costoptions.h"
#include "ui/play/gamemodel.h"
#include "ui/play/hintsearch.h"
#include "ui/play/playcontroller.h"

#include <QSignalSpy>
#include <QTest>

/// By which settings each move was found, as whoever repeats its search needs them.
class TestCostOptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMoveKeepsTheSettingsItWasFoundBy();
    void hintsHaveTheirOwn();
    void aRecordingSaysWhoMadeItsReports();
    void anotherGameForgetsThem();
};

namespace {

struct PlayedGame
{
    GameModel model;
    PlayController controller {model};
    HintSearch hints {model};
    CostOptions options {model, controller, hints};

    void seat(std::uint64_t seed)
    {
        Entrant engine {.engine = QStringLiteral("alphabeta-h1")};
        engine.options.seed = seed;
        engine.options.preferFastWins = false;
        controller.pause();
        QVERIFY(controller.setPlayer(Player::First, engine));
    }
    /// The engine of the first player is said to have moved.
    void tell(const SearchReport& report)
    {
        Q_EMIT controller.engineMoved(report, Player::First, 1);
    }
};

SearchReport reportOf(const QString& engine, int column, std::uint64_t nodes)
{
    SearchReport report;
    report.engine = engine;
    report.bestMove = Move(column);
    report.nodes = nodes;
    return report;
}

}

void TestCostOptions::aMoveKeepsTheSettingsItWasFoundBy()
{
    PlayedGame f;
    const SearchReport first = reportOf(QStringLiteral("alphabeta-h1"), 3, 100);
    const SearchReport second = reportOf(QStringLiteral("alphabeta-h1"), 4, 100);
    f.seat(5);
    f.tell(first);
    f.seat(6);
    f.tell(second);
    QCOMPARE(f.options.of(first).seed, std::uint64_t {5});
    QCOMPARE(f.options.of(second).seed, std::uint64_t {6});
    QVERIFY(!f.options.of(second).preferFastWins);
    // The same move by another engine, and by another search.
    QVERIFY(f.options.of(reportOf(QStringLiteral("alphabeta-h2"), 3, 100)) == EngineOptions());
    QVERIFY(f.options.of(reportOf(QStringLiteral("alphabeta-h1"), 3, 99)) == EngineOptions());
}

void TestCostOptions::hintsHaveTheirOwn()
{
    PlayedGame f;
    Entrant engine {.engine = QStringLiteral("alphabeta-h1"), .limits = {.depth = 2}};
    engine.options.seed = 9;
    QSignalSpy ready(&f.hints, &HintSearch::ready);
    QVERIFY(f.hints.ask(engine));
    QVERIFY(ready.wait());
    const auto hint = ready.first().first().value<SearchReport>();
    QCOMPARE(f.options.of(hint).seed, std::uint64_t {9});
    // A move that was found by as many nodes goes first.
    f.seat(5);
    f.tell(hint);
    QCOMPARE(f.options.of(hint).seed, std::uint64_t {5});
}

void TestCostOptions::aRecordingSaysWhoMadeItsReports()
{
    PlayedGame f;
    Recording recording;
    for (const int column : {3, 4})
        recording.moves.push_back(
            {Move(column), reportOf(QStringLiteral("alphabeta-h1"), column, 100)});
    StoredGame stored;
    stored.players[0].options.seed = 7;
    stored.players[1].options.seed = 8;
    f.options.addStored(stored);
    QCOMPARE(f.options.of(*recording.moves[0].report).seed, std::uint64_t {1});
    stored.recording = std::make_shared<const Recording>(recording);
    f.options.addStored(stored);
    QCOMPARE(f.options.of(*recording.moves[0].report).seed, std::uint64_t {7});
    QCOMPARE(f.options.of(*recording.moves[1].report).seed, std::uint64_t {8});
}

void TestCostOptions::anotherGameForgetsThem()
{
    PlayedGame f;
    f.seat(5);
    const SearchReport report = reportOf(QStringLiteral("alphabeta-h1"), 3, 100);
    f.tell(report);
    Q_EMIT f.model.gameReset();
    QVERIFY(f.options.of(report) == EngineOptions());
}

QTEST_MAIN(TestCostOptions)
#include "tst_costoptions.moc"
