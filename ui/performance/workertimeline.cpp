// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/workertimeline.h"

#include "core/search/chrometrace.h"
#include "core/search/timelinetext.h"
#include "ui/performance/timelinesums.h"
#include "ui/performance/timelineview.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/exportdialog.h"

#include <QAction>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>
#include <cmath>

namespace {

constexpr std::array taskRuns {TaskRecord::Run::Own, TaskRecord::Run::Stolen,
                               TaskRecord::Run::Inline};

/// A piece of the drawing with a word behind it.
class LegendSample : public QWidget
{
public:
    /// Without a kind it is idle time.
    explicit LegendSample(std::optional<TaskRecord::Run> run) : m_run(run) { setFixedSize(22, 16); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        if (m_run)
            TimelineDrawing::drawBar(painter, rect(), *m_run,
                                     TimelineDrawing::ink(*m_run, palette()));
        else
            TimelineDrawing::drawIdle(painter, rect(), palette());
    }

private:
    std::optional<TaskRecord::Run> m_run;
};

QString summaryOf(const Timeline& timeline)
{
    const QString bounds = boundsSentence(timeline);
    return bounds.isEmpty() ? timelineSentence(timeline)
                            : timelineSentence(timeline) + u' ' + bounds;
}

QJsonObject boundsToJson(const Timeline& timeline)
{
    const SpeedupBounds bounds = speedupBounds(timeline);
    return {{"reached", bounds.reached},
            {"byTasks", bounds.byTasks},
            {"amdahl", bounds.amdahl},
            {"serialShare", bounds.serialShare},
            {"workNanoseconds", qint64(bounds.work.count())},
            {"longestTaskNanoseconds", qint64(bounds.longestTask.count())},
            {"criticalPathNanoseconds", qint64(bounds.criticalPath.count())}};
}

QJsonObject taskToJson(const TaskRecord& task, const Timeline& timeline)
{
    QJsonObject object {{"worker", task.worker + 1},
                        {"label", taskLabel(task, timeline)},
                        {"run", taskRunName(task.run, timeline.sharing)},
                        {"startNanoseconds", qint64(timeline.sinceStart(task.start).count())},
                        {"endNanoseconds", qint64(timeline.sinceStart(task.end).count())},
                        {"nodes", static_cast<qint64>(task.nodes)}};
    if (const QString question = taskQuestion(task.asked); !question.isEmpty())
        object.insert("question", question);
    return object;
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
    m_summary->setAccessibleDescription(tr("Busy share, tail and tasks"));
    m_bars = new QLabel;
    m_bars->setWordWrap(true);
    m_span = new QLabel;
    m_span->setWordWrap(true);
    m_span->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_span->setAccessibleDescription(tr("Sums of the chosen time"));
    m_task = new QLabel;
    m_task->setWordWrap(true);
    m_task->setAccessibleDescription(tr("Selected task"));

    auto* const page = new QVBoxLayout(this);
    page->setContentsMargins(6, 6, 6, 6);
    page->setSpacing(4);
    page->addWidget(m_title);
    page->addWidget(m_view, 1);
    page->addWidget(m_span);
    page->addWidget(m_summary);
    page->addWidget(m_bars);
    page->addWidget(m_task);
    addActions();
    page->addWidget(buildLegend());
    connect(m_view, &TimelineView::viewChanged, this, &WorkerTimeline::showBars);
    connect(m_view, &TimelineView::spanChanged, this, &WorkerTimeline::showSpan);
    connect(m_view, &TimelineView::selectedChanged, this, &WorkerTimeline::showTask);
    setTimeline({}, {});
}

void WorkerTimeline::addActions()
{
    const auto action = [this](const QString& icon, const QString& text, const QString& tip) {
        auto* const made = new QAction(tintedIcon(icon), text, m_view);
        made->setToolTip(tip);
        made->setStatusTip(tip);
        // For the view's menu.
        m_view->addAction(made);
        return made;
    };
    m_longestIdle = action(QStringLiteral("longest-idle"), tr("&Longest idle stretch"),
                           tr("Look at where a worker had nothing to do for the longest time (I)"));
    m_longestIdle->setShortcut(Qt::Key_I);
    m_longestIdle->setShortcutContext(Qt::WidgetShortcut);
    connect(m_longestIdle, &QAction::triggered, this, &WorkerTimeline::showLongestIdle);
    m_exportTrace
        = action(QStringLiteral("export"), tr("Export a &trace…"),
                 tr("Write all tasks to a file that ui.perfetto.dev and chrome://tracing show"));
    connect(m_exportTrace, &QAction::triggered, this, &WorkerTimeline::exportTrace);
}

QWidget* WorkerTimeline::buildLegend()
{
    auto* const legend = new QWidget;
    auto* const row = new QHBoxLayout(legend);
    row->setContentsMargins(0, 0, 0, 0);
    const auto entry = [row](std::optional<TaskRecord::Run> run) {
        auto* const word = new QLabel;
        row->addWidget(new LegendSample(run));
        row->addWidget(word);
        row->addSpacing(6);
        return word;
    };
    for (const TaskRecord::Run run : taskRuns)
        m_legend[static_cast<std::size_t>(run)] = entry(run);
    entry(std::nullopt)->setText(tr("idle"));
    row->addStretch(1);
    auto* const idle = new QToolButton;
    idle->setDefaultAction(m_longestIdle);
    idle->setAccessibleName(tr("Longest idle stretch"));
    row->addWidget(idle);
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
    return legend;
}

void WorkerTimeline::showLegend(Timeline::Sharing sharing)
{
    for (const TaskRecord::Run run : taskRuns)
        m_legend[static_cast<std::size_t>(run)]->setText(taskRunWord(run, sharing));
}

void WorkerTimeline::setTimeline(const Timeline& timeline, const QString& ifEmpty)
{
    m_view->setTimeline(timeline, ifEmpty);
    showSpan();
    showLegend(timeline.sharing);
    m_summary->setText(timeline.isEmpty() ? QString() : summaryOf(timeline));
    m_summary->setToolTip(boundsExplanation(timeline));
    m_longestIdle->setEnabled(!timeline.isEmpty());
    m_exportTrace->setEnabled(!timeline.isEmpty());
    m_summary->setVisible(!timeline.isEmpty());
    m_bars->setVisible(!timeline.isEmpty());
}

void WorkerTimeline::showBars()
{
    const bool isEmpty = m_view->drawing().timeline().isEmpty();
    m_bars->setText(isEmpty ? QString() : barsSentence(m_view->shown()));
}

void WorkerTimeline::showSpan()
{
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
    m_span->setToolTip(spanOfEachWorker(sums));
    m_view->setAccessibleDescription(m_span->text());
}

void WorkerTimeline::showLongestIdle()
{
    const Timeline& timeline = m_view->drawing().timeline();
    if (const auto longest = longestIdleStretch(timeline))
        m_view->showStretch(longest->worker,
                            {static_cast<double>(longest->start.count()),
                             static_cast<double>(longest->end.count())});
    const QString sums = m_span->text();
    m_span->setText(sums.isEmpty() ? idleSentence(timeline) : idleSentence(timeline) + u' ' + sums);
    m_span->show();
    m_view->setAccessibleDescription(m_span->text());
}

void WorkerTimeline::exportTrace()
{
    const QString title = m_title->text();
    exportdialog::run(
        this,
        {tr("Export a trace"), tr("Trace for Perfetto (*.json)"),
         QStringLiteral("fourcast-workers"), QStringLiteral("json")},
        [this, title](const QString&) -> Expected<QByteArray> {
            return chromeTrace({{title, m_view->drawing().timeline()}},
                               {{"provenance", Provenance(title).toJson()}});
        },
        [this](const exportdialog::Answer& answer) {
            m_task->setText(answer.sentence);
            m_task->show();
        });
}

void WorkerTimeline::setTitle(const QString& title)
{
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
}

QString WorkerTimeline::title() const
{
    return m_title->text();
}

void WorkerTimeline::showTask(int task)
{
    const Timeline& timeline = m_view->drawing().timeline();
    m_task->setVisible(!timeline.isEmpty());
    m_task->setText(
        task < 0 ? tr("Point at a task, or walk with the arrow keys, to read about it. A drag "
                      "with Shift adds up a span of time.")
                 : taskSentence(timeline.tasks[static_cast<std::size_t>(task)], timeline));
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
    content.paint = [drawing, viewIn](QPainter& painter, const QRectF& target) {
        drawing.paint(painter, target, viewIn(target.width() - drawing.gutter()), paperPalette(),
                      -1);
    };
    for (const TaskRecord::Run run : taskRuns)
        content.legend.push_back(
            {taskRunWord(run, timeline.sharing), [run](QPainter& painter, const QRectF& place) {
                 TimelineDrawing::drawBar(painter, place, run,
                                          TimelineDrawing::ink(run, paperPalette()));
             }});
    content.legend.push_back({tr("idle"), [](QPainter& painter, const QRectF& place) {
                                  TimelineDrawing::drawIdle(painter, place, paperPalette());
                              }});
    content.note = summaryOf(timeline);
    if (!timeline.isEmpty())
        content.note += u' '
            + barsSentence(drawing.shownIn(viewIn(width - drawing.gutter()),
                                           width - drawing.gutter()));
    content.provenance.add(QStringLiteral("search"), tr("Search"), m_title->text());
    content.csv = timelineToCsv(timeline);
    QJsonArray tasks;
    for (const TaskRecord& task : timeline.tasks)
        tasks.append(taskToJson(task, timeline));
    content.json
        = QJsonDocument(
              QJsonObject {
                  {"workers", timeline.workers},
                  {"nanoseconds", static_cast<qint64>(timeline.length.count())},
                  {"beginNanoseconds", qint64(timeline.sinceStart({}).count())},
                  {"busyShare", timeline.busyShare()},
                  {"tailNanoseconds", static_cast<qint64>(timeline.tail().count())},
                  {"timesCountFrom", timeline.begin ? "start of the search" : "start of the run"},
                  {"tasksRecorded", static_cast<qint64>(timeline.recordedTasks())},
                  {"tasksCreated", static_cast<qint64>(timeline.created)},
                  {"tasksStolen", static_cast<qint64>(timeline.stolen)},
                  {"tasksInline", static_cast<qint64>(timeline.ranInline)},
                  {"bounds", boundsToJson(timeline)},
                  {"tasks", tasks},
                  {"displayTimeUnit", "ns"},
                  {"traceEvents", traceEvents({m_title->text(), timeline})},
              })
              .toJson();
    return content;
}
