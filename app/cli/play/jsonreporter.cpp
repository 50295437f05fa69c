// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/play/jsonreporter.h"

#include "app/cli/analysis/analyzetext.h"
#include "core/board/notation.h"
#include "core/search/metrics/reportjson.h"
#include "core/support/formats/jsontext.h"

#include <QJsonDocument>

namespace {

QString outcomeText(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Unfinished:
        return QStringLiteral("unfinished");
    case Outcome::FirstWins:
        return QStringLiteral("first wins");
    case Outcome::SecondWins:
        return QStringLiteral("second wins");
    case Outcome::Draw:
        return QStringLiteral("draw");
    }
    return {};
}

/// Where the game stands; nobody is to move when it is over.
QJsonObject place(const Game& game)
{
    const Position& position = game.position();
    return {{"position", game.positionText()},
            {"outcome", outcomeText(game.outcome())},
            {"sideToMove",
             game.outcome() != Outcome::Unfinished ? QJsonValue()
                                                   : QJsonValue(sideName(position.sideToMove()))}};
}

/// A limit that is not set is null.
QJsonObject limitsToJson(const SearchLimits& limits)
{
    const auto number = [](qint64 n) { return n > 0 ? QJsonValue(n) : QJsonValue(); };
    return {{"depth", number(limits.depth)},
            {"nodes", number(static_cast<qint64>(limits.nodes))},
            {"milliseconds", number(limits.time.count())}};
}

QJsonObject engineToJson(const Entrant& entrant)
{
    return {{"engine", entrant.engine},
            {"variant", entrant.variant()},
            {"seed", static_cast<qint64>(entrant.options.seed)},
            {"limits", limitsToJson(entrant.limits)}};
}

}

JsonReporter::JsonReporter(Seats seats, std::function<void(const QByteArray&)> write)
    : m_seats(std::move(seats)), m_write(std::move(write))
{
}

void JsonReporter::tell(const QString& event, QJsonObject object) const
{
    object.insert("event", event);
    m_write(jsonText(object, QJsonDocument::Compact) + '\n');
}

void JsonReporter::introduced(const Game& game)
{
    QJsonObject object = place(game);
    object.insert("program", QStringLiteral("fourcast-cli"));
    object.insert("version", QStringLiteral(FOURCAST_VERSION));
    object.insert("command", QStringLiteral("play"));
    if (const auto human = m_seats.person()) {
        object.insert("you", sideName(*human));
        const QJsonObject engine = engineToJson(m_seats.of(other(*human)));
        for (auto it = engine.begin(); it != engine.end(); ++it)
            object.insert(it.key(), it.value());
    } else {
        object.insert("you", QJsonValue());
        object.insert("first", engineToJson(m_seats.players[0]));
        object.insert("second", engineToJson(m_seats.players[1]));
    }
    object.insert("pointOfView", QStringLiteral("the side to move"));
    tell(QStringLiteral("start"), object);
}

void JsonReporter::moved(const Game& game, const SearchReport* report)
{
    const Position& before = game.positionAt(game.ply() - 1);
    const int column = game.lastMove().column();
    QJsonObject object = place(game);
    object.insert("ply", before.plies() + 1);
    object.insert("player", sideName(before.sideToMove()));
    object.insert("column", column + 1);
    object.insert("square", notation::squareName(column, before.landingRow(column)));
    object.insert("report", report ? QJsonValue(reportToJson(*report)) : QJsonValue());
    tell(QStringLiteral("move"), object);
}

void JsonReporter::failed(const Game& game, const SearchReport& report)
{
    QJsonObject object = place(game);
    object.insert("player", sideName(game.position().sideToMove()));
    object.insert("failure", report.failure->toCell());
    object.insert("report", reportToJson(report));
    tell(QStringLiteral("failed"), object);
}

void JsonReporter::takenBack(const Game& game)
{
    tell(QStringLiteral("undo"), place(game));
}

void JsonReporter::hinted(const SearchReport& report)
{
    tell(QStringLiteral("hint"),
         {{"column", report.bestMove.column() + 1}, {"report", reportToJson(report)}});
}

void JsonReporter::listed(const Game& game)
{
    tell(QStringLiteral("moves"), place(game));
}

void JsonReporter::saved(const QString& path)
{
    tell(QStringLiteral("saved"), {{"file", path}});
}

void JsonReporter::explained()
{
    tell(QStringLiteral("help"),
         {{"commands",
           QJsonArray {"1 to 7", "a to g", "a1 to g6", "undo", "hint", "moves", "save FILE", "help",
                       "quit"}}});
}

void JsonReporter::refused(const QString& sentence)
{
    tell(QStringLiteral("refused"), {{"message", sentence}});
}

void JsonReporter::left(const Game& game, bool)
{
    tell(QStringLiteral("result"), place(game));
}
