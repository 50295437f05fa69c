// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "ui/style/looks.h"

#include <QColor>
#include <QPalette>
#include <QString>
#include <algorithm>

/// What tells discs apart without their colours. It belongs to the colour, and not to who starts.
enum class DiscShape
{
    Star,
    Ring
};

/// Colours of one disc and of the shape on it.
struct DiscColors
{
    QColor fill;
    QColor rim; ///< the raised edge, a shade of the fill, apart from the face
    QColor glyph; ///< of the shape; at least 3:1 against the fill
    DiscShape shape = DiscShape::Star;
};

/// Chips below the columns: dark on light in every theme, so that they look the same everywhere.
struct ChipColors
{
    QColor paper;
    QColor ink; ///< at least 7:1 on the paper
    QColor edge;
    QColor up; ///< a win; this and the next two at least 3:1 on the paper
    QColor bar; ///< a draw
    QColor down; ///< a loss
};

/// All colours of the board.
struct BoardTheme
{
    DiscColors first;
    DiscColors second;
    BoardMaterial material = BoardMaterial::Plastic;
    QColor face; ///< half way between its upper and its lower edge, which lie on both sides of it
    QColor faceTop;
    QColor faceBottom;
    QColor faceEdge; ///< thin outline of the face
    QColor holeEdge; ///< and of its holes; 3:1 against face and holes where those are not
    QColor behind; ///< inside of an empty hole: dark, at least 3:1 against the discs
    QColor holeInk; ///< text in an empty hole, at least 4.5:1
    QColor mark; ///< ring on the last move; at least 3:1 against the face
    QColor line; ///< core of the stroke through the winning line
    QColor lineEdge; ///< and its casing, so that it shows on both kinds of disc
    QColor warm; ///< tint of squares that count for a side, over the face
    QColor cold; ///< and of those that count against it
    QColor focus; ///< frame of a board that has the keyboard; at least 3:1 against the face
    QColor hint; ///< mark of a hinted column; at least 3:1 against the face
    QColor cross; ///< crosses out a full column; at least 3:1 against the window
    QColor ink; ///< coordinates, on the window
    QColor faintInk; ///< key numbers above the columns, on the window; both at least 4.5:1
    ChipColors chip;
    qreal leastLine = 1; ///< in pixels: no line that tells something is thinner

    bool isHighContrast() const { return leastLine > 1; }
    qreal lineWidth(qreal usual) const { return std::max(usual, leastLine); }
    const DiscColors& disc(Player player) const { return player == Player::First ? first : second; }

    /// `palette` tells light from dark and gives the colour of text.
    static BoardTheme make(DiscTheme theme, const QPalette& palette,
                           BoardMaterial material = BoardMaterial::Plastic);
};

/// Contrast of two opaque colours as WCAG 2 defines it, 1 to 21.
double contrastRatio(const QColor& a, const QColor& b);
