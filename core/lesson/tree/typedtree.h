// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/value.h"
#include "core/support/expected.h"

#include <QStringView>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace fourcast::lesson {

/// A tree as text, `((3 5) (2 (9 1)))`: a number is a leaf, a list the moves of the side to move.
/// Numbers are from the view of the side to move at the root, as on the board in class. What a
/// heuristic would say of a node that is no leaf may stand before a colon: `(4: 3 5)`.
class TypedTree
{
public:
    using Node = std::uint32_t;
    static constexpr int deepest = 20;
    static constexpr int mostMoves = 99;
    static constexpr std::size_t mostNodes = 100'000;
    static constexpr Value largest = 1'000'000;

    /// Between the parts there may be blanks, line breaks and commas. Fails with line and column.
    static Expected<TypedTree> parse(QStringView text);
    /// As parse() reads it, with single blanks.
    QString toText() const;

    static constexpr Node root() { return 0; }
    std::size_t size() const { return m_nodes.size(); }
    /// Plies from the root to the leaf that is farthest away.
    int height() const;
    bool isLeaf(Node node) const { return m_nodes[node].children.empty(); }
    std::span<const Node> children(Node node) const { return m_nodes[node].children; }
    /// Of a leaf, or what stands before the colon; from the view of the side to move at the root.
    std::optional<Value> value(Node node) const { return m_nodes[node].value; }

    /// Every node at depth `depth` and above has this many moves; the leaves are taken from left to
    /// right. Must not be larger than the limits above.
    static TypedTree uniform(int branching, int depth, std::span<const Value> leaves);

    friend bool operator==(const TypedTree&, const TypedTree&) = default;

private:
    class Reader;
    struct Part
    {
        std::optional<Value> value;
        std::vector<Node> children;
        friend bool operator==(const Part&, const Part&) = default;
    };

    Node add(std::optional<Value> value);
    Node addUniform(int branching, int depth, std::span<const Value>& leaves);
    void write(QString& text, Node node) const;

    std::vector<Part> m_nodes;
};

}
