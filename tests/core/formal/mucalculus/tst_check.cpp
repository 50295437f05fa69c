// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/lts/bisimulation.h"
#include "core/formal/mucalculus/check.h"
#include "core/formal/mucalculus/formulagame.h"
#include "core/formal/mucalculus/truth.h"
#include "core/support/processmemory.h"
#include "tests/core/formal/mucalculus/naive.h"
#include "tests/core/formal/randomlts.h"
#include "tests/randomcases.h"

#include <QTest>

using namespace fourcast::formal;
using fourcast::syntax::Sort;
using fourcast::syntax::Symbol;
using fourcast::syntax::Value;

namespace {

/// Formulas of every kind, drawn with a seed.
class RandomFormula
{
public:
    explicit RandomFormula(SeededRandom& random) : m_random(random) { }

    QString state(int depth)
    {
        switch (m_random.below(depth > 0 ? 12 : 3)) {
        case 0:
            return m_variables.isEmpty() ? QStringLiteral("true") : variable();
        case 1:
            return m_variables.isEmpty() ? QStringLiteral("<true>true") : variable();
        case 2:
            return m_numbers.isEmpty() ? QStringLiteral("false") : comparison();
        case 3:
        case 4: {
            const QString first = state(depth - 1);
            return QStringLiteral("(%1 && %2)").arg(first, state(depth - 1));
        }
        case 5: {
            const QString first = state(depth - 1);
            return QStringLiteral("(%1 || %2)").arg(first, state(depth - 1));
        }
        case 6: {
            const QString first = steps(1 + static_cast<int>(m_random.below(3)));
            return QStringLiteral("[%1]%2").arg(first, state(depth - 1));
        }
        case 7: {
            const QString first = steps(1 + static_cast<int>(m_random.below(3)));
            return QStringLiteral("<%1>%2").arg(first, state(depth - 1));
        }
        case 8:
        case 9:
            return fixpoint(depth);
        case 10:
            return quantified(depth);
        default:
            return closed(depth);
        }
    }

private:
    QString comparison()
    {
        const QString one = m_numbers[m_random.below(uint(m_numbers.size()))];
        // Others than equality want a bound.
        static constexpr const char* signs[] {"==", "!=", "==", "!=", "==", "!=", "<", ">"};
        const char* const sign = signs[m_random.below(8)];
        return QStringLiteral("val(%1 %2 %3)").arg(one, QLatin1String(sign), number());
    }

    /// One with a parameter ends in a bracket.
    QString variable()
    {
        const QString name = m_variables[m_random.below(uint(m_variables.size()))];
        if (!name.endsWith(u'('))
            return name;
        return QStringLiteral("%1(%2 + %3) mod 5)")
            .arg(name, m_parameters[m_random.below(uint(m_parameters.size()))])
            .arg(m_random.below(3));
    }

    QString fixpoint(int depth)
    {
        const QString name = QStringLiteral("X%1").arg(m_count++);
        if (m_random.below(3) == 0)
            return fixpointWithParameter(name, depth);
        m_variables << name;
        const QString body = state(depth - 1);
        m_variables.removeLast();
        return QStringLiteral("(%1 %2. %3)").arg(m_random.below(2) ? "mu" : "nu", name, body);
    }

    QString fixpointWithParameter(const QString& name, int depth)
    {
        const QString parameter = QStringLiteral("p%1").arg(m_count++);
        const QString initial = QString::number(m_random.below(5));
        m_variables << name + u'(';
        m_parameters << parameter;
        m_numbers << parameter;
        QString body = state(depth - 1);
        if (m_random.below(2) == 0) // counts on
            body = QStringLiteral("(%1 %2 <true>%3((%4 + 1) mod 5))")
                       .arg(body, m_random.below(2) ? "&&" : "||", name, parameter);
        m_numbers.removeLast();
        m_parameters.removeLast();
        m_variables.removeLast();
        return QStringLiteral("(%1 %2(%3: Nat = %4). %5)")
            .arg(m_random.below(2) ? "mu" : "nu", name, parameter, initial, body);
    }

    QString quantified(int depth)
    {
        const bool isNumber = m_random.below(3) > 0;
        const QString name = QStringLiteral("v%1").arg(m_count++);
        (isNumber ? m_numbers : m_tokens) << name;
        QString body = state(depth - 1);
        const bool all = m_random.below(2) == 0;
        if (m_random.below(2) == 0) {
            body = QStringLiteral("%1%2%3%4")
                       .arg(all ? "[" : "<",
                            isNumber ? QStringLiteral("b(%1)").arg(name)
                                     : QStringLiteral("c(%1, -3)").arg(name),
                            all ? "]" : ">", body);
        } else if (m_random.below(2) == 0 && isNumber) {
            body = QStringLiteral("(val(%1 < 3) %2 %3)").arg(name, all ? "=>" : "&&", body);
        } else if (m_random.below(3) == 0 && isNumber) {
            body = QStringLiteral("(val(%1 == 0) || %2)").arg(name, body);
        }
        (isNumber ? m_numbers : m_tokens).removeLast();
        return QStringLiteral("(%1 %2: %3. %4)")
            .arg(all ? "forall" : "exists", name, isNumber ? "Nat" : "Token", body);
    }

    /// Fixpoint variables from outside don't come in, so that it may be negated.
    QString closed(int depth)
    {
        const QStringList outer = std::exchange(m_variables, {});
        const QString inside = state(depth - 1);
        m_variables = outer;
        return m_random.below(2) ? QStringLiteral("!%1").arg(inside)
                                 : QStringLiteral("(%1 => %2)").arg(inside, state(depth - 1));
    }

    QString steps(int depth)
    {
        switch (m_random.below(depth > 0 ? 8 : 3)) {
        case 3: {
            const QString first = steps(depth - 1);
            return QStringLiteral("%1 . %2").arg(first, steps(depth - 1));
        }
        case 4: {
            const QString first = steps(depth - 1);
            return QStringLiteral("(%1 + %2)").arg(first, steps(depth - 1));
        }
        case 5:
            return QStringLiteral("(%1)*").arg(steps(depth - 1));
        case 6:
            return QStringLiteral("(%1)+").arg(steps(depth - 1));
        case 7: { // one in another
            const QString first = steps(depth - 1);
            return QStringLiteral("((%1)+ . %2)+").arg(first, action(1));
        }
        default:
            return QStringLiteral("(%1)").arg(action(2));
        }
    }

    QString number()
    {
        return m_numbers.isEmpty() || m_random.below(3) == 0
            ? QString::number(m_random.below(2))
            : m_numbers[m_random.below(uint(m_numbers.size()))];
    }
    QString token()
    {
        return m_tokens.isEmpty() ? QStringLiteral("X")
                                  : m_tokens[m_random.below(uint(m_tokens.size()))];
    }

    QString action(int depth)
    {
        switch (m_random.below(depth > 0 ? 10 : 7)) {
        case 0:
            return QStringLiteral("true");
        case 1:
            return QStringLiteral("a");
        case 2:
        case 3:
            return QStringLiteral("b(%1)").arg(number());
        case 4:
            return QStringLiteral("b(%1)|a").arg(number());
        case 5:
            return QStringLiteral("c(%1, -3)").arg(token());
        case 6:
            return QStringLiteral("tau");
        case 7:
            return QStringLiteral("!(%1)").arg(action(depth - 1));
        case 8:
            return QStringLiteral("(%1 %2 %3)")
                .arg(action(depth - 1), m_random.below(2) ? "&&" : "||", action(depth - 1));
        default: {
            const QString name = QStringLiteral("w%1").arg(m_count++);
            m_numbers << name;
            const QString body = action(depth - 1);
            m_numbers.removeLast();
            return QStringLiteral("(%1 %2: Nat. %3)")
                .arg(m_random.below(2) ? "exists" : "forall", name, body);
        }
        }
    }

    SeededRandom& m_random;
    QStringList m_variables;
    QStringList m_parameters; ///< of fixpoints; numbers, too
    QStringList m_numbers;
    QStringList m_tokens;
    int m_count = 0;
};

Signature smallSignature()
{
    Signature signature;
    const Symbol token("Token");
    signature.data.enumerations.push_back({token, {Symbol("X"), Symbol("O")}, {}});
    signature.actions = {{Symbol("a"), {}},
                         {Symbol("b"), {Sort::nat()}},
                         {Symbol("c"), {Sort::enumeration(token), Sort::integer()}},
                         {Symbol("d"), {}}};
    return signature;
}

Formula formulaOf(const QString& text, const Signature& signature = smallSignature())
{
    auto formula = readFormula(text, signature);
    if (!formula)
        qFatal("%s in %s", qPrintable(formula.error().message), qPrintable(text));
    return *formula;
}

CheckResult checked(const Lts& lts, const char* text)
{
    const auto result = check(lts, formulaOf(QString::fromUtf8(text)));
    if (!result)
        qFatal("%s in %s", qPrintable(result.error().message), text);
    return *result;
}

/// Plays to the end, the winner as advised and the loser at random; says who has won.
FormulaGame::Player played(FormulaGame& game, SeededRandom& random)
{
    using Player = FormulaGame::Player;
    FormulaGame::Position position = game.start();
    const Player winner = game.winner(position);
    for (int step = 0; step < 400; ++step) {
        const auto moves = game.moves(position);
        if (moves.empty())
            break;
        std::size_t way = 0;
        const auto player = game.toMove(position);
        if (player == winner)
            way = game.bestMove(position, moves);
        else if (moves.size() > 1)
            way = random.below(static_cast<std::uint32_t>(moves.size()));
        position = moves[way].position;
        if (game.winner(position) != winner)
            return winner == Player::Verifier ? Player::Refuter : Player::Verifier;
    }
    return winner;
}

/// Plays against every answer: is what the advice goes to as true as it was, and does it keep the
/// loser from coming back to where he was in a way that he wins by? He wins by it when the largest
/// priority between is not the winner's.
bool adviceHolds(FormulaGame& game, SeededRandom& random)
{
    using Player = FormulaGame::Player;
    const NormalForm& form = game.solver().form();
    for (int round = 0; round < 4; ++round) {
        FormulaGame::Position position = game.start();
        const Player winner = game.winner(position);
        // Along one play: where each position came up, and the fixpoints since.
        std::vector<std::pair<std::vector<Value>, int>> trail;
        for (int step = 0; step < 300; ++step) {
            // What the advice rests on is part of it: a parameter that matters no more has decided.
            std::vector<Value> key {Value::of(position.node), Value::of(position.state),
                                    Value::of(position.before)};
            for (const int slot : form[position.node].slots)
                key.push_back(position.frame[static_cast<std::size_t>(slot)]);
            const NormalNode& node = form[position.node];
            const int priority = node.kind == NormalNode::Kind::Fixpoint ? node.priority
                : node.kind == NormalNode::Kind::Recursion ? form[node.target].priority
                                                           : 0;
            int most = priority;
            for (std::size_t back = trail.size(); back > 0; --back) {
                most = std::max(most, trail[back - 1].second);
                if (trail[back - 1].first != key)
                    continue;
                // The loser could go round here for ever, if the winner goes the same way again.
                if ((most % 2 == 0) != (winner == Player::Verifier))
                    return false;
                break;
            }
            trail.emplace_back(key, priority);
            const auto moves = game.moves(position);
            if (moves.empty())
                break;
            const std::size_t way = game.toMove(position) == winner
                ? game.bestMove(position, moves)
                : random.below(static_cast<std::uint32_t>(moves.size()));
            position = moves[way].position;
            if (game.winner(position) != winner)
                return false;
        }
    }
    return true;
}

}

class TestCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void verdictsAreThoseOfTheDefinition_data();
    void verdictsAreThoseOfTheDefinition();
    void alternatingFixpointsAreSolved();
    void whatTellsSystemsApartHoldsInOne();
    void parametersCount();
    void aCounterexampleIsAPath();
    void aLoopIsShown();
    void aGameIsWonByAdvice();
    void adviceKnowsPositionsThatSeveralLeadTo();
    void whatNeverHappensIsNamed();
    void aFreshValueCounts();
    void whatOthersAreIsTried();
    void repetitionsInRepetitionsStaySmall();
    void twoWaysOfAStepStaySmall();
    void aStoppedCheckSaysSo();
    void aStopIsAnsweredWhereverItIs();
    void manyValuesAreStoppedAmong();
    void memoryIsAllowedFor();
    void memoryIsWhatIsCounted();
    void partsOfASystemAreNotChecked();
    void dataWithoutAValueIsAnError();
};

void TestCheck::verdictsAreThoseOfTheDefinition_data()
{
    QTest::addColumn<quint64>("seed");
    const auto seeds = static_cast<quint64>(randomCases(20));
    for (quint64 seed = 1; seed <= seeds; ++seed)
        QTest::addRow("seed %llu", seed) << seed;
}

void TestCheck::verdictsAreThoseOfTheDefinition()
{
    QFETCH(const quint64, seed);
    SeededRandom random(seed);
    // Those of the labels, those below a bound, and one for each variable around that is neither.
    std::vector<Value> numbers {Value::of(-3)};
    for (int number = 0; number <= 10; ++number)
        numbers.push_back(Value::of(number));
    int judged = 0;
    for (int round = 0; round < 120; ++round) {
        const std::uint32_t states = 1 + random.below(6);
        const Lts lts = randomLts(random, states, random.below(2 * states + 2), 6);
        const QString text = RandomFormula(random).state(4);
        const auto formula = readFormula(text, smallSignature());
        QVERIFY2(formula, qPrintable(text));
        const auto form = NormalForm::of(*formula);
        if (!form)
            continue; // asks for a bound
        ++judged;
        const auto expected = NaiveMeaning(lts, *formula, numbers).states();
        const auto holds = truthOf(lts, *formula);
        QVERIFY2(holds && *holds == expected, qPrintable(text));
        const auto result = check(lts, *formula);
        QVERIFY(result && result->hasAnswer());
        QCOMPARE(result->isTrue(), bool(expected[lts.initial()]));
        if (result->path) {
            State at = result->path->start;
            for (const Path::Step& step : result->path->steps) {
                const Transition taken {step.label, step.target};
                QVERIFY(std::ranges::count(lts.transitions(at), taken) == 1);
                at = step.target;
            }
            if (result->loopStart)
                QCOMPARE(result->path->stateAt(*result->loopStart), at);
        }
        QVERIFY2((played(*result->game, random) == FormulaGame::Player::Verifier)
                     == result->isTrue(),
                 qPrintable(text));
        QVERIFY2(adviceHolds(*result->game, random), qPrintable(text));
    }
    QVERIFY(judged > 60);
}

void TestCheck::alternatingFixpointsAreSolved()
{
    // a and b go round: a comes up for ever, but not a alone.
    LtsBuilder builder;
    builder.addTransition(0, "a", 1);
    builder.addTransition(1, "b(0)", 0);
    builder.addTransition(1, "b(1)", 1);
    const Lts lts = builder.build();
    QVERIFY(!checked(lts, "nu X. mu Y. ([a]X && [!a]Y && <true>true)").isTrue());
    QVERIFY(checked(lts, "nu X. mu Y. (<a>X || <!a>Y)").isTrue());
    QVERIFY(checked(lts, "nu X. mu Y. ([exists n: Nat. b(n)]X && [a]Y)").isTrue());
    QVERIFY(checked(lts, "mu X. nu Y. (<a>X || <b(1)>Y || [a][b(0)]X)").isTrue()
            == NaiveMeaning(
                   lts, formulaOf(QStringLiteral("mu X. nu Y. (<a>X || <b(1)>Y || [a][b(0)]X)")),
                   {Value::of(0)})
                   .states()[0]);
    QVERIFY(
        checked(lts, "nu X. mu Y. nu Z. ((<b(1)>Z || <a>Y) && (<a>true || [b(0)]X))").hasAnswer());
}

void TestCheck::whatTellsSystemsApartHoldsInOne()
{
    SeededRandom random(11);
    int told = 0;
    for (int round = 0; round < 200; ++round) {
        const std::uint32_t states = 2 + random.below(6);
        const Lts left = randomLts(random, states, 2 * states, 6);
        const Lts right = randomLts(random, states, 2 * states, 6);
        const LtsComparison comparison = compare(left, right);
        if (comparison.formula.isEmpty())
            continue;
        ++told;
        const Formula formula = formulaOf(comparison.formula);
        QVERIFY2(check(left, formula)->isTrue(), qPrintable(comparison.formula));
        QVERIFY2(!check(right, formula)->isTrue(), qPrintable(comparison.formula));
    }
    QVERIFY(told > 100);
}

void TestCheck::parametersCount()
{
    LtsBuilder builder;
    for (State state = 0; state < 5; ++state)
        builder.addTransition(state, "a", state + 1);
    const Lts lts = builder.build();
    QVERIFY(checked(lts, "mu X(n: Nat = 0). (val(n == 5) && [true]false) || <a>X(n + 1)").isTrue());
    QVERIFY(
        !checked(lts, "mu X(n: Nat = 0). (val(n == 4) && [true]false) || <a>X(n + 1)").isTrue());
    QVERIFY(checked(lts,
                    "nu X(n: Nat = 0, m: Nat = 5). val(n + m == 5) && [a]X(n + 1, "
                    "Int2Nat(m - 1))")
                .isTrue());
    // The argument is worked out with the values from before.
    QVERIFY(checked(lts,
                    "mu X(n: Nat = 1, m: Nat = 2). [true]false && val(n == 2) || "
                    "<a>X(m, n)")
                .isTrue());
}

void TestCheck::aCounterexampleIsAPath()
{
    LtsBuilder builder;
    builder.addTransition(0, "a", 1);
    builder.addTransition(1, "b(0)", 2);
    builder.addTransition(0, "b(1)", 3);
    builder.addTransition(3, "a", 4);
    builder.addTransition(4, "a", 0);
    const Lts lts = builder.build();
    const CheckResult result = checked(lts, "[true*]<true>true");
    QCOMPARE(result.status, CheckStatus::False);
    QVERIFY(result.path && !result.loopStart);
    QCOMPARE(result.path->steps.size(), std::size_t {2});
    QCOMPARE(result.path->end(), State {2});
    const CheckResult witness = checked(lts, "<true* . a . a>true");
    QVERIFY(witness.isTrue() && witness.path);
    QCOMPARE(witness.path->steps.size(), std::size_t {3});
    const CheckResult data = checked(lts, "[true*] forall n: Nat. [b(n)]val(n < 1)");
    QCOMPARE(data.path->steps.size(), std::size_t {1});
    QCOMPARE(lts.label(data.path->steps[0].label).text(), QStringLiteral("b(1)"));
}

void TestCheck::aLoopIsShown()
{
    LtsBuilder builder;
    builder.addTransition(0, "a", 1);
    builder.addTransition(1, "b(0)", 2);
    builder.addTransition(2, "b(1)", 1);
    builder.addTransition(2, "c(X, -3)", 3);
    const Lts lts = builder.build();
    const CheckResult result = checked(lts, "mu X. ([!c(X, -3)]X && <true>true)");
    QCOMPARE(result.status, CheckStatus::False);
    QVERIFY(result.path && result.loopStart);
    QCOMPARE(result.path->stateAt(*result.loopStart), result.path->end());
    QVERIFY(*result.loopStart < result.path->steps.size());
    const CheckResult forever = checked(lts, "nu X. <!c(X, -3)>X");
    QVERIFY(forever.isTrue() && forever.loopStart);
}

void TestCheck::aGameIsWonByAdvice()
{
    // Straight to the goal, or round and round beside it.
    LtsBuilder builder;
    builder.addTransition(0, "a", 0);
    builder.addTransition(0, "a", 1);
    builder.addTransition(1, "a", 0);
    builder.addTransition(1, "b(0)", 2);
    const Lts lts = builder.build();
    const CheckResult result = checked(lts, "mu X. (<b(0)>true || <a>X)");
    QVERIFY(result.isTrue());
    FormulaGame& game = *result.game;
    FormulaGame::Position position = game.start();
    int moves = 0;
    while (!game.isOver(position) && ++moves < 30) {
        const auto next = game.moves(position);
        position = next[game.bestMove(position, next)].position;
    }
    QVERIFY(moves < 15);
    QCOMPARE(position.state, State {2});
    QVERIFY(!game.question(position).isEmpty());
    QCOMPARE(game.text(game.start()), QStringLiteral("mu X. <b(0)>true || <a>X"));
    QCOMPARE(game.place(game.start()).column, 1);
}

void TestCheck::adviceKnowsPositionsThatSeveralLeadTo()
{
    // Refuter has to get out of the repetition: in it, which is a largest fixpoint, Verifier wins.
    LtsBuilder builder;
    builder.addTransition(3, "a|b(0)", 2);
    builder.addTransition(0, "c(X, -3)", 1);
    builder.addTransition(0, "tau", 1);
    builder.addTransition(1, "c(X, -3)", 0);
    builder.addTransition(1, "tau", 2);
    builder.addTransition(1, "b(0)", 0);
    builder.addTransition(2, "a|b(0)", 2);
    builder.addTransition(2, "c(X, -3)", 0);
    builder.addTransition(2, "b(0)", 2);
    const Lts lts = builder.build();
    const CheckResult result
        = checked(lts,
                  "mu X. ((exists v: Token. X) || (exists n: Nat. (val(n == 0) || X))) && "
                  "[tau][(!tau+ . (exists m: Nat. tau))+]X");
    QVERIFY(!result.isTrue());
    SeededRandom random(1);
    for (int round = 0; round < 20; ++round)
        QVERIFY(adviceHolds(*result.game, random));
}

void TestCheck::whatNeverHappensIsNamed()
{
    LtsBuilder builder;
    builder.addTransition(0, "a", 1);
    builder.addTransition(1, "a", 0);
    const Lts lts = builder.build();
    const CheckResult vacuous = checked(lts, "[true*.d]<b(0)>true");
    QCOMPARE(vacuous.status, CheckStatus::Vacuous);
    QCOMPARE(vacuous.neverHappens, QStringList {QStringLiteral("d")});
    // That it never happens is what is said.
    QCOMPARE(checked(lts, "[true*.d]false").status, CheckStatus::True);
    // After a it is asked for all the same.
    QCOMPARE(checked(lts, "[a + d]<a>true").status, CheckStatus::True);
    QCOMPARE(checked(lts, "[a || d]<a>true").status, CheckStatus::True);
    QCOMPARE(checked(lts, "<a>true || [d]<d>true").status, CheckStatus::True);
    QCOMPARE(checked(lts, "[b(0)|b(0)]<d>true && <a>true").status, CheckStatus::Vacuous);
    const CheckResult missing = checked(lts, "<d>true");
    QCOMPARE(missing.status, CheckStatus::False);
    QCOMPARE(missing.neverHappens, QStringList {QStringLiteral("d")});
}

void TestCheck::aFreshValueCounts()
{
    LtsBuilder builder;
    builder.addTransition(0, "b(0)", 0);
    const Lts lts = builder.build();
    QVERIFY(!checked(lts, "forall n: Nat. <b(n)>true").isTrue());
    QVERIFY(checked(lts, "exists n: Nat. [b(n)]false").isTrue());
    QVERIFY(checked(lts, "forall n: Nat. <!b(n)>true || <b(n)>true").isTrue());
    QVERIFY(checked(lts, "exists n: Nat. <!b(n)>true").isTrue());
    QVERIFY(!checked(lts, "forall n: Nat. <!b(n)>true").isTrue());
    QVERIFY(checked(lts, "exists n, m: Nat. val(n != m) && <!b(n) && !b(m)>true").isTrue());
    QVERIFY(checked(lts, "forall n: Nat. val(n < 1) => <b(n)>true").isTrue());
    QVERIFY(checked(lts, "forall c: Bool. [b(1)]val(c)").isTrue());
    for (const char* unbounded :
         {"forall n: Nat. val(n < 3) || <b(n)>true", "exists n: Nat. <a>val(n > 7)",
          "<exists n: Nat. val(n > 4)>true", "forall n: Int. val(n < 3) => [a]val(n < 4)"}) {
        const auto result = check(lts, formulaOf(QString::fromUtf8(unbounded)));
        QVERIFY2(!result, unbounded);
        QVERIFY(result.error().line == 1 && result.error().column > 1);
        QVERIFY2(result.error().message.contains(QStringLiteral("val(")),
                 qPrintable(result.error().message));
    }
}

/// A variable is compared with one that is counted through or up: to values that stand nowhere.
void TestCheck::whatOthersAreIsTried()
{
    LtsBuilder builder;
    builder.addTransition(0, "b(1)", 1);
    builder.addTransition(1, "b(2)", 0);
    const Lts lts = builder.build();
    for (const char* holds :
         {"forall k: Nat. val(k < 50) => exists n: Nat. !val(n != k)",
          "forall k: Nat. val(k < 50) => exists n: Nat. val((n == k || n == 100) && n != 100)",
          "nu X(m: Nat = 20). (exists n: Nat. !val(n != m)) && (val(m < 24) => [true]X(m + 1))",
          "forall k: Nat. val(k < 50) => [exists n: Nat. val(n != k) && b(n)]true"})
        QVERIFY2(checked(lts, holds).isTrue(), holds);
    QVERIFY(!checked(lts,
                     "mu X(m: Nat = 0). (val(m > 11) && (forall n: Nat. val(n != m))) || "
                     "(val(m < 12) && <true>X(m + 5))")
                 .isTrue());
    // Where the one that is counted stands further in, nobody knows yet what it will be.
    for (const char* unbounded :
         {"exists n: Nat. exists k: Nat. val(k < 50) && val(n == k && n != 1)",
          "exists n: Nat. mu X(m: Nat = 0). val(n == m) || (val(m < 20) && <true>X(m + 1))",
          "<exists n: Nat. exists k: Nat. val(k < 50) && val(n == k)>true"}) {
        const auto result = check(lts, formulaOf(QString::fromUtf8(unbounded)));
        QVERIFY2(!result, unbounded);
        QVERIFY2(result.error().message.contains(QStringLiteral("val(")),
                 qPrintable(result.error().message));
    }
}

void TestCheck::repetitionsInRepetitionsStaySmall()
{
    LtsBuilder builder;
    builder.addTransition(0, "a", 1);
    builder.addTransition(1, "d", 0);
    const Lts lts = builder.build();
    QString steps = QStringLiteral("a . true");
    for (int depth = 0; depth < 40; ++depth)
        steps = QStringLiteral("(%1)+ . true").arg(steps);
    const Formula formula = formulaOf(QStringLiteral("<%1>true").arg(steps));
    const auto form = NormalForm::of(formula);
    QVERIFY(form);
    QVERIFY2(form->size() < 400, qPrintable(QString::number(form->size())));
    QVERIFY(check(lts, formula)->isTrue());
}

void TestCheck::twoWaysOfAStepStaySmall()
{
    LtsBuilder builder;
    builder.addTransition(0, "d", 0);
    const Lts lts = builder.build();
    // What is behind a step is one part, however many ways there are.
    const QString steps = QStringList(60, QStringLiteral("(a + b(n))")).join(QStringLiteral(" . "));
    const auto result = check(
        lts, formulaOf(QStringLiteral("forall n: Nat. val(n != 3) => [%1]val(n == 5)").arg(steps)));
    QVERIFY(result && result->hasAnswer());
}

void TestCheck::aStopIsAnsweredWhereverItIs()
{
    LtsBuilder builder;
    for (State from = 0; from < 3; ++from)
        for (State to = 0; to < 3; ++to)
            builder.addTransition(from, "a", to);
    const Lts lts = builder.build();
    // Among the ways of 40 steps.
    std::stop_source stop;
    SolverOptions options;
    options.stop = stop.get_token();
    options.progress = [&stop](const CheckProgress&) { stop.request_stop(); };
    const QString steps = QStringList(40, QStringLiteral("true")).join(QStringLiteral(" . "));
    const auto among = check(lts, formulaOf(QStringLiteral("<%1 . d>true").arg(steps)), options);
    QVERIFY(among);
    QCOMPARE(among->status, CheckStatus::Stopped);
    QVERIFY(among->time < std::chrono::seconds(5));
    // While the formula is translated.
    QString large = QStringLiteral("true");
    for (int i = 0; i < 10; ++i)
        large = QStringLiteral("(%1 && %1)").arg(large);
    const auto before = check(lts, formulaOf(large), options);
    QVERIFY(before);
    QCOMPARE(before->status, CheckStatus::Stopped);
    options.stop = {};
    options.progress = {};
    options.memory = 10'000;
    QCOMPARE(check(lts, formulaOf(large), options)->status, CheckStatus::MemoryReached);
    QVERIFY(check(lts, formulaOf(large))->isTrue());
}

void TestCheck::aStoppedCheckSaysSo()
{
    LtsBuilder builder;
    for (State state = 0; state < 20000; ++state)
        builder.addTransition(state, "a", state + 1);
    const Lts lts = builder.build();
    SolverOptions options;
    std::stop_source stop;
    stop.request_stop();
    options.stop = stop.get_token();
    const auto result = check(lts, formulaOf(QStringLiteral("<true* . d>true")), options);
    QVERIFY(result);
    QCOMPARE(result->status, CheckStatus::Stopped);
    QVERIFY(!result->hasAnswer() && !result->game);
    QVERIFY(result->work.positions > 0);
}

void TestCheck::manyValuesAreStoppedAmong()
{
    LtsBuilder builder;
    builder.addTransition(0, "a", 0);
    const Lts lts = builder.build();
    std::stop_source stop;
    SolverOptions options;
    options.stop = stop.get_token();
    options.progress = [&stop](const CheckProgress&) { stop.request_stop(); };
    const auto result
        = check(lts,
                formulaOf(QStringLiteral(
                    "forall m, n, k: Nat. val(m < 9999 && n < 9999 && k < 9999) => nu X. <a>X")),
                options);
    QVERIFY(result);
    QCOMPARE(result->status, CheckStatus::Stopped);
    QVERIFY(result->time < std::chrono::seconds(5));
    // What a stopped solver knows is still right.
    const auto form = NormalForm::of(formulaOf(QStringLiteral("nu X. mu Y. (<a>X || <d>Y)")));
    std::stop_source stopped;
    stopped.request_stop();
    LtsBuilder large;
    for (State state = 0; state < 9000; ++state)
        large.addTransition(state, "a", (state + 1) % 9000);
    const Lts ring = large.build();
    SolverOptions never;
    int looks = 0;
    never.stop = stopped.get_token();
    Solver solver(*form, ring, never);
    for (; looks < 10; ++looks) {
        try {
            QVERIFY(solver.holds(form->root(), 0));
            break;
        } catch (const Solver::Ended&) {
        }
    }
    QVERIFY(looks > 0);
}

void TestCheck::memoryIsAllowedFor()
{
    LtsBuilder builder;
    builder.addTransition(0, "a", 0);
    const Lts lts = builder.build();
    SolverOptions options;
    options.memory = 1 << 20;
    const auto result
        = check(lts, formulaOf(QStringLiteral("nu X(n: Nat = 0). [a]X(n + 1)")), options);
    QVERIFY(result);
    QCOMPARE(result->status, CheckStatus::MemoryReached);
    // Whoever asks on, as a game does, is told so again, wherever the memory has ended.
    const auto form = NormalForm::of(formulaOf(QStringLiteral("nu X(n: Nat = 0). [a]X(n + 1)")));
    for (std::uint64_t memory = 0; memory < 4000; memory += 50) {
        options.memory = memory;
        Solver solver(*form, lts, options);
        for (int times = 0; times < 5; ++times)
            QVERIFY_THROWS_EXCEPTION(Solver::Ended, solver.holds(form->root(), 0));
    }
}

void TestCheck::memoryIsWhatIsCounted()
{
    if (sanitized::isOn || !residentBytes())
        QSKIP("Nobody says, or sanitizers take their own");
    LtsBuilder builder;
    builder.addTransition(0, "a", 1);
    builder.addTransition(1, "b(0)", 0);
    const Lts lts = builder.build();
    SolverOptions options;
    options.memory = std::uint64_t {100} << 20;
    const std::uint64_t before = *residentBytes();
    std::uint64_t most = 0;
    options.progress = [&most](const CheckProgress&) { most = std::max(most, *residentBytes()); };
    const auto result
        = check(lts, formulaOf(QStringLiteral("nu X(n: Nat = 0). [true]X(n + 1)")), options);
    QVERIFY(result);
    QCOMPARE(result->status, CheckStatus::MemoryReached);
    // A list that grows is there twice for a moment.
    QVERIFY2(most < before + options.memory * 3 / 2, qPrintable(QString::number(most - before)));
}

void TestCheck::partsOfASystemAreNotChecked()
{
    LtsBuilder builder;
    builder.addTransition(0, "a", 1);
    Lts lts = builder.build();
    lts.setExpanded(1);
    QVERIFY(!check(lts, formulaOf(QStringLiteral("true"))));
}

void TestCheck::dataWithoutAValueIsAnError()
{
    LtsBuilder builder;
    builder.addTransition(0, "b(0)", 0);
    const auto result
        = check(builder.build(),
                formulaOf(QStringLiteral("forall n: Nat. [b(n)]\n val(Int2Nat(n - 1) == 2)")));
    QVERIFY(!result);
    QCOMPARE(result.error().line, 2);
    // Where the answer needs no such value, somebody who plays may still come to it.
    const char* text = "<b(0)>true || (exists n: Nat. <b(n)>val(Int2Nat(n - 1) == 2))";
    const CheckResult sure = checked(builder.build(), text);
    QVERIFY(!sure.isTrue()); // the system is an empty one now
    builder.addTransition(0, "b(0)", 0);
    const Lts lts = builder.build();
    const CheckResult played = checked(lts, text);
    QVERIFY(played.isTrue());
    FormulaGame& game = *played.game;
    const auto parts = game.moves(game.start());
    QCOMPARE(parts.size(), std::size_t {2});
    const auto values = game.moves(parts[1].position);
    for (const FormulaGame::Move& value : values) {
        for (const FormulaGame::Move& step : game.moves(value.position))
            QCOMPARE(game.winner(step.position), FormulaGame::Player::Refuter);
    }
}

QTEST_APPLESS_MAIN(TestCheck)
#include "tst_check.moc"
