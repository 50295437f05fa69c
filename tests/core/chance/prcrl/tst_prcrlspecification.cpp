// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/prcrl/expressiontext.h"
#include "core/chance/prcrl/specification.h"

#include <QTest>

using namespace fourcast::chance;

namespace {

const char* const die
    = "X(s: {0..6}) = s=0 => roll.psum(i: {1..6}, 1/6 : X[i]) ++ s!=0 => stop.X[]\n"
      "init X[0]\n";

QString readError(const char* source)
{
    const auto read = readSpecification(QString::fromUtf8(source));
    return read ? QString() : read.error().message;
}

/// The condition of the first process.
QString conditionOf(const QString& condition)
{
    const auto read = readSpecification(
        QStringLiteral("type Side = (heads, tails)\n"
                       "constant big = j>3 | k=2\n"
                       "function next = (1 -> 2, 2 -> 1, 3 -> 3, 4 -> 4, 5 -> 5, 6 -> 6)\n"
                       "X(j: {1..6}, k: {1..6}, b: Bool, c: Side) = %1 => a.X[]\n"
                       "init X[1, 2, T, heads]")
            .arg(condition));
    if (!read)
        return read.error().message;
    return text(std::get<Condition>(read->processes[0].body.node).condition);
}

} // namespace

class TestPrcrlSpecification : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDieIsRead()
    {
        const auto read = readSpecification(QString::fromLatin1(die));
        QVERIFY2(read, qPrintable(read ? QString() : read.error().message));
        QCOMPARE(read->processes.size(), std::size_t {1});
        QCOMPARE(read->processes[0].name.text(), QStringLiteral("X"));
        QCOMPARE(read->init.data, std::vector<std::int64_t> {0});
        QVERIFY(read->warnings.empty());
    }

    void operatorsBindAsTheLanguageSays_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("meant");
        const auto row = [](const char* written, const char* meant) {
            QTest::newRow(written) << QString::fromLatin1(written) << QString::fromLatin1(meant);
        };
        row("j!=k", "j!=k");
        row("j=1 | k=2 & b", "j=1 | k=2 & b");
        row("(j=1 | k=2) & b", "(j=1 | k=2) & b");
        row("!j=1 & b", "!j=1 & b");
        row("!(b & j=1)", "!(b & j=1)");
        row("j+1*2=k", "j+1*2=k");
        row("(j+1)*2=k", "(j+1)*2=k");
        row("j-(k-1)=0", "j-(k-1)=0");
        row("j-k-1=0", "j-k-1=0");
        row("2^j^2=k", "2^j^2=k");
        row("(2^j)^2=k", "(2^j)^2=k");
        row("-j+k=0", "-j+k=0");
        row("j- -1=k", "j-(-1)=k");
        row("j<k = b", "j<k=b");
        row("true & T & !false", "T & T & !F");
        row("c=tails", "c=tails");
        row("big", "j>3 | k=2");
        row("!big & b", "!(j>3 | k=2) & b");
        row("and(eq(j, 1), not(b))", "j=1 & !b");
        row("leq(plus(j, 1), max(j, k, 2))", "j+1<=max(j, k, 2)");
        row("ifthenelse(b, j, k)=1", "ifthenelse(b, j, k)=1");
        row("mod(j, 2)=next(k)", "mod(j, 2)=next(k)");
        row("j*0.25<1/6", "j*(1/4)<1/6");
    }

    void operatorsBindAsTheLanguageSays()
    {
        QFETCH(const QString, written);
        QFETCH(const QString, meant);
        QCOMPARE(conditionOf(written), meant);
        // And what is written is read as the same.
        QCOMPARE(conditionOf(meant), meant);
    }

    void theLanguageIsTakenAsItIs_data()
    {
        QTest::addColumn<QString>("source");
        const auto row = [](const char* name, const char* source) {
            QTest::newRow(name) << QString::fromLatin1(source);
        };
        row("a condition needs no brackets",
            "X(f: {0..1}, g: {0..1}) = f=0 | g=0 => a.X[] ++ b.X[f:=1-f] init X[0, 0]");
        row("a comment", "X = a.X[] -- and again, 100%\ninit X -- é");
        row("an action, a constant and a process may have one name",
            "constant X = s=2 X(s: {0..2}) = X => X.X[] ++ s<2 => step.X[s:=s+1] init X[0]");
        row("psum in psum",
            "X(s: {0..3}) = a.psum(1/2 -> psum(i: {1..2}, 1/2 : X[i]) ++ 0.5 -> X[3]) init X[0]");
        row("a choice after chance", "X = a.psum(1/3 -> b.X[] ++ 2/3 -> (c.X[] ++ d.X[])) init X");
        row("dice that are independent",
            "X(s: {0..12}) = a.psum(i: {1..6}, 1/6 || j: {1..6}, 1/6 : X[i+j]) init X[0]");
        row("a die that is not fair",
            "X(s: {0..3}) = a.psum(i: {1..3}, ifthenelse(i=1, 1/2, 1/4) : X[i]) init X[0]");
        row("a probability of each outcome",
            "X(s: {0..3}) = a.psum(i: {1..3}, 1/4 -> X[i] ++ 1/4 -> X[0]) init X[0]");
        row("a sum, arguments and a reward",
            "X(s: {0..3}) = sum(i: {1..3}, i!=s => a(i, s)@i/2.X[i]) init X[0]");
        row("another process keeps what has the same name",
            "X(s: {0..3}, t: {0..1}) = a.Y[t:=1] Y(t: {0..1}, s: {0..3}) = b.X[] init X[0, 0]");
        row("processes side by side",
            "P(i: {1..3}) = a(i).P[] Q = a(1).Q[] ++ b.Q[] hide b nocomm a "
            "init P[1] || (P[2] || hide(b: Q)) || rename((a, c): encap(b: Q))");
        row("until", "X = a.X[] ++ b(1).Y[] Y = c.Y[] init X until [!(a | c) | b(1) U b(1)]");
        row("reach", "X = a.X[] ++ b.X[] reach a, b init X");
        row("comm", "X = a.X[] Y = b.Y[] init X || Y comm (a, b, c) encap a, b reach c");
        row("init by name", "X(s: {0..1}, t: Bool) = a.X[] init X[t:=T, s:=0]");
        row("a sum before the next process",
            "X = a.Y[] ++ sum(i: {1..3}, b(i).X[]) Y = (c.X[]) Z = T => d.Z[] init X || Z");
        row("tau", "X = tau.X[] init X");
    }

    void theLanguageIsTakenAsItIs()
    {
        QFETCH(const QString, source);
        const auto read = readSpecification(source);
        QVERIFY2(read, qPrintable(read ? QString() : read.error().message));
        QVERIFY2(read->warnings.empty(),
                 qPrintable(read->warnings.empty() ? QString() : read->warnings[0].message));
    }

    void whatIsWrongIsSaidWhereItIs_data();
    void whatIsWrongIsSaidWhereItIs()
    {
        QFETCH(const QByteArray, source);
        QFETCH(const QString, message);
        QCOMPARE(readError(source), message);
    }

    void aNameThatMeansNothingIsAWarning()
    {
        const auto read
            = readSpecification(u"X = hop.X[] Y = a.Y[] init X hide hopp, skip nocomm hop");
        QVERIFY(read);
        QCOMPARE(read->warnings.size(), std::size_t {3});
        QCOMPARE(read->warnings[0].message,
                 QStringLiteral("Line 1, column 35: no process does 'hopp'; did you mean 'hop'?"));
        QCOMPARE(read->warnings[2].message,
                 QStringLiteral("Line 1, column 13: the process 'Y' is never reached from init"));
    }
};

void TestPrcrlSpecification::whatIsWrongIsSaidWhereItIs_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* source, const char* message) {
        QTest::newRow(source) << QByteArray(source) << QString::fromUtf8(message);
    };
    row("X = a.X[]",
        "Line 1, column 10: 'init' is missing: it says with which process and values the model "
        "begins, as in init X[0]");
    row("X = a.X[] init Y", "Line 1, column 16: there is no process 'Y'");
    row("X = a.Z[] XY = a.XY[] init X", "Line 1, column 7: there is no process 'Z'");
    row("X = a.X init X",
        "Line 1, column 9: a '.' after an action, or a '[' after the name of a process is expected "
        "here, not 'init'");
    row("X = a . psum(0.5 -> X[] ++ 0.4 -> X[]) init X",
        "Line 1, column 14: these probabilities sum to 9/10; they must sum to 1 exactly");
    row("X = a . psum(i: {1..6}, 1/5 : X[]) init X",
        "Line 1, column 26: over all values of 'i' this sums to 6/5; it must sum to 1 exactly");
    row("X = a . psum(3/2 -> X[] ++ -1/2 -> X[]) init X",
        "Line 1, column 15: a probability is from 0 to 1, not 3/2");
    row("X = X[] init X",
        "Line 1, column 5: 'X' calls itself here without an action: write one and a '.' before it, "
        "as in step.X[...]");
    row("X = a.X[] ++ Y[]\nY = T => X[]\ninit X",
        "Line 2, column 10: 'X' calls itself here without an action: write one and a '.' before "
        "it, as in step.X[...]");
    row("X(s: {0..3}, t: Bool) = a.X[1]\ninit X[0, T]",
        "Line 1, column 27: X needs one value for each parameter, as in X[s, t]: 2, not 1");
    row("X = a.X[1] init X", "Line 1, column 7: X has no parameters: write X[]");
    row("X(s: {0..3}) = a.X[] init X",
        "Line 1, column 27: X needs one value for each parameter, as in X[s]: 1, not 0");
    row("X(s: {0..3}) = a.X[] init X[4]",
        "Line 1, column 29: 's' is one of {0..3}, so it can't be 4");
    row("X(s: {0..3}) = a.X[s:=7] init X[0]",
        "Line 1, column 23: 's' is one of {0..3}, so it can't be 7");
    row("X(s: {0..3}) = a.X[t:=1] init X[0]",
        "Line 1, column 20: the process 'X' has no parameter 't'");
    row("X(s: {0..3}) = a.X[s:=1, s:=2] init X[0]", "Line 1, column 26: 's' has a value already");
    row("X(state: {0..3}) = stat=1 => a.X[] init X[0]",
        "Line 1, column 20: there is no variable or constant 'stat' here; did you mean 'state'?");
    row("X(s: {0..3}) = s => a.X[] init X[0]",
        "Line 1, column 16: a truth value is needed here, not a number");
    row("X(s: {0..3}) = s=T => a.X[] init X[0]",
        "Line 1, column 18: a number is needed here, not a truth value");
    row("X(s: {0..3}) = s=1 & => a.X[] init X[0]",
        "Line 1, column 22: an expression (a number, a name, a function, ...) is expected here, "
        "not '=>'");
    row("X(s: {0..3}) = s=1 . a.X[] init X[0]",
        "Line 1, column 17: a '.' is expected here, after an action; if 's' begins a condition, a "
        "'=>' must follow it");
    row("X(s: {0..3) = a.X[] init X[0]", "Line 1, column 11: a '}' is expected here, not ')'");
    row("X(s: Bol) = a.X[] init X[T]",
        "Line 1, column 6: there is no type 'Bol'; did you mean 'Bool'?");
    row("X(s: Queue) = a.X[] init X[0]",
        "Line 1, column 6: queues are not part of this language; use a range, Bool or names");
    row("X(s: {0..3}) = a.Y[] Y(u: Bool) = a.Y[] init X[0]",
        "Line 1, column 18: 'Y' needs a value for its parameter 'u': there is no value of that "
        "name here to keep");
    row("X(s: {0..3}) = maxx(s, 1)=1 => a.X[] init X[0]",
        "Line 1, column 16: there is no function 'maxx'; did you mean 'max'?");
    row("X(s: {0..3}) = min(s)=1 => a.X[] init X[0]",
        "Line 1, column 16: min needs two arguments or more, not 1");
    row("X(s: {0..3}) = max=1 => a.X[] init X[0]",
        "Line 1, column 16: 'max' is a function: it needs brackets with its arguments");
    row("constant c = d+1\nconstant d = c\nX(s: {0..c}) = a.X[] init X[0]",
        "Line 2, column 14: the constant 'c' refers to itself (in the constant 'd', used in line "
        "1)");
    row("constant c = sx=1\nX(s: {0..1}) = c => a.X[] init X[0]",
        "Line 1, column 14: there is no variable or constant 'sx' here; did you mean 's'? (in the "
        "constant 'c', used in line 2)");
    row("X = <3>.X[] init X",
        "Line 1, column 5: rates are not part of this language, which has no time: write an action "
        "and psum with probabilities instead");
    row("X = psum(1 -> X[]) init X",
        "Line 1, column 5: chance decides after an action: write one and a '.' before psum, as in "
        "roll.psum(...)");
    row("X = a.psum(1/2 -> a.X[] ++ b.X[]) init X",
        "Line 1, column 29: a '->' after the probability (a choice inside psum needs brackets "
        "around it) is expected here, not '.'");
    row("X = a!.X[] init X",
        "Line 1, column 6: an action's name can't end in '!' in this language");
    row("X = sum(i: Nat, a(i).X[]) init X",
        "Line 1, column 12: each value is tried here, and Nat has too many; a range such as {1..6} "
        "is needed");
    row("X = a.X[] init X until [true U b]", "Line 1, column 32: no process does 'b'");
    row("X = a(1).X[] init X reach a(1, 2)",
        "Line 1, column 27: the number of arguments of 'a' is 1 in the processes, not 2");
    row("X(t: Bool) = a(t).X[] init X[T] reach a(1)",
        "Line 1, column 41: a truth value is needed here, not a number");
    row("X = a(1).X[] init X reach a(T)",
        "Line 1, column 29: a number is needed here, not a truth value");
    row("X = a(1).a(T).X[] init X reach a(1)",
        "Line 1, column 34: 'a' has a number here and a truth value elsewhere in the processes, "
        "which can't be told apart by a goal");
    row("X = a.X[] init X init X", "Line 1, column 18: there is an 'init' already");
    row("global x: Bool = T X = a.X[] init X",
        "Line 1, column 1: there are no global variables in this language: make it a parameter of "
        "the process");
    row("X = a.X[] init X reachCondition s=1",
        "Line 1, column 18: a goal is an action in this language: let the process do an action "
        "where the condition holds, and write reach and its name");
    row("stateReward T -> 1",
        "Line 1, column 1: states have no rewards in this language: give the reward to an action, "
        "as in step @ 1 . X[]");
    row("X = a{x:=1}.X[] init X",
        "Line 1, column 6: there are no global variables in this language: make it a parameter of "
        "the process");
    row("X = a.X[] X = b.X[] init X",
        "Line 1, column 11: the process 'X' is defined in line 1 already");
    row("X(s: Bool, s: Bool) = a.X[] init X[T, T]",
        "Line 1, column 12: there is a parameter 's' already");
    row("X = tau(1).X[] init X",
        "Line 1, column 5: tau is not a visible action, so it has no arguments");
    row("type D = (x, y) type E = (y, z) X = a.X[] init X",
        "Line 1, column 27: 'y' is declared in line 1 already");
    row("function f = (1 -> 2, 1 -> 3) X = a.X[] init X",
        "Line 1, column 23: the function has a row for this already");
    row("X(s: {0..1/0}) = a.X[] init X[0]", "Line 1, column 11: this divides by 0");
    row("X = a.X[] $ init X", "Line 1, column 11: '$' has no meaning in this language");
    row("X(s: {0..3}) = a.X[s:=1/2] init X[0]",
        "Line 1, column 24: 's' is one of {0..3}, so it can't be 1/2");
    row("X(s: {3..1}) = a.X[] init X[1]",
        "Line 1, column 6: {3..1} has no values, so a parameter can't have this type");
    row("constant init = 3",
        "Line 1, column 10: the name of a constant is expected here; 'init' has a meaning of its "
        "own, so it can't be a name");
    row("X = a.X[]\ninit X | X",
        "Line 2, column 8: a part of the specification (constant, type, function, a process, init, "
        "until, reach, hide, ...) is expected here, not '|'");
}

QTEST_APPLESS_MAIN(TestPrcrlSpecification)
#include "tst_prcrlspecification.moc"
