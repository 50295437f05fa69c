// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/walk/walk.h"
#include "ui/graph/painting/graph.h"
#include "ui/paper/plotlegend.h"

#include <QSet>
#include <optional>

struct FigureStyle;

/// Which nodes of a recorded tree are open, and what is drawn of them. What the walk has not come
/// to is pale and says nothing.
class TreePicture
{
public:
    using NodeIndex = fourcast::lesson::NodeIndex;

    /// More nodes than that are not drawn.
    static constexpr int mostDrawn = 10'000;
    /// So many are open at first, besides the principal variation.
    static constexpr int firstDrawn = 30;

    /// Nothing is drawn as long as there is no walk; it must outlive the picture.
    explicit TreePicture(const std::optional<fourcast::lesson::Walk>& walk) : m_walk(walk) { }

    /// From the root, row by row, as long as no more than so many nodes are drawn.
    void openFromRoot(int most);
    /// The principal variation, and the first rows.
    void openFirst();
    void closeAll();
    bool isOpen(NodeIndex node) const;
    /// Does nothing where there would be too much to draw.
    bool open(NodeIndex node);
    void close(NodeIndex node);
    /// Opens what is above it.
    void openAbove(NodeIndex node);

    /// For who predicts: what follows what the walk has come to is not seen at all, and the value
    /// that is asked for is a question mark.
    void setHidden(bool hidden) { m_isHidden = hidden; }

    Graph graph() const;
    /// Of a drawn node; noNode for a move that was cut.
    NodeIndex nodeOf(std::uint64_t id) const { return m_walk->tree().nodeOfVisit(id); }
    std::uint64_t idOf(NodeIndex node) const { return m_walk->tree().nodes[node].visit; }
    /// The node whose move was cut.
    NodeIndex parentOfMove(std::uint64_t id) const;

    static std::vector<plotlegend::Entry> legend(const FigureStyle& style);

private:
    int childrenDrawn(NodeIndex node) const;
    void add(Graph& graph, NodeIndex node, int parent, const QString& path) const;
    void addLeftOut(Graph& graph, NodeIndex node, int parent, const QString& path) const;
    QString roomOf(NodeIndex node, const QString& below) const;
    GraphNode look(NodeIndex node, const QString& path) const;
    GraphMarks marksOf(NodeIndex node) const;
    /// Is the value that it will return what is to be predicted now?
    bool isAskedFor(NodeIndex node) const;

    const std::optional<fourcast::lesson::Walk>& m_walk;
    QSet<quint64> m_open; ///< visits
    int m_drawn = 1;
    bool m_isHidden = false;
};
