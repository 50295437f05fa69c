// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/hint.h"

#include "core/board/notation.h"

#include <QCoreApplication>

namespace {

struct HintText
{
    Q_DECLARE_TR_FUNCTIONS(Hint)
};

/// The columns of the hint that have room, in one of three sentences.
QString columnsText(const Hint& hint, const Position& position, const QString& one,
                    const QString& two, const QString& range)
{
    QStringList open;
    for (int column = hint.firstColumn; column <= hint.lastColumn; ++column)
        if (position.canPlay(column))
            open << notation::columnName(column);
    if (open.size() < 2)
        return one.arg(open.value(0));
    return (open.size() == 2 ? two : range).arg(open.constFirst(), open.constLast());
}

QString whereText(const Hint& hint, const Position& position)
{
    const Bitboard landing = position.available() & Position::Shape::columnMask(hint.move.column());
    if (position.winningSquares() & landing)
        return columnsText(hint, position,
                           HintText::tr("There is a four to complete in column %1."),
                           HintText::tr("There is a four to complete in columns %1 and %2."),
                           HintText::tr("There is a four to complete in columns %1 to %2."));
    if (position.threatenedSquares() & landing)
        return columnsText(hint, position, HintText::tr("There is a four to block in column %1."),
                           HintText::tr("There is a four to block in columns %1 and %2."),
                           HintText::tr("There is a four to block in columns %1 to %2."));
    return columnsText(hint, position, HintText::tr("Look at column %1."),
                       HintText::tr("Look at columns %1 and %2."),
                       HintText::tr("Look at columns %1 to %2."));
}

QString lineText(const Hint& hint)
{
    QStringList columns;
    for (const Move move : hint.line)
        columns << notation::columnName(move.column());
    const QString line = columns.join(u' ');
    return hint.lineIsExact ? HintText::tr("Best play: columns %1.").arg(line)
                            : HintText::tr("Expected: columns %1.").arg(line);
}

}

QString hintText(const Hint& hint, const Position& position, HintStep step)
{
    if (hint.move.isNone())
        return HintText::tr("The game has ended.");
    switch (step) {
    case HintStep::Where:
        return whereText(hint, position);
    case HintStep::Column:
        return HintText::tr("Column %1: %2 %3.", "a column, a sentence, where it comes from")
            .arg(notation::columnName(hint.move.column()), hint.reason, hint.label);
    case HintStep::Line:
        return lineText(hint);
    }
    return {};
}
