// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uci/positionline.h"

#include "core/board/positionlink.h"
#include "core/uci/ucifen.h"
#include "core/uci/ucimoves.h"
#include "core/uci/uciwords.h"

#include <QCoreApplication>

namespace {

/// What stands before `moves`.
Expected<PositionLine> readStart(UciWords words)
{
    const QStringView all = words.rest();
    if (all.isEmpty())
        return fail(QCoreApplication::translate("Uci", "A position is missing."));
    if (all.contains(u'/') && !positionlink::isLink(all)) {
        if (words.peek() == u"fen")
            words.next();
        return uci::readFen(words.rest()).map([](const Position& start) {
            return PositionLine {.start = start};
        });
    }
    const QStringView word = words.next();
    if (word == u"fen")
        return fail(QCoreApplication::translate("Uci", "The FEN is empty."));
    const Expected<std::vector<Move>> moves = positionlink::isLink(all) ? positionlink::parse(all)
        : word == u"startpos" ? uci::readMoves({}, words.rest())
                              : uci::readMoves({}, all);
    return moves.map([](const std::vector<Move>& read) { return PositionLine {.moves = read}; });
}

/// Where the word `moves` begins in the line; its end where there is none.
qsizetype placeOfMoves(QStringView line)
{
    UciWords words(line);
    while (!words.atEnd())
        if (words.next() == u"moves")
            return words.place() - 5;
    return line.size();
}

}

Position PositionLine::end() const
{
    Position position = start;
    for (const Move move : moves)
        position.play(move);
    return position;
}

QString PositionLine::toText() const
{
    QString text = QStringLiteral("position ")
        + (start == Position() ? QStringLiteral("startpos") : "fen " + uci::fen(start));
    if (!moves.empty())
        text += " moves " + uci::movesText(start, moves);
    return text;
}

Expected<PositionLine> PositionLine::read(QStringView line)
{
    UciWords words(line);
    if (words.peek() == u"position") {
        words.next();
        line = words.rest();
    }
    const qsizetype place = placeOfMoves(line);
    PositionLine read;
    // `moves d1` alone begins with the empty board.
    if (place == line.size() || !line.left(place).trimmed().isEmpty()) {
        FOURCAST_LET(read, readStart(UciWords(line.left(place))));
    }
    if (place < line.size()) {
        FOURCAST_LET(const std::vector<Move> more, uci::readMoves(read.end(), line.mid(place + 5)));
        read.moves.insert(read.moves.end(), more.begin(), more.end());
    }
    return read;
}
