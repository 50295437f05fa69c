// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uci/session/uciperft.h"

#include "core/board/perft.h"
#include "core/uci/ucimoves.h"

namespace uci {

namespace {

/// Takes milliseconds, so that a stop is seen in between.
constexpr int depthAtOnce = 7;

/// Meaningless after a stop.
std::uint64_t countUntil(const Position& position, int depth, const std::stop_token& stop)
{
    if (depth <= depthAtOnce)
        return perft(position, depth);
    if (position.isFinished())
        return 0;
    std::uint64_t count = 0;
    for (int column = 0; column < Position::Shape::width && !stop.stop_requested(); ++column)
        if (position.canPlay(column))
            count += countUntil(position.after(column), depth - 1, stop);
    return count;
}

} // namespace

void writePerft(const Position& position, int depth, const std::stop_token& stop,
                const std::function<void(const QString& line)>& write)
{
    std::uint64_t sum = 0;
    for (int column = 0; column < Position::Shape::width && !position.isFinished(); ++column) {
        if (!position.canPlay(column))
            continue;
        const std::uint64_t count = countUntil(position.after(column), depth - 1, stop);
        if (stop.stop_requested())
            break;
        sum += count;
        write(QStringLiteral("%1: %2").arg(moveText(position, Move(column))).arg(count));
    }
    write(QStringLiteral("Nodes searched: %1").arg(sum));
}

}
