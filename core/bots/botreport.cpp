// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bots/botreport.h"

#include "core/engines/external/programtable.h"

#include <QCoreApplication>
#include <algorithm>

namespace {

struct BotReportText
{
    Q_DECLARE_TR_FUNCTIONS(BotReport)
};

/// From a position that draws no lots the games of two engines that draw none are always the same.
constexpr int openingOfEqualGames = 2;

}

int BotTestOptions::openingPlies() const
{
    return engineInfo(against).drawsLots ? 0 : openingOfEqualGames;
}

Expected<void> BotTestOptions::check() const
{
    if (!programs::find(bot))
        return fail(BotReportText::tr("No program is called '%1'").arg(bot));
    if (games < 1 || games > mostGames)
        return fail(BotReportText::tr("The number of games is %1; it must be from 1 to %2")
                        .arg(games)
                        .arg(mostGames));
    Entrant opponent;
    opponent.engine = against;
    return opponent.check();
}

std::vector<Move> BotMiss::movesBefore() const
{
    const std::vector<Move>& moves = game->game.moves;
    return {moves.begin(), moves.begin() + miss.ply};
}

GameScore BotReport::scoreOf(bool botIsFirst) const
{
    GameScore score;
    for (const BotGame& each : games)
        if (each.botIsFirst() == botIsFirst)
            score.count(each.game.winningEntrant());
    return score;
}

GameScore BotReport::score() const
{
    GameScore score = scoreOf(true);
    score += scoreOf(false);
    return score;
}

std::vector<BotMiss> BotReport::misses() const
{
    std::vector<BotMiss> all;
    for (const BotGame& game : games)
        for (const Miss& miss : game.misses)
            all.push_back({&game, miss});
    return all;
}

int BotReport::count(Miss::Kind kind) const
{
    std::ptrdiff_t count = 0;
    for (const BotGame& game : games)
        count += std::ranges::count(game.misses, kind, &Miss::kind);
    return static_cast<int>(count);
}

int BotReport::failures() const
{
    return static_cast<int>(std::ranges::count_if(games, &BotGame::botFailed));
}

const BotGame* BotReport::slowestGame() const
{
    const auto slowest = std::ranges::max_element(games, {}, &BotGame::slowest);
    return slowest == games.end() || slowest->slowestPly == 0 ? nullptr : &*slowest;
}
