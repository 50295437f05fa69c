// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/check/problem/checkoptions.h"

namespace fourcast::chance {

/// What a choice means for the question.
enum class ChoiceKind : std::uint8_t
{
    Plain, ///< goes on
    Goal, ///< meets the goal
    Miss, ///< an action that is not allowed before the goal
    Counted, ///< goes on in the layer below (see curve())
    CountedGoal ///< meets the goal, but counts: not in the lowest layer
};

/// An automaton with a question: what its labels mean, in tables for the inner loops.
class Problem
{
public:
    /// Fails with a sentence: the automaton is not complete, a reward is negative, or hidden steps
    /// matter that the automaton leaves out.
    static Expected<Problem> make(const Automaton& automaton, const Until& until, Question question,
                                  const Reward& reward,
                                  const std::optional<ActionFormula>& counted = {},
                                  bool countsAll = false);

    const Automaton& automaton() const { return *m_automaton; }
    Question question() const { return m_question; }
    bool asksReward() const { return chance::asksReward(m_question); }
    bool asksLeast() const { return chance::asksLeast(m_question); }
    /// Is the graph searched as for the least probability? For a reward it is the other way round:
    /// the least one is finite where the goal can be met for certain.
    bool searchesLeast() const { return asksLeast() != asksReward(); }

    ChoiceKind kind(std::uint32_t label) const { return m_kinds[label]; }
    /// Is it another choice of the state than the other label's?
    bool isSameChoice(std::uint32_t label, std::uint32_t other) const
    {
        return m_choices[label] == m_choices[other];
    }
    std::uint32_t choice(std::uint32_t label) const { return m_choices[label]; }
    /// Of the probability: not above it, not below it.
    double low(std::uint32_t label) const { return m_lows[label]; }
    double high(std::uint32_t label) const { return m_highs[label]; }
    /// Of the reward; 0 unless it is asked for.
    double rewardLow(std::uint32_t label) const { return m_rewardLows[label]; }
    double rewardHigh(std::uint32_t label) const { return m_rewardHighs[label]; }
    /// "0", "1/2"
    const QString& exactReward(std::uint32_t label) const;

private:
    explicit Problem(const Automaton& automaton) : m_automaton(&automaton) { }

    const Automaton* m_automaton;
    Question m_question = Question::Pmax;
    // By label:
    std::vector<ChoiceKind> m_kinds;
    std::vector<std::uint32_t> m_choices;
    std::vector<double> m_lows;
    std::vector<double> m_highs;
    std::vector<double> m_rewardLows;
    std::vector<double> m_rewardHighs;
    std::vector<QString> m_exactRewards; ///< by action
};

}
