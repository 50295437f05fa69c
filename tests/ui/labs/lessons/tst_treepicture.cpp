// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/walk/prediction.h"
#include "tests/ui/labs/lessons/treeexamples.h"
#include "ui/paper/lessons/treepicture.h"

#include <QTest>
#include <algorithm>

using namespace fourcast::lesson;

class TestTreePicture : public QObject
{
    Q_OBJECT

    static int marked(const Graph& graph, GraphMark mark)
    {
        return static_cast<int>(std::ranges::count_if(
            graph.nodes, [mark](const GraphNode& node) { return bool(node.marks & mark); }));
    }

private Q_SLOTS:
    void maxAndMinHaveShapesOfTheirOwn()
    {
        TreeSteps steps;
        steps.setTree(treeexamples::found(treeexamples::withCut()).tree);
        TreePicture picture(steps.walkIfAny());
        picture.openFromRoot(100);
        const Graph graph = picture.graph();
        QCOMPARE(graph.node(0).shape, GraphShape::Roof);
        QCOMPARE(graph.node(1).shape, GraphShape::Funnel);
        QCOMPARE(graph.node(2).shape, GraphShape::Box);
        QVERIFY(graph.node(0).text.startsWith(QStringLiteral("= 3")));
    }

    /// The branch (9 1) is never looked at: one node stands for it.
    void whatWasCutIsDrawnAsLeftOut()
    {
        TreeSteps steps;
        steps.setTree(treeexamples::found(treeexamples::withCut()).tree);
        TreePicture picture(steps.walkIfAny());
        picture.openFromRoot(100);
        QCOMPARE(picture.graph().nodeCount(), 7);
        QCOMPARE(marked(picture.graph(), GraphMark::LeftOut), 1);
        steps.go(TreeStep::First);
        QCOMPARE(marked(picture.graph(), GraphMark::LeftOut), 0);
        steps.go(TreeStep::NextCut);
        const Graph cut = picture.graph();
        QCOMPARE(marked(cut, GraphMark::LeftOut), 1);
        const auto left = std::ranges::find_if(
            cut.nodes, [](const GraphNode& node) { return bool(node.marks & GraphMark::LeftOut); });
        QCOMPARE(picture.nodeOf(left->id), noNode);
        QCOMPARE(picture.parentOfMove(left->id), steps.node());
    }

    /// It looks as the leaf 2 beside it, until the walk has come to it.
    void whoPredictsIsNotToldWhatWillBeLeftOut()
    {
        TreeSteps steps;
        steps.setTree(treeexamples::found(treeexamples::withCut()).tree);
        TreePicture picture(steps.walkIfAny());
        picture.setHidden(true);
        picture.openFromRoot(100);
        steps.go(TreeStep::First);
        const Graph graph = picture.graph();
        const auto left = std::ranges::find_if(graph.nodes, [&picture](const GraphNode& node) {
            return picture.nodeOf(node.id) == noNode;
        });
        QVERIFY(left != graph.nodes.end());
        const GraphNode& beside = *(left - 1);
        QVERIFY(!left->room.isEmpty());
        QCOMPARE(left->room, beside.room);
        QCOMPARE(left->shape, beside.shape);
        QCOMPARE(left->text, beside.text);
    }

    /// The values below are there to work it out from.
    void whoPredictsAValueSeesAQuestionMark()
    {
        TreeSteps steps;
        steps.setTree(treeexamples::found(treeexamples::withCut()).tree);
        TreePicture picture(steps.walkIfAny());
        picture.openFromRoot(100);
        steps.go(TreeStep::First);
        int asked = 0;
        for (; !steps.walk().isAtEnd(); steps.go(TreeStep::Forward)) {
            const auto prediction = predictionAt(steps.walk(), steps.index());
            if (!prediction || prediction->kind != Prediction::Kind::GoesUp)
                continue;
            ++asked;
            const auto textOf = [&](NodeIndex of) {
                const Graph graph = picture.graph();
                return std::ranges::find(graph.nodes, picture.idOf(of), &GraphNode::id)->text;
            };
            picture.setHidden(false);
            const QString told = textOf(prediction->node);
            QVERIFY(!told.startsWith(u'?'));
            picture.setHidden(true);
            QVERIFY(textOf(prediction->node).startsWith(u'?'));
            for (const NodeIndex below : steps.tree().children(prediction->node))
                QVERIFY(!textOf(below).isEmpty() && !textOf(below).startsWith(u'?'));
        }
        QCOMPARE(asked, 3);
    }

    void theBestLineIsStrongOnceItIsKnown()
    {
        TreeSteps steps;
        steps.setTree(treeexamples::found(treeexamples::withCut()).tree);
        TreePicture picture(steps.walkIfAny());
        picture.openFromRoot(100);
        QCOMPARE(marked(picture.graph(), GraphMark::OnPath), 3);
        steps.go(TreeStep::Back);
        QCOMPARE(marked(picture.graph(), GraphMark::OnPath), 0);
    }

    void nothingIsSaidOfWhatTheWalkHasNotComeTo()
    {
        TreeSteps steps;
        steps.setTree(treeexamples::found(treeexamples::position("44536", 2)).tree);
        TreePicture picture(steps.walkIfAny());
        picture.openFromRoot(100);
        steps.go(TreeStep::First);
        const Graph graph = picture.graph();
        for (int node = 1; node < graph.nodeCount(); ++node) {
            QVERIFY(graph.node(node).text.isEmpty());
            QVERIFY(graph.node(node).marks & GraphMark::Later);
        }
        // Their places are those that they have at the end.
        QVERIFY(std::ranges::all_of(
            graph.nodes, [](const GraphNode& node) { return !(node.marks & GraphMark::Hidden); }));
        picture.setHidden(true);
        QVERIFY(marked(picture.graph(), GraphMark::Hidden) > 0);
        for (const GraphNode& node : picture.graph().nodes)
            QVERIFY(node.level <= 1 || (node.marks & GraphMark::Hidden));
    }

    void closedNodesSayHowMuchIsBelow()
    {
        TreeSteps steps;
        steps.setTree(treeexamples::found(treeexamples::position("44", 3)).tree);
        TreePicture picture(steps.walkIfAny());
        QCOMPARE(picture.graph().nodeCount(), 1);
        const Graph closed = picture.graph();
        QVERIFY(closed.node(0).marks & GraphMark::Openable);
        QVERIFY(closed.node(0).text.contains(u'+'));
        QVERIFY(picture.open(0));
        QCOMPARE(picture.graph().nodeCount(), 8);
        picture.close(0);
        QCOMPARE(picture.graph().nodeCount(), 1);
    }

    void noMoreIsOpenedThanIsAskedFor()
    {
        TreeSteps steps;
        TreeRequest request = treeexamples::position("44", 5);
        request.method = Method::Minimax;
        steps.setTree(treeexamples::found(request).tree);
        TreePicture picture(steps.walkIfAny());
        picture.openFromRoot(500);
        const int some = picture.graph().nodeCount();
        QVERIFY(some > 300 && some <= 500);
        picture.openFromRoot(TreePicture::mostDrawn);
        const int most = picture.graph().nodeCount();
        QVERIFY(most > 9000 && most <= TreePicture::mostDrawn);
    }
};

QTEST_MAIN(TestTreePicture)
#include "tst_treepicture.moc"
