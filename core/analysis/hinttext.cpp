// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/hint.h"

#include "core/board/notation.h"

#include <QCoreApplication>

namespace {

/// What the texts below are filed under for the translators.
struct HintText
{
    Q_DECLARE_TR_FUNCTIONS(Hint)
};

QString whereText(const Hint& hint, const Position& position)
{
    const QString from = notation::columnName(hint.firstColumn);
    const QString to = notation::columnName(hint.lastColumn);
    const Bitboard landing = position.available() & Position::Shape::columnMask(hint.move.column());
    if (position.winningSquares() & landing)
        return HintText::tr("There is a four to complete in columns %1 to %2.").arg(from, to);
    if (position.threatenedSquares() & landing)
        return HintText::tr("There is a four to block in columns %1 to %2.").arg(from, to);
    return HintText::tr("Look at columns %1 to %2.").arg(from, to);
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
