// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/tournamentplay.h"

#include "core/match/gameplayer.h"
#include "core/search/searchreport.h"
#include "core/support/random.h"

#include <algorithm>
#include <array>

namespace {

std::optional<EngineFailure> failureOf(const SearchReport& report, const Position& position,
                                       GameBanks& banks)
{
    if (report.failure)
        return report.failure;
    if (report.bestMove.isNone())
        return EngineFailure {.kind = EngineFailure::Kind::NoAnswer};
    if (!position.canPlay(report.bestMove))
        return EngineFailure {.kind = EngineFailure::Kind::IllegalMove};
    if (!banks.take(position.sideToMove(), report.time))
        return EngineFailure {
            .kind = EngineFailure::Kind::OutOfTime,
            .detail = QStringLiteral("%1 ms").arg(
                std::chrono::duration_cast<std::chrono::milliseconds>(report.time).count())};
    return {};
}

/// The referee of one game: whose turn it is, what it may take, and who is told.
class TournamentTable
{
public:
    TournamentTable(const TournamentOptions& options, const TournamentTask& task,
                    TournamentSeats& seats, std::stop_token stop,
                    const TournamentListener& listener)
        : m_options(options), m_task(task), m_seats(seats), m_stop(std::move(stop)),
          m_listener(listener), m_banks(options.clock), m_moves(task.opening)
    {
        // The lots of the engines in the order of the entrants.
        SeededRandom random(task.seed);
        for (std::uint64_t& seed : m_seeds)
            seed = random.next();
        for (std::size_t side = 0; side < m_players.size(); ++side)
            m_players[side] = seats.take(task.mover(static_cast<int>(side)),
                                         m_seeds[entrantOf(static_cast<int>(side))]);
    }
    ~TournamentTable()
    {
        for (std::size_t side = 0; side < m_players.size(); ++side)
            m_seats.giveBack(m_task.mover(static_cast<int>(side)), std::move(m_players[side]));
    }
    TournamentTable(const TournamentTable&) = delete;
    TournamentTable& operator=(const TournamentTable&) = delete;

    std::optional<TournamentGame> play()
    {
        if (m_listener.began)
            m_listener.began(m_task);
        tell();
        const Mover mover = [this](const Position& position) { return move(position); };
        const PlayedGame played = playGame(m_task.opening, mover, mover);
        if (played.outcome == Outcome::Unfinished)
            return {};
        return finished(played);
    }

private:
    /// 0 or 1 of the task's entrants.
    std::size_t entrantOf(int side) const
    {
        return static_cast<std::size_t>((m_task.firstEntrant + side) % 2);
    }

    void tell() const
    {
        if (m_listener.moved)
            m_listener.moved(m_task, m_moves);
    }

    std::optional<PlayedMove> move(const Position& position)
    {
        const int side = position.sideToMove() == Player::First ? 0 : 1;
        const TournamentSeat& player = m_players[static_cast<std::size_t>(side)];
        const Entrant& entrant = m_options.entrants[static_cast<std::size_t>(m_task.mover(side))];
        const SearchLimits limits = m_banks.limitsFor(*player.row, entrant.limits, position);
        SearchReport report = player.engine->search(position, limits, {m_stop, {}});
        if (m_stop.stop_requested())
            return {};
        PlayedMove played {report.bestMove, report.nodes, report.time,
                           failureOf(report, position, m_banks)};
        auto& slowest = m_slowest[entrantOf(side)];
        slowest
            = std::max(slowest, std::chrono::duration_cast<std::chrono::milliseconds>(report.time));
        if (m_listener.wantsReports)
            m_reports.push_back(std::move(report));
        if (played.failure)
            return played;
        m_moves.push_back(played.move);
        tell();
        return played;
    }

    TournamentGame finished(const PlayedGame& played)
    {
        TournamentGame over {.task = m_task, .slowest = m_slowest, .date = QDate::currentDate()};
        MatchGame& game = over.game;
        game.number = m_task.number;
        game.seed = m_task.seed;
        game.firstEntrant = m_task.firstEntrant;
        game.outcome = played.outcome;
        game.failure = played.failure;
        game.engineSeeds = m_seeds;
        game.reports = std::move(m_reports);
        for (std::size_t side = 0; side < m_players.size(); ++side)
            over.versions[entrantOf(static_cast<int>(side))] = m_players[side].version();
        for (const PlayedMove& each : played.moves) {
            const std::size_t entrant = entrantOf(static_cast<int>(game.moves.size() % 2));
            game.moves.push_back(each.move);
            game.nodes[entrant] += each.nodes;
            game.milliseconds[entrant]
                += std::chrono::duration<double, std::milli>(each.time).count();
        }
        return over;
    }

    const TournamentOptions& m_options;
    const TournamentTask& m_task;
    TournamentSeats& m_seats;
    std::stop_token m_stop;
    const TournamentListener& m_listener;
    GameBanks m_banks;
    std::vector<Move> m_moves;
    std::vector<SearchReport> m_reports;
    std::array<std::uint64_t, 2> m_seeds {}; ///< by the task's entrants, as what follows
    std::array<std::chrono::milliseconds, 2> m_slowest {};
    std::array<TournamentSeat, 2> m_players; ///< by the side that they play
};

}

std::optional<TournamentGame> playTournamentGame(const TournamentOptions& options,
                                                 const TournamentTask& task, TournamentSeats& seats,
                                                 const std::stop_token& stop,
                                                 const TournamentListener& listener)
{
    return TournamentTable(options, task, seats, stop, listener).play();
}
