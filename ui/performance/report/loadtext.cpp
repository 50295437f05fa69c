// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/report/loadtext.h"

#include "core/search/metrics/load.h"
#include "ui/text/numbertext.h"

#include <QCoreApplication>
#include <algorithm>

namespace {

struct LoadWords
{
    Q_DECLARE_TR_FUNCTIONS(LoadText)
};

}

QString loadSentence(const SearchReport& report, int processors)
{
    if (report.workerTimes.empty())
        return {};
    const auto waited = [](const ThreadTimes& times) {
        return times.waiting.value_or(std::chrono::nanoseconds(0));
    };
    const auto all = report.processorTime().waiting;
    if (!all)
        return LoadWords::tr("The system does not report how long workers waited for a processor.");
    const QString allText = durationText(*all);
    if (report.workers > processors)
        return LoadWords::tr("%1 workers share %2 processors. Their %3 of waiting in total "
                             "includes waiting for one another.")
            .arg(report.workers)
            .arg(processors)
            .arg(allText);
    if (!hadLoadFromElsewhere(report, processors))
        return LoadWords::tr(
                   "No other program slowed this search down. All workers together waited %1.")
            .arg(allText);
    const auto worst = std::ranges::max_element(report.workerTimes, {}, waited);
    const auto number = worst - report.workerTimes.begin() + 1;
    const QString worstText = durationText(waited(*worst));
    return report.workerTimes.size() == 1
        ? LoadWords::tr("The worker was ready for %1 but had no processor. That time is load from "
                        "elsewhere, not work.")
              .arg(worstText)
        : LoadWords::tr("Worker %1 was ready for %2 but had no processor. For all workers "
                        "together this was %3. That time is load from elsewhere, not work.")
              .arg(number)
              .arg(worstText, allText);
}
