// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/heuristics.h"
#include "core/lesson/tree/cutcounter.h"
#include "core/lesson/tree/searchwork.h"
#include "core/lesson/tree/treerecorder.h"
#include "core/search/sequentialroot.h"

namespace fourcast::lesson {

namespace {

/// Goes through the depths as DeepeningEngine does for the alphabeta engines, with their root.
template <Heuristic H> class EngineWork final : public TreeSearcher
{
public:
    EngineWork(const TreeRequest& request, const H& heuristic)
        : TreeSearcher(request), m_heuristic(heuristic),
          m_root(std::get<Position>(request.position()))
    {
    }

    std::optional<RecordedTree> record(const std::stop_token& stop,
                                       const Progress& progress) override
    {
        return recorded(stop, {}, progress);
    }

    std::optional<RecordedTree> expand(const RecordedTree& tree, NodeIndex node,
                                       const std::stop_token& stop) override
    {
        const RecordedNode& at = tree.nodes[node];
        if (at.ply == 0)
            return recorded(stop, at.visit);
        TreeRecorder recorder(m_request.mostNodes);
        Negamax<H, Recording> search(m_heuristic.seenBy(m_root.sideToMove()), m_request.terminals,
                                     RootBudget {.stop = stop}.poll(), {&recorder});
        search.orderedAlphaBeta(std::get<Position>(tree.positionAt(node)), at.depth, at.alpha,
                                at.beta, at.ply);
        if (search.poll().hasExpired())
            return {};
        RecordedTree below = recorder.take();
        below.request = m_request;
        below.depth = tree.depth;
        below.nodes.front().move = at.move;
        return below;
    }

    std::optional<Counted> count(const std::stop_token& stop) override
    {
        const std::optional<Deepened> before = deepen(stop);
        if (!before)
            return {};
        CutCounter cuts;
        OrderedRoot<H, CountingCuts> search(m_heuristic, m_request.terminals, false, {&cuts});
        const RootResult result
            = search.search(m_root, before->depth, {.stop = stop}, before->previous);
        if (!result.complete)
            return {};
        SearchCounts total = before->counts;
        total += result.counts;
        return Counted {cuts.of(result.counts), total, result.bestValue(), before->depth};
    }

    std::optional<MinimalTree> least(const std::stop_token&) override { return {}; }

private:
    struct Deepened
    {
        int depth = 1; ///< the last one, which is not searched yet
        RootResult previous;
        SearchCounts counts;
    };

    std::optional<Deepened> deepen(const std::stop_token& stop) const
    {
        OrderedRoot<H> search(m_heuristic, m_request.terminals);
        Deepened before;
        const int target = std::min(m_request.depth, Position::Shape::squares - m_root.plies());
        for (; before.depth < target; ++before.depth) {
            RootResult result
                = search.search(m_root, before.depth, {.stop = stop}, before.previous);
            if (!result.complete)
                return {};
            // It has seen the end of the game: this depth is the last.
            if (std::abs(result.bestValue()) > value::provenWin)
                break;
            before.counts += result.counts;
            before.previous = std::move(result);
        }
        return before;
    }

    std::optional<RecordedTree> recorded(const std::stop_token& stop,
                                         std::optional<std::uint64_t> focus,
                                         const Progress& progress = {}) const
    {
        const std::optional<Deepened> before = deepen(stop);
        if (!before)
            return {};
        TreeRecorder recorder(m_request.mostNodes, progress);
        if (focus)
            recorder.focusOn(*focus);
        OrderedRoot<H, Recording> search(m_heuristic, m_request.terminals, false, {&recorder});
        const RootResult result
            = search.search(m_root, before->depth, {.stop = stop}, before->previous);
        if (!result.complete)
            return {};
        RecordedTree tree = recorder.take();
        tree.request = m_request;
        tree.depth = before->depth;
        tree.total = before->counts;
        tree.total += result.counts;
        return tree;
    }

    H m_heuristic;
    Position m_root;
};

}

std::shared_ptr<TreeSearcher> engineWork(const TreeRequest& request)
{
    return std::visit(
        [&request](const auto& heuristic) -> std::shared_ptr<TreeSearcher> {
            return std::make_shared<EngineWork<std::decay_t<decltype(heuristic)>>>(request,
                                                                                   heuristic);
        },
        request.leaves.heuristic->make({}));
}

}
