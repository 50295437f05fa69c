// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/engineoptions.h"
#include "app/cli/interrupt.h"
#include "app/cli/outputfile.h"
#include "app/cli/processes.h"
#include "app/cli/study/sprtoption.h"
#include "app/cli/study/writtenrun.h"
#include "core/support/files/readfile.h"
#include "core/support/files/savefile.h"
#include "core/tuning/tuning.h"
#include "core/tuning/tuningprovenance.h"
#include "core/tuning/tuningsettings.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <algorithm>
#include <chrono>
#include <optional>

namespace {

QByteArray fileText(const TuningResult& result)
{
    return provenanceOf(result).addedToJson(tuningToJson(result));
}

using Clock = std::chrono::steady_clock;

/// What --out and --values name. The history is read at the start where it is there, and written
/// after each step and every few seconds; the values are written at the end.
class TuningFiles
{
public:
    TuningFiles(const QString& history, const QString& values)
        : m_history(history), m_values(values),
          m_isStream(isStandardOutput(history) || isStream(history))
    {
    }

    /// The history so far. Nobody else works on the file from then on.
    Expected<TuningResult> begin(const TuningOptions& options)
    {
        FOURCAST_LET(auto lock, lockFile(m_history));
        m_lock = std::move(lock);
        if (m_history.isEmpty() || m_isStream || !QFileInfo::exists(m_history))
            return TuningResult {
                .options = options, .startStrength = {}, .steps = {}, .pending = {}};
        constexpr qint64 most = 256 * 1024 * 1024; // twice all the steps that can be asked for
        const auto json = readFile(m_history, most);
        if (!json)
            return fail(
                QStringLiteral("'%1' cannot be read: %2").arg(m_history, json.error().message));
        auto known = tuningFromJson(*json, options);
        if (!known)
            return fail(QStringLiteral("'%1' cannot be gone on with: %2")
                            .arg(m_history, known.error().message));
        return known;
    }

    /// Whether the values may go where they shall: what an earlier run of this history wrote there
    /// may be replaced.
    Expected<void> checkValues(const TuningResult& known, bool force, const QString& input) const
    {
        if (m_values.isEmpty())
            return {};
        return checkOutput(m_values, force || holdsValuesOf(known), {input, m_history});
    }

    Expected<void> keep(const TuningProgress& progress)
    {
        if (m_history.isEmpty() || m_isStream || (!progress.advanced && Clock::now() < m_next))
            return {};
        m_next = Clock::now() + std::chrono::seconds(2);
        return writeFile(m_history, fileText(progress.result));
    }

    Expected<void> write(const TuningResult& result) const
    {
        if (!m_history.isEmpty())
            FOURCAST_TRY(writeFile(m_history, fileText(result)));
        if (m_values.isEmpty())
            return {};
        return writeResumed(m_values, result.weights().toFile(), result.isComplete());
    }

    bool wantStandardOutput() const
    {
        return isStandardOutput(m_history) || isStandardOutput(m_values);
    }

private:
    bool holdsValuesOf(const TuningResult& known) const
    {
        if (!QFileInfo(m_values).isFile())
            return false;
        const auto values = H1Weights::load(m_values);
        return values
            && std::ranges::find(known.steps, *values, &TuningStep::after) != known.steps.end();
    }

    QString m_history;
    QString m_values;
    bool m_isStream;
    std::optional<FileLock> m_lock;
    Clock::time_point m_next = Clock::now() + std::chrono::seconds(2);
};

void addTuningOptions(CommandLine& line)
{
    line.option("engine",
                QStringLiteral("Whose H1 is tuned: %1; study-h1 by default.")
                    .arg(TuningOptions::engines().join(QStringLiteral(", "))),
                "NAME");
    line.option(settingOf(tuningSettings(), u"depth"), "D");
    line.option("opponent",
                "h1: each change plays against the values before it (the default). h2: both play "
                "against the same search with H2, and the one with more points wins.",
                "NAME");
    line.option(settingOf(tuningSettings(), u"steps"), "N");
    line.option(settingOf(tuningSettings(), u"games"), "N", "games-cap");
    line.option(settingOf(tuningSettings(), u"percent"), "P");
    line.option("sprt",
                "The two differences in Elo of the test that decides, and its error rates; "
                "0,20 and 5 % by default.",
                "ELO0,ELO1[,A,B]");
    line.option("opening-plies",
                "Random plies at the start of each opening, 0 to 12; 6 by default.", "N");
    line.option(settingOf(tuningSettings(), u"yardstick"), "N");
    line.option("seed", "Decides the changes and the openings; 1 by default.", "S");
    line.option("workers",
                "Games at a time, 1 to 256; one per core by default. The history doesn't depend on "
                "it.",
                "N");
    line.option("h1-variant", "Reading of H1, as in 'match'.", "NAMES");
    line.option("h1-values", "The values to begin with, from a file that --values wrote.", "FILE");
    line.option("out", "Keeps the history as JSON; a file that is there is gone on with.", "FILE");
    line.option("values", "Writes the tuned values, for --h1-values.", "FILE");
    addForceOption(line);
    line.option("json", "Prints the history as JSON.");
}

TuningOptions readTuningOptions(CommandLine& line)
{
    TuningOptions options;
    options.engine = line.text("engine", options.engine);
    options.depth = line.number(settingOf(tuningSettings(), u"depth"));
    const QString opponent = line.text("opponent", QStringLiteral("h1"));
    if (opponent == opponentName(TuningOptions::Opponent::H2))
        options.opponent = TuningOptions::Opponent::H2;
    else if (opponent != opponentName(TuningOptions::Opponent::H1))
        line.wrong(BadInput,
                   QStringLiteral("There is no opponent '%1'; it is h1 or h2").arg(opponent));
    options.steps = line.number(settingOf(tuningSettings(), u"steps"));
    options.gamesCap = line.number(settingOf(tuningSettings(), u"games"), "games-cap");
    options.percent = line.decimal(settingOf(tuningSettings(), u"percent"));
    if (const auto test = readSprt(line, QStringLiteral("sprt")))
        options.test = *test;
    options.openingPlies = line.number("opening-plies", 0, 12, 6);
    options.yardstickGames = line.number(settingOf(tuningSettings(), u"yardstick"));
    options.seed = readSeed(line);
    options.workers = readWorkers(line);
    if (line.has("h1-variant"))
        line.take(options.start, H1Options::fromNames(line.text("h1-variant", {})));
    readH1Values(line, QStringLiteral("h1-values"), options.start);
    line.check(options.check());
    return options;
}

QString progressText(const TuningProgress& progress)
{
    const TuningOptions& options = progress.result.options;
    if (progress.gamesCap == 0)
        return QStringLiteral("strength: measured");
    if (progress.step.number == 0)
        return QStringLiteral("strength: game %1 of %2").arg(progress.games).arg(progress.gamesCap);
    return filled("step %1 of %2, %3 %4 to %5: game %6 of at most %7, LLR %8", progress.step.number,
                  options.steps, H1Weights::title(progress.step.value), progress.step.from,
                  progress.step.to, progress.games, progress.gamesCap,
                  fixedText(progress.test.llr, 2));
}

}

CommandResult commands::tune(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Tunes the values of H1 as the heuristics study proposes: one value is moved by a "
        "percent,\n"
        "up or down by lot, and kept where a sequential test says that it wins. Most changes\n"
        "alter few moves, so most steps are given up: that is told, not hidden. Ctrl+C keeps\n"
        "what is done in --out, and the same command resumes it."));
    addTuningOptions(line);
    FOURCAST_TRY(line.parse(arguments));
    TuningOptions options = readTuningOptions(line);
    const QString history = readFileName(line, "out");
    const QString values = readFileName(line, "values");
    if (isStandardOutput(history) + isStandardOutput(values) + line.has("json") > 1)
        line.misused(QStringLiteral("Standard output takes one of --out, --values and --json"));
    if (line.has("out"))
        line.check(checkOutput(history, true, {line.text("h1-values", {})}));
    FOURCAST_TRY(line.failure());
    return withProcesses(options.workers, [&](const TaskWorkers& with) -> CommandResult {
        options.workers = with;
        TuningFiles files(history, values);

        FOURCAST_LET(auto known, files.begin(options));
        FOURCAST_TRY(files.checkValues(known, line.has("force"), line.text("h1-values", {})));
        const Interrupt interrupt;
        WrittenRun run(interrupt.token());
        FOURCAST_LET(const auto result,
                     runTuning(std::move(known), run.token(), [&](const TuningProgress& progress) {
                         console::longProgress(progressText(progress));
                         run.note(files.keep(progress));
                     }));
        if (run.failure())
            return console::fail(BadInput, *run.failure());
        FOURCAST_TRY(files.write(result));
        if (!files.wantStandardOutput())
            line.answer(fileText(result), tuningToText(result));
        if (!result.isComplete())
            return console::stoppedAfter(result.steps.size(),
                                         countText(options.steps, QStringLiteral("step")));
        return Done;
    });
}
