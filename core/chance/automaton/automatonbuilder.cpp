// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/automatonbuilder.h"
#include "core/chance/automaton/labelorder.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <map>

namespace fourcast::chance {

namespace {

/// "bet(2)"
Action actionOf(const QString& words, const QString& reward)
{
    const qsizetype bracket = words.indexOf(QLatin1Char('('));
    Action action;
    action.name = syntax::Symbol(QStringView(words).left(bracket < 0 ? words.size() : bracket));
    static const QRegularExpression number(QStringLiteral("-?[0-9]+"));
    if (bracket >= 0)
        for (auto each = number.globalMatch(words.mid(bracket)); each.hasNext();)
            action.arguments.push_back(each.next().captured().toLongLong());
    const Rational exact = readRational(reward).value_or(Rational(0));
    action.exactReward = text(exact);
    action.reward = enclosingDoubles(exact).nearest;
    return action;
}

/// Numbers what comes up, in that order.
template <typename Thing> std::uint32_t numberOf(std::vector<Thing>& things, const Thing& thing)
{
    const auto number
        = static_cast<std::uint32_t>(std::ranges::find(things, thing) - things.begin());
    if (number == things.size())
        things.push_back(thing);
    return number;
}

} // namespace

AutomatonBuilder& AutomatonBuilder::add(State state, const QString& action,
                                        const std::vector<Branch>& branches, const QString& reward)
{
    m_choices[state].push_back({actionOf(action, reward), branches});
    return *this;
}

Expected<Automaton> AutomatonBuilder::build() const
{
    const auto states = static_cast<State>(m_choices.size());
    Automaton::Parts parts;
    statespace::StateSpace::Parts space;
    MetLabels met;
    std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>, std::uint32_t> labels;
    space.firstTransition.push(0);
    for (State state = 0; state < states; ++state) {
        space.words.push(state);
        space.terminalCount += m_choices[state].empty() ? 1 : 0;
        for (std::uint32_t number = 0; number < m_choices[state].size(); ++number) {
            const Choice& choice = m_choices[state][number];
            std::map<State, Rational> merged;
            Rational sum = 0;
            for (const auto& [probability, target] : choice.branches) {
                const std::optional<Rational> exact = readRational(probability);
                if (!exact || *exact <= 0 || target >= states)
                    return fail(QCoreApplication::translate(
                                    "Chance", "state %1 has no branch with probability %2 to %3")
                                    .arg(state)
                                    .arg(probability)
                                    .arg(target));
                merged[target] += *exact;
                sum += *exact;
                ++parts.branchesBeforeMerging;
            }
            if (sum != 1)
                return fail(QCoreApplication::translate(
                                "Chance", "the probabilities of %1 in state %2 sum to %3, not to 1")
                                .arg(text(choice.action))
                                .arg(state)
                                .arg(text(sum)));
            const std::uint32_t action = numberOf(met.actions, choice.action);
            for (const auto& [target, probability] : merged) {
                const std::uint32_t id = numberOf(met.probabilities, probability);
                const auto [label, isNew] = labels.try_emplace(
                    {number, action, id}, static_cast<std::uint32_t>(met.labels.size()));
                if (isNew)
                    met.labels.push_back({number, action, id});
                space.transitions.push({label->second, target});
            }
        }
        space.firstTransition.push(space.transitions.size());
    }
    space.levelEnds = {states};
    space.expanded = states;
    space.transitionCount = space.transitions.size();
    parts.space = statespace::StateSpace(std::move(space));
    const Type type = Type::range(0, states - 1);
    parts.parameters.push_back({{syntax::Symbol("s"), type}, 0});
    parts.fields.push_back({statespace::StateField(0, 0, 64), 0});
    putInOrder(met, parts);
    return Automaton(std::move(parts));
}

}
