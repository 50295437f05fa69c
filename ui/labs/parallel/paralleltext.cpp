// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/parallel/paralleltext.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ParallelText)
};

QString repetitionsText(const ParallelResult& result)
{
    const int asked = result.settings.repeats;
    return result.isComplete()
        ? Words::tr("%n repetition(s)", nullptr, asked)
        : Words::tr("%1 of %n repetition(s)", nullptr, asked).arg(result.repeats);
}

QString strategies(const ParallelSettings& settings)
{
    const auto& asked = settings.strategies;
    const bool all = std::ranges::all_of(parallelStrategies(), [&asked](ParallelStrategy one) {
        return one == ParallelStrategy::Sequential || std::ranges::find(asked, one) != asked.end();
    });
    if (all)
        return Words::tr("all strategies");
    QStringList names {strategyName(ParallelStrategy::Sequential)};
    for (const ParallelStrategy one : asked)
        if (one != ParallelStrategy::Sequential)
            names += strategyName(one);
    return names.join(QStringLiteral(" + "));
}

QString workers(const ParallelSettings& settings)
{
    QStringList counts;
    for (const int count : settings.workers)
        counts += QString::number(count);
    return counts.join(QStringLiteral(", "));
}

QString when(const ParallelResult& result)
{
    return QLocale().toString(result.began.toLocalTime(), QLocale::ShortFormat);
}

}

QString paralleltext::settings(const ParallelResult& result)
{
    const ParallelSettings& settings = result.settings;
    const QString text = Words::tr("%1 board, depth %2, seed %3, workers: %4; %5, %6")
                             .arg(settings.board)
                             .arg(settings.depth)
                             .arg(settings.seed)
                             .arg(workers(settings), repetitionsText(result), strategies(settings));
    return result.disturbed ? Words::tr("%1; disturbed by other work of the program").arg(text)
                            : text;
}

QString paralleltext::title(const ParallelResult& result)
{
    const ParallelSettings& settings = result.settings;
    const QString own = Words::tr("%1: %2, depth %3, seed %4, workers up to %5, %6")
                            .arg(when(result), settings.board)
                            .arg(settings.depth)
                            .arg(settings.seed)
                            .arg(*std::ranges::max_element(settings.workers))
                            .arg(repetitionsText(result));
    return result.name.isEmpty() ? own : Words::tr("%1 (%2)").arg(result.name, own);
}

QString paralleltext::origin(const ParallelResult& result)
{
    return Words::tr("Measured %1 by %2 on %3.").arg(when(result), result.program, result.machine);
}
