// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/growth/sharedgrowth.h"

#include "core/engines/engineinfo.h"
#include "core/growth/growthtext.h"
#include "core/growth/remotegrowth.h"
#include "core/support/text/machinetext.h"

#include <algorithm>
#include <iterator>

namespace {

/// A run whose points others measure.
class SharedGrowth
{
public:
    SharedGrowth(const GrowthRequest& request, std::stop_token stop,
                 const std::function<void(const GrowthProgress&)>& progress)
        : m_request(request), m_places(request.places()), m_stop(std::move(stop)),
          m_progress(progress), m_points(m_places.size()), m_end(m_places.size())
    {
        m_result.request = request;
        m_result.began = QDateTime::currentDateTimeUtc();
        m_result.machine = machineText();
        m_result.program = programText();
    }

    Expected<GrowthResult> run(RemoteTasks& others)
    {
        auto left = others.run(
            growthTaskKind(), m_places.size(), [this](std::size_t task) { return describe(task); },
            m_stop,
            [this](std::size_t task, const QByteArray& bytes) { return take(task, bytes); });
        std::ranges::sort(left);
        for (const std::size_t task : left) {
            if (task >= m_end || m_stop.stop_requested())
                break;
            if (const auto point = findGrowthPoint(m_request, m_places[task], m_stop))
                keep(task, *point);
        }
        if (m_end > 0 && m_points[m_end - 1] && !m_points[m_end - 1]->failure.isEmpty())
            return fail(m_points[m_end - 1]->failure);
        gather();
        m_result.stopped = m_stop.stop_requested();
        return std::move(m_result);
    }

private:
    /// A task that somebody was given; what is not answered may be under way until the end.
    struct Handed
    {
        std::size_t task = 0;
        qint64 since = 0;
    };

    std::optional<QByteArray> describe(std::size_t task)
    {
        if (task >= m_end)
            return {};
        m_handed.push_back({task, QDateTime::currentMSecsSinceEpoch()});
        return growthTask(m_request, m_places[task]);
    }

    TaskTaken take(std::size_t task, const QByteArray& bytes)
    {
        const auto point = growthPointFromBytes(bytes);
        if (!point)
            return TaskTaken::Unreadable;
        // Of one that was handed out again, the one before is lost and may still be under way.
        const auto handed = std::find_if(m_handed.rbegin(), m_handed.rend(),
                                         [task](const Handed& one) { return one.task == task; });
        if (handed != m_handed.rend())
            m_handed.erase(std::prev(handed.base()));
        keep(task, *point);
        const bool isWhole = std::all_of(
            m_points.begin(), m_points.begin() + static_cast<std::ptrdiff_t>(m_end),
            [](const std::optional<GrowthPointFound>& found) { return found.has_value(); });
        return isWhole ? TaskTaken::Enough : TaskTaken::More;
    }

    void keep(std::size_t task, const GrowthPointFound& point)
    {
        m_points[task] = point;
        if (!point.failure.isEmpty() || endsRun(point.row.status))
            m_end = std::min(m_end, task + 1);
        gather();
        const int searches = m_request.positionsPerPlace() * m_request.repeats;
        if (m_progress)
            m_progress({static_cast<int>(m_result.rows.size()) * searches,
                        static_cast<int>(m_end) * searches, m_result});
    }

    /// As in a run of one process: what comes after it would cost more, or is the same again.
    bool endsRun(GrowthStatus status) const
    {
        const bool isByDepth = m_request.by == GrowthBy::Depth;
        return (status == GrowthStatus::LimitReached
                && (isByDepth || m_request.by == GrowthBy::Discs))
            || (status == GrowthStatus::SeenToEnd && isByDepth);
    }

    bool isDisturbed(const GrowthPointFound& point) const
    {
        return std::ranges::any_of(
                   m_handed, [&point](const Handed& handed) { return handed.since <= point.ended; })
            || std::ranges::any_of(m_points,
                                   [&point](const std::optional<GrowthPointFound>& other) {
                                       return other && point.isDisturbedBy(*other);
                                   });
    }

    /// The rows of what is known now.
    void gather()
    {
        m_result.rows.clear();
        m_result.disturbed = false;
        m_result.nodesVary = false;
        QStringList machines;
        for (std::size_t task = 0; task < m_end; ++task) {
            const std::optional<GrowthPointFound>& point = m_points[task];
            if (!point || !point->failure.isEmpty())
                continue;
            GrowthRow row = point->row;
            row.disturbed = isDisturbed(*point);
            m_result.disturbed |= row.disturbed;
            m_result.nodesVary |= point->nodesVary;
            if (!machines.contains(point->machineName))
                machines += point->machineName;
            m_result.rows.insert(std::ranges::upper_bound(m_result.rows, row.x, {}, &GrowthRow::x),
                                 row);
        }
        if (!machines.isEmpty())
            m_result.machine = machines.join(QStringLiteral("; "));
    }

    const GrowthRequest& m_request;
    std::vector<int> m_places;
    std::stop_token m_stop;
    const std::function<void(const GrowthProgress&)>& m_progress;
    GrowthResult m_result;
    std::vector<std::optional<GrowthPointFound>> m_points; ///< by the rank of their place
    std::vector<Handed> m_handed;
    std::size_t m_end; ///< the first place that is not wanted
};

}

Expected<GrowthResult> runSharedGrowth(const GrowthRequest& request, RemoteTasks& others,
                                       const std::stop_token& stop,
                                       const std::function<void(const GrowthProgress&)>& progress)
{
    FOURCAST_TRY(request.check());
    if (const EngineInfo* const info = findEngine(request.engine); info && info->program)
        return fail(GrowthText::tr("'%1' is a program of others, whose searches depend on the "
                                   "machine: processes of mpirun measure engines of ours alone.")
                        .arg(request.engine));
    return SharedGrowth(request, stop, progress).run(others);
}
