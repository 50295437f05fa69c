// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/verdicttext.h"

#include "core/formal/models/formulamatrix.h"
#include "ui/text/counttext.h"

#include <QCoreApplication>

using namespace fourcast;
using formal::CheckStatus;

namespace {

struct VerdictWords
{
    Q_DECLARE_TR_FUNCTIONS(VerdictText)
};

QString pathSentence(const formal::CheckResult& result)
{
    if (!result.path)
        return result.hasAnswer() ? VerdictWords::tr(
                   "No single path can show this. Play the formula as a game to see why.")
                                  : QString();
    const auto steps = static_cast<int>(result.path->steps.size());
    const QString length = steps == 0 ? VerdictWords::tr("The initial state shows this.")
        : result.isTrue()
        ? VerdictWords::tr("A path of %n step(s) shows this.", nullptr, steps)
        : VerdictWords::tr("A path of %n step(s) is a counterexample.", nullptr, steps);
    return result.loopStart ? length + u' '
            + VerdictWords::tr("From step %1 on it repeats for ever.").arg(*result.loopStart)
                            : length;
}

}

namespace verdicttext {

QString shape(CheckStatus status)
{
    const QString word = formal::statusText(status);
    switch (status) {
    case CheckStatus::True:
        return QStringLiteral("● ") + word;
    case CheckStatus::Vacuous:
        return QStringLiteral("○ ") + word;
    case CheckStatus::False:
        return QStringLiteral("▲ ") + word;
    case CheckStatus::Stopped:
    case CheckStatus::MemoryReached:
        break;
    }
    return QStringLiteral("– ") + word;
}

QString sentence(const formal::CheckResult& result)
{
    QStringList parts;
    switch (result.status) {
    case CheckStatus::True:
        parts << VerdictWords::tr("It holds in the initial state.");
        break;
    case CheckStatus::Vacuous:
        parts << VerdictWords::tr("It holds, but only because this never happens: %1.")
                     .arg(result.neverHappens.join(QStringLiteral("; ")));
        break;
    case CheckStatus::False:
        parts << VerdictWords::tr("It does not hold in the initial state.");
        break;
    case CheckStatus::Stopped:
        parts << VerdictWords::tr("The check was stopped.");
        break;
    case CheckStatus::MemoryReached:
        parts << VerdictWords::tr("The check needs more memory than is allowed.");
        break;
    }
    if (const QString path = pathSentence(result); !path.isEmpty())
        parts << path;
    if (result.status == CheckStatus::True && !result.neverHappens.isEmpty())
        parts << VerdictWords::tr("No step of the system matches %1.")
                     .arg(result.neverHappens.join(QStringLiteral("; ")));
    parts << VerdictWords::tr("%1 pairs of subformula and state were examined.")
                 .arg(countText(result.work.positions));
    return parts.join(u' ');
}

}
