// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is shown of a search is the engine's own: each count and value equals the engine's report.
#include "core/search/searchreport.h"
#include "tests/core/lesson/tree/treetest.h"

#include "core/engines/enginefactory.h"
#include "core/engines/engineinfo.h"
#include "core/search/engine.h"

#include <QTest>

using namespace treetest;

namespace {

SearchReport engineReport(const char* name, const Position& position, int depth)
{
    const EngineInfo& info = *findEngine(QString::fromLatin1(name));
    return info.make(info, {})->search(position, {.depth = depth}, {});
}

const char* const positions[] = {"", "4", "44", "44444", "4453623", "112233", "435566"};

}

class TestRecordedEngine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyEngineIsRecordedAsItSearches_data();
    void everyEngineIsRecordedAsItSearches();
    void theEngineCanBeFoldedAndUnfolded();
};

void TestRecordedEngine::everyEngineIsRecordedAsItSearches_data()
{
    QTest::addColumn<QString>("engine");
    QTest::addColumn<int>("method");
    QTest::addColumn<QString>("leaves");
    QTest::addColumn<int>("terminals"); // 0: preferring quick wins, 1: the study's
    const auto row = [](const char* engine, Method method, const char* leaves, int terminals) {
        QTest::newRow(engine) << QString::fromLatin1(engine) << int(method)
                              << QString::fromLatin1(leaves) << terminals;
    };
    row("minimax-h1", Method::Minimax, "h1", 0);
    row("minimax-h2", Method::Minimax, "h2", 0);
    row("study-h1", Method::AlphaBeta, "h1", 1);
    row("study-h2", Method::AlphaBeta, "h2", 2);
    row("alphabeta-h1", Method::Engine, "h1", 0);
    row("alphabeta-h2", Method::Engine, "h2", 0);
}

void TestRecordedEngine::everyEngineIsRecordedAsItSearches()
{
    QFETCH(const QString, engine);
    QFETCH(const int, method);
    QFETCH(const QString, leaves);
    QFETCH(const int, terminals);
    for (const char* text : positions)
        for (int depth = 1; depth <= 5; ++depth) {
            const Position position = boards::fromDigits(QString::fromLatin1(text));
            const SearchReport report
                = engineReport(engine.toLatin1().constData(), position, depth);
            const auto work
                = searcher({.root = AnyPosition(position),
                            .depth = depth,
                            .method = Method(method),
                            .leaves = *leavesFromName(leaves),
                            .terminals = terminals == 0 ? TerminalValues::preferring()
                                                        : TerminalValues::study(terminals == 2)});
            const RecordedTree tree = *work->record();
            QCOMPARE(tree.total.nodes, report.nodes);
            QCOMPARE(tree.total.leaves, report.leaves);
            QCOMPARE(tree.total.cutoffs, report.cutoffs);
            QCOMPARE(tree.depth, report.depth);
            QCOMPARE(tree.nodes.size(), tree.counts.nodes);
            QCOMPARE(TreeCounts(tree.root().counts), tree.counts);
            QCOMPARE(Score::fromValue(tree.root().value), Score::fromValue(report.score.value));
            const auto counted = work->count();
            QCOMPARE(counted->counts, tree.counts);
            QCOMPARE(counted->total, tree.total);
            QCOMPARE(counted->value, tree.root().value);
            // Every move of the root has the nodes that the engine counted for it.
            for (const RootMoveReport& move : report.rootMoves)
                QCOMPARE(std::uint64_t(tree.nodes[tree.child(0, move.move)].counts.nodes),
                         move.nodes);
        }
}

void TestRecordedEngine::theEngineCanBeFoldedAndUnfolded()
{
    TreeRequest request {
        .root = AnyPosition(boards::fromDigits(u"4453")), .depth = 6, .method = Method::Engine};
    const RecordedTree whole = recorded(request);
    request.mostNodes = 50;
    const auto work = searcher(request);
    RecordedTree tree = *work->record();
    QVERIFY(!tree.isWhole());
    request.mostNodes = 100'000;
    const auto wide = searcher(request);
    for (NodeIndex node = 0; node < tree.nodes.size(); ++node)
        if (tree.nodes[node].folded)
            tree = tree.unfolded(node, *wide->expand(tree, node));
    QVERIFY(tree.isWhole());
    QCOMPARE(tree.nodes.size(), whole.nodes.size());
    for (NodeIndex node = 0; node < tree.nodes.size(); ++node) {
        QCOMPARE(tree.nodes[node].value, whole.nodes[node].value);
        QCOMPARE(tree.nodes[node].kind, whole.nodes[node].kind);
        QCOMPARE(tree.nodes[node].counts, whole.nodes[node].counts);
    }
}

QTEST_GUILESS_MAIN(TestRecordedEngine)
#include "tst_recordedengine.moc"
