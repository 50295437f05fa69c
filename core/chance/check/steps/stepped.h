// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/check/check.h"
#include "core/chance/check/values.h"

#include <memory>

namespace fourcast::chance {

/// What one choice adds to the equation of its state: reward + sum of probability * value.
struct EquationChoice
{
    struct Term
    {
        QString probability; ///< "1/6"
        State target = 0;
    };
    enum class Kind : std::uint8_t
    {
        Goes,
        Meets, ///< the goal
        Misses
    };

    State state = 0; ///< whose choice it is, of those that were made one
    std::uint32_t choice = 0; ///< its number there
    QString action; ///< "roll"
    QString reward; ///< "0" for a probability
    Kind kind = Kind::Goes;
    std::vector<Term> terms; ///< only where it goes on
};

/// What the choice comes to in a fraction, with these values of the states ("1/3"), of which it
/// needs those that its terms lead to; empty where one of them is none.
QString exactSum(const EquationChoice& choice, const std::vector<QString>& values, bool asksReward);

/// value(state) = least or greatest of its choices.
struct StateEquation
{
    /// Maybe: it has an equation, for a probability. Sure: for a reward. Of the other states graph
    /// search knows the value.
    Reach reach = Reach::Maybe;
    bool isFixed = false; ///< known by graph search alone
    QString fixedValue; ///< "0", "1", "infinite"
    std::vector<State> together; ///< made one with these, itself among them; it alone: one
    std::vector<EquationChoice> choices; ///< that are compared; without those that only stay
};

/// The algorithm on a small automaton, step by step, for those who want to see it: sweeps from
/// below and from above side by side, and beside these policy iteration. Unlike check() each sweep
/// reads the values of the one before alone, as in a textbook.
class SteppedCheck
{
public:
    static constexpr State mostStates = 2000;

    struct Sweep
    {
        std::vector<Bounds> values; ///< of each state
        /// The same in fractions, as long as these are short enough to be read; otherwise empty.
        std::vector<QString> lows;
        std::vector<QString> highs;
        /// By what part of itself some lower value has changed at most: 1 where it was 0.
        double change = 0;
    };
    struct Policy
    {
        std::vector<std::uint32_t> choices; ///< of each state, or CheckReport::noChoice
        std::vector<double> values;
        std::vector<QString> exact; ///< "1/3", "infinite"
        std::vector<State> changed; ///< where it differs from the one before
    };

    /// Fails with a sentence where the automaton is too large or not complete, or a reward is
    /// negative. The automaton must outlive it. May take a while.
    static Expected<SteppedCheck> make(const Automaton& automaton, const Until& until,
                                       Question question, const Reward& reward = {},
                                       const std::stop_token& stop = {});
    SteppedCheck(SteppedCheck&& other) noexcept;
    SteppedCheck& operator=(SteppedCheck&& other) noexcept;
    ~SteppedCheck();

    Question question() const;
    StateEquation equation(State state) const;
    /// How many end components were made one state each, and which one a state is in.
    std::uint32_t endComponentCount() const;
    std::optional<std::uint32_t> endComponentOf(State state) const;

    /// The first one is where it begins: lower values are 0; upper ones 1 for a probability, and
    /// for a reward twice the true values, above which everything falls.
    const std::vector<Sweep>& sweeps() const;
    /// One more sweep.
    void sweep();
    /// Are the bounds of each state as close as this part of the lower one?
    bool isClose(double epsilon) const;
    /// Who goes by the change of the lower values alone, and not by what is left, ends after this
    /// sweep: the first whose change is below `change`. Nothing as long as none is.
    std::optional<std::size_t> unguardedStop(double change = 1e-6) const;

    /// From some strategy to one that none is better than.
    const std::vector<Policy>& policies() const;

private:
    struct Data;

    explicit SteppedCheck(std::unique_ptr<Data> data);

    std::unique_ptr<Data> m_data;
};

}
