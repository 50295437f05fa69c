// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/tournamentreport.h"

#include "core/board/notation.h"
#include "core/book/builtinbook.h"
#include "core/match/gamerunner.h"
#include "core/solver/solver.h"
#include "core/support/formats/csv.h"
#include "core/support/text/alignedtext.h"
#include "core/support/text/counttext.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <memory>
#include <mutex>

namespace {

struct TournamentReportText
{
    Q_DECLARE_TR_FUNCTIONS(TournamentReport)
};

/// What was missed in one game; `game` is its place in the tournament.
struct GameMisses
{
    std::size_t game = 0;
    std::vector<Miss> misses;
};

/// A solver for each game that is looked through at one time, and what it knows for the next.
class ReportSolvers
{
public:
    std::unique_ptr<Solver> take()
    {
        constexpr int tableMib = 32;
        const std::scoped_lock lock(m_mutex);
        if (m_free.empty()) {
            auto solver = std::make_unique<Solver>(Solver::Settings {.tableMib = tableMib});
            solver->setKnownScores(&builtInScores());
            return solver;
        }
        auto solver = std::move(m_free.back());
        m_free.pop_back();
        return solver;
    }
    void giveBack(std::unique_ptr<Solver> solver)
    {
        const std::scoped_lock lock(m_mutex);
        m_free.push_back(std::move(solver));
    }

private:
    std::mutex m_mutex;
    std::vector<std::unique_ptr<Solver>> m_free;
};

void addGame(std::vector<EntrantReport>& reports, const TournamentGame& game,
             const std::vector<Miss>& misses)
{
    const auto reportOf = [&](int side) -> EntrantReport& {
        return reports[static_cast<std::size_t>(game.task.mover(side))];
    };
    for (const int side : {0, 1}) {
        EntrantReport& report = reportOf(side);
        ++report.games;
        const auto slowest
            = game.slowest[static_cast<std::size_t>((game.task.firstEntrant + side) % 2)];
        if (slowest > report.slowest) {
            report.slowest = slowest;
            report.slowestGame = game.task.number;
        }
        const int version = game.version(side);
        if (version > 0
            && std::ranges::find(report.versions, version, &EntrantReport::Version::version)
                == report.versions.end())
            report.versions.push_back({version, game.task.number});
    }
    for (std::size_t ply = game.task.opening.size(); ply < game.game.moves.size(); ++ply)
        ++reportOf(static_cast<int>(ply % 2)).moves;
    for (const Miss& miss : misses)
        reportOf(miss.ply % 2).misses.push_back({game.task.number, miss});
    if (game.failed() >= 0)
        ++reports[static_cast<std::size_t>(game.failed())].failures[game.game.failure->kind];
}

QString reportName(const Tournament& tournament, const EntrantReport& report)
{
    return TournamentOptions::nameOf(
        tournament.options.entrants[static_cast<std::size_t>(report.entrant)]);
}

}

int EntrantReport::count(Miss::Kind kind) const
{
    return static_cast<int>(std::ranges::count_if(
        misses, [kind](const Place& place) { return place.miss.kind == kind; }));
}

std::optional<std::vector<EntrantReport>>
reportEntrants(const Tournament& tournament, int workers, const std::stop_token& stop,
               const std::function<void(int done, int all)>& progress)
{
    std::vector<std::size_t> played;
    for (std::size_t game = 0; game < tournament.games.size(); ++game)
        if (!tournament.games[game].isWalkover)
            played.push_back(game);
    ReportSolvers solvers;
    std::vector<std::optional<std::vector<Miss>>> misses(tournament.games.size());
    const auto look
        = [&](std::size_t place, const std::stop_token& ended) -> std::optional<GameMisses> {
        const TournamentGame& game = tournament.games[place];
        auto solver = solvers.take();
        auto found = findMisses(game.game.moves, game.task.opening.size(), *solver, ended);
        solvers.giveBack(std::move(solver));
        if (!found)
            return {};
        return GameMisses {place, *std::move(found)};
    };
    const auto take = [&](GameMisses found, const GamesProgress& run) {
        misses[found.game] = std::move(found.misses);
        if (progress)
            progress(run.done, static_cast<int>(played.size()));
        return true;
    };
    runGames(workers, played, stop, look, take);
    std::vector<EntrantReport> reports(tournament.options.entrants.size());
    for (std::size_t entrant = 0; entrant < reports.size(); ++entrant)
        reports[entrant].entrant = static_cast<int>(entrant);
    for (const std::size_t game : played) {
        if (!misses[game])
            return {};
        addGame(reports, tournament.games[game], *misses[game]);
    }
    return reports;
}

QString versionsText(const EntrantReport& report)
{
    QStringList parts;
    for (const auto& [version, game] : report.versions)
        parts << (parts.isEmpty()
                      ? TournamentReportText::tr("version %1").arg(version)
                      : TournamentReportText::tr("version %1 since game %2")
                            .arg(QLocale().toString(version), QLocale().toString(game)));
    return parts.join(QStringLiteral(", "));
}

QString reportToText(const Tournament& tournament, const std::vector<EntrantReport>& reports)
{
    std::vector<QStringList> rows {{QStringLiteral("entrant"), QStringLiteral("games"),
                                    QStringLiteral("moves"), QStringLiteral("wins missed"),
                                    QStringLiteral("blocks missed"),
                                    QStringLiteral("results thrown away"),
                                    QStringLiteral("slowest move"), QStringLiteral("failures")}};
    for (const EntrantReport& report : reports) {
        int failures = 0;
        for (const auto& [kind, times] : report.failures)
            failures += times;
        rows.push_back({reportName(tournament, report), QString::number(report.games),
                        QString::number(report.moves),
                        QString::number(report.count(Miss::Kind::Win)),
                        QString::number(report.count(Miss::Kind::Block)),
                        QString::number(report.count(Miss::Kind::Result)),
                        filled("%1 ms", report.slowest.count()), QString::number(failures)});
    }
    QString text = alignedLines(rows).join(u'\n') + u'\n';
    for (const EntrantReport& report : reports)
        if (!report.versions.empty()) {
            QStringList parts;
            for (const auto& [version, game] : report.versions)
                parts << (parts.isEmpty() ? filled("version %1", version)
                                          : filled("version %1 since game %2", version, game));
            text += filled("%1: %2\n", reportName(tournament, report),
                           parts.join(QStringLiteral(", ")));
        }
    for (const EntrantReport& report : reports)
        for (const auto& [kind, times] : report.failures)
            text += filled("%1 failed %2: %3\n", reportName(tournament, report),
                           countText(times, QStringLiteral("time")), EngineFailure::key(kind));
    return text;
}

QByteArray reportToCsv(const Tournament& tournament, const std::vector<EntrantReport>& reports)
{
    QByteArray csv
        = csvRow({"entrant", "game", "ply", "kind", "played", "better", "moves_before", "version"});
    for (const EntrantReport& report : reports)
        for (const auto& [number, miss] : report.misses) {
            const auto game = std::ranges::lower_bound(
                tournament.games, number, {},
                [](const TournamentGame& each) { return each.task.number; });
            if (game == tournament.games.end())
                continue;
            const auto begin = game->game.moves.begin();
            const int version = game->version(miss.ply % 2);
            csv += csvRow({csvText(reportName(tournament, report)), QString::number(number),
                           QString::number(miss.ply + 1), Miss::key(miss.kind),
                           notation::columnName(miss.played.column()),
                           notation::columnName(miss.better.column()),
                           notation::toDigits({begin, begin + miss.ply}),
                           version > 0 ? QString::number(version) : QString()});
        }
    return csv;
}
