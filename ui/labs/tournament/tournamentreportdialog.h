// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/jobs/job.h"
#include "core/tournament/tournamentreport.h"
#include "ui/labs/tournament/tournamentexportmenu.h"

#include <QDialog>

class LiveLabel;
class QProgressBar;
class QTableView;
class TableModel;

/// What each entrant of a tournament missed, by the exact solver, with its slowest move and its
/// failures. Found beside the window. A row of what was missed opens its game.
class TournamentReportDialog : public QDialog
{
    Q_OBJECT

public:
    explicit TournamentReportDialog(std::shared_ptr<const NamedTournament> tournament,
                                    QWidget* parent = nullptr);
    ~TournamentReportDialog() override;

    bool isDone() const { return !m_job.isRunning(); }

Q_SIGNALS:
    /// A person wants to see the game of this number before this ply.
    void gameWanted(int number, int ply);

private:
    using Reports = std::vector<EntrantReport>;

    void finish();
    void showMisses(int row);
    void chooseMiss(int row);

    std::shared_ptr<const NamedTournament> m_tournament;
    std::shared_ptr<const Reports> m_reports;
    std::vector<EntrantReport::Place> m_places; ///< of the entrant in front
    TableModel* m_model;
    TableModel* m_missModel;
    QTableView* m_table;
    QTableView* m_misses;
    QProgressBar* m_progress;
    LiveLabel* m_told;
    ExportMenu* m_export;
    /// Last: its end is waited for while the rest is still there.
    Job<Reports> m_job;
};
