// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json.h"

#include <QJsonDocument>

QByteArray toJsonText(const QString& command, QJsonObject object)
{
    object.insert("program", QStringLiteral("fourcast-cli"));
    object.insert("version", QStringLiteral(FOURCAST_VERSION));
    object.insert("command", command);
    return QJsonDocument(object).toJson();
}

double toMilliseconds(std::chrono::nanoseconds time)
{
    return static_cast<double>(time.count()) * 1e-6;
}

QString statusText(SearchReport::Status status)
{
    switch (status) {
    case SearchReport::Status::Deepening:
        return QStringLiteral("deepening");
    case SearchReport::Status::Completed:
        return QStringLiteral("completed");
    case SearchReport::Status::LimitReached:
        return QStringLiteral("limit reached");
    case SearchReport::Status::Stopped:
        return QStringLiteral("stopped");
    }
    return {};
}

QJsonValue scoreToJson(const Score& score)
{
    static constexpr const char* kinds[] = {"none", "win", "loss", "draw", "estimate"};
    static constexpr const char* bounds[] = {"exact", "at most", "at least"};
    if (score.kind == Score::Kind::None)
        return {};
    QJsonObject object {{"kind", kinds[static_cast<int>(score.kind)]},
                        {"bound", bounds[static_cast<int>(score.bound)]},
                        {"text", score.toText()}};
    if (score.kind == Score::Kind::Estimate)
        object.insert("value", score.value);
    if (score.kind == Score::Kind::Win || score.kind == Score::Kind::Loss)
        object.insert("plies", score.plies);
    return object;
}

QJsonArray movesToJson(const std::vector<Move>& moves)
{
    QJsonArray array;
    for (const Move move : moves)
        array.append(move.column() + 1);
    return array;
}

QJsonObject reportToJson(const SearchReport& report)
{
    QJsonArray columns;
    for (int column = 0; column < SearchReport::columns; ++column)
        columns.append(
            QJsonObject {{"column", column + 1},
                         {"score", scoreToJson(report.columnScores[std::size_t(column)])}});
    QJsonArray rootMoves;
    for (const RootMoveReport& move : report.rootMoves)
        rootMoves.append(QJsonObject {{"column", move.move.column() + 1},
                                      {"worker", move.worker},
                                      {"startMilliseconds", toMilliseconds(move.start)},
                                      {"endMilliseconds", toMilliseconds(move.end)},
                                      {"nodes", static_cast<qint64>(move.nodes)}});
    return {
        {"engine", report.engine},
        {"variant", report.variant.text()},
        {"status", statusText(report.status)},
        {"bestColumn", report.bestMove.column() + 1},
        {"score", scoreToJson(report.score)},
        {"columns", columns},
        {"principalVariation", movesToJson(report.principalVariation)},
        {"depth", report.depth},
        {"nodes", static_cast<qint64>(report.nodes)},
        {"leaves", static_cast<qint64>(report.leaves)},
        {"cutoffs", static_cast<qint64>(report.cutoffs)},
        {"milliseconds", toMilliseconds(report.time)},
        {"nodesPerSecond", report.nodesPerSecond()},
        {"workers", report.workers},
        {"rootMoves", rootMoves},
    };
}
