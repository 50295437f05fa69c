// SPDX-License-Identifier: GPL-3.0-or-later
//
// What waits for itself: a parity game on the positions of a loop; and where to go from a position.
#include "core/formal/mucalculus/solver.h"

#include <QScopeGuard>
#include <algorithm>

namespace fourcast::formal {

namespace {

/// Of a variable's vertex by its key.
constexpr std::uint64_t bytesOfEntry = 64;

}

void Solver::build(LoopGame& game, const std::vector<Variable>& members)
{
    game.truth = game.game.addDecided(ParityGame::Player::Even);
    game.falsity = game.game.addDecided(ParityGame::Player::Odd);
    if (game.keepsPositions) {
        for (int node = 0; node < m_form.size(); ++node)
            game.positions.emplace_back(m_form[node].slots.size() + 1);
        game.vertices.resize(game.positions.size());
    }
    for (const Variable member : members) {
        pause();
        const int priority = m_form[m_instances[member.instance].fixpoint].priority;
        game.vertexOf.emplace(keyOf(member),
                              game.game.addVertex(ParityGame::Player::Even, priority));
    }
    const bool collects = std::exchange(m_collects, false);
    const auto collecting = qScopeGuard([&] { m_collects = collects; });
    for (const Variable member : members) {
        weigh(game);
        load(member.instance);
        const int body = m_form[m_instances[member.instance].fixpoint].children[0];
        game.game.addEdge(game.vertexOf.at(keyOf(member)), buildNode(game, body, member.state));
    }
    weigh(game);
}

void Solver::weigh(LoopGame& game)
{
    std::uint64_t bytes = game.game.bytes() + game.vertexOf.size() * bytesOfEntry;
    for (const TupleTable& positions : game.positions)
        bytes += positions.bytes();
    for (const auto& vertices : game.vertices)
        bytes += vertices.capacity() * sizeof(ParityGame::Vertex);
    if (bytes <= game.bytes)
        return;
    const std::uint64_t more = bytes - std::exchange(game.bytes, bytes);
    spend(more);
}

ParityGame::Vertex Solver::join(LoopGame& game, bool isAnd,
                                std::vector<ParityGame::Vertex> children)
{
    if (!game.keepsPositions) {
        const ParityGame::Vertex decisive = isAnd ? game.falsity : game.truth;
        if (std::ranges::find(children, decisive) != children.end())
            return decisive;
        std::erase(children, isAnd ? game.truth : game.falsity);
        if (children.size() == 1)
            return children.front();
    }
    if (children.empty())
        return isAnd ? game.truth : game.falsity;
    const ParityGame::Vertex vertex
        = game.game.addVertex(isAnd ? ParityGame::Player::Odd : ParityGame::Player::Even, 0);
    for (const ParityGame::Vertex child : children)
        game.game.addEdge(vertex, child);
    return vertex;
}

std::vector<syntax::Value> Solver::keyOf(int node, State state) const
{
    std::vector<syntax::Value> key {syntax::Value::of(state)};
    for (const int slot : m_form[node].slots)
        key.push_back(m_frame[static_cast<std::size_t>(slot)]);
    return key;
}

ParityGame::Vertex Solver::buildNode(LoopGame& game, int index, State state)
{
    pause();
    const NormalNode& node = m_form[index];
    // What is decided is not looked into: parts of it may never have been asked for.
    const Truth known = value(index, state);
    if (known != Truth::Unknown)
        return known == Truth::True ? game.truth : game.falsity;
    if (node.kind == NormalKind::Fixpoint || node.kind == NormalKind::Recursion)
        return game.vertexOf.at(keyOf(variableOf(index, state)));
    // A strategy leads to vertices: a position that several lead to has one alone.
    const auto at = static_cast<std::size_t>(index);
    std::uint32_t number = 0;
    if (game.keepsPositions) {
        number = game.positions[at].add(keyOf(index, state));
        if (number < game.vertices[at].size())
            return game.vertices[at][number];
        game.vertices[at].push_back(game.falsity);
    }
    std::vector<ParityGame::Vertex> children;
    if (node.kind == NormalKind::And || node.kind == NormalKind::Or) {
        for (const int child : node.children)
            children.push_back(buildNode(game, child, state));
    } else if (node.kind == NormalKind::All || node.kind == NormalKind::Any) {
        buildQuantified(game, index, 0, state, children);
    } else {
        std::uint8_t* fitting = matchesOf(index);
        for (const auto& [label, target] : m_lts.transitions(state)) {
            if (matches(index, fitting, label))
                children.push_back(buildNode(game, node.children[0], target));
        }
    }
    const ParityGame::Vertex vertex = join(game, isConjunction(node.kind), std::move(children));
    if (game.keepsPositions)
        game.vertices[at][number] = vertex;
    return vertex;
}

void Solver::buildQuantified(LoopGame& game, int index, std::size_t next, State state,
                             std::vector<ParityGame::Vertex>& children)
{
    const NormalNode& node = m_form[index];
    if (next == node.variables.size()) {
        children.push_back(buildNode(game, node.children[0], state));
        return;
    }
    const auto slot = static_cast<std::size_t>(node.variables[next].variable->slot);
    for (const syntax::Value& each : valuesOf(index, next, state)) {
        pause();
        m_frame[slot] = each;
        buildQuantified(game, index, next + 1, state, children);
    }
}

Solver::LoopGame& Solver::loopGameOf(Order order)
{
    std::unique_ptr<LoopGame>& kept = m_loopGames[order];
    if (!kept) {
        auto game = std::make_unique<LoopGame>();
        auto givenBack = qScopeGuard([&] { m_progress.bytes -= game->bytes; });
        game->keepsPositions = true;
        m_before = order;
        build(*game, m_loops.at(order));
        game->game.solve([this] { pause(); });
        givenBack.dismiss();
        kept = std::move(game);
    }
    return *kept;
}

// ---- where to go ----

std::vector<Solver::Move> Solver::moves(const Position& position)
{
    const NormalNode& node = m_form[position.node];
    m_frame = position.frame;
    m_frame.resize(static_cast<std::size_t>(m_form.frameSize()));
    std::vector<Move> moves;
    const auto add = [&](int child, State state, std::optional<LabelId> label = {}) {
        moves.push_back({{child, state, m_frame, position.before}, label});
    };
    switch (node.kind) {
    case NormalKind::True:
    case NormalKind::False:
    case NormalKind::Data:
        break;
    case NormalKind::And:
    case NormalKind::Or:
        for (const int child : node.children)
            add(child, position.state);
        break;
    case NormalKind::All:
    case NormalKind::Any:
        addQuantifiedMoves(position, 0, moves);
        break;
    case NormalKind::Box:
    case NormalKind::Diamond: {
        std::uint8_t* known = matchesOf(position.node);
        for (const auto& [label, target] : m_lts.transitions(position.state)) {
            if (matches(position.node, known, label))
                add(node.children[0], target, label);
        }
        break;
    }
    case NormalKind::Fixpoint:
    case NormalKind::Recursion: {
        const Variable variable = variableOf(position.node, position.state);
        const std::uint32_t known = mark(variable);
        load(variable.instance);
        const int body = m_form[m_instances[variable.instance].fixpoint].children[0];
        moves.push_back({{body, position.state, m_frame,
                          (known >> 31) != 0 ? (known & 0x7fffffffu) >> 1 : noOrder},
                         {}});
        break;
    }
    }
    return moves;
}

void Solver::addQuantifiedMoves(const Position& position, std::size_t next,
                                std::vector<Move>& moves)
{
    const NormalNode& node = m_form[position.node];
    if (next == node.variables.size()) {
        moves.push_back({{node.children[0], position.state, m_frame, position.before}, {}});
        return;
    }
    const auto slot = static_cast<std::size_t>(node.variables[next].variable->slot);
    for (const syntax::Value& each : valuesOf(position.node, next, position.state)) {
        pause();
        m_frame[slot] = each;
        addQuantifiedMoves(position, next + 1, moves);
    }
}

std::size_t Solver::bestMove(const Position& position, const std::vector<Move>& moves, bool isTrue)
{
    const bool collects = std::exchange(m_collects, false);
    const auto asBefore = qScopeGuard([&] {
        m_before = noOrder;
        m_collects = collects;
    });
    const auto first = [&](auto&& isIt) {
        return static_cast<std::size_t>(std::ranges::find_if(moves, isIt) - moves.begin());
    };
    // What was decided before needs nothing that comes back here.
    m_before = position.before;
    std::size_t best = first([&](const Move& move) {
        m_frame = move.position.frame;
        return value(move.position.node, move.position.state)
            == (isTrue ? Truth::True : Truth::False);
    });
    if (best == moves.size() && m_loops.contains(position.before)) {
        LoopGame& game = loopGameOf(position.before);
        const auto vertexOf = [&](const Position& at) {
            m_frame = at.frame;
            const NormalNode& node = m_form[at.node];
            if (node.kind == NormalKind::Fixpoint || node.kind == NormalKind::Recursion) {
                const auto found = game.vertexOf.find(keyOf(variableOf(at.node, at.state)));
                return found == game.vertexOf.end() ? game.falsity : found->second;
            }
            const auto index = static_cast<std::size_t>(at.node);
            if (const Truth known = value(at.node, at.state); known != Truth::Unknown)
                return known == Truth::True ? game.truth : game.falsity;
            const std::uint32_t number = game.positions[index].add(keyOf(at.node, at.state));
            return game.vertices[index].at(number);
        };
        const ParityGame::Vertex next = game.game.strategy(vertexOf(position));
        best = first([&](const Move& move) { return vertexOf(move.position) == next; });
    }
    Q_ASSERT(best < moves.size());
    return best;
}

}
