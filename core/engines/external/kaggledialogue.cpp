// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/kaggledialogue.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace {

using KaggleShape = Position::Shape;

/// Row by row from the top.
QJsonArray kaggleBoard(const Position& root)
{
    QJsonArray board;
    for (int row = KaggleShape::height - 1; row >= 0; --row)
        for (int column = 0; column < KaggleShape::width; ++column)
            board.append(static_cast<int>(root.at(column, row)));
    return board;
}

struct KaggleTimes
{
    std::chrono::milliseconds act {0};
    std::chrono::milliseconds bank {0};
};

KaggleTimes kaggleTimes(const ProgramQuestion& question)
{
    const auto& [depth, nodes, time, clock] = question.limits;
    if (!clock)
        return {time.count() > 0 ? time : question.moveTime, {}};
    const auto all = time.count() > 0 ? std::min(time, clock->available()) : clock->available();
    const auto act = std::min(clock->move.count() > 0 ? clock->move : clock->increment, all);
    return {act, all - act};
}

double inSeconds(std::chrono::milliseconds time)
{
    return std::chrono::duration<double>(time).count();
}

}

QByteArray KaggleDialogue::host()
{
    QFile file(QStringLiteral(":/examples/kaggle_host.py"));
    const bool isThere = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isThere);
    return isThere ? file.readAll() : QByteArray();
}

ProgramStep KaggleDialogue::readReady(const QString& line)
{
    const QJsonObject said = QJsonDocument::fromJson(line.toUtf8()).object();
    if (said.contains(QLatin1String("error")))
        return {.failure = programFailure(EngineFailure::Kind::Exited,
                                          said.value(QLatin1String("error")).toString())};
    return {.done = said.value(QLatin1String("ready")).toBool()};
}

ProgramStep KaggleDialogue::ask(const ProgramQuestion& question, SearchReport& report)
{
    m_report = &report;
    const KaggleTimes times = kaggleTimes(question);
    const QJsonObject observation {
        {"board", kaggleBoard(question.root)},
        {"mark", question.root.sideToMove() == Player::First ? 1 : 2},
        {"remainingOverageTime", inSeconds(times.bank)},
        {"step", question.root.plies()},
    };
    const QJsonObject configuration {
        {"columns", KaggleShape::width},
        {"rows", KaggleShape::height},
        {"inarow", 4},
        {"actTimeout", inSeconds(times.act)},
        {"agentTimeout", 60},
        {"timeout", inSeconds(times.act)},
        {"episodeSteps", 1000},
        {"runTimeout", 1200},
    };
    const QJsonObject asked {{"observation", observation}, {"configuration", configuration}};
    return {.say = QJsonDocument(asked).toJson(QJsonDocument::Compact) + '\n'};
}

ProgramStep KaggleDialogue::readAnswer(const QString& line)
{
    const QJsonObject said = QJsonDocument::fromJson(line.toUtf8()).object();
    if (said.contains(QLatin1String("error")))
        return {.failure = programFailure(EngineFailure::Kind::Exited,
                                          said.value(QLatin1String("error")).toString())};
    const QJsonValue action = said.value(QLatin1String("action"));
    if (!action.isDouble())
        return {.failure = notAMove(said.contains(QLatin1String("text"))
                                        ? said.value(QLatin1String("text")).toString()
                                        : line)};
    const qint64 column = action.toInteger(-1);
    if (column < 0 || column >= KaggleShape::width
        || !m_report->root.canPlay(static_cast<int>(column)))
        return {.failure = illegal(action.toVariant().toString())};
    m_report->bestMove = Move(static_cast<int>(column));
    m_report->principalVariation = {m_report->bestMove};
    return {.done = true};
}
