// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/parallelpage.h"

#include "ui/charts/exportrow.h"
#include "ui/charts/speedupchart.h"
#include "ui/docks/numbertext.h"
#include "ui/labs/parallelsettingsform.h"
#include "ui/labs/workertimeline.h"
#include "ui/models/parallelmodel.h"
#include "ui/models/timelefttext.h"

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace {

constexpr std::chrono::milliseconds shortRun(2);
constexpr QSize chartSize(1000, 420);

/// A label of two lines, whatever is in it, so that nothing below it moves.
class StatusLabel : public QLabel
{
public:
    StatusLabel()
    {
        setWordWrap(true);
        setAlignment(Qt::AlignLeft | Qt::AlignTop);
    }
    bool hasHeightForWidth() const override { return false; }
    QSize sizeHint() const override { return {200, 2 * fontMetrics().lineSpacing() + 2}; }
    QSize minimumSizeHint() const override { return sizeHint(); }
};

}

ParallelPage::ParallelPage(QWidget* parent) : QWidget(parent)
{
    m_model = new ParallelModel(this);
    m_form = new ParallelSettingsForm(this);
    m_exports
        = new ExportRow(tr("Export the measurement"), tr("parallel"), [this] { return content(); });
    auto* const page = new QVBoxLayout(this);
    page->setContentsMargins(6, 6, 6, 6);
    page->addWidget(m_form);
    page->addLayout(buildRunRow());
    page->addWidget(buildResults(), 1);
    page->addWidget(m_exports, 0, Qt::AlignRight);

    connect(m_exports, &ExportRow::said, m_status, &QLabel::setText);
    connect(&m_job, &JobBase::progressed, this, &ParallelPage::showProgress);
    connect(&m_job, &JobBase::finished, this, &ParallelPage::finishRun);
    m_status->setText(tr("The best move of the empty board by the full minimax tree, as the "
                         "parallel report measures it."));
    m_table->resizeColumnsToContents();
    updateControls();
}

ParallelPage::~ParallelPage()
{
    m_job.disconnect(this);
}

QLayout* ParallelPage::buildRunRow()
{
    m_run = new QPushButton(tr("&Run"));
    m_run->setToolTip(tr("Measure what is chosen above"));
    m_cancel = new QPushButton(tr("Cancel"));
    m_cancel->setToolTip(tr("Stop, and keep the repetitions that are finished"));
    m_progress = new QProgressBar;
    m_progress->setAccessibleName(tr("Runs finished"));
    m_progress->setFormat(tr("%v of %m runs"));
    QSizePolicy keepsRoom = m_progress->sizePolicy();
    keepsRoom.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(keepsRoom);
    m_status = new StatusLabel;
    m_status->setAccessibleName(tr("State of the measurement"));
    connect(m_run, &QPushButton::clicked, this, &ParallelPage::run);
    connect(m_cancel, &QPushButton::clicked, this, &ParallelPage::cancel);
    auto* const row = new QHBoxLayout;
    row->addWidget(m_run);
    row->addWidget(m_cancel);
    row->addWidget(m_progress, 1);
    auto* const column = new QVBoxLayout;
    column->addLayout(row);
    column->addWidget(m_status);
    return column;
}

QWidget* ParallelPage::buildResults()
{
    m_table = new QTableView;
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Times and speed-ups, beside the published ones"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().lineSpacing() + 6);
    m_table->setToolTip(tr("Choose a row to see the timeline of its run"));
    m_chart = new SpeedUpChart;
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
    return m_form->settings();
}

void ParallelPage::setSettings(const ParallelSettings& settings)
{
    m_form->setSettings(settings);
}

const ParallelResult& ParallelPage::result() const
{
    return m_model->result();
}

void ParallelPage::setResult(ParallelResult result)
{
    m_model->setResult(std::move(result));
    m_chart->setResult(m_model->result());
    m_table->resizeColumnsToContents();
    if (m_model->rowCount() > 0)
        m_table->selectRow(std::min(1, m_model->rowCount() - 1));
    else
        showNoTimeline();
    updateControls();
}

void ParallelPage::run()
{
    if (isRunning())
        return;
    m_clock.start();
    m_job.start(
        [settings = settings()](const std::stop_token& stop, const JobBase::Progress& progress) {
            return runParallelStudy(settings, stop, progress);
        });
    m_progress->setRange(0, 0);
    m_status->setText(tr("Measuring."));
    updateControls();
    Q_EMIT runningChanged(true);
}

void ParallelPage::cancel()
{
    m_job.stop();
}

void ParallelPage::showProgress(int done, int total)
{
    m_progress->setRange(0, total);
    m_progress->setValue(done);
    if (done == 0)
        return;
    const std::chrono::milliseconds left(m_clock.elapsed() * (total - done) / done);
    m_status->setText(
        tr("Measuring: %1.")
            .arg(timeLeftText(std::chrono::duration_cast<std::chrono::seconds>(left))));
}

void ParallelPage::finishRun()
{
    const Expected<ParallelResult>& measured = m_job.result();
    if (!measured) {
        m_status->setText(measured.error().message);
    } else if (measured->repeats == 0) {
        m_status->setText(tr("Cancelled before the first repetition was over."));
    } else {
        m_status->setText(
            measured->isComplete()
                ? tr("Finished in %1. Times depend on what else the machine does; each "
                     "speed-up compares runs of one repetition.")
                      .arg(durationText(std::chrono::nanoseconds(m_clock.nsecsElapsed())))
                : tr("Cancelled; %1 of %2 repetitions are shown.")
                      .arg(measured->repeats)
                      .arg(measured->settings.repeats));
        // What the report's program needed seconds for is over before a second thread is awake.
        if (measured->rows.front().median() < shortRun && measured->settings.depth < 8)
            m_status->setText(m_status->text() + u' '
                              + tr("Waking a thread takes as long as such a short run: depth 8 "
                                   "or 9 shows what more workers gain."));
        setResult(*measured);
    }
    updateControls();
    Q_EMIT runningChanged(false);
}

void ParallelPage::showNoTimeline()
{
    m_timeline->setTimeline(
        {}, tr("After a measurement, what the workers of the chosen row did is shown here."));
    m_timeline->setTitle({});
}

void ParallelPage::showTimeline(int row)
{
    if (row < 0 || row >= m_model->rowCount())
        return;
    const ParallelRow& chosen = m_model->result().rows[static_cast<std::size_t>(row)];
    m_timeline->setTimeline(chosen.run.timeline, tr("No task was recorded."));
    m_timeline->setTitle(tr("%1, workers: %2, the run of median time")
                             .arg(strategyName(chosen.strategy))
                             .arg(chosen.workers));
}

void ParallelPage::updateControls()
{
    const bool running = isRunning();
    m_run->setEnabled(!running);
    m_cancel->setEnabled(running);
    m_progress->setVisible(running);
    m_form->setRunning(running);
    m_exports->setEnabled(!running && m_model->rowCount() > 0);
}

ChartContent ParallelPage::content() const
{
    ChartContent content = m_timeline->content();
    const ChartContent timeline = content;
    content.title = tr("Parallel search of the full tree");
    content.size = QSize(chartSize.width(), chartSize.height() + timeline.size.height());
    QPalette light;
    light.setColor(QPalette::Base, Qt::white);
    light.setColor(QPalette::Text, QColor(0x20, 0x20, 0x20));
    content.paint = [this, timeline, light](QPainter& painter, const QRectF& target) {
        const QRectF above(target.topLeft(), QSizeF(target.width(), chartSize.height()));
        m_chart->paint(painter, above, light);
        timeline.paint(painter, target.adjusted(0, chartSize.height(), 0, 0));
    };
    content.csv = parallelToCsv(m_model->result());
    content.json = parallelToJson(m_model->result());
    return content;
}
