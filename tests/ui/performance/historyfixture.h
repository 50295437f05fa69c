// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/performance/movequantity.h"

#include <cstdint>

MoveQuantity quantityOf(const char* id);

/// Points that differ from each other in every figure.
MovePoint pointAt(int ply, std::uint64_t nodes);

QString firstEngine();

QString secondEngine();

/// Games between two engines, `moves` moves each.
void playGames(RunHistory& history, int games, int moves);
