// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/commands/playernames.h"

Entrant playernames::taking(const Entrant& player, const Entrant& beside, const People& people)
{
    Entrant result = player;
    if (player.human)
        result.name = beside.human && beside.name == people.player ? people.partner : people.player;
    return result;
}

std::array<Entrant, 2> playernames::chosen(const Entrant& first, const Entrant& second,
                                           const People& people)
{
    std::array<Entrant, 2> result {first, second};
    if (!first.human || !second.human) {
        for (Entrant& player : result)
            if (player.human)
                player.name = people.player;
        return result;
    }
    const bool isTurned = first.name == people.partner && second.name == people.player;
    result[isTurned ? 1 : 0].name = people.player;
    result[isTurned ? 0 : 1].name = people.partner;
    return result;
}
