// SPDX-License-Identifier: GPL-3.0-or-later
//
// The recorded search against a plain minimax and a plain alpha-beta that are written here, and the
// minimal tree against Knuth and Moore's formula.
#include "tests/core/lesson/tree/treetest.h"
#include "tests/sanitized.h"

#include "core/evaluation/h2.h"

#include <QTest>
#include <cmath>

using namespace treetest;

namespace {

/// PlainSearch on the board.
Value plainOnBoard(const Position& position, int depth, int ply, Value alpha, Value beta, bool cuts,
                   TreeCounts& counts)
{
    ++counts.nodes;
    if (position.isWon()) {
        ++counts.leaves;
        return -(value::win - ply);
    }
    if (position.isFull() || depth == 0) {
        ++counts.leaves;
        return position.isFull() ? 0 : H2()(position);
    }
    Value best = -value::infinite;
    for (int column = 0; column < 7; ++column) {
        if (!position.canPlay(column))
            continue;
        best = std::max(best,
                        -plainOnBoard(position.after(column), depth - 1, ply + 1, -beta,
                                      -std::max(alpha, best), cuts, counts));
        if (cuts && best >= beta) {
            for (int left = column + 1; left < 7; ++left)
                if (position.canPlay(left)) {
                    ++counts.cuts;
                    break;
                }
            break;
        }
    }
    return best;
}

constexpr MoveOrder allOrders[]
    = {MoveOrder::AsTheyLie, MoveOrder::CentreFirst, MoveOrder::StaticValue,
       MoveOrder::BestFirst, MoveOrder::WorstFirst,  MoveOrder::TrueValue};

/// Nodes are in order, their counts add up, windows pass down, values and bounds pass up.
void checkLaws(const RecordedTree& tree)
{
    QCOMPARE(TreeCounts(tree.root().counts), tree.counts);
    QCOMPARE(tree.root().end, tree.nodes.size());
    for (NodeIndex node = 0; node < tree.nodes.size(); ++node) {
        const RecordedNode& at = tree.nodes[node];
        const std::vector<NodeIndex> children = tree.children(node);
        if (at.folded)
            continue;
        QCOMPARE(children.size(), std::size_t(at.tried));
        QVERIFY(at.tried <= at.moveCount);
        QCOMPARE(at.cut, at.tried < at.moveCount && at.bound == Score::Bound::AtLeast && at.cut);
        if (children.empty())
            continue;
        TreeCounts sum {1, 0, at.cut ? 1u : 0u};
        Value best = -value::infinite;
        for (std::size_t i = 0; i < children.size(); ++i) {
            const RecordedNode& child = tree.nodes[children[i]];
            QCOMPARE(child.parent, node);
            QCOMPARE(child.move.column(), int(tree.movesOf(node)[i]));
            QCOMPARE(child.ply, at.ply + 1);
            const Value from = tree.request.method == Method::Minimax ? -value::infinite
                                                                      : std::max(at.alpha, best);
            QCOMPARE(child.beta, -from);
            QCOMPARE(child.alpha, -at.beta);
            sum.nodes += child.counts.nodes;
            sum.leaves += child.counts.leaves;
            sum.cuts += child.counts.cuts;
            best = std::max(best, -child.value);
        }
        QCOMPARE(sum, TreeCounts(at.counts));
        const bool isHard
            = tree.request.method == Method::AlphaBeta && tree.request.failing == Failing::Hard;
        QCOMPARE(at.value, isHard ? std::clamp(best, at.alpha, at.beta) : best);
    }
}

}

class TestRecordedTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLongSearchSaysHowManyNodesItHasEntered();
    void theTextbooksTreeIsCutWhereItSays();
    void randomTreesAreSearchedAsInTextbooks();
    void randomPositionsAreSearchedAsInTextbooks();
    void everyOrderAndTableFindsTheSameValue();
    void theBestOrderReachesKnuthAndMoore();
    void theLeastTreeIsNeverLargerThanASearch();
    void boundsHoldTheTrueValue();
    void theLineIsPlayedFromTheRoot();
    void tooManyNodesAreFoldedAndFoundAgain();
    void exactLeavesGiveTheExactScore();
    void smallBoardsAreSolved();
    void whatDoesNotGoTogetherIsRefused();
    void aStoppedSearchHasNoTree();
    void aWinIsSaidInMoves();
    void everyValueIsThatOfAnIndependentSearch();
};

void TestRecordedTree::theTextbooksTreeIsCutWhereItSays()
{
    TreeRequest request {.root = typed("((3 5) (2 (9 1)))"), .depth = 3};
    const RecordedTree tree = recorded(request);
    checkLaws(tree);
    QCOMPARE(tree.root().value, 3);
    QCOMPARE(tree.counts, (TreeCounts {6, 3, 1}));
    // What is good enough to cut at the last move leaves nothing out.
    QCOMPARE(recorded({.root = typed("((1 -1) 8 (-2))"), .depth = 2}).counts.cuts, 0u);
    const NodeIndex second = tree.child(0, Move(1));
    QVERIFY(tree.nodes[second].cut);
    QCOMPARE(tree.nodes[second].tried, 1);
    QCOMPARE(tree.nodes[second].moveCount, 2);
    QCOMPARE(tree.nodes[second].bound, Score::Bound::AtLeast);
    // As MAX sees it the second branch brings 2 at most, and he has 3.
    QCOMPARE(boundText(tree, tree.nodes[second], PointOfView::Max), QStringLiteral("≤ 2"));
    QCOMPARE(boundText(tree, tree.nodes[second], PointOfView::Mover), QStringLiteral("≥ −2"));
    QCOMPARE(cutReason(tree, second, PointOfView::Max),
             QStringLiteral("2 is at most alpha 3: MAX will not allow this."));
    QCOMPARE(cutReason(tree, second, PointOfView::Mover),
             QStringLiteral("−2 is at least beta −3: the opponent will not allow this."));
    QCOMPARE(pathText(tree, tree.child(second, Move(0))), QStringLiteral("2.1"));
    QVERIFY(cutReason(tree, 0, PointOfView::Max).isEmpty());
}

void TestRecordedTree::randomTreesAreSearchedAsInTextbooks()
{
    SeededRandom random(19);
    for (int i = 0; i < sanitized::cases(1000); ++i) {
        const TypedTree tree = randomTree(random, 2 + i % 5);
        PlainSearch plain(tree);
        const Value value = plain.minimax(TypedTree::root(), true);
        const TreeRequest full {.root = tree, .depth = tree.height(), .method = Method::Minimax};
        const RecordedTree whole = recorded(full);
        QCOMPARE(whole.root().value, value);
        QCOMPARE(whole.counts, plain.counts);
        checkLaws(whole);

        PlainSearch cutting(tree);
        QCOMPARE(cutting.alphaBeta(TypedTree::root(), true, -value::infinite, value::infinite),
                 value);
        for (const Failing failing : {Failing::Soft, Failing::Hard}) {
            const RecordedTree cut
                = recorded({.root = tree, .depth = tree.height(), .failing = failing});
            QCOMPARE(cut.root().value, value);
            QCOMPARE(cut.counts, cutting.counts);
            checkLaws(cut);
        }
    }
}

void TestRecordedTree::randomPositionsAreSearchedAsInTextbooks()
{
    SeededRandom random(7);
    for (int i = 0; i < sanitized::cases(1000); ++i) {
        const Position position
            = boards::randomUnfinished(random, static_cast<int>(random.below(36)));
        const int depth = 1 + i % 4;
        for (const Method method : {Method::Minimax, Method::AlphaBeta}) {
            TreeCounts counts;
            const Value value = plainOnBoard(position, depth, 0, -value::infinite, value::infinite,
                                             method == Method::AlphaBeta, counts);
            const RecordedTree tree = recorded({.root = AnyPosition(position),
                                                .depth = depth,
                                                .method = method,
                                                .leaves = LeafValues::ofAnyBoard()});
            QCOMPARE(tree.root().value, value);
            QCOMPARE(tree.counts, counts);
            QCOMPARE(tree.nodes.size(), counts.nodes);
            if (i % 10 == 0)
                checkLaws(tree);
        }
    }
}

void TestRecordedTree::everyOrderAndTableFindsTheSameValue()
{
    SeededRandom random(5);
    for (int i = 0; i < 30; i += sanitized::isOn ? 10 : 1) {
        const Position position = boards::randomUnfinished(random, i);
        const TreeRequest plain {
            .root = AnyPosition(position), .depth = 5, .method = Method::Minimax};
        const auto expected = searcher(plain)->count();
        for (const MoveOrder order : allOrders)
            for (const bool table : {false, true})
                for (const Failing failing : {Failing::Soft, Failing::Hard}) {
                    TreeRequest request = plain;
                    request.method = Method::AlphaBeta;
                    request.order = order;
                    request.table = table;
                    request.failing = failing;
                    const auto work = searcher(request);
                    const auto tree = work->record();
                    QVERIFY(tree);
                    QCOMPARE(tree->root().value, expected->value);
                    const auto counted = work->count();
                    QCOMPARE(tree->counts, counted->counts);
                    QCOMPARE(tree->total, counted->total);
                    if (!table)
                        checkLaws(*tree);
                }
    }
}

void TestRecordedTree::theBestOrderReachesKnuthAndMoore()
{
    SeededRandom random(3);
    const auto power = [](int base, int exponent) {
        return static_cast<std::uint64_t>(std::lround(std::pow(base, exponent)));
    };
    for (int branching = 1; branching <= 5; ++branching)
        for (int depth = 1; depth <= 6; ++depth) {
            std::vector<Value> leaves(power(branching, depth));
            for (Value& leaf : leaves)
                leaf = static_cast<Value>(random.below(1000));
            const TypedTree tree = TypedTree::uniform(branching, depth, leaves);
            const auto work
                = searcher({.root = tree, .depth = depth, .order = MoveOrder::TrueValue});
            const std::uint64_t formula
                = power(branching, (depth + 1) / 2) + power(branching, depth / 2) - 1;
            QCOMPARE(work->least()->leaves, formula);
            QCOMPARE(work->count()->counts.leaves, formula);
            QCOMPARE(work->least()->nodes, work->count()->counts.nodes);
        }
}

void TestRecordedTree::theLeastTreeIsNeverLargerThanASearch()
{
    SeededRandom random(11);
    for (int i = 0; i < 100; ++i) {
        const TypedTree tree = randomTree(random, 6);
        const MinimalTree least = *searcher({.root = tree, .depth = tree.height()})->least();
        for (const MoveOrder order : allOrders) {
            const auto counted
                = searcher({.root = tree, .depth = tree.height(), .order = order})->count();
            QVERIFY(counted->counts.leaves >= least.leaves);
            QVERIFY(counted->counts.nodes >= least.nodes);
        }
    }
    for (int i = 0; i < 10; ++i) {
        const Position position = boards::randomUnfinished(random, 3 * i);
        const auto work = searcher({.root = AnyPosition(position), .depth = 5});
        QVERIFY(work->count()->counts.leaves >= work->least()->leaves);
    }
}

void TestRecordedTree::boundsHoldTheTrueValue()
{
    SeededRandom random(23);
    for (int i = 0; i < sanitized::cases(200); ++i) {
        const TypedTree typedTree = randomTree(random, 6);
        for (const Failing failing : {Failing::Soft, Failing::Hard}) {
            const RecordedTree tree
                = recorded({.root = typedTree, .depth = typedTree.height(), .failing = failing});
            for (NodeIndex node = 0; node < tree.nodes.size(); ++node) {
                const RecordedNode& at = tree.nodes[node];
                PlainSearch plain(typedTree);
                const bool isMaximum = at.ply % 2 == 0;
                const Value value = plain.minimax(tree.typedNodeAt(node), isMaximum);
                const Value mine = isMaximum ? value : -value;
                if (at.bound == Score::Bound::Exact)
                    QCOMPARE(at.value, mine);
                else if (at.bound == Score::Bound::AtLeast)
                    QVERIFY(mine >= at.value);
                else
                    QVERIFY(mine <= at.value);
            }
        }
    }
}

void TestRecordedTree::theLineIsPlayedFromTheRoot()
{
    SeededRandom random(2);
    for (int i = 0; i < 20; ++i) {
        const Position position = boards::randomUnfinished(random, i);
        const RecordedTree tree = recorded({.root = AnyPosition(position), .depth = 5});
        const std::vector<NodeIndex> line = tree.line();
        QVERIFY(!line.empty() && tree.nodes[line.back()].isLeaf());
        for (const NodeIndex node : line) {
            const RecordedNode& at = tree.nodes[node];
            QCOMPARE(at.value, at.ply % 2 == 0 ? tree.root().value : -tree.root().value);
        }
    }
}

void TestRecordedTree::tooManyNodesAreFoldedAndFoundAgain()
{
    for (const bool table : {false, true})
        for (const MoveOrder order : sanitized::ends(
                 std::vector {MoveOrder::AsTheyLie, MoveOrder::BestFirst, MoveOrder::WorstFirst})) {
            TreeRequest request {.root = AnyPosition(boards::fromDigits(u"44536")),
                                 .depth = sanitized::isOn ? 4 : 5,
                                 .order = order,
                                 .table = table};
            const RecordedTree whole = recorded(request);
            QVERIFY(whole.isWhole() && whole.nodes.size() > 300);
            request.mostNodes = 100;
            const auto work = searcher(request);
            RecordedTree tree = *work->record();
            QVERIFY(!tree.isWhole() && tree.nodes.size() <= 100);
            QCOMPARE(tree.counts, whole.counts);
            const auto folded = [&tree] {
                return std::ranges::find_if(tree.nodes,
                                            [](const RecordedNode& node) { return node.folded; })
                    - tree.nodes.begin();
            };
            while (folded() < std::ssize(tree.nodes)) {
                const auto node = static_cast<NodeIndex>(folded());
                const auto below = work->expand(tree, node);
                QVERIFY(below);
                QCOMPARE(below->root().counts, tree.nodes[node].counts);
                tree = tree.unfolded(node, *below);
            }
            QVERIFY(tree.isWhole());
            QCOMPARE(tree.nodes.size(), whole.nodes.size());
            for (NodeIndex node = 0; node < tree.nodes.size(); ++node) {
                const RecordedNode& one = tree.nodes[node];
                const RecordedNode& other = whole.nodes[node];
                QCOMPARE(one.parent, other.parent);
                QCOMPARE(one.end, other.end);
                QCOMPARE(one.visit, other.visit);
                QCOMPARE(one.value, other.value);
                QCOMPARE(one.move, other.move);
                QCOMPARE(one.kind, other.kind);
                QCOMPARE(one.onLine, other.onLine);
                QVERIFY(std::ranges::equal(tree.movesOf(node), whole.movesOf(node)));
            }
        }
}

void TestRecordedTree::exactLeavesGiveTheExactScore()
{
    SeededRandom random(31);
    for (int i = 0; i < 6; ++i) {
        const Position position = boards::carefulUnfinished(random, 20 + 2 * i);
        const auto deep
            = searcher({.root = AnyPosition(position), .depth = 3, .leaves = LeafValues::exact()})
                  ->count();
        const auto shallow = searcher({.root = AnyPosition(position),
                                       .depth = 1,
                                       .method = Method::Minimax,
                                       .leaves = LeafValues::exact()})
                                 ->count();
        QCOMPARE(deep->value, shallow->value);
    }
}

void TestRecordedTree::smallBoardsAreSolved()
{
    // Known: the first player wins three in line on 4x4 at once; 5x4 and four in line is a draw.
    const auto valueOf = [](const char* board, int depth, Method method) {
        return searcher({.root = *readPosition(QString::fromLatin1(board), u""),
                         .depth = depth,
                         .method = method,
                         .leaves = LeafValues::exact()})
            ->count()
            ->value;
    };
    QCOMPARE(valueOf("5x4", 2, Method::AlphaBeta), 0);
    const Value first = valueOf("4x4", 1, Method::Minimax);
    QVERIFY(first > value::provenWin);
    QCOMPARE(valueOf("4x4", 4, Method::AlphaBeta), first);
    const auto ended = searcher({.root = *readPosition(QStringLiteral("4x4"), u""),
                                 .depth = 8,
                                 .leaves = LeafValues::ended()})
                           ->count();
    if (first >= value::win - 8)
        QCOMPARE(ended->value, first);
}

void TestRecordedTree::whatDoesNotGoTogetherIsRefused()
{
    const AnyPosition small = *readPosition(QStringLiteral("5x4"), u"");
    const AnyPosition large = *readPosition(QStringLiteral("7x7"), u"");
    const AnyPosition won(boards::fromDigits(u"1212121"));
    const auto isRefused = [](const TreeRequest& request) {
        const auto made = TreeSearcher::make(request);
        return !made && made.error().message.endsWith(u'.');
    };
    QVERIFY(isRefused({.root = small}));
    QVERIFY(isRefused({.root = won}));
    QVERIFY(
        isRefused({.root = small, .method = Method::Engine, .leaves = LeafValues::ofAnyBoard()}));
    QVERIFY(isRefused({.root = large, .leaves = LeafValues::exact()}));
    QVERIFY(isRefused({.root = AnyPosition(), .depth = 9}));
    QVERIFY(isRefused({.root = AnyPosition(), .depth = 0}));
    QVERIFY(isRefused({.root = typed("(3 4)"), .method = Method::Engine}));
    QVERIFY(!isRefused({.root = small, .leaves = LeafValues::ofAnyBoard()}));
    QVERIFY(!isRefused({.root = large, .leaves = LeafValues::ended()}));
}

void TestRecordedTree::aStoppedSearchHasNoTree()
{
    std::stop_source stop;
    stop.request_stop();
    for (const Method method : {Method::Minimax, Method::AlphaBeta, Method::Engine}) {
        const auto work = searcher({.root = AnyPosition(Position()), .depth = 7, .method = method});
        QVERIFY(!work->record(stop.get_token()));
        QVERIFY(!work->count(stop.get_token()));
    }
}

void TestRecordedTree::aWinIsSaidInMoves()
{
    // Three in a row at the foot, with the fourth square free: the side to move wins at once.
    const RecordedTree once = recorded({.root = AnyPosition(boards::fromDigits(u"112233")),
                                        .depth = 1,
                                        .leaves = LeafValues::ended()});
    QCOMPARE(once.root().value, value::win - 1);
    QCOMPARE(valueText(once, once.root().value), QStringLiteral("win in 1"));
    // Two in the middle with both ends open: the side to move makes it three, then four.
    const RecordedTree twice = recorded({.root = AnyPosition(boards::fromDigits(u"3344")),
                                         .depth = 3,
                                         .leaves = LeafValues::ended()});
    QCOMPARE(twice.root().value, value::win - 3);
    for (const NodeIndex node : twice.line()) {
        const RecordedNode& at = twice.nodes[node];
        QCOMPARE(boundText(twice, at, PointOfView::Max), QStringLiteral("= win in 2"));
        QCOMPARE(boundText(twice, at, PointOfView::Mover),
                 at.ply % 2 == 0 ? QStringLiteral("= win in 2") : QStringLiteral("= loss in 2"));
    }
    // An open three is H1's infinity: no proof.
    QCOMPARE(valueText(once, value::heuristicWin - 270), QStringLiteral("nearly won"));
    QCOMPARE(valueText(once, 270 - value::heuristicWin), QStringLiteral("nearly lost"));
    const RecordedTree numbers = recorded({.root = typed("(3 1000000)"), .depth = 1});
    QCOMPARE(valueText(numbers, numbers.root().value), QStringLiteral("1,000,000"));
    QCOMPARE(valueText(numbers, -900160), QStringLiteral("−900,160"));
    QCOMPARE(valueText(numbers, 2401), QStringLiteral("2401"));
}

/// As MAX sees it each node has the number that a textbook's two rules give, and each bound holds.
void TestRecordedTree::everyValueIsThatOfAnIndependentSearch()
{
    SeededRandom random(33);
    for (int i = 0; i < sanitized::cases(300); ++i) {
        const TypedTree typedTree = randomTree(random, 2 + i % 5);
        const int height = typedTree.height();
        const auto plainValue = [&](const RecordedTree& tree, NodeIndex node) {
            PlainSearch plain(typedTree);
            return plain.minimax(tree.typedNodeAt(node), tree.nodes[node].ply % 2 == 0);
        };
        const RecordedTree whole
            = recorded({.root = typedTree, .depth = height, .method = Method::Minimax});
        for (NodeIndex node = 0; node < whole.nodes.size(); ++node)
            QCOMPARE(seenValue(whole.nodes[node].value, whole.nodes[node].ply, PointOfView::Max),
                     plainValue(whole, node));
        const RecordedTree cut = recorded({.root = typedTree, .depth = height});
        std::uint64_t leftOut = 0;
        for (NodeIndex node = 0; node < cut.nodes.size(); ++node) {
            const RecordedNode& at = cut.nodes[node];
            leftOut += at.tried < at.moveCount ? 1 : 0;
            const Value seen = seenValue(at.value, at.ply, PointOfView::Max);
            const Value plain = plainValue(cut, node);
            switch (seenBound(at.bound, at.ply, PointOfView::Max)) {
            case Score::Bound::Exact:
                QCOMPARE(seen, plain);
                break;
            case Score::Bound::AtLeast:
                QVERIFY(plain >= seen);
                break;
            case Score::Bound::AtMost:
                QVERIFY(plain <= seen);
                break;
            }
        }
        // A cut is a node with a branch that is left out, and nothing else.
        QCOMPARE(cut.counts.cuts, leftOut);
    }
}

void TestRecordedTree::aLongSearchSaysHowManyNodesItHasEntered()
{
    for (const Method method : {Method::Minimax, Method::Engine}) {
        const auto work = searcher({.root = AnyPosition(boards::fromDigits(u"44")),
                                    .depth = method == Method::Engine ? 8 : 6,
                                    .method = method,
                                    .mostNodes = 100});
        std::vector<std::uint64_t> told;
        const auto tree = work->record({}, [&told](std::uint64_t nodes) { told.push_back(nodes); });
        QVERIFY(told.size() > 1);
        QVERIFY(std::ranges::is_sorted(told));
        QVERIFY(told.back() <= tree->counts.nodes);
        QVERIFY(told.back() > tree->counts.nodes / 2);
    }
}

QTEST_GUILESS_MAIN(TestRecordedTree)
#include "tst_recordedtree.moc"
