// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace fourcast::chance {

/// Finds the strongly connected components of a graph in one pass over its edges, those first that
/// others lead to (Pearce, "A space-efficient algorithm for finding strongly connected components",
/// 2016). The graph tells size(), has(v), firstEdge(v) and endEdge(v), which may be numbers or
/// pointers less than 2^31 apart, and target(e), which is `none` for an edge that does not count:
/// no other leads to a node that the graph does not have.
template <typename Graph> class ComponentSearch
{
public:
    static constexpr std::uint32_t none = 0xffffffffu;

    explicit ComponentSearch(const Graph& graph) : m_graph(graph) { }

    /// Calls found(first, end) for each component with the range of its nodes, which stand in the
    /// order in which a depth-first search left them. False where it was stopped.
    template <typename Found> bool run(const std::stop_token& stop, const Found& found)
    {
        const auto size = static_cast<std::uint32_t>(m_graph.size());
        m_root.assign(size, 0);
        m_component = none - 1;
        for (std::uint32_t node = 0; node < size; ++node) {
            if (m_root[node] == 0 && m_graph.has(node) && !search(node, stop, found))
                return false;
        }
        return true;
    }

private:
    /// The way from the start may be as long as there are nodes: each takes 8 bytes.
    struct Frame
    {
        std::uint32_t node = 0;
        std::uint32_t isNoRoot : 1 = 0;
        std::uint32_t next : 31 = 0; ///< which of its edges is looked at next
    };

    void enter(std::uint32_t node)
    {
        m_root[node] = m_index++;
        m_frames.push_back({node});
    }
    template <typename Found>
    bool search(std::uint32_t start, const std::stop_token& stop, const Found& found)
    {
        constexpr std::uint64_t look = 1 << 16;
        enter(start);
        while (!m_frames.empty()) {
            if (++m_steps % look == 0 && stop.stop_requested())
                return false;
            Frame& frame = m_frames.back();
            const std::uint32_t node = frame.node;
            std::uint32_t root = m_root[node];
            std::uint32_t unseen = none;
            const auto first = m_graph.firstEdge(node);
            const auto end = m_graph.endEdge(node);
            auto edge = first + frame.next;
            for (; edge != end; ++edge) {
                const std::uint32_t target = m_graph.target(edge);
                if (target == none)
                    continue;
                const std::uint32_t its = m_root[target];
                if (its == 0) { // looked at again when it is left
                    unseen = target;
                    break;
                }
                if (its < root) {
                    root = its;
                    frame.isNoRoot = 1;
                }
            }
            m_root[node] = root;
            if (unseen != none) {
                frame.next = static_cast<std::uint32_t>(edge - first) & 0x7fffffffu;
                enter(unseen);
                continue;
            }
            const bool isRoot = frame.isNoRoot == 0;
            m_frames.pop_back();
            if (isRoot)
                leave(node, found);
            else
                m_open.push_back(node);
        }
        return true;
    }
    template <typename Found> void leave(std::uint32_t node, const Found& found)
    {
        std::size_t first = m_open.size();
        while (first > 0 && m_root[node] <= m_root[m_open[first - 1]]) {
            --first;
            m_root[m_open[first]] = m_component;
        }
        m_root[node] = m_component;
        m_open.push_back(node);
        m_index -= static_cast<std::uint32_t>(m_open.size() - first);
        --m_component;
        found(m_open.data() + first, m_open.data() + m_open.size());
        m_open.resize(first);
    }

    const Graph& m_graph;
    std::vector<std::uint32_t> m_root; ///< 0: not seen yet
    std::vector<Frame> m_frames;
    std::vector<std::uint32_t> m_open;
    std::uint32_t m_index = 1;
    std::uint32_t m_component = none - 1;
    std::uint64_t m_steps = 0;
};

}
