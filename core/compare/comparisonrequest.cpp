// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparisonrequest.h"

#include <QCoreApplication>

namespace {

struct RequestWords
{
    Q_DECLARE_TR_FUNCTIONS(Comparison)
};

Expected<void> checkContender(const Entrant& entrant)
{
    if (entrant.human)
        return fail(RequestWords::tr("A person cannot be compared. Choose an engine."));
    const EngineInfo* const info = findEngine(entrant.engine);
    if (!info)
        return entrant.check();
    if (info->takesDepth() && entrant.limits == SearchLimits())
        return fail(RequestWords::tr("%1 needs a limit: a depth, a number of nodes or a time.")
                        .arg(entrant.engine));
    return {};
}

}

Expected<void> ComparisonRequest::check() const
{
    const auto count = static_cast<int>(contenders.size());
    if (count < 1 || count > mostContenders)
        return fail(RequestWords::tr("The number of engines must be from 1 to %1, not %2.")
                        .arg(mostContenders)
                        .arg(count));
    for (const Entrant& entrant : contenders)
        FOURCAST_TRY(checkContender(entrant));
    if (repeats < 1 || repeats > mostRepeats)
        return fail(RequestWords::tr("The number of repetitions must be from 1 to %1, not %2.")
                        .arg(mostRepeats)
                        .arg(repeats));
    if (reference < 0 || reference >= count)
        return fail(RequestWords::tr("The reference must be an engine from 1 to %1, not %2.")
                        .arg(count)
                        .arg(reference + 1));
    if (position().isFinished())
        return fail(RequestWords::tr("The game is over in this position."));
    return {};
}

QString contenderLetter(std::size_t contender)
{
    return QString(QChar(static_cast<char16_t>(u'A' + contender)));
}
