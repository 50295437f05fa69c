// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/archivedplayers.h"

#include "core/study/runs/experimentjson.h"
#include "core/support/formats/jsontext.h"

#include <QJsonArray>
#include <QJsonObject>

QString playersToText(const std::array<ArchivedPlayer, 2>& players)
{
    QJsonArray all;
    for (const ArchivedPlayer& player : players) {
        QJsonObject one {{"name", player.name}};
        if (!player.settings.isEmpty())
            one["settings"] = player.settings;
        if (player.entrant) {
            one["person"] = player.entrant->human;
            one["entrant"] = entrantToJson(*player.entrant);
        }
        all << one;
    }
    return QString::fromUtf8(jsonText(all, QJsonDocument::Compact));
}

std::array<ArchivedPlayer, 2> playersFromText(const QString& text)
{
    const QJsonArray all = QJsonDocument::fromJson(text.toUtf8()).array();
    std::array<ArchivedPlayer, 2> players;
    for (int i = 0; i < 2; ++i) {
        const QJsonObject one = all.at(i).toObject();
        ArchivedPlayer& player = players[static_cast<std::size_t>(i)];
        player.name = one["name"].toString();
        player.settings = one["settings"].toString();
        if (!one.contains(QStringLiteral("entrant")))
            continue;
        if (auto entrant = entrantFromJson(one["entrant"].toObject())) {
            entrant->human = one["person"].toBool();
            player.entrant = std::move(*entrant);
        }
    }
    return players;
}
