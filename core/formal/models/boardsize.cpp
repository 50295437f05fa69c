// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/models/boardsize.h"

#include <QCoreApplication>

namespace fourcast::formal {

namespace {

bool isWithin(int number, int least, int most)
{
    return number >= least && number <= most;
}

}

Expected<void> checkSize(const BoardSize& size)
{
    if (!isWithin(size.columns, BoardSize::least, BoardSize::most)
        || !isWithin(size.rows, BoardSize::least, BoardSize::most))
        return fail(QCoreApplication::translate(
                        "BoardSize", "The model's board must have %1 to %2 columns and rows.")
                        .arg(BoardSize::least)
                        .arg(BoardSize::most));
    if (!isWithin(size.connect, BoardSize::leastConnect, BoardSize::mostConnect))
        return fail(QCoreApplication::translate("BoardSize",
                                                "The model's winning line must be %1 to %2 discs.")
                        .arg(BoardSize::leastConnect)
                        .arg(BoardSize::mostConnect));
    return {};
}

}
