// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/performance/costs/costdrawing.h"

#include <QWidget>

/// An icicle of a search that is walked through: Left and Right go to the boxes beside one, Up to
/// what holds it, Down to its largest child; a click and Enter ask for its position on the board, a
/// double click and + give it the whole width, − goes back a ply, 0 to the whole search.
class CostIcicle : public QWidget
{
    Q_OBJECT

public:
    explicit CostIcicle(QWidget* parent = nullptr);

    /// The whole of it; what was selected stays where its line is there. `ifEmpty` says why there
    /// is nothing to be seen.
    void setTree(const CostTree& tree, const Position& root, const QString& ifEmpty = {});
    const CostDrawing& drawing() const { return m_drawing; }
    /// What was chosen; the drawing says what of it the tree knows.
    const CostView& view() const { return m_view; }
    void setView(const CostView& view);
    /// A box of the tree; -1 for none.
    int selected() const { return m_selected; }
    void select(int box);
    /// Where a box is drawn now; empty where it is not.
    QRect placeOf(int box) const;
    /// Boxes that are too narrow to be drawn.
    int hidden() const { return m_drawing.hiddenIn(rect()); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

public Q_SLOTS:
    void zoomIn();
    void zoomOut();
    void showAll();
    /// Asks for the selected box's position on the board.
    void choose();

Q_SIGNALS:
    void selectedChanged(int box);
    /// Another part of the tree has the width.
    void viewChanged();
    void lineChosen(const Position& root, const std::vector<Move>& line);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void describe();
    /// A screen reader says the selected box.
    void tellSelected();
    int beside(int step) const;
    int largestChild() const;
    void setTop(int box);

    CostDrawing m_drawing;
    CostView m_view;
    QString m_ifEmpty;
    int m_selected = -1;
};
