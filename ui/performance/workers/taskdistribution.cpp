// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/workers/taskdistribution.h"

#include "core/parallel/nestedtimeline.h"
#include "core/statistics/percentiles.h"
#include "core/support/formats/csv.h"
#include "ui/charts/figurechart.h"
#include "ui/paper/histogram.h"
#include "ui/paper/plotframe.h"
#include "ui/performance/workers/drawing/timelinewords.h"
#include "ui/text/counttext.h"
#include "ui/widgets/exports/exportmenu.h"
#include "ui/widgets/labels/livelabel.h"
#include "ui/widgets/screenroom.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace {

struct TaskTimesWords
{
    Q_DECLARE_TR_FUNCTIONS(TaskTimes)
};

constexpr QSize firstTimesSize(720, 460);
constexpr double nanosecondsOfTick = 1000;

QString microsecondsText(double microseconds)
{
    return taskTimeText(std::chrono::nanoseconds(std::llround(microseconds * nanosecondsOfTick)));
}

QString timesText(const Percentiles& found, const QString& of)
{
    QString words = TaskTimesWords::tr("%1. Tasks: %2. Own time: p50 %3, p90 %4, p99 %5, most %6.",
                                       "%1 is “Whole search” or “Last depth”")
                        .arg(of, countText(found.values), microsecondsText(found.p50),
                             microsecondsText(found.p90), microsecondsText(found.p99),
                             microsecondsText(found.most));
    if (!found.isTailKnown())
        words += u' '
            + TaskTimesWords::tr(
                     "With fewer than 100 tasks, p99 lies between the two largest values.");
    return words;
}

}

TaskTimesShown taskTimesShown(const NestedTimeline& nested, const QString& of)
{
    std::vector<double> times;
    for (const std::chrono::nanoseconds time : ownTaskTimes(nested))
        times.push_back(static_cast<double>(time.count()) / nanosecondsOfTick);
    TaskTimesShown shown;
    shown.csv = "from_us,to_us,tasks\n";
    Figure& figure = shown.figure;
    figure.title = TaskTimesWords::tr("How long the tasks took");
    figure.name = figure.title;
    if (times.empty())
        return shown;
    shown.words = timesText(percentilesOf(times), of);
    const bool isLogarithmic = spansTooMuchForLinear(times);
    const std::vector<double> edges = binEdges(times, isLogarithmic);
    if (edges.empty())
        return shown;
    const std::vector<std::size_t> counts = countsIn(times, edges);
    figure.across = {isLogarithmic ? TaskTimesWords::tr("Own time of a task in µs, log")
                                   : TaskTimesWords::tr("Own time of a task in µs"),
                     edges.front(), edges.back(), isLogarithmic};
    figure.up = PlotFrame::axisFor(TaskTimesWords::tr("Tasks"), 0,
                                   static_cast<double>(*std::ranges::max_element(counts)), false);
    figure.up.leastStep = 1;
    FigureSeries look;
    look.marker = chartstyle::Marker::Circle;
    addHistogram(figure, look, edges, counts, [&](std::size_t bin) {
        return TaskTimesWords::tr("%n tasks from %1 to %2", nullptr, static_cast<int>(counts[bin]))
            .arg(microsecondsText(edges[bin]), microsecondsText(edges[bin + 1]));
    });
    look.dashes = Qt::DashLine;
    addPercentileLines(figure, look, times);
    figure.note = shown.words;
    figure.words = figure.title + QStringLiteral(". ") + figure.note;
    for (std::size_t bin = 0; bin < counts.size(); ++bin)
        shown.csv
            += csvRow({QString::number(edges[bin], 'g', 9), QString::number(edges[bin + 1], 'g', 9),
                       QString::number(counts[bin])});
    return shown;
}

QDialog* showTaskTimes(const NestedTimeline& nested, const QString& title, const QString& of,
                       QWidget* parent)
{
    const TaskTimesShown shown = taskTimesShown(nested, of);
    auto* const dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("taskTimes"));
    dialog->setWindowTitle(title.isEmpty() ? shown.figure.title
                                           : shown.figure.title + QStringLiteral(" – ") + title);
    auto* const chart = new FigureChart;
    chart->setFigure(shown.figure);
    auto* const words = new QLabel(shown.words);
    words->setWordWrap(true);
    words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* const message = new LiveLabel;
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* const exports = new ExportMenu(TaskTimesWords::tr("Export the chart"),
                                         [] { return QStringLiteral("fourcast-task-times"); });
    exports->addPicture([chart, csv = shown.csv, title, of] {
        ChartContent content = chart->content();
        content.provenance = Provenance(TaskTimesWords::tr("How long the tasks took"));
        content.provenance.add(QStringLiteral("search"), TaskTimesWords::tr("Search"), title);
        content.provenance.add(QStringLiteral("shown"), TaskTimesWords::tr("Part of the search"),
                               of);
        content.csv = csv;
        return content;
    });
    QObject::connect(exports, &ExportMenu::messageReady, message, &LiveLabel::say);
    buttons->addButton(exports, QDialogButtonBox::ActionRole);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* const page = new QVBoxLayout(dialog);
    page->addWidget(chart, 1);
    page->addWidget(words);
    page->addWidget(message);
    page->addWidget(buttons);
    dialog->resize(fittingScreen(firstTimesSize, *dialog));
    dialog->show();
    return dialog;
}
