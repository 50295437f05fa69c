// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/study/gamerules.h"
#include "tests/fuzz/fuzz.h"

using fuzz::require;

/// The input is a list of openings.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray text = fuzz::bytesOf(data, size);
    const auto openings = openingsFromText(text);
    if (!openings) {
        fuzz::requireSentence(openings.error());
        require(openings.error().line >= 0 && openings.error().line <= text.count('\n') + 1,
                "the error names a line of the file");
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
    require(again && *again == *openings, "openings are read as they were written");
    return 0;
}
