// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/tournamentrun.h"

#include "core/match/gamerunner.h"
#include "core/match/pairtest.h"
#include "core/match/seededgame.h"
#include "core/support/timeleft.h"
#include "core/tournament/retirement.h"
#include "core/tournament/schedule.h"
#include "core/tournament/sequentialtest.h"
#include "core/tournament/swisspairing.h"
#include "core/tournament/tournamentplay.h"
#include "core/tournament/tournamentwire.h"

#include <algorithm>
#include <set>
#include <utility>

namespace {

/// A tournament while it is played.
class RunningTournament
{
public:
    RunningTournament(Tournament tournament, OpeningList openings, const TournamentStop& stop,
                      const TournamentListener& listener, RemoteTasks* others)
        : m_tournament(std::move(tournament)), m_openings(std::move(openings)), m_stop(stop),
          m_listener(listener), m_others(others), m_seats(m_tournament.options.entrants),
          m_retirement(m_tournament), m_test(m_tournament),
          m_left(expected() - static_cast<int>(m_tournament.games.size()))
    {
        for (const TournamentGame& game : m_tournament.games)
            m_known.insert(game.task.number);
    }

    void run()
    {
        if (m_test.isDecided())
            return;
        if (options().format != TournamentOptions::Format::Swiss)
            play(scheduleOf(options(), m_openings));
        else
            runSwiss();
    }

    Tournament result() &&
    {
        m_test.dropLater(m_tournament.games);
        std::ranges::sort(m_tournament.games, {},
                          [](const TournamentGame& game) { return game.task.number; });
        return std::move(m_tournament);
    }

private:
    const TournamentOptions& options() const { return m_tournament.options; }
    int expected() const { return m_tournament.gamesAsked(static_cast<int>(m_openings.size())); }

    void runSwiss()
    {
        const int games = gamesOfPair(options(), m_openings.size());
        std::vector<SwissRound>& rounds = m_tournament.rounds;
        const auto all = static_cast<std::size_t>(options().rounds);
        for (std::size_t round = 0; round < std::max(all, rounds.size()); ++round) {
            if (round == rounds.size()) {
                if (hasEnded())
                    return;
                rounds.push_back(pairSwissRound(m_tournament, m_retirement.retired(), games));
            }
            m_round = static_cast<int>(round) + 1;
            if (!play(scheduleOfRound(options(), rounds, round, m_openings)))
                return;
        }
    }

    bool hasEnded() const
    {
        return m_stop.now.stop_requested() || m_stop.afterGames.stop_requested();
    }

    /// What is missing of these; false where it still is.
    bool play(std::vector<TournamentTask> tasks)
    {
        std::erase_if(tasks,
                      [this](const TournamentTask& task) { return m_known.contains(task.number); });
        const std::size_t before = m_tournament.games.size();
        const auto playOne = [this](const TournamentTask& task,
                                    const std::stop_token& ended) -> std::optional<TournamentGame> {
            if (m_stop.afterGames.stop_requested())
                return {};
            if (auto walkover = m_retirement.walkover(task))
                return walkover;
            return playTournamentGame(options(), task, m_seats, ended, m_listener);
        };
        const auto take
            = [this](TournamentGame game, const GamesProgress&) { return add(std::move(game)); };
        runGames({options().workers, m_others}, tasks, m_stop.now, playOne, take, wire());
        return m_tournament.games.size() == before + tasks.size();
    }

    GameWire<TournamentTask, TournamentGame> wire()
    {
        const auto describe = [this](const TournamentTask& task) -> std::optional<QByteArray> {
            if (m_isEnough || m_stop.afterGames.stop_requested())
                return {};
            if (auto walkover = m_retirement.walkover(task)) {
                add(std::move(*walkover));
                return {};
            }
            return tournamentTaskToBytes(options(), task);
        };
        return {.kind = tournamentTaskKind(), .task = describe, .game = tournamentGameFromBytes};
    }

    bool add(TournamentGame game)
    {
        m_isEnough = m_isEnough || !wantsMoreAfter(std::move(game));
        return !m_isEnough;
    }

    bool wantsMoreAfter(TournamentGame game)
    {
        m_retirement.add(game);
        m_test.add(game);
        auto reports = std::exchange(game.game.reports, {});
        m_tournament.games.push_back(game);
        m_left.spend();
        if (!m_listener.over)
            return !m_test.isDecided();
        game.game.reports = std::move(reports);
        const auto left = m_left.left().value_or(std::chrono::nanoseconds(0));
        const TournamentProgress progress {
            .done = static_cast<int>(m_tournament.games.size()),
            .expected = expected(),
            .round = m_round,
            .left = std::chrono::duration_cast<std::chrono::seconds>(left)};
        return m_listener.over(game, m_tournament, progress) && !m_test.isDecided();
    }

    Tournament m_tournament;
    OpeningList m_openings;
    const TournamentStop& m_stop;
    const TournamentListener& m_listener;
    RemoteTasks* m_others;
    TournamentSeats m_seats;
    Retirement m_retirement;
    SequentialTest m_test;
    std::set<int> m_known; ///< numbers of the games from before
    int m_round = 0;
    bool m_isEnough = false; ///< by who listens, or the test
    TimeLeft m_left;
};

}

Expected<Tournament> runTournament(Tournament tournament, const TournamentStop& stop,
                                   const TournamentListener& listener, RemoteTasks* others)
{
    FOURCAST_TRY(tournament.options.check());
    FOURCAST_TRY(readLabels(tournament.options));
    if (others)
        for (const Entrant& entrant : tournament.options.entrants)
            FOURCAST_TRY(canTravel(entrant));
    FOURCAST_LET(auto openings,
                 listOpenings(tournament.options.openings, tournament.options.seed, stop.now));
    if (stop.now.stop_requested())
        return tournament;
    RunningTournament run(std::move(tournament), std::move(openings), stop, listener, others);
    run.run();
    return std::move(run).result();
}

bool isComplete(const Tournament& tournament)
{
    const TournamentOptions& options = tournament.options;
    if (SequentialTest(tournament).isDecided())
        return true;
    if (options.format == TournamentOptions::Format::Swiss
        && static_cast<int>(tournament.rounds.size()) < options.rounds)
        return false;
    std::size_t openings = 0;
    if (options.gamesPerPair == 0)
        if (const auto list = listOpenings(options.openings, options.seed))
            openings = list->size();
    return static_cast<int>(tournament.games.size())
        >= tournament.gamesAsked(static_cast<int>(openings));
}
