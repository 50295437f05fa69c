// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/graph/painting/graph.h"

#include <QString>
#include <optional>
#include <set>
#include <vector>

/// What of a graph has a text in it, and which of it is looked at.
class GraphSearch
{
public:
    /// Another text; an empty one is found nowhere.
    void setText(const QString& text);
    /// Looks through the graph, which may be another one: the place that is looked at stays, as far
    /// as there are so many.
    void look(const Graph& graph);

    /// Nodes with the text in their words or in the label of an edge out of them, in the order of
    /// the graph.
    const std::vector<int>& nodes() const { return m_nodes; }
    const std::set<int>& edges() const { return m_edges; }
    /// Which of the nodes is looked at, from 0; -1 for none.
    int index() const { return m_index; }
    /// The next one or the one before, round and round; none where nothing was found.
    std::optional<int> step(int direction);

private:
    QString m_text;
    std::vector<int> m_nodes;
    std::set<int> m_edges;
    int m_index = -1;
};
