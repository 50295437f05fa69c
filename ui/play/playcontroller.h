// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/gamemodel.h"
#include "ui/play/playingsides.h"
#include "ui/play/premove.h"

/// Who moves next, and making them do it: asks the engine of the side to move, away from the
/// window, keeps a visible thinking time, and plays the answer. A report that belongs to another
/// position than the present one is dropped. Moves are played only from the event loop or from one
/// of the calls below, never from within a signal of the game model.
class PlayController : public QObject
{
    Q_OBJECT

public:
    enum class State
    {
        WaitingForPerson, ///< a person is to move at the end of the game
        Thinking, ///< an engine is
        Paused, ///< an engine would be to move, but engines are paused, or an earlier position is
                ///< looked at
        Finished
    };
    Q_ENUM(State)

    /// Both sides are persons at first.
    explicit PlayController(GameModel& model, QObject* parent = nullptr);

    void setEngineMaker(EngineMaker maker) { m_sides.setEngineMaker(std::move(maker)); }

    State state() const { return m_state; }
    const Entrant& player(Player side) const { return m_sides.player(side); }
    /// Fails with the sentence of makeEngine(); the old player stays then.
    Expected<void> setPlayer(Player side, const Entrant& settings);
    /// The players change sides; the game goes on. A search that runs is abandoned.
    void swapSides();
    /// The same with the next game that is reset on the board, before anybody thinks about it.
    void swapAtNextGame() { m_swapNext = true; }
    /// An engine's answer is played no earlier than this after it began to think. A disc that is
    /// on its way meanwhile counts, and is waited for as well.
    void setMinimumThinkingMs(int ms) { m_minimumThinkingMs = ms; }
    /// The same while two engines play each other.
    void setAutoPlayDelayMs(int ms) { m_autoPlayDelayMs = ms; }
    bool bothAreEngines() const { return m_sides.bothAreEngines(); }

    /// Would a click on a playable column be played or kept now? For BoardView::setInteractive.
    bool acceptsMoves() const;
    /// A person's click on a column. While an engine thinks or a disc falls one move is kept and
    /// played when its turn comes: the latest one while an engine thinks; while only a disc falls
    /// the one kept before is played at once, so that no click is lost. A click that can't be
    /// played fails with a sentence.
    Expected<void> personPlays(Move move);
    /// Is called before a person's move is played, and may end the game, by its clock: the move is
    /// refused then.
    void setBeforeMove(std::function<void()> look) { m_beforeMove = std::move(look); }
    bool hasQueuedMove() const { return !m_kept.isEmpty(); }
    Move queuedMove() const { return m_kept.move(); }
    void clearQueue() { m_kept.clear(); }
    /// While a disc is on its way, a kept move and an engine's answer wait for it; engines think
    /// on. A person's other commands do not wait.
    void setDiscFalling(bool falling);
    bool isDiscFalling() const { return m_discFalling; }

    /// Lets engines play, from the end of the game. Engine against engine starts paused, and so
    /// does a game that came with moves.
    void start();
    /// The opposite of pause(): nothing moves while an earlier position is looked at.
    void resume();
    /// Abandons a search that runs; engines wait for start() or step(), or for a person's move.
    void pause();
    /// Are engines allowed to move when it is their turn?
    bool isRunning() const { return m_running; }
    /// One engine move, from the end of the game, then paused again.
    void step();
    /// Plays the best so far (Esc).
    void moveNow();
    /// Takes back what was done last: a comment, a line, or the moves to a person's last turn (one
    /// move when two people or two engines play). Engines pause when it is an engine's turn then.
    /// At the beginning the game before comes back. That a program failed is taken back with the
    /// moves before it.
    void takeBack();
    /// Goes on with a game that a program has lost by a failure: it is asked once more.
    void playOn();
    /// The other way: a comment, a line, or the moves up to a person's next turn (or one move); or
    /// leaves the game that came back.
    void playAgain();

Q_SIGNALS:
    void stateChanged();
    void playersChanged();
    /// From the thinking side's engine, as it goes.
    void progressed(const SearchReport& report, Player side);
    /// An engine's answer was played as move `ply` (from 1) of the game.
    void engineMoved(const SearchReport& report, Player side, int ply);
    /// A program gave no move, for the reason in the report: the game is lost by its side. Where
    /// another line than the main one is on the board, refused() follows, and nothing is lost.
    void engineFailed(const SearchReport& report, Player side);
    /// A person's disc was played as move `ply` (from 1) of the game.
    void personMoved(int ply);
    void queueChanged();
    /// No disc is on its way any more.
    void discLanded();
    /// A program that plays is another than was chosen: a sentence.
    void engineReplaced(const QString& sentence);
    /// A kept move could not be played when its turn came: a sentence.
    void refused(const QString& sentence);

private:
    bool personIsToMove() const;

    void handleGameReset();
    void restore(const Entrant& first, const Entrant& second, bool running);
    void update();
    State wantedState() const;
    void setState(State state);
    void allowEngines(bool running);

    void followPrograms();
    Expected<void> startThinking();
    void playAnswer(const SearchReport& report);
    void loseBy(const SearchReport& report, Player side);

    /// Is the kept move's side the next person to move, now that things are like this?
    bool keptMoveHolds(State state) const;
    void playKept();
    Expected<void> keep(Move move);
    Expected<void> playNow(Move move);
    /// Takes back or plays again by `move` until a person is to move, once at least.
    void travel(bool (GameModel::*possible)() const, void (GameModel::*move)(int));

    GameModel& m_model;
    std::function<void()> m_beforeMove;
    PlayingSides m_sides;
    Premove m_kept;
    State m_state = State::WaitingForPerson;
    bool m_discFalling = false;
    /// Engines may move.
    bool m_running = true;
    /// Engines may make one more move.
    bool m_step = false;
    /// The players change sides when the game is reset.
    bool m_swapNext = false;
    /// Changes under way that end with one update().
    int m_hold = 0;
    int m_minimumThinkingMs = 350;
    int m_autoPlayDelayMs = 300;
};
