// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/formal/system.h"
#include "app/cli/interrupt.h"
#include "app/cli/outputfile.h"
#include "core/formal/lts/autfile.h"
#include "core/formal/lts/bisimulation.h"
#include "core/formal/lts/paths.h"
#include "core/formal/lts/statistics.h"
#include "core/support/text/milliseconds.h"

namespace {

using fourcast::formal::GenerationResult;
using fourcast::formal::Lts;
using fourcast::formal::LtsStatistics;
using fourcast::formal::ShortestPaths;

QString yesOrNo(bool yes)
{
    return yes ? QStringLiteral("yes") : QStringLiteral("no");
}

/// A system, where it comes from, and how it was come by.
struct Measured
{
    QString name;
    QString status;
    std::vector<std::uint64_t> levels; ///< states in each
    LtsStatistics statistics;
    std::chrono::nanoseconds time {0};
    std::uint64_t bytes = 0;
    /// How many states it had before it was made as small as it can be.
    std::optional<fourcast::formal::State> states = std::nullopt;
};

Measured measured(const FormalModel& model, const GenerationResult& generated,
                  const std::stop_token& stop)
{
    Measured result {model.name,
                     statusName(generated.status),
                     {},
                     fourcast::formal::statisticsOf(generated.lts, stop),
                     generated.progress.elapsed,
                     generated.progress.bytes};
    std::uint64_t before = 0;
    for (const std::uint64_t end : generated.levelEnds)
        result.levels.push_back(end - std::exchange(before, end));
    return result;
}

/// Of a file: what is read is whole, and levels are found by the way.
Measured measured(const QString& file, const Lts& lts, std::chrono::nanoseconds time,
                  const std::stop_token& stop)
{
    Measured result {file,
                     statusName(fourcast::statespace::ExploreStatus::Complete),
                     {},
                     fourcast::formal::statisticsOf(lts, stop),
                     time,
                     lts.transitionCount() * sizeof(fourcast::formal::Transition)
                         + lts.stateCount() * sizeof(std::uint64_t)};
    const ShortestPaths paths(lts, stop);
    result.levels.resize(paths.levelCount());
    for (const std::uint32_t level : paths.levels())
        if (level != ShortestPaths::unreachable)
            ++result.levels[level];
    return result;
}

QString toText(const Measured& measured)
{
    const LtsStatistics& statistics = measured.statistics;
    QString text = QStringLiteral("%1: %2\n").arg(measured.name, measured.status);
    if (measured.states)
        text += QStringLiteral("As small as it can be; before, it had %1 states\n")
                    .arg(*measured.states);
    if (statistics.isComplete) {
        text += filled("States %1, transitions %2, labels %3, levels %4, deadlocks %5\n",
                       statistics.states, statistics.transitions, statistics.labels,
                       measured.levels.size(), statistics.deadlocks);
        text += QStringLiteral("Deterministic %1, acyclic %2\n")
                    .arg(yesOrNo(statistics.isDeterministic), yesOrNo(statistics.isAcyclic));
    } else {
        text += filled("States %1, transitions %2, levels %3\n", statistics.states,
                       statistics.transitions, measured.levels.size());
    }
    text += filled("Time %1 ms, memory %2 MiB\n", fixedText(toMilliseconds(measured.time), 1),
                   (measured.bytes >> 20) + 1);
    return text;
}

QJsonObject toJson(const Measured& measured)
{
    const LtsStatistics& statistics = measured.statistics;
    QJsonArray levels;
    for (const std::uint64_t states : measured.levels)
        levels.append(static_cast<qint64>(states));
    // What nobody waited for is null.
    const auto known
        = [&](const QJsonValue& value) { return statistics.isComplete ? value : QJsonValue(); };
    return {
        {"model", measured.name},
        {"status", measured.status},
        {"states", static_cast<qint64>(statistics.states)},
        {"transitions", static_cast<qint64>(statistics.transitions)},
        {"labels", known(static_cast<qint64>(statistics.labels))},
        {"levels", levels},
        {"deadlocks", known(static_cast<qint64>(statistics.deadlocks))},
        {"deterministic", known(statistics.isDeterministic)},
        {"acyclic", known(statistics.isAcyclic)},
        {"statesBefore", measured.states ? static_cast<qint64>(*measured.states) : QJsonValue()},
        {"milliseconds", toMilliseconds(measured.time)},
        {"bytes", static_cast<qint64>(measured.bytes)}};
}

/// Nothing where the system itself goes to standard output.
void printMeasured(const CommandLine& line, const Measured& measured)
{
    if (isStandardOutput(line.text("aut", {})))
        return;
    line.answer(toJson(measured), toText(measured));
}

/// All of it, or the exit code of what went wrong.
int save(const Lts& lts, const QString& aut, const Interrupt& interrupt)
{
    const QString name = isStandardOutput(aut) ? QStringLiteral("/dev/stdout") : aut;
    const auto saved = fourcast::formal::aut::save(lts, name, {}, interrupt.token());
    return saved ? Done
                 : console::fail(interrupt.happened() ? Stopped : BadInput, saved.error().message);
}

/// Measures and writes the smallest system that is strongly bisimilar instead.
int measureSmallest(const CommandLine& line, const QString& name, const Lts& lts,
                    const QString& aut, const Interrupt& interrupt)
{
    const auto begun = std::chrono::steady_clock::now();
    fourcast::formal::BisimulationOptions options;
    options.stop = interrupt.token();
    options.progress = [](fourcast::formal::State classes) {
        console::longProgress(QStringLiteral("%1 classes of states").arg(classes));
    };
    const auto smallest = fourcast::formal::minimise(lts, options);
    if (!smallest.complete)
        return console::fail(Stopped, QStringLiteral("Stopped."));
    Measured result
        = measured(name, smallest.lts, std::chrono::steady_clock::now() - begun, interrupt.token());
    result.states = lts.stateCount();
    printMeasured(line, result);
    return aut.isEmpty() ? Done : save(smallest.lts, aut, interrupt);
}

int measureFile(const CommandLine& line, const SystemSource& source, const QString& aut)
{
    const Interrupt interrupt;
    const auto begun = std::chrono::steady_clock::now();
    const auto system = readSystem(source, {}, interrupt.token());
    if (!system)
        return system.error();
    if (line.has("minimise"))
        return measureSmallest(line, source.name, system->lts, aut, interrupt);
    printMeasured(line,
                  measured(source.name, system->lts, std::chrono::steady_clock::now() - begun,
                           interrupt.token()));
    return aut.isEmpty() ? Done : save(system->lts, aut, interrupt);
}

int measureModel(const CommandLine& line, const FormalModel& model,
                 const fourcast::statespace::ExploreOptions& options, const QString& aut)
{
    const Interrupt interrupt;
    const GenerationResult generated = exploreModel(model, options, interrupt.token());
    const int code = exploreExitCode(generated, options);
    // A part of a system is none.
    if (code == Done && line.has("minimise"))
        return measureSmallest(line, model.name, generated.lts, aut, interrupt);
    printMeasured(line, measured(model, generated, interrupt.token()));
    return aut.isEmpty() || code != Done ? code : save(generated.lts, aut, interrupt);
}

}

CommandResult commands::formalLts(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Explores a model and tells the size of its transition system; or that of a file that\n"
        "ends in .aut. Exit code 1 where the model is wrong, can't tell what follows a state, or\n"
        "needs more memory than allowed; 3 when it was interrupted. What is known by then is\n"
        "printed."));
    addModelOptions(line);
    line.option("aut", "Writes the whole system as .aut, for mCRL2 and CADP.", "FILE");
    line.option("minimise", "Takes the smallest system that is strongly bisimilar instead.");
    addForceOption(line);
    line.option("json", "Prints JSON.");
    FOURCAST_TRY(line.parse(arguments));
    const auto options = readExploreOptions(line);
    const QString aut = line.has("aut") ? readFileName(line, "aut") : QString();
    if (isStandardOutput(aut) && line.has("json"))
        line.misused(QStringLiteral("--aut and --json both want standard output"));
    const SystemSource source = readSource(line, line.arguments().constFirst());
    FOURCAST_TRY(line.failure());
    if (!aut.isEmpty()) {
        FOURCAST_TRY(checkOutput(aut, line.has("force"), {source.name}));
    }
    return source.model ? measureModel(line, *source.model, options, aut)
                        : measureFile(line, source, aut);
}
