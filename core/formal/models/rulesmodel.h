// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/models/boardsize.h"
#include "core/statespace/model.h"

#include <array>
#include <mutex>
#include <optional>

namespace fourcast::formal {

/// What must hold of the rules. The names are those of resources/models/Connect4.tla.
enum class RulesProperty : std::uint8_t
{
    TypeOK, ///< every state is a board, and comes out of its own words again
    OneWinner, ///< at most one side has a line, and it moved last: play stops there
    Gravity, ///< below every disc there is another one, or the ground
    TurnsAlternate, ///< each move adds a disc of the side whose turn it is, and passes the turn
    WinTest, ///< the lines that the playing program sees are those that looking square by square
             ///< sees
    NoStuckState, ///< while nobody has won there is a move as long as there is an empty square
    Termination ///< every game ends: a move adds a disc, and where it stops it is decided
};
constexpr int rulesProperties = 7;

/// A plausible mistake in the rules, injected to see that the check finds it.
enum class RulesMistake : std::uint8_t
{
    None,
    PlaysOn, ///< a win does not end the game
    MissesDiagonal, ///< lines that fall to the right are overlooked
    WrongDisc, ///< a disc in the first column is one of the other side
    FullColumnEnds, ///< no move is possible once the leftmost column is full
    TakesBack ///< the disc on top may be taken back where the other side put it
};
constexpr int rulesMistakes = 6;

/// Where a property fails: at a state, or by a move out of it.
struct RulesViolation
{
    int plies = 0;
    std::uint64_t state = 0;
    std::optional<int> column; ///< of the move

    /// The one that comes first in the numbers of an exploration.
    friend bool operator<(const RulesViolation& one, const RulesViolation& other)
    {
        return std::tie(one.plies, one.state, one.column)
            < std::tie(other.plies, other.state, other.column);
    }
};

/// What was seen while the states were explored.
struct RulesCount
{
    /// Finished games by discs on the board.
    using ByPlies = std::array<std::uint64_t, BoardSize::most * BoardSize::most + 1>;

    ByPlies firstWins {};
    ByPlies secondWins {};
    ByPlies draws {};
    std::array<std::optional<RulesViolation>, rulesProperties> violations;

    void add(const RulesCount& other);
};

/// The game on a small board, of the position that plays it: a word a state, moves labelled by
/// their columns. What the properties say is looked at for each state whose successors are asked
/// for.
class RulesModel : public statespace::Model
{
public:
    /// The size must have been checked.
    static std::unique_ptr<RulesModel> make(const BoardSize& size, RulesMistake mistake);

    int wordsPerState() const override { return 1; }
    /// All that the generators have seen that are gone by now.
    RulesCount count() const;

protected:
    friend class RulesGeneratorBase;

    void add(const RulesCount& count) const;

private:
    mutable std::mutex m_mutex;
    mutable RulesCount m_count;
};

}
