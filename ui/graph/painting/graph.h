// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFlags>
#include <QString>
#include <cstdint>
#include <vector>

/// What marks a node without any colour.
enum class GraphShape : std::uint8_t
{
    Circle,
    Box,
    Square,
    Hexagon,
    Diamond,
    Roof, ///< a box with a roof: points up
    Funnel ///< a box that narrows below: points down
};

/// What else is to be seen at a node or an edge.
enum class GraphMark : std::uint16_t
{
    Initial = 1, ///< an arrow from nowhere leads to it
    Final = 2, ///< a second line around it: nothing leads on
    Failing = 4, ///< crossed out: what is asked for does not hold here
    Openable = 8, ///< a plus: more follows than is drawn
    OnPath = 16, ///< a strong line
    Selected = 32, ///< a ring
    Compared = 64, ///< a broken ring: the one beside the selected one
    LeftOut = 128, ///< grey and dashed: not visited
    Later = 256, ///< pale: it is not its turn yet
    Hidden = 512 ///< has its place, and is not seen
};
Q_DECLARE_FLAGS(GraphMarks, GraphMark)
Q_DECLARE_OPERATORS_FOR_FLAGS(GraphMarks)

/// What a node is filled with: always a colour and, beside it, how light it is or a pattern.
struct GraphFill
{
    enum class Kind : std::uint8_t
    {
        None,
        Share, ///< from light to strong
        Role, ///< a colour and a pattern of its own for each number
        Truth ///< plain for true, hatched for false
    };

    Kind kind = Kind::None;
    /// Of a role its number from 0, of a truth 0 or 1.
    int value = 0;
    double share = 0; ///< 0 to 1

    static GraphFill shareOf(double share) { return {Kind::Share, 0, share}; }
    static GraphFill role(int role) { return {Kind::Role, role, 0}; }
    static GraphFill truth(bool isTrue) { return {Kind::Truth, isTrue ? 1 : 0, 0}; }

    friend bool operator==(const GraphFill&, const GraphFill&) = default;
};

struct GraphNode
{
    /// Each node its own; by it a node is known again when the graph grows.
    std::uint64_t id = 0;
    /// Inside it, short.
    QString text;
    /// The longest text that it may come to have: there is room for that from the beginning.
    QString room {};
    /// Beside the mouse and for screen readers: the first line is its name, "State 12".
    QString description;
    GraphShape shape = GraphShape::Circle;
    GraphFill fill;
    GraphMarks marks;
    /// Steps from the beginning; -1 lets the placement count them.
    int level = -1;
};

struct GraphEdge
{
    /// Places in the list of nodes.
    int from = 0;
    int to = 0;
    QString label;
    /// A colour and a kind of line for each number; -1 for the usual one.
    int role = -1;
    GraphMarks marks;
};

/// A tree or a transition system as it is drawn, whatever it stands for.
struct Graph
{
    std::vector<GraphNode> nodes;
    std::vector<GraphEdge> edges;

    int nodeCount() const { return static_cast<int>(nodes.size()); }
    int edgeCount() const { return static_cast<int>(edges.size()); }
    const GraphNode& node(int index) const { return nodes[static_cast<std::size_t>(index)]; }
    const GraphEdge& edge(int index) const { return edges[static_cast<std::size_t>(index)]; }
};
