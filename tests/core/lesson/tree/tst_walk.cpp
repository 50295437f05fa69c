// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/walk/prediction.h"
#include "core/lesson/walk/walk.h"
#include "tests/core/lesson/tree/treetest.h"

#include <QTest>

using namespace treetest;
using EventKind = WalkEvent::Kind;

namespace {

Walk walkOf(const TreeRequest& request)
{
    return Walk(std::make_shared<const RecordedTree>(recorded(request)));
}

/// Requests of every kind, on a tree and on boards.
std::vector<TreeRequest> manyRequests()
{
    std::vector<TreeRequest> requests;
    SeededRandom random(4);
    for (const Method method : {Method::Minimax, Method::AlphaBeta, Method::Engine})
        for (const Failing failing : {Failing::Soft, Failing::Hard})
            for (const bool table : {false, true}) {
                TreeRequest request {.root = AnyPosition(boards::randomUnfinished(random, 12)),
                                     .depth = 4,
                                     .method = method,
                                     .failing = failing,
                                     .table = table};
                requests.push_back(request);
                if (method == Method::Engine)
                    continue;
                const TypedTree tree = randomTree(random, 5);
                request.root = tree;
                request.depth = tree.height();
                requests.push_back(request);
            }
    return requests;
}

}

class TestWalk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTextbooksTreeIsWalkedInOrder();
    void forwardAndBackAreTheSamePlaces();
    void theStackHasTheWindowsThatTheSearchHad();
    void everyEventHasItsLineOfCodeAndItsSentence();
    void anExactChildIsWorthItsValue();
    void jumpsLandWhereTheySay();
    void theEndOfABranchIsWhereItGoesUp();
    void questionsHaveTheAnswersThatFollow();
    void theTextbooksCutIsAskedFor();
    void theOtherSignIsRightWithAWord();
    void theProgramHasARuleForEachSideOrASign();
};

void TestWalk::theTextbooksTreeIsWalkedInOrder()
{
    const Walk walk = walkOf({.root = typed("((3 5) (2 (9 1)))"), .depth = 3});
    QString order;
    for (std::size_t i = 0; i < walk.eventCount(); ++i)
        order += QLatin1String("ELKRCU").at(int(walk.event(i).kind));
    // Into the root and its first branch, two leaves, up; the second branch after its first leaf.
    QCOMPARE(order,
             QStringLiteral("EEELUR"
                            "ELURUREELURCURU"));
    QCOMPARE(eventText(walk, 0),
             QStringLiteral("Entering the root: remaining depth 3, alpha −∞, beta ∞."));
    const WalkState cut = walk.stateAt(17);
    QCOMPARE(cut.event.kind, EventKind::Cut);
    QCOMPARE(cut.stack.size(), 2u);
    QCOMPARE(cut.stack[0].alpha, 3);
    QCOMPARE(cut.stack[1].alpha, -2);
    QCOMPARE(cut.stack[1].beta, -3);
    QCOMPARE(cut.stack[1].best, std::optional(-2));
    QVERIFY(pseudoCode(walk.tree().request, walk.view())[cut.codeLine].contains(
        QStringLiteral("stop here")));
}

void TestWalk::forwardAndBackAreTheSamePlaces()
{
    for (const TreeRequest& request : manyRequests()) {
        Walk walk = walkOf(request);
        std::size_t steps = 0;
        while (walk.go(TreeStep::Forward))
            ++steps;
        QCOMPARE(steps + 1, walk.eventCount());
        QVERIFY(walk.isAtEnd() && !walk.go(TreeStep::Forward));
        QVERIFY(walk.state().stack.empty());
        while (walk.go(TreeStep::Back))
            --steps;
        QCOMPARE(steps, 0u);
        QCOMPARE(walk.index(), 0u);
    }
}

void TestWalk::theStackHasTheWindowsThatTheSearchHad()
{
    for (const TreeRequest& request : manyRequests()) {
        const Walk walk = walkOf(request);
        const RecordedTree& tree = walk.tree();
        const std::size_t stride = std::max<std::size_t>(1, walk.eventCount() / 300);
        for (std::size_t i = 0; i < walk.eventCount(); i += stride) {
            const WalkState state = walk.stateAt(i);
            for (std::size_t f = 0; f + 1 < state.stack.size(); ++f) {
                const WalkFrame& frame = state.stack[f];
                const RecordedNode& child = tree.nodes[state.stack[f + 1].node];
                QCOMPARE(child.parent, frame.node);
                QCOMPARE(frame.current, child.move);
                // What the walk works out is what the search passed down.
                if (child.kind != RecordedNode::Kind::Won)
                    QCOMPARE(child.beta, -frame.alpha);
            }
            if (state.event.kind == EventKind::Enter)
                QCOMPARE(state.stack.back().node, state.event.node);
        }
    }
}

void TestWalk::anExactChildIsWorthItsValue()
{
    // MIN has 3 from its first leaf; the second is a 5, and not "at least 5".
    Walk walk = walkOf({.root = typed("((3 5) (2 9))"), .depth = 2});
    walk.setView(PointOfView::Max);
    QStringList sentences;
    for (std::size_t i = 0; i < walk.eventCount(); ++i)
        sentences << eventText(walk, i);
    QVERIFY2(sentences.contains(QStringLiteral("Move 2 is worth 5: nothing changes.")),
             qPrintable(sentences.join(u'\n')));
    // The second branch was cut at its 2: no more is known of it.
    QVERIFY2(sentences.contains(QStringLiteral("Move 2 is worth at most 2: nothing changes.")),
             qPrintable(sentences.join(u'\n')));
}

void TestWalk::everyEventHasItsLineOfCodeAndItsSentence()
{
    for (const TreeRequest& request : manyRequests()) {
        Walk walk = walkOf(request);
        walk.setView(request.table ? PointOfView::Mover : PointOfView::Max);
        const QStringList code = pseudoCode(request, walk.view());
        for (std::size_t i = 0; i < std::min<std::size_t>(walk.eventCount(), 200); ++i) {
            const WalkState state = walk.stateAt(i);
            QVERIFY(state.codeLine >= 0 && state.codeLine < code.size());
            const QString sentence = eventText(walk, i);
            QVERIFY2(sentence.endsWith(u'.') && !sentence.contains(u'%'), qPrintable(sentence));
            if (state.event.kind == EventKind::Known)
                QVERIFY(code[state.codeLine].contains(QStringLiteral("table knows")));
        }
    }
}

void TestWalk::jumpsLandWhereTheySay()
{
    Walk walk = walkOf({.root = AnyPosition(boards::fromDigits(u"4453")), .depth = 4});
    std::uint64_t leaves = 0;
    while (walk.go(TreeStep::NextLeaf)) {
        QCOMPARE(walk.state().event.kind, EventKind::Leaf);
        ++leaves;
    }
    QCOMPARE(leaves, walk.tree().counts.leaves);
    QVERIFY(walk.go(TreeStep::PreviousLeaf));
    walk.goTo(0);
    std::uint64_t cuts = 0;
    while (walk.go(TreeStep::NextCut))
        ++cuts;
    QCOMPARE(cuts, walk.tree().counts.cuts);
    QVERIFY(walk.go(TreeStep::PreviousCut));
    walk.goTo(0);
    while (walk.go(TreeStep::NextBest))
        QVERIFY(walk.state().bestChanged);
    QVERIFY(walk.go(TreeStep::PreviousBest));
    for (NodeIndex node = 0; node < walk.tree().nodes.size(); node += 17) {
        walk.enterNode(node);
        QCOMPARE(walk.state().event, (WalkEvent {EventKind::Enter, node, noNode}));
    }
}

void TestWalk::theEndOfABranchIsWhereItGoesUp()
{
    Walk walk = walkOf({.root = typed("((3 5) (2 (9 1)))"), .depth = 3});
    walk.enterNode(walk.tree().child(0, Move(0)));
    QVERIFY(walk.go(TreeStep::EndOfBranch));
    QCOMPARE(walk.state().event.kind, EventKind::Leave);
    QCOMPARE(walk.state().event.node, walk.tree().child(0, Move(0)));
    QVERIFY(walk.go(TreeStep::EndOfBranch));
    QCOMPARE(walk.state().event.node, 0u);
    QVERIFY(walk.isAtEnd() && !walk.go(TreeStep::EndOfBranch));
}

void TestWalk::questionsHaveTheAnswersThatFollow()
{
    for (const TreeRequest& request : manyRequests()) {
        const Walk walk = walkOf(request);
        PredictionScore score;
        int asked = 0;
        for (std::size_t i = 0; i < walk.eventCount() && asked < 100; ++i) {
            const auto prediction = predictionAt(walk, i);
            if (!prediction)
                continue;
            ++asked;
            const WalkEvent& next = walk.event(i + 1);
            if (prediction->kind == Prediction::Kind::GoesUp) {
                QCOMPARE(next.kind, EventKind::Leave);
                QCOMPARE(prediction->value, walk.tree().nodes[next.node].value);
                const Value shown
                    = seenValue(prediction->value, walk.tree().nodes[next.node].ply, walk.view());
                score.count(judge(walk, *prediction, shown) == ValueAnswer::Right);
            } else {
                const bool enters = next.kind == EventKind::Enter;
                QCOMPARE(prediction->yes, enters);
                if (enters)
                    QCOMPARE(walk.tree().nodes[next.node].move, prediction->move);
                score.count(isRight(*prediction, enters));
            }
            for (const QString& text :
                 {questionText(walk, *prediction), answerText(walk, *prediction),
                  reasonText(walk, *prediction)})
                QVERIFY2(!text.isEmpty() && !text.contains(u'%'), qPrintable(text));
        }
        QCOMPARE(score.right, asked);
        QCOMPARE(score.asked(), asked);
    }
}

namespace {

/// Questions of the whole walk with their answers and reasons.
QStringList askedOf(const Walk& walk)
{
    QStringList asked;
    for (auto i = nextPrediction(walk, 0); i; i = nextPrediction(walk, *i + 1)) {
        const Prediction prediction = *predictionAt(walk, *i);
        asked << questionText(walk, prediction) + u' ' + answerText(walk, prediction) + u' '
                + reasonText(walk, prediction);
    }
    return asked;
}

}

void TestWalk::theTextbooksCutIsAskedFor()
{
    Walk walk = walkOf({.root = typed("((3 5) (2 (9 1)))"), .depth = 3});
    QCOMPARE(
        askedOf(walk),
        (QStringList {
            QStringLiteral("Will branch 1.2 be searched? Yes There is no alpha here yet: any move "
                           "may still be better."),
            QStringLiteral(
                "What value does this node return, as MAX sees it? 3 Move 1 is the best."),
            QStringLiteral("Will branch 2 be searched? Yes There is no beta here yet: any move "
                           "may still be better."),
            QStringLiteral("Will branch 2.2 be searched? No 2 is at most alpha 3: MAX will not "
                           "allow this."),
            QStringLiteral("What value does this node return, as MAX sees it? 2 Move 1 is enough: "
                           "it reaches alpha 3."),
            QStringLiteral("What value does this node return? 3 Move 1 is the best.")}));
    walk.setView(PointOfView::Mover);
    QCOMPARE(
        askedOf(walk),
        (QStringList {
            QStringLiteral("Will branch 1.2 be searched? Yes There is no beta here yet: any move "
                           "may still be better."),
            QStringLiteral(
                "What value does this node return, as MIN sees it? −3 Move 1 is the best."),
            QStringLiteral("Will branch 2 be searched? Yes There is no beta here yet: any move "
                           "may still be better."),
            QStringLiteral("Will branch 2.2 be searched? No −2 is at least beta −3: the opponent "
                           "will not allow this."),
            QStringLiteral("What value does this node return, as MIN sees it? −2 Move 1 is "
                           "enough: it reaches beta −3."),
            QStringLiteral("What value does this node return? 3 Move 1 is the best.")}));
}

void TestWalk::theOtherSignIsRightWithAWord()
{
    Walk walk = walkOf({.root = typed("((6 4 7) (5 2 8) (3 9 1))"), .depth = 2});
    const NodeIndex ofMin = walk.tree().child(0, Move(0));
    const Prediction min = *predictionAt(walk, walk.indexOfLeaving(ofMin) - 1);
    QCOMPARE(judge(walk, min, 4), ValueAnswer::Right);
    QCOMPARE(judge(walk, min, -4), ValueAnswer::OtherView);
    QCOMPARE(judge(walk, min, 6), ValueAnswer::Wrong);
    QCOMPARE(otherViewText(walk, min),
             QStringLiteral("That is how MIN itself writes it. MAX writes 4."));
    walk.setView(PointOfView::Mover);
    QCOMPARE(judge(walk, min, -4), ValueAnswer::Right);
    QCOMPARE(judge(walk, min, 4), ValueAnswer::OtherView);
    QCOMPARE(otherViewText(walk, min), QStringLiteral("MIN itself would write −4."));
    // MAX has one sign alone.
    const Prediction max = *predictionAt(walk, walk.indexOfLeaving(0) - 1);
    QCOMPARE(judge(walk, max, 4), ValueAnswer::Right);
    QCOMPARE(judge(walk, max, -4), ValueAnswer::Wrong);
}

void TestWalk::theProgramHasARuleForEachSideOrASign()
{
    Walk walk = walkOf({.root = typed("((3 5) (2 9))"), .depth = 2});
    const auto lineOfBest = [&walk](NodeIndex node) {
        const NodeIndex first = node + 1;
        const WalkState state = walk.stateAt(walk.indexOfLeaving(first) + 1);
        return pseudoCode(walk.tree().request, walk.view())[state.codeLine].trimmed();
    };
    QCOMPARE(lineOfBest(0), QStringLiteral("MAX: if v > best: best = v; α = max(α, best)"));
    QCOMPARE(lineOfBest(1), QStringLiteral("MIN: if v < best: best = v; β = min(β, best)"));
    walk.setView(PointOfView::Mover);
    QCOMPARE(lineOfBest(0), QStringLiteral("if v > best: best = v; α = max(α, best)"));
    QCOMPARE(lineOfBest(1), lineOfBest(0));
}

QTEST_GUILESS_MAIN(TestWalk)
#include "tst_walk.moc"
