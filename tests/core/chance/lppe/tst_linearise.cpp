// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/generate.h"
#include "core/chance/lppe/lppetext.h"
#include "tests/core/chance/modelsource.h"

#include <QTest>

using namespace fourcast::chance;
using modelsource::linear;
using modelsource::linearised;

namespace {

/// Its summands, one in a line.
QString summandsOf(const QString& source)
{
    const Lppe lppe = linear(source);
    QStringList lines;
    for (const Summand& each : lppe.summands)
        lines << text(each, lppe);
    return lines.join(u'\n');
}

QString warningOf(const QString& source)
{
    const Linearised made = linearised(source);
    return made.warnings.empty() ? QString() : made.warnings[0].message;
}

State statesOf(const QString& source)
{
    return generate(linear(source)).automaton.stateCount();
}

} // namespace

class TestLinearise : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsLinearStaysAsItIs()
    {
        QCOMPARE(summandsOf(
                     QStringLiteral("X(s: {0..6}) = s=0 => roll.psum(i: {1..6}, 1/6 : X[i]) "
                                    "++ sum(k: {1..3}, s=k & s!=0 => stop(k)@1/2.X[0]) init X[0]")),
                 QStringLiteral("s=0 => roll . psum(i: {1..6}, 1/6 : X[s:=i])\n"
                                "sum(k: {1..3}, s=k & s!=0 => stop(k)@1/2 . X[s:=0])"));
    }

    void aRestBehindAnActionIsALocation()
    {
        QCOMPARE(summandsOf(QStringLiteral("X(s: {0..2}) = sum(k: {1..2}, a(k).b(s).c(k).X[s:=k]) "
                                           "init X[0]")),
                 QStringLiteral("sum(k_2: {1..2}, pc=1 => a(k_2) . X[pc:=2, k:=k_2])\n"
                                "pc=2 => b(s) . X[pc:=3, s:=0]\n"
                                "pc=3 => c(k) . X[pc:=1, s:=k, k:=1]"));
    }

    void equalRestsAreOneLocation()
    {
        const Lppe lppe = linear(QStringLiteral("X = a.b.X[] ++ c.b.X[] init X"));
        QCOMPARE(lppe.parameters[0].variable.type, Type::range(1, 2));
    }

    void aProcessThatIsNamedIsUnfolded()
    {
        QCOMPARE(summandsOf(QStringLiteral("X(s: {0..9}) = s<9 => Y[s+1] ++ a.X[0] "
                                           "Y(t: {0..9}) = t>3 => b.X[t] init X[0]")),
                 QStringLiteral("s<9 & s+1>3 => b . X[s:=s+1]\na . X[s:=0]"));
    }

    void anActionThatAllKnowIsDoneByAll()
    {
        QCOMPARE(summandsOf(
                     QStringLiteral("P(m: {0..3}) = m<3 => go@1.psum(1/2 -> P[m+1] ++ 1/2 -> P[m]) "
                                    "Q = go@2.psum(1/3 -> Q[] ++ 2/3 -> Q[]) init P[0] || Q")),
                 QStringLiteral("m<3 => go@1+2 . psum(1/2*(1/3) -> P[m:=m+1] ++ 1/2*(2/3) -> "
                                "P[m:=m+1] ++ 1/2*(1/3) -> P[] ++ 1/2*(2/3) -> P[])"));
    }

    void processesAgreeOnArguments()
    {
        QCOMPARE(
            summandsOf(QStringLiteral("P(m: {0..3}) = sum(i: {1..3}, a(i).P[i]) "
                                      "Q(n: {0..3}) = sum(i: {2..5}, i!=n => a(i).Q[n]) "
                                      "init P[0] || Q[2]")),
            QStringLiteral("sum(i: {1..3}, sum(i_2: {2..5}, i_2!=n & i=i_2 => a(i) . P[m:=i]))"));
    }

    void operatorsChangeActions_data()
    {
        QTest::addColumn<QString>("frame");
        QTest::addColumn<QString>("summands");
        const auto row = [](const char* frame, const char* summands) {
            QTest::newRow(frame) << QString::fromLatin1(frame) << QString::fromLatin1(summands);
        };
        row("init P || Q", "b . P[]\na . P[]\nc . P[]");
        row("init P || Q nocomm a", "a . P[]\nb . P[]\na . P[]\nc . P[]");
        row("init P || Q hide a, b", "tau . P[]\ntau . P[]\nc . P[]");
        row("init P || Q encap a", "b . P[]\nc . P[]");
        row("init P || Q rename (b, c), (c, d)", "c . P[]\na . P[]\nd . P[]");
        row("init P || Q comm (b, c, d) encap b, c", "a . P[]\nd . P[]");
        row("init hide(a: P) || Q", "tau . P[]\nb . P[]\na . P[]\nc . P[]");
        row("init hide(a: P) || hide(a: Q)", "tau . P[]\nb . P[]\ntau . P[]\nc . P[]");
        row("init rename((b, c): P) || Q nocomm a", "a . P[]\nc . P[]\na . P[]");
        row("init encap(a: P) || Q", "b . P[]\na . P[]\nc . P[]");
    }

    void operatorsChangeActions()
    {
        QFETCH(const QString, frame);
        QFETCH(const QString, summands);
        QCOMPARE(summandsOf(QStringLiteral("P = a.P[] ++ b.P[] Q = a.Q[] ++ c.Q[] ") + frame),
                 summands);
    }

    void whatNeverHappensTogetherIsAWarning()
    {
        QCOMPARE(warningOf(QStringLiteral("P = a.P[]\nQ = b.Q[]\ninit P || Q")),
                 QStringLiteral("Line 3, column 6: this never synchronises with the parallel "
                                "process: give an action the same name in both"));
        QCOMPARE(warningOf(QStringLiteral("P(i: {1..3}) = a(i).P[] ++ b.P[]\ninit P[1] || P[2]")),
                 QStringLiteral("Line 1, column 16: 'a' never happens: the parallel process does "
                                "it with other arguments; nocomm a would let each happen alone"));
        const QString dynamic = modelsource::sourceOf(QStringLiteral("ruin-dynamic"));
        QCOMPARE(warningOf(dynamic), QString());
        QVERIFY(
            warningOf(dynamic + QStringLiteral("nocomm bet, win")).contains(u"never synchronises"));
    }

    void argumentsThatCantBeEqualAreAnError()
    {
        const auto read = readSpecification(u"P = a(1).P[]\nQ = a.Q[]\ninit P || Q");
        QVERIFY(read);
        const auto made = linearise(*read);
        QVERIFY(!made);
        QCOMPARE(made.error().message,
                 QStringLiteral(
                     "Line 2, column 5: 'a' synchronises with the one in line 1, but that has a "
                     "different number of arguments; nocomm a would let each happen alone"));
    }

    void aFewWordsThatMeanVeryManyAreRefused()
    {
        QString source = QStringLiteral("X = ");
        for (int i = 0; i < 16; ++i)
            source += QStringLiteral("P%1[] ++ P%1[] P%1 = ").arg(i);
        const auto read = readSpecification(source + QStringLiteral("a.X[] init X"));
        QVERIFY(read);
        const auto made = linearise(*read);
        QVERIFY(!made);
        QVERIFY(made.error().message.contains(QStringLiteral("too large")));
    }

    void chancesThatMultiplyToVeryManyAreRefused()
    {
        QString psum = QStringLiteral("1/10 -> P[]");
        for (int i = 1; i < 10; ++i)
            psum += QStringLiteral(" ++ 1/10 -> P[]");
        QString source = QStringLiteral("P = a.psum(%1) init P").arg(psum);
        for (int i = 0; i < 9; ++i)
            source += QStringLiteral(" || P");
        const auto read = readSpecification(source);
        QVERIFY(read);
        const auto made = linearise(*read);
        QVERIFY(!made);
        QVERIFY(made.error().message.contains(QStringLiteral("too large")));
    }

    void anEquationThatWasWrittenIsReadAgain_data()
    {
        QTest::addColumn<QString>("source");
        for (const ModelInfo& each : models())
            QTest::newRow(qPrintable(each.name)) << modelsource::sourceOf(each.name);
        QTest::newRow("names and tables") << QStringLiteral(
            "type Side = (heads, tails) type Small = {-2..2}\n"
            "function other = (heads -> tails, tails -> heads)\n"
            "function weight = ((1, heads) -> 1/3, (1, tails) -> 2/3)\n"
            "X(s: Side, k: Small) = a.psum(c: Side, weight(1, c) : X[other(c), -k]) "
            "++ k!=-2 => b(s, k- -1).psum(1/2 -> psum(c: Side, 1/2 : X[c, k]) ++ 1/2 -> X[]) "
            "init X[heads, -1] until [!(a | b) U b(heads, -1)]");
        QTest::newRow("a goal that never happens")
            << QStringLiteral("X = a(1).X[] ++ b.X[] init encap(b: X) until [a(1) | b U b]");
        QTest::newRow("a truth value")
            << QStringLiteral("X(t: Bool) = a(t, 1).X[!t] init X[T] until [!a(F, -1) U a(F, 1)]");
        QTest::newRow("nothing") << QStringLiteral("X = a.X[] init encap(a: X)");
    }

    void anEquationThatWasWrittenIsReadAgain()
    {
        QFETCH(const QString, source);
        const Lppe lppe = linear(source);
        QVERIFY(!lppe.name.isEmpty());
        const QString written = text(lppe);
        const Lppe again = linear(written);
        QCOMPARE(text(again), written);
        // The game of dice has many branches, and three geese have many states, or four.
        if (lppe.parameters.size() != 9
            && QString::fromLatin1(QTest::currentDataTag()) != "goose-four")
            QCOMPARE(generate(again).automaton.stateCount(), generate(lppe).automaton.stateCount());
    }

    void sizesAreThoseOfTheStudy_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("settings");
        QTest::addColumn<std::size_t>("parameters");
        QTest::addColumn<std::size_t>("summands");
        const auto row = [](const char* model, const char* settings, std::size_t parameters,
                            std::size_t summands) {
            QTest::addRow("%s %s", model, settings)
                << QString::fromLatin1(model) << QString::fromLatin1(settings) << parameters
                << summands;
        };
        row("gambler", "", 1, 3);
        row("gambler-bet2", "", 1, 4);
        row("ruin-static", "N=3", 3, 2);
        row("ruin-static", "N=5", 5, 2);
        row("ruin-dynamic", "N=3", 14, 12);
        row("ruin-dynamic", "N=5", 22, 38);
        row("yahtzee", "", 10, 10);
        row("yahtzee-dice", "", 9, 49);
        row("goose", "", 8, 15);
    }

    void sizesAreThoseOfTheStudy()
    {
        QFETCH(const QString, model);
        QFETCH(const QString, settings);
        const Lppe lppe = linear(modelsource::sourceOf(model, modelsource::valuesOf(settings)));
        QTEST(lppe.parameters.size(), "parameters");
        QTEST(lppe.summands.size(), "summands");
    }

    void aStateOfTwoSidesIsAPairOfStates()
    {
        const QString processes
            = QStringLiteral("P(m: {0..4}) = m<4 => up.P[m+1] ++ m=4 => down.P[0] init ");
        QCOMPARE(statesOf(processes + QStringLiteral("P[0]")), 5u);
        QCOMPARE(statesOf(processes + QStringLiteral("P[0] || P[0]")), 5u);
        QCOMPARE(statesOf(processes + QStringLiteral("P[0] || P[0] nocomm up, down")), 25u);
        QCOMPARE(statesOf(processes + QStringLiteral("P[0] || P[1]")), 4u);
    }
};

QTEST_APPLESS_MAIN(TestLinearise)
#include "tst_linearise.moc"
