// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/planverifier.h"
#include "core/support/expected.h"

#include <QString>
#include <QStringView>
#include <array>

/// The marks of a steady-state diagram, in the order in which they are looked for; the squares that
/// never count have none.
enum class SteadyLevel : std::uint8_t
{
    Urgent, ///< `!`
    Miai, ///< `@`: counts where exactly one of them can be reached now
    Claim, ///< a blank on row 2, 4 or 6, a bar on row 1, 3 or 5
    Plus,
    Equal,
    Minus
};

/// A way to win as 2swap draws it ("WeakC4", 2025), for one position of the standard board. It is
/// only read and checked here; plans (plan.h) are this program's own language.
struct SteadyState
{
    std::vector<Move> moves; ///< from the empty board on
    Position position;
    Player side = Player::First; ///< who wins by it; either side may be to move
    std::array<Bitboard, 6> levels {}; ///< by SteadyLevel

    Bitboard level(SteadyLevel level) const { return levels[static_cast<std::size_t>(level)]; }
};

enum class SteadyFailure : std::uint8_t
{
    None,
    NoMove,
    Ambiguous, ///< the level that is reached names two squares and more
    TwoThreats, ///< the opponent has two squares that would make four
    OpponentWins,
    Draw
};

struct SteadyVerdict
{
    PlanCheckStatus status = PlanCheckStatus::Stopped;
    SteadyFailure failure = SteadyFailure::None;
    /// Of a refuted diagram: the moves of both sides from the position on, to where it fails.
    std::vector<Move> line;
    /// Different positions with the diagram's side to move and no four at hand that were reached.
    std::uint64_t states = 0;

    bool isValid() const { return status == PlanCheckStatus::Valid; }
};

namespace steadystate {

/// `steady-state 7x6/4 <moves> <first|second> <cells>`, where the first two words may be left out.
/// The cells are one character for each square, the top row first: `! @ + = - |`, `_` for a blank,
/// and on the discs `W` for those of the side that wins, `L` for the others or `.` for any. Blanks,
/// and slashes between rows, don't count. Fails with a sentence and its place.
Expected<SteadyState> parse(QStringView text);

/// The squares that the diagram names where nobody has four and nobody threatens it: the first
/// level's that names any. Strictly it must be one.
Bitboard namedSquares(const SteadyState& diagram, const Position& position);

/// Plays the diagram against every reply, in the strict reading: a level that is reached and names
/// two squares refutes it, and so does a draw. Starts at an unfinished position.
SteadyVerdict verify(const SteadyState& diagram, const PlanCheckLimits& limits = {},
                     const std::stop_token& stop = {});

/// Why it is refuted: "After 261, the diagram names more than one move." Empty where it is not.
QString failureSentence(const SteadyVerdict& verdict);

}
