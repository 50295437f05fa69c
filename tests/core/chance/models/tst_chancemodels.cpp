// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/generate.h"
#include "core/chance/automaton/observer.h"
#include "core/chance/check/check.h"
#include "core/chance/prcrl/expressiontext.h"
#include "tests/core/chance/modelsource.h"
#include "tests/sanitized.h"

#include <QTest>
#include <map>

using namespace fourcast::chance;

namespace {

/// In how many states an action of this name is possible.
std::uint64_t statesWith(const Automaton& automaton, const char* action)
{
    std::uint64_t count = 0;
    for (State state = 0; state < automaton.stateCount(); ++state) {
        bool found = false;
        for (const Automaton::Branch& branch : automaton.branches(state))
            found = found || automaton.action(branch).name.name() == action;
        count += found ? 1 : 0;
    }
    return count;
}

} // namespace

class TestChanceModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyModelIsReadWithoutAWarning_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("settings");
        for (const ModelInfo& each : models()) {
            QTest::newRow(qPrintable(each.name)) << each.name << QString();
            // The least and the greatest values, and the other switches.
            QString least;
            QString greatest;
            for (const ModelParameter& parameter : each.parameters) {
                if (parameter.kind == ModelParameter::Kind::Number) {
                    least += QStringLiteral("%1=%2,").arg(parameter.name).arg(parameter.least);
                    greatest += QStringLiteral("%1=%2,").arg(parameter.name).arg(parameter.most);
                } else if (parameter.kind == ModelParameter::Kind::Choice) {
                    least += QStringLiteral("%1=%2,").arg(parameter.name, parameter.choices.last());
                } else if (parameter.kind == ModelParameter::Kind::Switch) {
                    const bool isTrue = parameter.standard == u"true";
                    least += parameter.name
                        + (isTrue ? QStringLiteral("=false,") : QStringLiteral("=true,"));
                }
            }
            QTest::addRow("%s, least", qPrintable(each.name)) << each.name << least;
            QTest::addRow("%s, greatest", qPrintable(each.name)) << each.name << greatest;
        }
    }

    void everyModelIsReadWithoutAWarning()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, settings);
        const auto source = modelsource::sourceOf(name, modelsource::valuesOf(settings));
        const auto read = readSpecification(source);
        QVERIFY2(read, qPrintable(read ? QString() : read.error().message));
        QVERIFY2(read->warnings.empty(),
                 qPrintable(read->warnings.empty() ? QString() : read->warnings[0].message));
        QVERIFY(read->until);
        const auto made = linearise(*read);
        QVERIFY2(made, qPrintable(made ? QString() : made.error().message));
        QVERIFY(made->warnings.empty());
    }

    void aValueThatIsNoneIsRefused_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("settings");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const char* settings, const char* message) {
            QTest::newRow(settings) << QString::fromLatin1(name) << QString::fromLatin1(settings)
                                    << QString::fromLatin1(message);
        };
        row("ruin-static", "N=2", "N must be a number from 3 to 12");
        row("ruin-static", "N=x", "N must be a number from 3 to 12");
        row("ruin-static", "n=3", "The model ruin-static has no parameter 'n'; it has N, d");
        row("goose", "first=maybe", "first must be true or false");
        row("gambler", "p=3/2", "p must be a fraction or decimal from 0 to 1, such as 3/5");
        row("yahtzee-hand", "hand=five", "hand must be one of three, four, straight, house");
        row("gambler", "start=7", "start can't be more than goal");
    }

    void aValueThatIsNoneIsRefused()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, settings);
        QFETCH(const QString, message);
        const std::vector<ModelInfo> all = models();
        const auto text = modelText(*findModel(all, name), modelsource::valuesOf(settings));
        QVERIFY(!text);
        QCOMPARE(text.error().message, message);
    }

    void countsAreThoseOfTheStudy_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("settings");
        QTest::addColumn<std::uint64_t>("states");
        QTest::addColumn<std::uint64_t>("observed");
        const auto row = [](const char* name, const char* settings, std::uint64_t states,
                            std::uint64_t observed) {
            QTest::addRow("%s %s", name, settings)
                << QString::fromLatin1(name) << QString::fromLatin1(settings) << states << observed;
        };
        row("ruin-static", "N=3,d=3", 19, 28);
        row("ruin-static", "N=3,d=10", 166, 196);
        row("ruin-static", "N=5,d=5", 251, 376);
        row("ruin-static", "N=5,d=10", 2751, 3626);
        row("ruin-static", "N=10,d=5", 3003, 5005);
        row("ruin-dynamic", "N=3,d=3", 49, 53);
        row("ruin-dynamic", "N=3,d=10", 574, 585);
        row("ruin-dynamic", "N=5,d=5", 881, 937);
        row("yahtzee", "dice=5,turns=3", 2562, 2598);
        row("yahtzee", "dice=5,turns=10", 9030, 9150);
        row("yahtzee", "dice=10,turns=3", 43043, 43079);
        row("goose", "dice=1,first=false", 36786, 37021);
        row("goose", "", 60478, 60894);
    }

    /// A state from which the goal is met is seen twice by an observer.
    void countsAreThoseOfTheStudy()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, settings);
        QFETCH(const std::uint64_t, observed);
        const Lppe lppe
            = modelsource::linear(modelsource::sourceOf(name, modelsource::valuesOf(settings)));
        const Automaton automaton = generate(lppe).automaton;
        QVERIFY(automaton.isComplete());
        QTEST(std::uint64_t {automaton.stateCount()}, "states");
        QCOMPARE(countWithObserver(automaton, *lppe.until).states, observed);
    }

    void valuesAreThoseOfTheStudy_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("settings");
        QTest::addColumn<Question>("question");
        QTest::addColumn<Until>("until");
        QTest::addColumn<double>("value");
        const auto row = [](const char* name, const char* settings, Question question,
                            const std::vector<ActionFormula>& goals, double value) {
            Until until {{}, goals[0]};
            for (std::size_t i = 1; i < goals.size(); ++i)
                until.goal = {ActionFormula::Kind::Or, {}, {until.goal, goals[i]}};
            QTest::addRow("%s %s %d %s", name, settings, static_cast<int>(question),
                          qPrintable(text(until)))
                << QString::fromLatin1(name) << QString::fromLatin1(settings) << question << until
                << value;
        };
        const auto act = [](const char* name, std::optional<std::int64_t> argument = {}) {
            ActionPattern pattern {fourcast::syntax::Symbol(std::string_view(name)), {}};
            if (argument)
                pattern.arguments = std::vector {*argument};
            return ActionFormula {ActionFormula::Kind::Action, pattern, {}};
        };
        using enum Question;
        row("gambler", "", Pmax, {act("won")}, 135. / 211);
        row("gambler-bet2", "", Pmax, {act("won")}, 21. / 31);
        row("gambler-bet2", "", Pmin, {act("won")}, 135. / 211);
        row("ruin-static", "", Rmin, {act("broke")}, 75. / 22);
        row("ruin-static", "", Pmax, {act("broke", 1)}, 25. / 176);
        row("ruin-static", "N=5,d=5", Rmax, {act("broke")}, 5625. / 1124);
        row("ruin-dynamic", "", Pmax, {act("broke", 1)}, 25. / 176);
        row("ruin-dynamic", "", Pmin, {act("broke", 1)}, 3. / 44);
        row("ruin-dynamic", "", Rmin, {act("broke")}, 75. / 22);
        row("yahtzee", "", Pmax, {act("yahtzee")}, 347897. / 7558272);
        row("yahtzee", "", Pmin, {act("yahtzee")}, 1. / 2176782336);
        row("yahtzee", "turns=10", Pmax, {act("yahtzee")}, 0.5555278571);
        row("yahtzee", "dice=10", Pmax, {act("yahtzee")}, 7.672746702e-4);
        row("yahtzee-endless", "", Rmin, {act("yahtzee")}, 191283. / 17248);
        const std::vector<ActionFormula> over {act("win"), act("tie")};
        const auto goose = [&](const char* settings, double first, double second, double length) {
            row("goose", settings, Pmax, {act("win", 1)}, first);
            row("goose", settings, Pmax, {act("win", 2)}, second);
            row("goose", settings, Rmax, over, length);
        };
        goose("dice=1,first=false", 0.367577992, 0.348644345, 34.753197);
        if (sanitized::isOn)
            return;
        goose("dice=1,first=false,wells=false", 0.517282155, 0.482717845, 42.970090);
        goose("dice=1,first=false,wells=false,B=true", 0.517282155, 0.482717845, 42.429658);
        goose("", 0.407686403, 0.403744663, 26.183392);
        goose("A=true", 0.407755538, 0.403716034, 26.182818);
        goose("wells=false", 0.509077407, 0.490922593, 30.154089);
        goose("wells=false,A=true,B=true", 0.509017732, 0.490982268, 29.756827);
        goose("first=false,wells=false", 0.513018248, 0.486981752, 24.808078);
        goose("first=false,wells=false,B=true", 0.513018248, 0.486981752, 24.499740);
    }

    void valuesAreThoseOfTheStudy()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, settings);
        QFETCH(const Question, question);
        QFETCH(const Until, until);
        QFETCH(const double, value);
        static std::map<QString, Automaton> automata;
        const QString key = name + u' ' + settings;
        if (!automata.contains(key)) {
            const auto source = modelsource::sourceOf(name, modelsource::valuesOf(settings));
            automata.emplace(key, generate(modelsource::linear(source)).automaton);
        }
        const CheckReport report
            = check(automata.at(key), until, {.question = question, .epsilon = 1e-9});
        QCOMPARE(report.status, CheckStatus::Converged);
        QCOMPARE(report.verdict, Verdict::Value);
        // The printed digits of a value.
        const double digits = value > 1 ? 1e-6 : value * 1e-8;
        QVERIFY2(report.bounds.low - digits <= value && value <= report.bounds.high + digits,
                 qPrintable(QStringLiteral("%1 .. %2")
                                .arg(report.bounds.low, 0, 'g', 12)
                                .arg(report.bounds.high, 0, 'g', 12)));
    }

    void transitionsOfYahtzeeAreThoseOfTheStudy()
    {
        const Automaton automaton
            = generate(modelsource::linear(modelsource::sourceOf(QStringLiteral("yahtzee"))))
                  .automaton;
        QCOMPARE(automaton.branchCount(), std::uint64_t {8016});
        QCOMPARE(statesWith(automaton, "yahtzee"), std::uint64_t {36});
    }

    void diceThatAreToldApartAreManyMore()
    {
        if (sanitized::isOn)
            QSKIP("A figure, which no sanitizer changes");
        const Automaton automaton
            = generate(modelsource::linear(modelsource::sourceOf(QStringLiteral("yahtzee-dice"))))
                  .automaton;
        QCOMPARE(automaton.stateCount(), State {3889});
        QCOMPARE(automaton.branchesBeforeMerging(), std::uint64_t {6'225'984});
    }
};

QTEST_APPLESS_MAIN(TestChanceModels)
#include "tst_chancemodels.moc"
