// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/tournaments/tournamentlibrary.h"
#include "core/session/tournaments/tournamentsession.h"
#include "ui/labs/page/labentry.h"
#include "ui/labs/page/labpage.h"
#include "ui/labs/tournament/classnames.h"

#include <QPointer>

class ClassView;
class ProgramKeeper;
class QComboBox;
class QLabel;
class QPushButton;
class QTabWidget;
class QTableView;
class QToolButton;
class TableModel;
class TournamentExportMenu;
class TournamentGames;
struct NamedTournament;

/// Tournaments of engines, levels and programs of others: made, played, kept, gone on with, and
/// shown to a class while they are played.
class TournamentPage : public LabPage
{
    Q_OBJECT

public:
    explicit TournamentPage(const LabServices& place, QWidget* parent = nullptr);
    ~TournamentPage() override;
    static LabEntry entry();

    QJsonObject fields() const override;
    void setFields(const QJsonObject& fields) override;

    /// Shows it with its games; run() plays the rest. Kept at once.
    void showTournament(const QString& name, const Tournament& tournament);
    const Tournament& tournament() const;
    const TournamentResult& result() const { return m_result; }
    const QString& name() const { return m_name; }
    TournamentSession& session() { return m_session; }
    /// Opens the view for a class, or brings it to the front.
    ClassView& openClassView();

public Q_SLOTS:
    void run() override;
    /// Begins no more games.
    void pause() override;
    /// Ends at once.
    void cancel() override;

protected:
    bool hasFound() const override { return m_result.games > 0; }

private:
    QWidget* makeHead();
    QWidget* makeResults();
    void makeMenu();
    void connectSession();
    void list();
    void takeList(const Expected<std::vector<KeptTournament>>& kept);
    void open(const QString& file);
    void take(const QString& name, OpenedTournament opened);
    void make();
    void makeLike();
    void letJoin();
    void remove();
    void showReports();
    void choose(int row, int ply);
    void chooseGame(const TournamentGame& game, int ply);
    void takeNews(const TournamentNews& news);
    void takeState();
    void takeEnd(bool isComplete);
    void showResult();
    void showSummary();
    void updateControls();
    std::shared_ptr<const NamedTournament> shown() const;
    Expected<void> addPrograms(const std::vector<struct Program>& programs);

    ProgramKeeper* m_programs;
    TournamentLibrary m_library;
    std::vector<KeptTournament> m_kept;
    QString m_name;
    QString m_wanted; ///< is opened as soon as it is in the list
    Tournament m_tournament; ///< while nothing is played
    TournamentResult m_result;
    bool m_isComplete = false;
    ClassNaming m_naming = ClassNaming::Names;
    QComboBox* m_keptChoice = nullptr;
    QToolButton* m_manage = nullptr;
    QAction* m_join = nullptr;
    QAction* m_like = nullptr;
    QAction* m_remove = nullptr;
    QPushButton* m_new = nullptr;
    QPushButton* m_classButton = nullptr;
    QPushButton* m_reports = nullptr;
    QLabel* m_summary = nullptr;
    QTabWidget* m_tabs = nullptr;
    TableModel* m_standings = nullptr;
    TableModel* m_cross = nullptr;
    TournamentGames* m_games = nullptr;
    QTableView* m_standingsTable = nullptr;
    QTableView* m_crossTable = nullptr;
    QTableView* m_gamesTable = nullptr;
    QPointer<ClassView> m_classView;
    /// Last: its end is waited for while the rest is still there.
    TournamentSession m_session;
};
