// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/workers/drawing/statelines.h"

#include <algorithm>

namespace {

/// What of the stretches lies in the gaps of a line, both in the order of time.
std::vector<StateStretch> within(const std::vector<IdleGap>& gaps,
                                 const std::vector<StateStretch>& stretches)
{
    std::vector<StateStretch> found;
    auto next = stretches.begin();
    for (const IdleGap& gap : gaps) {
        while (next != stretches.end() && next->end <= gap.start)
            ++next;
        for (auto each = next; each != stretches.end() && each->start < gap.end; ++each)
            found.push_back(
                {each->state, std::max(each->start, gap.start), std::min(each->end, gap.end)});
    }
    return found;
}

}

StateLines::StateLines(const Timeline& timeline, const NestedTimeline& nested)
{
    const auto states = statesOf(timeline);
    for (std::size_t worker = 0; worker < states.size(); ++worker) {
        const auto& lanes = nested.workers[worker];
        std::vector<Line> lines(lanes.size());
        for (const StateStretch& stretch : states[worker]) {
            m_sums[stretch.state] += stretch.length();
            if (stretch.state != WorkerState::Ready || stretch.record < 0)
                continue;
            const int task = nested.ownerOf[static_cast<std::size_t>(stretch.record)];
            lines[static_cast<std::size_t>(nested.task(task).level)].waits.push_back(stretch);
        }
        for (std::size_t level = 0; level < lines.size(); ++level)
            lines[level].free = within(lanes[level].idle, states[worker]);
        m_lines.push_back(std::move(lines));
    }
}
