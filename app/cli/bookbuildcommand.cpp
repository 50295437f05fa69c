// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bookfile.h"
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/duration.h"
#include "app/cli/interrupt.h"
#include "app/cli/outputfile.h"
#include "core/book/bookbuilder.h"
#include "core/solver/solvertable.h"
#include "core/support/threadpriority.h"

#include <QFileInfo>
#include <QLockFile>
#include <QRegularExpression>
#include <QThread>

#include <algorithm>
#include <new>

namespace {

struct Request
{
    int plies = 8;
    QString file;
    BookSettings settings;
};

void addOptions(CommandLine& line)
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
                "Solves only share I of N, as 2/4, for N machines; 'book merge' puts the "
                "parts together.",
                "I/N");
    line.option("nice", "Stands back behind the other programs of the machine.");
}

BookShard readShard(CommandLine& line)
{
    static const QRegularExpression form(QStringLiteral("^([0-9]{1,4})/([0-9]{1,4})$"));
    const QString text = line.text("shard", QStringLiteral("1/1"));
    const QRegularExpressionMatch match = form.match(text);
    const BookShard shard {.index = match.captured(1).toInt(), .count = match.captured(2).toInt()};
    if (shard.index >= 1 && shard.index <= shard.count)
        return shard;
    line.wrong(BadInput,
               QStringLiteral("--shard must be a share and the number of shares, as 2/4, not '%1'")
                   .arg(text));
    return {};
}

Request readRequest(CommandLine& line)
{
    Request request;
    request.plies = static_cast<int>(line.number("plies", 0, OpeningBook::maximumPlies, 8));
    request.file = line.text("out", QStringLiteral("opening.c4book"));
    if (request.file.isEmpty())
        line.wrong(BadInput, QStringLiteral("--out needs the name of a file"));
    request.settings.workers
        = static_cast<int>(line.number("threads", 1, 256, QThread::idealThreadCount()));
    request.settings.tableMib = static_cast<int>(line.number(
        "hash", SolverTable::minimumMib, SolverTable::maximumMib, request.settings.tableMib));
    request.settings.shard = readShard(line);
    return request;
}

/// The book as the file has it, or an empty one where there is no file.
Expected<std::unique_ptr<OpeningBook>> startingBook(const Request& request)
{
    if (!QFileInfo::exists(request.file))
        return std::make_unique<OpeningBook>(request.plies);
    auto book = readBook(request.file);
    if (book && (*book)->plies() != request.plies)
        return fail(QStringLiteral("'%1' is a book of %2 plies, not %3; --out must name another "
                                   "file")
                        .arg(request.file)
                        .arg((*book)->plies())
                        .arg(request.plies));
    return book;
}

void showProgress(const BookProgress& progress)
{
    QString text = QStringLiteral("%1 of %2 positions solved (%3 %), %4 million nodes in %5")
                       .arg(progress.solved)
                       .arg(progress.total)
                       .arg(100.0 * static_cast<double>(progress.solved)
                                / static_cast<double>(std::max<std::size_t>(progress.total, 1)),
                            0, 'f', 1)
                       .arg(progress.nodes / 1'000'000)
                       .arg(longDurationText(progress.time));
    if (progress.timeLeft.count() > 0)
        text += QStringLiteral(", about %1 left").arg(longDurationText(progress.timeLeft));
    console::longProgress(text);
}

int build(OpeningBook& book, const Request& request)
{
    const Interrupt interrupt;
    const auto save
        = [&request](const OpeningBook& saved) { return writeBook(saved, request.file); };
    const auto progress = buildBook(book, request.settings, interrupt.token(),
                                    {.progress = showProgress, .save = save});
    console::progress({});
    if (!progress)
        return console::fail(BadInput, progress.error().message);
    const QString solved = QStringLiteral("%1 of %2 positions of %3 plies are solved")
                               .arg(progress->solved)
                               .arg(progress->total)
                               .arg(request.plies);
    if (progress->solved < progress->total)
        return console::fail(Stopped,
                             QStringLiteral("Stopped; %1 and kept in '%2', and the same call "
                                            "goes on from there")
                                 .arg(solved, request.file));
    console::print(QStringLiteral("%1: %2\n").arg(request.file, solved));
    return Done;
}

}

int commands::bookBuild(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Solves every position of N plies and works out the earlier ones from them. That takes\n"
        "hours for 8 plies; it can be stopped with Ctrl+C at any time, and the same call goes "
        "on."));
    addOptions(line);
    if (const auto code = line.parse(arguments))
        return *code;
    const Request request = readRequest(line);
    if (const auto code = line.failure())
        return *code;
    if (const auto writable = checkWritable(request.file); !writable)
        return console::fail(BadInput, writable.error().message);
    // Two builds of one file would undo each other's work.
    QLockFile lock(request.file + QStringLiteral(".lock"));
    lock.setStaleLockTime(0);
    if (!lock.tryLock() && lock.error() == QLockFile::LockFailedError)
        return console::fail(
            BadInput,
            QStringLiteral("'%1' is being built by another program already").arg(request.file));
    const auto book = startingBook(request);
    if (!book)
        return console::fail(BadInput, book.error().message);
    if (line.has("nice"))
        lowerThreadPriority();
    try {
        return build(**book, request);
    } catch (const std::bad_alloc&) {
        return console::fail(BadInput,
                             QStringLiteral("There is not enough memory for a table of %1 MiB")
                                 .arg(request.settings.tableMib));
    }
}
