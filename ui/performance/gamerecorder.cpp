// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/gamerecorder.h"

#include "ui/performance/reportpresenter.h"
#include "ui/play/gamemodel.h"
#include "ui/play/playcontroller.h"

GameRecorder::GameRecorder(const GameModel& model, const PlayController& controller,
                           const ReportPresenter& reports, QObject* parent)
    : QObject(parent), m_model(model), m_controller(controller), m_reports(reports)
{
    connect(&controller, &PlayController::engineMoved, this,
            [this](const SearchReport& report, Player side) {
                m_players.insert({report.root.key(), report.bestMove.column()},
                                 m_controller.player(side));
            });
    connect(&controller, &PlayController::personMoved, this, [this](int ply) {
        const Game& game = m_model.game();
        m_players.remove({game.positionAt(ply - 1).key(), game.lastMove().column()});
    });
    connect(&model, &GameModel::gameReset, this, [this] { m_players.clear(); });
}

/// The engine that chose the last move of that side; where none did, who plays it now.
Entrant GameRecorder::player(Player side) const
{
    const Game& game = m_model.game();
    for (int ply = game.length() - 1; ply >= 0; --ply) {
        const Position& before = game.positionAt(ply);
        const int column = game.moves()[static_cast<std::size_t>(ply)].column();
        const auto found = m_players.constFind({before.key(), column});
        if (before.sideToMove() == side && found != m_players.constEnd())
            return *found;
    }
    return m_controller.player(side);
}

Recording GameRecorder::recording() const
{
    return Recording::of(
        m_model.game(), {player(Player::First), player(Player::Second)},
        [this](const Position& before, Move move) { return m_reports.reportOf(before, move); });
}

bool GameRecorder::hasSearches() const
{
    const Game& game = m_model.game();
    for (int ply = 0; ply < game.length(); ++ply)
        if (m_reports.reportOf(game.positionAt(ply), game.moves()[static_cast<std::size_t>(ply)]))
            return true;
    return false;
}
