// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/graph/graphsearch.h"

#include <algorithm>

void GraphSearch::setText(const QString& text)
{
    m_text = text;
    m_index = -1;
}

void GraphSearch::look(const Graph& graph)
{
    m_nodes.clear();
    m_edges.clear();
    if (!m_text.isEmpty()) {
        std::set<int> nodes;
        for (int node = 0; node < graph.nodeCount(); ++node)
            if (graph.node(node).text.contains(m_text, Qt::CaseInsensitive)
                || graph.node(node).description.contains(m_text, Qt::CaseInsensitive))
                nodes.insert(node);
        for (int edge = 0; edge < graph.edgeCount(); ++edge)
            if (graph.edge(edge).label.contains(m_text, Qt::CaseInsensitive)) {
                m_edges.insert(edge);
                nodes.insert(graph.edge(edge).from);
            }
        m_nodes.assign(nodes.begin(), nodes.end());
    }
    m_index = std::min(m_index, static_cast<int>(m_nodes.size()) - 1);
}

std::optional<int> GraphSearch::step(int direction)
{
    const int count = static_cast<int>(m_nodes.size());
    if (count == 0)
        return std::nullopt;
    m_index = m_index < 0 ? 0 : (m_index + direction + count) % count;
    return m_nodes[static_cast<std::size_t>(m_index)];
}
