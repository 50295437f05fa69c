// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/gamerecorder.h"

#include "core/study/runs/storedgame.h"
#include "core/support/text/machinetext.h"
#include "ui/performance/reportpresenter.h"
#include "ui/play/gamemodel.h"
#include "ui/play/playcontroller.h"

#include <algorithm>

GameRecorder::GameRecorder(GameModel& model, const PlayController& controller,
                           const ReportPresenter& reports, QObject* parent)
    : QObject(parent), m_model(model), m_controller(controller), m_reports(reports),
      m_pins(model, reports)
{
    connect(&controller, &PlayController::engineMoved, this,
            [this](const SearchReport& report, Player side) {
                m_players.insert({report.root.key(), report.bestMove.column()},
                                 {RecordedPlayer::of(m_controller.player(side)), machineText()});
            });
    connect(&controller, &PlayController::personMoved, this, [this](int ply) {
        const Game& game = m_model.game();
        m_players.remove({game.positionAt(ply - 1).key(), game.lastMove().column()});
    });
    connect(&model, &GameModel::gameReset, this, [this] {
        m_players.clear();
        m_origin.reset();
    });
    model.addWitness([this] {
        return [this, players = m_players, origin = m_origin] {
            m_players = players;
            m_origin = origin;
        };
    });
}

void GameRecorder::addStored(const StoredGame& stored)
{
    m_origin = stored.recording;
    if (!m_origin)
        return;
    const std::vector<Position> positions = m_origin->positions();
    for (std::size_t i = 0; i < m_origin->moves.size(); ++i)
        m_players.insert({positions[i].key(), m_origin->moves[i].move.column()},
                         {m_origin->player(i), m_origin->machine});
    m_pins.add(*m_origin);
}

std::optional<GameRecorder::Searcher> GameRecorder::searcherOf(const Position& before,
                                                               Move move) const
{
    const auto found = m_players.constFind({before.key(), move.column()});
    return found == m_players.constEnd() || found->player.isPerson() ? std::nullopt
                                                                     : std::optional(*found);
}

/// The one that chose the last move of that side; where none did, who plays it now.
RecordedPlayer GameRecorder::player(const Game& game, Player side) const
{
    for (int ply = game.length() - 1; ply >= 0; --ply) {
        const Position& before = game.positionAt(ply);
        const int column = game.moves()[static_cast<std::size_t>(ply)].column();
        const auto found = m_players.constFind({before.key(), column});
        if (before.sideToMove() == side && found != m_players.constEnd())
            return found->player;
    }
    return RecordedPlayer::of(m_controller.player(side));
}

Recording GameRecorder::recording() const
{
    return recording(m_model.game());
}

Recording GameRecorder::recording(const Game& game) const
{
    Recording now = Recording::of(
        game, {m_controller.player(Player::First), m_controller.player(Player::Second)},
        [this](const Position& before, Move move) { return m_reports.reportOf(before, move); });
    now.players = {player(game, Player::First), player(game, Player::Second)};
    for (RecordedMove& recorded : now.moves)
        if (recorded.report)
            recorded.pins = m_pins.of(*recorded.report);
    const bool isUntouched = m_origin && m_origin->setup == now.setup
        && std::ranges::equal(m_origin->moves, now.moves, {}, &RecordedMove::move,
                              &RecordedMove::move);
    if (!isUntouched)
        return now;
    now.players = m_origin->players;
    now.interrupted = m_origin->interrupted;
    now.program = m_origin->program;
    now.machine = m_origin->machine;
    now.date = m_origin->date;
    return now;
}

bool GameRecorder::hasSearches() const
{
    const Game& game = m_model.game();
    for (int ply = 0; ply < game.length(); ++ply)
        if (m_reports.reportOf(game.positionAt(ply), game.moves()[static_cast<std::size_t>(ply)]))
            return true;
    return false;
}
