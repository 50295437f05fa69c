// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/board/positionlink.h"
#include "tests/fuzz/fuzz.h"

using fuzz::require;

/// The input is a link to a position.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QString link = QString::fromUtf8(fuzz::bytesOf(data, size));
    const auto moves = positionlink::parse(link);
    if (!moves) {
        fuzz::requireSentence(moves.error());
        return 0;
    }
    require(positionlink::isLink(link), "what is read is a link");
    Position position;
    for (const Move move : *moves) {
        require(!position.isFinished() && position.canPlay(move), "each move is legal");
        position.play(move);
    }
    for (const QString& text : {notation::toDigits(*moves), notation::toCoordinates(*moves)}) {
        const auto again = positionlink::parse(positionlink::write(text));
        require(again && *again == *moves, "a link is read as it was written");
    }
    return 0;
}
