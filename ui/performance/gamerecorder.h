// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/recording.h"

#include <QHash>
#include <QObject>

class GameModel;
class PlayController;
class ReportPresenter;

/// The game on the board as a recording: its moves, who played them, and what each engine reported.
/// What was played and reported in an earlier game is forgotten: the same moves may be another's
/// now.
class GameRecorder : public QObject
{
    Q_OBJECT

public:
    GameRecorder(const GameModel& model, const PlayController& controller,
                 const ReportPresenter& reports, QObject* parent = nullptr);

    /// As it stands: all moves of the line on the board.
    Recording recording() const;
    /// Does it have a report at all?
    bool hasSearches() const;

private:
    Entrant player(Player side) const;

    const GameModel& m_model;
    const PlayController& m_controller;
    const ReportPresenter& m_reports;
    /// Who chose the moves, by position and column: sides change players within a game, too.
    QHash<std::pair<quint64, int>, Entrant> m_players;
};
