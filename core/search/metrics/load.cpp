// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/metrics/load.h"

#include <QThread>

namespace {

constexpr double largestUsualShare = 0.05;
/// The system itself takes turns of this length.
constexpr std::chrono::nanoseconds moment = std::chrono::milliseconds(1);

}

std::optional<double> waitingShare(const SearchReport& report)
{
    const ThreadTimes times = report.processorTime();
    if (!times.waiting || report.workerTimes.empty())
        return {};
    const auto ready = static_cast<double>((times.running + *times.waiting).count());
    return ready > 0 ? static_cast<double>(times.waiting->count()) / ready : 0;
}

bool hadLoadFromElsewhere(const SearchReport& report, int processors)
{
    const auto share = waitingShare(report);
    return share && *share > largestUsualShare && report.workers <= processors
        && report.processorTime().waiting > moment;
}

bool hadLoadFromElsewhere(const SearchReport& report)
{
    return hadLoadFromElsewhere(report, QThread::idealThreadCount());
}

Interference interferenceOf(const SearchReport& report)
{
    return report.disturbed            ? Interference::ByProgram
        : hadLoadFromElsewhere(report) ? Interference::ByOthers
                                       : Interference::No;
}
