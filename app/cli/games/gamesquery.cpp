// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/gamesquery.h"

#include "app/cli/outputfile.h"
#include "core/archive/keptarchive.h"
#include "core/board/notation.h"

#include <QFileInfo>
#include <algorithm>
#include <array>

namespace {

const QStringList resultChoices {"won", "drawn", "lost", "open"};

QDate readDay(CommandLine& line, const QString& name)
{
    if (!line.has(name))
        return {};
    const QString text = line.text(name, {});
    const QDate day = QDate::fromString(text, Qt::ISODate);
    if (!day.isValid())
        line.wrong(
            BadInput,
            QStringLiteral("--%1 must be a day such as 2026-11-23, not '%2'").arg(name, text));
    return day;
}

}

void addArchiveOption(CommandLine& line)
{
    line.option("archive", "File that the games are kept in; by default the window's own.", "FILE");
}

QString readArchive(CommandLine& line)
{
    if (!line.has("archive"))
        return KeptArchive::standardFile();
    const QString file = readFileName(line, "archive");
    if (isStandardOutput(file))
        line.wrong(BadInput,
                   QStringLiteral("--archive needs a file, and '%1' is standard output").arg(file));
    return file;
}

Expected<std::unique_ptr<GameArchive>> openArchive(const QString& file)
{
    if (!QFileInfo::exists(file))
        return fail(QStringLiteral("There is no archive of games '%1'").arg(file));
    return GameArchive::open(file);
}

void addQueryOptions(CommandLine& line)
{
    line.option("search",
                "Games with all of these words, or words that begin so, in names, comments, tags, "
                "the day or the first moves.",
                "WORDS");
    line.option("opponent", "Games of a person against this engine: a name, or level-1 to level-8.",
                "NAME");
    line.option("result", "How they went for the person: won, drawn, lost or open.", "RESULT");
    line.option("favourites", "Games with a star.");
    line.option("from", "Begun on this day or later.", "DAY");
    line.option("to", "Begun on this day or earlier.", "DAY");
    line.option("through",
                "Games that went through the position after these moves, or its mirror image.",
                "MOVES");
}

ArchiveQuery readQuery(CommandLine& line)
{
    ArchiveQuery query;
    query.words = line.text("search", {});
    query.opponent = line.text("opponent", {});
    query.favourites = line.has("favourites");
    query.from = readDay(line, "from");
    query.to = readDay(line, "to");
    if (query.from.isValid() && query.to.isValid() && query.from > query.to)
        line.wrong(BadInput, QStringLiteral("--from is a later day than --to"));
    if (line.has("result")) {
        const QString name = line.text("result", {});
        if (const auto place = resultChoices.indexOf(name); place >= 0)
            query.result = static_cast<PersonsResult>(place);
        else
            line.wrong(BadInput,
                       QStringLiteral("There is no result '%1'; there are %2")
                           .arg(name, resultChoices.join(QStringLiteral(", "))));
    }
    if (line.has("through"))
        line.take(query.position, notation::parsePosition(line.text("through", {})),
                  QStringLiteral("--through: "));
    return query;
}

QString resultName(const ArchiveRow& row)
{
    if (row.result != PersonsResult::None)
        return resultChoices.at(static_cast<int>(row.result));
    return resultText(row.outcome);
}
