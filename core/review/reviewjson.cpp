// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/review/reviewexport.h"
#include "core/review/reviewwords.h"
#include "core/support/formats/provenance.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace {

QString playerKey(Player player)
{
    return player == Player::First ? QStringLiteral("first") : QStringLiteral("second");
}

QJsonObject scoreToJson(const ScoreInterval& score, int plies)
{
    return {{"lower", score.lower}, {"upper", score.upper}, {"text", score.toText(plies)}};
}

QJsonArray columnsToJson(const std::vector<Move>& moves)
{
    QJsonArray array;
    for (const Move move : moves)
        array.append(move.column() + 1);
    return array;
}

QJsonObject sideToJson(const ReviewSide& side, Player player)
{
    QJsonObject classes;
    for (int quality = 1; quality < moveClassCount; ++quality)
        classes.insert(moveClassKey(static_cast<MoveClass>(quality)),
                       side.classes[static_cast<std::size_t>(quality)]);
    QJsonObject object {{"player", playerKey(player)},
                        {"movesJudged", side.moves},
                        {"movesThatKeptTheOutcome", side.kept},
                        {"classes", classes}};
    object.insert("accuracy", side.accuracy ? QJsonValue(*side.accuracy) : QJsonValue());
    return object;
}

void insertScores(QJsonObject& object, const ReviewedMove& move)
{
    const int plies = move.before.plies();
    QJsonArray columns;
    for (const auto& score : move.scores.moves)
        columns.append(score ? QJsonValue(scoreToJson(*score, plies)) : QJsonValue());
    object.insert("score", scoreToJson(move.scores.whole.score, plies));
    object.insert("scoreOfMove", columns.at(move.move.column()));
    object.insert("columns", columns);
    object.insert("bestColumns", columnsToJson(move.scores.best));
    object.insert("bestLine", columnsToJson(move.scores.line));
    if (const auto& left = move.leftFollowUp)
        object.insert(
            "leftFollowUp",
            QJsonObject {
                {"goal", QLatin1String(left->proof.goal == PlanGoal::Win ? "win" : "hold")},
                {"states", static_cast<qint64>(left->proof.states)}});
    const auto points = accuracyPoints(move);
    object.insert("accuracyPoints", points ? QJsonValue(*points) : QJsonValue());
}

QJsonObject moveToJson(const Review& review, const ReviewedMove& move)
{
    const int column = move.move.column();
    QJsonObject object {
        {"ply", move.ply},
        {"player", playerKey(move.mover())},
        {"column", column + 1},
        {"square", notation::squareName(column, move.before.landingRow(column))},
        {"class", moveClassKey(move.quality)},
        {"symbol", moveClassSymbol(move.quality)},
        {"keyMoment", move.keyMoment},
        {"comment", review.game.comment(move.ply)},
    };
    if (move.quality != MoveClass::Unknown)
        insertScores(object, move);
    return object;
}

}

QJsonObject reviewToJsonObject(const Review& review)
{
    QJsonArray moves;
    for (const ReviewedMove& move : review.moves)
        moves.append(moveToJson(review, move));
    QJsonObject tags;
    for (const auto& [name, value] : review.game.tags())
        tags.insert(name, value);
    QJsonObject object {
        {"what", "review"},
        {"kind", "exact"},
        {"pointOfView", "the side that made the move"},
        {"units", "22 minus the discs that the winner has on the board at the end"},
        {"tags", tags},
        {"setup", notation::toDigits(review.game.setup())},
        {"game", notation::toDigits(review.game.moves())},
        {"result", resultText(review.game.outcome())},
        {"complete", review.isComplete()},
        {"movesJudged", review.done},
        {"sides",
         QJsonArray {sideToJson(review.side(Player::First), Player::First),
                     sideToJson(review.side(Player::Second), Player::Second)}},
        {"accuracyFormula", accuracyFormula()},
        {"moves", moves},
    };
    Provenance provenance(reviewwords::title(review));
    provenance.add(QStringLiteral("judge"), QString(), QStringLiteral("exact solver"));
    object.insert("provenance", provenance.toJson());
    const auto decisive = decisivePly(review);
    object.insert("decisivePly", decisive ? QJsonValue(*decisive) : QJsonValue());
    return object;
}

QByteArray reviewToJson(const Review& review)
{
    return QJsonDocument(reviewToJsonObject(review)).toJson();
}
