// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/parallel/parallelpage.h"

#include "core/fulltree/parallelcolumns.h"
#include "core/fulltree/parallelprovenance.h"
#include "core/fulltree/parallelsettings.h"
#include "ui/charts/figurechart.h"
#include "ui/labs/page/statuslabel.h"
#include "ui/labs/parallel/keptmeasurements.h"
#include "ui/labs/parallel/paralleltext.h"
#include "ui/labs/parallel/speedupfigure.h"
#include "ui/paper/figurepicture.h"
#include "ui/paper/plotframe.h"
#include "ui/performance/workers/workertimeline.h"
#include "ui/table/tablemodel.h"
#include "ui/text/numbertext.h"
#include "ui/widgets/beforeclass.h"
#include "ui/widgets/foldingsection.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/forms/settingsform.h"
#include "ui/widgets/rowtable.h"

#include <QCheckBox>
#include <QItemSelectionModel>
#include <QJsonArray>
#include <QLabel>
#include <QPainter>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>
#include <QtMath>
#include <algorithm>

namespace {

constexpr std::chrono::milliseconds shortRun(2);
constexpr int formColumns = 5;
constexpr QSize speedUpSize(1000, 420);
constexpr double headingMargin = 8;

/// Deep enough for workers to gain something, and over in a second: the report's own depth takes a
/// millisecond, and with a task for each node nothing is gained.
QJsonObject firstParallelExample()
{
    std::vector<ParallelStrategy> strategies = parallelStrategies();
    std::erase(strategies, ParallelStrategy::EveryNode);
    return {{"board", ParallelSettings().board},
            {"depth", 8},
            {"repetitions", 3},
            {"strategies", QJsonArray::fromStringList(strategyNames(strategies))}};
}

}

ParallelPage::ParallelPage(const QString& folder, QWidget* parent)
    : LabPage(parent), m_shelf(folder)
{
    m_model = new TableModel(this);
    m_form = new SettingsForm(parallelSettings(), formColumns, nullptr, {},
                              {QStringLiteral("depth"), QStringLiteral("workers")});
    for (const ParallelStrategy strategy : parallelStrategies()) {
        QCheckBox& box = m_form->box("strategies", strategyName(strategy));
        box.setToolTip(strategySentence(strategy));
        box.setAccessibleDescription(strategySentence(strategy));
        // What all others are compared with.
        box.setEnabled(strategy != ParallelStrategy::Sequential);
    }
    m_form->setValues(firstParallelExample());
    auto* const results = new QWidget;
    auto* const below = new QVBoxLayout(results);
    below->setContentsMargins(0, 0, 0, 0);
    m_kept = new KeptMeasurements(m_shelf);
    below->addWidget(m_kept);
    beforeclass::leave(*m_kept);
    m_origin = new StatusLabel;
    m_origin->setTextInteractionFlags(Qt::TextSelectableByMouse);
    below->addWidget(m_origin);
    below->addWidget(buildResults(), 1);
    m_form->more()->setFolded(true);
    setMore(*m_form->more());
    layOut(m_form, results);
    row().setTips(tr("Measure with the settings above"),
                  tr("Pause after the current run. You can continue later."),
                  tr("Stop and keep the finished repetitions"));
    row().setCounting(tr("%v of %m runs"), tr("Runs finished"));
    row().setExport(tr("Export the measurement"), tr("parallel"), [this] { return content(); });

    follow(m_job);
    connect(this, &LabPage::stateChanged, this, &ParallelPage::updateControls);
    connect(&m_job, &JobBase::advanced, this, &ParallelPage::showSoFar);
    connect(&m_job, &JobBase::finished, this, &ParallelPage::finishRun);
    connect(m_kept, &KeptMeasurements::chosen, this, &ParallelPage::showKept);
    connect(m_kept, &KeptMeasurements::settingsWanted, this,
            [this](int row) { setSettings(m_shelf.at(row).settings); });
    connect(m_kept, &KeptMeasurements::refused, this, &ParallelPage::say);
    connect(&m_shelf, &ParallelLibrary::refused, this, &ParallelPage::say);
    connect(&m_shelf, &ParallelLibrary::loaded, this, [this](const QStringList& faults) {
        if (!isRunning() && m_kept->current() < 0 && m_shelf.rowCount() > 0)
            m_kept->choose(0);
        if (!faults.isEmpty())
            say(faults.join(u' '));
        updateControls();
    });
    say(tr("Finds the best move on the empty board by searching the full minimax tree, as in the "
           "parallel report."));
    m_table->resizeColumnsToContents();
    updateControls();
}

ParallelPage::~ParallelPage()
{
    m_kept->disconnect(this);
}

LabEntry ParallelPage::entry()
{
    return {.id = QStringLiteral("parallel"),
            .title = tr("Parallel"),
            .icon = QStringLiteral("workers"),
            .help = tr("The parallel report's experiment: the full tree shared among workers"),
            .make =
                [](const LabServices& place) {
                    return new ParallelPage(place.file(QStringLiteral("parallel")));
                },
            .brief = tr("Share one tree among workers")};
}

QWidget* ParallelPage::buildResults()
{
    m_table = new QTableView;
    m_table->setModel(m_model);
    readByRow(*m_table, tr("Times and speed-ups beside the published ones"));
    fitRows(*m_table, 6);
    m_table->setToolTip(tr("Choose a row to see its run's timeline"));
    m_chart = new FigureChart;
    m_timeline = new WorkerTimeline;
    showNoTimeline();
    m_pictures = new QTabWidget;
    m_pictures->setAccessibleName(tr("Speed-up and timeline"));
    m_pictures->addTab(m_chart, tr("Speed-up"));
    m_pictures->addTab(m_timeline, tr("Timeline of the chosen run"));
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) { showTimeline(current.row()); });
    auto* const splitter = new QSplitter(Qt::Vertical);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_table);
    splitter->addWidget(m_pictures);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 3);
    return splitter;
}

ParallelSettings ParallelPage::settings() const
{
    return parallelSettingsFrom(m_form->values());
}

void ParallelPage::setSettings(const ParallelSettings& settings)
{
    m_form->setValues(valuesOf(settings));
}

QJsonObject ParallelPage::fields() const
{
    return m_form->values();
}

void ParallelPage::setFields(const QJsonObject& fields)
{
    m_form->setValues(fields);
    m_form->box("strategies", strategyName(ParallelStrategy::Sequential)).setChecked(true);
}

Expected<void> ParallelPage::takeSettings(const QJsonObject& settings)
{
    if (settings.contains("view"))
        m_pictures->setCurrentIndex(settings["view"].toString() == QStringLiteral("timeline"));
    return LabPage::takeSettings(settings);
}

QString ParallelPage::resultText() const
{
    return m_origin->text();
}

void ParallelPage::setResult(ParallelResult result)
{
    m_shelf.add({.file = {}, .result = std::move(result)});
    m_kept->choose(0);
    showKept(0);
}

void ParallelPage::showKept(int row)
{
    if (!isRunning())
        showResult(row < 0 ? ParallelResult() : m_shelf.at(row));
}

void ParallelPage::showResult(const ParallelResult& result)
{
    setShown(result);
    m_table->resizeColumnsToContents();
    if (m_model->rowCount() > 0) {
        const int row = m_table->currentIndex().row();
        m_table->selectRow(row < 0 ? std::min(1, m_model->rowCount() - 1) : row);
        showTimeline(m_table->currentIndex().row());
    } else {
        showNoTimeline();
    }
    updateControls();
}

void ParallelPage::setShown(const ParallelResult& result)
{
    m_result = result;
    m_model->show(parallelColumns(result.settings), result.rows);
    m_chart->setFigure(speedUpFigure(result));
    showOrigin();
}

void ParallelPage::showOrigin()
{
    const ParallelResult& result = m_result;
    const QString settings = result.rows.empty() ? QString() : paralleltext::settings(result);
    m_origin->setText(result.rows.empty() ? tr("Nothing is measured yet. Press Run.")
                          : isRunning()
                          ? tr("Measuring: %1.").arg(settings)
                          : tr("Shown: %1. %2").arg(settings, paralleltext::origin(result)));
    m_origin->setToolTip(m_origin->text());
}

void ParallelPage::run()
{
    if (isRunning())
        return;
    if (const auto started = m_job.start(parallelWork(settings(), m_shelf.folder())); !started)
        return say(started.error().message);
    say(tr("Measuring."));
}

void ParallelPage::showSoFar()
{
    const ParallelResult& result = m_job.interim();
    const bool begins = m_result.began != result.began;
    setShown(result);
    if (begins) {
        showNoTimeline();
        m_table->resizeColumnsToContents();
    }
}

void ParallelPage::finishRun()
{
    if (m_job.status() == JobStatus::Failed || m_job.result().result.repeats == 0) {
        say(m_job.status() == JobStatus::Failed
                ? m_job.error().message
                : tr("Cancelled before the first repetition finished."));
        // Of one that failed, the rows that there are by then are not lost.
        if (m_job.status() != JobStatus::Failed || !m_job.hasInterim())
            showKept(m_kept->current());
    } else {
        const ParallelOutcome& outcome = m_job.result();
        say(endText(outcome.result) + outcome.fault);
        m_shelf.add({.file = outcome.file, .result = outcome.result});
        m_kept->choose(0);
        showKept(0);
    }
    updateControls();
}

QString ParallelPage::endText(const ParallelResult& measured) const
{
    QString text = measured.isComplete()
        ? tr("Finished in %1. Times depend on what else the machine is doing. Each speed-up "
             "compares runs from the same repetition.")
              .arg(durationText(m_job.progress().elapsed))
        : tr("Cancelled. %1 of %2 repetitions are shown.")
              .arg(measured.repeats)
              .arg(measured.settings.repeats);
    text += u' ';
    // What the report's program needed seconds for is over before a second thread is awake.
    if (measured.rows.front().median() < shortRun && measured.settings.depth < 8)
        text += tr("Waking a thread takes as long as such a short run. Try depth 8 or 9 to see "
                   "what more workers gain.")
            + u' ';
    return text;
}

void ParallelPage::showNoTimeline()
{
    m_timeline->setTimeline(
        {}, tr("After a measurement, this shows what the workers of the chosen row did."));
    m_timeline->setTitle({});
    m_shownRow = -1;
}

void ParallelPage::showTimeline(int row)
{
    if (row < 0 || row >= m_model->rowCount())
        return;
    if (isRunning())
        return showNoTimeline();
    m_shownRow = row;
    const ParallelRow& chosen = m_result.rows[static_cast<std::size_t>(row)];
    m_timeline->setTimeline(chosen.run.timeline, tr("No tasks were recorded."));
    m_timeline->setTitle(chosenRun() + QStringLiteral(". ") + paralleltext::settings(m_result));
}

/// The row whose timeline is shown.
QString ParallelPage::chosenRun() const
{
    if (m_shownRow < 0 || m_shownRow >= m_model->rowCount())
        return {};
    const ParallelRow& chosen = m_result.rows[static_cast<std::size_t>(m_shownRow)];
    return tr("%1, workers: %2, run with the median time")
        .arg(strategyName(chosen.strategy))
        .arg(chosen.workers);
}

void ParallelPage::updateControls()
{
    const bool running = isRunning();
    m_form->setEnabled(!running);
    m_kept->setRunning(running);
    row().setExportable(!running && m_model->rowCount() > 0);
}

ChartContent ParallelPage::content() const
{
    // With the legend and the words of the timeline.
    ChartContent content = m_timeline->content();
    const ChartContent::Paint timeline = content.paint;
    content.title = tr("Parallel search of the full tree");
    content.note = m_timeline->title() + QLatin1Char('\n') + content.note;
    // Beside the timeline stands which row's it is.
    const QString heading = chosenRun();
    const FigureStyle style = paperStyle();
    const int headingHeight
        = heading.isEmpty() ? 0 : qCeil(1.6 * QFontMetricsF(style.font).height());
    content.size
        = QSize(speedUpSize.width(), speedUpSize.height() + headingHeight + content.size.height());
    content.paint
        = [this, timeline, heading, headingHeight, style](QPainter& painter, const QRectF& target) {
              const QSizeF above(target.width(), speedUpSize.height());
              figurepicture::paint(painter, {target.topLeft(), above}, m_chart->figure(), style,
                                   m_chart->part());
              const QRectF below = target.adjusted(0, speedUpSize.height(), 0, 0);
              painter.setPen(style.palette.color(QPalette::Text));
              painter.setFont(style.font);
              painter.drawText(QRectF(below.left() + headingMargin, below.top(),
                                      below.width() - headingMargin, headingHeight),
                               Qt::AlignLeft | Qt::AlignVCenter, heading);
              timeline(painter, below.adjusted(0, headingHeight, 0, 0));
          };
    content.provenance = provenanceOf(m_result);
    content.csv = parallelToCsv(m_result);
    content.json = parallelToJson(m_result);
    return content;
}
