// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/searchreport.h"
#include "core/solver/perfectengine.h"
#include "tests/core/solver/plainminimax.h"
#include "tests/core/solver/solvertest.h"

#include <latch>
#include <set>
#include <thread>

/// The exact solver as a player.
class TestPerfectEngine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scoresAreThoseOfPlainMinimax();
    void lineGoesToTheEnd();
    void gameEndsAsForetold();
    void choiceAmongEqualsIsSeeded();
    void sameGameCostsTheSameNodesAgain();
    void limitsLeaveALegalMove();
    void stopLeavesALegalMove_data();
    void stopLeavesALegalMove();
    void stoppedAtOnceItStillSeesWinsAndLosses();
    void reportsWhileItWorks();
    void knownScoresAreUsed();
    void boundsAreSaidAsSuch();
    void aSharedSolverPlaysTheSameMoves_data();
    void aSharedSolverPlaysTheSameMoves();
    void nodesAreThoseOfTheSearchItself();
    void stoppedInTheQueueItStillSeesWins();
};

namespace {

PerfectEngine::Settings small(int workers = 1, std::uint64_t seed = 1)
{
    return {.solver = {.tableMib = 8, .workers = workers}, .seed = seed};
}

Position latePosition(SeededRandom& random)
{
    return boards::randomUnfinished(random, 20 + static_cast<int>(random.below(22)));
}

/// The score of a value of plain minimax, told by the plies of the game that is left.
Score expectedScore(const Position& position, int value)
{
    const int plies = value == 0 ? 0 : exactscore::pliesToEnd(value, position.plies());
    const Value win = value::win - plies;
    return Score::fromValue(value > 0 ? win : value < 0 ? -win : 0, Score::Bound::Exact, true);
}

class OnlyDraws : public KnownScores
{
public:
    std::optional<int> score(const Position&) const override { return 0; }
};

}

void TestPerfectEngine::scoresAreThoseOfPlainMinimax()
{
    PerfectEngine engine(small());
    SeededRandom random(51);
    for (int i = 0; i < sanitized::cases(200); ++i) {
        const Position position
            = boards::randomUnfinished(random, 28 + static_cast<int>(random.below(14)));
        const SearchReport report = engine.search(position, {}, {});
        QCOMPARE(report.status, SearchReport::Status::Completed);
        QCOMPARE(report.score, expectedScore(position, plainminimax::value(position)));
        for (int column = 0; column < SearchReport::columns; ++column) {
            const Score& score = report.columnScores[static_cast<std::size_t>(column)];
            QCOMPARE(score.kind == Score::Kind::None, !position.canPlay(column));
            if (!position.canPlay(column))
                continue;
            const Position next = position.after(column);
            const int value = position.wins(column) ? plainminimax::valueOfWin(position)
                : next.isFull()                     ? 0
                                                    : -plainminimax::value(next);
            QCOMPARE(score, expectedScore(position, value));
        }
    }
}

void TestPerfectEngine::lineGoesToTheEnd()
{
    PerfectEngine engine(small(2));
    SeededRandom random(52);
    for (int i = 0; i < sanitized::cases(100); ++i) {
        Position position = latePosition(random);
        const SearchReport report = engine.search(position, {}, {});
        QVERIFY(report.root == position);
        QCOMPARE(report.engine, QStringLiteral("perfect"));
        QCOMPARE(report.workers, 2);
        QCOMPARE(report.principalVariation.front(), report.bestMove);
        QCOMPARE(static_cast<int>(report.principalVariation.size()), report.depth);
        QCOMPARE(report.columnScores[static_cast<std::size_t>(report.bestMove.column())],
                 report.score);
        for (const Move move : report.principalVariation) {
            QVERIFY(!position.isFinished() && position.canPlay(move));
            position.play(move);
        }
        QVERIFY(position.isFinished());
        QCOMPARE(position.isWon(), report.score.kind != Score::Kind::Draw);
    }
}

void TestPerfectEngine::gameEndsAsForetold()
{
    PerfectEngine first(small(1, 7));
    PerfectEngine second(small(1, 8));
    SeededRandom random(53);
    for (int i = 0; i < sanitized::cases(20); ++i) {
        Position position = latePosition(random);
        Score score = first.search(position, {}, {}).score;
        for (bool turn = false; !position.isFinished(); turn = !turn) {
            const SearchReport report = (turn ? second : first).search(position, {}, {});
            QCOMPARE(report.score.kind, score.kind);
            QCOMPARE(report.score.plies, score.plies);
            position.play(report.bestMove);
            score = score.negated();
            score.plies = std::max(0, score.plies - 1);
        }
        QCOMPARE(position.isWon(), score.kind != Score::Kind::Draw);
    }
}

void TestPerfectEngine::choiceAmongEqualsIsSeeded()
{
    // Nobody can win any more: all columns are draws.
    SeededRandom random(54);
    std::set<int> chosen;
    Position position;
    std::size_t equals = 0;
    while (equals < 3) {
        position = boards::randomUnfinished(random, 34);
        Solver solver({.tableMib = 1});
        equals = solver.solveColumns(position, BestLine::None).best.size();
    }
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        PerfectEngine engine(small(1, seed));
        PerfectEngine again(small(1, seed));
        const Move move = engine.search(position, {}, {}).bestMove;
        QCOMPARE(again.search(position, {}, {}).bestMove, move);
        chosen.insert(move.column());
    }
    QCOMPARE(chosen.size(), equals);
}

void TestPerfectEngine::sameGameCostsTheSameNodesAgain()
{
    PerfectEngine engine(small());
    const Position position = boards::fromDigits(u"4444423636");
    const std::uint64_t nodes = engine.search(position, {}, {}).nodes;
    QVERIFY(engine.search(position, {}, {}).nodes < nodes);
    engine.newGame();
    QCOMPARE(engine.search(position, {}, {}).nodes, nodes);
}

void TestPerfectEngine::limitsLeaveALegalMove()
{
    for (const std::uint64_t budget : {1u, 10u, 1000u, 20000u}) {
        PerfectEngine engine(small());
        PerfectEngine again(small());
        const SearchReport report = engine.search(Position(), {.nodes = budget}, {});
        QVERIFY(report.nodes <= budget + 1);
        QCOMPARE(report.status, SearchReport::Status::LimitReached);
        QCOMPARE(report.depth, 0);
        QVERIFY(Position().canPlay(report.bestMove));
        QCOMPARE(again.search(Position(), {.nodes = budget}, {}).bestMove, report.bestMove);
    }
    PerfectEngine engine(small(4));
    // A depth is no limit to it.
    const SearchReport report
        = engine.search(Position(), {.depth = 1, .time = std::chrono::milliseconds(30)}, {});
    QCOMPARE(report.status, SearchReport::Status::LimitReached);
    QVERIFY(report.time >= std::chrono::milliseconds(30));
}

void TestPerfectEngine::stopLeavesALegalMove_data()
{
    QTest::addColumn<int>("workers");
    QTest::newRow("1 worker") << 1;
    QTest::newRow("4 workers") << 4;
}

void TestPerfectEngine::stopLeavesALegalMove()
{
    QFETCH(int, workers);
    std::stop_source source;
    std::jthread stopper([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        source.request_stop();
    });
    PerfectEngine engine(small(workers));
    const SearchReport report = engine.search(Position(), {}, {source.get_token(), {}});
    QCOMPARE(report.status, SearchReport::Status::Stopped);
    QVERIFY(Position().canPlay(report.bestMove));
    QCOMPARE(report.principalVariation, std::vector<Move> {report.bestMove});
}

void TestPerfectEngine::stoppedAtOnceItStillSeesWinsAndLosses()
{
    std::stop_source source;
    source.request_stop();
    PerfectEngine engine(small());
    const SearchContext context {source.get_token(), {}};
    QCOMPARE(engine.search(boards::fromDigits(u"112233"), {}, context).bestMove, Move(3));
    // The opponent threatens the fourth column.
    QCOMPARE(engine.search(boards::fromDigits(u"11223"), {}, context).bestMove, Move(3));
    // It leaves the opponent no win at once where that can be helped.
    SeededRandom random(55);
    int traps = 0;
    while (traps < 50) {
        const Position position = latePosition(random);
        int losing = 0;
        int legal = 0;
        for (int column = 0; column < 7; ++column) {
            if (!position.canPlay(column))
                continue;
            ++legal;
            losing += position.after(column).winningSquares() ? 1 : 0;
        }
        if (position.winningSquares() || losing == 0 || losing == legal)
            continue;
        ++traps;
        const Move move = engine.search(position, {}, context).bestMove;
        QVERIFY(!position.after(move.column()).winningSquares());
    }
}

void TestPerfectEngine::reportsWhileItWorks()
{
    std::vector<SearchReport> told;
    const SearchContext context {{}, [&](const SearchReport& r) { told.push_back(r); }};
    PerfectEngine engine(small(2));
    const SearchReport last
        = engine.search(Position(), {.time = std::chrono::milliseconds(800)}, context);
    QVERIFY(!told.empty());
    std::uint64_t nodes = 0;
    for (const SearchReport& report : told) {
        QCOMPARE(report.status, SearchReport::Status::Deepening);
        QVERIFY(report.root == Position());
        QVERIFY(Position().canPlay(report.bestMove));
        QVERIFY(report.nodes >= nodes);
        nodes = report.nodes;
    }
    QVERIFY(last.nodes >= nodes);
}

void TestPerfectEngine::knownScoresAreUsed()
{
    const OnlyDraws known;
    PerfectEngine::Settings settings = small();
    settings.known = &known;
    PerfectEngine engine(settings);
    const SearchReport report = engine.search(Position(), {}, {});
    QCOMPARE(report.score.kind, Score::Kind::Draw);
    QCOMPARE(report.status, SearchReport::Status::Completed);
    QCOMPARE(report.nodes, std::uint64_t {0});
}

void TestPerfectEngine::boundsAreSaidAsSuch()
{
    QCOMPARE((ScoreInterval {-18, 18}).toScore(0).kind, Score::Kind::None);
    QCOMPARE((ScoreInterval {-18, 18}).toText(0), QStringLiteral("not known yet"));
    const Score win = ScoreInterval {1, 3}.toScore(0);
    QCOMPARE(win.kind, Score::Kind::Win);
    QCOMPARE(win.bound, Score::Bound::AtLeast);
    QCOMPARE(win.plies, 41);
    QCOMPARE((ScoreInterval {1, 3}).toText(0), QStringLiteral("wins in 19 to 21 moves"));
    const Score loss = ScoreInterval {-4, -2}.toScore(0);
    QCOMPARE(loss.kind, Score::Kind::Loss);
    QCOMPARE(loss.bound, Score::Bound::AtMost);
    QCOMPARE(loss.plies, 40);
    QCOMPARE((ScoreInterval {-4, -2}).toText(0), QStringLiteral("loses in 18 to 20 moves"));
    const Score draw = ScoreInterval {0, 5}.toScore(0);
    QCOMPARE(draw.kind, Score::Kind::Draw);
    QCOMPARE(draw.bound, Score::Bound::AtLeast);
    QCOMPARE((ScoreInterval {0, 5}).toText(0), QStringLiteral("does not lose"));
    QCOMPARE((ScoreInterval {-5, 0}).toScore(0).bound, Score::Bound::AtMost);
    QCOMPARE((ScoreInterval {-5, 0}).toText(0), QStringLiteral("does not win"));
    QCOMPARE((ScoreInterval {1, 1}).toScore(0).bound, Score::Bound::Exact);
}

void TestPerfectEngine::aSharedSolverPlaysTheSameMoves_data()
{
    QTest::addColumn<bool>("setsTraps");
    QTest::newRow("perfect") << false;
    QTest::newRow("sets traps") << true;
}

void TestPerfectEngine::aSharedSolverPlaysTheSameMoves()
{
    QFETCH(bool, setsTraps);
    PerfectEngine::Settings settings = small();
    settings.setsTraps = setsTraps;
    PerfectEngine alone(settings);
    settings.service = std::make_shared<SolverService>(SolverService::Settings {.tableMib = 8});
    PerfectEngine sharing(settings);
    SeededRandom random(57);
    for (int i = 0; i < sanitized::cases(40); ++i) {
        const Position position = latePosition(random);
        const SearchReport expected = alone.search(position, {}, {});
        const SearchReport report = sharing.search(position, {}, {});
        QCOMPARE(report.bestMove, expected.bestMove);
        QCOMPARE(report.score, expected.score);
        QCOMPARE(report.columnScores, expected.columnScores);
        QCOMPARE(report.status, expected.status);
        // In between somebody else asks.
        settings.service->solveColumns({}, latePosition(random), BestLine::None);
    }
}

void TestPerfectEngine::nodesAreThoseOfTheSearchItself()
{
    const Position position = boards::fromDigits(u"4444423636");
    PerfectEngine alone(small());
    const std::uint64_t nodes = alone.search(position, {}, {}).nodes;

    PerfectEngine::Settings settings = small();
    settings.service = std::make_shared<SolverService>(SolverService::Settings {.tableMib = 8});
    PerfectEngine sharing(settings);
    // Nobody has asked before: it costs what it costs alone.
    QCOMPARE(sharing.search(position, {}, {}).nodes, nodes);
    // What others looked into is not counted, and is not forgotten with a new game.
    sharing.newGame();
    const SearchReport again = sharing.search(position, {}, {});
    QVERIFY(again.nodes < nodes);
    std::uint64_t sum = 0;
    for (const auto& task : again.tasks)
        sum += task.nodes;
    QCOMPARE(sum, again.nodes);
    QVERIFY(again.variant.text() != alone.search(position, {}, {}).variant.text());
}

void TestPerfectEngine::stoppedInTheQueueItStillSeesWins()
{
    PerfectEngine::Settings settings = small();
    settings.service = std::make_shared<SolverService>(SolverService::Settings {.tableMib = 1});
    std::latch works(1);
    std::latch leaves(1);
    std::jthread occupant([&] {
        settings.service->ask({Urgency::Awaited}, {}, [&](Solver&, const std::stop_token&) {
            works.count_down();
            leaves.wait();
            return true;
        });
    });
    works.wait();
    std::stop_source stop;
    SearchReport report;
    std::jthread asker([&] {
        PerfectEngine engine(settings);
        report = engine.search(boards::fromDigits(u"414141"), {}, {stop.get_token(), {}});
    });
    while (settings.service->waiting() == 0)
        std::this_thread::yield();
    stop.request_stop();
    asker.join(); // while the other still works
    leaves.count_down();
    QCOMPARE(report.bestMove, Move(3));
}

QTEST_GUILESS_MAIN(TestPerfectEngine)
#include "tst_perfectengine.moc"
