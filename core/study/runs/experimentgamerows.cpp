// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/runs/experimentdatabase.h"

#include "core/board/notation.h"
#include "core/game/game.h"

#include <QCoreApplication>
#include <algorithm>

namespace {

/// What the texts below are filed under for the translators.
struct GameRowsText
{
    Q_DECLARE_TR_FUNCTIONS(ExperimentStore)
};

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

/// A row back as the game that it was; nothing when it can't be one.
std::optional<ExperimentGame> toGame(const QSqlQuery& row)
{
    ExperimentGame game;
    game.round = row.value(1).toInt();
    game.seed = static_cast<std::uint64_t>(row.value(2).toLongLong());
    game.aMovesFirst = row.value(3).toBool();
    game.program = row.value(8).toString();
    game.date = QDate::fromString(row.value(9).toString(), Qt::ISODate);
    if (!row.value(10).isNull())
        game.disturbed = row.value(10).toBool();
    const auto moves = notation::parseMoves(row.value(5).toString());
    if (!moves)
        return {};
    game.moves = *moves;
    const Position position = positionAfter(game.moves);
    game.outcome = position.outcome();
    const bool numbers
        = fromArray(row.value(6).toString(), game.nodes,
                    [](const QString& text, bool* good) { return text.toULongLong(good); })
        && fromArray(row.value(7).toString(), game.milliseconds,
                     [](const QString& text, bool* good) { return text.toDouble(good); });
    if (!numbers || !position.isFinished() || game.nodes.size() != game.moves.size()
        || game.milliseconds.size() != game.moves.size()
        || row.value(4).toString() != resultText(game.outcome))
        return {};
    return game;
}

void bind(QSqlQuery& query, const QString& experimentId, const ExperimentGame& game)
{
    query.addBindValue(experimentId);
    query.addBindValue(game.cell);
    query.addBindValue(game.round);
    query.addBindValue(static_cast<qint64>(game.seed));
    query.addBindValue(game.aMovesFirst ? 1 : 0);
    query.addBindValue(resultText(game.outcome));
    query.addBindValue(notation::toDigits(game.moves));
    query.addBindValue(
        toArray(game.nodes, [](std::uint64_t nodes) { return QString::number(nodes); }));
    query.addBindValue(
        toArray(game.milliseconds, [](double time) { return QString::number(time, 'f', 4); }));
    // Not null, which an empty text would be bound as.
    query.addBindValue(game.program + QLatin1String(""));
    query.addBindValue(game.date.toString(Qt::ISODate) + QLatin1String(""));
    query.addBindValue(game.disturbed ? QVariant(*game.disturbed ? 1 : 0) : QVariant());
}

}

Expected<std::vector<ExperimentGame>> database::readGames(const QSqlDatabase& database,
                                                          const Experiment& experiment)
{
    std::vector<ExperimentGame> games;
    for (const ExperimentCell& cell : experiment.cells) {
        auto query = sql::prepared(
            database,
            QStringLiteral("SELECT cell, round, seed, a_moves_first, result, moves, nodes, "
                           "milliseconds, program, date, disturbed "
                           "FROM game WHERE experiment = ? AND cell = ? AND round < ? "
                           "ORDER BY round"));
        if (!query)
            return tl::unexpected(query.error());
        query->addBindValue(experiment.id);
        query->addBindValue(cell.id);
        query->addBindValue(cell.rounds);
        if (const auto done = sql::run(*query); !done)
            return tl::unexpected(done.error());
        while (query->next()) {
            auto game = toGame(*query);
            if (!game)
                return fail(GameRowsText::tr("game %1 of %2 in it is damaged")
                                .arg(query->value(1).toInt() + 1)
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
    auto query = sql::prepared(
        database,
        QStringLiteral("INSERT OR IGNORE INTO game (experiment, cell, round, seed, a_moves_first, "
                       "result, moves, nodes, milliseconds, program, date, disturbed) "
                       "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"));
    if (!query)
        return tl::unexpected(query.error());
    for (const ExperimentGame& game : games) {
        bind(*query, experimentId, game);
        if (const auto done = sql::run(*query); !done)
            return done;
    }
    return {};
}
