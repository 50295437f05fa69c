// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statistics/gamescore.h"

#include <optional>

/// The likelihood of superiority: how probable it is that the side that these games are told of is
/// the stronger one, if nothing was known before them. Draws say nothing. The normal approximation
/// Phi((wins - losses) / sqrt(wins + losses)); nothing before a game was won.
std::optional<double> likelihoodOfSuperiority(const GameScore& score);
