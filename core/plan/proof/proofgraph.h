// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/proof/planproof.h"
#include "core/plan/proof/proofwork.h"

#include <deque>
#include <limits>
#include <set>

/// All positions that the search for a small proof has come to, each once, and the strategy through
/// them that looks smallest (an and/or graph, as in AO*).
template <typename Board> class ProofGraph
{
public:
    struct Counts
    {
        std::size_t moves = 0;
        std::size_t plans = 0;
        std::size_t open = 0;
        std::size_t expected = 0;
    };

    explicit ProofGraph(const ProofRequest<Board>& request) : m_request(request)
    {
        m_root = placeOf(request.root);
    }

    /// Of one that stands for its mirror image, too.
    const Board& position(std::size_t place) const { return m_nodes[place].position; }

    /// What is not answered yet of the strategy that looks smallest now.
    std::vector<std::size_t> openOfBest()
    {
        weigh();
        std::vector<std::size_t> open;
        walkBest([&](std::size_t place) {
            if (m_nodes[place].state == State::Open)
                open.push_back(place);
        });
        return open;
    }

    bool isOutOfReach() const { return m_nodes[m_root].cost >= never; }

    void settle(std::size_t place, const ProofAnswer<Board>& answer)
    {
        Node& node = m_nodes[place];
        if (!answer.isReachable) {
            node.state = State::Lost;
        } else if (answer.plan) {
            node.state = State::Plan;
            node.plan = *answer.plan;
        } else {
            node.state = State::Moves;
            const Board position = node.position;
            if (position.sideToMove() != m_request.side)
                addChoice(place, Move::none(), position);
            for (const Move move : answer.moves)
                addChoice(place, move, position.after(move.column()));
        }
    }

    Counts countBest() const
    {
        Counts counts;
        walkBest([&](std::size_t place) {
            const Node& node = m_nodes[place];
            counts.open += node.state == State::Open ? 1 : 0;
            counts.plans += node.state == State::Plan ? 1 : 0;
            counts.moves
                += node.state == State::Moves && node.position.sideToMove() == m_request.side ? 1
                                                                                              : 0;
            counts.expected += node.state == State::Open
                ? static_cast<std::size_t>(expectedSteps(node.position))
                : tenth;
        });
        counts.expected /= tenth;
        return counts;
    }

    /// Once nothing of the best strategy is open.
    BasicPlanTree<Board> bestTree() const
    {
        BasicPlanTree<Board> tree {m_request.root, m_request.side, m_request.goal, {}};
        std::set<std::size_t> seen;
        std::deque<BasicPlanStep<Board>> waiting;
        const auto reach = [&](std::vector<Move> moves, const Board& position) {
            const ProofPlace<Board> here(position, m_request.settings.mirror);
            const std::size_t place = m_places.at(here.position.key());
            if (!seen.insert(place).second)
                return;
            const Node& node = m_nodes[place];
            BasicPlanStep<Board> step {std::move(moves), position, {}, {}};
            if (node.state == State::Plan)
                step.plan = here.isMirrored ? node.plan.mirrored() : node.plan;
            else
                step.move = here.isMirrored ? mirroredMove<Board>(node.choices[node.best].move)
                                            : node.choices[node.best].move;
            waiting.push_back(std::move(step));
        };
        reach({}, m_request.root);
        for (; !waiting.empty(); waiting.pop_front()) {
            BasicPlanStep<Board> step = waiting.front();
            const bool isOwn = step.position.sideToMove() == m_request.side;
            if (isOwn && step.move.isNone()) {
                tree.steps.push_back(std::move(step));
                continue;
            }
            const bool isPlan = !isOwn && m_nodes[m_root].state == State::Plan;
            const Board after = isOwn ? step.position.after(step.move.column()) : step.position;
            if (isOwn || isPlan)
                tree.steps.push_back(step);
            if (isPlan || after.isWon())
                continue;
            std::vector<Move> moves = step.moves;
            if (isOwn)
                moves.push_back(step.move);
            visitReplies(after, m_request.goal, [&](Move reply, const Board& next) {
                moves.push_back(reply);
                reach(moves, next);
                moves.pop_back();
            });
        }
        return tree;
    }

private:
    /// Costs are in tenths of a step.
    static constexpr std::uint64_t tenth = 10;
    static constexpr std::uint64_t never = std::numeric_limits<std::uint64_t>::max() / 64;

    enum class State : std::uint8_t
    {
        Open,
        Plan,
        Moves,
        Lost
    };
    struct Choice
    {
        Move move;
        std::vector<std::size_t> replies;
    };
    struct Node
    {
        Board position;
        State state = State::Open;
        BasicPlan<Board> plan;
        std::vector<Choice> choices;
        std::size_t best = 0;
        std::uint64_t cost = 0;
    };

    std::size_t placeOf(const Board& given)
    {
        const Board position = ProofPlace<Board>(given, m_request.settings.mirror).position;
        const auto [entry, isNew] = m_places.try_emplace(position.key(), m_nodes.size());
        if (isNew) {
            m_byDiscs[static_cast<std::size_t>(position.plies())].push_back(m_nodes.size());
            m_nodes.push_back({position, State::Open, {}, {}, 0, expectedSteps(position)});
        }
        return entry->second;
    }

    void addChoice(std::size_t place, Move move, const Board& after)
    {
        std::set<std::size_t> replies;
        bool isKept = true;
        if (!after.isWon() || move.isNone())
            isKept = visitReplies(after, m_request.goal,
                                  [&](Move, const Board& next) { replies.insert(placeOf(next)); });
        if (isKept)
            m_nodes[place].choices.push_back({move, {replies.begin(), replies.end()}});
    }

    /// What every position costs, from the latest ones on.
    void weigh()
    {
        for (auto discs = m_byDiscs.rbegin(); discs != m_byDiscs.rend(); ++discs)
            for (const std::size_t place : *discs)
                weigh(m_nodes[place]);
    }

    void weigh(Node& node)
    {
        if (node.state == State::Plan)
            node.cost = tenth;
        if (node.state == State::Lost)
            node.cost = never;
        if (node.state != State::Moves)
            return;
        node.cost = never;
        for (std::size_t i = 0; i < node.choices.size(); ++i) {
            std::uint64_t cost = tenth;
            for (const std::size_t reply : node.choices[i].replies)
                cost = std::min(never, cost + m_nodes[reply].cost);
            if (cost < node.cost) {
                node.cost = cost;
                node.best = i;
            }
        }
    }

    template <typename Visit> void walkBest(Visit visit) const
    {
        std::vector<bool> seen(m_nodes.size(), false);
        std::vector<std::size_t> waiting {m_root};
        seen[m_root] = true;
        while (!waiting.empty()) {
            const std::size_t place = waiting.back();
            waiting.pop_back();
            visit(place);
            const Node& node = m_nodes[place];
            if (node.state != State::Moves || node.choices.empty())
                continue;
            for (const std::size_t reply : node.choices[node.best].replies)
                if (!seen[reply]) {
                    seen[reply] = true;
                    waiting.push_back(reply);
                }
        }
    }

    const ProofRequest<Board>& m_request;
    std::vector<Node> m_nodes;
    std::unordered_map<std::uint64_t, std::size_t> m_places;
    /// Places by the discs of their positions.
    std::array<std::vector<std::size_t>, Board::Shape::squares + 1> m_byDiscs;
    std::size_t m_root = 0;
};
