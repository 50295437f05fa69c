// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/practice/practicesolution.h"
#include "core/lesson/tree/treesearcher.h"
#include "tests/randomcases.h"

#include <QTest>
#include <algorithm>
#include <set>

using namespace fourcast::lesson;

namespace {

/// Plain minimax, from the view of MAX.
Value plainValue(const PracticeTree& tree, int index)
{
    const PracticeNode& node = tree.node(index);
    if (node.isLeaf())
        return node.leaf;
    std::vector<Value> below;
    for (const int child : node.children)
        below.push_back(plainValue(tree, child));
    return node.maxMoves ? std::ranges::max(below) : std::ranges::min(below);
}

/// Alpha-beta in its other form, negamax, as textbooks have it: what it visits and returns.
struct Negamax
{
    const PracticeTree& tree;
    std::vector<std::optional<Value>> values {};
    std::vector<int> leftOut {};

    explicit Negamax(const PracticeTree& searched)
        : tree(searched), values(static_cast<std::size_t>(searched.size()))
    {
        search(0, -1'000'000, 1'000'000);
        std::ranges::sort(leftOut);
    }

    Value search(int index, Value alpha, Value beta)
    {
        const PracticeNode& node = tree.node(index);
        const Value sign = node.maxMoves ? 1 : -1;
        Value best = -1'000'000;
        if (node.isLeaf())
            best = sign * node.leaf;
        std::size_t tried = 0;
        for (; tried < node.children.size() && best < beta; ++tried)
            best = std::max(best, -search(node.children[tried], -beta, -std::max(alpha, best)));
        for (; tried < node.children.size(); ++tried)
            leftOut.push_back(node.children[tried]);
        values[static_cast<std::size_t>(index)] = sign * best;
        return best;
    }
};

std::vector<int> leftOutOf(const PracticeSolution& solution)
{
    std::vector<int> found;
    for (std::size_t node = 0; node < solution.nodes.size(); ++node)
        if (solution.nodes[node].isLeftOut)
            found.push_back(static_cast<int>(node));
    return found;
}

/// All sizes that are possible, again and again.
PracticeRequest requestOf(int number)
{
    PracticeRequest request {.seed = static_cast<std::uint64_t>(number),
                             .branching = 2 + number % 4,
                             .isRagged = number % 3 == 0,
                             .maxMoves = number % 5 != 0};
    request.depth = 1 + number / 4 % deepestPractice(request.branching);
    return request;
}

}

class TestPracticeTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSeedIsTheSameTreeForEver();
    void whatIsPractisedDoesNotChangeTheTree();
    void sizesAreKept();
    void nodesAreEvaluatedChildrenFirst();
    void valuesAreMinimax();
    void alphaBetaIsThatOfTextbooks();
    void alphaBetaIsThatOfTheEngine();
    void theExampleOfTheLesson();
    void fewTreesHaveNothingToCut();
};

void TestPracticeTree::aSeedIsTheSameTreeForEver()
{
    QCOMPARE(practiceTree({.seed = 1}).toText(), practiceTree({.seed = 1}).toText());
    QVERIFY(practiceTree({.seed = 1}).toText() != practiceTree({.seed = 2}).toText());
    // Written down, so that a tree that a teacher has set stays that tree.
    QCOMPARE(practiceTree({.seed = 1}).toText(), QStringLiteral("(((6 7) (0 4)) ((0 3) (6 1)))"));
    QCOMPARE(practiceTree({.seed = 7, .branching = 3, .isRagged = true}).toText(),
             QStringLiteral("((4) ((6) (4)) ((6 8 6) (9 6 5)))"));
}

void TestPracticeTree::whatIsPractisedDoesNotChangeTheTree()
{
    for (int number = 0; number < randomCases(50); ++number) {
        PracticeRequest request = requestOf(number);
        const QString tree = practiceTree(request).toText();
        request.prunes = false;
        QCOMPARE(practiceTree(request).toText(), tree);
    }
}

void TestPracticeTree::sizesAreKept()
{
    for (int number = 0; number < randomCases(300); ++number) {
        const PracticeRequest request = requestOf(number);
        QVERIFY(request.isPossible());
        const PracticeTree tree = practiceTree(request);
        int leaves = 0;
        for (int index = 0; index < tree.size(); ++index) {
            const PracticeNode& node = tree.node(index);
            QVERIFY(static_cast<int>(node.children.size()) <= request.branching);
            QVERIFY(node.ply <= request.depth);
            QCOMPARE(node.maxMoves, (node.ply % 2 == 0) == request.maxMoves);
            QVERIFY(!node.isLeaf() || (node.leaf >= 0 && node.leaf <= 20));
            if (!request.isRagged)
                QCOMPARE(node.isLeaf(), node.ply == request.depth);
            leaves += node.isLeaf() ? 1 : 0;
        }
        QVERIFY(leaves <= PracticeRequest::mostLeaves);
        QCOMPARE(static_cast<int>(tree.node(0).children.size()), request.branching);
    }
    QVERIFY(!PracticeRequest({.depth = 6, .branching = 3}).isPossible());
    QVERIFY(!PracticeRequest({.depth = 0}).isPossible());
    QCOMPARE(deepestPractice(2), 6);
    QCOMPARE(deepestPractice(3), 4);
    QCOMPARE(deepestPractice(5), 2);
}

void TestPracticeTree::nodesAreEvaluatedChildrenFirst()
{
    const PracticeTree tree = practiceTree({.depth = 2});
    QCOMPARE(tree.evaluationOrder(), (std::vector<int> {2, 3, 1, 5, 6, 4, 0}));
    QCOMPARE(tree.innerNodes(), (std::vector<int> {1, 4, 0}));
    QCOMPARE(tree.path(6), QStringLiteral("2.2"));
    QVERIFY(tree.path(0).isEmpty());
}

void TestPracticeTree::valuesAreMinimax()
{
    for (int number = 0; number < randomCases(300); ++number) {
        const PracticeTree tree = practiceTree(requestOf(number));
        const PracticeSolution solution = solvePractice(tree, false);
        QCOMPARE(solution.leftOut(), 0);
        for (int node = 0; node < tree.size(); ++node)
            QCOMPARE(solution.node(node).value, std::optional(plainValue(tree, node)));
        QCOMPARE(solvePractice(tree, true).node(0).value, solution.node(0).value);
    }
}

void TestPracticeTree::alphaBetaIsThatOfTextbooks()
{
    for (int number = 0; number < randomCases(300); ++number) {
        const PracticeTree tree = practiceTree(requestOf(number));
        const PracticeSolution solution = solvePractice(tree, true);
        const Negamax expected(tree);
        for (int node = 0; node < tree.size(); ++node)
            QCOMPARE(solution.node(node).value, expected.values[static_cast<std::size_t>(node)]);
        QCOMPARE(leftOutOf(solution), expected.leftOut);
    }
}

void TestPracticeTree::alphaBetaIsThatOfTheEngine()
{
    for (int number = 0; number < randomCases(100); ++number) {
        PracticeRequest request = requestOf(number);
        request.maxMoves = true;
        const PracticeTree tree = practiceTree(request);
        TreeRequest asked {.root = *TypedTree::parse(tree.toText())};
        asked.depth = std::get<TypedTree>(asked.root).height();
        const auto found = (*TreeSearcher::make(asked))->count();
        QVERIFY(found);
        const PracticeSolution solution = solvePractice(tree, true);
        std::uint64_t nodes = 0;
        std::uint64_t leaves = 0;
        std::set<int> cutting;
        for (int node = 0; node < tree.size(); ++node) {
            nodes += solution.node(node).isSearched() ? 1 : 0;
            leaves += solution.node(node).isSearched() && tree.node(node).isLeaf() ? 1 : 0;
            if (solution.node(node).isLeftOut)
                cutting.insert(tree.node(node).parent);
        }
        QCOMPARE(found->value, *solution.node(0).value);
        QCOMPARE(found->counts, (TreeCounts {nodes, leaves, cutting.size()}));
    }
}

void TestPracticeTree::theExampleOfTheLesson()
{
    // ((3 5) (2 (9 1))): MIN finds 3, then 2, and has no need of the rest.
    PracticeTree tree;
    tree.nodes = {{.parent = -1, .children = {1, 4}},
                  {.parent = 0, .children = {2, 3}, .ply = 1, .maxMoves = false},
                  {.parent = 1, .ply = 2, .leaf = 3},
                  {.parent = 1, .ply = 2, .leaf = 5},
                  {.parent = 0, .children = {5, 6}, .ply = 1, .maxMoves = false},
                  {.parent = 4, .ply = 2, .leaf = 2},
                  {.parent = 4, .children = {7, 8}, .ply = 2},
                  {.parent = 6, .ply = 3, .maxMoves = false, .leaf = 9},
                  {.parent = 6, .ply = 3, .maxMoves = false, .leaf = 1}};
    QCOMPARE(tree.toText(), QStringLiteral("((3 5) (2 (9 1)))"));
    const PracticeSolution solution = solvePractice(tree, true);
    QCOMPARE(solution.node(0).value, std::optional<Value>(3));
    QCOMPARE(solution.node(4).value, std::optional<Value>(2));
    QCOMPARE(solution.node(4).alpha, 3);
    QCOMPARE(leftOutOf(solution), (std::vector<int> {6}));
    QVERIFY(!solution.node(7).isSearched());
}

void TestPracticeTree::fewTreesHaveNothingToCut()
{
    int dull = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed)
        dull += solvePractice(practiceTree({.seed = seed}), true).leftOut() == 0 ? 1 : 0;
    QVERIFY2(dull < 20, qPrintable(QString::number(dull)));
}

QTEST_GUILESS_MAIN(TestPracticeTree)
#include "tst_practicetree.moc"
