// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is exported of a timeline.
#include "ui/performance/workers/workertimeline.h"

#include "core/search/timeline/chrometrace.h"
#include "core/search/timeline/timelinejson.h"
#include "core/search/timeline/timelinetext.h"
#include "ui/performance/workers/drawing/timelinelegend.h"
#include "ui/performance/workers/drawing/timelinesums.h"
#include "ui/performance/workers/drawing/timelinewords.h"
#include "ui/performance/workers/timelineview.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/exports/exportdialog.h"

#include <QAction>
#include <QComboBox>
#include <QJsonObject>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <cmath>

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
    content.note = summarySentence(timeline);
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
