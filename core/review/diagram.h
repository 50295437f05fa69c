// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review/review.h"

/// Colours of a diagram as SVG writes them; by default those of the board's safe theme.
struct DiagramColors
{
    QString first = QStringLiteral("#ffb02e");
    QString firstGlyph = QStringLiteral("#4a2a00");
    QString second = QStringLiteral("#5aa8f0");
    QString secondGlyph = QStringLiteral("#0a2342");
    bool firstHasStar = true; ///< and the second a ring; else the other way round
    QString face = QStringLiteral("#35486a");
    QString hole = QStringLiteral("#e9edf4");
    QString mark = QStringLiteral("#ffffff"); ///< around the move played
    QString better = QStringLiteral("#7ee2a8"); ///< fills the squares that were better ...
    QString betterEdge = QStringLiteral("#0b5c30"); ///< ... inside a dashed ring
    QString ink = QStringLiteral("currentColor"); ///< letters and axes
};

/// Pictures for documents, as SVG elements that can stand in an HTML page or in a file. Discs have
/// a star or a ring as on the board, so that they differ without colour.
namespace diagram {

/// The position after the move, which is ringed; filled and dashed rings where the best moves would
/// have landed. `title` is what a screen reader says.
QString keyMoment(const ReviewedMove& move, const QString& title, const DiagramColors& colors);

/// A bar for the start of each judged move and one for the end of the game: upwards where the
/// first player wins, downwards where the second does, flat for a draw, longer for a nearer end.
QString outcomes(const Review& review, const QString& title, const DiagramColors& colors);

/// A single disc, for a legend.
QString disc(Player player, const DiagramColors& colors);

}
