// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/distinctgames.h"

#include <algorithm>

GameTrace gameTrace(bool firstMovesFirst, std::span<const Move> moves, std::size_t openingPlies)
{
    const std::size_t opening = std::min(openingPlies, moves.size());
    GameTrace trace {firstMovesFirst, positionAfter(moves.first(opening)).key(), {}};
    for (const Move move : moves.subspan(opening))
        trace.columns.push_back(static_cast<std::uint8_t>(move.column()));
    return trace;
}

bool DistinctGames::add(GameTrace trace)
{
    return ++m_times[std::move(trace)] == 1;
}

double DistinctGames::independent() const
{
    double sum = 0.0;
    double squares = 0.0;
    for (const auto& [trace, times] : m_times) {
        sum += times;
        squares += static_cast<double>(times) * times;
    }
    return squares > 0.0 ? sum * sum / squares : 0.0;
}
