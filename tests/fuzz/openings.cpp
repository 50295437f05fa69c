// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/study/gamerules.h"
#include "tests/fuzz/fuzz.h"

using fuzz::require;

/// The input is a list of openings.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto openings = openingsFromText(fuzz::bytesOf(data, size));
    if (!openings) {
        fuzz::requireSentence(openings.error());
        return 0;
    }
    QByteArray written;
    for (const auto& moves : *openings) {
        Position position;
        for (const Move move : moves) {
            require(!position.isFinished() && position.canPlay(move), "each move is legal");
            position.play(move);
        }
        require(!position.isFinished(), "an opening leaves the game open");
        written += moves.empty() ? "startpos" : notation::toDigits(moves).toLatin1();
        written += '\n';
    }
    const auto again = openingsFromText(written);
    require(openings->empty() || (again && *again == *openings), "openings are read as they are");
    return 0;
}
