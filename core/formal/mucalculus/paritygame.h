// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

namespace fourcast::formal {

/// A game of two on a graph, without end: a token is moved along the edges, each time by the player
/// to whom its vertex belongs. Even wins when the largest priority that comes up again and again is
/// even, otherwise Odd does. A vertex may be decided from the beginning.
class ParityGame
{
public:
    enum class Player : std::uint8_t
    {
        Even,
        Odd
    };
    using Vertex = std::uint32_t;

    Vertex addVertex(Player owner, int priority);
    /// A vertex whose winner is known.
    Vertex addDecided(Player winner);
    /// Every vertex that is not decided has at least one edge.
    void addEdge(Vertex from, Vertex to);

    /// Zielonka's algorithm, with attractors. Takes time that grows with the number of edges where
    /// there is one kind of fixpoint, and fast with the number of priorities. `pause` is called now
    /// and then, and may throw; the game is of no use then.
    void solve(const std::function<void()>& pause = {});

    Player winner(Vertex vertex) const { return m_vertices[vertex].winner; }
    /// Where the owner of a vertex that it wins has to go.
    Vertex strategy(Vertex vertex) const { return m_vertices[vertex].strategy; }
    std::size_t size() const { return m_vertices.size(); }
    /// What it takes while it is solved.
    std::uint64_t bytes() const;

private:
    struct Data
    {
        Player owner = Player::Even;
        Player winner = Player::Even;
        bool isDecided = false;
        bool isActive = false;
        int priority = 0;
        // Of the attract() whose number it was in:
        std::uint32_t count = 0; ///< edges that still lead elsewhere
        std::uint32_t countedIn = 0;
        std::uint32_t attractedIn = 0;
        Vertex strategy = 0;
    };

    void index();
    /// Adds to `set`, which is active, all active vertices from which the player can force the
    /// token into it. They are not active any more.
    void attract(Player player, std::vector<Vertex>& set);
    /// Edges to vertices that are active, or were attracted by the attract() that is at work.
    std::uint32_t edgesWithin(Vertex vertex) const;
    void solve(std::vector<Vertex> vertices);

    std::vector<Data> m_vertices;
    std::vector<std::pair<Vertex, Vertex>> m_edges;
    std::vector<std::size_t> m_outOffsets;
    std::vector<Vertex> m_out;
    std::vector<std::size_t> m_inOffsets;
    std::vector<Vertex> m_in;
    std::uint32_t m_round = 0;
    std::function<void()> m_pause;
};

}
