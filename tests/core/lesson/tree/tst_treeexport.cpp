// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/walk/treeexport.h"
#include "tests/core/lesson/tree/treetest.h"

#include <QJsonArray>
#include <QTest>

using namespace treetest;

class TestTreeExport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTextShowsWhatWasCut();
    void dotHasEveryNodeAndCutMove();
    void eventsAreObjects();
    void aFoldedNodeSaysHowMuchIsInIt();
};

void TestTreeExport::theTextShowsWhatWasCut()
{
    const RecordedTree tree = recorded({.root = typed("((3 5) (2 (9 1)))"), .depth = 3});
    QCOMPARE(toText(tree),
             QStringLiteral("root = 3 in [-inf, inf] *\n"
                            "  1 = 3 in [-inf, inf] *\n"
                            "    1 = 3 *\n"
                            "    2 = 5\n"
                            "  2 <= 2 in [3, inf]\n"
                            "    1 = 2\n"
                            "    cut: 2\n"));
    QVERIFY(toText(tree, PointOfView::Mover).contains("  2 >= -2 in [-inf, -3]\n"));
}

void TestTreeExport::dotHasEveryNodeAndCutMove()
{
    const RecordedTree tree = recorded({.root = typed("((3 5) (2 (9 1)))"), .depth = 3});
    const QByteArray dot = toDot(tree);
    QVERIFY(dot.startsWith("digraph tree {") && dot.endsWith("}\n"));
    QCOMPARE(dot.count(" -> n"), 5);
    QCOMPARE(dot.count("style=dashed"), 1);
    QVERIFY(dot.contains("n4 [label=\"<= 2\"]"));
    QVERIFY(toDot(tree, PointOfView::Mover).contains("n4 [label=\">= -2\"]"));
}

void TestTreeExport::eventsAreObjects()
{
    const auto tree = std::make_shared<const RecordedTree>(
        recorded({.root = typed("((3 5) (2 (9 1)))"), .depth = 3}));
    const Walk walk(tree);
    const QJsonObject first = toJson(walk, 0);
    QCOMPARE(first["event"].toString(), QStringLiteral("enter"));
    QVERIFY(first["alpha"].isNull());
    QCOMPARE(first["line"].toInt(), 1);
    const QJsonObject cut = toJson(walk, 17);
    QCOMPARE(cut["event"].toString(), QStringLiteral("cut"));
    QCOMPARE(cut["path"].toString(), QStringLiteral("2"));
    QCOMPARE(cut["stack"].toArray().size(), 2);
    const QJsonObject whole = toJson(*tree);
    QCOMPARE(whole["principalVariation"].toString(), QStringLiteral("1 1"));
    QCOMPARE(whole["counts"].toObject()["leaves"].toInt(), 3);
    QCOMPARE(cut["value"].toInt(), -2);
    QVERIFY(!cut.contains("words"));
    // A win keeps its number, and is said.
    const RecordedTree won = recorded({.root = AnyPosition(boards::fromDigits(u"3344")),
                                       .depth = 3,
                                       .leaves = LeafValues::ended()});
    QCOMPARE(toJson(won)["value"].toInt(), value::win - 3);
    QCOMPARE(toJson(won)["words"].toString(), QStringLiteral("win in 2"));
    QVERIFY(toText(won).startsWith(QStringLiteral("root = win in 2 ")));
}

void TestTreeExport::aFoldedNodeSaysHowMuchIsInIt()
{
    const RecordedTree tree
        = recorded({.root = AnyPosition(Position()), .depth = 4, .mostNodes = 10});
    QCOMPARE(toText(tree).count(QStringLiteral("nodes folded")), 7);
}

QTEST_GUILESS_MAIN(TestTreeExport)
#include "tst_treeexport.moc"
