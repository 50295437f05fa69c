// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/searchreport.h"
#include "ui/models/gamemodel.h"
#include "ui/models/settings.h"

#include <QElapsedTimer>
#include <QTimer>
#include <memory>

class EngineSession;

/// Who moves next, and making them do it: asks the engine of the side to move, away from the window,
/// keeps a visible thinking time, and plays the answer. A report that belongs to another position
/// than the present one is dropped.
class PlayController : public QObject
{
    Q_OBJECT

public:
    enum class State {
        WaitingForPerson, ///< a person is to move at the end of the game
        Thinking, ///< an engine is
        Paused, ///< an engine would be to move, but engine against engine is paused, or an earlier
                ///< position is looked at
        Finished
    };

    explicit PlayController(GameModel& model, QObject* parent = nullptr);
    ~PlayController() override;

    State state() const { return m_state; }
    const PlayerSettings& player(Player side) const;
    /// Fails with the sentence of makeEngine(); the old player stays then.
    Expected<void> setPlayer(Player side, const PlayerSettings& settings);
    void swapSides();
    void setMinimumThinkingMs(int ms) { m_minimumThinkingMs = ms; }
    void setAutoPlayDelayMs(int ms) { m_autoPlayDelayMs = ms; }
    bool bothAreEngines() const;

    /// A person's click on a column. While an engine thinks or a disc falls one move is kept and
    /// played when its turn comes; a click that can't be played fails with a sentence.
    Expected<void> personPlays(Move move);
    bool hasQueuedMove() const { return !m_queued.isNone(); }

    /// Lets engines play (engine against engine starts paused), from the end of the game.
    void start();
    void pause();
    /// One engine move, then paused again.
    void step();
    /// Plays the best so far (Esc).
    void moveNow();
    /// Takes back to a person's last turn (one move when two people or two engines play).
    void takeBack();
    void playAgain();

    /// A deeper search for the position looked at, with the hint engine.
    void askHint(const PlayerSettings& engine);
    void cancelHint();
    bool isHinting() const;

Q_SIGNALS:
    void stateChanged();
    void playersChanged();
    /// From the thinking side's engine, as it goes.
    void progressed(const SearchReport& report, Player side);
    /// An engine's answer was played as move `ply` (from 1) of the game.
    void engineMoved(const SearchReport& report, Player side, int ply);
    void hintProgressed(const SearchReport& report);
    void hintReady(const SearchReport& report);
    void queueChanged();

private:
    struct Side;
    void update();
    void setState(State state);
    void finishThinking(const SearchReport& report);

    GameModel& m_model;
    std::unique_ptr<Side> m_sides[2];
    std::unique_ptr<EngineSession> m_hint;
    State m_state = State::WaitingForPerson;
    Move m_queued;
    bool m_running = true;
    int m_minimumThinkingMs = 350;
    int m_autoPlayDelayMs = 300;
    QElapsedTimer m_thinkingSince;
    QTimer m_delay;
};
