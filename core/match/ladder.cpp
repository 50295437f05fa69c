// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/ladder.h"

#include "core/engines/levels.h"
#include "core/support/machinetext.h"
#include "core/support/random.h"
#include "core/support/threads.h"
#include "core/support/timeleft.h"

#include <QMutex>
#include <algorithm>
#include <set>

namespace {

/// Entrants 0 and 1, 0 and 2, ... 1 and 2 ...
std::vector<std::array<int, 2>> pairsOf(int entrants)
{
    std::vector<std::array<int, 2>> pairs;
    for (int first = 0; first < entrants; ++first)
        for (int second = first + 1; second < entrants; ++second)
            pairs.push_back({first, second});
    return pairs;
}

std::array<Entrant, 2> entrantsOf(const LadderOptions& options, const std::array<int, 2>& entrants)
{
    std::array<Entrant, 2> both;
    for (std::size_t i = 0; i < 2; ++i) {
        both[i] = options.entrants[static_cast<std::size_t>(entrants[i])];
        // The cores are busy with other games.
        both[i].options.workers = 1;
    }
    return both;
}

/// Keeps what is finished and tells how far it is.
class Scoreboard
{
public:
    Scoreboard(std::vector<LadderGame> known, int expected,
               const std::function<void(const LadderProgress&)>& progress)
        : m_games(std::move(known)), m_expected(expected),
          m_time(expected - static_cast<double>(m_games.size())), m_progress(progress)
    {
    }

    void add(LadderGame game)
    {
        const QMutexLocker lock(&m_mutex);
        m_games.push_back(std::move(game));
        m_time.spend();
        if (!m_progress)
            return;
        const auto left = std::chrono::duration_cast<std::chrono::seconds>(
            m_time.left().value_or(std::chrono::seconds(0)));
        m_progress({static_cast<int>(m_games.size()), m_expected, left, m_games});
    }

    std::vector<LadderGame> take() { return std::move(m_games); }

private:
    QMutex m_mutex;
    std::vector<LadderGame> m_games;
    int m_expected;
    TimeLeft m_time;
    const std::function<void(const LadderProgress&)>& m_progress;
};

}

std::vector<Entrant> LadderOptions::levelEntrants()
{
    std::vector<Entrant> entrants;
    for (const Level& level : levels())
        entrants.push_back({level.engine, {}, {}});
    return entrants;
}

int LadderOptions::pairs() const
{
    const int count = static_cast<int>(entrants.size());
    return count * (count - 1) / 2;
}

int LadderGame::mover(int side) const
{
    return entrants[static_cast<std::size_t>((game.firstEntrant + side) % 2)];
}

std::vector<LadderTask> ladderTasks(const LadderOptions& options)
{
    const auto pairs = pairsOf(static_cast<int>(options.entrants.size()));
    std::vector<std::uint64_t> seeds(pairs.size());
    std::vector<LadderTask> tasks;
    SeededRandom random(options.seed);
    for (int round = 0; round < options.gamesPerPair; ++round)
        for (std::size_t pair = 0; pair < pairs.size(); ++pair) {
            if (round % 2 == 0)
                seeds[pair] = random.next() >> 11; // 53 bits, see LadderOptions::seed
            tasks.push_back(
                {static_cast<int>(tasks.size()) + 1, pairs[pair], round % 2, seeds[pair]});
        }
    return tasks;
}

Expected<LadderResult> runLadder(const LadderOptions& options, std::vector<LadderGame> known,
                                 std::stop_token stop,
                                 const std::function<void(const LadderProgress&)>& progress)
{
    for (const Entrant& entrant : options.entrants)
        if (auto engine = makeEngine(entrant.engine, entrant.options); !engine)
            return tl::unexpected(engine.error());

    std::set<int> finished;
    for (const LadderGame& game : known)
        finished.insert(game.game.number);
    QList<LadderTask> missing;
    for (const LadderTask& task : ladderTasks(options))
        if (!finished.contains(task.number))
            missing.append(task);

    Scoreboard board(std::move(known), options.games(), progress);
    const QString program = programText();
    const QString machine = machineText();
    const auto play = [&](const LadderTask& task) {
        if (stop.stop_requested())
            return;
        LadderGame game {task.entrants,
                         playMatchGame(entrantsOf(options, task.entrants), task.firstEntrant,
                                       options.openingPlies, task.seed, stop),
                         program, QDate::currentDate(), machine};
        game.game.number = task.number;
        if (game.game.outcome != Outcome::Unfinished)
            board.add(std::move(game));
    };
    forEachTask(options.workers, missing, play);
    return summariseLadder(options, board.take());
}

LadderResult summariseLadder(const LadderOptions& options, std::vector<LadderGame> games)
{
    std::ranges::sort(games, {}, [](const LadderGame& game) { return game.game.number; });
    LadderResult result {
        .options = options, .games = std::move(games), .pairs = {}, .elo = {}, .distinctGames = 0};
    for (const auto& [first, second] : pairsOf(static_cast<int>(options.entrants.size()))) {
        PairScore score {.first = first, .second = second};
        std::vector<MatchGame> played;
        for (const LadderGame& game : result.games) {
            if (game.entrants != std::array {first, second})
                continue;
            played.push_back(game.game);
            const int winner = game.game.winningEntrant();
            ++(winner == 0 ? score.wins : winner == 1 ? score.losses : score.draws);
        }
        result.distinctGames += distinctGames(played, options.openingPlies).distinct();
        result.pairs.push_back(score);
    }
    result.elo = estimateElo(static_cast<int>(options.entrants.size()), result.pairs);
    return result;
}
