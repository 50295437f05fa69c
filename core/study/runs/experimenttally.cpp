// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/runs/experimenttally.h"

#include "core/match/distinctgames.h"
#include "core/support/text/enumnames.h"

#include <cmath>

namespace {

/// Sums over the searched moves of one side.
struct Cost
{
    int moves = 0;
    double nodes = 0.0;
    double milliseconds = 0.0;

    void add(std::uint64_t moreNodes, double moreMilliseconds)
    {
        ++moves;
        nodes += static_cast<double>(moreNodes);
        milliseconds += moreMilliseconds;
    }
    double perMove(double sum) const { return moves > 0 ? sum / moves : 0.0; }
};

/// May the article's share and ours be those of the same players?
bool agrees(double published, int publishedRounds, double share, double games)
{
    const double publishedWins = std::round(published * publishedRounds);
    const Interval difference
        = differenceIntervalOf(share, games, publishedWins / publishedRounds, publishedRounds);
    return difference.low <= 0.0 && difference.high >= 0.0;
}

CellTally::Verdict verdictOf(const ExperimentCell& cell, const CellTally& tally)
{
    if (!cell.article)
        return CellTally::Verdict::NoArticle;
    if (!tally.isComplete() || tally.played == 0)
        return CellTally::Verdict::Unfinished;
    const PublishedCell& article = *cell.article;
    const double games = tally.independentGames;
    if (!agrees(article.first, article.rounds, tally.shareOfA(), games))
        return CellTally::Verdict::Differs;
    if (article.second && !agrees(*article.second, article.rounds, tally.shareOfB(), games))
        return CellTally::Verdict::Differs;
    return CellTally::Verdict::Agrees;
}

void addPly(std::vector<PlyMean>& plies, std::size_t ply, std::uint64_t nodes, double milliseconds)
{
    while (plies.size() <= ply)
        plies.push_back({static_cast<int>(plies.size()) + 1, 0, 0.0, 0.0});
    ++plies[ply].games;
    plies[ply].nodes += static_cast<double>(nodes);
    plies[ply].milliseconds += milliseconds;
}

}

CellTally tally(const ExperimentCell& cell, const GameRules& rules, const ExperimentTest& test,
                const std::vector<const ExperimentGame*>& games)
{
    SequentialTest sequential(test.boundsFor(cell));
    CellTally result;
    result.rounds = cell.rounds;
    result.played = static_cast<int>(games.size());
    Cost a;
    Cost b;
    DistinctGames distinct;
    for (const ExperimentGame* game : games) {
        sequential.add(*game);
        result.disturbed += game->disturbed.value_or(false) ? 1 : 0;
        ++(game->aWins() ? result.winsA : game->bWins() ? result.winsB : result.draws);
        if (game->failure)
            (game->aWins() ? result.failuresOfB : result.failuresOfA).add(game->failure->kind);
        distinct.add(gameTrace(game->aMovesFirst, game->moves, rules.pliesOfOpening(game->round)));
        for (std::size_t ply = 0; ply < game->nodes.size(); ++ply) {
            if (game->nodes[ply] == 0)
                continue;
            (game->isMoveOfA(ply) ? a : b).add(game->nodes[ply], game->milliseconds[ply]);
            addPly(result.plies, ply, game->nodes[ply], game->milliseconds[ply]);
        }
    }
    for (PlyMean& ply : result.plies)
        if (ply.games > 0) {
            ply.nodes /= ply.games;
            ply.milliseconds /= ply.games;
        }
    result.distinctGames = distinct.distinct();
    result.independentGames = distinct.independent();
    result.shareA = wilsonIntervalOf(result.shareOfA(), result.independentGames);
    result.shareB = wilsonIntervalOf(result.shareOfB(), result.independentGames);
    result.nodesPerMoveA = a.perMove(a.nodes);
    result.nodesPerMoveB = b.perMove(b.nodes);
    result.msPerMoveA = a.perMove(a.milliseconds);
    result.msPerMoveB = b.perMove(b.milliseconds);
    result.test = sequential.result();
    result.endedByTest
        = test.endsPairings && result.test.isDecided() && result.test.decidedAfter < result.rounds;
    result.verdict = verdictOf(cell, result);
    return result;
}

QString verdictName(CellTally::Verdict verdict)
{
    constexpr EnumNames<CellTally::Verdict, 4> names {{"", "unfinished", "agrees", "differs"}};
    return names.of(verdict);
}
