// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/book/bookfile.h"
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/outputfile.h"
#include "core/support/files/savefile.h"

#include <QFileInfo>

namespace {

/// What all of the files know together.
Expected<std::unique_ptr<OpeningBook>> merged(const QStringList& files)
{
    std::unique_ptr<OpeningBook> whole;
    for (const QString& file : files) {
        auto part = readBook(file);
        if (!part)
            return part;
        if (!whole) {
            whole = std::move(*part);
            continue;
        }
        if (const auto joined = whole->merge(**part); !joined)
            return fail(QStringLiteral("'%1': %2").arg(file, joined.error().message));
    }
    whole->deriveEarlier();
    return whole;
}

}

CommandResult commands::bookMerge(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Puts together what parts of a book know, such as those of 'book build --shard'."));
    line.argument("FILE", "The parts.", "FILE...");
    line.option("out", "Where the whole goes. A book that is there already joins in.", "FILE");
    FOURCAST_TRY(line.parse(arguments));

    QStringList files = line.arguments();
    const QString out = line.text("out", {});
    if (out.isEmpty())
        line.misused(QStringLiteral("--out is missing"));
    FOURCAST_TRY(line.failure());
    FOURCAST_TRY(checkWritable(out));
    FOURCAST_LET(const auto lock, lockFile(out));
    if (QFileInfo::exists(out) && !isStream(out))
        files.prepend(out);
    FOURCAST_LET(const auto whole, merged(files));
    FOURCAST_TRY(writeBook(*whole, out));
    if (isStandardOutput(out))
        return Done;
    const int plies = whole->plies();
    console::print(QStringLiteral("%1 knows %2 of %3 positions of %4 plies\n")
                       .arg(out, QString::number(whole->knownCount(plies)),
                            QString::number(whole->positions(plies).count()),
                            QString::number(plies)));
    return Done;
}
