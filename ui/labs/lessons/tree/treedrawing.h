// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/graph/graphview.h"
#include "ui/labs/lessons/tree/treesteps.h"
#include "ui/paper/lessons/treepicture.h"

class QToolButton;

/// The tree drawn. A click on a node goes there in the walk, and opens what is below it.
class TreeDrawing : public QWidget
{
    Q_OBJECT

public:
    using NodeIndex = fourcast::lesson::NodeIndex;

    explicit TreeDrawing(TreeSteps& steps, QWidget* parent = nullptr);

    GraphCanvas& canvas() { return m_view->canvas(); }
    const TreePicture& picture() const { return m_picture; }
    ChartContent content(const QString& title) const { return m_view->content(title); }
    /// What follows what the walk has come to is hidden, so that it gives nothing away.
    void setHidden(bool hidden);
    /// For a class: the tree alone, as large as there is room for.
    void setPresented(bool presented);

public Q_SLOTS:
    void open(fourcast::lesson::NodeIndex node);
    void close(fourcast::lesson::NodeIndex node);
    void openAll();
    void closeAll();

Q_SIGNALS:
    /// A folded node is to be searched again.
    void unfoldWanted(fourcast::lesson::NodeIndex node);
    /// By a click.
    void opened(fourcast::lesson::NodeIndex node);
    void messageReady(const QString& sentence);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void takeTree();
    void follow();
    void showResult();
    void choose(std::uint64_t id);
    void draw();

    TreeSteps& m_steps;
    TreePicture m_picture;
    GraphView* m_view;
    bool m_isPresented = false;
    /// The root's, of the tree that is drawn.
    SharedTree m_drawn;
};
