// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/leftgames.h"
#include "ui/programs/programkeeper.h"
#include "ui/settings/settingsmodel.h"

#include <QMainWindow>
#include <memory>

class BotCommands;
class CommandStates;
class EndOffers;
class FailureOffer;
class GameCommands;
class LaboratoryCommands;
class LessonCommands;
class QSettings;
class RecordingCommands;
class ReviewCommands;
class PlanCommands;
class ShareCommands;
class Tour;
class ViewCommands;
struct Recording;
struct WindowParts;

/// What a person was at, for a window that takes the place of another.
struct CarriedWork
{
    LeftGame game;
    QString keptUid; ///< what it is called among all games that are kept
    /// What its searches reported; null where there is none.
    std::shared_ptr<const Recording> recording;
    bool hasUnsavedPins = false; ///< in their timelines
    bool enginesMove = false; ///< they were not paused
    bool isAsking = false; ///< the questions before a game were open
    bool hasPreferences = false; ///< the preferences were open
    QString language; ///< that was chosen; empty follows the system
};

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
    /// A file by its path or URL, or a link to a position (`fourcast:44536`); as openFile().
    bool open(const QString& place);
    /// Is it a file of a page of the laboratory, and no game?
    bool opensInLaboratory(const QString& place) const;
    /// The desktop's session, or the program, is about to end: keeps what is unsaved and asks
    /// nothing. The game is offered at the next start.
    void saveForTheEnd();
    /// What a person is asked when the program starts: a game left behind, the players.
    void welcome();
    /// A sentence above the board that stays until it is closed.
    void showMessage(const QString& sentence);

    /// What goes over into the next window; settings are on disk then.
    CarriedWork carry();
    /// Goes on where another window stopped.
    void carryOn(const CarriedWork& work);

    const Settings& settings() const { return m_settings.settings(); }
    /// For those who drive it from outside: requests of the desktop, tests.
    WindowParts& parts() { return *m_parts; }

Q_SIGNALS:
    /// Another language is to be spoken than the one that the window was made in, and nothing would
    /// be lost by making another.
    void languageChosen();

protected:
    bool event(QEvent* event) override;
    /// Leaves out what lies behind another tab.
    bool focusNextPrevChild(bool next) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void joinGame();
    void joinTerms();
    void joinBoard();
    void joinAnalysis();
    void joinSearches();
    void showLine(const Position& root, const std::vector<Move>& line);
    void joinHints();
    void joinSettings();
    /// Another engine where that of the hints is a program that is gone.
    void keepHintEngine();
    /// Tells of another language, or why it has to wait.
    void askLanguage();

    void showPlace();
    void showTitle();
    void showSpoilerGuard();
    void applySettings();
    /// None of them where discs are hidden: they would tell of those.
    void showOverlays();
    /// What only the window knows of the settings.
    void addPlaces(Settings& settings) const;

    /// That it was made with.
    QString m_language;
    /// Before the settings, which name programs.
    ProgramKeeper m_programs;
    // In this order: what is connected to others is destroyed before them.
    /// Why some of them are not as they were kept.
    QStringList m_lostEngines;
    SettingsModel m_settings;
    std::unique_ptr<WindowParts> m_parts;
    std::unique_ptr<CommandStates> m_states;
    std::unique_ptr<GameCommands> m_game;
    std::unique_ptr<EndOffers> m_endOffers;
    std::unique_ptr<FailureOffer> m_failureOffer;
    std::unique_ptr<ReviewCommands> m_review;
    std::unique_ptr<LessonCommands> m_lessons;
    std::unique_ptr<LaboratoryCommands> m_laboratory;
    std::unique_ptr<ViewCommands> m_view;
    std::unique_ptr<Tour> m_tour;
    std::unique_ptr<ShareCommands> m_share;
    std::unique_ptr<PlanCommands> m_plans;
    std::unique_ptr<RecordingCommands> m_recording;
    std::unique_ptr<BotCommands> m_bots;
    /// The context of the connections between the parts: destroyed first, it ends them.
    std::unique_ptr<QObject> m_joints;
};
