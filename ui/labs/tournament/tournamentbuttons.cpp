// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/tournament/tournamentbuttons.h"

#include "ui/labs/page/runrow.h"

#include <QCoreApplication>
#include <QPushButton>
#include <utility>

namespace {

struct TournamentButtonWord
{
    Q_DECLARE_TR_FUNCTIONS(TournamentPage)
};

}

TournamentButtons::TournamentButtons(RunRow& row, TournamentExportMenu::AskFound shown,
                                     QObject* parent)
    : QObject(parent), m_row(row),
      m_classView(new QPushButton(TournamentButtonWord::tr("C&lass view"))),
      m_reports(new QPushButton(TournamentButtonWord::tr("Rep&orts…")))
{
    m_classView->setToolTip(TournamentButtonWord::tr(
        "Show the games and the standings to a class, on the whole screen"));
    connect(m_classView, &QPushButton::clicked, this, &TournamentButtons::classViewWanted);
    m_reports->setToolTip(
        TournamentButtonWord::tr("What each entrant missed, its slowest move and its failures"));
    connect(m_reports, &QPushButton::clicked, this, &TournamentButtons::reportsWanted);
    m_row.addButton(m_reports);
    m_row.addButton(m_classView);
    m_row.setTips(TournamentButtonWord::tr("Play the games that are missing"),
                  TournamentButtonWord::tr(
                      "Begin no more games. Those under way are finished; you can continue later."),
                  TournamentButtonWord::tr(
                      "Stop at once. What is under way is played anew when you continue."));
    m_row.setCounting(TournamentButtonWord::tr("%v of %m games"),
                      TournamentButtonWord::tr("Games played"));
    auto* const exports = new TournamentExportMenu(std::move(shown));
    connect(exports, &ExportMenu::done, this, &TournamentButtons::done);
    connect(exports, &ExportMenu::refused, this, &TournamentButtons::refused);
    m_row.setExport(exports);
}

void TournamentButtons::offer(bool isThere, bool isComplete, bool hasGames, bool isRunning)
{
    m_row.setReady(isThere && !isComplete);
    m_row.setResumable(hasGames);
    m_row.setExportable(hasGames);
    m_reports->setEnabled(hasGames && !isRunning);
    m_classView->setEnabled(isThere);
}
