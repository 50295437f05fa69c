// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/syntax/evaluator.h"
#include "core/syntax/expressionreader.h"
#include "core/syntax/typecheck.h"

#include <QTest>

using namespace fourcast::syntax;

namespace {

const QString declarations = QStringLiteral(R"(
sort Token = struct X | O;
map other: Token -> Token;
    fac, fib, ever, unsaid: Nat -> Nat;
    gcd: Nat # Nat -> Nat;
    M: Pos;
    same: Nat # Nat -> Bool;
    small: Int -> Bool;
    isPositive: Nat -> Bool;
eqn other(X) = O; other(O) = X;
    M = 4;
    unsaid(3) = 1;
var n, m: Nat; i: Int; p: Pos;
eqn fac(0) = 1;
    fac(p) = p * fac(Int2Nat(p - 1));
    n < 2 -> fib(n) = n;
    n >= 2 -> fib(n) = fib(Int2Nat(n - 1)) + fib(Int2Nat(n - 2));
    gcd(n, 0) = n;
    gcd(n, p) = gcd(p, n mod p);
    ever(n) = ever(n + 1);
    same(n, n) = true;
    same(n, m) = false;
    small(-1) = true;
    small(i) = i < -5;
    isPositive(p) = true;
    isPositive(n) = false;
)");

Expected<Value> valueIn(const QString& source, const QString& variables = {},
                        const std::vector<Value>& frame = {})
{
    const auto data = readDataSpecification(declarations);
    if (!data)
        return tl::unexpected(data.error());
    Evaluator evaluator(*data);
    const auto expression = caught([&] {
        TokenReader reader(source);
        Expression read = readExpression(reader);
        Scope scope;
        if (!variables.isEmpty()) {
            TokenReader names(variables);
            for (Variable& variable : readVariables(names))
                scope.add(variable);
        }
        check(read, scope, *data);
        return read;
    });
    if (!expression)
        return tl::unexpected(expression.error());
    return evaluator.evaluate(*expression, frame);
}

} // namespace

class TestEvaluator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void expressionsHaveTheirValues_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("value");
        const std::pair<const char*, const char*> rows[] {
            {"1 + 2 * 3 - 4", "3"},
            {"7 div 2", "3"},
            {"-7 div 2", "-4"},
            {"-7 mod 2", "1"},
            {"exp(7, 3)", "343"},
            {"exp(0, 0)", "1"},
            {"exp(-1, 9000000000000000001)", "-1"},
            {"max(-3, 2)", "2"},
            {"min(3, 2) + abs(-5)", "7"},
            {"succ(0)", "1"},
            {"pred(0)", "-1"},
            {"if(1 < 2, X, O)", "X"},
            {"other(other(O))", "O"},
            {"false && 1 div Nat2Pos(0) == 1", "false"},
            {"true || 1 div Nat2Pos(0) == 1", "true"},
            {"false => 1 div Nat2Pos(0) == 1", "true"},
            {"fac(10)", "3628800"},
            {"fib(15)", "610"},
            {"gcd(84, 36)", "12"},
            {"same(2, 2) && !same(2, 3)", "true"},
            {"small(-1)", "true"},
            {"small(-2)", "false"},
            {"isPositive(0)", "false"},
            {"isPositive(1)", "true"},
            {"forall x: Nat. x < M => fac(x) <= 6", "true"},
            {"forall x: Nat. x <= M => fac(x) <= 6", "false"},
            {"exists x: Int. -3 <= x && x < 3 && x * x == 4", "true"},
            {"exists x: Int. -3 <= x && x < 3 && x * x == 5", "false"},
            {"exists x, y: Pos. x < 20 && y < x && x * x + y * y == 169", "true"},
            {"forall t: Token. other(t) != t", "true"},
            {"forall b, c: Bool. (b => c) == (!b || c)", "true"},
            {"fac(2) + (if(forall x: Nat. x < 3 => fac(x) > 0, fac(3), 0))", "8"},
            {"gcd(12, if(exists x: Nat. x == 8 && fac(x) > 5, 8, 9))", "4"},
        };
        for (const auto& [source, value] : rows)
            QTest::newRow(source) << source << value;
    }

    void expressionsHaveTheirValues()
    {
        QFETCH(QString, source);
        QFETCH(QString, value);
        const auto found = valueIn(source);
        QVERIFY2(found, found ? "" : qPrintable(found.error().message));
        QCOMPARE(text(*found), value);
    }

    void variablesHaveTheValuesOfTheFrame()
    {
        const std::vector<Value> frame {Value::of(5), Value::constant(Symbol("X"))};
        QCOMPARE(valueIn("if(t == X, n + M, 0)", "n: Nat, t: Token", frame), Value::of(9));
        // A quantifier inside the arguments of a call sees them, too, and hides what it names.
        QCOMPARE(valueIn("gcd(n, if(exists n: Nat. n == 10 && t == X, 10, 1))", "n: Nat, t: Token",
                         frame),
                 Value::of(5));
    }

    void whatHasNoValueIsSaid_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("message");
        QTest::newRow("too large") << "9223372036854775807 + 1"
                                   << "Line 1, column 21: a number grows beyond "
                                      "9223372036854775807 here";
        QTest::newRow("far too large") << "exp(7, 1000000000000)"
                                       << "Line 1, column 1: a number grows beyond "
                                          "9223372036854775807 here";
        QTest::newRow("no Nat") << "Int2Nat(2 - 3)"
                                << "Line 1, column 1: Int2Nat(-1) has no value: -1 is not a Nat";
        QTest::newRow("no equation") << "unsaid(2)"
                                     << "Line 1, column 1: no equation says what unsaid(2) is";
        QTest::newRow("no bound")
            << "forall x: Nat. fac(x) > 0"
            << "Line 1, column 8: 'forall x: Nat' has infinitely many values to try; a condition "
               "must bound it, as in forall x: Nat. x < 8 => ...";
        QTest::newRow("a bound on one side")
            << "exists x: Int. x < 8"
            << "Line 1, column 8: 'exists x: Int' has infinitely many values to try; a condition "
               "must bound it, as in exists x: Int. -8 < x && x < 8 && ...";
        QTest::newRow("many values") << "forall x: Nat. x < 5000000000 => x >= 0"
                                     << "Line 1, column 8: 'forall x: Nat' has more than 1,000,000 "
                                        "values to try";
    }

    void whatHasNoValueIsSaid()
    {
        QFETCH(QString, source);
        QFETCH(QString, message);
        const auto found = valueIn(source);
        QVERIFY(!found);
        QCOMPARE(found.error().message, message);
    }

    void aRecursionWithoutAnEndIsStopped()
    {
        const auto deep = valueIn("ever(0)");
        QVERIFY(!deep);
        QVERIFY2(deep.error().message.contains("levels deep"), qPrintable(deep.error().message));
        QCOMPARE(deep.error().line, 20);
        const auto wide = valueIn("fib(60)");
        QVERIFY(!wide);
        QVERIFY2(wide.error().message.contains("steps"), qPrintable(wide.error().message));
    }
};

QTEST_APPLESS_MAIN(TestEvaluator)
#include "tst_evaluator.moc"
