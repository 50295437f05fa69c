// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/tree/boardgame.h"
#include "core/lesson/tree/gamework.h"
#include "core/lesson/tree/leafvalue.h"
#include "core/solver/exactscore.h"
#include "core/solver/smallsolver.h"

namespace fourcast::lesson {

namespace {

/// On the scale of the search: a win so many plies away, at `ply`.
Value exactValue(int pliesToEnd, bool wins, const TerminalValues& terminals, int ply)
{
    const Value value = terminals.atPly(ply + pliesToEnd);
    return wins ? value : -value;
}

template <typename Board> class BoardWork final : public GameWork<BoardGame<Board>>
{
    using Base = GameWork<BoardGame<Board>>;
    using Base::m_memory;
    using Base::m_request;

public:
    BoardWork(const TreeRequest& request, const Board& position, ExactScores exact)
        : Base(request), m_position(position), m_exact(std::move(exact))
    {
    }

private:
    Board rootNode() const override { return m_position; }

    Board nodeAt(const RecordedTree& tree, NodeIndex node) const override
    {
        return std::get<Board>(tree.positionAt(node));
    }

    BoardGame<Board> makeGame(const std::stop_token& stop) override
    {
        typename BoardGame<Board>::Leaf leaf;
        if (m_request.leaves.isExact)
            leaf = [this, stop](const Board& position, int ply) {
                return exactLeaf(position, ply, stop);
            };
        else
            leaf = [leaves = m_request.leaves](const Board& position, int) {
                return leafValue(position, leaves);
            };
        return BoardGame<Board>(std::move(leaf), m_request.terminals, &m_memory);
    }

    Value exactLeaf(const Board& position, int ply, const std::stop_token& stop)
    {
        if (stop.stop_requested())
            return 0;
        if (const auto found = m_scores.find(position.key()); found != m_scores.end())
            return found->second;
        const std::optional<int> plies = pliesToEnd(position, stop);
        if (!plies)
            return 0;
        const Value value
            = *plies == 0 ? 0 : exactValue(std::abs(*plies), *plies > 0, m_request.terminals, ply);
        m_scores.emplace(position.key(), value);
        return value;
    }

    std::optional<int> pliesToEnd(const Board& position, const std::stop_token& stop)
    {
        if constexpr (std::is_same_v<Board, Position>) {
            const std::optional<int> score = m_exact(position, stop);
            if (!score)
                return {};
            const int plies = exactscore::pliesToEnd(*score, position.plies());
            return *score == 0 ? 0 : *score > 0 ? plies : -plies;
        } else {
            if (!m_solver)
                m_solver = std::make_unique<SmallSolver<Board>>();
            return m_solver->pliesToEnd(position, stop);
        }
    }

    Board m_position;
    ExactScores m_exact;
    std::unique_ptr<SmallSolver<Board>> m_solver;
    /// A position has one distance from the root.
    std::unordered_map<std::uint64_t, Value> m_scores;
};

}

std::shared_ptr<TreeSearcher> boardWork(const TreeRequest& request, ExactScores exact)
{
    return std::visit(
        [&]<typename Board>(const Board& position) -> std::shared_ptr<TreeSearcher> {
            return std::make_shared<BoardWork<Board>>(request, position, std::move(exact));
        },
        request.position());
}

}
