// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/measuredelo.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

MeasuredLadder MeasuredLadder::fromJson(const QByteArray& json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    MeasuredLadder ladder;
    ladder.seed = static_cast<std::uint64_t>(object["seed"].toInteger());
    ladder.games = object["gamesFinished"].toInt();
    ladder.openingPlies = object["openingPlies"].toInt();
    ladder.version = object["version"].toString();
    const QJsonArray entrants = object["entrants"].toArray();
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

QString measuredEloSource()
{
    const MeasuredLadder& ladder = builtInLadder();
    if (!ladder.fits(levels()))
        return {};
    return QCoreApplication::translate(
               "Levels",
               "Elo measured by %1 games, each two opponents from openings of %2 random plies, "
               "seed %3, Fourcast %4; 1500 is the mean of the eight.")
        .arg(ladder.games)
        .arg(ladder.openingPlies)
        .arg(ladder.seed)
        .arg(ladder.version);
}
