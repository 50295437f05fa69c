// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <QString>
#include <functional>
#include <stop_token>

namespace uci {

/// Counts the sequences of `depth` legal moves, at least one: a line `P@d1: 7` for each first move
/// and the sum in `Nodes searched: 49`. After a stop the move that was being counted is left out.
void writePerft(const Position& position, int depth, const std::stop_token& stop,
                const std::function<void(const QString& line)>& write);

}
