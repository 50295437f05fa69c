// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/timeline.h"
#include "ui/paper/chartexport.h"
#include "ui/performance/workers/pinnedspans.h"

#include <QWidget>
#include <optional>

class FigureChart;
class QAction;
class QComboBox;
class QHBoxLayout;
class QMenu;
class QLabel;
class PinFields;
class TaskFinder;
class TimelineKeys;
class TimelineLegend;
class TimelineView;

/// What the workers of a search did, as ThreadScope shows it: the timeline, of a search that
/// deepens all of it or its last depth, what its marks mean, the figures that sum it up, and the
/// task that is selected in words.
class WorkerTimeline : public QWidget
{
    Q_OBJECT

public:
    explicit WorkerTimeline(QWidget* parent = nullptr);

    /// `ifEmpty` is said where the timeline has no tasks. What a person chose to see stays, the
    /// whole search or the last depth.
    void setTimeline(const Timeline& timeline, const QString& ifEmpty);
    /// Of a search that has further depths.
    void showLastDepth(bool alone);
    bool showsLastDepth() const;
    /// Above the timeline, "Move 12: mapped-h1"; hidden while it is empty.
    void setTitle(const QString& title);
    QString title() const;
    TimelineView& view() { return *m_view; }
    /// Looks at where a worker had no task for the longest time, and says it; asked again, at
    /// the next longest or, the other way, the one before.
    void showLongestIdle() { showIdle(1); }
    void showPreviousIdle() { showIdle(-1); }
    TaskFinder& finder() { return *m_finder; }
    /// The selected span stays as A, the next one as B, and each further one as B: they are
    /// compared below the timeline and in what is exported, as long as the same search is shown.
    void pinSpan();
    void unpinSpans();
    /// Counted from the start of the search, whichever part of it is shown.
    const PinnedSpans& pins() const { return m_pins; }
    /// Of the search that is shown, as they were kept.
    void setPins(const PinnedSpans& pins);
    /// What is seen of the time, and the whole timeline's tasks as CSV and as JSON,
    /// which is a trace in Chrome's format as well.
    ChartContent content() const;
    /// Beside the title, a button that leads to the move of the search; there while the action is
    /// visible, which must outlive the timeline.
    void setMoveAction(QAction& action);

Q_SIGNALS:
    /// By a person: a span was pinned, unpinned or named.
    void pinsChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildBelow();
    QWidget* buildScope();
    QWidget* buildCurve();
    QWidget* buildPins();
    void showCurve();
    /// "Last depth", "Whole search".
    QString shownPart() const;
    void addExports();
    void exportAs(const QString& suffix);
    void showMessage(const QString& sentence);
    Provenance provenance() const;
    void showTimeline();
    void showTask(int task);
    void showBars();
    void showSpan();
    void showIdle(int steps);
    void changePins();
    void showPins();
    void exportTrace();
    void addActions();

    TimelineView* m_view = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_summary = nullptr;
    FigureChart* m_curve = nullptr;
    bool m_hasCurve = false;
    QLabel* m_bars = nullptr;
    QLabel* m_span = nullptr;
    QLabel* m_task = nullptr;
    QAction* m_longestIdle = nullptr;
    QAction* m_previousIdle = nullptr;
    std::optional<std::size_t> m_idle; ///< of its stretches by length the one that is shown
    QAction* m_showPath = nullptr;
    QAction* m_showSelected = nullptr;
    QAction* m_find = nullptr;
    QAction* m_times = nullptr;
    QAction* m_pin = nullptr;
    QAction* m_unpin = nullptr;
    QAction* m_namePins = nullptr;
    QLabel* m_pinned = nullptr;
    PinFields* m_pinFields = nullptr;
    PinnedSpans m_pins;
    TaskFinder* m_finder = nullptr;
    TimelineKeys* m_keys = nullptr;
    QMenu* m_exports = nullptr;
    QWidget* m_scopeRow = nullptr;
    QComboBox* m_scope = nullptr;
    TimelineLegend* m_legend = nullptr;
    /// As it was set, with all depths.
    Timeline m_whole;
    QString m_ifEmpty;
};
