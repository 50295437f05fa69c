// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/workers/workertimeline.h"

#include "core/support/text/listtext.h"
#include "ui/charts/figurechart.h"
#include "ui/performance/workers/drawing/timelinelegend.h"
#include "ui/performance/workers/drawing/timelinesums.h"
#include "ui/performance/workers/drawing/timelinewords.h"
#include "ui/performance/workers/taskfinder.h"
#include "ui/performance/workers/timelineview.h"
#include "ui/performance/workers/workercurve.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QVBoxLayout>
#include <cmath>

namespace {

/// Is the later one the earlier, or what that has become while its search went on?
bool isSameSearch(const Timeline& earlier, const Timeline& later)
{
    return !earlier.isEmpty() && earlier.begin == later.begin && earlier.workers == later.workers
        && earlier.tasks.size() <= later.tasks.size() && earlier.length <= later.length
        && earlier.tasks.front().start == later.tasks.front().start
        && earlier.tasks.front().end == later.tasks.front().end
        && earlier.tasks.front().path == later.tasks.front().path;
}

}

WorkerTimeline::WorkerTimeline(QWidget* parent) : QWidget(parent)
{
    m_title = new QLabel;
    // It may name all that was measured, which must not make the page wider.
    m_title->setWordWrap(true);
    m_title->hide();
    m_view = new TimelineView;
    m_summary = new QLabel;
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_summary->setAccessibleDescription(tr("States of the workers, tail and tasks"));
    m_bars = new QLabel;
    m_bars->setWordWrap(true);
    m_span = new QLabel;
    m_span->setWordWrap(true);
    m_span->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_span->setAccessibleDescription(tr("Totals for the selected time"));
    m_pinned = new QLabel;
    m_pinned->setWordWrap(true);
    // A person's words, which may come from a file.
    m_pinned->setTextFormat(Qt::PlainText);
    m_pinned->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_pinned->setAccessibleDescription(tr("Pinned spans"));
    m_task = new QLabel;
    m_task->setWordWrap(true);
    m_task->setAccessibleDescription(tr("Selected task"));

    auto* const page = new QVBoxLayout(this);
    page->setContentsMargins(6, 6, 6, 6);
    page->setSpacing(4);
    page->addWidget(buildScope());
    // Above the picture, where no low place hides what it comes to.
    page->addWidget(m_summary);
    m_finder = new TaskFinder(*m_view);
    page->addWidget(m_finder);
    page->addWidget(m_view, 1);
    addActions();
    // In a low place the sentences are scrolled, not the buttons.
    page->addWidget(buildBelow());
    page->addWidget(m_span);
    page->addWidget(m_pinned);
    page->addWidget(buildPins());
    page->addWidget(buildCurve());
    page->addWidget(m_task);
    connect(m_view, &TimelineView::viewChanged, this, &WorkerTimeline::showBars);
    connect(m_view, &TimelineView::spanChanged, this, &WorkerTimeline::showSpan);
    connect(m_view, &TimelineView::selectedChanged, this, &WorkerTimeline::showTask);
    setTimeline({}, {});
}

/// In a low place the timeline needs the room.
void WorkerTimeline::showCurve()
{
    constexpr int leastLines = 26;
    m_curve->setVisible(m_hasCurve && height() >= leastLines * fontMetrics().lineSpacing());
}

void WorkerTimeline::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showCurve();
}

void WorkerTimeline::setTimeline(const Timeline& timeline, const QString& ifEmpty)
{
    if (!isSameSearch(m_whole, timeline))
        m_pins = {};
    m_whole = timeline;
    m_ifEmpty = ifEmpty;
    m_scope->setVisible(timeline.hasFurtherDepths());
    m_scopeRow->setVisible(timeline.hasFurtherDepths() || !m_title->text().isEmpty());
    showTimeline();
}

void WorkerTimeline::showLastDepth(bool alone)
{
    m_scope->setCurrentIndex(alone ? 1 : 0);
}

bool WorkerTimeline::showsLastDepth() const
{
    return m_scope->currentIndex() == 1 && m_whole.hasFurtherDepths();
}

void WorkerTimeline::showTimeline()
{
    m_view->setTimeline(showsLastDepth() ? lastDepthOf(m_whole) : m_whole, m_ifEmpty);
    m_idle.reset();
    const Timeline& timeline = m_view->drawing().timeline();
    showSpan();
    m_legend->showFor(m_view->drawing());
    m_summary->setText(timeline.isEmpty() ? QString() : summarySentence(timeline));
    m_summary->setToolTip(joinedTexts({tailExplanation(timeline), boundsExplanation(timeline)},
                                      QStringLiteral("\n\n")));
    for (QAction* const action : {m_longestIdle, m_previousIdle, m_find, m_times})
        action->setEnabled(!timeline.isEmpty());
    m_showPath->setEnabled(m_view->drawing().hasPath());
    m_exports->setEnabled(!timeline.isEmpty());
    m_summary->setVisible(!timeline.isEmpty());
    const Figure curve = workerCurve(timeline);
    m_hasCurve = !curve.isEmpty();
    if (m_hasCurve)
        m_curve->updateFigure(curve);
    showCurve();
    m_bars->setVisible(!timeline.isEmpty());
}

void WorkerTimeline::showBars()
{
    const bool isEmpty = m_view->drawing().timeline().isEmpty();
    m_bars->setText(isEmpty ? QString() : barsSentence(m_view->shown()));
}

void WorkerTimeline::showSpan()
{
    showPins();
    const auto span = m_view->span();
    m_span->setVisible(span.has_value());
    m_span->clear();
    m_span->setToolTip({});
    if (!span)
        return;
    const Timeline& timeline = m_view->drawing().timeline();
    const auto nanoseconds
        = [](double time) { return std::chrono::nanoseconds(std::llround(time)); };
    const SpanSums sums = sumsBetween(timeline, nanoseconds(span->from), nanoseconds(span->to));
    m_span->setText(spanSentence(sums, timeline));
    m_span->setToolTip(spanOfEachWorker(sums, timeline));
    m_view->setAccessibleDescription(m_span->text());
}

void WorkerTimeline::showIdle(int steps)
{
    const std::vector<IdleStretch> stretches = idleStretches(m_view->drawing().timeline());
    const auto count = static_cast<std::ptrdiff_t>(stretches.size());
    std::size_t which = 0;
    if (count > 0) {
        const std::ptrdiff_t before
            = m_idle ? static_cast<std::ptrdiff_t>(*m_idle) : (steps > 0 ? -1 : 0);
        which = static_cast<std::size_t>(((before + steps) % count + count) % count);
        m_idle = which;
    }
    if (!stretches.empty())
        m_view->showStretch(stretches[which].worker,
                            {static_cast<double>(stretches[which].start.count()),
                             static_cast<double>(stretches[which].end.count())});
    showSpan(); // without what was said of another stretch
    m_span->setText(
        (idleSentence(stretches, which, m_view->drawing().timeline()) + u' ' + m_span->text())
            .trimmed());
    m_span->show();
    m_view->setAccessibleDescription(m_span->text());
}

void WorkerTimeline::showMessage(const QString& sentence)
{
    m_task->setText(sentence);
    m_task->show();
}

void WorkerTimeline::setTitle(const QString& title)
{
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    m_scopeRow->setVisible(m_whole.hasFurtherDepths() || !title.isEmpty());
}

QString WorkerTimeline::title() const
{
    return m_title->text();
}

void WorkerTimeline::showTask(int task)
{
    const TimelineDrawing& drawing = m_view->drawing();
    m_task->setVisible(!drawing.timeline().isEmpty());
    m_showSelected->setEnabled(task >= 0);
    m_task->setText(task < 0 ? tr("Hover over a task, or move with the arrow keys, to read about "
                                  "it. Hold Shift and drag to total a span of time.")
                             : taskSentence(task, drawing.nested(), drawing.timeline()));
}
