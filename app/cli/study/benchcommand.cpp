// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/json.h"
#include "core/engines/bench.h"

int commands::bench(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Searches fixed positions to fixed depths on one thread, H1 in its strict reading. The "
        "total\n"
        "of nodes is the signature of the search: it changes only when the search does."));
    line.option("json", "Prints JSON.");
    if (const auto code = line.parse(arguments))
        return *code;

    const Interrupt interrupt;
    const std::vector<BenchLine> lines = runBench(interrupt.token());
    std::chrono::nanoseconds time {0};
    QJsonArray searches;
    QString text = QStringLiteral("engine         depth  position          nodes    time (ms)\n");
    for (const BenchLine& search : lines) {
        time += search.time;
        searches.append(QJsonObject {{"position", search.position},
                                     {"engine", search.engine},
                                     {"depth", search.depth},
                                     {"nodes", static_cast<qint64>(search.nodes)},
                                     {"milliseconds", toMilliseconds(search.time)}});
        text += QStringLiteral("%1%2  %3%4%5\n")
                    .arg(search.engine, -14)
                    .arg(search.depth, 6)
                    .arg(search.position, -10)
                    .arg(search.nodes, 13)
                    .arg(toMilliseconds(search.time), 13, 'f', 3);
    }
    const std::uint64_t nodes = totalNodes(lines);
    text += QStringLiteral("Total: %1 nodes in %2 ms\n")
                .arg(nodes)
                .arg(toMilliseconds(time), 0, 'f', 3);
    if (line.has("json"))
        console::print(toJsonText("bench",
                                  {{"nodes", static_cast<qint64>(nodes)},
                                   {"milliseconds", toMilliseconds(time)},
                                   {"searches", searches}}));
    else
        console::print(text);
    if (interrupt.happened())
        return console::fail(
            Stopped,
            QStringLiteral("Stopped; the total is that of %1 searches, no signature")
                .arg(lines.size()));
    return Done;
}
