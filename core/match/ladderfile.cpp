// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/ladder.h"

#include "core/board/notation.h"
#include "core/game/game.h"
#include "core/support/formats/csv.h"

#include <QCoreApplication>
#include <algorithm>
#include <vector>

namespace {

struct LadderFile
{
    Q_DECLARE_TR_FUNCTIONS(LadderFile)
};

const QStringList gameColumns {"game",  "seed",  "first",         "second",        "result",
                               "plies", "moves", "variant_first", "variant_second"};
const QStringList whoColumns {"program", "date", "machine"};
const QStringList failureColumns {"failure"};

/// What versions have written, the latest first: older files do not say why a game was lost that
/// goes on, as there were no such games, and still older ones not who played.
const std::vector<QStringList>& columnsOfVersions()
{
    static const std::vector<QStringList> versions {gameColumns + whoColumns + failureColumns,
                                                    gameColumns + whoColumns, gameColumns};
    return versions;
}

const Entrant& entrant(const LadderOptions& options, const LadderGame& game, int side)
{
    return options.entrants[static_cast<std::size_t>(game.mover(side))];
}

QStringList gameFields(const LadderOptions& options, const LadderGame& game)
{
    const Entrant& first = entrant(options, game, 0);
    const Entrant& second = entrant(options, game, 1);
    return {QString::number(game.game.number),
            QString::number(game.game.seed),
            first.label(),
            second.label(),
            resultText(game.game.outcome),
            QString::number(game.game.moves.size()),
            notation::toDigits(game.game.moves),
            first.variant(),
            second.variant()};
}

/// Of the latest version's columns, which begin with those of the earlier ones.
QStringList allFields(const LadderOptions& options, const LadderGame& game)
{
    return gameFields(options, game)
        + QStringList {game.program, game.date.toString(Qt::ISODate), game.machine,
                       EngineFailure::cellOf(game.game.failure)};
}

/// The fields of a row as csvRow() writes it.
QStringList fieldsOf(const QString& row)
{
    QStringList fields {QString()};
    bool quoted = false;
    for (qsizetype i = 0; i < row.size(); ++i) {
        if (row[i] == u'"' && quoted && i + 1 < row.size() && row[i + 1] == u'"')
            fields.back() += row[++i];
        else if (row[i] == u'"')
            quoted = !quoted;
        else if (row[i] == u',' && !quoted)
            fields.append(QString());
        else
            fields.back() += row[i];
    }
    return fields;
}

/// The game of a row, if it is one: its moves are legal, and they or a failure end it.
Expected<LadderGame> toGame(const QStringList& fields, const LadderTask& task, int line)
{
    const auto moves = notation::parseMoves(fields.value(6));
    if (!moves)
        return fail(
            LadderFile::tr("Line %1 is not a game: %2").arg(line).arg(moves.error().message), line);
    LadderGame game;
    game.entrants = task.entrants;
    game.game.number = task.number;
    game.game.seed = task.seed;
    game.game.firstEntrant = task.firstEntrant;
    game.game.moves = *moves;
    game.program = fields.value(gameColumns.size());
    game.date = QDate::fromString(fields.value(gameColumns.size() + 1), Qt::ISODate);
    game.machine = fields.value(gameColumns.size() + 2);
    const Position position = positionAfter(*moves);
    game.game.outcome = position.outcome();
    if (position.isFinished())
        return game;
    game.game.failure = EngineFailure::fromCell(fields.value(gameColumns.size() + 3));
    if (!game.game.failure)
        return fail(LadderFile::tr("The game in line %1 has not ended.").arg(line), line);
    game.game.outcome = lostBy(position.sideToMove());
    return game;
}

}

QByteArray ladderToCsv(const LadderOptions& options, const std::vector<LadderGame>& games)
{
    std::vector<const LadderGame*> ordered;
    for (const LadderGame& game : games)
        ordered.push_back(&game);
    std::ranges::sort(ordered, {}, [](const LadderGame* game) { return game->game.number; });
    QByteArray csv = csvRow(columnsOfVersions().front());
    for (const LadderGame* game : ordered)
        csv += csvRow(allFields(options, *game));
    return csv;
}

Expected<std::vector<LadderGame>> ladderFromCsv(const QByteArray& csv, const LadderOptions& options)
{
    const auto columns
        = std::ranges::find_if(columnsOfVersions(), [&csv](const QStringList& names) {
              return csv.startsWith(csvRow(names));
          });
    if (columns == columnsOfVersions().end() || !csv.endsWith('\n'))
        return fail(LadderFile::tr("This is not a list of ladder games."), 1);
    const std::vector<LadderTask> tasks = ladderTasks(options);
    std::vector<LadderGame> games;
    const QStringList rows = QString::fromUtf8(csv).split(u'\n');
    for (qsizetype row = 1; row + 1 < rows.size(); ++row) {
        const int line = static_cast<int>(row) + 1;
        const QStringList fields = fieldsOf(rows[row]);
        const qint64 number = fields.value(0).toLongLong();
        if (number > static_cast<qint64>(tasks.size()))
            return fail(LadderFile::tr("Line %1 is game %2, but the ladder has only %3 games.")
                            .arg(line)
                            .arg(number)
                            .arg(tasks.size()),
                        line);
        if (number < 1 || (!games.empty() && number <= games.back().game.number))
            return fail(
                LadderFile::tr(
                    "Line %1 must begin with a game number, higher than in the line before.")
                    .arg(line),
                line);
        FOURCAST_LET(auto game, toGame(fields, tasks[static_cast<std::size_t>(number - 1)], line));
        const QStringList written = allFields(options, game).mid(0, columns->size());
        if (csvRow(written) != rows[row].toUtf8() + '\n')
            return fail(LadderFile::tr("Line %1 belongs to another ladder: the engines, their "
                                       "settings, the seed or the openings differ.")
                            .arg(line),
                        line);
        games.push_back(std::move(game));
    }
    return games;
}
