// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"
#include "ui/play/games/autosave.h"

#include <QAction>
#include <QObject>
#include <QPointer>
#include <functional>
#include <vector>

class GameModel;
class QMenu;
class QFileDialog;
class QMimeData;
class QWidget;
class SettingsModel;

/// Games in files: open, save, the recent ones, what is dropped on the window, the question before
/// an unsaved game is given up, and games left behind by a crash.
class GameFiles : public QObject
{
    Q_OBJECT

public:
    /// `settings` hold the recent files and whether to ask; `window` is the parent of dialogs.
    GameFiles(GameModel& model, Autosave& autosave, SettingsModel& settings, QWidget* window);

    /// Asked before a game is given up: is it kept somewhere by itself? Who has kept it is not
    /// asked to save it; what changed a file of one's own is asked about all the same.
    void setKeeper(std::function<bool()> keeps) { m_keeps = std::move(keeps); }
    /// Files of other kinds, by the ends of their names: this opens them, and the game stays.
    void setOthers(QStringList ends, std::function<void(const QString& path)> open);
    /// Files of another kind, which keep more of the present game than its own.
    struct OtherSaver
    {
        QString end {}; ///< of their names: ".c4rec"
        QString filter {}; ///< what a dialog calls them
        std::function<Expected<void>(const QString& path)> save {};
        /// What of the game only such a file would keep and none has yet, in a sentence; empty
        /// where there is nothing. mayDiscard() asks about it, too.
        std::function<QString()> unsaved {};
    };
    void setSaver(OtherSaver saver) { m_other = std::move(saver); }
    /// Puts a game on the board that was read from this file; asks first as open() does.
    bool take(Game game, const QString& path);
    /// The present game, as it is, was saved to this file.
    void markSaved(const QString& path);
    /// May the present game be replaced? Asks where it has unsaved changes, and saves if the person
    /// chooses that.
    bool mayDiscard();
    /// Asks first where there is something unsaved. False, and refused(), when the file can't be
    /// read; the present game stays.
    bool open(const QString& path);
    void chooseAndOpen();
    bool save();
    bool saveAs();
    /// Puts the recent files into a menu.
    void fillRecent(QMenu& menu);
    /// Puts the latest game that a program has left behind on the board, which must be empty, and
    /// says so by putBack(). False where there is none; refused() says what is damaged.
    bool putLatestBack();

    /// The local files in it that can be opened together: one, or several of other kinds; empty
    /// where there are none.
    QStringList droppedFiles(const QMimeData* data) const;

Q_SIGNALS:
    /// A game that was left behind is on the board, as it was.
    void recovered(const RecoverableGame& game);
    /// After recovered(), a sentence for the person; `others` has a menu of more games that were
    /// left behind, and is null where there are none. It lives until the next one is sent.
    void putBack(const QString& sentence, QAction* others);
    /// What was done.
    void done(const QString& sentence);
    /// What could not be done, and why.
    void refused(const QString& sentence);

private:
    bool isOther(const QString& path) const;
    QString allFilter() const;
    QString unsavedElse() const { return m_other.unsaved ? m_other.unsaved() : QString(); }
    /// To a file that keeps that, too.
    bool saveWhole();
    bool saveBy(QFileDialog& dialog);
    bool isOfOther(const QString& path) const;
    bool saveTo(const QString& path);
    QString suggestedPath() const;
    /// Those that a person can want to go on with, newest first.
    std::vector<RecoverableGame> leftGames() const;
    bool goOnWith(const RecoverableGame& game);
    void openLeft(const RecoverableGame& game);
    void tellOfLeft();
    QAction* makeOthers(const std::vector<RecoverableGame>& games);

    GameModel& m_model;
    Autosave& m_autosave;
    SettingsModel& m_settings;
    QWidget* m_window;
    std::function<bool()> m_keeps;
    QStringList m_otherEnds;
    std::function<void(const QString& path)> m_openOther;
    OtherSaver m_other;
    QPointer<QAction> m_others;
};
