// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/permove/permovechartpresenter.h"

#include "core/recording/recording.h"
#include "core/study/runs/storedgame.h"
#include "ui/performance/runhistory.h"
#include "ui/play/gamemodel.h"
#include "ui/play/games/gamefiles.h"
#include "ui/play/playcontroller.h"
#include "ui/text/entranttext.h"

PerMoveChartPresenter::PerMoveChartPresenter(GameModel& model, PlayController& controller,
                                             RunHistory& history, GameFiles& files, QObject* parent)
    : QObject(parent), m_model(model), m_controller(controller), m_history(history), m_files(files)
{
    connect(&model, &GameModel::gameReset, &history, &RunHistory::beginRun);
    connect(&model, &GameModel::positionChanged, this, &PerMoveChartPresenter::keepGame);
    connect(&model, &GameModel::movesChanged, this, &PerMoveChartPresenter::keepGame);
    connect(&controller, &PlayController::engineMoved, this, &PerMoveChartPresenter::add);
}

void PerMoveChartPresenter::keepGame()
{
    m_games[m_history.currentRun()] = m_model.game();
}

void PerMoveChartPresenter::add(const SearchReport& report, Player side, int ply)
{
    const int row = m_model.game().positionAt(ply - 1).landingRow(report.bestMove.column());
    m_history.add(side, entrantText(m_controller.player(side)),
                  MovePoint::fromReport(report, side, ply, row));
    Q_EMIT added();
}

/// All that the searches reported, as if their engines had just moved.
void PerMoveChartPresenter::addRecorded(const StoredGame& stored)
{
    const Recording& recording = *stored.recording;
    const std::vector<Position> positions = recording.positions();
    for (std::size_t i = 0; i < recording.moves.size(); ++i) {
        const RecordedMove& recorded = recording.moves[i];
        if (!recorded.report)
            continue;
        const Player side = recording.side(i);
        const Entrant& player = stored.players[side == Player::First ? 0 : 1];
        // An engine that this program does not have keeps its name.
        const QString name = player.human ? recording.player(i).name : entrantText(player);
        m_history.add(side, name,
                      MovePoint::fromReport(*recorded.report, side, static_cast<int>(i) + 1,
                                            positions[i].landingRow(recorded.move.column())));
    }
}

void PerMoveChartPresenter::addStored(const StoredGame& stored)
{
    if (stored.recording) {
        addRecorded(stored);
        return Q_EMIT added();
    }
    const Game& game = stored.game;
    for (std::size_t i = 0; i < stored.nodes.size() && i < game.moves().size(); ++i) {
        // Openings and moves by lot were not searched.
        if (stored.nodes[i] == 0)
            continue;
        const Position& before = game.positionAt(static_cast<int>(i));
        const Player side = before.sideToMove();
        const Entrant& player = stored.players[side == Player::First ? 0 : 1];
        const Move move = game.moves()[i];
        m_history.add(side, player.label(),
                      {.ply = static_cast<int>(i) + 1,
                       .move = move,
                       .row = before.landingRow(move.column()),
                       .nodes = stored.nodes[i],
                       .milliseconds = stored.milliseconds[i],
                       .disturbed = stored.disturbed,
                       .depth = player.limits.depth,
                       .score = {}});
    }
    Q_EMIT added();
}

/// Another game than the present one comes back on the board, where the same question is asked as
/// before any other game that replaces it.
void PerMoveChartPresenter::show(int run, int ply)
{
    const auto earlier = m_games.find(run);
    if (run != m_history.currentRun() && earlier != m_games.end()
        && earlier->second.moves() != m_model.game().moves()) {
        if (!m_files.mayDiscard())
            return;
        const Game game = earlier->second;
        m_controller.pause();
        m_model.reset(game);
        m_model.markUnsaved();
        m_history.setHighlighted(run);
        m_controller.pause();
        Q_EMIT done(tr("Game %1 is on the board again").arg(run));
    }
    m_model.goTo(ply);
    Q_EMIT shown();
}
