// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/performance/costs/costlooks.h"

#include <QFont>
#include <QPalette>
#include <QRectF>
#include <QString>
#include <vector>

class QPainter;

/// A tree by cost as an icicle: a row for each ply, a box as wide as its nodes or its processor
/// time, below it its children from the leftmost column on. What is left open below a box was
/// counted there and no deeper. Columns stand as on the board, in every language.
class CostDrawing
{
public:
    struct Place
    {
        int box = 0;
        QRectF rect {};
    };

    CostDrawing() = default;
    CostDrawing(CostTree tree, const Position& root, const CostView& view = {});

    const CostTree& tree() const { return m_tree; }
    const Position& root() const { return m_root; }
    /// What was chosen, but for a measure that the tree doesn't know: then it is nodes.
    CostView view() const;
    void setView(const CostView& view) { m_view = view; }
    /// The box that has the whole width.
    int top() const { return m_top; }
    void setTop(int box);

    /// Those that are at least a pixel wide; a box after its parent, a row from left to right.
    std::vector<Place> placesIn(const QRectF& area) const;
    /// Boxes below the top that are narrower.
    int hiddenIn(const QRectF& area) const;
    /// -1 where there is none.
    int boxAt(const QPointF& point, const QRectF& area) const;
    QRectF placeOf(int box, const QRectF& area) const;
    /// `selected` is outlined; -1 for none.
    void paint(QPainter& painter, const QRectF& area, const QPalette& palette, const QFont& font,
               int selected) const;

private:
    void addPlaces(int box, const QRectF& rect, double rowHeight, std::vector<Place>& places) const;
    bool isBelowTop(int box) const;

    CostTree m_tree {CostTree::Detail::Nodes};
    Position m_root;
    CostView m_view;
    int m_top = 0;
};
