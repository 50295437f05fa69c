// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/check/problem/problem.h"
#include "core/chance/automaton/evaluate/rational.h"

#include <QCoreApplication>

namespace fourcast::chance {

namespace {

ChoiceKind kindOf(const Action& action, const Until& until,
                  const std::optional<ActionFormula>& counted, bool countsAll)
{
    const bool counts = countsAll || (counted && matches(*counted, action));
    if (matches(until.goal, action))
        return counts ? ChoiceKind::CountedGoal : ChoiceKind::Goal;
    if (!matches(until.stay, action))
        return ChoiceKind::Miss;
    return counts ? ChoiceKind::Counted : ChoiceKind::Plain;
}

QString rewardOf(const Action& action, Question question, const Reward& reward)
{
    if (!asksReward(question))
        return QStringLiteral("0");
    if (!reward.counted)
        return action.exactReward;
    return matches(*reward.counted, action) ? QStringLiteral("1") : QStringLiteral("0");
}

} // namespace

Expected<Problem> Problem::make(const Automaton& automaton, const Until& until, Question question,
                                const Reward& reward, const std::optional<ActionFormula>& counted,
                                bool countsAll)
{
    if (!automaton.isComplete() || automaton.stateCount() == 0)
        return fail(QCoreApplication::translate(
            "Chance", "The automaton must be fully explored before it can be checked."));
    const bool seesHidden = countsAll || !overlooksHidden(until, counted)
        || (chance::asksReward(question) && !overlooksHidden(until, reward.counted));
    if (automaton.leavesOutHidden() && seesHidden)
        return fail(QCoreApplication::translate(
            "Chance", "Hidden steps were taken at once, so no question can depend on them."));
    Problem problem(automaton);
    problem.m_question = question;
    std::vector<ChoiceKind> kinds;
    std::vector<DoubleEnclosure> rewards;
    for (const Action& action : automaton.actions()) {
        kinds.push_back(kindOf(action, until, counted, countsAll));
        problem.m_exactRewards.push_back(rewardOf(action, question, reward));
        const Rational exact = *readRational(problem.m_exactRewards.back());
        if (exact < 0)
            return fail(QCoreApplication::translate(
                            "Chance", "The reward of %1 is %2. Negative rewards can't be checked.")
                            .arg(text(action), problem.m_exactRewards.back()));
        rewards.push_back(enclosingDoubles(exact));
    }
    for (const Automaton::Label& label : automaton.labels()) {
        const Probability& probability = automaton.probabilities()[label.probability];
        problem.m_kinds.push_back(kinds[label.action]);
        problem.m_choices.push_back(label.choice);
        problem.m_lows.push_back(probability.low);
        problem.m_highs.push_back(probability.high);
        problem.m_rewardLows.push_back(rewards[label.action].low);
        problem.m_rewardHighs.push_back(rewards[label.action].high);
    }
    return problem;
}

const QString& Problem::exactReward(std::uint32_t label) const
{
    return m_exactRewards[m_automaton->labels()[label].action];
}

}
