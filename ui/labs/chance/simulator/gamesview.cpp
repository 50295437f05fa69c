// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/simulator/gamesview.h"

#include "ui/charts/figurechart.h"
#include "ui/widgets/arranging.h"
#include "ui/widgets/beforeclass.h"
#include "ui/widgets/exports/exportmenu.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/labels/sentencelabel.h"
#include "ui/widgets/narrowchoice.h"

#include <QLabel>
#include <QProgressBar>
#include <QSpinBox>

namespace {

constexpr int mostGames = 10'000'000;
constexpr int usualGames = 10'000;
constexpr int mostGamesSeed = 1'000'000;

}

GamesView::GamesView(QWidget* parent)
    : QWidget(parent), m_shown(new NarrowChoice), m_progress(new QProgressBar),
      m_summary(sentenceLabel())
{
    m_chart = new FigureChart(tr("Chart of the games' lengths"));
    stackIn(*this, {buildRow(), m_summary, {m_chart, 1}}, 6);
    connect(m_shown, &QComboBox::currentIndexChanged, this, &GamesView::showPlayed);
    connect(m_export, &ExportMenu::messageReady, this, &GamesView::messageReady);
    connect(&m_job, &JobBase::statusChanged, this, &GamesView::showControls);
    connect(&m_job, &JobBase::advanced, this,
            [this] { m_progress->setValue(static_cast<int>(m_job.interim())); });
    connect(&m_job, &JobBase::finished, this, [this] {
        if (m_job.status() == JobStatus::Failed)
            Q_EMIT messageReady(m_job.error().message);
        else
            m_played = m_job.result();
        showPlayed();
        Q_EMIT finished();
    });
    showPlayed();
}

GamesView::~GamesView()
{
    m_job.disconnect(this);
}

QWidget* GamesView::buildRow()
{
    m_games = formfields::spin(1, mostGames, tr("Games"), tr("Number of games"));
    m_games->setGroupSeparatorShown(true);
    m_games->setValue(usualGames);
    m_seed = formfields::spin(1, mostGamesSeed, tr("Seed for the games"),
                              tr("The same seed always plays the same games"));
    m_run = pushButton(tr("Play the games"),
                       tr("Play with the best choices where known, otherwise with random ones. The "
                          "exact curve is drawn over the results"),
                       this, &GamesView::run);
    m_stop = pushButton(tr("Stop"), tr("Stop and show the games played so far"), this,
                        &GamesView::stop);
    m_progress->setAccessibleName(tr("Games played"));
    m_progress->setMinimumWidth(100);
    m_shown->addItem(tr("Games by length"), int(LengthsShown::Each));
    m_shown->addItem(tr("Games finished by each length"), int(LengthsShown::Within));
    m_shown->setAccessibleName(tr("Chart"));
    m_shown->setToolTip(
        tr("Share of games of each length, or share that reached the goal by then"));
    m_export
        = new ExportMenu(tr("Export the games"), [] { return QStringLiteral("chance-games"); });
    m_export->addPicture([this] { return m_chart->content(); });
    QWidget* const games = formfields::together(tr("Games:"), m_games);
    QWidget* const seed = formfields::together(tr("Seed:"), m_seed);
    beforeclass::leave({games, seed, m_shown, m_export});
    return flowRow({games, seed, m_run, m_stop, m_shown, m_export, m_progress});
}

void GamesView::setSystem(const SharedChance& system)
{
    m_job.abandon();
    m_system = system;
    m_played.reset();
    showPlayed();
}

void GamesView::setGames(int games)
{
    m_games->setValue(games);
}

void GamesView::run()
{
    if (isRunning() || !m_system || !m_system->until || !m_system->automaton().isComplete())
        return;
    m_progress->setMaximum(m_games->value());
    m_progress->setValue(0);
    const auto started
        = m_job.start(gamesWork(m_system, static_cast<std::uint64_t>(m_games->value()),
                                static_cast<std::uint64_t>(m_seed->value())));
    if (!started)
        Q_EMIT messageReady(started.error().message);
}

void GamesView::stop()
{
    m_job.stop();
}

void GamesView::showPlayed()
{
    if (m_played) {
        m_chart->setFigure(
            gamesFigure(*m_played, static_cast<LengthsShown>(m_shown->currentData().toInt())));
        m_summary->setText(gamesText(*m_played));
    } else {
        Figure empty;
        empty.note = tr("Play many games to compare their lengths with the exact curve.");
        m_chart->setFigure(empty);
        m_summary->clear();
    }
    m_summary->setVisible(m_played.has_value());
    showControls();
}

void GamesView::showControls()
{
    const bool running = isRunning();
    const bool canRun = m_system && m_system->until && m_system->automaton().isComplete();
    m_run->setEnabled(!running && canRun);
    m_stop->setEnabled(running);
    m_games->setEnabled(!running);
    m_seed->setEnabled(!running);
    m_progress->setVisible(running);
    m_export->setEnabled(!running && m_played && m_played->games.met > 0);
}
