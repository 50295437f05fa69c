// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/timeline.h"
#include "core/search/searchreport.h"

#include <QFont>
#include <QPalette>
#include <QRectF>
#include <vector>

class QFontMetricsF;
class QPainter;

/// How a timeline is drawn: a row for each worker, a bar for each task, hatching where a worker had
/// nothing to do, the time above. The view and the exported pictures show the same strokes.
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

    void setTimeline(Timeline timeline);
    const Timeline& timeline() const { return m_timeline; }
    void setFont(const QFont& font);
    /// Rows grow, within limits, until they fill this height.
    void setRowsRoom(double height);

    /// Width of the workers' names, height of the time axis and of a row, in logical pixels.
    double gutter() const { return m_gutter; }
    double axisHeight() const { return m_axisHeight; }
    double rowHeight() const { return m_rowHeight; }
    double rowsHeight() const { return m_rowHeight * m_timeline.workers; }
    /// The view that shows the whole run in bars of this width.
    View whole(double width) const;

    /// `selected` is an index of the timeline's tasks, or -1.
    void paint(QPainter& painter, const QRectF& area, const View& view, const QPalette& palette,
               int selected) const;
    /// The task at a point of the area, -1 where there is none. Of several in one pixel, the first.
    int taskAt(const QPointF& point, const QRectF& area, const View& view) const;

    /// The colours of a kind of task, mixed once for many bars.
    struct Ink
    {
        QColor line;
        QColor fill;
    };
    static Ink ink(TaskRecord::Run run, const QPalette& palette);
    /// A bar with the shape of its kind: stolen tasks have a notch, inline ones a line at the foot.
    static void drawBar(QPainter& painter, const QRectF& bar, TaskRecord::Run run, const Ink& ink);
    static void drawIdle(QPainter& painter, const QRectF& row, const QPalette& palette);

    /// What of the tasks in a part of the timeline can be told apart.
    struct Shown
    {
        /// Records that reach into it.
        int tasks = 0;
        /// A bar narrower than a pixel hides the others of that pixel.
        int bars = 0;
    };
    /// Over all workers, `width` pixels of bars wide.
    Shown shownIn(const View& view, double width) const;

    /// The tasks of a worker, as indices: from first to before last.
    std::pair<int, int> tasksOf(int worker) const;

private:
    void paintAxis(QPainter& painter, const QRectF& area, const View& view,
                   const QPalette& palette) const;
    void paintRow(QPainter& painter, const QRectF& row, const View& view, int worker,
                  const QPalette& palette) const;
    QRectF barOf(int task, const QRectF& row, const View& view) const;
    /// The first task of a worker that ends at or after a time, in nanoseconds.
    int firstEndingFrom(double time, int first, int last) const;
    /// Calls with each bar that is drawn in a row and the index of its task.
    template <typename Draw>
    void forEachBar(const QRectF& row, const View& view, int worker, const Draw& draw) const;
    QRectF rowOf(int worker, const QRectF& area, const View& view) const;

    Timeline m_timeline;
    /// Of each worker's tasks the first; one more at the end.
    std::vector<int> m_first {0, 0};
    QFont m_font;
    double m_gutter = 60;
    double m_axisHeight = 20;
    double m_rowHeight = 28;
    double m_smallestRow = 28;
};

/// "640 ns", "12.5 µs", "3.40 ms", "2.40 s".
QString taskTimeText(std::chrono::nanoseconds time);
/// What stands on a bar with room for so many pixels: "d1 c1: 19,608 nodes", "d1 c1", or nothing,
/// but no part of a word.
QString barText(const TaskRecord& task, const Timeline& timeline, double room,
                const QFontMetricsF& metrics);
/// What a task of this kind is called in a legend: "inline".
QString taskRunWord(TaskRecord::Run run, Timeline::Sharing sharing);
/// "Worker 2: d1 c1, 19,608 nodes in 410 µs, from 1.200 ms to 1.610 ms, run by another worker." of
/// one of the timeline's tasks.
QString taskSentence(const TaskRecord& task, const Timeline& timeline);
/// Busy share, tail, what became of the tasks, which of them are drawn where not all are, and what
/// the times count from.
QString timelineSentence(const Timeline& timeline);
/// "In this view 620 bars stand for 2,415 tasks ...", or that none is hidden.
QString barsSentence(const TimelineDrawing::Shown& shown);
/// Why the timeline of this report has no tasks.
QString noTasksSentence(const SearchReport& report);
