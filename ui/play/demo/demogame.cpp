// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/demo/demogame.h"

#include "core/engines/enginefactory.h"
#include "core/search/searchreport.h"
#include "core/session/enginesession.h"

#include <utility>
#include <vector>

namespace {

/// Those who look further ahead take more of a processor than a demo may.
constexpr int deepestDemo = 7;

std::vector<const Level*> lightLevels()
{
    std::vector<const Level*> light;
    for (const Level& level : levels())
        if (level.depth <= deepestDemo)
            light.push_back(&level);
    return light;
}

} // namespace

DemoGame::DemoGame(quint32 seed, QObject* parent) : QObject(parent), m_random(seed) { }

DemoGame::~DemoGame() = default;

void DemoGame::begin()
{
    stop();
    m_position = {};
    std::vector<const Level*> light = lightLevels();
    for (const Player side : {Player::First, Player::Second}) {
        const auto index = static_cast<std::size_t>(side);
        const auto drawn = light.begin() + m_random.bounded(static_cast<int>(light.size()));
        m_players[index] = *drawn;
        light.erase(drawn);
        auto engine = makeEngine(m_players[index]->engine,
                                 {.workers = 1, .seed = m_random.generate64() | 1});
        if (!engine)
            continue;
        m_minds[index] = std::make_unique<EngineSession>(std::move(*engine));
        connect(m_minds[index].get(), &EngineSession::finished, this, &DemoGame::take);
        connect(m_minds[index].get(), &EngineSession::failed, this, &DemoGame::failed);
    }
}

void DemoGame::stop()
{
    for (auto& mind : m_minds)
        mind.reset();
}

void DemoGame::move()
{
    if (isOver())
        return;
    EngineSession* const mind = m_minds[static_cast<std::size_t>(m_position.sideToMove())].get();
    if (mind && mind->isRunning())
        return;
    if (!mind || !mind->start(m_position, {.depth = player(m_position.sideToMove()).depth}))
        Q_EMIT failed();
}

void DemoGame::take(const SearchReport& report)
{
    if (isOver() || !m_position.canPlay(report.bestMove))
        return;
    m_position.play(report.bestMove);
    Q_EMIT played(report.bestMove);
}
