// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/setup.h"
#include "tests/fuzz/fuzz.h"

#include <cstring>

using fuzz::require;

namespace {

/// Plays what was found; true when there was an order of play.
bool tryOrder(Bitboard first, Bitboard second)
{
    const auto order = findMoveOrder(first, second);
    if (!order) {
        fuzz::requireSentence(order.error());
        return false;
    }
    Position position;
    for (const Move move : *order) {
        require(!position.isFinished() && position.canPlay(move),
                "the order is one of legal moves");
        position.play(move);
    }
    require(position.firstPlayerDiscs() == first && position.secondPlayerDiscs() == second,
            "the order leads to the discs that were set up");
    return true;
}

/// A position that a game has reached, and its mirror image.
void tryGame(const std::uint8_t* data, std::size_t size)
{
    Position position = fuzz::positionOf(data, size);
    for (int column = 0; column < Position::Shape::width; ++column)
        if (position.canPlay(column) && position.wins(column)) {
            position.play(column);
            break;
        }
    const Position mirror = position.mirrored();
    require(tryOrder(position.firstPlayerDiscs(), position.secondPlayerDiscs())
                && tryOrder(mirror.firstPlayerDiscs(), mirror.secondPlayerDiscs()),
            "what a game has reached can be set up");
}

}

/// Sixteen bytes are the discs of both players, a bitboard each; anything else is a game.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Bitboard discs[2];
    if (size != sizeof discs) {
        tryGame(data, size);
        return 0;
    }
    std::memcpy(discs, data, sizeof discs);
    tryOrder(discs[0], discs[1]);
    return 0;
}
