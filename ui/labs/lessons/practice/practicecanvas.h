// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/practice/practicesheet.h"
#include "ui/graph/graphcanvas.h"

/// A tree to be filled in. Tab goes through the inner nodes in the order in which a search is done
/// with them, Left and Right through leaves as well, Up and Down along a branch. Digits go into the
/// node; Enter says that they are all; Space, or a click on a branch or a leaf, leaves that branch
/// out or takes it back. It marks nothing itself.
class PracticeCanvas : public GraphCanvas
{
    Q_OBJECT

public:
    /// The sheet is another's, which outlives this.
    explicit PracticeCanvas(fourcast::lesson::PracticeSheet& sheet, QWidget* parent = nullptr);

    const fourcast::lesson::PracticeSheet& sheet() const { return m_sheet; }
    /// The sheet has another tree, whose first field is where the keys are.
    void takeTree();
    /// Answers or marks are others; what is typed ends here.
    void refresh();
    /// Letters as large as the room allows, after those of the widget around it.
    void fitLetters();
    /// To the next inner node in the order of evaluation; stays at the last one.
    void goOn();
    /// The node where the keys are.
    int current() const { return static_cast<int>(currentNode().value_or(0)); }
    /// The branch near this place of the widget, by the node that it leads to.
    std::optional<int> branchAt(const QPointF& place) const;
    /// Where the middle of the branch to a node is on the widget.
    QRectF branchPlace(int node) const;
    /// Leaves the branch to this node out, or takes it back.
    void toggleCut(int node);

Q_SIGNALS:
    /// Enter was pressed there, or a value chosen from the list.
    void valueEntered(int node);
    void cutChanged(int node);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool event(QEvent* event) override;

private:
    bool moveByTab(const QKeyEvent& event);
    bool takeKey(const QKeyEvent& event);
    bool takeText(const QString& text);
    void draw();
    void write(int node, const QString& typed);
    /// Inner nodes that nobody has left out, in the order of evaluation.
    std::vector<int> fieldsToFill() const;
    void moveAlong(const std::vector<int>& order, int direction);
    void goTo(int node) { setCurrentNode(static_cast<std::uint64_t>(node)); }
    void choose(int node);
    void offerValues(int node, const QPoint& place);
    void announceChange(int child);

    fourcast::lesson::PracticeSheet& m_sheet;
    /// What is being typed, and where; empty where the next digit begins anew.
    QString m_typed;
    int m_typedNode = -1;
    std::optional<QPointF> m_pressedAt;
};
