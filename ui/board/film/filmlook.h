// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/boardtheme.h"

#include <QColor>
#include <QString>
#include <optional>

/// What a moving picture of a game looks like: as the board on the screen.
struct FilmLook
{
    BoardTheme theme {};
    QColor window {}; ///< around the board
    bool flipped = false;
    bool glyphs = true;
    bool coordinates = true;

    /// In the colours of a window with this palette.
    static FilmLook make(DiscTheme discs, const QPalette& palette,
                         BoardMaterial material = BoardMaterial::Plastic);
    /// In those of a light or a dark window, where there is none.
    static FilmLook make(DiscTheme discs, bool dark);
};

/// What is written above the board.
struct FilmWords
{
    QString first {}; ///< the name of who starts
    QString second {};
    QString result {}; ///< over the board at the end; empty while the game is not finished
};

enum class FilmSize
{
    Small,
    Medium,
    Large
};

/// The side of a cell, in pixels.
int cellPixels(FilmSize size);
/// By "small", "medium" or "large".
std::optional<FilmSize> filmSizeOf(const QString& name);
