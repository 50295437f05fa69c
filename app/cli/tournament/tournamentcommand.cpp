// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/tournament/tournamentcommand.h"

#include "app/cli/duration.h"
#include "app/cli/engineoptions.h"
#include "app/cli/interrupt.h"
#include "app/cli/outputfile.h"
#include "app/cli/study/writtenrun.h"
#include "core/match/seededgame.h"
#include "core/recording/recordingfile.h"
#include "core/session/tournaments/tournamentrecordings.h"
#include "core/tournament/standings.h"
#include "core/tournament/tournamentfile.h"
#include "core/tournament/tournamentrun.h"

#include <QDir>
#include <algorithm>

namespace {

using Clock = std::chrono::steady_clock;

/// One entrant: "mapped-h1", or "mapped-h1:8" with a depth of its own.
Entrant entrantOfText(CommandLine& line, const QString& text, qint64 depth,
                      const TournamentClock& clock)
{
    Entrant entrant {.engine = text.section(u':', 0, 0), .limits = {}};
    line.check(entrant.check());
    const EngineInfo& info = engineInfo(entrant.engine);
    const QString own = text.section(u':', 1);
    if (text.contains(u':')) {
        bool isNumber = false;
        entrant.limits.depth = own.toInt(&isNumber);
        if (!isNumber || entrant.limits.depth < 1 || entrant.limits.depth > maximumDepth
            || !info.takesDepth())
            line.wrong(BadInput,
                       QStringLiteral("'%1' is no engine that takes a depth, a colon and "
                                      "a depth from 1 to %2")
                           .arg(text)
                           .arg(maximumDepth));
    } else if (info.takesDepth() && (line.has("depth") || (!clock.isOn() && !info.program))) {
        entrant.limits.depth = static_cast<int>(depth);
    }
    return entrant;
}

/// --record: a recording of each game.
class TournamentRecords
{
public:
    explicit TournamentRecords(CommandLine& line) : m_folder(readFolderName(line, "record")) { }

    bool areWanted() const { return !m_folder.isEmpty(); }
    Expected<void> prepare() const
    {
        return areWanted() ? prepareFolder(m_folder) : Expected<void>();
    }
    Expected<void> add(const TournamentGame& game, const TournamentOptions& options) const
    {
        if (!areWanted() || game.isWalkover)
            return {};
        const QString name = QStringLiteral("game-%1.c4rec").arg(game.task.number);
        return writeFile(QDir(m_folder).filePath(name),
                         recordingfile::write(tournamentRecording(options, game)));
    }

private:
    QString m_folder;
};

/// "; Fox 5.5, Owl 4, Chick 2": the first three, looked at once a second.
class Leaders
{
public:
    QString text(const Tournament& tournament)
    {
        if (Clock::now() < m_next)
            return m_text;
        constexpr std::size_t most = 3;
        QStringList parts;
        const TournamentResult result = resultOf(tournament);
        for (std::size_t i = 0; i < std::min(most, result.standings.size()); ++i)
            parts << filled("%1 %2", result.standings[i].name, result.standings[i].points);
        m_text = QStringLiteral("; ") + parts.join(QStringLiteral(", "));
        m_next = Clock::now() + std::chrono::seconds(1);
        return m_text;
    }

private:
    QString m_text;
    Clock::time_point m_next {};
};

}

void tournamentcommand::addRunOptions(CommandLine& line)
{
    line.option("engine",
                "Takes part: the name of an engine or program, with a colon and a depth where it "
                "takes one, mapped-h1:8. To be given for each entrant.",
                "NAME[:DEPTH]");
    line.option("depth",
                "Search depth in plies of engines that take one and have none of their own, 1 to "
                "42; 4 by default where there is no clock.",
                "N");
    line.option("workers",
                "Games at a time, 1 to 256; one per core by default. Without a clock the games "
                "don't depend on it.",
                "N");
    line.option("record",
                "Folder for a recording of each game, game-1.c4rec and so on; made where it is "
                "missing.",
                "DIR");
    line.option("json", "Prints JSON instead of the tables.");
}

std::vector<Entrant> tournamentcommand::readEntrants(CommandLine& line,
                                                     const TournamentClock& clock)
{
    constexpr int usualDepth = 4;
    const auto depth = line.number("depth", 1, maximumDepth, usualDepth);
    std::vector<Entrant> entrants;
    for (const QString& text : line.values("engine"))
        entrants.push_back(entrantOfText(line, text, depth, clock));
    return entrants;
}

Expected<Tournament> tournamentcommand::load(const QString& file)
{
    auto tournament = tournamentfile::load(file);
    if (!tournament)
        return fail(
            QStringLiteral("'%1' cannot be read: %2").arg(file, tournament.error().message));
    return tournament;
}

CommandResult tournamentcommand::play(CommandLine& line, const QString& file, Tournament tournament,
                                      const TaskWorkers& workers)
{
    tournament.options.workers = workers.threads;
    line.check(tournament.options.check());
    const TournamentRecords records(line);
    FOURCAST_TRY(line.failure());
    // Others send no searches.
    RemoteTasks* const others = records.areWanted() ? nullptr : workers.others;
    if (others)
        for (const Entrant& entrant : tournament.options.entrants)
            FOURCAST_TRY(canTravel(entrant));
    FOURCAST_TRY(records.prepare());
    FOURCAST_TRY(writeFile(file, tournamentfile::toJson(tournament)));
    FOURCAST_LET(const auto lock, lockFile(file));

    const Interrupt interrupt;
    WrittenRun run(interrupt.token());
    TournamentKeeper keeper(file);
    Leaders leaders;
    int played = 0;
    int expected = 0;
    TournamentListener listener;
    listener.wantsReports = records.areWanted();
    listener.over = [&](const TournamentGame& game, const Tournament& soFar,
                        const TournamentProgress& progress) {
        expected = progress.expected;
        console::longProgress(filled("game %1 of %2%3%4", progress.done, progress.expected,
                                     leftText(progress.left, ++played), leaders.text(soFar)));
        run.note(records.add(game, soFar.options));
        run.note(keeper.keep(soFar));
        return true;
    };
    FOURCAST_LET(const auto result,
                 runTournament(std::move(tournament), {.now = run.token()}, listener, others));
    if (run.failure())
        return console::fail(BadInput, *run.failure());
    FOURCAST_TRY(writeFile(file, tournamentfile::toJson(result)));
    const TournamentResult standings = resultOf(result);
    line.answer(toJsonText(resultToJson(result, standings)), tournamentToText(result, standings));
    if (!isComplete(result))
        return console::stoppedAfter(
            result.games.size(),
            countText(std::max(expected, result.gamesAsked()), QStringLiteral("game")));
    return Done;
}
