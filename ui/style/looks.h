// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

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
    HighContrast,
    // The same with the sides' colours changed over: who starts has those of the second.
    SafeSwapped,
    ClassicSwapped,
    HighContrastSwapped
};
constexpr int discThemes = 3; ///< that a person chooses from

constexpr bool isSwapped(DiscTheme theme)
{
    return static_cast<int>(theme) >= discThemes;
}
/// The theme that was chosen, without the swap of its colours.
constexpr DiscTheme chosenTheme(DiscTheme theme)
{
    return static_cast<DiscTheme>(static_cast<int>(theme) % discThemes);
}
constexpr DiscTheme swappedTheme(DiscTheme theme, bool swapped)
{
    return static_cast<DiscTheme>(static_cast<int>(chosenTheme(theme))
                                  + (swapped ? discThemes : 0));
}

/// What the board is made of; with high contrast nothing is seen of it.
enum class BoardMaterial
{
    Plastic,
    Wood,
    Glass
};

enum class AnimationSpeed
{
    Off,
    Fast,
    Normal,
    Slow
};

/// Which discs are seen while a game is played; all of them at its end.
enum class Blindfold
{
    Off, ///< all
    LastFour, ///< those of the last four moves
    All ///< none
};

/// Text sizes to choose from, in percent of the system's.
inline constexpr std::array textSizes {100, 110, 125, 150, 175, 200};

/// How a column's worth is written on the chip below it.
enum class ChipStyle
{
    Scores, ///< "W +7": the solver's score
    Moves, ///< "W7": moves to the end
    Words ///< "wins in 7"
};
