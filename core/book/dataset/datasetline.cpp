// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/dataset/datasetline.h"

#include <QCoreApplication>

#include <algorithm>

namespace {

struct DatasetLineText
{
    Q_DECLARE_TR_FUNCTIONS(Dataset)
};

using Shape = Position::Shape;

/// The squares have one character and a comma each.
constexpr qsizetype squaresLength = 2 * Shape::squares;
constexpr DatasetLabel allLabels[] {DatasetLabel::Loss, DatasetLabel::Draw, DatasetLabel::Win};

char letterOf(Cell cell)
{
    return cell == Cell::Empty ? 'b' : cell == Cell::First ? 'x' : 'o';
}

tl::unexpected<Error> failAt(qsizetype index, const QString& sentence)
{
    return fail(sentence, 0, static_cast<int>(index) + 1);
}

/// Discs of the two players.
struct Discs
{
    Bitboard first = 0;
    Bitboard second = 0;
};

Expected<Discs> readSquares(QByteArrayView line)
{
    Discs discs;
    for (int square = 0; square < Shape::squares; ++square) {
        const qsizetype at = 2 * square;
        const int column = square / Shape::height;
        const int row = square % Shape::height;
        if (at + 1 >= line.size())
            return failAt(line.size(),
                          DatasetLineText::tr("the line ends after %1 of %2 squares")
                              .arg((line.size() + 1) / 2)
                              .arg(Shape::squares));
        const char letter = line[at];
        if (letter != 'x' && letter != 'o' && letter != 'b')
            return failAt(at, DatasetLineText::tr("a square must be x, o or b"));
        if (line[at + 1] != ',')
            return failAt(at + 1, DatasetLineText::tr("a comma must follow a square"));
        if (letter == 'b')
            continue;
        if (row > 0 && line[at - 2] == 'b')
            return failAt(at, DatasetLineText::tr("this disc has no disc below it"));
        (letter == 'x' ? discs.first : discs.second) |= Shape::square(column, row);
    }
    return discs;
}

}

Expected<DatasetEntry> datasetline::read(QByteArrayView line)
{
    FOURCAST_LET(const auto discs, readSquares(line));
    const QByteArrayView word = line.sliced(squaresLength);
    const auto* const label
        = std::find_if(std::begin(allLabels), std::end(allLabels),
                       [word](DatasetLabel l) { return word == toText(l).toLatin1(); });
    if (label == std::end(allLabels))
        return failAt(squaresLength,
                      DatasetLineText::tr("the last field must be win, loss or draw"));
    const int surplus = std::popcount(discs.first) - std::popcount(discs.second);
    if (surplus != 0 && surplus != 1)
        return failAt(0,
                      DatasetLineText::tr("%1 x and %2 o can't occur in a game")
                          .arg(std::popcount(discs.first))
                          .arg(std::popcount(discs.second)));
    const auto position = Position::fromBitboards(surplus == 0 ? discs.first : discs.second,
                                                  discs.first | discs.second);
    if (position.isFinished() || Shape::hasLine(position.own()))
        return failAt(0, DatasetLineText::tr("the game is over in this position"));
    return DatasetEntry {position, *label};
}

QByteArray datasetline::text(const DatasetEntry& entry)
{
    QByteArray line;
    for (int square = 0; square < Shape::squares; ++square) {
        line += letterOf(entry.position.at(square / Shape::height, square % Shape::height));
        line += ',';
    }
    return line + toText(entry.label).toLatin1();
}
