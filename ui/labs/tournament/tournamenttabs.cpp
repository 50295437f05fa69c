// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/tournament/tournamenttabs.h"

#include "ui/labs/tournament/standingscolumns.h"
#include "ui/labs/tournament/tournamentgames.h"
#include "ui/text/counttext.h"
#include "ui/widgets/rowtable.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QLabel>
#include <QShortcut>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace {

struct TournamentTabWord
{
    Q_DECLARE_TR_FUNCTIONS(TournamentPage)
};

QTableView* tournamentTable(QAbstractItemModel& model, const QString& name)
{
    auto* const table = new QTableView;
    table->setModel(&model);
    readByRow(*table, name);
    table->setAlternatingRowColors(true);
    table->horizontalHeader()->setHighlightSections(false);
    return table;
}

}

TournamentTabs::TournamentTabs(QWidget* parent)
    : QWidget(parent), m_standings(new TableModel(this)), m_cross(new TableModel(this)),
      m_games(new TournamentGames(this))
{
    addTables();
    letGamesBeChosen();
    m_summary = new QLabel;
    m_summary->setWordWrap(true);
    m_summary->setMinimumHeight(1);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_summary->setAccessibleDescription(
        TournamentTabWord::tr("Rules and results of the tournament"));
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_summary);
    column->addWidget(m_tabs, 1);
}

void TournamentTabs::addTables()
{
    m_standingsTable = tournamentTable(*m_standings, TournamentTabWord::tr("Standings"));
    m_standingsTable->setObjectName(QStringLiteral("standings"));
    m_crossTable = tournamentTable(*m_cross, TournamentTabWord::tr("Cross table"));
    m_crossTable->setObjectName(QStringLiteral("cross"));
    m_gamesTable = tournamentTable(*m_games, TournamentTabWord::tr("Games"));
    m_gamesTable->setObjectName(QStringLiteral("games"));
    m_gamesTable->horizontalHeader()->setStretchLastSection(true);
    m_gamesTable->setToolTip(
        TournamentTabWord::tr("Enter or a click shows the game on the board, with the reports of "
                              "its searches where they were recorded"));
    m_tabs = new QTabWidget;
    m_tabs->addTab(m_standingsTable, TournamentTabWord::tr("Stan&dings"));
    m_tabs->addTab(m_crossTable, TournamentTabWord::tr("Cross ta&ble"));
    m_tabs->addTab(m_gamesTable, TournamentTabWord::tr("Ga&mes"));
}

void TournamentTabs::letGamesBeChosen()
{
    connect(m_gamesTable, &QTableView::clicked, this,
            [this](const QModelIndex& index) { choose(index.row()); });
    // activated() would come with a click as well, on some systems.
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* const enter = new QShortcut(QKeySequence(key), m_gamesTable);
        enter->setContext(Qt::WidgetShortcut);
        connect(enter, &QShortcut::activated, this,
                [this] { choose(m_gamesTable->currentIndex().row()); });
    }
}

void TournamentTabs::choose(int row)
{
    if (const TournamentGame* const game = m_games->gameAt(row))
        Q_EMIT gameWanted(*game);
}

void TournamentTabs::setGames(const Tournament& tournament)
{
    m_games->setTournament(tournament);
    m_gamesTable->resizeColumnsToContents();
}

void TournamentTabs::addGames(const std::vector<TournamentGame>& games)
{
    m_games->add(games);
}

void TournamentTabs::showResult(const QString& name, const TournamentOptions& options,
                                const TournamentResult& result)
{
    m_standings->show(standingColumns(options), result.standings);
    showCrossTable(*m_cross, options, result);
    m_standingsTable->resizeColumnsToContents();
    m_crossTable->resizeColumnsToContents();
    showSummary(name, options, result);
}

void TournamentTabs::showSummary(const QString& name, const TournamentOptions& options,
                                 const TournamentResult& result)
{
    if (options.entrants.empty())
        return m_summary->clear();
    QStringList sentences {TournamentTabWord::tr("%1. %2; openings: %3; clock: %4.")
                               .arg(name, TournamentOptions::formatName(options.format),
                                    options.openings.toText(), options.clock.toText())};
    if (result.games > 0)
        sentences << TournamentTabWord::tr("%1 games, %2 of them distinct.")
                         .arg(countText(result.games), countText(result.distinctGames));
    std::map<EngineFailure::Kind, int> failures;
    for (const Standing& standing : result.standings)
        for (const auto& [kind, count] : standing.failures)
            failures[kind] += count;
    if (const QString text = failuresText(failures); !text.isEmpty())
        sentences << TournamentTabWord::tr("Failures: %1.").arg(text);
    if (const QString text = testText(result.sprt); !text.isEmpty())
        sentences << text;
    m_summary->setText(sentences.join(u' '));
}
