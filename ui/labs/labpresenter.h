// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/entrant.h"
#include "core/plan/practice/planpractice.h"
#include "core/recording/recording.h"
#include "core/study/runs/storedgame.h"
#include "ui/labs/page/labpage.h"

#include <QMap>
#include <QObject>
#include <QStringList>
#include <functional>
#include <memory>

class ExperimentLibrary;
class GameFiles;
class GameModel;
class LabActivity;
class LabPanel;
class PlayController;
class ProgramKeeper;
class SolverService;
struct ComparisonRequest;
struct LabEntry;
struct LabServices;

/// Where the laboratory keeps what outlives a restart.
struct LabFiles
{
    /// What pages go on with; empty keeps nothing.
    QString folder;
    /// The games of experiments.
    QString experiments;
    /// What was chosen on the pages, by their ids, as LabPresenter::fields() gave it.
    QMap<QString, QString> fields {};
    /// Of all that is exact in the window.
    std::shared_ptr<SolverService> solver {};
    /// The game on the board with what its engines reported.
    std::function<Recording()> recording {};
    /// The person's programs of others, where some can be added.
    ProgramKeeper* programs = nullptr;
};

/// Puts the pages into the laboratory, and connects them with the game and the window.
class LabPresenter : public QObject
{
    Q_OBJECT

public:
    LabPresenter(LabPanel& panel, GameModel& model, PlayController& controller,
                 GameFiles& gameFiles, const LabFiles& files, QObject* parent = nullptr);
    /// Stops what runs, and takes the pages away.
    ~LabPresenter() override;

    /// Which pages work at the moment.
    const LabActivity& activity() const { return *m_activity; }

    /// What is chosen on the pages, by their ids, as JSON.
    QMap<QString, QString> fields() const;

    /// Where what pages go on with is kept; empty: nowhere.
    const QString& folder() const { return m_folder; }

    /// Beside the folder of autosaved games.
    static QString usualFile(const QString& autosaveFolder);

    /// Shows a page with these settings and does not start a run. Settings that are invalid are
    /// refused with a sentence; a page that is running is left unchanged.
    void openPage(const QString& id, const LabSettings& settings);
    /// Shows the page of plans, and begins there with this one.
    void openPlan(const AnyRootedPlan& plan, PracticeMode mode);
    /// Shows the page that compares searches, and begins there; refused while it runs.
    void repeatSearch(const ComparisonRequest& request);
    /// Opens the page with its settings; what a person hands over there is given to `taken`, in the
    /// text of an answer. Whoever waited before waits no longer.
    void waitForResult(const fourcast::lesson::WrittenResult& wanted,
                       std::function<void(const QString&)> taken);
    /// Nothing is waited for any more.
    void endWaiting();

    /// The page that opens files of such a name, by its id; empty where there is none.
    QString pageFor(const QString& path) const;
    /// Does that page stand beside the board?
    bool isBesideBoard(const QString& page) const { return m_besideBoard.contains(page); }
    /// Brings that page to the front with the file.
    void openFile(const QString& path);
    /// Brings this page to the front with the file, whatever its name.
    void openFile(const QString& page, const QString& path);
    /// How the names of all such files end.
    QStringList fileEnds() const { return m_openers.keys(); }

    /// On the board, where the game stands. Where it is there already it is only gone to that move.
    void showGame(const StoredGame& stored, const QString& title);

Q_SIGNALS:
    /// A person wants to play against an engine that a page has made.
    void playWanted(const Entrant& engine, bool isBeside);
    /// A game of the laboratory came on the board: the charts show what its moves cost.
    void gameShown(const StoredGame& game);
    /// It was there already, and another move of it is looked at.
    void boardWanted();
    /// What was done.
    void done(const QString& sentence);
    /// What could not be done, and why.
    void refused(const QString& sentence);
    /// A person wants the games of experiments to be kept there.
    void fileChosen(const QString& file);

private:
    void addPage(const LabEntry& entry, const LabServices& place);
    void connectPage(LabPage& page);
    void refuseBusy();
    void takeResult(LabPage& from, fourcast::lesson::LabResult result);
    QString idOf(const LabPage& page) const;
    bool isOnBoard(const StoredGame& stored) const;

    LabPanel& m_panel;
    GameModel& m_model;
    PlayController& m_controller;
    GameFiles& m_files;
    ExperimentLibrary* m_shelf = nullptr;
    LabActivity* m_activity = nullptr;
    std::function<Recording()> m_recording;
    QStringList m_ids; ///< of the pages
    std::function<void(const QString&)> m_waiting; ///< for a result that is handed over
    QStringList m_besideBoard; ///< of those pages
    QMap<QString, QString> m_openers; ///< pages' ids by how files' names end
    QString m_folder;
    QMap<QString, QString> m_fields; ///< of those that were not seen yet
};
