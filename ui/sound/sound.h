// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// The sounds of a game. resources/make-sounds makes them.
enum class Sound
{
    Drop1, ///< a disc lands in the lowest row; those after it are one row higher each
    Drop2,
    Drop3,
    Drop4,
    Drop5,
    Drop6,
    YourTurn, ///< an engine has moved, a person is to move
    Win, ///< a person has won, or one of two engines
    Loss, ///< an engine has won against a person
    Draw,
    Refused, ///< a move that cannot be
    Count
};

/// A disc lands in `row`, 0 being the lowest: the higher, the higher it sounds.
Sound dropSound(int row);

/// Its name, which is its file's in the resources: "drop-1", "turn".
QString soundName(Sound sound);
