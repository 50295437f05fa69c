// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "core/solver/solvereport.h"
#include "ui/style/looks.h"

#include <QByteArray>
#include <functional>
#include <optional>
#include <vector>

/// What is proved of one position of a game: who wins from there under best play, and when. Not
/// from the view of the side to move: the sides are called by their names.
struct EvaluationPoint
{
    int ply = 0; ///< moves of the game that lead here; 0 is its start
    Move move = Move::none(); ///< the last of them; none at the start
    int row = -1; ///< where its disc landed, from 0 at the bottom; -1 at the start
    int discs = 0; ///< on the board here, setup included
    /// Under best play from here; Unfinished while it is not known.
    Outcome outcome = Outcome::Unfinished;
    /// Discs on the board when the game ends under best play from here. The same from ply to ply as
    /// long as both sides play perfectly. Where `isExact` is false the game ends no later than
    /// that.
    int lastDisc = 0;
    bool isExact = false;

    bool isKnown() const { return outcome != Outcome::Unfinished; }
    /// The winner's own discs from here to the end, the last one included; 0 where the game has
    /// ended here or is a draw.
    int winnersMoves() const;
    friend bool operator==(const EvaluationPoint&, const EvaluationPoint&) = default;
};

/// The scores that are known of a position, partial or whole; nothing where none are.
using KnownColumns = std::function<std::optional<ColumnsReport>(const Position&)>;

/// One point for each position of the game, the start first. Positions in which the game has ended
/// need no scores.
std::vector<EvaluationPoint> evaluationCurve(const Game& game, const KnownColumns& known);

/// "Move 12 (d4): Orange wins in 7, with disc 25".
QString evaluationText(const EvaluationPoint& point, DiscTheme theme);

/// A line per position under the header `ply,column,discs,outcome,last_disc,exact`. Columns count
/// from 1; the outcome is first, second, draw, or nothing where it is not known.
QByteArray evaluationToCsv(const std::vector<EvaluationPoint>& curve);
/// The same figures under the same names, an object per position.
QByteArray evaluationToJson(const std::vector<EvaluationPoint>& curve);
