// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/chartexport.h"
#include "ui/performance/permove/moveplot.h"
#include "ui/performance/runhistory.h"

#include <QTimer>
#include <QWidget>
#include <memory>

class ChartLegend;
class LiveLabel;
class PerMoveSide;
class PlotView;
class QAction;
class QChartView;
class QChart;
class QLabel;
class QLineSeries;
class QMenu;
class QStackedLayout;

/// What each engine move cost, over the moves of the game: a line with points for every engine and
/// run of the history. Several games lie over each other, earlier ones paler. Follows the history
/// and the palette by itself. Whether a series is shown is kept in the history, so that charts over
/// the same history agree. It zooms into both axes and shows its part while points are added.
class PerMoveChart : public QWidget
{
    Q_OBJECT

public:
    /// The history must outlive the chart.
    PerMoveChart(RunHistory& history, const MoveQuantity& quantity, QWidget* parent = nullptr);
    ~PerMoveChart() override;

    bool isLogarithmic() const { return m_plot->isLogarithmic(); }
    /// A logarithmic axis has no zero: a zero is drawn as an open triangle on the axis' lower edge,
    /// and a line below the chart says so.
    void setLogarithmic(bool logarithmic);
    /// Until a person chooses, the axis is logarithmic where one value would dwarf all others; its
    /// title says so.
    void setAutomaticAxis(bool automatic);
    /// Where the switch for the axis stands elsewhere.
    void leaveOutAxisSwitch();

    /// The article's own curves of the heuristics study below the games; of quantities that it did
    /// not print there are none.
    bool hasStudyBelow() const { return m_plot->study().isOn(); }
    void setStudyBelow(bool on);
    /// What the chart's menu offers besides its own.
    void setMenuActions(const QList<QAction*>& actions) { m_menuActions = actions; }

    /// The vertical line. 0 is the start of the game; a negative number hides the line.
    int currentPly() const { return m_currentPly; }
    void setCurrentPly(int ply);

    /// Changes of the history are drawn when the event loop comes round, many at once; this draws
    /// them now.
    void refresh();

    /// What is shown now: hidden series are neither in the picture nor in the figures.
    ChartContent content();

    QChart* chart() const;
    QChartView* view() const;
    ChartLegend* legend() const;
    /// The line of the history's series with this index.
    QLineSeries* line(std::size_t series) const { return m_plot->line(series); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A click on a point, or Left and Right for the moves of the current game.
    void pointChosen(int run, int ply);
    /// By a person or a caller.
    void logarithmicChanged(bool logarithmic);
    /// By the values.
    void axisChoseItself(bool logarithmic);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildLayout();
    void fillMenu(QMenu& menu);
    void showEntry(std::size_t entry, bool shown);
    void updateSide();
    void updateMessages();
    /// The present move, and what the game's moves cost together, for who does not see the curve.
    void describe();
    /// Below the chart; what hollow points are is said in the list where that is beside it.
    QString notes(bool ofDisturbed) const;
    /// Why the axis is logarithmic where nobody chose it; empty elsewhere.
    QString whyLogarithmic() const;
    void pointAt(const QPointF& place);
    void choose(const QPointF& place);
    void stepCursor(int direction);
    /// Shift with the arrow keys: from the present move on.
    void extendRange(int direction);
    void showRange();
    /// The sums take no more room than the curves can spare; what is cut is in their tooltip.
    void fitSums();
    /// In a low place the note makes room for the sums.
    bool hasRoomForNote() const;
    /// What is charted, and how; the games say which engines these are.
    void addSettings(Provenance& provenance) const;
    QString rangeText(const PlyRange& range) const;

    RunHistory& m_history;
    const MoveQuantity m_quantity;
    bool m_legendIsOld = true;
    QList<QAction*> m_menuActions;
    int m_currentPly = -1;
    /// Where Shift began, and where it is: the range lies between.
    std::optional<int> m_rangeFrom;
    int m_rangeTo = 0;
    bool m_saysRange = false; ///< it was chosen in this chart

    PlotView* m_view = nullptr;
    QStackedLayout* m_stack = nullptr;
    QLabel* m_empty = nullptr;
    QLabel* m_note = nullptr;
    LiveLabel* m_sums = nullptr;
    PerMoveSide* m_side = nullptr;
    std::unique_ptr<MovePlot> m_plot;
    QTimer m_refresh;
};
