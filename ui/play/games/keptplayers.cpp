// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/games/keptplayers.h"

#include "core/study/runs/experimentjson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace {

const auto humanKey = QStringLiteral("human");
const auto nameKey = QStringLiteral("name");

QJsonObject keptPlayerToJson(const Entrant& player)
{
    QJsonObject object = entrantToJson(player);
    object.insert(humanKey, player.human);
    if (!player.name.isEmpty())
        object.insert(nameKey, player.name);
    return object;
}

std::optional<Entrant> keptPlayerFromJson(const QJsonValue& value)
{
    if (!value.isObject())
        return {};
    const QJsonObject object = value.toObject();
    auto player = entrantFromJson(object);
    if (!player)
        return {};
    player->human = object[humanKey].toBool();
    player->name = object[nameKey].toString();
    return std::move(*player);
}

} // namespace

QString KeptPlayers::toText() const
{
    const QJsonArray both {keptPlayerToJson(first), keptPlayerToJson(second)};
    return QString::fromUtf8(QJsonDocument(both).toJson(QJsonDocument::Compact));
}

std::optional<KeptPlayers> KeptPlayers::fromText(const QString& text)
{
    const QJsonArray both = QJsonDocument::fromJson(text.toUtf8()).array();
    auto first = keptPlayerFromJson(both.at(0));
    auto second = keptPlayerFromJson(both.at(1));
    if (!first || !second)
        return {};
    return KeptPlayers {std::move(*first), std::move(*second)};
}
