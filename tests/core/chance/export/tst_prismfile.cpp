// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/generate.h"
#include "core/chance/automaton/observer.h"
#include "core/chance/export/prismfile.h"
#include "core/chance/models/modeltable.h"
#include "core/chance/run/equation.h"
#include "tests/core/chance/export/prisminterpreter.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <numeric>
#include <set>

using namespace fourcast::chance;
using fourcast::syntax::Symbol;

namespace {

const Type digit = Type::range(0, 9);

Expression number(std::int64_t numerator, std::int64_t denominator = 1)
{
    return {Literal {numerator, denominator}, {}, digit};
}
Expression variable(const char* name, int slot, const Type& type = digit)
{
    return {Reference {Symbol(name), slot}, {}, type};
}
Expression done(Operator sign, Expression left, Expression right)
{
    const bool isTruth = sign < Operator::Add;
    return {Operation {sign, {std::move(left), std::move(right)}},
            {},
            isTruth ? Type::boolean() : digit};
}
ActionFormula action(const char* name, std::optional<std::vector<std::int64_t>> arguments = {})
{
    return {ActionFormula::Kind::Action, {Symbol(name), std::move(arguments)}};
}

/// A purse of two coins between nothing and five, and a fair bet for one of them each time.
Lppe gambler()
{
    const Type purse = Type::range(0, 5);
    const Expression coins = variable("purse", 0, purse);
    const auto step = [&](Operator sign) {
        return Alternative {{}, number(1, 2), {done(sign, coins, number(1))}};
    };
    const auto stay = [&](const char* name, int when) {
        return Summand {{},        done(Operator::Equal, coins, number(when)), Symbol(name), {},
                        number(0), {Alternative {{}, number(1), {coins}}}};
    };
    Lppe lppe;
    lppe.name = Symbol("Gambler");
    lppe.parameters = {{{Symbol("purse"), purse}, 2}};
    lppe.summands = {{{},
                      done(Operator::And, done(Operator::Greater, coins, number(0)),
                           done(Operator::Less, coins, number(5))),
                      Symbol("bet"),
                      {},
                      number(1),
                      {step(Operator::Add), step(Operator::Subtract)}},
                     stay("broke", 0),
                     stay("rich", 5)};
    lppe.until = Until {{}, action("broke")};
    return lppe;
}

/// Dice that may be thrown, some of the three that are left: each falls well with probability 1/2.
/// The number that does is from a table, which has rows for every number of dice.
Lppe throws()
{
    auto table = std::make_shared<FunctionTable>();
    table->name = Symbol("chance");
    table->arguments = {Type::range(1, 3), Type::range(0, 3)};
    const std::int64_t chances[3][4] = {{4, 4, 0, 0}, {2, 4, 2, 0}, {1, 3, 3, 1}};
    for (std::int64_t dice = 1; dice <= 3; ++dice)
        for (std::int64_t well = 0; well <= 3; ++well) {
            const std::int64_t eighths = chances[dice - 1][well];
            const std::int64_t common = eighths == 0 ? 8 : std::gcd(eighths, std::int64_t {8});
            table->rows.push_back({{dice, well}, eighths / common, 8 / common});
        }
    const Type left = Type::range(0, 3);
    const Expression dice = variable("max", 0, left);
    const Expression thrown = variable("k", 1, Type::range(1, 3));
    const Expression well = variable("i", 2, left);
    Lppe lppe;
    lppe.name = Symbol("Throws");
    lppe.parameters = {{{Symbol("max"), left}, 3}};
    lppe.summands = {{{{Symbol("k"), Type::range(1, 3)}},
                      done(Operator::LessEqual, thrown, dice),
                      Symbol("throw"),
                      {thrown},
                      number(0),
                      {{{{Symbol("i"), left}},
                        {TableCall {table, {thrown, well}}, {}, digit},
                        {done(Operator::Subtract, dice, well)}}}},
                     {{},
                      done(Operator::Equal, dice, number(0)),
                      Symbol("done"),
                      {},
                      number(0),
                      {{{}, number(1), {dice}}}}};
    lppe.until = Until {{}, action("done")};
    return lppe;
}

/// The reachable states, and of each the choices.
std::map<PrismInterpreter::State, std::vector<PrismInterpreter::Distribution>>
explored(const PrismInterpreter& model)
{
    std::map<PrismInterpreter::State, std::vector<PrismInterpreter::Distribution>> found;
    std::vector<PrismInterpreter::State> open {model.initial()};
    while (!open.empty()) {
        const auto state = open.back();
        open.pop_back();
        if (found.contains(state))
            continue;
        found[state] = model.choices(state);
        for (const auto& distribution : found[state])
            for (const auto& [next, probability] : distribution)
                open.push_back(next);
    }
    return found;
}

/// The greatest probability that the last variable becomes 1, by plain value iteration.
double greatest(const PrismInterpreter& model)
{
    const auto states = explored(model);
    std::map<PrismInterpreter::State, double> values;
    for (int sweep = 0; sweep < 2000; ++sweep) {
        for (const auto& [state, choices] : states) {
            double best = state.back() == 1 ? 1 : 0;
            for (const auto& distribution : choices) {
                double sum = 0;
                for (const auto& [next, probability] : distribution)
                    sum += probability * values[next];
                best = std::max(best, sum);
            }
            values[state] = best;
        }
    }
    return values[model.initial()];
}

}

class TestPrismFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theGamblersFileIsRead()
    {
        const auto text = toPrism(gambler());
        QVERIFY(text);
        const PrismInterpreter model(text->model);
        QCOMPARE(model.variables.size(), std::size_t {2});
        // Six purses, and what comes after the goal was met.
        QCOMPARE(explored(model).size(), std::size_t {7});
        QVERIFY(std::abs(greatest(model) - 0.6) < 1e-9);
        model.checkEverywhere();
        QVERIFY(text->model.contains(QStringLiteral("rewards \"reward\"")));
        QVERIFY(text->model.contains(QStringLiteral("rewards \"count_bet\"\n  [bet] true : 1;")));
        QVERIFY(text->properties.contains(QStringLiteral("Pmax=? [ F untilState=1 ]")));
        QVERIFY(
            text->properties.contains(QStringLiteral("R{\"count_bet\"}min=? [ F untilState=1 ]")));
    }

    /// `max` is a word of PRISM; a throw of three when one die is left would give less than none.
    void whatIsOutOfRangeHasAGuard()
    {
        const auto text = toPrism(throws());
        QVERIFY(text);
        const PrismInterpreter model(text->model);
        QCOMPARE(model.variables[0].name, QStringLiteral("max_"));
        model.checkEverywhere();
        QCOMPARE(explored(model).size(), std::size_t {5});
        QVERIFY(std::abs(greatest(model) - 1) < 1e-9);
        QVERIFY(text->model.contains(QStringLiteral("[throw_3]")));
    }

    void argumentsOfTheGoalSplitACommand()
    {
        Lppe lppe = throws();
        lppe.until = Until {{}, action("throw", {{2}})};
        const PrismInterpreter model(toPrism(lppe)->model);
        // Throwing one at a time there are states in which it is possible, and two end states of
        // it.
        QVERIFY(std::abs(greatest(model) - 1) < 1e-9);
        for (const auto& command : model.commands)
            QVERIFY(!command.label.startsWith(QLatin1String("throw_2"))
                    || command.branches[0].updates.size() == 2);
        lppe.until = Until {action("throw", {{1}}), action("done")};
        // What is not allowed before the goal leads to where it is missed.
        const PrismInterpreter strict(toPrism(lppe)->model);
        std::set<int> verdicts;
        for (const auto& [state, choices] : explored(strict)) {
            verdicts.insert(state.back());
            QVERIFY(state.back() == 0 || choices.empty());
        }
        QCOMPARE(verdicts, (std::set<int> {0, 1, 2}));
        QVERIFY(std::abs(greatest(strict) - 1) < 1e-9);
    }

    void differentRewardsHaveLabelsOfTheirOwn()
    {
        Lppe lppe = gambler();
        lppe.summands.push_back(lppe.summands[0]);
        lppe.summands.back().reward = number(2);
        const QString model = toPrism(lppe)->model;
        QVERIFY(model.contains(QStringLiteral("[bet] ")));
        QVERIFY(model.contains(QStringLiteral("[bet__1] ")));
        QVERIFY(model.contains(QStringLiteral("  [bet] true : 1;\n  [bet__1] true : 1;\n")));
    }

    /// The file, read and walked through by somebody else, has as many states as the automaton
    /// beside its observer has.
    void theGamesHaveTheirStates_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<ModelValues>("values");
        const auto row = [](const char* model, const ModelValues& values) {
            QTest::newRow(model) << QString::fromLatin1(model) << values;
        };
        row("gambler", {});
        row("gambler-bet2", {});
        row("ruin-static", {{"N", "3"}, {"d", "4"}});
        row("ruin-dynamic", {{"N", "3"}, {"d", "3"}});
        row("yahtzee", {{"dice", "2"}, {"turns", "2"}});
        row("yahtzee-endless", {{"dice", "2"}});
        row("goose", {{"dice", "1"}, {"first", "false"}});
    }
    void theGamesHaveTheirStates()
    {
        QFETCH(QString, model);
        QFETCH(ModelValues, values);
        const auto known = models();
        const auto equation = equationOf(*modelText(*findModel(known, model), values));
        QVERIFY(equation);
        const Automaton automaton = generate(equation->lppe).automaton;
        const ObserverCounts counts = countWithObserver(automaton, *equation->lppe.until);
        const auto text = toPrism(equation->lppe);
        QVERIFY(text);
        const auto states = explored(PrismInterpreter(text->model));
        QCOMPARE(states.size(), std::size_t {counts.states});
        std::uint64_t branches = 0;
        for (const auto& [state, choices] : states) {
            // The same choice twice is one.
            const std::set<PrismInterpreter::Distribution> different(choices.begin(),
                                                                     choices.end());
            for (const auto& distribution : different)
                branches += distribution.size();
        }
        QVERIFY(branches <= counts.branches);
    }

    /// What the reductions do to another tool can be measured: the equation before them is written,
    /// too, and has the same game.
    void theEquationBeforeItsReductionsIsWritten()
    {
        const auto known = models();
        const auto equation
            = equationOf(*modelText(*findModel(known, QStringLiteral("ruin-dynamic"))));
        QVERIFY(equation);
        const auto plain = toPrism(equation->plain);
        const auto reduced = toPrism(equation->lppe);
        QVERIFY(plain && reduced);
        QVERIFY(plain->model.size() > 2 * reduced->model.size());
        QCOMPARE(explored(PrismInterpreter(plain->model)).size(),
                 explored(PrismInterpreter(reduced->model)).size());
    }

    /// Where PRISM is installed it says so itself.
    void prismAgrees()
    {
        const QString prism = QStandardPaths::findExecutable(QStringLiteral("prism"));
        if (prism.isEmpty())
            QSKIP("There is no prism: the values above are frozen instead");
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("gambler.prism"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(toPrism(gambler())->model.toUtf8());
        file.close();
        QProcess process;
        process.start(prism,
                      {path, QStringLiteral("-pf"), QStringLiteral("Pmax=? [F untilState=1]")});
        QVERIFY(process.waitForFinished(120000));
        const QString said = QString::fromUtf8(process.readAllStandardOutput());
        const auto result = QRegularExpression(QStringLiteral("Result: ([0-9.eE+-]+)")).match(said);
        QVERIFY2(result.hasMatch(), qPrintable(said));
        QVERIFY(std::abs(result.captured(1).toDouble() - 0.6) < 1e-4);
    }

    void tooManyCommandsAreRefused()
    {
        PrismOptions options;
        options.mostCommands = 3;
        const auto text = toPrism(throws(), options);
        QVERIFY(!text);
        QVERIFY(text.error().message.contains(QStringLiteral("more than 3 commands")));
    }
};

QTEST_APPLESS_MAIN(TestPrismFile)
#include "tst_prismfile.moc"
