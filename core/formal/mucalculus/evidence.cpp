// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where steps alone show who wins: a path on which the loser never has a choice.
#include "core/formal/mucalculus/formulagame.h"

#include <algorithm>
#include <deque>
#include <map>
#include <unordered_set>

namespace fourcast::formal {

namespace {

/// So many positions are looked at for the shortest one, and so many steps of one that goes round.
constexpr std::size_t mostPositions = 3'000'000;
constexpr std::size_t mostRounds = 200'000;

}

std::vector<syntax::Value> FormulaGame::keyOf(const Position& position) const
{
    std::vector<syntax::Value> key {syntax::Value::of(position.node),
                                    syntax::Value::of(position.state)};
    for (const int slot : (*m_form)[position.node].slots)
        key.push_back(position.frame[static_cast<std::size_t>(slot)]);
    return key;
}

bool FormulaGame::isWinnersTurn(const Position& position, Player winner)
{
    return toMove(position) == winner;
}

namespace {

/// Positions that were seen: each once.
class SeenPositions
{
public:
    /// Puts it in; false when it is there already.
    bool insert(std::vector<syntax::Value> key) { return m_keys.insert(std::move(key)).second; }

private:
    struct Hash
    {
        std::size_t operator()(const std::vector<syntax::Value>& key) const noexcept
        {
            std::uint64_t bits = key.size();
            for (const syntax::Value& value : key)
                bits = (bits ^ std::hash<syntax::Value>()(value)) * 0x9e3779b97f4a7c15u;
            return static_cast<std::size_t>(bits ^ (bits >> 32));
        }
    };
    std::unordered_set<std::vector<syntax::Value>, Hash> m_keys;
};

/// What a search holds beside the solver, as long as it goes on. Throws Solver::Ended.
class HeldBytes
{
public:
    explicit HeldBytes(Solver& solver) : m_solver(solver) { }
    HeldBytes(const HeldBytes&) = delete;
    HeldBytes& operator=(const HeldBytes&) = delete;
    ~HeldBytes() { m_solver.giveBack(m_bytes); }

    void add(std::uint64_t bytes)
    {
        m_bytes += bytes;
        m_solver.spend(bytes);
    }

private:
    Solver& m_solver;
    std::uint64_t m_bytes = 0;
};

/// Of a position that is kept with its key.
std::uint64_t bytesOfKept(const Solver::Position& position)
{
    constexpr std::uint64_t around = 128;
    return sizeof(position) + 2 * position.frame.size() * sizeof(syntax::Value) + around;
}

}

std::optional<FormulaGame::Evidence> FormulaGame::evidence()
{
    m_hasFailed = false;
    std::optional<Evidence> found;
    try {
        const Player won = winner(start());
        found = shortest(won);
        if (!found)
            found = roundAndRound(won);
    } catch (...) {
        m_hasFailed = true;
    }
    return m_hasFailed ? std::nullopt : found;
}

/// Breadth first over positions that the winner has won, by the number of steps of the system. A
/// position of the loser goes on only where all but one of his moves end at once.
std::optional<FormulaGame::Evidence> FormulaGame::shortest(Player winner)
{
    struct Node
    {
        Position position;
        std::size_t before = 0;
        std::optional<Path::Step> step;
    };
    HeldBytes held(*m_solver);
    std::vector<Node> nodes {{start(), 0, {}}};
    SeenPositions seen;
    // What costs no step of the system comes first.
    std::deque<std::size_t> queue {0};
    while (!queue.empty() && nodes.size() < mostPositions) {
        m_solver->pause();
        const std::size_t at = queue.front();
        queue.pop_front();
        const Position position = nodes[at].position;
        if (!seen.insert(keyOf(position)))
            continue;
        const std::vector<Move> next = moves(position);
        if (next.empty()) {
            Evidence found {{start().state, {}}, {}};
            for (std::size_t i = at; i != 0; i = nodes[i].before) {
                if (nodes[i].step)
                    found.path.steps.push_back(*nodes[i].step);
            }
            std::ranges::reverse(found.path.steps);
            return found;
        }
        std::vector<const Move*> ways;
        if (isWinnersTurn(position, winner)) {
            for (const Move& move : next) {
                if (this->winner(move.position) == winner)
                    ways.push_back(&move);
            }
        } else {
            for (const Move& move : next) {
                if (!endsAtOnce(move.position, winner))
                    ways.push_back(&move);
            }
            // All ends are as good as the first of them.
            if (ways.empty())
                ways.push_back(&next.front());
            if (ways.size() > 1)
                continue;
        }
        for (const Move* way : ways) {
            std::optional<Path::Step> step;
            if (way->label)
                step = Path::Step {*way->label, way->position.state};
            held.add(bytesOfKept(way->position));
            nodes.push_back({way->position, at, step});
            if (step)
                queue.push_back(nodes.size() - 1);
            else
                queue.push_front(nodes.size() - 1);
        }
    }
    return std::nullopt;
}

bool FormulaGame::endsAtOnce(const Position& position, Player winner)
{
    const std::vector<Move> next = moves(position);
    if (next.empty())
        return true;
    if (std::ranges::any_of(next, [](const Move& move) { return move.label.has_value(); }))
        return false;
    // A fixpoint begins something.
    if (!toMove(position))
        return false;
    const auto ends = [&](const Move& move) { return endsAtOnce(move.position, winner); };
    const auto endsWell
        = [&](const Move& move) { return this->winner(move.position) == winner && ends(move); };
    return isWinnersTurn(position, winner) ? std::ranges::any_of(next, endsWell)
                                           : std::ranges::all_of(next, ends);
}

/// Follows the winner until a position comes again.
std::optional<FormulaGame::Evidence> FormulaGame::roundAndRound(Player winner)
{
    Evidence found {{start().state, {}}, {}};
    Position position = start();
    HeldBytes held(*m_solver);
    std::map<std::vector<syntax::Value>, std::size_t> seen;
    for (std::size_t round = 0; round < mostRounds; ++round) {
        m_solver->pause();
        held.add(bytesOfKept(position));
        const auto [entry, isNew] = seen.try_emplace(keyOf(position), found.path.steps.size());
        if (!isNew) {
            found.loopStart = entry->second;
            return found;
        }
        const std::vector<Move> next = moves(position);
        if (next.empty())
            return found;
        std::size_t way = 0;
        if (isWinnersTurn(position, winner)) {
            way = bestMove(position, next);
        } else if (next.size() > 1) {
            std::vector<std::size_t> ways;
            for (std::size_t i = 0; i < next.size(); ++i) {
                if (!endsAtOnce(next[i].position, winner))
                    ways.push_back(i);
            }
            if (ways.size() > 1)
                return std::nullopt;
            way = ways.empty() ? 0 : ways.front();
        }
        if (next[way].label)
            found.path.steps.push_back({*next[way].label, next[way].position.state});
        position = next[way].position;
    }
    return std::nullopt;
}

}
