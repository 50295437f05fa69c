// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/book/bookbuild.h"

#include "app/cli/book/bookfile.h"
#include "app/cli/console.h"
#include "app/cli/duration.h"
#include "app/cli/interrupt.h"
#include "app/cli/outputfile.h"
#include "core/support/files/savefile.h"

#include <QFileInfo>

#include <algorithm>
#include <new>

namespace {

/// The book as the file has it, or an empty one where there is no file.
Expected<std::unique_ptr<OpeningBook>> startingBook(const BookRequest& request)
{
    if (!QFileInfo::exists(request.file) || isStream(request.file))
        return std::make_unique<OpeningBook>(request.plies);
    auto book = readBook(request.file);
    if (book && (*book)->plies() != request.plies)
        return fail(QStringLiteral("'%1' is a book of %2 plies, not %3; --out must name another "
                                   "file")
                        .arg(request.file, QString::number((*book)->plies()),
                             QString::number(request.plies)));
    return book;
}

void showSolved(const BookProgress& progress)
{
    QString text = filled(
        "%1 of %2 positions solved (%3 %), %4 million nodes in %5", progress.solved, progress.total,
        fixedText(100.0 * static_cast<double>(progress.solved)
                      / static_cast<double>(std::max<std::size_t>(progress.total, 1)),
                  1),
        progress.nodes / 1'000'000, longDurationText(progress.time));
    if (progress.timeLeft.count() > 0)
        text += QStringLiteral(", about %1 left").arg(longDurationText(progress.timeLeft));
    console::longProgress(text);
}

CommandResult build(OpeningBook& book, const BookRequest& request,
                    const MakeBookSolvers& makeSolvers)
{
    const Interrupt interrupt;
    const auto save
        = [&request](const OpeningBook& saved) { return writeBook(saved, request.file); };
    const bool stream = isStandardOutput(request.file) || isStream(request.file);
    BookSettings settings = request.settings;
    if (stream)
        settings.saveEvery = std::chrono::hours::max(); // it goes there once
    FOURCAST_LET(const auto progress,
                 buildBook(book, settings, interrupt.token(),
                           {.progress = showSolved, .save = save}, makeSolvers));
    const QString solved = filled("%1 of %2 positions of %3 plies are solved", progress.solved,
                                  progress.total, request.plies);
    if (progress.solved < progress.total)
        return console::fail(Stopped,
                             stream
                                 ? QStringLiteral("Stopped; %1").arg(solved)
                                 : QStringLiteral("Stopped; %1 and kept in '%2', and the same call "
                                                  "resumes from there")
                                       .arg(solved, request.file));
    if (!isStandardOutput(request.file))
        console::print(QStringLiteral("%1: %2\n").arg(request.file, solved));
    return Done;
}

}

CommandResult buildBookFile(const BookRequest& request, const MakeBookSolvers& makeSolvers)
{
    FOURCAST_TRY(checkWritable(request.file));
    // Two builds of one file would undo each other's work.
    FOURCAST_LET(const auto lock, lockFile(request.file));
    FOURCAST_LET(const auto book, startingBook(request));
    try {
        return build(*book, request, makeSolvers);
    } catch (const std::bad_alloc&) {
        return console::fail(BadInput, noRoomText(request));
    }
}

CommandResult buildBookFile(const BookRequest& request)
{
    return buildBookFile(request, threadSolvers(request.settings));
}

QString noRoomText(const BookRequest& request)
{
    return QStringLiteral("There is not enough memory for a table of %1 MiB")
        .arg(request.settings.tableMib);
}
