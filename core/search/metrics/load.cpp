// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/metrics/load.h"

#include <QThread>
#include <algorithm>

namespace {

/// What counts as disturbed: so large a share of the time, and so long.
struct LoadMark
{
    double share = 0;
    std::chrono::nanoseconds length {};
};

/// The system itself takes turns of a millisecond; a short search that waited for most of its time
/// is no measure before that.
constexpr LoadMark loadMarks[] {{0.1, std::chrono::milliseconds(1)},
                                {0.5, std::chrono::microseconds(100)}};

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
    if (!share || report.workers > processors)
        return false;
    const std::chrono::nanoseconds waiting = *report.processorTime().waiting;
    return std::ranges::any_of(loadMarks, [&](const LoadMark& mark) {
        return *share >= mark.share && waiting > mark.length;
    });
}

bool hadLoadFromElsewhere(const SearchReport& report)
{
    return hadLoadFromElsewhere(report, QThread::idealThreadCount());
}
