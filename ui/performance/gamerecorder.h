// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/recording.h"
#include "ui/performance/gamepins.h"

#include <QHash>
#include <QObject>
#include <memory>

class GameModel;
class PlayController;
class ReportPresenter;
struct StoredGame;

/// The game on the board as a recording: its moves, who played them, what each engine reported, and
/// what a person pinned there. What was played and reported in an earlier game is forgotten: the
/// same moves may be another's now.
class GameRecorder : public QObject
{
    Q_OBJECT

public:
    GameRecorder(GameModel& model, const PlayController& controller, const ReportPresenter& reports,
                 QObject* parent = nullptr);

    /// As it stands: all moves of the line on the board. Of one that was recorded elsewhere it says
    /// where and when, as long as nobody moved since.
    Recording recording() const;
    /// The same of another line of the game on the board.
    Recording recording(const Game& game) const;
    /// This game has just come on the board: its players are those of its moves.
    void addStored(const StoredGame& stored);
    /// The engine that chose a move, and the machine that it searched on, as machineText() says it.
    struct Searcher
    {
        RecordedPlayer player;
        /// Empty where a recording does not name it.
        QString machine;
    };
    /// Nothing where no engine chose it here or in the recording.
    std::optional<Searcher> searcherOf(const Position& before, Move move) const;
    /// Does it have a report at all?
    bool hasSearches() const;
    /// What is pinned in its searches.
    GamePins& pins() { return m_pins; }
    const GamePins& pins() const { return m_pins; }

private:
    RecordedPlayer player(const Game& game, Player side) const;

    const GameModel& m_model;
    const PlayController& m_controller;
    const ReportPresenter& m_reports;
    GamePins m_pins;
    /// Who chose the moves, by position and column: sides change players within a game, too.
    QHash<std::pair<quint64, int>, Searcher> m_players;
    /// The recording that the game came from.
    std::shared_ptr<const Recording> m_origin;
};
