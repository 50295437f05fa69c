// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/costs/costoptions.h"

#include "ui/play/gamemodel.h"
#include "ui/play/hintsearch.h"
#include "ui/play/playcontroller.h"

CostOptions::CostOptions(const GameModel& model, const PlayController& controller,
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
}

CostOptions::MoveKey CostOptions::keyOf(const SearchReport& report)
{
    return {report.root.key(), report.bestMove.column()};
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
