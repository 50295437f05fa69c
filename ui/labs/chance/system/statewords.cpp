// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/system/statewords.h"

#include "ui/labs/chance/answer/numbers.h"
#include "ui/text/counttext.h"

#include <QCoreApplication>
#include <algorithm>

using fourcast::chance::Action;
using fourcast::chance::Automaton;
using fourcast::chance::Bounds;
using fourcast::chance::CheckReport;
using fourcast::chance::State;
using fourcast::chance::Variable;

namespace {

struct StateText
{
    Q_DECLARE_TR_FUNCTIONS(StateWords)
};

/// Longer fractions are written as decimals.
constexpr qsizetype longestValueFraction = 9;
/// More branches nobody reads in a line.
constexpr std::size_t mostBranchesSaid = 12;

}

namespace statewords {

int levelOf(const Automaton& automaton, State state)
{
    const auto ends = automaton.levelEnds();
    return static_cast<int>(std::ranges::upper_bound(ends, std::uint64_t {state}) - ends.begin());
}

QString name(const ChanceSystem& system, State state)
{
    QStringList parts {StateText::tr("State %1").arg(countText(state)),
                       StateText::tr("level %1").arg(levelOf(system.automaton(), state))};
    if (state >= system.automaton().expandedCount())
        parts << StateText::tr("not expanded");
    else if (system.automaton().isDeadlock(state))
        parts << StateText::tr("terminal");
    return parts.join(QStringLiteral(", "));
}

std::vector<StatePart> parts(const ChanceSystem& system, State state)
{
    std::vector<StatePart> parts;
    const auto parameters = system.automaton().parameters();
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        const Variable& variable = parameters[i].variable;
        parts.push_back(
            {variable.name.text(), text(variable.type, system.automaton().value(state, i))});
    }
    return parts;
}

QString value(const ChanceSystem& system, State state, bool exactly)
{
    if (!system.hasValues())
        return {};
    const CheckReport& report = *system.answer;
    const Bounds& bounds = report.values[state];
    const QString number = chancenumbers::value(bounds);
    if (state < report.exactValues.size() && !report.exactValues[state].isEmpty() && exactly
        && report.exactValues[state].size() <= 3 * longestValueFraction)
        return QStringLiteral("%1 = %2").arg(report.exactValues[state], number);
    if (!exactly || bounds.low == bounds.high)
        return number;
    return QStringLiteral("%1 (%2)").arg(number, chancenumbers::interval(bounds));
}

QString action(const Action& action)
{
    const QString name = text(action);
    return action.exactReward == QLatin1String("0")
        ? name
        : QStringLiteral("%1 @ %2").arg(name, action.exactReward);
}

QString probability(const Automaton& automaton, const Automaton::Branch& branch)
{
    const QString& exact = automaton.exactProbability(branch);
    return exact.size() <= longestValueFraction
        ? exact
        : chancenumbers::number(automaton.probability(branch), 4);
}

QString bothWays(const Automaton& automaton, const Automaton::Branch& branch)
{
    const QString& exact = automaton.exactProbability(branch);
    const QString decimal = chancenumbers::number(automaton.probability(branch), 4);
    return exact == decimal || exact.size() > 15 ? decimal
                                                 : QStringLiteral("%1 = %2").arg(exact, decimal);
}

QString branches(const Automaton& automaton, const Automaton::Choice& choice)
{
    QStringList texts;
    for (const Automaton::Branch& branch :
         choice.branches.first(std::min(choice.branches.size(), mostBranchesSaid)))
        texts << QStringLiteral("%1 → %2").arg(probability(automaton, branch),
                                               countText(branch.target));
    if (choice.branches.size() > mostBranchesSaid)
        texts << StateText::tr("and %n more", nullptr,
                               static_cast<int>(choice.branches.size() - mostBranchesSaid));
    return texts.join(QStringLiteral(", "));
}

}
