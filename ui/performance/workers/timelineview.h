// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartgestures.h"
#include "ui/performance/workers/drawing/timelinedrawing.h"
#include "ui/performance/workers/pinnedspans.h"
#include "ui/performance/workers/spanselection.h"

#include <QAbstractScrollArea>

/// The rows of a timeline, to be scrolled, walked through, and looked at closer along the time as
/// all charts are. Left and Right go to the tasks beside one, Up to what holds it and Down to what
/// lies in it, and where there is none to the worker above or below; Enter and a double click look
/// at it alone. A span of the time is chosen as SpanSelection says, and snaps to where tasks begin
/// and end.
class TimelineView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit TimelineView(QWidget* parent = nullptr);

    /// A property of actions that have a key here and no place in the menu.
    static constexpr const char* keyOnly = "keyOnly";

    /// Shows the whole of it; nothing is selected. `ifEmpty` says why there is nothing to be seen.
    void setTimeline(Timeline timeline, const QString& ifEmpty = {});
    const TimelineDrawing& drawing() const { return m_drawing; }
    /// The critical path as a line through its tasks.
    void showPath(bool shown);
    TimelineDrawing::View view() const;
    /// The tasks wide enough to be seen separately, over all workers.
    TimelineDrawing::Shown shown() const;
    /// One of the nested tasks, by its place; -1 for none.
    int selected() const { return m_selected; }
    /// Selects a task and scrolls until it can be seen.
    void select(int task);
    /// What of the time a person chose.
    std::optional<TimeSpan> span() const { return m_span->span(); }
    void setSpan(const std::optional<TimeSpan>& span) { m_span->setSpan(span); }
    /// Drawn over the bars.
    const PinnedSpans& pins() const { return m_pins; }
    void setPins(const PinnedSpans& pins);
    /// Looks at a span, with as much again on either side, and chooses it.
    void showSpan(const TimeSpan& span);
    /// The same of a worker's time.
    void showStretch(int worker, const TimeSpan& stretch);
    /// How many times wider than the view the whole run is drawn.
    double zoom() const;

    /// Beside the workers' names.
    double barsWidth() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

public Q_SLOTS:
    void zoomIn() { m_gestures->zoomIn(); }
    void zoomOut() { m_gestures->zoomOut(); }
    void showAll() { m_gestures->showAll(); }
    /// Looks at the selected task alone, as close as may be.
    void showSelected();
    /// Part of what is seen to the left or to the right.
    void panLeft() { panBy(-1); }
    void panRight() { panBy(1); }
    /// Selects the next or the previous task of the selected one's root move, by start, whichever
    /// worker has it.
    void selectNextOfMove() { selectOfMove(1); }
    void selectPreviousOfMove() { selectOfMove(-1); }

Q_SIGNALS:
    void selectedChanged(int task);
    void spanChanged();
    /// Another part of the time is shown, or in another width.
    void viewChanged();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    QRectF area() const;
    /// Between the names and the right edge, below the axis.
    PlotField field() const;
    /// The bars follow what is seen, and what is seen follows a bar that is moved.
    void updateScrollBars();
    void followScrollBar(int value);
    SpanSelection::Scale scale() const;
    double snapped(double time, double reach);
    void panBy(int steps);
    void selectOfMove(int steps);
    void scrollTo(double time);
    void scrollToLine(int worker, int level);
    /// From the selected task to one beside it on the same line.
    int beside(int step) const;
    /// To what holds it or to what lies in it, or to a line of the next worker.
    int above() const;
    int below() const;
    /// The first or the last one of the selected worker's line.
    int endOfLine(bool last) const;
    void showTimes(const TimeSpan& times);
    std::optional<QPointF> middleOfSelected() const;

    TimelineDrawing m_drawing;
    QString m_ifEmpty;
    ChartGestures* m_gestures = nullptr;
    SpanSelection* m_span = nullptr;
    PinnedSpans m_pins;
    /// What spans snap to; found when it is first asked for.
    std::optional<std::vector<double>> m_edges;
    bool m_placingBars = false;
    int m_selected = -1;
};
