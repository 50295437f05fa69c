// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/workers/workertimeline.h"

#include "core/search/timeline/chrometrace.h"
#include "core/search/timeline/timelinejson.h"
#include "core/search/timeline/timelinetext.h"
#include "core/support/text/listtext.h"
#include "ui/charts/figurechart.h"
#include "ui/performance/workers/drawing/timelinelegend.h"
#include "ui/performance/workers/drawing/timelinesums.h"
#include "ui/performance/workers/drawing/timelinewords.h"
#include "ui/performance/workers/taskdistribution.h"
#include "ui/performance/workers/taskfinder.h"
#include "ui/performance/workers/timelinekeys.h"
#include "ui/performance/workers/timelineview.h"
#include "ui/performance/workers/workercurve.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/exports/exportdialog.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QJsonObject>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>
#include <cmath>

namespace {

QString summaryOf(const Timeline& timeline)
{
    const QString bounds = boundsSentence(timeline);
    return bounds.isEmpty() ? timelineSentence(timeline)
                            : timelineSentence(timeline) + u' ' + bounds;
}

/// Is the later one the earlier, or what that has become while its search went on?
bool isSameSearch(const Timeline& earlier, const Timeline& later)
{
    return !earlier.isEmpty() && earlier.begin == later.begin && earlier.workers == later.workers
        && earlier.tasks.size() <= later.tasks.size() && earlier.length <= later.length
        && earlier.tasks.front().start == later.tasks.front().start
        && earlier.tasks.front().end == later.tasks.front().end
        && earlier.tasks.front().path == later.tasks.front().path;
}

/// Where a timeline begins in its search, in nanoseconds.
double beginOf(const Timeline& timeline)
{
    return static_cast<double>(timeline.sinceStart(std::chrono::nanoseconds {0}).count());
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
    page->addWidget(buildCurve());
    page->addWidget(m_task);
    connect(m_view, &TimelineView::viewChanged, this, &WorkerTimeline::showBars);
    connect(m_view, &TimelineView::spanChanged, this, &WorkerTimeline::showSpan);
    connect(m_view, &TimelineView::selectedChanged, this, &WorkerTimeline::showTask);
    setTimeline({}, {});
}

/// What other numbers of workers would have brought, beside what is said of the bars.
QWidget* WorkerTimeline::buildCurve()
{
    auto* const sums = new QWidget;
    auto* const row = new QHBoxLayout(sums);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_bars, 2);
    m_curve = new FigureChart(tr("Speed-up by number of workers"));
    m_curve->setSizeHint({320, 230}, {220, 190});
    row->addWidget(m_curve, 1, Qt::AlignTop);
    return sums;
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

/// The title, and beside it how much of the search is shown.
QWidget* WorkerTimeline::buildScope()
{
    m_scopeRow = new QWidget;
    auto* const row = new QHBoxLayout(m_scopeRow);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_title, 1);
    m_scope = new QComboBox;
    m_scope->addItem(tr("Whole search"));
    m_scope->addItem(tr("Last depth"));
    m_scope->setAccessibleName(tr("Part of the search shown"));
    m_scope->view()->setAccessibleName(m_scope->accessibleName());
    m_scope->setToolTip(tr("Show all depths of the search, or the last completed depth"));
    m_scope->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    row->addWidget(m_scope, 0, Qt::AlignTop);
    connect(m_scope, &QComboBox::currentIndexChanged, this, &WorkerTimeline::showTimeline);
    return m_scopeRow;
}

void WorkerTimeline::setMoveAction(QAction& action)
{
    auto* const button = new QToolButton;
    button->setDefaultAction(&action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    static_cast<QHBoxLayout*>(m_scopeRow->layout())->insertWidget(1, button, 0, Qt::AlignTop);
    button->setVisible(action.isVisible());
    connect(&action, &QAction::visibleChanged, button,
            [button, &action] { button->setVisible(action.isVisible()); });
}

void WorkerTimeline::addActions()
{
    m_keys = new TimelineKeys(*m_view, this);
    m_longestIdle = m_keys->add(
        QStringLiteral("longest-idle"), tr("&Longest idle stretch"),
        tr("Show the longest time that a worker had no task. Repeat for the next longest (I)."),
        {Qt::Key_I}, [this] { showLongestIdle(); });
    m_previousIdle = m_keys->add(QStringLiteral("longest-idle"), tr("Longer &idle stretch"),
                                 tr("Go back to the idle stretch shown before by length (Shift+I)"),
                                 {Qt::SHIFT | Qt::Key_I}, [this] { showPreviousIdle(); });
    m_showPath = m_keys->add(
        QStringLiteral("critical-path"), tr("&Critical path"),
        tr("Draw the critical path as a line through its tasks: the tasks that no number of "
           "workers makes shorter (C)"),
        {Qt::Key_C}, [] {});
    m_showPath->setCheckable(true);
    connect(m_showPath, &QAction::toggled, this, [this](bool shown) {
        m_view->showPath(shown);
        if (shown && m_view->drawing().hasPath()) {
            showMessage(pathSentence(m_view->drawing().timeline()));
            m_view->setAccessibleDescription(m_task->text());
        }
    });
    m_showSelected = m_keys->add(
        QStringLiteral("zoom-in"), tr("Zoom to the &selected task"),
        tr("Fit the selected task to the view (Enter). Double-clicking a task does the same."),
        {Qt::Key_Return, Qt::Key_Enter}, [this] { m_view->showSelected(); });
    m_find = m_keys->add(QStringLiteral("zoom-whole"), tr("&Find a task"),
                         tr("Find a task by its moves, depth or worker (/)"), {Qt::Key_Slash},
                         [this] { m_finder->open(); });
    m_pin
        = m_keys->add(QStringLiteral("compare"), tr("&Pin this span"),
                      tr("Keep the selected span as A, and the next one as B to compare them (P)"),
                      {Qt::Key_P}, [this] { pinSpan(); });
    m_unpin = m_keys->add(QStringLiteral("delete"), tr("&Unpin the spans"),
                          tr("Remove the pinned spans A and B (Shift+P)"), {Qt::SHIFT | Qt::Key_P},
                          [this] { unpinSpans(); });
    m_times = m_keys->add(
        QStringLiteral("evaluation"), tr("&How long the tasks took…"),
        tr("Show the distribution of the tasks' own times, with percentiles (H)"), {Qt::Key_H},
        [this] { showTaskTimes(m_view->drawing().nested(), m_title->text(), window()); });
    m_keys->addOwn();
    addExports();
}

void WorkerTimeline::addExports()
{
    m_exports = new QMenu(tr("&Export"), this);
    m_exports->setIcon(tintedIcon(QStringLiteral("export")));
    m_exports->setToolTipsVisible(true);
    const auto add = [this](const QString& text, const QString& tip, const auto& run) {
        QAction* const made = m_exports->addAction(tintedIcon(QStringLiteral("export")), text);
        made->setToolTip(tip);
        made->setStatusTip(tip);
        connect(made, &QAction::triggered, this, run);
    };
    add(tr("Chrome &trace…"),
        tr("Export all tasks, nested, for ui.perfetto.dev and chrome://tracing"),
        [this] { exportTrace(); });
    add(tr("&CSV table…"), tr("Export one row per task, for spreadsheets"),
        [this] { exportAs(QStringLiteral("csv")); });
    add(tr("&JSON…"), tr("Export the figures and all tasks. The file is also a trace."),
        [this] { exportAs(QStringLiteral("json")); });
    add(tr("&SVG drawing…"), tr("Export the view as a scalable drawing"),
        [this] { exportAs(QStringLiteral("svg")); });
    add(tr("&PNG picture…"), tr("Export the view as a picture"),
        [this] { exportAs(QStringLiteral("png")); });
    m_view->addAction(m_exports->menuAction());
}

QWidget* WorkerTimeline::buildBelow()
{
    auto* const below = new QWidget;
    auto* const row = new QHBoxLayout(below);
    row->setContentsMargins(0, 0, 0, 0);
    m_legend = new TimelineLegend;
    row->addWidget(m_legend, 1);
    auto* const idle = new QToolButton;
    idle->setDefaultAction(m_longestIdle);
    idle->setAccessibleName(tr("Longest idle stretch"));
    row->addWidget(idle);
    auto* const path = new QToolButton;
    path->setDefaultAction(m_showPath);
    path->setAccessibleName(tr("Critical path"));
    row->addWidget(path);
    const auto button = [this, row](const QString& sign, const QString& name, const QString& key,
                                    void (TimelineView::*slot)()) {
        auto* const action = new QAction(sign, m_view);
        action->setToolTip(tr("%1 (%2)").arg(name, key));
        action->setStatusTip(name);
        connect(action, &QAction::triggered, m_view, slot);
        auto* const tool = new QToolButton;
        tool->setDefaultAction(action);
        tool->setAccessibleName(name);
        row->addWidget(tool);
    };
    button(QStringLiteral("\u2212"), tr("Zoom out"), QStringLiteral("-"), &TimelineView::zoomOut);
    button(QStringLiteral("+"), tr("Zoom in"), QStringLiteral("+"), &TimelineView::zoomIn);
    button(tr("All"), tr("Show the whole timeline"), QStringLiteral("0"), &TimelineView::showAll);
    auto* const exports = new QToolButton;
    exports->setIcon(m_exports->icon());
    exports->setMenu(m_exports);
    exports->setPopupMode(QToolButton::InstantPopup);
    exports->setToolTip(tr("Export the timeline as a trace, table or picture"));
    exports->setAccessibleName(tr("Export the timeline"));
    row->addWidget(exports);
    return below;
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
    m_summary->setText(timeline.isEmpty() ? QString() : summaryOf(timeline));
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

void WorkerTimeline::pinSpan()
{
    const auto span = m_view->span();
    if (!span)
        return;
    const double begin = beginOf(m_view->drawing().timeline());
    m_pins.pin({span->from + begin, span->to + begin});
    showPins();
    m_view->setAccessibleDescription(m_pinned->text());
}

void WorkerTimeline::unpinSpans()
{
    m_pins = {};
    showPins();
}

void WorkerTimeline::showPins()
{
    const Timeline& timeline = m_view->drawing().timeline();
    m_view->setPins(m_pins.moved(beginOf(timeline)));
    m_pinned->setText(
        timeline.isEmpty() ? QString() : pinnedSentence(m_view->pins(), m_view->span(), timeline));
    m_pinned->setHidden(m_pinned->text().isEmpty());
    m_pin->setEnabled(m_view->span().has_value());
    m_unpin->setEnabled(!m_pins.isEmpty());
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

void WorkerTimeline::exportTrace()
{
    exportdialog::run(
        this,
        {tr("Export a trace"), tr("Trace for Perfetto (*.json)"),
         QStringLiteral("fourcast-workers"), QStringLiteral("json")},
        [this](const QString&) -> Expected<QByteArray> {
            return chromeTrace({{m_title->text(), m_view->drawing().timeline()}},
                               {{"provenance", provenance().toJson()}});
        },
        [this](const exportdialog::Answer& answer) { showMessage(answer.sentence); });
}

void WorkerTimeline::exportAs(const QString& suffix)
{
    exportdialog::run(
        this, tr("Export the timeline"), QStringLiteral("fourcast-workers"), suffix,
        [this] { return content(); },
        [this](const exportdialog::Answer& answer) { showMessage(answer.sentence); });
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

Provenance WorkerTimeline::provenance() const
{
    Provenance provenance(tr("Timeline of the workers"));
    provenance.add(QStringLiteral("search"), tr("Search"), m_title->text());
    if (m_whole.hasFurtherDepths())
        provenance.add(QStringLiteral("shown"), tr("Part of the search shown"),
                       m_scope->currentText());
    return provenance;
}

ChartContent WorkerTimeline::content() const
{
    const Timeline& timeline = m_view->drawing().timeline();
    ChartContent content;
    content.title = tr("Timeline of the workers");
    const TimelineDrawing& drawing = m_view->drawing();
    constexpr int width = 1000;
    content.size = QSize(width, static_cast<int>(drawing.axisHeight() + drawing.rowsHeight()));
    // As much of the time as is seen, and all workers.
    const TimelineDrawing::View seen
        = m_view->zoom() > 1 ? m_view->view() : drawing.whole(m_view->barsWidth());
    const auto viewIn = [seen, bars = m_view->barsWidth()](double barsInPicture) {
        return TimelineDrawing::View {seen.start, seen.nanosecondsPerPixel * bars / barsInPicture};
    };
    content.paint
        = [drawing, viewIn, pins = m_view->pins()](QPainter& painter, const QRectF& target) {
              const QRectF bars = target.adjusted(drawing.gutter(), drawing.axisHeight(), 0, 0);
              const TimelineDrawing::View view = viewIn(bars.width());
              drawing.paint(painter, target, view, paperPalette(), -1);
              paintPins(painter, pins, bars,
                        {view.start, view.start + view.nanosecondsPerPixel * bars.width()},
                        paperPalette());
          };
    content.legend = TimelineLegend::onPaper(drawing);
    content.note = summaryOf(timeline);
    if (m_view->zoom() > 1 && !timeline.isEmpty()) {
        const auto at = [](double time) { return std::chrono::nanoseconds(std::llround(time)); };
        const double end = seen.start + seen.nanosecondsPerPixel * m_view->barsWidth();
        content.note
            = tr("This picture shows %1 The whole timeline: %2",
                 "%1 and %2 are sentences; %1 begins with a length: “20.0 ms, from …”")
                  .arg(spanSentence(sumsBetween(timeline, at(seen.start), at(end)), timeline),
                       content.note);
    }
    if (!timeline.isEmpty())
        content.note += u' '
            + barsSentence(drawing.shownIn(viewIn(width - drawing.gutter()),
                                           width - drawing.gutter()));
    if (!m_pins.isEmpty() && !timeline.isEmpty())
        content.note += u' ' + pinnedSentence(m_view->pins(), std::nullopt, timeline);
    content.provenance = provenance();
    content.csv = timelineToCsv(timeline);
    content.json = timelineToJson(timeline, m_title->text());
    return content;
}
