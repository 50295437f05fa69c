// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/threats.h"
#include "ui/style/looks.h"

#include <optional>

class Game;

/// Who played a reviewed game, as the game's own tags say it, by the names that they have
/// everywhere else.
struct ReviewPeople
{
    /// For the start of a sentence: "You", "Chick", "Ann", "Chick (Orange)" where both sides
    /// have one name; the colour where the name is not known, or two unnamed people played.
    SideNames names;
    /// The side of the one unnamed person against an engine, which is called "You".
    std::optional<Player> you;
    /// The side of the one person against an engine, with a name or without.
    std::optional<Player> person;

    static ReviewPeople of(const Game& game, DiscTheme theme);
};
