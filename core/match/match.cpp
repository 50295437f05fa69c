// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/match.h"

#include "core/support/random.h"
#include "core/support/threads.h"

#include <QMutex>
#include <algorithm>
#include <set>

namespace {

void count(MatchResult& result, const MatchGame& game)
{
    const int winner = game.winningEntrant();
    ++(winner == 0 ? result.wins : winner == 1 ? result.losses : result.draws);
}

/// Counts pairs of games with one opening in a result, each of them once.
class PairCounter
{
public:
    void count(MatchResult& result, const MatchGame& first, const MatchGame& second)
    {
        const int plies = result.options.openingPlies;
        if (!m_seen.emplace(gameTrace(first, plies), gameTrace(second, plies)).second) {
            ++result.copiedPairs;
            return;
        }
        std::size_t halfPoints = 0;
        for (const MatchGame* game : {&first, &second})
            halfPoints += game->winningEntrant() == 0 ? 2 : game->winningEntrant() == 1 ? 0 : 1;
        ++result.pairs[halfPoints];
    }

private:
    std::set<std::pair<GameTrace, GameTrace>> m_seen;
};

/// Follows a match as its games come in, in any order, and says when its test is decided.
class TestedGames
{
public:
    explicit TestedGames(const MatchOptions& options)
        : m_games(static_cast<std::size_t>(options.games))
    {
        m_result.options = options;
    }

    void add(const MatchGame& game)
    {
        m_games[static_cast<std::size_t>(game.number - 1)] = &game;
        while (!m_result.isDecided() && hasNextPair()) {
            m_pairs.count(m_result, *m_games[m_looked], *m_games[m_looked + 1]);
            m_looked += 2;
        }
    }
    bool isDecided() const { return m_result.isDecided(); }

private:
    bool hasNextPair() const
    {
        return m_looked + 1 < m_games.size() && m_games[m_looked] && m_games[m_looked + 1];
    }

    MatchResult m_result;
    PairCounter m_pairs;
    std::vector<const MatchGame*> m_games;
    std::size_t m_looked = 0;
};

/// How many games there are before the first pair with a hole: those behind it are the quick ones
/// of a match that was stopped, which would mislead a test.
std::size_t wholePairs(const std::vector<MatchGame>& games)
{
    const auto hole = std::ranges::find(games, Outcome::Unfinished, &MatchGame::outcome);
    const auto before = static_cast<std::size_t>(hole - games.begin());
    return hole == games.end() ? before : before - before % 2;
}

MatchResult summarise(const MatchOptions& options, const std::vector<MatchGame>& played)
{
    MatchResult result;
    result.options = options;
    PairCounter pairs;
    const std::size_t tested = options.sprt ? wholePairs(played) : played.size();
    for (const MatchGame& game : played) {
        const std::size_t taken = result.games.size();
        if (options.sprt && (taken == tested || (taken % 2 == 0 && result.isDecided())))
            break;
        if (game.outcome == Outcome::Unfinished)
            continue;
        count(result, game);
        if (game.number % 2 == 0 && taken > 0 && result.games.back().number == game.number - 1)
            pairs.count(result, result.games.back(), game);
        result.games.push_back(game);
    }
    const DistinctGames distinct = distinctGames(result.games, options.openingPlies);
    result.distinctGames = distinct.distinct();
    result.independentGames = distinct.independent();
    return result;
}

}

Expected<MatchResult> runMatch(const MatchOptions& options, std::stop_token stop,
                               std::function<void(int, int)> progress)
{
    for (const Entrant& entrant : options.entrants)
        if (auto engine = makeEngine(entrant.engine, entrant.options); !engine)
            return tl::unexpected(engine.error());

    std::vector<MatchGame> games(static_cast<std::size_t>(options.games));
    SeededRandom seeds(options.seed);
    for (std::size_t index = 0; index < games.size(); ++index) {
        games[index].number = static_cast<int>(index) + 1;
        games[index].seed = index % 2 == 0 ? seeds.next() >> 11 // 53 bits, see MatchOptions::seed
                                           : games[index - 1].seed;
    }

    std::stop_source ended;
    const std::stop_callback passOn(stop, [&ended] { ended.request_stop(); });
    QMutex mutex;
    TestedGames tested(options);
    int done = 0;
    const auto play = [&](MatchGame& game) {
        if (ended.stop_requested())
            return;
        const int number = game.number;
        game = playMatchGame(options.entrants, (number - 1) % 2, options.openingPlies, game.seed,
                             ended.get_token());
        game.number = number;
        if (game.outcome == Outcome::Unfinished)
            return;
        const QMutexLocker lock(&mutex);
        if (progress)
            progress(++done, options.games);
        if (options.sprt) {
            tested.add(game);
            if (tested.isDecided())
                ended.request_stop();
        }
    };

    forEachTask(options.workers, games, play);
    return summarise(options, games);
}

SprtState MatchResult::sprtState() const
{
    return options.sprt ? sprt(pairs, *options.sprt) : SprtState();
}
