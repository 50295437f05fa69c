// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/parallelpage.h"

#include "ui/charts/exportrow.h"
#include "ui/charts/speedupchart.h"
#include "ui/docks/numbertext.h"
#include "ui/labs/workertimeline.h"
#include "ui/models/parallelmodel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QThread>
#include <QVBoxLayout>

namespace {

constexpr std::chrono::milliseconds shortRun(2);
constexpr int deepest = 10;
constexpr int mostWorkers = 64;
constexpr QSize chartSize(1000, 420);

/// A label of two lines, whatever is in it: one whose height depends on its width would have the
/// scroll area give the whole page its preferred height, and never less.
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
    m_exports
        = new ExportRow(tr("Export the measurement"), tr("parallel"), [this] { return content(); });
    auto* const page = new QVBoxLayout(this);
    page->setContentsMargins(6, 6, 6, 6);
    page->addLayout(buildSettings());
    page->addLayout(buildStrategies());
    page->addLayout(buildRunRow());
    page->addWidget(buildResults(), 1);
    page->addWidget(m_exports, 0, Qt::AlignRight);

    connect(m_exports, &ExportRow::said, m_status, &QLabel::setText);
    connect(&m_job, &JobBase::progressed, this, &ParallelPage::showProgress);
    connect(&m_job, &JobBase::finished, this, &ParallelPage::finishRun);
    m_status->setText(tr("The best move of the empty board by the full minimax tree, as the "
                         "parallel report measures it."));
    updateControls();
}

ParallelPage::~ParallelPage()
{
    m_job.disconnect(this);
}

QLayout* ParallelPage::buildSettings()
{
    const auto spin = [](int low, int high, int value, const QString& tip) {
        auto* const box = new QSpinBox;
        box->setRange(low, high);
        box->setValue(value);
        box->setToolTip(tip);
        return box;
    };
    m_board = new QComboBox;
    m_board->addItem(QStringLiteral("7x7"));
    m_board->addItem(QStringLiteral("7x6"));
    m_board->setToolTip(tr("7x7 is the board of the report's program"));
    m_depth = spin(4, deepest, 6,
                   tr("Plies. Each more takes seven times as long; with every node as a task, "
                      "depth 9 takes seconds a run."));
    m_workers = spin(1, mostWorkers, std::max(1, QThread::idealThreadCount()),
                     tr("Measured with 1, 2 and so on up to this many threads"));
    m_repeats = spin(1, 1000, 9, tr("Repetitions; the table shows their median and spread"));
    m_seed = spin(0, std::numeric_limits<int>::max(), 1,
                  tr("Decides among equally good moves. The same seed chooses the same."));

    auto* const grid = new QGridLayout;
    int column = 0;
    const auto add = [&](const QString& name, QWidget* field) {
        auto* const label = new QLabel(name);
        label->setBuddy(field);
        field->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        grid->addWidget(label, 0, column);
        grid->addWidget(field, 1, column++);
    };
    add(tr("&Board"), m_board);
    add(tr("&Depth"), m_depth);
    add(tr("&Workers up to"), m_workers);
    add(tr("R&epetitions"), m_repeats);
    add(tr("&Seed"), m_seed);
    return grid;
}

QLayout* ParallelPage::buildStrategies()
{
    auto* const grid = new QGridLayout;
    const auto& strategies = parallelStrategies();
    for (const ParallelStrategy strategy : strategies) {
        auto* const box = new QCheckBox(strategyName(strategy));
        box->setChecked(true);
        box->setToolTip(strategySentence(strategy));
        box->setAccessibleDescription(strategySentence(strategy));
        // What all others are compared with.
        box->setEnabled(strategy != ParallelStrategy::Sequential);
        const int index = static_cast<int>(m_strategies.size());
        grid->addWidget(box, index / 3, index % 3);
        m_strategies.push_back(box);
    }
    return grid;
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
    ParallelSettings settings;
    settings.board = m_board->currentText();
    settings.depth = m_depth->value();
    settings.workers = workersUpTo(m_workers->value());
    settings.repeats = m_repeats->value();
    settings.seed = static_cast<std::uint64_t>(m_seed->value());
    settings.strategies.clear();
    for (std::size_t i = 0; i < m_strategies.size(); ++i)
        if (m_strategies[i]->isChecked())
            settings.strategies.push_back(parallelStrategies()[i]);
    return settings;
}

void ParallelPage::setSettings(const ParallelSettings& settings)
{
    m_board->setCurrentText(settings.board);
    m_depth->setValue(settings.depth);
    m_workers->setValue(settings.workers.empty() ? 1 : settings.workers.back());
    m_repeats->setValue(settings.repeats);
    m_seed->setValue(static_cast<int>(settings.seed));
    for (std::size_t i = 0; i < m_strategies.size(); ++i) {
        const ParallelStrategy strategy = parallelStrategies()[i];
        m_strategies[i]->setChecked(
            strategy == ParallelStrategy::Sequential
            || std::find(settings.strategies.begin(), settings.strategies.end(), strategy)
                != settings.strategies.end());
    }
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
        m_timeline->setTimeline({});
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
    if (done > 0)
        m_status->setText(
            tr("Measuring; about %1 left.")
                .arg(durationText(std::chrono::nanoseconds(m_clock.nsecsElapsed() / done)
                                  * (total - done))));
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

void ParallelPage::showTimeline(int row)
{
    if (row < 0 || row >= m_model->rowCount())
        return;
    const ParallelRow& chosen = m_model->result().rows[static_cast<std::size_t>(row)];
    m_timeline->setTimeline(chosen.run.timeline);
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
    for (QWidget* widget : {static_cast<QWidget*>(m_board), static_cast<QWidget*>(m_depth),
                            static_cast<QWidget*>(m_workers), static_cast<QWidget*>(m_repeats),
                            static_cast<QWidget*>(m_seed)})
        widget->setEnabled(!running);
    for (std::size_t i = 1; i < m_strategies.size(); ++i)
        m_strategies[i]->setEnabled(!running);
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
