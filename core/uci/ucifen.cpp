// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uci/ucifen.h"

#include "core/board/setup.h"

#include <QCoreApplication>
#include <algorithm>
#include <bit>

namespace uci {

namespace {

using Shape = Position::Shape;

struct FenText
{
    Q_DECLARE_TR_FUNCTIONS(Uci)
};

constexpr QChar firstDisc = u'P';
constexpr QChar secondDisc = u'p';
/// Each player's, in an own hand at the start.
constexpr int discsOfOne = Shape::squares / 2;

struct FenDiscs
{
    Bitboard first = 0;
    Bitboard second = 0;
};

/// One rank; `row` from the bottom.
Expected<FenDiscs> readRank(QStringView rank, int row)
{
    FenDiscs discs;
    int column = 0;
    for (const QChar sign : rank) {
        if (sign >= u'1' && sign <= u'9') {
            column += sign.unicode() - '0';
            continue;
        }
        if (sign != firstDisc && sign != secondDisc)
            return fail(FenText::tr("The FEN has '%1' on its board. Only P, p and numbers can "
                                    "stand there.")
                            .arg(sign));
        if (column < Shape::width)
            (sign == firstDisc ? discs.first : discs.second) |= Shape::square(column, row);
        ++column;
    }
    if (column != Shape::width)
        return fail(FenText::tr("Rank %1 of the FEN has %2 squares, not %3.")
                        .arg(row + 1)
                        .arg(column)
                        .arg(Shape::width));
    return discs;
}

Expected<FenDiscs> readBoard(QStringView board)
{
    const auto ranks = board.split(u'/');
    if (ranks.size() != Shape::height)
        return fail(FenText::tr("The FEN has %1 ranks, not %2.")
                        .arg(QString::number(ranks.size()), QString::number(Shape::height)));
    FenDiscs discs;
    for (int row = Shape::height - 1; row >= 0; --row) {
        FOURCAST_LET(const FenDiscs rank, readRank(ranks[Shape::height - 1 - row], row));
        discs.first |= rank.first;
        discs.second |= rank.second;
    }
    return discs;
}

QString handOf(const Position& position)
{
    const int first = discsOfOne - std::popcount(position.firstPlayerDiscs());
    const int second = discsOfOne - std::popcount(position.secondPlayerDiscs());
    return QString(first, firstDisc) + QString(second, secondDisc);
}

/// What stands between the brackets, in any order; `-` is an empty hand.
bool isHandOf(const Position& position, QStringView text)
{
    QString hand = text == u"-" ? QString() : text.toString();
    std::sort(hand.begin(), hand.end());
    return hand == handOf(position);
}

QChar sideLetter(const Position& position)
{
    return position.sideToMove() == Player::First ? u'w' : u'b';
}

} // namespace

QString fen(const Position& position)
{
    QString text;
    for (int row = Shape::height - 1; row >= 0; --row) {
        int empty = 0;
        const auto writeEmpty = [&text, &empty] {
            if (empty > 0)
                text += QString::number(empty);
            empty = 0;
        };
        for (int column = 0; column < Shape::width; ++column) {
            const Cell cell = position.at(column, row);
            if (cell == Cell::Empty) {
                ++empty;
                continue;
            }
            writeEmpty();
            text += cell == Cell::First ? firstDisc : secondDisc;
        }
        writeEmpty();
        if (row > 0)
            text += u'/';
    }
    return QStringLiteral("%1[%2] %3 - - 0 %4")
        .arg(text, handOf(position), sideLetter(position),
             QString::number(position.plies() / 2 + 1));
}

Expected<Position> readFen(QStringView text)
{
    const QStringList fields = text.toString().simplified().split(u' ', Qt::SkipEmptyParts);
    if (fields.isEmpty())
        return fail(FenText::tr("The FEN is empty."));
    const QStringView whole = fields.front();
    const qsizetype bracket = whole.indexOf(u'[');
    FOURCAST_LET(const FenDiscs discs, readBoard(bracket < 0 ? whole : whole.left(bracket)));
    FOURCAST_LET(const std::vector<Move> order, findMoveOrder(discs.first, discs.second));
    const Position position = positionAfter(order);
    if (bracket >= 0
        && (!whole.endsWith(u']') || !isHandOf(position, whole.mid(bracket + 1).chopped(1))))
        return fail(
            FenText::tr("The FEN should have [%1] behind its board.").arg(handOf(position)));
    if (fields.size() > 1 && fields[1] != sideLetter(position))
        return fail(FenText::tr("The FEN says '%1'. With these discs it should say '%2'.")
                        .arg(fields[1], sideLetter(position)));
    return position;
}

}
