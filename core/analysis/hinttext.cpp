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
        return columnsText(hint, position, HintText::tr("You can make four in column %1."),
                           HintText::tr("You can make four in column %1 or %2."),
                           HintText::tr("You can make four somewhere in columns %1 to %2."));
    if (position.threatenedSquares() & landing)
        return columnsText(hint, position, HintText::tr("You need to block in column %1."),
                           HintText::tr("You need to block in column %1 or %2."),
                           HintText::tr("You need to block somewhere in columns %1 to %2."));
    return columnsText(hint, position, HintText::tr("Look at column %1."),
                       HintText::tr("Look at columns %1 and %2."),
                       HintText::tr("Look at columns %1 to %2."));
}

/// Goes on after "Drop in column 4:"; six words at most, so that all are ten.
QString whyText(HintReason why)
{
    switch (why) {
    case HintReason::MakesFour:
        return HintText::tr("it makes four in a row");
    case HintReason::BlocksThree:
        return HintText::tr("it blocks three in a row");
    case HintReason::BlocksFour:
        return HintText::tr("it blocks four in a row");
    case HintReason::MakesTwoThreats:
        return HintText::tr("it makes two threats at once");
    case HintReason::StacksThreats:
        return HintText::tr("it stacks two threats");
    case HintReason::OnlyColumn:
        return HintText::tr("nothing else is free");
    case HintReason::OnlySafe:
        return HintText::tr("nothing else is safe");
    case HintReason::StopsTwoThreats:
        return HintText::tr("it stops two threats at once");
    case HintReason::HoldsOutLongest:
        return HintText::tr("it holds out longest");
    case HintReason::NothingSaves:
        return HintText::tr("nothing can save this game");
    case HintReason::LaterThreat:
        return HintText::tr("it makes a threat for later");
    case HintReason::OnlyWin:
        return HintText::tr("nothing else keeps your win");
    case HintReason::WinsSoonest:
        return HintText::tr("it wins soonest");
    case HintReason::KeepsWin:
        return HintText::tr("it keeps your win");
    case HintReason::OnlyDraw:
        return HintText::tr("nothing else keeps the draw");
    case HintReason::KeepsDraw:
        return HintText::tr("it keeps the draw");
    case HintReason::DoesNotLose:
        return HintText::tr("it won't lose");
    case HintReason::Threatens:
        return HintText::tr("it threatens four in a row");
    case HintReason::StopsThreat:
        return HintText::tr("it stops a threat");
    case HintReason::TakesMiddle:
        return HintText::tr("it takes the middle");
    case HintReason::LeavesRoom:
        return HintText::tr("it leaves room for four");
    case HintReason::None:
        break;
    }
    return {};
}

QString columnText(const Hint& hint)
{
    const QString column = notation::columnName(hint.move.column());
    const QString why = whyText(hint.why);
    if (why.isEmpty())
        return (hint.isSure() ? HintText::tr("Drop in column %1.")
                              : HintText::tr("Probably column %1."))
            .arg(column);
    return (hint.isSure() ? HintText::tr("Drop in column %1: %2.", "a column, why")
                          : HintText::tr("Probably column %1: %2.", "a column, why"))
        .arg(column, why);
}

QString lineText(const Hint& hint)
{
    const QString column = notation::columnName(hint.move.column());
    if (hint.followUp)
        return HintText::tr("Play column %1. Then play on top of each reply.").arg(column);
    if (hint.line.size() < 2)
        return (hint.isSure() ? HintText::tr("Play column %1.") : HintText::tr("Try column %1."))
            .arg(column);
    if (hint.lineIsExact)
        return HintText::tr("Play column %1. The board shows the best line.").arg(column);
    return (hint.isSure() ? HintText::tr("Play column %1. The board shows what may follow.")
                          : HintText::tr("Try column %1. The board shows what may follow."))
        .arg(column);
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
        return columnText(hint);
    case HintStep::Line:
        return lineText(hint);
    }
    return {};
}
