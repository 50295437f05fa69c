// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/runs/experimentdatabase.h"

#include "core/board/notation.h"
#include "core/game/game.h"

#include <QCoreApplication>
#include <algorithm>

namespace {

template <typename Number, typename ToText>
QString toArray(const std::vector<Number>& numbers, ToText toText)
{
    QStringList parts;
    for (const Number number : numbers)
        parts << toText(number);
    return u'[' + parts.join(u',') + u']';
}

/// The numbers of a JSON array as toArray() writes it; `convert(text, &good)` reads one.
template <typename Number, typename Convert>
bool fromArray(const QString& text, std::vector<Number>& numbers, Convert convert)
{
    if (!text.startsWith(u'[') || !text.endsWith(u']'))
        return false;
    for (const QString& part : text.mid(1, text.size() - 2).split(u',', Qt::SkipEmptyParts)) {
        bool good = false;
        numbers.push_back(static_cast<Number>(convert(part, &good)));
        if (!good)
            return false;
    }
    return true;
}

/// A column of a game's row. A new one is a line of the table below and a migration in
/// experimentdatabase.cpp.
struct Column
{
    QLatin1String name;
    QVariant (*write)(const ExperimentGame&) = nullptr;
    /// False where no game can have this value.
    bool (*read)(ExperimentGame&, const QVariant&) = nullptr;
};

/// Reads what every game can have.
template <auto take> bool takenByGame(ExperimentGame& game, const QVariant& value)
{
    take(game, value);
    return true;
}

/// What is left of a game whose board goes on: its outcome where a failure ended it. False where
/// the text is none.
bool takesFailure(ExperimentGame& game, const QString& cell)
{
    if (cell.isEmpty())
        return game.outcome != Outcome::Unfinished;
    game.failure = EngineFailure::fromCell(cell);
    if (!game.failure || game.outcome != Outcome::Unfinished)
        return false;
    game.outcome = lostBy(positionAfter(game.moves).sideToMove());
    return true;
}

/// The result is that of the moves and the failure, which come before it.
const Column rowColumns[] = {
    {QLatin1String("round"), [](const ExperimentGame& game) { return QVariant(game.round); },
     takenByGame<[](auto& game, auto& value) { game.round = value.toInt(); }>},
    {QLatin1String("seed"),
     [](const ExperimentGame& game) { return QVariant(static_cast<qint64>(game.seed)); },
     takenByGame<[](auto& game, auto& value) {
         game.seed = static_cast<std::uint64_t>(value.toLongLong());
     }>},
    {QLatin1String("a_moves_first"),
     [](const ExperimentGame& game) { return QVariant(game.aMovesFirst ? 1 : 0); },
     takenByGame<[](auto& game, auto& value) { game.aMovesFirst = value.toBool(); }>},
    {QLatin1String("moves"),
     [](const ExperimentGame& game) { return QVariant(notation::toDigits(game.moves)); },
     [](ExperimentGame& game, const QVariant& value) {
         const auto moves = notation::parseMoves(value.toString());
         if (!moves)
             return false;
         game.moves = *moves;
         game.outcome = positionAfter(game.moves).outcome();
         return true;
     }},
    {QLatin1String("failure"),
     [](const ExperimentGame& game) {
         return QVariant(EngineFailure::cellOf(game.failure) + QLatin1String(""));
     },
     [](ExperimentGame& game, const QVariant& value) {
         return takesFailure(game, value.toString());
     }},
    {QLatin1String("result"),
     [](const ExperimentGame& game) { return QVariant(resultText(game.outcome)); },
     [](ExperimentGame& game, const QVariant& value) {
         return value.toString() == resultText(game.outcome);
     }},
    {QLatin1String("nodes"),
     [](const ExperimentGame& game) {
         return QVariant(
             toArray(game.nodes, [](std::uint64_t nodes) { return QString::number(nodes); }));
     },
     [](ExperimentGame& game, const QVariant& value) {
         return fromArray(value.toString(), game.nodes,
                          [](const QString& text, bool* good) { return text.toULongLong(good); })
             && game.nodes.size() == game.moves.size();
     }},
    {QLatin1String("milliseconds"),
     [](const ExperimentGame& game) {
         return QVariant(
             toArray(game.milliseconds, [](double time) { return QString::number(time, 'f', 4); }));
     },
     [](ExperimentGame& game, const QVariant& value) {
         return fromArray(value.toString(), game.milliseconds,
                          [](const QString& text, bool* good) { return text.toDouble(good); })
             && game.milliseconds.size() == game.moves.size();
     }},
    // Texts that are empty are not null, which an empty QString would be bound as.
    {QLatin1String("program"),
     [](const ExperimentGame& game) { return QVariant(game.program + QLatin1String("")); },
     takenByGame<[](auto& game, auto& value) { game.program = value.toString(); }>},
    {QLatin1String("date"),
     [](const ExperimentGame& game) {
         return QVariant(game.date.toString(Qt::ISODate) + QLatin1String(""));
     },
     takenByGame<[](auto& game, auto& value) {
         game.date = QDate::fromString(value.toString(), Qt::ISODate);
     }>},
    {QLatin1String("disturbed"),
     [](const ExperimentGame& game) {
         return game.disturbed ? QVariant(*game.disturbed ? 1 : 0) : QVariant();
     },
     takenByGame<[](auto& game, auto& value) {
         if (!value.isNull())
             game.disturbed = value.toBool();
     }>},
};

QString columnNames()
{
    QStringList names;
    for (const Column& column : rowColumns)
        names << column.name;
    return names.join(QLatin1String(", "));
}

/// A row back as the game that it was; nothing when it can't be one.
std::optional<ExperimentGame> toGame(const QSqlQuery& row)
{
    ExperimentGame game;
    int place = 0;
    for (const Column& column : rowColumns)
        if (!column.read(game, row.value(place++)))
            return {};
    return game;
}

}

Expected<std::vector<ExperimentGame>> database::readGames(const QSqlDatabase& database,
                                                          const Experiment& experiment)
{
    std::vector<ExperimentGame> games;
    for (const ExperimentCell& cell : experiment.cells) {
        FOURCAST_LET(
            auto query,
            sql::rows(database,
                      QStringLiteral(
                          "SELECT %1 FROM game WHERE experiment = ? AND cell = ? AND round < ? "
                          "ORDER BY round")
                          .arg(columnNames()),
                      {experiment.id, cell.id, cell.rounds}));
        while (query.next()) {
            auto game = toGame(query);
            if (!game)
                return fail(
                    QCoreApplication::translate("ExperimentStore", "game %1 of %2 in it is damaged")
                        .arg(query.value(QStringLiteral("round")).toInt() + 1)
                        .arg(cell.id));
            game->cell = cell.id;
            games.push_back(std::move(*game));
        }
    }
    return games;
}

Expected<void> database::writeGames(const QSqlDatabase& database, const QString& experimentId,
                                    const std::vector<ExperimentGame>& games)
{
    FOURCAST_LET(
        auto query,
        sql::prepared(
            database,
            QStringLiteral("INSERT OR IGNORE INTO game (experiment, cell, %1) VALUES (?, ?%2)")
                .arg(columnNames(), QStringLiteral(", ?").repeated(std::size(rowColumns)))));
    for (const ExperimentGame& game : games) {
        QVariantList values {experimentId, game.cell};
        for (const Column& column : rowColumns)
            values << column.write(game);
        FOURCAST_TRY(sql::run(query, values));
    }
    return {};
}

Expected<void>
database::readLines(const QSqlDatabase& database,
                    const std::function<bool(const std::vector<Move>&, Outcome)>& take)
{
    FOURCAST_LET(auto query,
                 sql::rows(database, QStringLiteral("SELECT moves, failure FROM game")));
    while (query.next()) {
        auto moves = notation::parseMoves(query.value(0).toString());
        ExperimentGame game;
        if (!moves)
            continue;
        game.moves = std::move(*moves);
        game.outcome = positionAfter(game.moves).outcome();
        if (takesFailure(game, query.value(1).toString()) && !take(game.moves, game.outcome))
            break;
    }
    return {};
}
