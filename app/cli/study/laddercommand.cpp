// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/duration.h"
#include "app/cli/engineoptions.h"
#include "app/cli/interrupt.h"
#include "app/cli/knownprograms.h"
#include "app/cli/outputfile.h"
#include "app/cli/processes.h"
#include "app/cli/study/writtenrun.h"
#include "core/match/ladder.h"
#include "core/match/matchprovenance.h"
#include "core/match/seededgame.h"
#include "core/support/files/readfile.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>

namespace {

/// The folder of a ladder: games.csv, which a later run resumes, and ladder.json.
class LadderFolder
{
public:
    /// Without a path nothing is read or written.
    explicit LadderFolder(const QString& path)
        : m_path(path), m_made(path.isEmpty() ? QStringList() : missingFolders(path))
    {
    }

    /// Nobody else works in it from then on.
    Expected<void> prepare(bool force)
    {
        if (m_path.isEmpty())
            return {};
        FOURCAST_TRY(prepareFolder(m_path));
        FOURCAST_LET(auto lock, lockFile(gamesFile()));
        m_lock = std::move(lock);
        const bool goesOn = QFileInfo::exists(gamesFile());
        return checkOutput(gamesFile(), true).and_then([&] {
            return checkOutput(resultFile(), force || goesOn);
        });
    }

    /// The games of an earlier run.
    Expected<std::vector<LadderGame>> known(const LadderOptions& options) const
    {
        if (m_path.isEmpty() || !QFileInfo::exists(gamesFile()))
            return std::vector<LadderGame>();
        constexpr qint64 most = 1024 * 1024 * 1024; // some millions of games
        const auto csv = readFile(gamesFile(), most);
        if (!csv)
            return fail(
                QStringLiteral("'%1' cannot be read: %2").arg(gamesFile(), csv.error().message));
        auto games = ladderFromCsv(*csv, options);
        if (!games)
            return fail(QStringLiteral("'%1' cannot be gone on with: %2")
                            .arg(gamesFile(), games.error().message));
        return games;
    }

    /// After a game: writes what there is, but not more often than every few seconds.
    Expected<void> keep(const LadderOptions& options, const std::vector<LadderGame>& games)
    {
        if (m_path.isEmpty() || Clock::now() < m_next)
            return {};
        m_next = Clock::now() + std::chrono::seconds(5);
        return writeFile(gamesFile(), ladderToCsv(options, games));
    }

    Expected<void> write(const LadderResult& result, const QByteArray& json)
    {
        if (m_path.isEmpty())
            return {};
        if (result.games.empty()) {
            m_lock.reset(); // its file is in the folder
            removeEmptyFolders(m_made);
            return {};
        }
        return writeFile(gamesFile(), ladderToCsv(result.options, result.games)).and_then([&] {
            return writeResumed(resultFile(), json, result.isComplete());
        });
    }

private:
    using Clock = std::chrono::steady_clock;

    QString gamesFile() const { return QDir(m_path).filePath(QStringLiteral("games.csv")); }
    QString resultFile() const { return QDir(m_path).filePath(QStringLiteral("ladder.json")); }

    QString m_path;
    QStringList m_made;
    std::optional<FileLock> m_lock;
    Clock::time_point m_next = Clock::now() + std::chrono::seconds(5);
};

void addLadderOptions(CommandLine& line)
{
    line.option("games", "Games for each two engines, 1 to 100000; 100 by default.", "N");
    line.option("seed",
                "Decides the openings, the errors and the choice among equal moves; 1 by default.",
                "S");
    line.option("opening-plies",
                "Random plies at the start of each pair of games, 0 to 12; 4 by default.", "N");
    line.option("engine",
                QStringLiteral("Takes part; to be given twice or more. The eight opponents level-1 "
                               "to level-8 without it. One of: %1.")
                    .arg(namesOfEngines()),
                "NAME");
    line.option("depth", "Search depth in plies of engines that take one, 1 to 42; 4 by default.",
                "N");
    line.option("workers",
                "Games at a time, 1 to 256; one per core by default. The games don't depend on it.",
                "N");
    line.option("out",
                "Folder for games.csv and ladder.json; made where it is missing. Games that are "
                "there already are not played again. Without it nothing is written.",
                "DIR");
    addForceOption(line);
    line.option("json", "Prints JSON instead of the table.");
}

LadderOptions readLadderOptions(CommandLine& line)
{
    LadderOptions options;
    const auto depth = line.number("depth", 1, maximumDepth, 4);
    if (line.has("engine")) {
        options.entrants.clear();
        for (const QString& name : line.values("engine")) {
            checkEngineName(line, name);
            Entrant entrant {name, {}, {}};
            if (engineInfo(name).takesDepth())
                entrant.limits.depth = depth;
            for (const Entrant& other : options.entrants)
                if (other.engine == name)
                    line.wrong(BadInput, QStringLiteral("'%1' takes part twice").arg(name));
            options.entrants.push_back(entrant);
        }
        if (options.entrants.size() < 2)
            line.misused(QStringLiteral("A ladder needs two engines or more"));
    }
    options.gamesPerPair = line.number("games", 1, 100'000, 100);
    options.seed = readSeed(line);
    options.openingPlies = line.number("opening-plies", 0, 12, 4);
    options.workers = readWorkers(line);
    return options;
}

}

CommandResult commands::ladder(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Lets engines play a round robin and tells their Elo with 95 % intervals. Each two play\n"
        "from random openings, each opening with both colours. Ctrl+C keeps what is done in the\n"
        "folder of --out, and the same command resumes it."));
    addLadderOptions(line);
    FOURCAST_TRY(line.parse(arguments));
    knownprograms::load();
    LadderOptions options = readLadderOptions(line);
    const QString path = readFolderName(line, "out");
    FOURCAST_TRY(line.failure());

    return withProcesses(options.workers, [&](const TaskWorkers& with) -> CommandResult {
        options.workers = with;
        if (with.others)
            for (const Entrant& entrant : options.entrants)
                FOURCAST_TRY(canTravel(entrant));
        LadderFolder folder(path);
        FOURCAST_TRY(folder.prepare(line.has("force")));
        FOURCAST_LET(auto known, folder.known(options));

        const Interrupt interrupt;
        WrittenRun run(interrupt.token());
        int played = 0;
        FOURCAST_LET(
            const auto result,
            runLadder(options, std::move(known), run.token(), [&](const LadderProgress& progress) {
                console::longProgress(filled("game %1 of %2%3", progress.done, progress.expected,
                                             leftText(progress.left, ++played)));
                run.note(folder.keep(options, progress.games));
            }));
        if (run.failure())
            return console::fail(BadInput, *run.failure());
        const QByteArray json = provenanceOf(result).addedToJson(ladderToJson(result));
        FOURCAST_TRY(folder.write(result, toJsonText(json)));
        line.answer(json, ladderToText(result));
        if (!result.isComplete())
            return console::stoppedAfter(result.finishedGames(),
                                         countText(options.games(), QStringLiteral("game")));
        return Done;
    });
}
