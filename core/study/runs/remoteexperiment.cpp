// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/runs/remoteexperiment.h"

#include "core/study/runs/experimentjson.h"

#include <QCoreApplication>
#include <QDataStream>
#include <QIODevice>
#include <QJsonDocument>

namespace {

constexpr quint32 experimentBytesVersion = 1;

}

QByteArray experimentTaskKind()
{
    return QByteArrayLiteral("experiment");
}

QByteArray experimentTask(const GameRules& rules, const ExperimentCell& cell, int round)
{
    return QJsonDocument(QJsonObject {{"program", QCoreApplication::applicationVersion()},
                                      {"rules", rulesToJson(rules)},
                                      {"cell", cellToJson(cell)},
                                      {"round", round}})
        .toJson(QJsonDocument::Compact);
}

std::optional<QByteArray> answerExperimentTask(const QByteArray& task, const std::stop_token& stop)
{
    const QJsonObject object = QJsonDocument::fromJson(task).object();
    const auto rules = rulesFromJson(object["rules"].toObject());
    const auto cell = cellFromJson(object["cell"].toObject());
    if (!rules || !cell || object["program"].toString() != QCoreApplication::applicationVersion()
        || !cell->check())
        return QByteArray();
    const auto game = playExperimentGame(*rules, *cell, object["round"].toInt(), stop);
    if (!game)
        return {};
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_4);
    out << experimentBytesVersion << quint64(game->seed) << game->aMovesFirst
        << quint8(game->outcome) << EngineFailure::cellOf(game->failure)
        << quint32(game->moves.size());
    for (std::size_t i = 0; i < game->moves.size(); ++i)
        out << qint8(game->moves[i].column()) << quint64(game->nodes.at(i))
            << game->milliseconds.at(i);
    out << game->program << game->date;
    return bytes;
}

std::optional<ExperimentGame> experimentGameFromBytes(const QByteArray& bytes,
                                                      const ExperimentCell& cell, int round)
{
    QDataStream in(bytes);
    in.setVersion(QDataStream::Qt_6_4);
    quint32 version = 0;
    quint64 seed = 0;
    quint8 outcome = 0;
    QString failure;
    quint32 moves = 0;
    ExperimentGame game {
        .cell = cell.id, .round = round, .moves = {}, .nodes = {}, .milliseconds = {}};
    in >> version >> seed >> game.aMovesFirst >> outcome >> failure >> moves;
    if (in.status() != QDataStream::Ok || version != experimentBytesVersion
        || outcome > static_cast<quint8>(Outcome::Draw) || moves > 4096)
        return {};
    game.seed = seed;
    game.outcome = static_cast<Outcome>(outcome);
    game.failure = EngineFailure::fromCell(failure);
    for (quint32 i = 0; i < moves; ++i) {
        qint8 column = 0;
        quint64 nodes = 0;
        double milliseconds = 0;
        in >> column >> nodes >> milliseconds;
        game.moves.emplace_back(column);
        game.nodes.push_back(nodes);
        game.milliseconds.push_back(milliseconds);
    }
    in >> game.program >> game.date;
    if (in.status() != QDataStream::Ok)
        return {};
    return game;
}
