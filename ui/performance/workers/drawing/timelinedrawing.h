// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/nestedtimeline.h"
#include "core/search/searchreport.h"
#include "ui/performance/workers/drawing/statelines.h"

#include <QFont>
#include <QPalette>
#include <QRectF>
#include <vector>

class QPainter;

/// How a timeline is drawn: a row for each worker with a line for each level of its tasks, which
/// lie below what holds them, hatching where a worker had nothing to do, the time above. The view
/// and the exported pictures show the same strokes.
///
/// It draws what can be seen and no more: bars that are narrower than a pixel become one, so that
/// the time it takes depends on the width of the picture and hardly on the number of tasks.
class TimelineDrawing
{
public:
    /// A part of the timeline, and where it goes.
    struct View
    {
        /// At the left edge of the bars, in nanoseconds from the start of the run.
        double start = 0;
        double nanosecondsPerPixel = 1;
        /// This many pixels of the rows are above the visible ones.
        double top = 0;
    };
    /// What a bar looks like.
    enum class Look : std::uint8_t
    {
        Own,
        Stolen,
        Inline,
        Group,
        Iteration
    };
    static constexpr int looks = 5;

    void setTimeline(Timeline timeline);
    const Timeline& timeline() const { return m_timeline; }
    /// Its tasks inside one another; the places of these are what is selected and pointed at.
    const NestedTimeline& nested() const { return m_nested; }
    /// Draws the critical path as a line through its tasks.
    void setPathShown(bool shown) { m_isPathShown = shown; }
    bool isPathShown() const { return m_isPathShown; }
    /// Has it a critical path, by processor time?
    bool hasPath() const { return !m_path.empty(); }
    void setFont(const QFont& font);
    /// Rows grow, within limits, until they fill this height.
    void setRowsRoom(double height);

    /// Width of the workers' names, height of the time axis, in logical pixels.
    double gutter() const { return m_gutter; }
    double axisHeight() const { return m_axisHeight; }
    /// Of a worker's row, from the first row's top, and how high it is: as many lines as it has
    /// levels.
    double rowTop(int worker) const;
    double rowHeight(int worker) const { return m_nested.levels(worker) * m_line + rowMargins; }
    double lineHeight() const { return m_line; }
    double rowsHeight() const { return rowTop(m_timeline.workers); }
    /// Of the lines of a row the middle of one, below the axis.
    double middleOf(int worker, int level) const;
    /// The view that shows the whole run in bars of this width.
    View whole(double width) const;

    /// `selected` is a nested task, or -1.
    void paint(QPainter& painter, const QRectF& area, const View& view, const QPalette& palette,
               int selected) const;
    /// The innermost task at a point of the area that is not drawn below it, -1 where there is
    /// none. Of several in one pixel, the first.
    int taskAt(const QPointF& point, const QRectF& area, const View& view) const;
    /// The task of a lane that runs at this time or is the next one after it, or else the last
    /// one.
    int nearest(int worker, int level, std::chrono::nanoseconds time) const;

    /// The colours of a kind of task, mixed once for many bars.
    struct Ink
    {
        QColor line;
        QColor fill;
    };
    static Look lookOf(const NestedTask& task);
    static Ink ink(Look look, const QPalette& palette);
    /// A bar with the shape of its kind: stolen tasks have a notch, inline ones a line at the foot,
    /// what only holds tasks one at the head, and an iteration two.
    static void drawBar(QPainter& painter, const QRectF& bar, Look look, const Ink& ink);
    /// Which of them the timeline has.
    bool has(Look look) const { return m_has[static_cast<std::size_t>(look)]; }
    bool has(WorkerState state) const
    {
        return m_states.sums()[state] > std::chrono::nanoseconds {0};
    }

    /// The tasks in a part of the timeline that are wide enough to be seen separately.
    struct Shown
    {
        /// That reach into it, those that hold others counted as well.
        int tasks = 0;
        /// A bar narrower than a pixel hides the others of that pixel.
        int bars = 0;
    };
    /// Over all workers, `width` pixels of bars wide.
    Shown shownIn(const View& view, double width) const;

private:
    /// Above and below the lines of a row together.
    static constexpr double rowMargins = 6;

    void paintAxis(QPainter& painter, const QRectF& area, const View& view,
                   const QPalette& palette) const;
    void paintRow(QPainter& painter, const QRectF& row, const View& view, int worker,
                  const QPalette& palette) const;
    void paintPath(QPainter& painter, const QRectF& area, const View& view,
                   const QPalette& palette) const;
    void paintLabel(QPainter& painter, const QRectF& bar, const QRectF& line, int task,
                    const QPalette& palette) const;
    QRectF barOf(std::chrono::nanoseconds start, std::chrono::nanoseconds end, const QRectF& line,
                 const View& view) const;
    QRectF rowOf(int worker, const QRectF& area, const View& view) const;
    QRectF lineOf(int level, const QRectF& row) const;
    int workerAt(double y) const;

    Timeline m_timeline;
    NestedTimeline m_nested = nestedTimeline(m_timeline);
    /// Levels of all workers before each one; one more at the end.
    std::vector<int> m_levelsBefore {0, 1};
    std::array<bool, looks> m_has {};
    StateLines m_states {m_timeline, m_nested};
    /// The records of the critical path, in the order of time.
    std::vector<int> m_path;
    bool m_isPathShown = false;
    QFont m_font;
    double m_gutter = 60;
    double m_axisHeight = 20;
    double m_line = 22;
    double m_smallestLine = 22;
};
