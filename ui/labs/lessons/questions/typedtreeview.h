// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/tree/typedtree.h"

#include <QWidget>
#include <vector>

/// A typed tree as it is drawn on a blackboard: MAX points up, MIN points down, a leaf is a box
/// with its number. Nothing is worked out in it.
class TypedTreeView : public QWidget
{
    Q_OBJECT

public:
    /// More would not be read.
    static constexpr std::size_t mostNodes = 60;

    explicit TypedTreeView(fourcast::lesson::TypedTree tree, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    using Node = fourcast::lesson::TypedTree::Node;

    /// Leaves stand side by side, and a node in the middle of what is below it.
    double place(Node node, int depth);
    QPointF pointOf(Node node) const;
    double unit() const;
    /// Of nodes and numbers, where the width is less than the leaves want; 1 where it is enough.
    double scale() const;
    void paintNode(QPainter& painter, Node node) const;

    fourcast::lesson::TypedTree m_tree;
    std::vector<double> m_across; ///< by node, in leaves
    std::vector<int> m_depths;
    int m_leaves = 0;
};
