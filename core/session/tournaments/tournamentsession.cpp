// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/tournaments/tournamentsession.h"

#include "core/session/tournaments/tournamentrecordings.h"
#include "core/support/files/filelock.h"
#include "core/tournament/tournamentfile.h"

#include <QDir>
#include <QFileInfo>
#include <utility>

namespace {

using SteadyClock = std::chrono::steady_clock;

/// When standings are made anew: after a game, but for a small part of the time.
class StandingsPace
{
public:
    std::shared_ptr<const TournamentResult> next(const Tournament& tournament)
    {
        constexpr int share = 20;
        const auto begin = SteadyClock::now();
        if (begin < m_next)
            return {};
        auto made = std::make_shared<const TournamentResult>(resultOf(tournament));
        const auto end = SteadyClock::now();
        m_next = end + (end - begin) * share;
        return made;
    }

private:
    SteadyClock::time_point m_next {};
};

/// Keeps nothing where there is no file.
class PlayedFile
{
public:
    explicit PlayedFile(const QString& path) : m_path(path), m_keeper(path) { }

    Expected<void> open()
    {
        if (m_path.isEmpty())
            return {};
        QDir().mkpath(QFileInfo(m_path).absolutePath());
        FOURCAST_LET(m_lock, FileLock::take(m_path));
        return {};
    }
    Expected<void> keep(const Tournament& tournament)
    {
        return m_path.isEmpty() ? Expected<void>() : m_keeper.keep(tournament);
    }
    Expected<void> save(const Tournament& tournament) const
    {
        return m_path.isEmpty() ? Expected<void>() : tournamentfile::save(m_path, tournament);
    }

private:
    QString m_path;
    FileLock m_lock;
    TournamentKeeper m_keeper;
};

/// Keeps the recordings of the games where that is wanted. What goes wrong is told once.
class GameReportKeeper
{
public:
    GameReportKeeper(const TournamentOptions& options, const QString& file)
        : m_isWanted(options.isRecorded && !file.isEmpty()), m_recordings(file)
    {
    }

    bool isWanted() const { return m_isWanted; }
    /// Empty where all is well, or was told before.
    QString keep(const TournamentOptions& options, const TournamentGame& game)
    {
        if (!m_isWanted || game.isWalkover)
            return {};
        const auto kept = m_recordings.keep(options, game);
        return kept || std::exchange(m_hasTold, true) ? QString() : kept.error().message;
    }

private:
    bool m_isWanted;
    bool m_hasTold = false;
    TournamentRecordings m_recordings;
};

}

TournamentSession::TournamentSession(QObject* parent)
    : QObject(parent), m_result(std::make_shared<const TournamentResult>())
{
    connect(&m_job, &JobBase::advanced, this, [this] { take(m_job.interim()); });
    connect(&m_job, &JobBase::progressed, this, &TournamentSession::progressed);
    connect(&m_job, &JobBase::finished, this, &TournamentSession::takeEnd);
}

TournamentSession::~TournamentSession() = default;

void TournamentSession::setState(State state)
{
    m_state = state;
    Q_EMIT stateChanged();
}

Expected<TournamentSession::Played> TournamentSession::play(Tournament tournament,
                                                            const QString& file,
                                                            const std::stop_token& afterGames,
                                                            const TournamentJob::Context& job)
{
    FOURCAST_TRY(tournament.options.check());
    PlayedFile kept(file);
    FOURCAST_TRY(kept.open());
    FOURCAST_TRY(kept.save(tournament));
    const auto before = static_cast<std::uint64_t>(tournament.games.size());
    StandingsPace standings;
    job.add([&](TournamentNews& news) { news.result = standings.next(tournament); });
    GameReportKeeper keeper(tournament.options, file);
    Expected<void> saved;
    // Fast games flood nobody: the job passes what there is on a few times a second.
    const auto show = [&](const TournamentTask& task, const std::vector<Move>& moves) {
        job.add([&](TournamentNews& news) { news.boards[task.number] = {task, moves}; });
    };
    const TournamentListener listener {
        .began = [&](const TournamentTask& task) { show(task, {}); },
        .moved = show,
        .over =
            [&](const TournamentGame& game, const Tournament& soFar,
                const TournamentProgress& progress) {
                const QString notRecorded = keeper.keep(soFar.options, game);
                auto result = standings.next(soFar);
                job.add([&](TournamentNews& news) {
                    news.boards.erase(game.task.number);
                    news.games.push_back(soFar.games.back()); // without its reports
                    if (!notRecorded.isEmpty())
                        news.notRecorded = notRecorded;
                    news.round = progress.round;
                    if (result)
                        news.result = std::move(result);
                });
                job.report({.done = static_cast<std::uint64_t>(progress.done),
                            .before = before,
                            .total = static_cast<std::uint64_t>(progress.expected)});
                saved = kept.keep(soFar);
                return saved.has_value();
            },
        .wantsReports = keeper.isWanted()};
    FOURCAST_LET(auto played,
                 runTournament(std::move(tournament), {.now = job.stop(), .afterGames = afterGames},
                               listener));
    FOURCAST_TRY(kept.save(played));
    FOURCAST_TRY(saved);
    TournamentResult result = resultOf(played);
    const bool isWhole = isComplete(played);
    return Played {std::move(played), std::move(result), isWhole};
}

void TournamentSession::start(Tournament tournament, const QString& file)
{
    Q_ASSERT(m_state == State::Idle);
    m_file = file;
    m_tournament = tournament;
    m_boards.clear();
    m_round = 0;
    m_afterGames = std::stop_source();
    const auto started = m_job.start(
        [tournament = std::move(tournament), file,
         afterGames = m_afterGames.get_token()](const TournamentJob::Context& job) mutable {
            return play(std::move(tournament), file, afterGames, job);
        });
    if (!started)
        return Q_EMIT failed(started.error().message);
    setState(State::Running);
}

void TournamentSession::finish()
{
    if (m_state != State::Running)
        return;
    m_afterGames.request_stop();
    setState(State::Finishing);
}

void TournamentSession::stop()
{
    if (m_state != State::Running && m_state != State::Finishing)
        return;
    m_job.stop();
    setState(State::Stopping);
}

void TournamentSession::take(const TournamentNews& news)
{
    for (const auto& [number, board] : news.boards)
        m_boards[number] = board;
    for (const TournamentGame& game : news.games) {
        m_boards.erase(game.task.number);
        m_tournament.games.push_back(game);
    }
    if (news.result)
        m_result = news.result;
    if (news.round > 0)
        m_round = news.round;
    Q_EMIT advanced(news);
    if (!news.notRecorded.isEmpty())
        Q_EMIT notRecorded(news.notRecorded);
}

void TournamentSession::takeEnd()
{
    m_boards.clear();
    if (m_job.status() == JobStatus::Failed) {
        setState(State::Idle);
        return Q_EMIT failed(m_job.error().message);
    }
    const Played& played = m_job.result();
    m_tournament = played.tournament;
    m_result = std::make_shared<const TournamentResult>(played.result);
    const bool isWhole = played.isComplete;
    setState(State::Idle);
    Q_EMIT ended(isWhole);
}
