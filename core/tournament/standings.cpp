// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/standings.h"

#include "core/statistics/superiority.h"
#include "core/tournament/retirement.h"
#include "core/tournament/schedule.h"
#include "core/tournament/sequentialtest.h"
#include "core/tournament/swisspairing.h"

#include <algorithm>
#include <numeric>

namespace {

std::size_t indexOf(int entrant)
{
    return static_cast<std::size_t>(entrant);
}

/// Byes are worth the games of a pairing, which follow from the games where the openings decide
/// how many these are.
int gamesOfSwissPair(const Tournament& tournament)
{
    if (tournament.options.gamesPerPair > 0)
        return tournament.options.gamesPerPair;
    const auto& games = tournament.games;
    if (games.empty())
        return 0;
    const TournamentGame& one = games.front();
    return static_cast<int>(std::ranges::count_if(games, [&](const TournamentGame& game) {
        return game.task.round == one.task.round && game.task.entrants == one.task.entrants;
    }));
}

/// Adds up what the games say of each entrant.
class StandingsCount
{
public:
    explicit StandingsCount(const Tournament& tournament) : m_tournament(tournament)
    {
        const auto& entrants = tournament.options.entrants;
        m_result.crossTable.assign(entrants.size(), std::vector<GameScore>(entrants.size()));
        m_result.standings.resize(entrants.size());
        for (std::size_t i = 0; i < entrants.size(); ++i) {
            m_result.standings[i].entrant = static_cast<int>(i);
            m_result.standings[i].name = TournamentOptions::nameOf(entrants[i]);
        }
        for (const TournamentGame& game : tournament.games)
            game.isWalkover ? addWalkover(game) : addPlayed(game);
        addRetired();
    }

    TournamentResult result() &&
    {
        addPoints();
        addElo();
        countDistinct();
        order();
        const SequentialTest test(m_tournament);
        if (m_tournament.options.sprt)
            m_result.sprt = test.state();
        return std::move(m_result);
    }

private:
    Standing& standing(int entrant) { return m_result.standings[indexOf(entrant)]; }
    bool isSwiss() const { return m_tournament.options.format == TournamentOptions::Format::Swiss; }

    void addPlayed(const TournamentGame& game)
    {
        ++m_result.games;
        const auto& [one, other] = game.task.entrants;
        m_result.crossTable[indexOf(one)][indexOf(other)].count(game.game.winningEntrant());
        for (std::size_t each = 0; each < game.task.entrants.size(); ++each) {
            Standing& of = standing(game.task.entrants[each]);
            of.slowest = std::max(of.slowest, game.slowest[each]);
        }
        if (game.failed() >= 0)
            ++standing(game.failed()).failures[game.game.failure->kind];
        m_traces[game.task.entrants].add(
            gameTrace(game.game, static_cast<int>(game.task.opening.size())));
    }

    void addWalkover(const TournamentGame& game)
    {
        if (game.winner() >= 0)
            ++standing(game.winner()).walkovers;
    }

    void addRetired()
    {
        const std::vector<bool> retired = Retirement(m_tournament).retired();
        for (std::size_t i = 0; i < retired.size(); ++i)
            m_result.standings[i].isRetired = retired[i];
    }

    void addPoints()
    {
        const std::vector<double> points
            = swissPoints(m_tournament, gamesOfSwissPair(m_tournament));
        for (std::size_t i = 0; i < points.size(); ++i)
            m_result.standings[i].points = points[i];
        for (const SwissRound& round : m_tournament.rounds) {
            for (const auto& [first, second] : round.pairs) {
                standing(first).buchholz += points[indexOf(second)];
                standing(second).buchholz += points[indexOf(first)];
            }
            if (round.bye >= 0) {
                ++standing(round.bye).byes;
                standing(round.bye).buchholz += points[indexOf(round.bye)];
            }
        }
    }

    void addElo()
    {
        std::vector<PairScore> pairs;
        auto& table = m_result.crossTable;
        for (std::size_t one = 0; one < table.size(); ++one)
            for (std::size_t other = one + 1; other < table.size(); ++other) {
                table[other][one] = table[one][other].turned();
                pairs.push_back(
                    {static_cast<int>(one), static_cast<int>(other), table[one][other]});
            }
        const EloTable elo = estimateElo(static_cast<int>(table.size()), pairs);
        m_result.hasAddedDraws = elo.hasAddedDraws;
        for (std::size_t i = 0; i < elo.entries.size(); ++i) {
            Standing& of = m_result.standings[i];
            of.score = elo.entries[i].score;
            of.elo = elo.entries[i].elo;
            of.eloLow = elo.entries[i].low;
            of.eloHigh = elo.entries[i].high;
            of.los = likelihoodOfSuperiority(of.score);
        }
    }

    void countDistinct()
    {
        for (const auto& [pair, games] : m_traces)
            m_result.distinctGames += games.distinct();
    }

    void order()
    {
        const auto rank = [this](const Standing& of) {
            return std::pair(of.points, isSwiss() ? of.buchholz : 0.0);
        };
        auto& standings = m_result.standings;
        std::ranges::stable_sort(standings, std::ranges::greater(), rank);
        for (std::size_t i = 0; i < standings.size(); ++i)
            standings[i].place = i > 0 && rank(standings[i]) == rank(standings[i - 1])
                ? standings[i - 1].place
                : static_cast<int>(i) + 1;
    }

    const Tournament& m_tournament;
    TournamentResult m_result;
    std::map<std::array<int, 2>, DistinctGames> m_traces;
};

}

int Standing::failureCount() const
{
    int count = 0;
    for (const auto& [kind, times] : failures)
        count += times;
    return count;
}

TournamentResult resultOf(const Tournament& tournament)
{
    return StandingsCount(tournament).result();
}
