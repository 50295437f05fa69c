// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/games/gamesquery.h"

#include <algorithm>

namespace {

constexpr qint64 mostListed = 10'000'000;

QJsonObject toJson(const ArchiveRow& row)
{
    QJsonObject object {{"id", row.id},
                        {"begun", row.begun.toString(Qt::ISODate)},
                        {"first", row.names[0]},
                        {"second", row.names[1]},
                        {"result", resultText(row.outcome)},
                        {"person", resultName(row)},
                        {"moves", row.moves},
                        {"length", row.length},
                        {"favourite", row.favourite},
                        {"note", row.note}};
    if (row.onTime)
        object["onTime"] = true;
    if (row.failure)
        object["failure"] = row.failure->toCell();
    if (row.result == PersonsResult::None)
        object["person"] = QJsonValue();
    if (row.accuracy)
        object["accuracy"] = *row.accuracy;
    return object;
}

/// Behind the players, where the board does not say why the game is over.
QString earlyEnd(const ArchiveRow& row)
{
    if (row.failure)
        return QStringLiteral(", lost by failure: %1").arg(row.failure->toText());
    return row.onTime ? QStringLiteral(", lost on time") : QString();
}

QString toText(const ArchiveRow& row)
{
    return QStringLiteral("%1  %2%3  %4  %5  %6%7%8\n")
        .arg(row.id, 6)
        .arg(row.begun.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm")),
             row.favourite ? QStringLiteral(" *") : QStringLiteral("  "))
        .arg(resultName(row), -7)
        .arg(row.length, 2)
        .arg(QStringLiteral("%1 - %2").arg(row.names[0], row.names[1]),
             row.accuracy ? QStringLiteral(", accuracy %1 %").arg(*row.accuracy, 0, 'f', 0)
                          : QString(),
             earlyEnd(row));
}

}

CommandResult commands::gamesList(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Lists the games that the window has kept, the latest first: number, time,\n"
        "star, result for the person, length, players, and whether the loser's time\n"
        "was over or a program failed."));
    addArchiveOption(line);
    addQueryOptions(line);
    line.option("most", "So many games at most; all by default.", "N");
    line.option("json", "Prints JSON.");
    FOURCAST_TRY(line.parse(arguments));
    const QString file = readArchive(line);
    const ArchiveQuery query = readQuery(line);
    const qint64 most = line.number("most", 1, mostListed, mostListed);
    FOURCAST_TRY(line.failure());

    FOURCAST_LET(const auto archive, openArchive(file));
    FOURCAST_LET(auto ids, archive->find(query));
    const std::size_t found = ids.size();
    ids.resize(std::min(found, static_cast<std::size_t>(most)));
    FOURCAST_LET(const auto rows, archive->rows(ids));
    QJsonArray games;
    QString text;
    for (const ArchiveRow& row : rows) {
        games << toJson(row);
        text += toText(row);
    }
    line.answer(QJsonObject {{"found", static_cast<qint64>(found)}, {"games", games}},
                text + QStringLiteral("Games: %1\n").arg(found));
    return Done;
}
