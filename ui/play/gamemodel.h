// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "ui/play/leftgames.h"

#include <QObject>
#include <QUndoStack>
#include <functional>

/// The one game that the window shows. Everything that changes it goes through here; everything
/// that shows it listens here. Changes are commands on an undo stack that hold the whole game
/// before and after. Another move played in the middle keeps the line that it leaves beside the one
/// on the board. Looking at an earlier position (goTo) or at another line is no change. A game that
/// another one has taken the place of can be brought back, too.
class GameModel : public QObject
{
    Q_OBJECT

public:
    explicit GameModel(QObject* parent = nullptr);
    ~GameModel() override;

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
    /// What is shown is in no file as it is: set up by hand, pasted, recovered after a crash.
    void markUnsaved();

    /// Is handed the game after each move that is played, to write into its tags; what it writes
    /// is taken back with the move.
    void setScribe(std::function<void(Game&)> scribe) { m_scribe = std::move(scribe); }
    /// Plays at the point that is looked at.
    Expected<void> play(Move move);
    /// The time of the side to move is over, at the end of the main line: a change that ends the
    /// game. Nothing happens where another line is on the board, or the game has ended.
    void loseOnTime();
    /// The program that plays the side to move has failed: as loseOnTime().
    void loseByFailure(const EngineFailure& failure);
    /// Goes on with a game that a failure has ended, which must be on the board: the step before
    /// is undone where that was the loss, else there is one more step.
    void playOn();
    /// Does again what was undone last where that is the loss by a failure.
    void redoFailure();
    /// Takes back this many moves, also after the end; fewer if there are not as many. Comments and
    /// tags that were changed after them go with them and come back with them.
    void takeBack(int moves);
    /// Plays again what was taken back.
    void playAgain(int moves);
    bool canTakeBack() const;
    bool canPlayAgain() const;
    /// Undoes the last change where that is no move: a comment, a line kept beside. False where it
    /// is one.
    bool undoChange();
    bool redoChange();
    /// Is there one step back: a change, or the game before? And one forward?
    bool canUndo() const { return m_undo.canUndo() || canBringBack(); }
    bool canRedo() const { return m_undo.canRedo() || canLeaveAgain(); }
    /// Nothing has changed since this game took the place of another one.
    bool canBringBack() const;
    /// Puts that one on the board, as it was left, with what had been taken back of it and all that
    /// its witnesses know of it.
    void bringBack();
    /// The other way round, while nothing was changed since bringBack(): right after it, or when
    /// all that had been taken back is played again.
    bool canLeaveAgain() const;
    void leaveAgain();
    /// Is asked about each game that leaves the board.
    void addWitness(GameWitness witness) { m_witnesses.push_back(std::move(witness)); }
    void goTo(int ply);
    /// Puts a line that is kept beside on the board, at its first move of its own.
    void showVariation(int variation);
    /// Back to the main line, where the line on the board left it.
    void showMainLine();
    /// The line on the board becomes the main line.
    void makeMainLine();
    void removeVariation(int variation);
    /// Away with the line on the board, which is not the main line, and back to that.
    void removeShownLine();
    void setComment(int ply, const QString& text);
    /// Of the start and of each move, as one change; as many as there are.
    void setComments(const std::vector<QString>& texts);

    /// What is taken back of a game that came with its moves.
    enum class Steps
    {
        Moves, ///< each of them, as if it had been played here
        Whole ///< all at once, by bringBack()
    };
    /// A new game or one from a file.
    void reset(Game game, const QString& filePath = QString(), Steps steps = Steps::Moves);
    /// The game with its steps, without what the witnesses know of it: for another model's place().
    LeftGame withSteps() const;
    void place(const LeftGame& game);

Q_SIGNALS:
    /// The game was replaced: new, loaded, or set up.
    void gameReset();
    /// A new disc fell, played or played again: `ply` counts from 1. Before positionChanged().
    void movePlayed(Move move, int ply);
    /// Another position is looked at, for whatever reason.
    void positionChanged();
    /// Moves, comments or tags changed (for the move list).
    void movesChanged();
    void modifiedChanged(bool modified);
    void filePathChanged(const QString& filePath);
    /// A move was played where the last moves of a game that has a result were taken back:
    /// takeBack() brings that game back.
    void finishedGameLeft();
    /// A move was played in the middle: what followed is kept beside.
    void lineKept();
    /// The game came to its end, by the move just played, by time or by a failure.
    void gameEnded(Outcome outcome);

private:
    class ChangeCommand;
    const std::shared_ptr<const GameStep>& stepAt(int index) const;
    int stepsToMove(int from, int direction) const;
    static std::vector<std::shared_ptr<const GameStep>> movesOf(const Game& whole);
    /// The game on the board, with what was taken back of it where that gave it a result.
    Game wholeGame() const;
    void change(Game after);
    void push(Game before, Game after, bool isMove);
    void show(const Game& game, bool moveFell);
    void announceChange();
    LeftGame present() const;
    void setFilePath(const QString& filePath);
    void announceModified();

    std::function<void(Game&)> m_scribe;
    std::vector<GameWitness> m_witnesses;
    LeftGames m_left;
    Game m_game;
    QUndoStack m_undo;
    QString m_filePath;
    /// What was announced last.
    bool m_modified = false;
    int m_shownPly = 0;
    Position m_shown;
    bool m_shownEarlyEnd = false;
    /// Where on the undo stack the game before comes back.
    int m_beginning = 0;
    /// The game was brought back, and nothing of it was undone or done again since.
    bool m_cameBack = false;
    /// The command just done dropped a disc.
    bool m_moveFell = false;
    bool m_rebuilding = false;
};
