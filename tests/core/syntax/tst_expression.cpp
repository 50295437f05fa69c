// SPDX-License-Identifier: GPL-3.0-or-later
//
// What an expression is read as, and what is said of a wrong one.
#include "core/syntax/expressionreader.h"
#include "core/syntax/typecheck.h"

#include <QTest>

using namespace fourcast::syntax;

namespace {

Expected<Expression> readWhole(const QString& source)
{
    return caught([&source] {
        TokenReader reader(source);
        Expression expression = readExpression(reader);
        reader.expectEnd(QStringLiteral("the expression"));
        return expression;
    });
}

/// With brackets around every operation.
QString bracketed(const Expression& expression)
{
    const auto* operation = std::get_if<Operation>(&expression.node);
    if (!operation)
        return text(expression);
    const QString sign = QString::fromLatin1(text(operation->sign));
    if (operation->operands.size() == 1)
        return u'(' + sign + bracketed(operation->operands[0]) + u')';
    return u'(' + bracketed(operation->operands[0]) + sign + bracketed(operation->operands[1])
        + u')';
}

/// In sight of b: Bool, p: Pos, n: Nat, i: Int, t: Token.
Expected<Expression> checkWhole(const QString& source)
{
    auto data = readDataSpecification(
        u"sort Token = struct X | O;\nmap score: Nat -> Int; limit: Nat;\neqn limit = 3;");
    if (!data)
        return tl::unexpected(data.error());
    auto expression = readWhole(source);
    if (!expression)
        return expression;
    return caught([&] {
        Scope scope;
        TokenReader names(u"b: Bool, p: Pos, n: Nat, i: Int, t: Token");
        for (Variable& variable : readVariables(names))
            scope.add(variable);
        check(*expression, scope, *data);
        return *expression;
    });
}

} // namespace

class TestExpression : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void operatorsBindAsInMcrl2_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("read");
        QTest::newRow("multiplication before div") << "a div b * c"
                                                   << "(adiv(b*c))";
        QTest::newRow("sums to the left") << "a - b - c"
                                          << "((a-b)-c)";
        QTest::newRow("implications to the right") << "a => b => c"
                                                   << "(a=>(b=>c))";
        QTest::newRow("and before or") << "a || b && c || d"
                                       << "(a||((b&&c)||d))";
        QTest::newRow("comparison before equality") << "a == b < c"
                                                    << "(a==(b<c))";
        QTest::newRow("not first of all") << "!a == b"
                                          << "((!a)==b)";
        QTest::newRow("minus twice") << "--a * b"
                                     << "((-(-a))*b)";
        QTest::newRow("calls") << "f(a + b, 2) mod 7"
                               << "(f(a + b, 2)mod7)";
        QTest::newRow("brackets") << "(a + b) * c"
                                  << "((a+b)*c)";
        QTest::newRow("a comment") << "a % not b\n + c"
                                   << "(a+c)";
    }

    void operatorsBindAsInMcrl2()
    {
        QFETCH(QString, source);
        QFETCH(QString, read);
        const auto expression = readWhole(source);
        QVERIFY2(expression, expression ? "" : qPrintable(expression.error().message));
        QCOMPARE(bracketed(*expression), read);
    }

    void whatIsWrittenIsReadAgain_data()
    {
        QTest::addColumn<QString>("source");
        for (const char* source :
             {"1 + 2 * 3", "(1 + 2) * 3", "a - (b - c)", "(a => b) => c", "!(a && b)",
              "forall x, y: Nat, t: Token. x < 3 => y == x", "(forall x: Nat. x < 3 => b) && c",
              "c && (exists x: Nat. x < 3)", "if(a, f(1), -2)", "-(a + b)", "a div b div c",
              "a div (b div c)", "!a == (b != c)"})
            QTest::newRow(source) << source;
    }

    void whatIsWrittenIsReadAgain()
    {
        QFETCH(QString, source);
        const auto expression = readWhole(source);
        QVERIFY2(expression, expression ? "" : qPrintable(expression.error().message));
        QCOMPARE(text(*expression), source);
    }

    void aWrongTextIsAnsweredWithItsPlace_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("message");
        QTest::newRow("nothing") << ""
                                 << "Line 1, column 1: an expression (a number, a name, ...) is "
                                    "expected here, but the text ends";
        QTest::newRow("no operand") << "1 +\n * 2"
                                    << "Line 2, column 2: an expression (a number, a name, ...) is "
                                       "expected here, not '*'";
        QTest::newRow("no bracket")
            << "(1 + 2"
            << "Line 1, column 7: a ')' is expected here, but the text ends";
        QTest::newRow("no comma") << "f(1 2)"
                                  << "Line 1, column 5: a ',' or a ')' is expected here, not '2'";
        QTest::newRow("a list")
            << "[1]"
            << "Line 1, column 1: lists, sets, bags and functions as values are not part of this "
               "language; use Bool, Pos, Nat, Int and enumerations";
        QTest::newRow("a word of the language") << "1 + sum"
                                                << "Line 1, column 5: an expression (a number, a "
                                                   "name, ...) is expected here, not 'sum'";
        QTest::newRow("a strange character")
            << QStringLiteral("a + \u03b1")
            << QStringLiteral("Line 1, column 5: '\u03b1' has no meaning in this language");
        QTest::newRow("too large") << "9223372036854775808"
                                   << "Line 1, column 1: this number is too large; "
                                      "9223372036854775807 is the largest";
        QTest::newRow("a zero first") << "007"
                                      << "Line 1, column 1: a number can't begin with a 0";
        QTest::newRow("after the end") << "1 2"
                                       << "Line 1, column 3: '2' can't stand here, after the "
                                          "expression";
        QTest::newRow("a quantifier without a sort")
            << "forall x. x"
            << "Line 1, column 9: a ':' is expected here, not '.'";
    }

    void aWrongTextIsAnsweredWithItsPlace()
    {
        QFETCH(QString, source);
        QFETCH(QString, message);
        const auto expression = readWhole(source);
        QVERIFY(!expression);
        QCOMPARE(expression.error().message, message);
    }

    void bracketsCanNotBeDeeperThanTheStack()
    {
        for (const QString& piece :
             {QStringLiteral("("), QStringLiteral("!"), QStringLiteral("a=>"), QStringLiteral("1+"),
              QStringLiteral("f("), QStringLiteral("forall x:Nat.")}) {
            const auto expression = readWhole(piece.repeated(100000) + u'a');
            QVERIFY(!expression);
            QVERIFY2(expression.error().message.contains("400 levels deep"),
                     qPrintable(expression.error().message));
        }
    }

    void everyOperationHasTheSortThatMcrl2Gives_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("sort");
        QTest::newRow("one") << "1"
                             << "Pos";
        QTest::newRow("zero") << "0"
                              << "Nat";
        QTest::newRow("minus one") << "-1"
                                   << "Int";
        QTest::newRow("Nat + Pos") << "n + p"
                                   << "Pos";
        QTest::newRow("Nat + Nat") << "n + n"
                                   << "Nat";
        QTest::newRow("Int + Pos") << "i + p"
                                   << "Int";
        QTest::newRow("Nat - Pos") << "n - p"
                                   << "Int";
        QTest::newRow("Pos * Nat") << "p * n"
                                   << "Nat";
        QTest::newRow("Int mod Pos") << "i mod p"
                                     << "Nat";
        QTest::newRow("Pos div Pos") << "p div p"
                                     << "Nat";
        QTest::newRow("max of Int and Nat") << "max(i, n)"
                                            << "Nat";
        QTest::newRow("exp") << "exp(7, n)"
                             << "Pos";
        QTest::newRow("succ") << "succ(n)"
                              << "Pos";
        QTest::newRow("pred") << "pred(p)"
                              << "Nat";
        QTest::newRow("conversion") << "Int2Nat(i)"
                                    << "Nat";
        QTest::newRow("if") << "if(b, 1, n)"
                            << "Nat";
        QTest::newRow("comparison") << "n <= i"
                                    << "Bool";
        QTest::newRow("equality") << "t == X"
                                  << "Bool";
        QTest::newRow("a map") << "score(p)"
                               << "Int";
        QTest::newRow("a map of nothing") << "limit"
                                          << "Nat";
        QTest::newRow("a constant") << "O"
                                    << "Token";
        QTest::newRow("quantifier") << "forall x: Nat. x < limit => score(x) > 0"
                                    << "Bool";
    }

    void everyOperationHasTheSortThatMcrl2Gives()
    {
        QFETCH(QString, source);
        QFETCH(QString, sort);
        const auto expression = checkWhole(source);
        QVERIFY2(expression, expression ? "" : qPrintable(expression.error().message));
        QCOMPARE(text(expression->sort), sort);
    }

    void aWrongSortIsAnsweredWithItsPlace_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("message");
        QTest::newRow("an unknown name") << "limits + 1"
                                         << "Line 1, column 1: there is no variable, constant or "
                                            "map 'limits' here; did you mean "
                                            "'limit'?";
        QTest::newRow("a number of arguments")
            << "score(1, 2)"
            << "Line 1, column 1: the map 'score' takes 1 argument(s), not 2";
        QTest::newRow("no arguments") << "score + 1"
                                      << "Line 1, column 1: the map 'score' takes 1 argument(s), "
                                         "not 0";
        QTest::newRow("an Int for a Nat")
            << "score(n - 1)"
            << "Line 1, column 9: 'n - 1' has the sort Int, but Nat is needed here; write "
               "Int2Nat(n - 1)";
        QTest::newRow("a divisor that may be 0")
            << "1 div n"
            << "Line 1, column 7: 'n' has the sort Nat, but Pos is needed here; write Nat2Pos(n)";
        QTest::newRow("a number for a truth value")
            << "b && n"
            << "Line 1, column 6: 'n' has the sort Nat, but Bool is needed here";
        QTest::newRow("a truth value for a number")
            << "n + b"
            << "Line 1, column 5: 'b' has the sort Bool, but Int is needed here";
        QTest::newRow("two sorts compared")
            << "t == 1"
            << "Line 1, column 6: '1' has the sort Pos, but Token is needed here";
        QTest::newRow("tokens ordered")
            << "t < X"
            << "Line 1, column 1: 't' has the sort Token, but Int is needed here";
        QTest::newRow("an unknown map") << "scores(1)"
                                        << "Line 1, column 1: there is no map 'scores'; did you "
                                           "mean 'score'?";
        QTest::newRow("a variable called")
            << "n(1)"
            << "Line 1, column 1: 'n' is not a map, so it takes no arguments";
        QTest::newRow("an unknown sort")
            << "forall x: Tokn. true"
            << "Line 1, column 8: there is no sort 'Tokn'; did you mean 'Token'?";
        QTest::newRow("twice") << "forall x, x: Nat. true"
                               << "Line 1, column 11: 'x' is already the name of a variable here";
        QTest::newRow("exp of too few") << "exp(1)"
                                        << "Line 1, column 1: 'exp' takes 2 argument(s), not 1";
    }

    void aWrongSortIsAnsweredWithItsPlace()
    {
        QFETCH(QString, source);
        QFETCH(QString, message);
        const auto expression = checkWhole(source);
        QVERIFY(!expression);
        QCOMPARE(expression.error().message, message);
        QCOMPARE(expression.error().line, 1);
        QVERIFY(expression.error().column > 0);
    }
};

QTEST_APPLESS_MAIN(TestExpression)
#include "tst_expression.moc"
