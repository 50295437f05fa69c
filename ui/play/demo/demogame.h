// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/engines/levels.h"

#include <QObject>
#include <QRandomGenerator>
#include <array>
#include <memory>

class EngineSession;
struct SearchReport;

/// Two of the named opponents play each other for those who look on. It knows nothing of the game
/// of a person, and nothing of it is kept anywhere.
class DemoGame : public QObject
{
    Q_OBJECT

public:
    /// The same seed draws the same opponents.
    explicit DemoGame(quint32 seed, QObject* parent = nullptr);
    ~DemoGame() override;

    /// An empty board, and two that differ. What was thought about goes.
    void begin();
    /// Gives up what is thought about; begin() may follow.
    void stop();
    /// Of the present game; begin() must have been called.
    const Level& player(Player side) const { return *m_players[static_cast<std::size_t>(side)]; }
    const Position& position() const { return m_position; }
    bool isOver() const { return m_position.outcome() != Outcome::Unfinished; }
    /// Asks the side to move, away from the caller; played() follows, or failed(). Harmless while
    /// one thinks, and where the game is over.
    void move();

Q_SIGNALS:
    /// It is part of position() already.
    void played(Move move);
    /// There is nobody to think: no thread, no memory.
    void failed();

private:
    void take(const SearchReport& report);

    QRandomGenerator m_random;
    std::array<const Level*, 2> m_players {};
    std::array<std::unique_ptr<EngineSession>, 2> m_minds;
    Position m_position;
};
