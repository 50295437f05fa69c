// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/game.h"

#include <QObject>
#include <QUndoStack>

/// The one game that the window shows. Everything that changes it goes through here; everything that
/// shows it listens here. Changes are commands on an undo stack that hold the whole game before and
/// after, so that a line cut off by playing another move in the middle comes back with Undo. Looking
/// at an earlier position (goTo) is no change.
class GameModel : public QObject
{
    Q_OBJECT

public:
    explicit GameModel(QObject* parent = nullptr);

    const Game& game() const { return m_game; }
    /// The position that is looked at.
    const Position& position() const { return m_game.position(); }
    QUndoStack& undoStack() { return m_undo; }

    /// Where the game came from; empty while it has no file.
    QString filePath() const { return m_filePath; }
    /// Something that a person made is not in the file yet.
    bool isModified() const;
    /// After a save to this path.
    void markSaved(const QString& filePath);

    /// Plays at the point that is looked at.
    Expected<void> play(Move move);
    /// Takes back this many moves, also after the end; fewer if there are not as many.
    void takeBack(int moves);
    /// Plays again what was taken back.
    void playAgain(int moves);
    bool canTakeBack() const;
    bool canPlayAgain() const;
    void goTo(int ply);
    void setComment(int ply, const QString& text);
    void setTag(const QString& name, const QString& value);

    /// A new game or one from a file: the undo stack is rebuilt from its moves.
    void reset(Game game, const QString& filePath = QString());

Q_SIGNALS:
    /// The game was replaced: new, loaded, or set up.
    void gameReset();
    /// A new disc fell: `ply` counts from 1. Before positionChanged().
    void movePlayed(Move move, int ply);
    /// Another position is looked at, for whatever reason.
    void positionChanged();
    /// Moves, comments or tags changed (for the move list).
    void movesChanged();
    void modifiedChanged(bool modified);
    /// The game came to its end by the move just played.
    void gameEnded(Outcome outcome);

private:
    class ChangeCommand;
    void apply(const Game& game);

    Game m_game;
    QUndoStack m_undo;
    QString m_filePath;
    bool m_modifiedBeforeReset = false;
};
