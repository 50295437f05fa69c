// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/simulate/walk.h"
#include "ui/labs/chance/answer/chancesystem.h"

#include <array>

/// How many dice show one, two and so on up to six.
using DiceCounts = std::array<int, 6>;

/// Yahtzee as a person plays it, on the states of the model: dice are thrown, it is chosen which
/// are kept, the others are thrown again. What is best and what everything is worth is read from
/// what was found out about the model.
class YahtzeeGame
{
public:
    /// Is it a model with throws, and are its values and the best choices known?
    static bool isPlayable(const SharedChance& system);

    /// Of a system that is playable. Throws all dice.
    YahtzeeGame(SharedChance system, std::uint64_t seed);

    /// All dice show the same, or no turn is left.
    bool isOver() const { return m_isWon || !isDecision(m_walk.state()); }
    bool isWon() const { return m_isWon; }
    /// Throws so far, the first one too.
    int turn() const { return m_turn; }
    DiceCounts dice() const { return diceIn(m_walk.state()); }
    /// What the best strategy keeps. Only when it is not over, as the next two.
    DiceCounts bestKept() const { return bestKept(m_walk.state()); }
    /// What the game is worth when these are kept and the rest is played as well as can be; no more
    /// than lie there.
    fourcast::chance::Bounds worthOf(const DiceCounts& kept) const;
    /// Throws the others again.
    void keep(const DiceCounts& kept);

    /// The same of any state in which it is chosen.
    DiceCounts bestKept(fourcast::chance::State state) const;
    /// The state in which these dice lie and it is chosen what is kept; `time` is the datum of t,
    /// where the model counts turns.
    std::optional<fourcast::chance::State> stateOf(const DiceCounts& dice, std::int64_t time) const;
    /// The last data of t at which it is chosen, ascending, so many at most; a single 0 where the
    /// model counts none.
    std::vector<std::int64_t> times(std::size_t most) const;
    /// After which turn that is: every other step throws.
    static std::int64_t turnAt(std::int64_t time) { return (time + 1) / 2; }
    int diceCount() const { return m_dice; }

private:
    using State = fourcast::chance::State;

    std::optional<std::uint32_t> choice(State state, const char* name, int argument = -1) const;
    bool isDecision(State state) const;
    DiceCounts diceIn(State state) const;
    /// Where a choice without chance leads.
    State after(State state, std::uint32_t choice) const;
    /// Where it is when the others are in the hand.
    State afterTaking(const DiceCounts& kept) const;
    /// Throws until something is to be chosen, or it is over.
    void settle();
    std::optional<std::size_t> parameter(const QString& name) const;

    SharedChance m_system;
    fourcast::chance::Walk m_walk;
    int m_turn = 0;
    int m_dice = 0;
    bool m_isWon = false;
};

/// A roll that stands for all that are the same but for the numbers: how large its groups are,
/// descending. All ways in which so many dice can fall.
std::vector<DiceCounts> rollsOf(int dice);
/// "3 + 1 + 1"
QString groupsText(const DiceCounts& counts);
