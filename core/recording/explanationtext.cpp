// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/explanationtext.h"

#include "core/recording/quantitytext.h"

#include <QCoreApplication>

namespace {

struct ExplanationWords
{
    Q_DECLARE_TR_FUNCTIONS(MoveExplanation)
};

QString share(double part)
{
    return ratioNumber(100 * part);
}

}

QStringList explanationSentences(const MoveExplanation& why)
{
    QStringList said;
    if (why.isFirstOutsideBook)
        said << ExplanationWords::tr(
            "It is the engine's first move without a column in the opening "
            "book.");
    if (why.winFoundAt)
        said << ExplanationWords::tr("A forced win was found at depth %1.").arg(*why.winFoundAt);
    if (why.lossFoundAt)
        said << ExplanationWords::tr("A forced loss was found at depth %1.").arg(*why.lossFoundAt);
    if (why.jump)
        said << ExplanationWords::tr("Its value changed from %1 to %2 at depth %3.")
                    .arg(why.jump->from.toText(), why.jump->to.toText())
                    .arg(why.jump->depth);
    constexpr int manyChanges = 3;
    if (why.changesOfMind >= manyChanges)
        said << ExplanationWords::tr("The best move changed %n times from depth to depth.", nullptr,
                                     why.changesOfMind);
    if (why.badOrder)
        said << ExplanationWords::tr(
                    "%1 % of its cut-offs came on the first move tried. The median "
                    "of its other moves is %2 %.")
                    .arg(share(why.badOrder->value), share(why.badOrder->median));
    if (why.lineShare)
        said << ExplanationWords::tr("%1 % of its nodes followed best play to the end of the game.")
                    .arg(share(*why.lineShare));
    if (why.start)
        said << ExplanationWords::tr("Start-up took %1 ms. The search itself took %2 ms.")
                    .arg(ratioNumber(*why.start), ratioNumber(*why.search));
    if (why.withoutLoad)
        said << ExplanationWords::tr("Without other programs it would have taken about %1 ms.")
                    .arg(ratioNumber(*why.withoutLoad));
    return said;
}
