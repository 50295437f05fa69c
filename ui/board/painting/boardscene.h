// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "ui/board/painting/plancard.h"
#include "ui/board/painting/square.h"
#include "ui/text/columnchip.h"

#include <QString>
#include <optional>
#include <vector>

/// Four or more discs in line, by the squares at its ends.
struct WinningLine
{
    Square from;
    Square to;

    friend bool operator==(const WinningLine&, const WinningLine&) = default;
};

/// An empty square that would complete a line.
struct ThreatMark
{
    Square square;
    Cell owner = Cell::First;
    bool odd = false; ///< rows counted from 1 at the bottom
    bool playable = false; ///< a disc dropped now lands there
    bool useless = false; ///< it can't be carried out: drawn faintly
    QString spoken; ///< "d3: Orange's odd threat"

    friend bool operator==(const ThreatMark&, const ThreatMark&) = default;
};

/// A disc that is not on the board but could be, later.
struct PreviewDisc
{
    Square square;
    Cell disc = Cell::First;
    int number = 1; ///< which move from here

    friend bool operator==(const PreviewDisc&, const PreviewDisc&) = default;
};

/// What a disc that is dropped at the ghost leads to.
struct Outlook
{
    ColumnChip chip; ///< what it is worth, in a line: "W7"
    Square reply; ///< the best answer; not valid where there is none, or none is known

    friend bool operator==(const Outlook&, const Outlook&) = default;
};

/// What a square contributes to a heuristic.
struct HeatMark
{
    Square square;
    /// From -1, all that counts against the side that was asked for, to 1; 0 leaves the square
    /// without a tint and its number faint: what a disc there would be worth.
    double strength = 0;
    QString text; ///< "+900k": a few characters
    QString spoken; ///< "contributes +900,000"

    friend bool operator==(const HeatMark&, const HeatMark&) = default;
};

/// A disc of a line that has just been completed.
struct PulseMark
{
    Square square;
    /// How far it is on its way up, 0 to 1; above 0 it is in front of the face and not in its hole.
    double strength = 0;
    Cell disc = Cell::First;

    friend bool operator==(const PulseMark&, const PulseMark&) = default;
};

/// What there is to paint, as plain data: discs, and marks over them.
struct BoardScene
{
    Bitboard first = 0;
    Bitboard second = 0;
    Square lastMove;
    std::vector<WinningLine> lines;
    std::vector<PulseMark> pulses; ///< those whose turn has come; the others wait

    /// Disc on its way down to `falling`, not yet part of `first` and `second`.
    Square falling;
    Cell fallingDisc = Cell::Empty;
    double fallingHeight = 0; ///< rows above its place

    Square ghost; ///< where it would land; row 6 in a full column
    Cell ghostDisc = Cell::Empty;
    bool ghostPressed = false;
    std::optional<Outlook> outlook; ///< of the ghost's disc

    Square hint; ///< where the hinted disc would land; row 6 in a full column
    int hintFirst = -1; ///< where to look: these columns and those between them
    int hintLast = -1;
    int queuedColumn = -1;

    /// Where chips have no room of their own there are none.
    std::optional<ColumnChips> chips;
    std::vector<ThreatMark> threats;
    std::vector<PreviewDisc> preview;
    std::vector<PreviewDisc> arrows; ///< the next moves of best play
    std::vector<HeatMark> heat;
    std::vector<PlanMark> plan; ///< the card of a plan
    double planPulse = 0; ///< of the squares that it names: how far they are from rest, 0 to 1
    Square markCursor; ///< where the keyboard is while squares are marked
    Bitboard litDiscs = 0; ///< of a feature that is looked at
    Bitboard litSquares = 0; ///< empty squares that it counts on

    bool glyphs = true;
    bool coordinates = true;
    /// Which key drops where, with the coordinates.
    bool keyNumbers = true;
    bool focusFrame = false;

    Cell at(int column, int row) const;
};

/// Every line on the board, the longest extent of each.
std::vector<WinningLine> winningLines(Bitboard discs);
/// The squares of a line in their order, both ends included.
std::vector<Square> lineSquares(const WinningLine& line);
