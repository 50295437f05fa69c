// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/writtenmove.h"

#include "core/board/boards.h"
#include "core/board/notation.h"

#include <QCoreApplication>
#include <algorithm>

namespace {

bool isDigit(QChar character)
{
    return character >= u'0' && character <= u'9';
}

/// Larger row numbers are all the same: on no board.
constexpr int hugeNumber = 999;

} // namespace

WrittenMove readWrittenMove(QStringView text, int width)
{
    if (text.isEmpty())
        return {};
    const int first = text.front().unicode();
    if (const int column = first - '1'; column >= 0 && column < width)
        return {column, -1, 1};

    // Only a to z and A to Z: what Unicode folds to them is not a column.
    const int lower = first >= 'A' && first <= 'Z' ? first - 'A' + 'a' : first;
    WrittenMove move {lower - 'a', -1, 1};
    if (move.column < 0 || move.column >= width)
        return {};
    int number = 0;
    while (move.length < text.size() && isDigit(text[move.length])) {
        number = std::min(hugeNumber, number * 10 + (text[move.length].unicode() - '0'));
        ++move.length;
    }
    if (move.length > 1)
        move.rowNumber = number;
    return move;
}

template <int W, int H, int K>
QString whyIllegal(const BasicPosition<W, H, K>& position, const WrittenMove& move)
{
    if (!position.canPlay(move.column)) {
        return QCoreApplication::translate("Notation", "column %1 is full")
            .arg(notation::columnName(move.column));
    }
    const int free = position.landingRow(move.column);
    if (move.hasRow() && move.rowNumber != free + 1) {
        return QCoreApplication::translate("Notation",
                                           "the next free square of column %1 is %2, not %3")
            .arg(notation::squareName(move.column, 0).left(1),
                 notation::squareName(move.column, free),
                 notation::squareName(move.column, move.rowNumber - 1));
    }
    return {};
}

#define BOARD(NAME, W, H, K)                                                                       \
    template QString whyIllegal(const BasicPosition<W, H, K>&, const WrittenMove&);
#include "core/board/boards.def"
#define BOARD(NAME, W, H, K)                                                                       \
    template QString whyIllegal(const BasicPosition<W, H, K>&, const WrittenMove&);
#include "core/board/plannedboards.def"
