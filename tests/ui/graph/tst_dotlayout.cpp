// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/graph/graphexamples.h"
#include "ui/graph/dotlayout.h"
#include "ui/graph/dottext.h"
#include "ui/graph/painting/graphlook.h"

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace {

std::vector<QSizeF> nodeSizes(const Graph& graph)
{
    return graphlook::sizesOf(graph, QFont());
}

struct Answer
{
    GraphPlacement placement;
    std::optional<DotLayout::Outcome> outcome;
};

Answer answerOf(DotLayout& layout, const Graph& graph, int patience = 20000)
{
    Answer answer;
    const auto link
        = QObject::connect(&layout, &DotLayout::placed, &layout,
                           [&](const GraphPlacement& placement, DotLayout::Outcome outcome) {
                               answer = {placement, outcome};
                           });
    layout.start(graph, nodeSizes(graph));
    (void)QTest::qWaitFor([&] { return answer.outcome.has_value(); }, patience);
    QObject::disconnect(link);
    return answer;
}

/// A program of that name in a folder of its own.
QString program(const QTemporaryDir& folder, const QByteArray& script)
{
    QFile file(folder.filePath(QStringLiteral("dot")));
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write("#!/bin/sh\n" + script + "\n");
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return file.fileName();
}

}

class TestDotLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theQuestionNamesNodesAndEdges();
    void anAnswerIsRead();
    void anAnswerWithoutANodeIsNone();
    void graphvizLaysOutTheGrid();
    void withoutTheProgramThePlacementIsByLevels();
    void aProgramThatFailsIsSaid();
    void theTimeIsLimited();
    void aLargeGraphIsTriedOnlyWhenAskedFor();
    void somebodyWhoDoesNotWaitHasLevelsAtOnce();
    void whatIsCancelledIsSilent();
};

void TestDotLayout::theQuestionNamesNodesAndEdges()
{
    const Graph graph = graphexamples::diamond();
    const QByteArray question = dottext::question(graph, nodeSizes(graph));
    QVERIFY(question.contains("n0 -> n1;"));
    QVERIFY(question.contains("n3 -> n3;"));
    QCOMPARE(question.count("width="), 4);
}

void TestDotLayout::anAnswerIsRead()
{
    Graph graph;
    graph.nodes = {graphexamples::named(5), graphexamples::named(6)};
    graph.edges = {{.from = 0, .to = 1, .label = {}, .role = -1, .marks = {}}};
    const auto placement = dottext::placement(graph, nodeSizes(graph),
                                              "graph 1 2 3\n"
                                              "node n0 1 2.5 0.5 0.5 \"\" solid circle black x\n"
                                              "node n1 1 0.5 0.5 0.5 \"\" solid circle black x\n"
                                              "edge n0 n1 4 1 2.25 1 2 1 1 1 0.75 solid black\n"
                                              "stop\n");
    QVERIFY(placement);
    // An inch is 72 pixels, and y goes down.
    QCOMPARE(placement->centres[0], QPointF(72, 36));
    QCOMPARE(placement->centres[1], QPointF(72, 180));
    QCOMPARE(placement->routes[0].tip, QPointF(72, 162));
}

void TestDotLayout::anAnswerWithoutANodeIsNone()
{
    const Graph graph = graphexamples::diamond();
    for (const char* answer : {"", "graph 1 2 3\nnode n0 1 1 1 1\nstop\n", "node\nedge\ngraph",
                               "edge n0 n1 900 1 1\n", "node n-1 2 3 4\nnode n99 1 1\n"})
        QVERIFY2(!dottext::placement(graph, nodeSizes(graph), answer), answer);
}

void TestDotLayout::graphvizLaysOutTheGrid()
{
    if (QStandardPaths::findExecutable(QStringLiteral("dot")).isEmpty())
        QSKIP("Graphviz is not installed here.");
    const Graph graph = graphexamples::grid(4, 4);
    DotLayout layout;
    layout.setTimeLimit(std::chrono::seconds(60));
    const Answer answer = answerOf(layout, graph, 60000);
    QCOMPARE(answer.outcome, DotLayout::Outcome::Drawn);
    for (int a = 0; a < graph.nodeCount(); ++a)
        for (int b = 0; b < a; ++b)
            QVERIFY(!answer.placement.nodeRect(a).intersects(answer.placement.nodeRect(b)));
    for (const GraphEdge& edge : graph.edges)
        QVERIFY(answer.placement.nodeRect(edge.from).bottom()
                < answer.placement.nodeRect(edge.to).top());
}

void TestDotLayout::withoutTheProgramThePlacementIsByLevels()
{
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", "");
    DotLayout layout;
    const Graph graph = graphexamples::diamond();
    const Answer answer = answerOf(layout, graph, 0);
    qputenv("PATH", path);
    QCOMPARE(answer.outcome, DotLayout::Outcome::Missing);
    QCOMPARE(answer.placement.centres.size(), std::size_t(4));
    QVERIFY(answer.placement.centres[0].y() < answer.placement.centres[3].y());
}

void TestDotLayout::aProgramThatFailsIsSaid()
{
    const QTemporaryDir folder;
    DotLayout layout;
    for (const char* script : {"exit 1", "echo nonsense", "kill -9 $$"}) {
        layout.setProgram(program(folder, script));
        const Answer answer = answerOf(layout, graphexamples::diamond());
        QCOMPARE(answer.outcome, DotLayout::Outcome::Failed);
        QCOMPARE(answer.placement.centres.size(), std::size_t(4));
    }
}

void TestDotLayout::theTimeIsLimited()
{
    const QTemporaryDir folder;
    DotLayout layout;
    layout.setProgram(program(folder, "exec sleep 60"));
    layout.setTimeLimit(std::chrono::milliseconds(100));
    const Answer answer = answerOf(layout, graphexamples::diamond());
    QCOMPARE(answer.outcome, DotLayout::Outcome::TooLong);
    QVERIFY(!layout.isRunning());
}

void TestDotLayout::aLargeGraphIsTriedOnlyWhenAskedFor()
{
    const QTemporaryDir folder;
    DotLayout layout;
    layout.setProgram(program(folder, "exec sleep 20"));
    Graph graph = graphexamples::grid(2, 20);
    while (graph.edgeCount() <= DotLayout::mostEdges)
        graph.edges.push_back(graph.edges.front());
    std::optional<DotLayout::Outcome> outcome;
    connect(&layout, &DotLayout::placed, &layout,
            [&outcome](const GraphPlacement&, DotLayout::Outcome how) { outcome = how; });
    layout.start(graph, nodeSizes(graph));
    QVERIFY(!layout.isRunning());
    QCOMPARE(outcome, DotLayout::Outcome::TooLarge);
    layout.start(graph, nodeSizes(graph), true);
    QVERIFY(layout.isRunning());
    graph.edges.pop_back();
    layout.start(graph, nodeSizes(graph));
    QVERIFY(layout.isRunning());
}

void TestDotLayout::somebodyWhoDoesNotWaitHasLevelsAtOnce()
{
    const QTemporaryDir folder;
    DotLayout layout;
    layout.setProgram(program(folder, "exec sleep 60"));
    QSignalSpy placed(&layout, &DotLayout::placed);
    const Graph graph = graphexamples::diamond();
    layout.start(graph, nodeSizes(graph));
    QVERIFY(layout.isRunning());
    QCOMPARE(placed.size(), 0);
    layout.skip();
    QCOMPARE(placed.size(), 1);
    QVERIFY(!layout.isRunning());
}

void TestDotLayout::whatIsCancelledIsSilent()
{
    const QTemporaryDir folder;
    DotLayout layout;
    layout.setProgram(program(folder, "exec sleep 60"));
    layout.setTimeLimit(std::chrono::milliseconds(50));
    QSignalSpy placed(&layout, &DotLayout::placed);
    const Graph graph = graphexamples::diamond();
    layout.start(graph, nodeSizes(graph));
    layout.cancel();
    QVERIFY(!layout.isRunning());
    // The next one is answered alone.
    layout.setProgram(QStringLiteral("no such program"));
    layout.start(graph, nodeSizes(graph));
    QCOMPARE(placed.size(), 1);
}

QTEST_MAIN(TestDotLayout)
#include "tst_dotlayout.moc"
