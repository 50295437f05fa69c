// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/book/bookbuild.h"
#include "app/cli/book/bookprocesses.h"
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "core/support/threads/threadpriority.h"

#include <QRegularExpression>
#include <QThread>

namespace {

/// Several processes of one machine share its cores and memory.
struct Defaults
{
    int threads = QThread::idealThreadCount();
    int tableMib = BookSettings().tableMib;
};

Defaults defaults()
{
    if (MpiProcess::isStarted())
        return {.threads = 1, .tableMib = MpiSettings().tableMib};
    return {};
}

void addBookOptions(CommandLine& line)
{
    line.option("plies",
                QStringLiteral("Discs on the board of the positions that are solved, 0 to %1; 8 by "
                               "default.")
                    .arg(OpeningBook::maximumPlies),
                "N");
    line.option("out",
                "The book, opening.c4book by default. One that is there is gone on with; it is "
                "saved every minute and at the end.",
                "FILE");
    line.option("threads", "Positions solved at a time, 1 to 256; one per core by default.", "N");
    line.option("hash",
                QStringLiteral("Size of the threads' common table, 1 to %1 MiB; 1024 by default.")
                    .arg(SolverTable::maximumMib),
                "MIB");
    line.option("shard",
                "Solves only share I of N, as 2/4, for N machines, 9999 at most; 'book merge' puts "
                "the parts together.",
                "I/N");
    line.option("nice", "Stands back behind the other programs of the machine.");
    line.option("patience",
                "Under mpirun: seconds of silence after which a process counts as lost, 1 to 3600; "
                "20 by default. There --threads and --hash are those of each process, 1 and 256 by "
                "default.",
                "S");
}

BookShard readShard(CommandLine& line)
{
    static const QRegularExpression form(QStringLiteral("\\A([0-9]{1,4})/([0-9]{1,4})\\z"));
    const QString text = line.text("shard", QStringLiteral("1/1"));
    const QRegularExpressionMatch match = form.match(text);
    const BookShard shard {.index = match.captured(1).toInt(), .count = match.captured(2).toInt()};
    if (shard.index >= 1 && shard.index <= shard.count)
        return shard;
    line.wrong(BadInput,
               QStringLiteral("--shard must be a share and the number of shares, which is at most "
                              "9999, as 2/4, not '%1'")
                   .arg(text));
    return {};
}

BookRequest readBookRequest(CommandLine& line)
{
    BookRequest request;
    request.plies = line.number("plies", 0, OpeningBook::maximumPlies, 8);
    request.file = line.text("out", QStringLiteral("opening.c4book"));
    if (request.file.isEmpty())
        line.wrong(BadInput, QStringLiteral("--out needs the name of a file"));
    request.settings.workers = line.number("threads", 1, 256, defaults().threads);
    request.settings.tableMib = line.number("hash", SolverTable::minimumMib,
                                            SolverTable::maximumMib, defaults().tableMib);
    request.settings.shard = readShard(line);
    return request;
}

}

CommandResult commands::bookBuild(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Solves every position of N plies and works out the earlier ones from them. That takes\n"
        "hours for 8 plies; it can be stopped with Ctrl+C at any time, and the same call goes "
        "on."));
    addBookOptions(line);
    FOURCAST_TRY(line.parse(arguments));
    const BookRequest request = readBookRequest(line);
    const std::chrono::seconds patience(line.number("patience", 1, 3600, 20));
    FOURCAST_TRY(line.failure());
    if (line.has("nice"))
        lowerThreadPriority();
    if (MpiProcess::isStarted())
        return buildBookWithOthers(request, patience);
    return buildBookFile(request);
}
