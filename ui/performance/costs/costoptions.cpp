// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/costs/costoptions.h"

#include "core/recording/recording.h"
#include "core/study/runs/storedgame.h"
#include "ui/play/gamemodel.h"
#include "ui/play/hintsearch.h"
#include "ui/play/playcontroller.h"

CostOptions::CostOptions(GameModel& model, const PlayController& controller,
                         const HintSearch& hints, QObject* parent)
    : QObject(parent)
{
    connect(&controller, &PlayController::engineMoved, this,
            [this, &controller](const SearchReport& report, Player side) {
                m_moves.insert(keyOf(report),
                               {report.engine, report.nodes, controller.player(side).options});
            });
    connect(&hints, &HintSearch::ready, this, [this, &hints](const SearchReport& report) {
        m_hint = {keyOf(report), {report.engine, report.nodes, hints.options()}};
    });
    connect(&model, &GameModel::gameReset, this, [this] {
        m_moves.clear();
        m_hint.reset();
    });
    model.addWitness([this] { return [this, moves = m_moves] { m_moves = moves; }; });
}

CostOptions::MoveKey CostOptions::keyOf(const SearchReport& report)
{
    return {report.root.key(), report.bestMove.column()};
}

void CostOptions::addStored(const StoredGame& stored)
{
    if (!stored.recording)
        return;
    const Recording& recording = *stored.recording;
    for (std::size_t i = 0; i < recording.moves.size(); ++i) {
        const auto& report = recording.moves[i].report;
        const std::size_t side = recording.side(i) == Player::First ? 0 : 1;
        if (report)
            m_moves.insert(keyOf(*report),
                           {report->engine, report->nodes, stored.players[side].options});
    }
}

EngineOptions CostOptions::of(const SearchReport& report) const
{
    const MoveKey key = keyOf(report);
    const auto found = m_moves.constFind(key);
    if (found != m_moves.constEnd() && found->isOf(report))
        return found->options;
    if (m_hint && m_hint->first == key && m_hint->second.isOf(report))
        return m_hint->second.options;
    return {};
}
