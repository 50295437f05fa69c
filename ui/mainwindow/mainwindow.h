// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/reviewsession.h"
#include "ui/analysis/analysismodel.h"
#include "ui/performance/runhistory.h"
#include "ui/play/gamemodel.h"
#include "ui/play/hintsearch.h"
#include "ui/play/playcontroller.h"
#include "ui/review/movelistmodel.h"
#include "ui/settings/settings.h"

#include <QMainWindow>
#include <QPointer>
#include <QTimer>
#include <memory>

class Actions;
class AnalysisLink;
class Autosave;
class BoardLink;
class BoardStage;
class BoardView;
class ChartLink;
class DockSet;
class EvaluationLink;
class FocusKeeper;
class GameFiles;
class GameStart;
class HintLink;
class LabLink;
class LayoutKeeper;
class LensLink;
class MessageStrip;
class NavigationBar;
class PreferencesDialog;
class QMenu;
class QSettings;
class ReportLink;
class ReviewLink;
class SetupMode;
class SetupPanel;
class StatusLine;
class TryMode;
class TryPanel;
class TurnLink;

/// The window: puts board, docks, menus and models together, and does nothing itself that one of
/// them can do.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// `store` keeps the settings and must outlive the window; `autosaveFolder` keeps games that
    /// are in no file yet.
    MainWindow(QSettings& store, const QString& autosaveFolder, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// False, and a sentence above the board, when the file can't be read.
    bool openFile(const QString& path);
    /// What a person is asked when the program starts: a game left behind, the players.
    void welcome();
    /// A sentence above the board that stays until it is closed.
    void showMessage(const QString& sentence);

    const Settings& settings() const { return m_settings; }
    Actions& commands() { return *m_actions; }
    BoardView& board() { return *m_board; }
    GameModel& model() { return m_model; }
    PlayController& controller() { return m_controller; }
    HintSearch& hints() { return m_hints; }
    RunHistory& history() { return m_history; }
    ReviewSession& review() { return m_review; }
    AnalysisModel& analysis() { return m_analysis; }

protected:
    bool event(QEvent* event) override;
    /// Leaves out what lies behind another tab.
    bool focusNextPrevChild(bool next) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void buildCentre();
    void connectModels();
    void connectFileCommands();
    void connectGameCommands();
    void connectReviewCommands();
    void connectViewCommands();
    void updateActions();
    void updateVeil();
    void updateTitle();

    /// Those of the present layout.
    Overlays& overlays(Settings& settings) const;
    void editSettings(const Settings& settings);
    void applySettings();
    void saveSettings();
    void setPlayers(const Entrant& first, const Entrant& second);
    void keepPlayers();

    void newGame();
    void rematch();
    void showStartPanel();
    void exportChart();
    void showAnalysis();
    void showLaboratory();
    void closeStartPanel(bool askAgain);
    void playFrom(const std::vector<Move>& moves);
    void playMoves(const std::vector<Move>& moves);
    void showPreferences();

    QSettings& m_store;
    Settings m_settings;
    const bool m_firstStart;
    GameModel m_model;
    PlayController m_controller;
    HintSearch m_hints;
    ReviewSession m_review;
    AnalysisModel m_analysis;
    RunHistory m_history;
    MoveListModel m_moves;
    std::unique_ptr<Autosave> m_autosave;
    QTimer m_saveTimer;

    Actions* m_actions = nullptr;
    QMenu* m_recent = nullptr;
    BoardStage* m_stage = nullptr;
    BoardView* m_board = nullptr;
    MessageStrip* m_message = nullptr;
    NavigationBar* m_navigation = nullptr;
    SetupPanel* m_setup = nullptr;
    TryPanel* m_tryPanel = nullptr;
    BoardLink* m_link = nullptr;
    ReportLink* m_reports = nullptr;
    AnalysisLink* m_analysisLink = nullptr;
    LensLink* m_lens = nullptr;
    HintLink* m_hintLink = nullptr;
    SetupMode* m_setupMode = nullptr;
    TryMode* m_tryMode = nullptr;
    std::unique_ptr<DockSet> m_docks;
    LayoutKeeper* m_layout = nullptr;
    GameFiles* m_files = nullptr;
    ChartLink* m_charts = nullptr;
    GameStart* m_start = nullptr;
    StatusLine* m_status = nullptr;
    TurnLink* m_turns = nullptr;
    ReviewLink* m_reviews = nullptr;
    EvaluationLink* m_evaluation = nullptr;
    LabLink* m_laboratory = nullptr;
    FocusKeeper* m_focus = nullptr;
    QPointer<PreferencesDialog> m_preferences;
};
