// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/exploring.h"
#include "app/cli/console.h"
#include "app/cli/engineoptions.h"
#include "core/support/files/readfile.h"

#include <QFileInfo>
#include <algorithm>
#include <thread>

namespace syntax = fourcast::syntax;
using fourcast::statespace::ExploreOptions;
using fourcast::statespace::ExploreProgress;
using fourcast::statespace::ExploreStatus;

namespace {

constexpr std::uint64_t defaultModelMemory = std::uint64_t {4} << 30;

/// That an exploration ended because --memory was used up.
QString memoryReachedText(std::uint64_t bytes, std::uint64_t states)
{
    if (states == 0)
        return QStringLiteral("--memory %1 is not enough to explore one state").arg(bytes);
    return filled("%1 bytes are enough for %2 states; --memory allows more", bytes, states);
}

} // namespace

void addExploreOptions(CommandLine& line)
{
    line.option("workers", "Threads, 1 to 256; one per core by default.", "N");
    line.option("memory", "Ends where more bytes would be needed; 4294967296 by default.", "BYTES");
}

ExploreOptions readExploreOptions(CommandLine& line)
{
    ExploreOptions options;
    options.workers = readWorkers(line, std::max(1u, std::thread::hardware_concurrency()));
    options.memoryBudget = line.number("memory", 1, std::uint64_t {1} << 50, defaultModelMemory);
    return options;
}

void addSetOption(CommandLine& line)
{
    line.option("set", "The value of a parameter, as in p=7; may be given more than once.",
                "NAME=VALUE");
}

syntax::ModelValues readSetOption(CommandLine& line)
{
    syntax::ModelValues values;
    for (const QString& each : line.values("set")) {
        const QString name = each.section(u'=', 0, 0);
        if (!each.contains(u'=') || name.isEmpty()) {
            line.wrong(BadInput, QStringLiteral("--set must be like p=7, not '%1'").arg(each));
        } else if (values.contains(name)) {
            line.wrong(BadInput, QStringLiteral("--set names %1 twice").arg(name));
        }
        values[name] = each.section(u'=', 1);
    }
    return values;
}

Expected<QString> readModelFile(const QString& name, const QString& language,
                                const syntax::ModelValues& values, const QString& models)
{
    constexpr qint64 largest = qint64 {16} << 20;
    if (!values.isEmpty())
        return fail(QStringLiteral("--set is for a model that comes along: %1").arg(models));
    if (!name.contains(u'.') && !name.contains(u'/') && !QFileInfo::exists(name))
        return fail(QStringLiteral("There is no model '%1'; there are %2, and files of %3")
                        .arg(name, models, language));
    const auto bytes = readFile(name, largest);
    if (!bytes)
        return fail(QStringLiteral("%1 could not be read: %2").arg(name, bytes.error().message));
    return QString::fromUtf8(*bytes);
}

void tellExploring(const ExploreProgress& progress)
{
    if (progress.elapsed < std::chrono::seconds(1))
        return;
    if (progress.states == 0 && progress.localStates > 0) {
        console::longProgress(filled("%1 states of single processes, %2 MiB", progress.localStates,
                                     progress.bytes >> 20));
        return;
    }
    console::longProgress(filled("level %1: %2 states, %3 of them looked at, %4 a second, %5 MiB",
                                 progress.level, progress.states, progress.expanded,
                                 fixedText(progress.statesPerSecond, 0), progress.bytes >> 20));
}

QString statusName(ExploreStatus status)
{
    switch (status) {
    case ExploreStatus::Complete:
        return QStringLiteral("completed");
    case ExploreStatus::Stopped:
        return QStringLiteral("stopped");
    case ExploreStatus::BudgetReached:
        return QStringLiteral("memory budget reached");
    case ExploreStatus::OutOfMemory:
        return QStringLiteral("out of memory");
    case ExploreStatus::StatesReached:
        return QStringLiteral("too many states");
    case ExploreStatus::Failed:
        return QStringLiteral("failed");
    }
    return {};
}

int exploreExitCode(ExploreStatus status, std::uint64_t states, const std::optional<Error>& error,
                    const ExploreOptions& options)
{
    switch (status) {
    case ExploreStatus::Complete:
        return Done;
    case ExploreStatus::Stopped:
        return console::fail(Stopped, QStringLiteral("Stopped after %1 states").arg(states));
    case ExploreStatus::BudgetReached:
        return console::fail(BadInput, memoryReachedText(options.memoryBudget, states));
    case ExploreStatus::Failed:
        return console::fail(BadInput, error->message);
    case ExploreStatus::OutOfMemory:
    case ExploreStatus::StatesReached:
        break;
    }
    return console::fail(
        BadInput, QStringLiteral("The system has no memory for more than %1 states").arg(states));
}
