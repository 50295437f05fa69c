// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/people.h"
#include "core/match/entrant.h"

#include <array>

/// By which names the people at the two sides of the board play.
namespace playernames {

/// A person who takes a side beside `beside`; an engine as it is.
Entrant taking(const Entrant& player, const Entrant& beside, const People& people);

/// Before a game, first and second: those who are chosen, on the sides where they are already.
std::array<Entrant, 2> chosen(const Entrant& first, const Entrant& second, const People& people);

}
