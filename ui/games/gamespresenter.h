// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/gamelibrary.h"
#include "ui/games/gamearchiver.h"

#include <QObject>

class GameFiles;
class GamesDialog;
struct KeptGame;
class QWidget;

/// Between the game on the board and the archive of all games: keeps it there, and brings kept ones
/// back.
class GamesPresenter : public QObject
{
    Q_OBJECT

public:
    /// `file` is the archive; `window` is the dialog's parent.
    GamesPresenter(GameModel& model, PlayController& controller, ReviewSession& review,
                   Autosave& autosave, GameFiles& files, const QString& file, QWidget* window);
    /// Waits until what was played is in the file.
    ~GamesPresenter() override;

    /// Beside the folder of autosaved games.
    static QString usualFile(const QString& autosaveFolder);

    GameLibrary& shelf() { return m_shelf; }
    /// What the game on the board is called there; empty where it is not kept.
    QString keptUid() const { return m_keeper.uid(); }
    /// The game on the board is that one, and this window is its only writer.
    void goOnWith(const QString& uid) { m_keeper.goOnWith({uid, KeptAs::anyRevision}); }
    void setEnabled(bool on) { m_keeper.setEnabled(on); }
    /// Is what its searches reported kept with the game on the board?
    bool keepsSearches() const { return m_keeper.keepsSearches(); }
    /// Something was noted on them.
    void keepSearches() { m_keeper.keepSearches(); }
    /// Who knows the searches of the game on the board; empty while nobody does.
    void setRecorder(RecordingKeeper::Source recorder)
    {
        m_keeper.recordings().setSource(std::move(recorder));
    }
    /// Opens "My games".
    void show();
    /// With the games that went through the position on the board.
    void showPosition();
    /// Null before it was opened.
    GamesDialog* dialog() { return m_dialog; }

Q_SIGNALS:
    /// The game that is going on is played by these.
    void playersChosen(const Entrant& first, const Entrant& second);
    /// A kept game is on the board.
    void opened();
    /// And is to be reviewed.
    void reviewWanted();
    /// And its searches are known: they belong to the moves on the board.
    void recordingOpened(const std::shared_ptr<const Recording>& recording);
    /// And they are to be looked at.
    void measureWanted();
    /// What was done.
    void done(const QString& sentence);
    /// What could not be done, and why.
    void refused(const QString& sentence);

private:
    void makeDialog();
    /// The game of this uid is on the board again.
    void bringRecording(const QString& uid);
    bool open(const KeptGame& kept, bool goesOn);
    void restorePlayers(const ArchivedGame& game);

    GameModel& m_model;
    PlayController& m_controller;
    GameFiles& m_files;
    QWidget* m_window;
    GameLibrary m_shelf;
    GameArchiver m_keeper;
    GamesDialog* m_dialog = nullptr;
};
