// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/analysis/evaluationplot.h"
#include "ui/paper/chartexport.h"

#include <QList>
#include <QWidget>
#include <memory>
#include <optional>

class PlotView;
class QAction;
class QChartView;
class QLabel;

/// Who wins and when under best play, over the positions of a game: exact, from the first player's
/// view (his wins at the top), as it is proved so far. Positions that are not known yet are gaps,
/// and a line below says how many there are.
class EvaluationGraph : public QWidget
{
    Q_OBJECT

public:
    explicit EvaluationGraph(QWidget* parent = nullptr);
    ~EvaluationGraph() override;

    void setCurve(std::vector<EvaluationPoint> curve);
    const std::vector<EvaluationPoint>& curve() const { return m_plot->curve(); }
    /// The vertical line. 0 is the start of the game.
    void setCurrentPly(int ply);
    int currentPly() const { return m_currentPly; }
    /// Are gaps being filled in? The line below the graph says so.
    void setFilling(bool filling);
    /// Gaps are values that stay hidden until a better move was looked for.
    void setVeiled(bool on);

    /// What its menu offers besides its own.
    void setMenuActions(const QList<QAction*>& actions);

    /// What is shown now, with all the figures behind it.
    ChartContent content() const;

    QChartView* view() const;
    /// Where a position's point is, in the view's coordinates.
    QPoint placeOf(int ply) const;
    QString note() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A click in a position's column, or Left and Right.
    void plyChosen(int ply);

protected:
    void changeEvent(QEvent* event) override;

private:
    void updateNote();
    void point(const std::optional<int>& ply);
    void step(int direction);

    int m_currentPly = 0;
    bool m_filling = false;
    bool m_veiled = false;
    PlotView* m_view = nullptr;
    QLabel* m_note = nullptr;
    std::unique_ptr<EvaluationPlot> m_plot;
};
