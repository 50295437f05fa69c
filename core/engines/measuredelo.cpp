// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/measuredelo.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

MeasuredLadder MeasuredLadder::fromJson(const QByteArray& json)
{
    MeasuredLadder ladder;
    const QJsonArray entrants = QJsonDocument::fromJson(json).object()["entrants"].toArray();
    for (const auto& value : entrants) {
        const QJsonObject entrant = value.toObject();
        ladder.entrants.push_back({entrant["engine"].toString(),
                                   entrant["settings"].toString(),
                                   {.elo = entrant["elo"].toDouble(),
                                    .low = entrant["low"].toDouble(),
                                    .high = entrant["high"].toDouble(),
                                    .games = entrant["games"].toInt()}});
    }
    return ladder;
}

bool MeasuredLadder::fits(const std::vector<Level>& levels) const
{
    return std::equal(levels.begin(), levels.end(), entrants.begin(), entrants.end(),
                      [](const Level& level, const Entrant& entrant) {
                          return level.engine == entrant.engine
                              && level.settings() == entrant.settings;
                      });
}

const MeasuredLadder& builtInLadder()
{
    static const MeasuredLadder ladder = [] {
        QFile file(QStringLiteral(":/measured/ladder.json"));
        return file.open(QIODevice::ReadOnly) ? MeasuredLadder::fromJson(file.readAll())
                                              : MeasuredLadder();
    }();
    return ladder;
}
