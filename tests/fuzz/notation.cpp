// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/board/boards.h"
#include "tests/fuzz/fuzz.h"

#include <cstring>

using fuzz::require;

namespace {

/// UTF-8; after a byte that UTF-8 never has, UTF-16 as it is, which may be torn.
QString textOf(const QByteArray& bytes)
{
    if (!bytes.startsWith('\xff'))
        return QString::fromUtf8(bytes);
    QString text((bytes.size() - 1) / 2, Qt::Uninitialized);
    std::memcpy(text.data(), bytes.constData() + 1, 2 * static_cast<std::size_t>(text.size()));
    return text;
}

template <int W, int H, int K> void readOn(BasicPosition<W, H, K>, const QString& text)
{
    const auto position = notation::parsePosition<W, H, K>(text);
    if (position)
        require(position->plies() <= W * H, "no board has more discs than squares");
    else
        fuzz::requirePlace(position.error(), text);
}

void checkMoves(const std::vector<Move>& moves, const QString& text)
{
    Position position;
    Position mirror;
    QString mirrored;
    for (const Move move : moves) {
        require(!position.isFinished() && position.canPlay(move), "only legal moves are read");
        const int other = Position::Shape::width - 1 - move.column();
        position.play(move);
        mirror.play(other);
        mirrored += notation::columnName(other);
    }
    const auto read = notation::parsePosition(text);
    require(read && *read == position, "the position is that of the moves");
    const auto digits = notation::parseMoves(notation::toDigits(moves));
    require(digits && *digits == moves, "digits are read as the moves that they were written for");
    const auto squares = notation::parseMoves(notation::toCoordinates(moves));
    require(squares && *squares == moves, "squares are read as their moves");
    const auto reflected = notation::parsePosition(mirrored);
    require(reflected && *reflected == mirror && mirror == position.mirrored(),
            "the mirrored text is the mirrored position");
}

}

/// The input is the text of a position.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QString text = textOf(fuzz::bytesOf(data, size));
    if (const auto moves = notation::parseMoves(text))
        checkMoves(*moves, text);
    else
        fuzz::requirePlace(moves.error(), text);
    for (const QString& name : boardNames())
        std::visit([&](const auto& board) { readOn(board, text); }, *boardFromName(name));
    return 0;
}
