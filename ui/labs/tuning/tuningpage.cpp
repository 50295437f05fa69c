// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/tuning/tuningpage.h"

#include "core/tuning/tuningprovenance.h"
#include "ui/labs/tuning/tuningchart.h"
#include "ui/labs/tuning/tuningsettingsform.h"
#include "ui/text/timelefttext.h"
#include "ui/widgets/exportdialog.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace {

constexpr int chartRows = 3;

}

TuningPage::TuningPage(const QString& historyFile, QWidget* parent)
    : QWidget(parent), m_run(historyFile), m_form(new TuningSettingsForm(this)),
      m_chart(new TuningChart), m_splitter(new QSplitter)
{
    auto* const page = new QVBoxLayout(this);
    page->setContentsMargins(6, 6, 6, 6);
    page->addWidget(m_form);
    page->addLayout(buildControls());
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_chart);
    m_splitter->addWidget(buildHistory());
    page->addLayout(buildResult());
    page->addWidget(m_splitter, 1);

    connect(&m_run, &TuningRun::changed, this, &TuningPage::showAll);
    connect(&m_run, &TuningRun::progressed, this, &TuningPage::showProgress);
    connect(&m_run, &TuningRun::runningChanged, this, &TuningPage::showAll);
    connect(&m_run, &TuningRun::failed, this, [this](const QString& sentence) {
        m_fault = sentence;
        showProgress();
    });
    setOptions(m_run.result().options);
    showAll();
}

QLayout* TuningPage::buildControls()
{
    m_start = new QPushButton(tr("&Run"));
    m_pause = new QPushButton(tr("&Pause"));
    m_pause->setToolTip(tr("Stops soon and keeps everything, also the games of this step"));
    m_again = new QPushButton(tr("S&tart over"));
    m_again->setToolTip(tr("Forgets the history and begins with the study's values again"));
    m_progress = new QProgressBar;
    m_progress->setAccessibleName(tr("Steps done"));
    m_progress->setFormat(tr("%v of %m steps"));
    connect(m_start, &QPushButton::clicked, this, &TuningPage::start);
    connect(m_pause, &QPushButton::clicked, this, &TuningPage::pause);
    connect(m_again, &QPushButton::clicked, this, &TuningPage::startOver);
    m_status = new QLabel;
    m_status->setWordWrap(true);
    m_status->setAccessibleDescription(tr("What is going on"));

    auto* const row = new QHBoxLayout;
    row->addWidget(m_start);
    row->addWidget(m_pause);
    row->addWidget(m_again);
    row->addWidget(m_progress, 1);
    auto* const both = new QVBoxLayout;
    both->addLayout(row);
    both->addWidget(m_status);
    return both;
}

QWidget* TuningPage::buildHistory()
{
    auto* const table = new QTableView;
    table->setModel(&m_model);
    table->setAccessibleName(tr("Steps"));
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setTabKeyNavigation(false);
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setStretchLastSection(true);
    const auto fit = [table] { table->resizeColumnsToContents(); };
    connect(&m_model, &QAbstractItemModel::rowsInserted, table, fit);
    connect(&m_model, &QAbstractItemModel::modelReset, table, fit);
    fit();
    return table;
}

QLayout* TuningPage::buildResult()
{
    m_values = new QLabel;
    m_values->setWordWrap(true);
    m_values->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_values->setAccessibleDescription(tr("The values now"));
    m_save = new QPushButton(tr("Save the va&lues…"));
    m_save->setToolTip(tr("Writes the set to a file, for “H1 values” of an engine"));
    m_play = new QPushButton(tr("Pla&y against it"));
    m_play->setToolTip(tr("Starts a game against the engine with the tuned values"));
    m_export = new QPushButton(tr("E&xport…"));
    m_export->setToolTip(tr("Writes the chart as PNG or SVG, the history as CSV or JSON"));
    connect(m_save, &QPushButton::clicked, this, &TuningPage::saveValues);
    connect(m_play, &QPushButton::clicked, this, &TuningPage::play);
    connect(m_export, &QPushButton::clicked, this, &TuningPage::exportHistory);
    auto* const row = new QHBoxLayout;
    row->addWidget(m_values, 1);
    row->addWidget(m_save);
    row->addWidget(m_play);
    row->addWidget(m_export);
    return row;
}

TuningOptions TuningPage::options() const
{
    return m_form->options();
}

void TuningPage::setOptions(const TuningOptions& options)
{
    m_form->setOptions(options);
}

void TuningPage::start()
{
    const TuningOptions wanted = options();
    if (m_run.isRunning())
        return;
    // Another climb takes the place of one that somebody may have waited for.
    if (!m_run.result().steps.empty() && !m_run.goesOnWith(wanted)
        && QMessageBox::question(this, tr("Another tuning"),
                                 tr("With these settings a new tuning begins. The history of the "
                                    "present one is lost unless it was exported. Begin anew?"))
            != QMessageBox::Yes)
        return;
    m_fault.clear();
    m_run.start(wanted);
}

void TuningPage::pause()
{
    m_run.pause();
}

void TuningPage::startOver()
{
    if (QMessageBox::question(this, tr("Start over"),
                              tr("The history of this tuning is lost unless it was exported. Start "
                                 "over?"))
        == QMessageBox::Yes)
        m_run.forget();
}

QString TuningPage::statusText() const
{
    return m_status->text();
}

void TuningPage::showAll()
{
    const TuningResult& result = m_run.result();
    const bool running = m_run.isRunning();
    const bool begun = result.startStrength.games() > 0;
    m_model.setResult(result);
    m_chart->setResult(result);
    m_form->setEnabled(!running);
    m_start->setEnabled(!running);
    m_start->setText(begun && !running ? tr("&Resume") : tr("&Run"));
    m_start->setToolTip(
        tr("Resumes the history where the settings are those it began with; more steps may be "
           "asked for"));
    m_pause->setEnabled(running);
    m_again->setEnabled(!running && begun);
    const auto done = static_cast<int>(result.steps.size());
    // A history may hold more steps than are asked for now.
    m_progress->setRange(0, std::max(result.options.steps, done));
    m_progress->setValue(done);
    const QString values = result.weights().toText();
    m_values->setText(
        values.isEmpty() ? tr("The values are the study's.")
                         : (done > 0 ? tr("Steps kept: %1 of %2.").arg(result.keptSteps()).arg(done)
                                    + QLatin1Char(' ')
                                     : QString())
                + tr("Values that differ from the study's: %1.").arg(values));
    m_save->setEnabled(begun && !running);
    m_play->setEnabled(begun && !running);
    m_export->setEnabled(begun && !running);
    showProgress();
}

void TuningPage::showProgress()
{
    const TuningResult& result = m_run.result();
    const TuningRun::Now& now = m_run.now();
    QString text;
    if (!m_fault.isEmpty()) {
        text = m_fault;
    } else if (!m_run.isRunning()) {
        text = result.startStrength.games() == 0
            ? tr("One value of H1 is moved by some percent, up "
                 "or down by lot, and kept when a sequential "
                 "test says that it wins. Most such changes "
                 "alter few moves: they are given up, or stay "
                 "open at the cap.")
            : result.isComplete()
            ? tr("All steps are done: %1.").arg(strengthText(result.strength()))
            : tr("Paused: %1.").arg(strengthText(result.strength()));
        if (const QString why = result.whyNothingKept(); !why.isEmpty())
            text += QLatin1Char(' ') + why;
    } else if (now.step.number == 0) {
        // Before the first game of a measurement nothing is counted.
        text = now.gamesCap == 0
            ? tr("The strength is measured.")
            : tr("The strength is measured: game %1 of %2.").arg(now.games).arg(now.gamesCap);
    } else {
        text = tr("Step %1: %2 from %3 to %4, game %5 of at most %6, %7 better, %8 equal, %9 worse")
                   .arg(now.step.number)
                   .arg(H1Weights::title(now.step.value))
                   .arg(now.step.from)
                   .arg(now.step.to)
                   .arg(now.games)
                   .arg(now.gamesCap)
                   .arg(now.step.better)
                   .arg(now.step.equal)
                   .arg(now.step.worse)
            + tr("; %1.").arg(now.test.toText());
    }
    if (const auto left = m_run.job().progress().left; left && m_run.isRunning())
        text += QStringLiteral(" (%1)").arg(timeLeftText(*left));
    m_status->setText(text);
}

void TuningPage::saveValues()
{
    const auto answer = exportdialog::run(
        this,
        {tr("Save the values of H1"), tr("Values of H1 (*.h1)"), tr("tuned"), QStringLiteral("h1")},
        [this](const QString& path) -> Expected<void> {
            return m_run.result().weights().save(path);
        });
    if (!answer.sentence.isEmpty())
        m_status->setText(answer.sentence);
}

void TuningPage::play()
{
    const Entrant tuned = tuningEntrants(m_run.result()).front();
    Entrant player {.engine = tuned.engine, .limits = tuned.limits};
    player.options.h1 = tuned.options.h1;
    Q_EMIT playWanted(player);
}

ChartContent TuningPage::content() const
{
    ChartContent content;
    content.title = tr("Tuning of H1");
    content.size = m_chart->size();
    content.provenance = provenanceOf(m_run.result());
    content.paint = chartexport::onPaper(
        [chart = m_chart](QPainter& painter, const QRectF& target) {
            painter.save();
            painter.translate(target.topLeft());
            painter.scale(target.width() / chart->width(), target.height() / chart->height());
            chart->render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
            painter.restore();
        },
        // Back to what it inherits.
        [chart = m_chart](const QPalette& colors) { chart->setPalette(colors); }, QPalette());
    content.csv = tuningToCsv(m_run.result());
    content.json = tuningToJson(m_run.result());
    return content;
}

void TuningPage::exportHistory()
{
    const auto answer = exportdialog::run(this, tr("Export the tuning"), tr("tuning"),
                                          QStringLiteral("png"), [this] { return content(); });
    if (!answer.sentence.isEmpty())
        m_status->setText(answer.sentence);
}

void TuningPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    // Side by side where both have room, one above the other elsewhere.
    const int tableWidth = 105 * fontMetrics().averageCharWidth();
    const bool wide = width() > tableWidth + m_chart->sizeHint().width();
    const Qt::Orientation wanted = wide ? Qt::Horizontal : Qt::Vertical;
    if (m_splitter->orientation() == wanted && m_splitter->property("split").toBool())
        return;
    m_splitter->setProperty("split", true);
    m_splitter->setOrientation(wanted);
    m_splitter->setSizes(wide ? QList<int> {width() - tableWidth, tableWidth}
                              : QList<int> {chartRows * 1000, 2000});
}
