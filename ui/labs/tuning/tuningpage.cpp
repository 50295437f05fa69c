// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/tuning/tuningpage.h"

#include "core/tuning/tuningprovenance.h"
#include "core/tuning/tuningsettings.h"
#include "ui/charts/figurechart.h"
#include "ui/labs/tuning/tuningfigure.h"
#include "ui/labs/tuning/tuningtable.h"
#include "ui/text/timelefttext.h"
#include "ui/widgets/beforeclass.h"
#include "ui/widgets/exports/exportdialog.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/forms/settingsform.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace {

constexpr int chartRows = 3;
constexpr int formColumns = 4; // as many as a small laboratory has room for

}

TuningPage::TuningPage(const QString& historyFile, QWidget* parent)
    : LabPage(parent), m_run(historyFile),
      m_form(new SettingsForm(
          tuningSettings(), formColumns, nullptr, {},
          {QStringLiteral("engine"), QStringLiteral("opponent"), QStringLiteral("steps")})),
      m_chart(new FigureChart({}, nullptr, Qt::Horizontal)), m_splitter(new QSplitter)
{
    auto* const results = new QWidget;
    auto* const below = new QVBoxLayout(results);
    below->setContentsMargins(0, 0, 0, 0);
    followFont(*m_chart, [this] {
        const QFontMetrics metrics = m_chart->fontMetrics();
        m_chart->setSizeHint({480, 300}, {26 * metrics.averageCharWidth(), 16 * metrics.height()});
    });
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_chart);
    m_splitter->addWidget(buildHistory());
    below->addLayout(buildResult());
    below->addWidget(m_splitter, 1);
    buildRow();
    m_form->field<QSpinBox>("yardstick").setSingleStep(2);
    setMore(*m_form->more());
    layOut(m_form, results);

    connect(&m_run, &TuningRun::changed, this, &TuningPage::showAll);
    connect(&m_run, &TuningRun::progressed, this, &TuningPage::showProgress);
    connect(&m_run, &TuningRun::runningChanged, this, &TuningPage::takeRunning);
    connect(&m_run, &TuningRun::failed, this, [this](const QString& sentence) {
        m_fault = sentence;
        showProgress();
    });
    setOptions(m_run.result().options);
    showAll();
}

LabEntry TuningPage::entry()
{
    return {.id = QStringLiteral("tuning"),
            .title = tr("Tuning"),
            .icon = QStringLiteral("tuning"),
            .help = tr("Tune H1's values by hill climbing, as the heuristics study proposes"),
            .make =
                [](const LabServices& place) {
                    return new TuningPage(place.file(QStringLiteral("tuning.json")));
                },
            .brief = tr("Improve H1's values step by step")};
}

void TuningPage::buildRow()
{
    m_again = new QPushButton(tr("Start over"));
    m_again->setToolTip(tr("Delete the history and start again from the study's values"));
    connect(m_again, &QPushButton::clicked, this, &TuningPage::startOver);
    row().addButton(m_again);
    row().setTips(tr("Continue the history if the settings are the ones it began with. You may ask "
                     "for more steps."),
                  tr("Pause soon and keep everything, including the games of this step"),
                  tr("Stop soon and keep everything, including the games of this step"));
    row().setCounting(tr("%v of %m steps"), tr("Steps done"));
    row().setExport(tr("Export the tuning"), tr("tuning"), [this] { return content(); });
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
    fitRows(*table, 6);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setStretchLastSection(true);
    const auto fit = [table] { table->resizeColumnsToContents(); };
    connect(&m_model, &QAbstractItemModel::rowsInserted, table, fit);
    connect(&m_model, &QAbstractItemModel::rowsRemoved, table, fit);
    connect(&m_model, &QAbstractItemModel::modelReset, table, fit);
    return table;
}

QLayout* TuningPage::buildResult()
{
    m_values = new QLabel;
    m_values->setWordWrap(true);
    m_values->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_values->setAccessibleDescription(tr("Current values"));
    m_save = new QPushButton(tr("Save the va&lues…"));
    m_save->setToolTip(
        tr("Save the values to a file. An engine's H1 settings can load it with “From a file…”."));
    m_play = new QPushButton(tr("Pla&y against it"));
    m_play->setToolTip(tr("Start a game against the engine with the tuned values"));
    connect(m_save, &QPushButton::clicked, this, &TuningPage::saveValues);
    connect(m_play, &QPushButton::clicked, this, &TuningPage::play);
    beforeclass::leave({m_save, m_play});
    auto* const line = new QHBoxLayout;
    line->addWidget(m_values, 1);
    line->addWidget(m_save);
    line->addWidget(m_play);
    return line;
}

TuningOptions TuningPage::options() const
{
    TuningOptions options = tuningOptionsFrom(m_form->values());
    options.yardstickGames -= options.yardstickGames % 2;
    return options;
}

void TuningPage::setOptions(const TuningOptions& options)
{
    m_form->setValues(valuesOf(options));
}

Expected<void> TuningPage::takeSettings(const QJsonObject& settings)
{
    const TuningOptions chosen = tuningOptionsFrom(settings, options());
    FOURCAST_TRY(chosen.check());
    setOptions(chosen);
    return {};
}

void TuningPage::run()
{
    const TuningOptions wanted = options();
    if (m_run.isRunning())
        return;
    // Another climb takes the place of one that somebody may have waited for.
    if (!m_run.result().steps.empty() && !m_run.goesOnWith(wanted)
        && QMessageBox::question(
               this, tr("Another tuning"),
               tr("These settings start a new tuning. The history of the current one will be lost "
                  "unless you have exported it. Start the new tuning?"))
            != QMessageBox::Yes)
        return;
    m_fault.clear();
    m_run.start(wanted);
}

void TuningPage::pause()
{
    if (!m_run.isRunning())
        return;
    m_pauses = true;
    m_run.pause();
    setState(LabState::Stopping);
}

void TuningPage::resume()
{
    if (state() != LabState::Paused)
        return;
    m_fault.clear();
    m_run.start(m_run.result().options);
}

void TuningPage::cancel()
{
    m_pauses = false;
    if (m_run.isRunning()) {
        m_run.pause();
        setState(LabState::Stopping);
    } else {
        setState(LabState::Idle);
        showAll();
    }
}

void TuningPage::takeRunning(bool running)
{
    if (running)
        m_pauses = false;
    const bool isOver = m_run.result().isComplete() || !m_fault.isEmpty();
    setState(running ? LabState::Running : m_pauses && !isOver ? LabState::Paused : LabState::Idle);
    showAll();
}

void TuningPage::startOver()
{
    if (QMessageBox::question(
            this, tr("Start over"),
            tr("The history of this tuning will be lost unless you have exported it. Start over?"))
        != QMessageBox::Yes)
        return;
    m_run.forget();
    if (!m_run.isRunning())
        cancel();
}

void TuningPage::showAll()
{
    const TuningResult& result = m_run.result();
    // While it is paused, what there is can be used, and the settings are those of the climb.
    const bool running = isRunning() && state() != LabState::Paused;
    const bool begun = result.startStrength.games() > 0;
    showSteps(m_model, result);
    m_chart->updateFigure(tuningFigure(result));
    m_form->setEnabled(!isRunning());
    row().setResumable(begun);
    m_again->setEnabled(!running && begun);
    const auto done = static_cast<int>(result.steps.size());
    const QString values = result.weights().toText();
    m_values->setText(
        values.isEmpty() ? tr("The values are the study's.")
                         : (done > 0 ? tr("Steps kept: %1 of %2.").arg(result.keptSteps()).arg(done)
                                    + QLatin1Char(' ')
                                     : QString())
                + tr("Values that differ from the study's: %1.").arg(values));
    m_save->setEnabled(begun && !running);
    m_play->setEnabled(begun && !running);
    row().setExportable(begun && !running);
    showRow();
    showProgress();
}

bool TuningPage::hasFound() const
{
    return m_run.result().startStrength.games() > 0;
}

void TuningPage::showProgress()
{
    const TuningResult& result = m_run.result();
    const TuningRun::Now& now = m_run.now();
    const auto done = static_cast<int>(result.steps.size());
    JobProgress progress = m_run.isRunning() ? m_run.job().progress() : JobProgress();
    progress.done = static_cast<std::uint64_t>(done);
    // A history may hold more steps than are asked for now.
    progress.total = static_cast<std::uint64_t>(std::max(result.options.steps, done));
    setProgress(progress);
    QString text;
    if (!m_fault.isEmpty()) {
        text = m_fault;
    } else if (!m_run.isRunning()) {
        text = result.startStrength.games() == 0
            ? tr("Each step moves one value of H1 up or down at random by a set percentage. The "
                 "change is kept when a sequential test finds it stronger. Most changes alter few "
                 "moves: they are dropped, or remain undecided at the cap.")
            : result.isComplete()
            ? tr("All steps are done: %1.").arg(strengthText(result.strength()))
            : tr("Paused: %1.").arg(strengthText(result.strength()));
        if (const QString why = result.whyNothingKept(); !why.isEmpty())
            text += QLatin1Char(' ') + why;
    } else if (now.step.number == 0) {
        // Before the first game of a measurement nothing is counted.
        text = now.gamesCap == 0
            ? tr("Measuring the strength.")
            : tr("Measuring the strength: game %1 of %2.").arg(now.games).arg(now.gamesCap);
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
    if (const auto left = progress.left)
        text += QStringLiteral(" (%1)").arg(timeLeftText(*left));
    say(text);
}

void TuningPage::saveValues()
{
    exportdialog::run(
        this,
        {tr("Save the values of H1"), tr("Values of H1 (*.h1)"), tr("tuned"), QStringLiteral("h1")},
        [this](const QString&) -> Expected<QByteArray> {
            return m_run.result().weights().toFile();
        },
        [this](const auto& answer) { say(answer.sentence); });
}

void TuningPage::play()
{
    const Entrant tuned = tuningEntrants(m_run.result()).front();
    Entrant player {.engine = tuned.engine, .limits = tuned.limits};
    player.options.h1 = tuned.options.h1;
    Q_EMIT playWanted(player, false);
}

ChartContent TuningPage::content() const
{
    ChartContent content = figureContent(m_chart->figure(), m_chart->part());
    content.title = tr("Tuning of H1");
    content.size = m_chart->size();
    content.provenance = provenanceOf(m_run.result());
    content.csv = tuningToCsv(m_run.result());
    content.json = tuningToJson(m_run.result());
    return content;
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
