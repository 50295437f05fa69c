// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/solver/plainminimax.h"
#include "tests/core/solver/solvertest.h"
#include "tests/sanitized.h"

#include <algorithm>
#include <unordered_set>

/// The score of a single position: against plain minimax, and the same whatever the solver is built
/// with.
class TestSolver : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void latePositionsAgreeWithPlainMinimax();
    void forcedEndsAreSeenWithoutASearch();
    void nothingButTimeDependsOnTheSettings_data();
    void nothingButTimeDependsOnTheSettings();
    void workersShareLongSearches();
    void oneWorkerCountsTheSameNodesAgain();
    void mirroredPositionsHaveTheSameScore();
    void weakAnswerIsTheSignOfTheScore();
    void nodeLimitLeavesATrueInterval();
    void timeLimitAndStopLeaveATrueInterval_data();
    void timeLimitAndStopLeaveATrueInterval();
    void intervalsOnlyNarrow();
    void provedBoundsAreTakenAndKept();
    void knownScoresNeedNoSearch();
    void keysAreHashedOneToOne();
    void tableEntriesCarryTheirBounds();
    void tableTakesAPowerOfTwo();
    void clearedTableIsEmpty_data();
    void clearedTableIsEmpty();
};

namespace {

Position latePosition(SeededRandom& random, int fewest, int most)
{
    const auto span = static_cast<std::uint32_t>(most - fewest + 1);
    return boards::randomUnfinished(random, fewest + static_cast<int>(random.below(span)));
}

/// Positions of 10 to 36 discs with their scores from one solver.
struct Sample
{
    std::vector<Position> positions;
    std::vector<int> scores;
};

const Sample& sample()
{
    static const Sample made = [] {
        Sample s;
        Solver solver;
        SeededRandom random(77);
        for (int i = 0; i < sanitized::cases(300); ++i) {
            s.positions.push_back(latePosition(random, i % 10 == 0 ? 11 : 16, 36));
            s.scores.push_back(solvertest::strong(solver, s.positions.back()));
        }
        return s;
    }();
    return made;
}

bool contains(const ScoreInterval& interval, int score)
{
    return interval.lower <= score && score <= interval.upper;
}

/// Takes a while: the game after the first move in the middle.
Position hardPosition()
{
    return boards::fromDigits(u"4");
}

class FewScores : public KnownScores
{
public:
    std::optional<int> score(const Position& position) const override
    {
        if (position.plies() <= 1)
            return position.plies() == 0 ? 1 : position == Position().after(3) ? -1 : -20;
        return {};
    }
};

}

void TestSolver::latePositionsAgreeWithPlainMinimax()
{
    Solver solver({.tableMib = 8});
    SeededRandom random(2026);
    for (int i = 0; i < sanitized::cases(2000); ++i) {
        const Position position = latePosition(random, 26, 41);
        QCOMPARE(solvertest::strong(solver, position), plainminimax::value(position));
    }
}

void TestSolver::forcedEndsAreSeenWithoutASearch()
{
    Solver solver({.tableMib = 1});
    const SolveReport win = solver.solve(boards::fromDigits(u"112233"));
    QCOMPARE(win.score, (ScoreInterval {18, 18}));
    QCOMPARE(win.nodes, std::uint64_t {0});
    QCOMPARE(win.score.toText(win.root.plies()), QStringLiteral("wins in 1 move(s)"));
    // Two open ends: the opponent wins with his next disc.
    const SolveReport loss = solver.solve(boards::fromDigits(u"37475"));
    QCOMPARE(loss.score, (ScoreInterval {-18, -18}));
    QCOMPARE(loss.nodes, std::uint64_t {0});
}

void TestSolver::nothingButTimeDependsOnTheSettings_data()
{
    QTest::addColumn<int>("tableMib");
    QTest::addColumn<int>("workers");
    QTest::addColumn<int>("kernel");
    QTest::newRow("1 MiB") << 1 << 1 << 0;
    QTest::newRow("8 MiB") << 8 << 1 << 0;
    QTest::newRow("2 workers") << 64 << 2 << 0;
    QTest::newRow("4 workers") << 64 << 4 << 0;
    QTest::newRow("4 workers, 1 MiB") << 1 << 4 << 0;
    for (int kernel = 1; kernel < static_cast<int>(solverKernels().size()); ++kernel)
        QTest::newRow(solverKernels()[static_cast<std::size_t>(kernel)].name) << 64 << 1 << kernel;
}

void TestSolver::nothingButTimeDependsOnTheSettings()
{
    QFETCH(int, tableMib);
    QFETCH(int, workers);
    QFETCH(int, kernel);
    Solver solver({.tableMib = tableMib, .workers = workers, .kernel = kernel});
    QCOMPARE(solver.workers(), workers);
    for (std::size_t i = 0; i < sample().positions.size(); ++i)
        QCOMPARE(solvertest::strong(solver, sample().positions[i]), sample().scores[i]);
}

void TestSolver::workersShareLongSearches()
{
    // Long enough that workers leave what another one settles or will settle.
    for (const char16_t* digits : {u"255245345", u"63155334", u"15666717"}) {
        const Position position = boards::fromDigits(digits);
        Solver alone;
        const int score = solvertest::strong(alone, position);
        for (const int workers : sanitized::ends(std::vector {2, 3, 4})) {
            Solver together({.workers = workers});
            QCOMPARE(solvertest::strong(together, position), score);
        }
    }
}

void TestSolver::oneWorkerCountsTheSameNodesAgain()
{
    Solver solver({.tableMib = 1});
    Solver other({.tableMib = 1});
    for (std::size_t i = 0; i < sample().positions.size(); i += 10) {
        solver.clearTable();
        other.clearTable();
        QCOMPARE(solver.solve(sample().positions[i]).nodes,
                 other.solve(sample().positions[i]).nodes);
    }
}

void TestSolver::mirroredPositionsHaveTheSameScore()
{
    Solver solver;
    for (std::size_t i = 0; i < sample().positions.size(); ++i)
        QCOMPARE(solvertest::strong(solver, sample().positions[i].mirrored()), sample().scores[i]);
}

void TestSolver::weakAnswerIsTheSignOfTheScore()
{
    Solver solver;
    for (std::size_t i = 0; i < sample().positions.size(); ++i)
        QCOMPARE(solvertest::weak(solver, sample().positions[i]),
                 solvertest::signOf(sample().scores[i]));
}

void TestSolver::nodeLimitLeavesATrueInterval()
{
    Solver solver({.tableMib = 1});
    int cut = 0;
    for (std::size_t i = 0; i < sample().positions.size(); ++i) {
        const std::uint64_t budget = std::uint64_t {1} << (i % 16);
        solver.clearTable();
        const SolveReport report
            = solver.solve(sample().positions[i], SolveGoal::Strong, {.nodes = budget});
        QVERIFY(report.nodes <= budget + 1);
        QVERIFY(contains(report.score, sample().scores[i]));
        QCOMPARE(report.status == SolveStatus::Solved, report.score.isExact());
        QVERIFY(report.status == SolveStatus::Solved || report.status == SolveStatus::LimitReached);
        cut += report.status == SolveStatus::LimitReached ? 1 : 0;
    }
    QVERIFY(cut > 0);
}

void TestSolver::timeLimitAndStopLeaveATrueInterval_data()
{
    QTest::addColumn<int>("workers");
    QTest::newRow("1 worker") << 1;
    QTest::newRow("4 workers") << 4;
}

void TestSolver::timeLimitAndStopLeaveATrueInterval()
{
    QFETCH(int, workers);
    Solver solver({.tableMib = 1, .workers = workers});
    const SolveReport late
        = solver.solve(hardPosition(), SolveGoal::Strong, {.time = std::chrono::milliseconds(50)});
    QCOMPARE(late.status, SolveStatus::LimitReached);
    QVERIFY(late.time >= std::chrono::milliseconds(50));
    QVERIFY(contains(late.score, -1));
    QVERIFY(!late.score.isExact());

    std::stop_source source;
    source.request_stop();
    const SolveReport stopped
        = solver.solve(hardPosition(), SolveGoal::Strong, {}, {source.get_token(), {}});
    QCOMPARE(stopped.status, SolveStatus::Stopped);
    QVERIFY(contains(stopped.score, -1));
    // The next call starts afresh.
    QCOMPARE(solvertest::strong(solver, boards::fromDigits(u"6146")), 18);
}

void TestSolver::intervalsOnlyNarrow()
{
    Solver solver({.tableMib = 8, .workers = 2});
    int told = 0;
    for (std::size_t i = 0; i < sample().positions.size(); ++i) {
        ScoreInterval last;
        std::uint64_t nodes = 0;
        const auto report = [&](const SolveReport& r) {
            QCOMPARE(r.status, SolveStatus::Running);
            QVERIFY(r.root == sample().positions[i]);
            QVERIFY(r.score.lower >= last.lower && r.score.upper <= last.upper);
            QVERIFY(r.score != last);
            QVERIFY(contains(r.score, sample().scores[i]));
            QVERIFY(r.nodes >= nodes);
            QVERIFY(!r.score.toText(r.root.plies()).isEmpty());
            last = r.score;
            nodes = r.nodes;
            ++told;
        };
        solver.solve(sample().positions[i], SolveGoal::Strong, {}, {{}, report});
    }
    QVERIFY(told > 0);
}

void TestSolver::provedBoundsAreTakenAndKept()
{
    Solver solver({.tableMib = 8});
    for (std::size_t i = 0; i < sample().positions.size(); ++i) {
        const int score = sample().scores[i];
        const ScoreInterval known {std::max(score - 1, -18), std::min(score + 2, 18)};
        const SolveReport report
            = solver.solve(sample().positions[i], SolveGoal::Strong, {}, {}, known);
        QCOMPARE(report.score, (ScoreInterval {score, score}));
    }
}

void TestSolver::knownScoresNeedNoSearch()
{
    const FewScores known;
    Solver solver({.tableMib = 1});
    solver.setKnownScores(&known);
    const SolveReport report = solver.solve(Position());
    QCOMPARE(report.score, (ScoreInterval {1, 1}));
    QCOMPARE(report.status, SolveStatus::Solved);
    QCOMPARE(report.nodes, std::uint64_t {0});
    QCOMPARE(report.workers, 1);
}

void TestSolver::keysAreHashedOneToOne()
{
    SeededRandom random(5);
    std::unordered_set<std::uint64_t> keys;
    std::unordered_set<std::uint64_t> hashes;
    for (int i = 0; i < sanitized::cases(200'000); ++i) {
        const Position position = latePosition(random, 0, 24);
        const SolverNode node = solverNode(position);
        keys.insert(
            bytecolumns::canonicalKey(bytecolumns::key(node.own, node.own | node.opponent)));
        hashes.insert(node.hash);
        QCOMPARE(solverNode(position.mirrored()).hash, node.hash);
        QVERIFY(node.hash <= bytecolumns::keyMask);
    }
    QCOMPARE(hashes.size(), keys.size());
    // Neighbouring numbers, too.
    hashes.clear();
    for (std::uint64_t key = 0; key < 10'000; ++key)
        hashes.insert(SolverTable::hash(key));
    QCOMPARE(hashes.size(), std::size_t {10'000});
}

void TestSolver::tableEntriesCarryTheirBounds()
{
    const std::uint64_t tag = SolverTable::tagMask - 12345;
    for (int lower = -SolverTable::widest; lower <= SolverTable::widest; ++lower) {
        for (int upper = lower; upper <= SolverTable::widest; ++upper) {
            const std::uint64_t entry = SolverTable::makeEntry(tag, {lower, upper}, 37);
            QCOMPARE(SolverTable::boundsOf(entry).lower, lower);
            QCOMPARE(SolverTable::boundsOf(entry).upper, upper);
            QCOMPARE(SolverTable::workOf(entry), std::uint64_t {37});
            QCOMPARE(entry & SolverTable::tagMask, tag);
        }
    }
    QCOMPARE(SolverTable::boundsOf(0).lower, -SolverTable::widest);
    QCOMPARE(SolverTable::boundsOf(0).upper, SolverTable::widest);
}

void TestSolver::tableTakesAPowerOfTwo()
{
    QCOMPARE(SolverTable(0).mebibytes(), 1);
    QCOMPARE(SolverTable(1).mebibytes(), 1);
    QCOMPARE(SolverTable(3).mebibytes(), 2);
    const SolverTable table(8);
    // Place and tag together are the hash.
    const SolverTable::View view = table.view();
    const std::uint64_t hash = 0x00a5b6c7d8e9f012u;
    const auto bucket
        = static_cast<std::uint64_t>(view.bucket(hash) - view.entries) / SolverTable::bucketSize;
    QCOMPARE((bucket << (56 - view.bucketBits)) | view.tag(hash), hash);
    QVERIFY(view.tag(hash) <= SolverTable::tagMask);
}

void TestSolver::clearedTableIsEmpty_data()
{
    QTest::addColumn<int>("mebibytes");
    QTest::addColumn<int>("workers");
    QTest::addColumn<int>("plies");
    QTest::newRow("a few entries") << 8 << 1 << 28;
    QTest::newRow("smallest table, overwritten") << 1 << 1 << 12;
    QTest::newRow("marks of several workers") << 4 << 3 << 12;
}

void TestSolver::clearedTableIsEmpty()
{
    QFETCH(int, mebibytes);
    QFETCH(int, workers);
    QFETCH(int, plies);
    const auto table = std::make_shared<SolverTable>(mebibytes);
    const SolverTable::View view = table->view();
    const auto used = [&view] {
        const std::size_t all = std::size_t {SolverTable::bucketSize} << view.bucketBits;
        return all
            - static_cast<std::size_t>(
                   std::count(view.entries, view.entries + all, std::uint64_t {0}));
    };
    Solver solver(table, {.workers = workers});
    SeededRandom random(23);
    for (int round = 0; round < 3; ++round) {
        std::size_t most = 0;
        for (int i = 0; i < 5; ++i) {
            (void)solver.solve(boards::randomUnfinished(random, plies));
            most = std::max(most, used());
            solver.clearTable();
            QCOMPARE(used(), std::size_t {0});
        }
        QVERIFY(most > 0);
    }
}

QTEST_GUILESS_MAIN(TestSolver)
#include "tst_solver.moc"
