// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/study/benchprofile.h"
#include "core/engines/bench.h"
#include "core/statistics/medianinterval.h"
#include "core/support/text/milliseconds.h"

namespace {

/// The bench, one or more times; each search has the same nodes every time.
struct Bench
{
    std::vector<BenchLine> lines; ///< of the first time
    std::vector<std::vector<double>> milliseconds; ///< of each line, by repetition
    std::vector<double> totals; ///< milliseconds of each repetition
};

/// A repetition that is stopped counts only where it is the first.
Bench runRepeatedly(int times, const QString& engine, const std::stop_token& stop)
{
    Bench bench;
    for (int time = 0; time < times && !stop.stop_requested(); ++time) {
        if (times > 1)
            console::progress(QStringLiteral("repetition %1 of %2").arg(time + 1).arg(times));
        const std::vector<BenchLine> lines = runBench(stop, engine);
        if (time == 0) {
            bench.lines = lines;
            bench.milliseconds.resize(lines.size());
        } else if (lines.size() < bench.lines.size()) {
            break;
        }
        double total = 0;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            bench.milliseconds[i].push_back(toMilliseconds(lines[i].time));
            total += bench.milliseconds[i].back();
        }
        bench.totals.push_back(total);
    }
    return bench;
}

QString medianText(const Repetitions& total)
{
    return total.interval
        ? filled("the median lies between %1 and %2 with 95 %", fixedText(total.interval->low, 3),
                 fixedText(total.interval->high, 3))
        : QStringLiteral("six repetitions are needed for a 95 % interval");
}

QString toText(const Bench& bench)
{
    QString text = QStringLiteral("engine         depth  position          nodes    time (ms)\n");
    for (std::size_t i = 0; i < bench.lines.size(); ++i) {
        const BenchLine& search = bench.lines[i];
        text += QStringLiteral("%1%2  %3%4%5\n")
                    .arg(search.engine, -14)
                    .arg(search.depth, 6)
                    .arg(search.position, -10)
                    .arg(search.nodes, 13)
                    .arg(repetitions(bench.milliseconds[i]).median, 13, 'f', 3);
    }
    const Repetitions total = repetitions(bench.totals);
    text += filled("Total: %1 nodes in %2 ms\n", totalNodes(bench.lines),
                   fixedText(total.median, 3));
    if (bench.totals.size() > 1)
        text += filled("Times are medians of %1 repetitions; the total took %2 to %3 ms, %4\n",
                       bench.totals.size(), fixedText(total.least, 3), fixedText(total.most, 3),
                       medianText(total));
    return text;
}

QJsonObject toJson(const Bench& bench)
{
    QJsonArray searches;
    for (std::size_t i = 0; i < bench.lines.size(); ++i) {
        const BenchLine& search = bench.lines[i];
        searches.append(QJsonObject {{"position", search.position},
                                     {"engine", search.engine},
                                     {"depth", search.depth},
                                     {"nodes", static_cast<qint64>(search.nodes)},
                                     {"milliseconds", repetitions(bench.milliseconds[i]).median}});
    }
    const Repetitions total = repetitions(bench.totals);
    QJsonObject object {{"nodes", static_cast<qint64>(totalNodes(bench.lines))},
                        {"milliseconds", total.median},
                        {"repetitions", static_cast<int>(bench.totals.size())},
                        {"leastMilliseconds", total.least},
                        {"mostMilliseconds", total.most},
                        {"searches", searches}};
    if (total.interval)
        object.insert("interval95Milliseconds",
                      QJsonArray {total.interval->low, total.interval->high});
    return object;
}

/// In a second each engine is met some two thousand times.
constexpr int usualProfileRepetitions = 5;

int profile(const QStringList& engines, int times, const CommandLine& line)
{
    const Interrupt interrupt;
    std::vector<std::pair<QString, SearchProfile>> profiles;
    for (const QString& engine : engines) {
        console::progress(
            filled("%1, engine %2 of %3", engine, profiles.size() + 1, engines.size()));
        auto profile = profileBench(engine, times, interrupt.token());
        if (!profile && !interrupt.happened())
            return console::fail(BadInput, profile.error().message);
        if (interrupt.happened())
            break;
        profiles.emplace_back(engine, *std::move(profile));
    }
    line.answer(QJsonObject {{"repetitions", times}, {"profiles", profilesToJson(profiles)}},
                profilesText(profiles));
    return interrupt.happened()
        ? console::stoppedAfter(profiles.size(), QStringLiteral("%1 engines").arg(engines.size()))
        : Done;
}

/// The engine that is named, or all; refuses one that the bench does not have.
QStringList readBenchEngines(CommandLine& line)
{
    const QStringList all = benchEngines();
    const QString engine = line.text("engine", {});
    if (!line.has("engine") || all.contains(engine))
        return line.has("engine") ? QStringList {engine} : all;
    line.wrong(BadInput,
               QStringLiteral("There is no engine '%1' in the bench, which has %2")
                   .arg(engine, all.join(QStringLiteral(", "))));
    return all;
}

}

CommandResult commands::bench(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Searches fixed positions to fixed depths on one thread, H1 in its strict reading. The "
        "total\n"
        "of nodes is the signature of the search: it changes only when the search does."));
    line.option("repeat",
                QStringLiteral("Does it so many times, 1 to %1; times are medians then.")
                    .arg(mostRepetitions),
                "N");
    line.option("engine", "Only this one; its total is no signature then.", "NAME");
    line.option(
        "profile",
        QStringLiteral("Says where the engines spend their time, evaluation, win test, "
                       "moves and search, by\nwhat perf sees in %1 repetitions or more. Needs "
                       "perf and a build of the preset \"profile\".")
            .arg(usualProfileRepetitions));
    line.option("json", "Prints JSON.");
    FOURCAST_TRY(line.parse(arguments));
    const bool profiles = line.has("profile");
    const auto times
        = line.number("repeat", 1, mostRepetitions, profiles ? usualProfileRepetitions : 1);
    const QStringList engines = readBenchEngines(line);
    FOURCAST_TRY(line.failure());
    if (profiles)
        return profile(engines, times, line);

    const Interrupt interrupt;
    const Bench bench
        = runRepeatedly(times, line.has("engine") ? engines.first() : QString(), interrupt.token());
    line.answer(toJson(bench), toText(bench));
    if (interrupt.happened() && bench.totals.size() <= 1)
        return console::fail(
            Stopped,
            QStringLiteral("Stopped; the total is that of %1 searches, no signature")
                .arg(bench.lines.size()));
    if (interrupt.happened())
        return console::stoppedAfter(bench.totals.size(),
                                     QStringLiteral("%1 repetitions").arg(times));
    return Done;
}
