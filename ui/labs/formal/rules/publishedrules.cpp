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
    return {
        PublishedText::tr(
            "Fairness is written as WF_vars(board, player, ...), which is not an expression: WF "
            "takes one action. The row used there is not bound anywhere."),
        PublishedText::tr("vars and Move are used before they are defined."),
        PublishedText::tr("The configuration checks the invariant TypeOK, which does not exist. "
                          "Neither does CorrectWinner, which is left in a comment."),
        PublishedText::tr("HasWinningLine reads squares outside the board, so TLC stops at the "
                          "first move. All four directions need a lower and an upper bound."),
        PublishedText::tr("Spec leaves out fairness, so nobody ever has to move again. Termination "
                          "fails by standing still, after four moves in the first counterexample."),
        PublishedText::tr("In Termination, <> binds tighter than \\/, so the second half applies "
                          "only to the empty board. A draw also sets no winner. With the earlier "
                          "errors fixed, a drawn 3 by 3 board is the counterexample. The intended "
                          "formula is <>(winner # \"none\" \\/ full)."),
        PublishedText::tr("TLC sees a finished game as a deadlock, unless it is told to ignore "
                          "deadlocks or the end may repeat."),
        PublishedText::tr(
            "Move quantifies over rows, although a column has only one possible row. TLC generates "
            "the same state several times: 3,218 instead of 1,934 on a 3 by 3 board."),
        PublishedText::tr("Board, FiniteSets and Sequences are never used, and the assumptions on "
                          "the sizes allow 0.")};
}

QString html()
{
    QString points;
    const QStringList all = errors();
    for (const QString& error : all)
        points += QStringLiteral("<li>%1</li>").arg(error.toHtmlEscaped());
    return QStringLiteral("<p>%1</p><ol>%2</ol>")
        .arg(PublishedText::tr(
                 "TLC cannot check a published TLA+ specification of the game as it stands. These "
                 "are its errors, found by running TLC and fixing them one by one. Connect4.tla, "
                 "which you can save here, is a different specification without them.")
                 .toHtmlEscaped(),
             points);
}

}
