// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What a person may choose of how the window looks and moves.

enum class ColorScheme
{
    System,
    Light,
    Dark
};
enum class DiscTheme
{
    Safe,
    Classic,
    HighContrast
};
enum class AnimationSpeed
{
    Off,
    Fast,
    Normal,
    Slow
};

/// How a column's worth is written on the chip below it.
enum class ChipStyle
{
    Scores, ///< "W +7": the solver's score
    Moves, ///< "W7": moves to the end
    Words ///< "wins in 7"
};
