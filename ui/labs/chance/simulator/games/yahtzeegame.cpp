// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/simulator/games/yahtzeegame.h"

#include <algorithm>
#include <functional>

using fourcast::chance::Action;
using fourcast::chance::Automaton;
using fourcast::chance::Bounds;
using fourcast::chance::Lppe;
using fourcast::chance::Type;

namespace {

/// Rolls of many dice are too many for a table.
constexpr std::size_t mostRolls = 400;

QString rolledCountName(std::size_t face)
{
    return QStringLiteral("c%1").arg(face + 1);
}

bool hasParameter(const Automaton& automaton, const QString& name)
{
    return std::ranges::any_of(automaton.parameters(), [&name](const Lppe::Parameter& parameter) {
        return parameter.variable.name.text() == name;
    });
}

}

bool YahtzeeGame::isPlayable(const SharedChance& system)
{
    if (!system || !system->hasValues() || !system->hasStrategy()
        || !system->automaton().isComplete() || system->automaton().stateCount() == 0)
        return false;
    const Automaton& automaton = system->automaton();
    for (std::size_t face = 0; face < DiceCounts().size(); ++face)
        if (!hasParameter(automaton, rolledCountName(face)))
            return false;
    // Of another hand than all alike the strategy is none for groups of dice.
    const auto has = [&automaton](const char* name) {
        return std::ranges::any_of(automaton.actions(), [name](const Action& action) {
            return action.name.text() == QLatin1String(name);
        });
    };
    return hasParameter(automaton, QStringLiteral("n")) && has("again") && has("yahtzee");
}

YahtzeeGame::YahtzeeGame(SharedChance system, std::uint64_t seed)
    : m_system(std::move(system)), m_walk(m_system->automaton(), seed)
{
    m_dice = static_cast<int>(m_system->automaton().value(0, *parameter(QStringLiteral("n"))));
    settle();
}

std::optional<std::size_t> YahtzeeGame::parameter(const QString& name) const
{
    const auto parameters = m_system->automaton().parameters();
    for (std::size_t i = 0; i < parameters.size(); ++i)
        if (parameters[i].variable.name.text() == name)
            return i;
    return {};
}

std::optional<std::uint32_t> YahtzeeGame::choice(State state, const char* name, int argument) const
{
    for (const Automaton::Choice& each : m_system->automaton().choices(state)) {
        const Action& action = m_system->automaton().actions()[each.action];
        if (action.name.text() == QLatin1String(name)
            && (argument < 0
                || (action.arguments.size() == 1 && action.arguments.front() == argument)))
            return each.number;
    }
    return {};
}

bool YahtzeeGame::isDecision(State state) const
{
    return choice(state, "again").has_value();
}

DiceCounts YahtzeeGame::diceIn(State state) const
{
    DiceCounts counts {};
    for (std::size_t face = 0; face < counts.size(); ++face)
        counts[face] = static_cast<int>(
            m_system->automaton().value(state, *parameter(rolledCountName(face))));
    return counts;
}

YahtzeeGame::State YahtzeeGame::after(State state, std::uint32_t choice) const
{
    return static_cast<State>(m_system->automaton().branches(state, choice).front().target);
}

void YahtzeeGame::settle()
{
    ++m_turn;
    while (true) {
        const State state = m_walk.state();
        m_isWon = choice(state, "yahtzee").has_value();
        if (m_isWon || isDecision(state))
            return;
        const auto throwing = choice(state, "throw");
        const auto next = throwing ? throwing : choice(state, "look");
        if (!next)
            return;
        m_walk.choose(*next);
    }
}

DiceCounts YahtzeeGame::bestKept(State state) const
{
    DiceCounts kept = diceIn(state);
    const auto& strategy = m_system->answer->strategy;
    // Each die is taken at most once.
    for (int taken = 0; taken <= m_dice; ++taken) {
        const auto branches = m_system->automaton().branches(state, strategy[state]);
        if (branches.empty())
            break;
        const Action& action = m_system->automaton().action(branches.front());
        if (action.name.text() != QLatin1String("take"))
            break;
        --kept[static_cast<std::size_t>(action.arguments.front() - 1)];
        state = static_cast<State>(branches.front().target);
    }
    return kept;
}

YahtzeeGame::State YahtzeeGame::afterTaking(const DiceCounts& kept) const
{
    State state = m_walk.state();
    const DiceCounts lying = dice();
    for (std::size_t face = 0; face < kept.size(); ++face)
        for (int i = std::max(kept[face], 0); i < lying[face]; ++i)
            state = after(state, *choice(state, "take", static_cast<int>(face) + 1));
    return state;
}

Bounds YahtzeeGame::worthOf(const DiceCounts& kept) const
{
    const State state = afterTaking(kept);
    return m_system->value(after(state, *choice(state, "again")));
}

void YahtzeeGame::keep(const DiceCounts& kept)
{
    if (isOver())
        return;
    const DiceCounts lying = dice();
    for (std::size_t face = 0; face < kept.size(); ++face)
        for (int i = std::max(kept[face], 0); i < lying[face]; ++i)
            m_walk.choose(*choice(m_walk.state(), "take", static_cast<int>(face) + 1));
    m_walk.choose(*choice(m_walk.state(), "again"));
    settle();
}

std::vector<std::int64_t> YahtzeeGame::times(std::size_t most) const
{
    const auto time = parameter(QStringLiteral("t"));
    if (!time)
        return {0};
    // A roll that may come in every turn: states are too many to be looked at one by one.
    DiceCounts roll {};
    roll[0] = std::max(m_dice - 1, 1);
    roll[1] = m_dice - roll[0];
    const Type& type = m_system->automaton().parameters()[*time].variable.type;
    std::vector<std::int64_t> found;
    for (std::int64_t value = type.high; value >= type.low && found.size() < most; --value)
        if (stateOf(roll, value))
            found.push_back(value);
    std::ranges::reverse(found);
    return found;
}

std::optional<YahtzeeGame::State> YahtzeeGame::stateOf(const DiceCounts& dice,
                                                       std::int64_t time) const
{
    const Automaton& automaton = m_system->automaton();
    std::vector<std::int64_t> values;
    for (std::size_t i = 0; i < automaton.parameters().size(); ++i) {
        const QString name = automaton.parameters()[i].variable.name.text();
        std::int64_t value = automaton.value(0, i);
        if (name == QLatin1String("n"))
            value = 0;
        else if (name == QLatin1String("t"))
            value = time;
        else if (name == QLatin1String("chooses"))
            value = 1;
        for (std::size_t face = 0; face < dice.size(); ++face)
            if (name == rolledCountName(face))
                value = dice[face];
        values.push_back(value);
    }
    const auto found = automaton.find(values);
    return found && isDecision(*found) ? found : std::nullopt;
}

std::vector<DiceCounts> rollsOf(int dice)
{
    std::vector<DiceCounts> rolls;
    DiceCounts roll {};
    const std::function<void(std::size_t, int, int)> fill
        = [&](std::size_t group, int left, int most) {
              if (rolls.size() >= mostRolls)
                  return;
              if (left == 0)
                  return rolls.push_back(roll);
              if (group == roll.size())
                  return;
              for (int size = std::min(left, most); size > 0; --size) {
                  roll[group] = size;
                  fill(group + 1, left - size, size);
                  roll[group] = 0;
              }
          };
    fill(0, dice, dice);
    return rolls;
}

QString groupsText(const DiceCounts& counts)
{
    DiceCounts sorted = counts;
    std::ranges::sort(sorted, std::greater<>());
    QStringList groups;
    for (const int count : sorted)
        if (count > 0)
            groups << QString::number(count);
    return groups.join(QStringLiteral(" + "));
}
