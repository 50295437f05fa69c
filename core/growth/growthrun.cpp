// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/growth/growthrun.h"

#include "core/growth/growthboards.h"
#include "core/growth/growthpositions.h"
#include "core/growth/growthsearch.h"
#include "core/growth/growthtext.h"
#include "core/growth/pointlimit.h"
#include "core/support/text/machinetext.h"

#include <algorithm>

namespace {

std::vector<Position> positionsAt(const GrowthRequest& request, int place)
{
    if (request.by == GrowthBy::Discs && request.moves.empty())
        return growthPositions(place, request.positions, request.seed);
    const std::size_t moves
        = request.by == GrowthBy::Discs ? static_cast<std::size_t>(place) : request.moves.size();
    Position position;
    for (std::size_t i = 0; i < moves; ++i)
        position.play(request.moves[i]);
    return {position};
}

/// A run under way.
class GrowthRun
{
public:
    GrowthRun(const GrowthRequest& request, std::stop_token stop,
              const std::function<void(const GrowthProgress&)>& progress)
        : m_request(request), m_stop(std::move(stop)), m_progress(progress)
    {
        m_result.request = request;
        m_result.began = QDateTime::currentDateTimeUtc();
        m_result.machine = machineText();
        m_result.program = programText();
    }

    Expected<GrowthResult> run()
    {
        const std::vector<int> places = m_request.places();
        m_total = static_cast<int>(places.size()) * searchesPerPlace();
        for (std::size_t i = 0; i < places.size(); ++i) {
            FOURCAST_LET(const auto search, makeGrowthSearch(m_request, places[i]));
            FOURCAST_LET(const GrowthStatus status, searchAt(places[i], *search));
            m_result.stopped = m_stop.stop_requested();
            // What time left over of this one, and what nobody will get to.
            m_done = static_cast<int>(i + 1) * searchesPerPlace();
            const bool isWorseNext
                = m_request.by == GrowthBy::Depth || m_request.by == GrowthBy::Discs;
            if (m_result.stopped || (status == GrowthStatus::LimitReached && isWorseNext))
                break;
            // The game ends there: deeper is the same search again.
            if (status == GrowthStatus::SeenToEnd && m_request.by == GrowthBy::Depth)
                break;
        }
        return std::move(m_result);
    }

private:
    int searchesPerPlace() const { return m_request.positionsPerPlace() * m_request.repeats; }

    GrowthRow rowAt(int place) const
    {
        if (m_request.by != GrowthBy::Boards)
            return {.x = place, .status = GrowthStatus::Fewer};
        const GrowthBoard& board = growthBoards()[static_cast<std::size_t>(place) - 1];
        return {.x = board.squares, .board = board.name, .status = GrowthStatus::Fewer};
    }

    Expected<GrowthStatus> searchAt(int place, GrowthSearch& search)
    {
        GrowthRow row = rowAt(place);
        const std::vector<Position> positions = positionsAt(m_request, place);
        PointLimit limit(m_stop, m_request.limit);
        bool isSeenToEnd = isShort(place);
        const auto at = m_result.rows.insert(
            std::ranges::upper_bound(m_result.rows, row.x, {}, &GrowthRow::x), row);
        const auto index = at - m_result.rows.begin();
        // Round by round, so that time that runs out finds each position searched before one is
        // searched again.
        std::vector<std::uint64_t> nodes(positions.size());
        for (int repeat = 0; repeat < m_request.repeats && !limit.isOver(); ++repeat)
            for (std::size_t i = 0; i < positions.size() && !limit.isOver(); ++i) {
                const GrowthSearched found = search.search(positions[i], limit.token());
                GrowthRow& current = m_result.rows[static_cast<std::size_t>(index)];
                if (found.failure)
                    return fail(GrowthText::tr("%1 failed in a search: %2.")
                                    .arg(m_request.engine, found.failure->toText()));
                if (!found.isWhole) {
                    current.reached = found.sample;
                    break;
                }
                current.samples.push_back(found.sample);
                isSeenToEnd |= m_request.by == GrowthBy::Depth && found.isSeenToEnd;
                m_result.nodesVary |= repeat > 0 && nodes[i] != found.sample.nodes;
                nodes[i] = found.sample.nodes;
                // Whoever is told may have it wait.
                limit.standStill([this] { tell(); });
            }
        return settle(static_cast<std::size_t>(index), isSeenToEnd);
    }

    /// Are fewer squares left than it looks ahead?
    bool isShort(int discs) const
    {
        return m_request.by == GrowthBy::Discs && growthTakesDepth(m_request.engine)
            && discs + m_request.depth > Position::Shape::squares;
    }

    GrowthStatus settle(std::size_t index, bool isSeenToEnd)
    {
        GrowthRow& row = m_result.rows[index];
        const auto finished = static_cast<int>(row.samples.size());
        row.status = finished == 0          ? GrowthStatus::LimitReached
            : isSeenToEnd                   ? GrowthStatus::SeenToEnd
            : finished < searchesPerPlace() ? GrowthStatus::Fewer
                                            : GrowthStatus::Whole;
        const GrowthStatus status = row.status;
        // What somebody stopped says nothing of what it costs.
        if (status == GrowthStatus::LimitReached && m_stop.stop_requested())
            m_result.rows.erase(m_result.rows.begin() + static_cast<std::ptrdiff_t>(index));
        return status;
    }

    void tell()
    {
        ++m_done;
        if (m_progress)
            m_progress({m_done, m_total, m_result});
    }

    const GrowthRequest& m_request;
    std::stop_token m_stop;
    const std::function<void(const GrowthProgress&)>& m_progress;
    GrowthResult m_result;
    int m_done = 0;
    int m_total = 0;
};

}

Expected<GrowthResult> runGrowth(const GrowthRequest& request, const std::stop_token& stop,
                                 const std::function<void(const GrowthProgress&)>& progress)
{
    FOURCAST_TRY(request.check());
    return GrowthRun(request, stop, progress).run();
}
