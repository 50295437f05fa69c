// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/games/recordingkeeper.h"

#include <QObject>
#include <memory>
#include <vector>

class GameLibrary;
class Autosave;
class GameModel;
class PlayController;
class ReviewSession;

/// Keeps the game on the board in the archive, change by change and away from the window. A game
/// that is only looked at is not kept. One that has a result is never written
/// over: what is played instead of its moves is another game.
class GameArchiver : public QObject
{
    Q_OBJECT

public:
    GameArchiver(GameModel& model, PlayController& controller, ReviewSession& review,
                 Autosave& autosave, GameLibrary& shelf, QObject* parent = nullptr);

    /// Off keeps nothing more; what is kept stays.
    void setEnabled(bool on);
    /// Is the game on the board in the archive, or on its way there? Not where the last writing
    /// failed.
    bool keeps() const { return m_enabled && !m_failed; }
    /// The game that has just come on the board is the one of the archive that was written so.
    void goOnWith(const KeptAs& as);
    /// Its uid; empty for one that is not kept.
    QString uid() const;
    RecordingKeeper& recordings() { return m_recordings; }
    /// Is what the searches of the game on the board reported kept with it?
    bool keepsSearches() const;
    /// Something was noted on them.
    void keepSearches();

Q_SIGNALS:
    /// Once until it works again: why games can't be kept.
    void failed(const QString& sentence);

private:
    /// A game that was begun on this board, as it was written last.
    struct Line
    {
        ArchivedGame game;
        /// Where it goes. What was written is known on the worker's thread alone.
        std::shared_ptr<KeptAs> seat;
    };

    void forget();
    /// Is the game on the board kept as the last of the lines?
    bool isLastLine() const;
    /// Some at a time, so that the game on the board is kept in between.
    void purge();
    void write();
    void put(Line& line, const Game& game);
    void erase(Line& line);
    Line* lineFor(const Game& game);
    std::array<ArchivedPlayer, 2> playersOf(const Game& game) const;
    void keepLeftGames();
    void keepAccuracy();

    GameModel& m_model;
    PlayController& m_controller;
    ReviewSession& m_review;
    Autosave& m_autosave;
    GameLibrary& m_shelf;
    RecordingKeeper m_recordings;
    /// Of the game on the board: the one being written last, finished ones before it.
    std::vector<Line> m_lines;
    bool m_enabled = true;
    bool m_failed = false;
};
