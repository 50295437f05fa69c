// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/rules/publishedrules.h"

#include <QCoreApplication>

namespace {

struct PublishedText
{
    Q_DECLARE_TR_FUNCTIONS(PublishedRules)
};

}

namespace publishedrules {

QStringList errors()
{
    return {PublishedText::tr(
                "Fairness is written as WF_vars(board, player, ...), which is no expression: WF "
                "takes one action. The row that stands there is bound nowhere."),
            PublishedText::tr("vars and Move are used before they are defined."),
            PublishedText::tr(
                "The configuration checks the invariant TypeOK, which does not exist, and neither "
                "does CorrectWinner, which is left in a comment."),
            PublishedText::tr(
                "HasWinningLine looks at squares beside the board, and TLC ends at the first move "
                "already. All four directions need a bound below and one above."),
            PublishedText::tr(
                "Spec leaves fairness out: nobody has to move ever again, and Termination fails "
                "by standing still, after four moves in the first counterexample."),
            PublishedText::tr(
                "In Termination <> binds tighter than \\/, so that its second half speaks of the "
                "empty board alone; and a draw sets no winner. With all before it mended, a drawn "
                "board of 3 by 3 squares is the counterexample. What is meant is "
                "<>(winner # \"none\" \\/ full)."),
            PublishedText::tr(
                "A finished game is a deadlock to TLC, unless it is told not to look for them or "
                "the end may be repeated."),
            PublishedText::tr(
                "Move asks for some row, where there is only one for a column: TLC generates the "
                "same state several times, 3,218 instead of 1,934 for 3 by 3 squares."),
            PublishedText::tr(
                "Board, FiniteSets and Sequences are never used, and what is assumed of the sizes "
                "allows 0.")};
}

QString html()
{
    QString points;
    const QStringList all = errors();
    for (const QString& error : all)
        points += QStringLiteral("<li>%1</li>").arg(error.toHtmlEscaped());
    return QStringLiteral("<p>%1</p><ol>%2</ol>")
        .arg(PublishedText::tr(
                 "There is a published specification of the game in TLA+ that TLC can't "
                 "check as it is. These are its errors, found by running TLC and mending one "
                 "after the other. Connect4.tla, which can be saved here, is another one "
                 "without them.")
                 .toHtmlEscaped(),
             points);
}

}
