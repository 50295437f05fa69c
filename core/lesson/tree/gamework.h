// SPDX-License-Identifier: GPL-3.0-or-later
//
// For the .cpp files of this room alone.
#pragma once

#include "core/lesson/tree/cutcounter.h"
#include "core/lesson/tree/minimaltree.h"
#include "core/lesson/tree/movechoice.h"
#include "core/lesson/tree/searchwork.h"
#include "core/lesson/tree/treerecorder.h"
#include "core/search/gamesearch.h"

namespace fourcast::lesson {

/// The searches of GameSearch on a game: boards and typed trees alike.
template <typename Game> class GameWork : public TreeSearcher
{
public:
    using Node = typename Game::Node;
    explicit GameWork(const TreeRequest& request) : TreeSearcher(request)
    {
        m_memory.usesTable = request.table;
        m_memory.isHard = request.method == Method::AlphaBeta && request.failing == Failing::Hard;
        m_memory.order = request.order;
    }

    std::optional<RecordedTree> record(const std::stop_token& stop,
                                       const Progress& progress) override
    {
        TreeRecorder recorder(m_request.mostNodes, progress);
        return recorded(recorder, stop);
    }

    std::optional<RecordedTree> expand(const RecordedTree& tree, NodeIndex node,
                                       const std::stop_token& stop) override
    {
        const RecordedNode& at = tree.nodes[node];
        if (m_request.table) {
            // What the table knew by then depends on all that went before.
            TreeRecorder recorder(m_request.mostNodes);
            recorder.focusOn(at.visit);
            return recorded(recorder, stop);
        }
        // The orders need what was found before the last depth began.
        if (!m_isPrepared && !prepare(stop))
            return {};
        TreeRecorder recorder(m_request.mostNodes);
        auto search = makeSearch(stop, Recording {&recorder});
        run(search, nodeAt(tree, node), at.depth, at.alpha, at.beta, at.ply);
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
        if (!prepare(stop))
            return {};
        CutCounter cuts;
        auto search = makeSearch(stop, CountingCuts {&cuts});
        const Value value = runRoot(search, m_request.depth);
        if (isOver(search, stop))
            return {};
        return Counted {cuts.of(search.counts()), totalWith(search.counts()), value,
                        m_request.depth};
    }

    std::optional<MinimalTree> least(const std::stop_token& stop) override
    {
        const Game game = makeGame(stop);
        const MinimalTree found = LeastTreeOf<Game>(game).of(rootNode(), m_request.depth);
        // The values are the tree's of another order alike, but not of a search that was stopped.
        if (stop.stop_requested()) {
            m_memory.trueValues.clear();
            return {};
        }
        return found;
    }

protected:
    virtual Node rootNode() const = 0;
    virtual Node nodeAt(const RecordedTree& tree, NodeIndex node) const = 0;
    virtual Game makeGame(const std::stop_token& stop) = 0;

    SearchMemory m_memory;

private:
    template <typename Observer> auto makeSearch(const std::stop_token& stop, Observer observer)
    {
        return GameSearch<Game, Observer>(makeGame(stop),
                                          SearchPoll(stop, SearchPoll::Clock::time_point::max(),
                                                     std::numeric_limits<std::uint64_t>::max()),
                                          observer);
    }

    template <typename Search>
    Value run(Search& search, const Node& node, int depth, Value alpha, Value beta, int ply)
    {
        if (m_request.method == Method::Minimax)
            return search.minimax(node, depth, ply);
        if (m_request.failing == Failing::Hard)
            return search.template alphaBeta<Search::Cuts::FailHard>(node, depth, alpha, beta, ply);
        return search.template alphaBeta<Search::Cuts::FailSoft>(node, depth, alpha, beta, ply);
    }

    template <typename Search> Value runRoot(Search& search, int depth)
    {
        return run(search, rootNode(), depth, -value::infinite, value::infinite, 0);
    }

    /// A leaf that was stopped may have let the search go on.
    template <typename Search> bool isOver(const Search& search, const std::stop_token& stop)
    {
        if (!search.poll().hasExpired() && !stop.stop_requested())
            return false;
        m_memory.trueValues.clear();
        m_isPrepared = false;
        return true;
    }

    /// The depths before, where the order wants to know their best moves.
    bool prepare(const std::stop_token& stop)
    {
        m_isPrepared = false;
        m_before = {};
        m_memory.best.clear();
        for (int depth = 1; depth < m_request.depth && m_request.order == MoveOrder::BestFirst;
             ++depth) {
            m_memory.beginDepth();
            auto search = makeSearch(stop, NullObserver());
            runRoot(search, depth);
            if (isOver(search, stop))
                return false;
            m_before += search.counts();
        }
        m_memory.beginDepth();
        m_isPrepared = true;
        return true;
    }

    SearchCounts totalWith(SearchCounts counts) const { return counts += m_before; }

    std::optional<RecordedTree> recorded(TreeRecorder& recorder, const std::stop_token& stop)
    {
        if (!prepare(stop))
            return {};
        auto search = makeSearch(stop, Recording {&recorder});
        runRoot(search, m_request.depth);
        if (isOver(search, stop))
            return {};
        RecordedTree tree = recorder.take();
        tree.request = m_request;
        tree.depth = m_request.depth;
        tree.total = totalWith(search.counts());
        return tree;
    }

    bool m_isPrepared = false;
    SearchCounts m_before;
};

}
