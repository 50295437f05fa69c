// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/tournament/tournamentexportmenu.h"

#include <QObject>

class QPushButton;
class RunRow;

/// What the row of a page has for a tournament: reports, the view for a class, the export, and what
/// its own buttons do there.
class TournamentButtons : public QObject
{
    Q_OBJECT

public:
    /// `row` must outlive this; `shown` gives what is exported.
    TournamentButtons(RunRow& row, TournamentExportMenu::AskFound shown, QObject* parent = nullptr);

    /// Enables what can be done with the tournament that is shown, if one is.
    void offer(bool isThere, bool isComplete, bool hasGames, bool isRunning);

Q_SIGNALS:
    void reportsWanted();
    void classViewWanted();
    /// What was exported, and why something was not: a sentence.
    void done(const QString& sentence);
    void refused(const QString& sentence);

private:
    RunRow& m_row;
    QPushButton* m_classView;
    QPushButton* m_reports;
};
