// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/columnchip.h"

#include "ui/text/readingorder.h"

#include <QCoreApplication>
#include <algorithm>

namespace {

struct ChipText
{
    Q_DECLARE_TR_FUNCTIONS(ColumnChip)
};

const QChar ellipsis(0x2026);
const QChar scoreMinus(0x2212);

ColumnChip::Shape chipShapeOf(const ScoreInterval& score)
{
    if (!score.isDecided())
        return ColumnChip::Shape::None;
    if (score.lower > 0)
        return ColumnChip::Shape::Up;
    return score.upper < 0 ? ColumnChip::Shape::Down : ColumnChip::Shape::Bar;
}

QString letter(ColumnChip::Shape shape)
{
    switch (shape) {
    case ColumnChip::Shape::Up:
        return ChipText::tr("W", "one letter: a win");
    case ColumnChip::Shape::Bar:
        return ChipText::tr("D", "one letter: a draw");
    case ColumnChip::Shape::Down:
        return ChipText::tr("L", "one letter: a loss");
    case ColumnChip::Shape::None:
        break;
    }
    return ellipsis;
}

QString word(ColumnChip::Shape shape)
{
    switch (shape) {
    case ColumnChip::Shape::Up:
        return ChipText::tr("wins", "on a chip below a column");
    case ColumnChip::Shape::Bar:
        return ChipText::tr("draw", "on a chip below a column");
    case ColumnChip::Shape::Down:
        return ChipText::tr("loses", "on a chip below a column");
    case ColumnChip::Shape::None:
        break;
    }
    return ellipsis;
}

/// The winner's own discs up to the line, counted from the position with `plies` discs.
int movesToEnd(int score, int plies)
{
    return (exactscore::pliesToEnd(score, plies) + 1) / 2;
}

ColumnChip chipOf(const ScoreInterval& score, int plies, ChipStyle style)
{
    ColumnChip chip;
    chip.shape = chipShapeOf(score);
    chip.upper = style == ChipStyle::Words ? word(chip.shape) : letter(chip.shape);
    const bool exact = score.isExact();
    if (chip.shape == ColumnChip::Shape::None)
        return chip;
    switch (style) {
    case ChipStyle::Scores:
        chip.lower = exact ? signedScore(score.lower) : QString(ellipsis);
        break;
    case ChipStyle::Moves:
        if (score.lower != 0 || !exact)
            chip.upper
                += exact ? QString::number(movesToEnd(score.lower, plies)) : QString(ellipsis);
        break;
    case ChipStyle::Words:
        if (score.lower != 0 || !exact)
            chip.lower = ChipText::tr("in %1", "on a chip below a column: moves to the end")
                             .arg(exact ? QString::number(movesToEnd(score.lower, plies))
                                        : QString(ellipsis));
        break;
    }
    return chip;
}

}

QString signedScore(int score)
{
    if (score == 0)
        return QStringLiteral("0");
    return inOrder((score > 0 ? QChar(u'+') : scoreMinus) + QString::number(std::abs(score)));
}

ColumnChips columnChips(const ColumnsReport& report, ChipStyle style, const QString& side)
{
    ColumnChips chips;
    const int plies = report.whole.root.plies();
    for (std::size_t column = 0; column < chips.size(); ++column) {
        const auto& score = report.moves[column];
        if (!score)
            continue;
        ColumnChip& chip = chips[column];
        chip = chipOf(*score, plies, style);
        chip.best
            = std::ranges::find(report.best, Move(static_cast<int>(column))) != report.best.end();
        const QString text = score->toText(plies);
        chip.spoken = score->isExact() && score->lower == 0
            ? text
            : ChipText::tr("%1 %2", "Orange, wins in 7").arg(side, text);
        if (chip.shape == ColumnChip::Shape::None)
            chip.spoken = ChipText::tr("%1: %2", "Orange, not known yet").arg(side, text);
        if (chip.best)
            chip.spoken = ChipText::tr("%1, best").arg(chip.spoken);
        chip.toolTip = chip.spoken;
        if (score->isExact())
            chip.toolTip = ChipText::tr("%1. Exact score %2, from %3's view. Click to see the move")
                               .arg(chip.spoken, signedScore(score->lower), side);
    }
    return chips;
}
