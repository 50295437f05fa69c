// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/graph/graphcanvas.h"
#include "ui/paper/plotlegend.h"

#include <QWidget>
#include <functional>

class GraphLegend;
class QAction;
class QLabel;
class QLineEdit;
class QToolButton;

/// A canvas with all that goes with it: a field that finds a label, zoom, a new layout, and below
/// it what the shapes and colours mean.
class GraphView : public QWidget
{
    Q_OBJECT

public:
    /// The samples in the colours that are asked for: those of the window or of paper.
    using Legend = std::function<std::vector<plotlegend::Entry>(const FigureStyle&)>;

    /// `name` is what a screen reader calls the canvas.
    explicit GraphView(const QString& name, QWidget* parent = nullptr);

    GraphCanvas& canvas() { return *m_canvas; }
    const GraphCanvas& canvas() const { return *m_canvas; }
    void setLegend(Legend legend);
    /// Where there is too little room for both, the picture needs it more.
    void setLegendShown(bool shown);
    /// The field and the buttons; the keys are there without them.
    void setRowShown(bool shown) { m_row->setVisible(shown); }
    /// A switch for the labels on the arrows, in the row and in the menu of the canvas.
    void offerLabelSwitch();
    /// Are the labels on the arrows? As the switch has it.
    void setLabelsShown(bool shown);
    /// What the field asks for, and what it does, where nodes are no states.
    void setSought(const QString& what, const QString& tip);
    /// The whole graph with its legend.
    ChartContent content(const QString& title) const;

public Q_SLOTS:
    /// The keyboard goes to the field, as with Ctrl+F.
    void startSearch();

private:
    QWidget* buildRow();
    void showFound();
    void sayOutcome(DotLayout::Outcome outcome);

    GraphCanvas* m_canvas;
    QWidget* m_row = nullptr;
    QAction* m_labels = nullptr; ///< where it is offered
    QLineEdit* m_field = nullptr;
    QToolButton* m_previous = nullptr;
    QToolButton* m_next = nullptr;
    QLabel* m_count = nullptr;
    QLabel* m_outcome = nullptr;
    GraphLegend* m_samples = nullptr;
    Legend m_legend;
    bool m_isLegendShown = true;
};
