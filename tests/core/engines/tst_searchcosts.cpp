// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/searchcosts.h"

#include "core/evaluation/h1.h"
#include "core/parallel/threadtimes.h"
#include "core/search/costs/reportcosts.h"
#include "core/search/terminalvalues.h"
#include "tests/core/boards.h"

#include <QTest>
#include <map>

/// The nodes of a search by lines of moves: sums that are the report's, and what an independent
/// count of the same tree says.
class TestSearchCosts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sumsAreTheReports_data();
    void sumsAreTheReports();
    void rootMovesAreTheReports();
    void everyReportHasATree_data();
    void everyReportHasATree();
    void timeOfRootMovesIsTheReports();
    void fullTreeIsTheMovesThereAre();
    void boxesAreThoseOfASlowCount();
    void unknownSettingsAreFound();
    void anotherSearchIsRefused();
    void aDepthThatWasCutShortIsLeftOut();
    void aStopIsAnswered();
};

namespace {

const QStringList positions {QString(),
                             QStringLiteral("4"),
                             QStringLiteral("44536"),
                             QStringLiteral("112233"),
                             QStringLiteral("4455"),
                             QStringLiteral("44444426666661112")};

SearchReport searched(const QString& name, const Position& root, const SearchLimits& limits,
                      const EngineOptions& options = {})
{
    return (*makeEngine(name, options))->search(root, limits, {});
}

CostTree counted(const SearchReport& report, int plies, const EngineOptions& options = {})
{
    auto tree = searchcosts::count(report, options, plies, {});
    if (!tree)
        qFatal("%s", qPrintable(tree.error().message));
    return *tree;
}

/// The whole of every box is its own and its children's.
bool addsUp(const CostTree& tree)
{
    return std::ranges::all_of(tree.boxes(), [&tree](const CostTree::Box& box) {
        CostCounts sum = box.own;
        for (const int child : box.children)
            if (child != CostTree::none)
                sum += tree.box(child).whole;
        return sum == box.whole;
    });
}

using Line = std::vector<int>;

Line lineOf(const CostTree& tree, std::size_t box)
{
    Line line;
    for (const Move move : tree.path(static_cast<int>(box)))
        line.push_back(move.column());
    return line;
}

/// The study's alpha-beta as a textbook has it, which counts each node for all beginnings of its
/// line.
struct SlowCount
{
    H1 heuristic;
    int plies = 0;
    std::map<Line, std::uint64_t> nodes {};

    Value search(const Position& position, int depth, Value alpha, Value beta, Line line)
    {
        for (std::size_t length = 0; length <= line.size() && length <= std::size_t(plies);
             ++length)
            ++nodes[Line(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(length))];
        const TerminalValues terminals = TerminalValues::study(false);
        if (position.isWon())
            return -terminals.atPly(static_cast<int>(line.size()));
        if (depth == 0 || position.isFull())
            return heuristic.unfinished(position);
        Value best = -value::infinite;
        for (int column = 0; column < 7 && alpha < beta; ++column) {
            if (!position.canPlay(column))
                continue;
            Line longer = line;
            longer.push_back(column);
            best
                = std::max(best, -search(position.after(column), depth - 1, -beta, -alpha, longer));
            alpha = std::max(alpha, best);
        }
        return best;
    }
};

}

void TestSearchCosts::sumsAreTheReports_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("digits");
    QTest::addColumn<int>("workers");
    for (const QString& name : engineNames()) {
        const EngineInfo& info = engineInfo(name);
        if (!info.counted)
            continue;
        for (const QString& digits : positions)
            for (const int workers :
                 info.usesWorkers ? std::vector<int> {1, 3} : std::vector<int> {1})
                QTest::addRow("%s %s %d", qPrintable(name), qPrintable(digits), workers)
                    << name << digits << workers;
    }
}

void TestSearchCosts::sumsAreTheReports()
{
    QFETCH(const QString, name);
    QFETCH(const QString, digits);
    QFETCH(const int, workers);
    const EngineOptions options {.workers = workers};
    const SearchReport report = searched(name, boards::fromDigits(digits), {.depth = 6}, options);
    QVERIFY(searchcosts::canCount(report));
    for (const int plies : {1, 3, 6}) {
        const CostTree tree = counted(report, plies, options);
        const CostCounts& whole = tree.root().whole;
        QCOMPARE(whole.counts.nodes, report.nodes);
        QCOMPARE(whole.counts.leaves, report.leaves);
        QCOMPARE(whole.counts.cutoffs, report.cutoffs);
        QCOMPARE(whole.firstCutoffs, report.statistics.cutoffsByMove[0]);
        QVERIFY(addsUp(tree));
        QVERIFY(tree.plies() <= plies);
        QCOMPARE(tree.detail(), CostTree::Detail::Cutoffs);
        QCOMPARE(tree.clock() == CostTree::Clock::Count, ThreadTimes::hasClock);
        QCOMPARE(whole.running.count() > 0, ThreadTimes::hasClock);
        QCOMPARE(whole.shared.count(), 0);
    }
    QVERIFY(counted(report, 6).cut(2).boxes().size() == counted(report, 2).boxes().size());
}

void TestSearchCosts::rootMovesAreTheReports()
{
    const SearchReport report = searched(QStringLiteral("mapped-h1"), boards::fromDigits(u"44536"),
                                         {.depth = 7}, {.workers = 2});
    const CostTree deep = counted(report, 4);
    const CostTree shallow = costsInReport(report);
    QCOMPARE(shallow.detail(), CostTree::Detail::Nodes);
    for (int column = 0; column < CostTree::columns; ++column)
        QCOMPARE(deep.box(deep.root().children[std::size_t(column)]).whole.counts.nodes,
                 shallow.box(shallow.root().children[std::size_t(column)]).whole.counts.nodes);
    // The root itself, once a depth.
    QCOMPARE(deep.root().own.counts.nodes, std::uint64_t {7});
    QCOMPARE(shallow.root().own.counts.nodes, std::uint64_t {7});
}

void TestSearchCosts::everyReportHasATree_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : engineNames())
        if (engineInfo(name).searches())
            QTest::newRow(qPrintable(name)) << name;
}

void TestSearchCosts::everyReportHasATree()
{
    QFETCH(const QString, name);
    // Late enough for the solver, and not in its book.
    const SearchReport report
        = searched(name, boards::fromDigits(u"44444426666661112"), {.depth = 5}, {.workers = 2});
    const CostTree tree = costsInReport(report);
    QCOMPARE(tree.root().whole.counts.nodes, report.nodes);
    QVERIFY(addsUp(tree));
    if (tree.clock() == CostTree::Clock::None)
        return;
    // The workers' and their tasks' clocks are read one after the other: what the tasks have is
    // never less than all.
    std::chrono::nanoseconds tasks {0};
    for (const TaskRecord& task : report.tasks)
        tasks += task.times.running.value();
    for (const IterationReport& iteration : report.iterations)
        for (const RootMoveReport& move : iteration.rootMoves)
            tasks += move.times.running.value();
    const std::chrono::nanoseconds spent = report.processorTime().running;
    QCOMPARE(tree.root().whole.running, std::max(tasks, spent));
}

void TestSearchCosts::timeOfRootMovesIsTheReports()
{
    if (!ThreadTimes::hasClock)
        QSKIP("The system does not count the processor time of a thread.");
    SearchReport report
        = searched(QStringLiteral("alphabeta-h1"), boards::fromDigits(u"44536"), {.depth = 6});
    const CostTree tree = costsInReport(report);
    QCOMPARE(tree.clock(), CostTree::Clock::Search);
    for (int column = 0; column < CostTree::columns; ++column) {
        std::chrono::nanoseconds sum {0};
        for (const IterationReport& iteration : report.iterations)
            for (const RootMoveReport& move : iteration.rootMoves)
                if (move.move == Move(column))
                    sum += *move.times.running;
        QCOMPARE(tree.box(tree.root().children[std::size_t(column)]).whole.running, sum);
    }
    // One task without: nobody knows the whole.
    report.iterations.back().rootMoves.back().times.running.reset();
    QCOMPARE(costsInReport(report).clock(), CostTree::Clock::None);
}

void TestSearchCosts::fullTreeIsTheMovesThereAre()
{
    const SearchReport report = searched(QStringLiteral("minimax-h2"), Position(), {.depth = 5});
    const CostTree tree = counted(report, 3);
    QCOMPARE(tree.boxes().size(), std::size_t {1 + 7 + 49 + 343});
    for (const CostTree::Box& box : tree.boxes()) {
        // 1 + 7 + 49 + ... below it.
        const std::uint64_t expected[] {19608, 2801, 400, 57};
        QCOMPARE(box.whole.counts.nodes, expected[box.ply]);
        QCOMPARE(box.whole.counts.cutoffs, std::uint64_t {0});
    }
}

void TestSearchCosts::boxesAreThoseOfASlowCount()
{
    for (const QString& digits : positions) {
        const Position root = boards::fromDigits(digits);
        const SearchReport report = searched(QStringLiteral("study-h1"), root, {.depth = 6});
        SlowCount slow {.heuristic = H1().seenBy(root.sideToMove()), .plies = 3};
        slow.search(root, report.iterations.front().depth, -value::infinite, value::infinite, {});
        const CostTree tree = counted(report, 3);
        QCOMPARE(tree.boxes().size(), slow.nodes.size());
        for (std::size_t i = 0; i < tree.boxes().size(); ++i)
            QCOMPARE(tree.boxes()[i].whole.counts.nodes, slow.nodes[lineOf(tree, i)]);
    }
}

void TestSearchCosts::unknownSettingsAreFound()
{
    const auto reading = H1Options::fromNames(QStringLiteral("vertical-pairs"));
    QVERIFY(reading.has_value());
    const SearchReport report
        = searched(QStringLiteral("alphabeta-h1"), boards::fromDigits(u"44536"), {.depth = 6},
                   {.preferFastWins = false, .h1 = *reading, .exactColumns = true});
    QCOMPARE(counted(report, 2).root().whole.counts.nodes, report.nodes);
}

void TestSearchCosts::anotherSearchIsRefused()
{
    SearchReport report = searched(QStringLiteral("alphabeta-h1"), Position(), {.depth = 5});
    report.root = boards::fromDigits(u"44");
    const auto tree = searchcosts::count(report, {}, 2, {});
    QVERIFY(!tree.has_value());
    QVERIFY(!tree.error().message.isEmpty());
    report.engine = QStringLiteral("perfect");
    QVERIFY(!searchcosts::canCount(report));
    QVERIFY(!searchcosts::count(report, {}, 2, {}).has_value());
}

void TestSearchCosts::aDepthThatWasCutShortIsLeftOut()
{
    const SearchReport report
        = searched(QStringLiteral("alphabeta-h1"), Position(), {.nodes = 20000});
    QVERIFY(!report.iterations.back().complete);
    const CostTree tree = counted(report, 3);
    QCOMPARE(tree.root().whole.counts.nodes, searchcosts::countedNodes(report));
    QCOMPARE(tree.root().whole.counts.nodes, report.nodes - report.iterations.back().counts.nodes);
}

void TestSearchCosts::aStopIsAnswered()
{
    const SearchReport report = searched(QStringLiteral("alphabeta-h1"), Position(), {.depth = 7});
    std::stop_source source;
    source.request_stop();
    QVERIFY(!searchcosts::count(report, {}, 3, source.get_token()).has_value());
}

QTEST_GUILESS_MAIN(TestSearchCosts)
#include "tst_searchcosts.moc"
