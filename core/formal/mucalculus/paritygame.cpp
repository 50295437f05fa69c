// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/mucalculus/paritygame.h"

#include <algorithm>

namespace fourcast::formal {

namespace {

ParityGame::Player opponentOf(ParityGame::Player player)
{
    return player == ParityGame::Player::Even ? ParityGame::Player::Odd : ParityGame::Player::Even;
}

}

ParityGame::Vertex ParityGame::addVertex(Player owner, int priority)
{
    Data data;
    data.owner = owner;
    data.priority = priority;
    m_vertices.push_back(data);
    return static_cast<Vertex>(m_vertices.size() - 1);
}

ParityGame::Vertex ParityGame::addDecided(Player winner)
{
    const Vertex vertex = addVertex(winner, 0);
    m_vertices[vertex].winner = winner;
    m_vertices[vertex].isDecided = true;
    return vertex;
}

void ParityGame::addEdge(Vertex from, Vertex to)
{
    m_edges.emplace_back(from, to);
}

std::uint64_t ParityGame::bytes() const
{
    // Of each vertex the offsets and its places in two lists, of each edge both of its ends twice.
    return m_vertices.capacity() * sizeof(Data)
        + m_vertices.size() * 2 * (sizeof(std::size_t) + sizeof(Vertex))
        + m_edges.capacity() * sizeof(m_edges[0])
        + (m_edges.size() + m_out.size()) * 2 * sizeof(Vertex);
}

void ParityGame::index()
{
    const auto pause = [this] {
        if (m_pause)
            m_pause();
    };
    m_outOffsets.assign(size() + 1, 0);
    m_inOffsets.assign(size() + 1, 0);
    for (const auto& [from, to] : m_edges) {
        pause();
        ++m_outOffsets[from + 1];
        ++m_inOffsets[to + 1];
    }
    for (std::size_t i = 1; i <= size(); ++i) {
        m_outOffsets[i] += m_outOffsets[i - 1];
        m_inOffsets[i] += m_inOffsets[i - 1];
    }
    m_out.resize(m_edges.size());
    m_in.resize(m_edges.size());
    std::vector<std::size_t> nextOut(m_outOffsets.begin(), m_outOffsets.end() - 1);
    std::vector<std::size_t> nextIn(m_inOffsets.begin(), m_inOffsets.end() - 1);
    for (const auto& [from, to] : m_edges) {
        pause();
        m_out[nextOut[from]++] = to;
        m_in[nextIn[to]++] = from;
    }
    m_edges = {};
}

void ParityGame::solve(const std::function<void()>& pause)
{
    m_pause = pause;
    index();
    std::vector<Vertex> all;
    std::vector<Vertex> decided[2];
    for (Vertex vertex = 0; vertex < size(); ++vertex) {
        m_vertices[vertex].isActive = true;
        if (m_vertices[vertex].isDecided)
            decided[static_cast<std::size_t>(m_vertices[vertex].winner)].push_back(vertex);
    }
    for (const Player player : {Player::Even, Player::Odd}) {
        std::vector<Vertex>& set = decided[static_cast<std::size_t>(player)];
        attract(player, set);
        for (const Vertex vertex : set)
            m_vertices[vertex].winner = player;
    }
    for (Vertex vertex = 0; vertex < size(); ++vertex) {
        if (m_vertices[vertex].isActive)
            all.push_back(vertex);
    }
    solve(std::move(all));
}

void ParityGame::attract(Player player, std::vector<Vertex>& set)
{
    ++m_round;
    for (const Vertex vertex : set) {
        m_vertices[vertex].isActive = false;
        m_vertices[vertex].attractedIn = m_round;
    }
    for (std::size_t next = 0; next < set.size(); ++next) {
        if (m_pause)
            m_pause();
        const Vertex to = set[next];
        for (std::size_t i = m_inOffsets[to]; i < m_inOffsets[to + 1]; ++i) {
            Data& data = m_vertices[m_in[i]];
            if (!data.isActive)
                continue;
            if (data.owner == player) {
                data.strategy = to;
            } else {
                if (data.countedIn != m_round) {
                    data.countedIn = m_round;
                    data.count = edgesWithin(m_in[i]);
                }
                if (--data.count > 0)
                    continue;
            }
            data.isActive = false;
            data.attractedIn = m_round;
            set.push_back(m_in[i]);
        }
    }
}

std::uint32_t ParityGame::edgesWithin(Vertex vertex) const
{
    std::uint32_t count = 0;
    for (std::size_t e = m_outOffsets[vertex]; e < m_outOffsets[vertex + 1]; ++e) {
        const Data& target = m_vertices[m_out[e]];
        count += target.isActive || target.attractedIn == m_round ? 1 : 0;
    }
    return count;
}

void ParityGame::solve(std::vector<Vertex> vertices)
{
    while (!vertices.empty()) {
        int most = 0;
        for (const Vertex vertex : vertices)
            most = std::max(most, m_vertices[vertex].priority);
        const Player player = most % 2 == 0 ? Player::Even : Player::Odd;
        std::vector<Vertex> attracted;
        for (const Vertex vertex : vertices) {
            if (m_vertices[vertex].priority == most)
                attracted.push_back(vertex);
        }
        const std::size_t top = attracted.size();
        attract(player, attracted);
        std::vector<Vertex> rest;
        for (const Vertex vertex : vertices) {
            if (m_vertices[vertex].isActive)
                rest.push_back(vertex);
        }
        solve(rest);
        std::vector<Vertex> lost;
        for (const Vertex vertex : rest) {
            if (m_vertices[vertex].winner != player)
                lost.push_back(vertex);
        }
        // All of these are active again, to see what the opponent can force.
        for (const Vertex vertex : vertices)
            m_vertices[vertex].isActive = true;
        if (lost.empty()) {
            for (const Vertex vertex : attracted)
                m_vertices[vertex].winner = player;
            for (std::size_t i = 0; i < top; ++i) {
                Data& data = m_vertices[attracted[i]];
                if (data.owner != player)
                    continue;
                for (std::size_t e = m_outOffsets[attracted[i]]; e < m_outOffsets[attracted[i] + 1];
                     ++e) {
                    if (m_vertices[m_out[e]].isActive) {
                        data.strategy = m_out[e];
                        break;
                    }
                }
            }
            for (const Vertex vertex : vertices)
                m_vertices[vertex].isActive = false;
            return;
        }
        attract(opponentOf(player), lost);
        for (const Vertex vertex : lost)
            m_vertices[vertex].winner = opponentOf(player);
        std::erase_if(vertices, [this](Vertex vertex) { return !m_vertices[vertex].isActive; });
    }
}

}
