// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/tree/typedtree.h"

#include <QTest>

using fourcast::lesson::TypedTree;

class TestTypedTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsReadTheSame_data();
    void whatIsWrittenIsReadTheSame();
    void blanksAndCommasDoNotMatter();
    void aTreeKnowsItsParts();
    void whatIsWrongIsSaidWithItsPlace_data();
    void whatIsWrongIsSaidWithItsPlace();
    void limitsAreKept();
    void aUniformTreeTakesItsLeavesFromLeftToRight();
};

void TestTypedTree::whatIsWrittenIsReadTheSame_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"(3)", "((3 5) (2 (9 1)))", "(4: (1: -3 5) 2)", "((((7))))"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void TestTypedTree::whatIsWrittenIsReadTheSame()
{
    QFETCH(const QString, text);
    const auto tree = TypedTree::parse(text);
    QVERIFY2(tree, tree ? "" : qPrintable(tree.error().message));
    QCOMPARE(tree->toText(), text);
    const auto again = TypedTree::parse(tree->toText());
    QVERIFY(again && *again == *tree);
}

void TestTypedTree::blanksAndCommasDoNotMatter()
{
    const auto tree = TypedTree::parse(QStringLiteral("\n ( (3,5)\n\t(2 ,( 9 1) ) ) "));
    QVERIFY(tree);
    QCOMPARE(tree->toText(), QStringLiteral("((3 5) (2 (9 1)))"));
    QVERIFY(TypedTree::parse(QStringLiteral("(\u22123 4)")));
}

void TestTypedTree::aTreeKnowsItsParts()
{
    const auto tree = TypedTree::parse(QStringLiteral("(4: (3 5) 2)"));
    QVERIFY(tree);
    QCOMPARE(tree->size(), 5u);
    QCOMPARE(tree->height(), 2);
    QCOMPARE(tree->value(TypedTree::root()), std::optional(4));
    const auto children = tree->children(TypedTree::root());
    QCOMPARE(children.size(), 2u);
    QVERIFY(!tree->isLeaf(children[0]) && !tree->value(children[0]));
    QVERIFY(tree->isLeaf(children[1]));
    QCOMPARE(tree->value(children[1]), std::optional(2));
}

void TestTypedTree::whatIsWrongIsSaidWithItsPlace_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const char* text, const char* message, int line, int column) {
        QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(message) << line
                            << column;
    };
    row("", "the tree is missing", 1, 1);
    row(" 3", "a tree must begin with an opening parenthesis", 1, 2);
    row("(3 x)", "'x' is neither a whole number nor a parenthesis", 1, 4);
    row("(3 4.5)", "'4.5' is neither a whole number nor a parenthesis", 1, 4);
    row("(3\n(4 5)", "this parenthesis is not closed", 1, 1);
    row("(3\n (4 5", "this parenthesis is not closed", 2, 2);
    row("(3 ())", "a node needs at least one move", 1, 5);
    row("(3 4) 5", "the tree has already ended before this", 1, 7);
    row("(3 4))", "the tree has already ended before this", 1, 6);
    row("(3 4: 5)", "only the first number of a node may have a colon", 1, 5);
    row("(3: 4: 5)", "only the first number of a node may have a colon", 1, 6);
    row("(3 : )", "a node needs at least one move", 1, 6);
    row("(1000001)", "numbers must be from -1000000 to 1000000", 1, 2);
}

void TestTypedTree::whatIsWrongIsSaidWithItsPlace()
{
    QFETCH(const QString, text);
    const auto tree = TypedTree::parse(text);
    QVERIFY(!tree);
    QTEST(tree.error().message, "message");
    QTEST(tree.error().line, "line");
    QTEST(tree.error().column, "column");
}

void TestTypedTree::limitsAreKept()
{
    const auto nested = [](int depth) {
        return QString(depth, u'(') + QStringLiteral("1") + QString(depth, u')');
    };
    QVERIFY(TypedTree::parse(nested(TypedTree::deepest)));
    QVERIFY(!TypedTree::parse(nested(TypedTree::deepest + 1)));
    QVERIFY(!TypedTree::parse(nested(1'000'000)));
    const auto wide = [](int moves) { return u'(' + QStringLiteral("1 ").repeated(moves) + u')'; };
    QVERIFY(TypedTree::parse(wide(TypedTree::mostMoves)));
    QVERIFY(!TypedTree::parse(wide(TypedTree::mostMoves + 1)));
    const QString large = u'(' + wide(98).repeated(98) + u')';
    QVERIFY(TypedTree::parse(large));
    QVERIFY(!TypedTree::parse(u'(' + large.repeated(11) + u')'));
}

void TestTypedTree::aUniformTreeTakesItsLeavesFromLeftToRight()
{
    const std::vector<Value> leaves {1, 2, 3, 4, 5, 6, 7, 8};
    QCOMPARE(TypedTree::uniform(2, 3, leaves).toText(),
             QStringLiteral("(((1 2) (3 4)) ((5 6) (7 8)))"));
}

QTEST_GUILESS_MAIN(TestTypedTree)
#include "tst_typedtree.moc"
