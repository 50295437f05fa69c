// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/labsettings.h"

#include "core/support/text/nearestname.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <algorithm>

namespace fourcast::lesson {

namespace {

QString keyText(const char* name)
{
    return QString::fromLatin1(name);
}

QStringList pageNames()
{
    QStringList names;
    for (const LabPageSettings& page : settablePages())
        names << page.page;
    return names;
}

}

Expected<const LabPageSettings*> settablePage(const QString& page)
{
    const auto found = std::ranges::find(settablePages(), page, &LabPageSettings::page);
    if (found != settablePages().end())
        return &*found;
    if (const QString meant = nearestName(page, pageNames()); !meant.isEmpty())
        return fail(QCoreApplication::translate(
                        "Lesson", "the laboratory has no page '%1'. Did you mean '%2'?")
                        .arg(page, meant));
    return fail(
        QCoreApplication::translate("Lesson", "the laboratory has no page '%1'. Its pages are: %2")
            .arg(page, pageNames().join(QStringLiteral(", "))));
}

Expected<QJsonValue> labValue(const LabPageSettings& page, const QString& setting,
                              const QString& value)
{
    if (const Setting* const known = findSetting(page.settings, setting))
        return known->read(value);
    QStringList names;
    for (const Setting& each : page.settings)
        names << each.key;
    if (const QString meant = nearestName(setting, names); !meant.isEmpty())
        return fail(QCoreApplication::translate(
                        "Lesson", "the page '%1' has no setting '%2'. Did you mean '%3'?")
                        .arg(page.page, setting, meant));
    return fail(QCoreApplication::translate(
                    "Lesson", "the page '%1' has no setting '%2'. Its settings are: %3")
                    .arg(page.page, setting, names.join(QStringLiteral(", "))));
}

Expected<QJsonObject> labValues(const QString& page,
                                const std::vector<std::pair<QString, QString>>& written)
{
    FOURCAST_LET(const auto known, settablePage(page));
    QJsonObject values;
    QJsonObject parameters;
    for (const auto& [name, text] : written) {
        FOURCAST_LET(const auto value, labValue(*known, name, text));
        const bool isParameter = settingOf(known->settings, name).kind == Setting::Kind::Parameter;
        (isParameter ? parameters : values).insert(name, value);
    }
    if (!parameters.isEmpty())
        values.insert(QStringLiteral("parameters"), parameters);
    return values;
}

QString settingText(const QJsonValue& value)
{
    switch (value.type()) {
    case QJsonValue::Bool:
        return value.toBool() ? keyText("yes") : keyText("no");
    case QJsonValue::Double:
        return QString::number(value.toDouble(), 'g', 15);
    case QJsonValue::Array: {
        QStringList names;
        for (const auto each : value.toArray())
            names << settingText(each);
        return names.join(QStringLiteral(", "));
    }
    default:
        return value.toString();
    }
}

std::vector<std::pair<QString, QString>> writtenSettings(const LabPageSettings& page,
                                                         const QJsonObject& values)
{
    std::vector<std::pair<QString, QString>> written;
    const QJsonObject parameters = values[QLatin1String("parameters")].toObject();
    for (const Setting& setting : page.settings) {
        const bool isParameter = setting.kind == Setting::Kind::Parameter;
        const QString text = settingText((isParameter ? parameters : values)[setting.key]);
        if (!text.isEmpty() && setting.read(text))
            written.emplace_back(setting.key, text);
    }
    return written;
}

std::vector<std::pair<QString, QString>> labSettings(const WrittenTree& tree,
                                                     std::optional<bool> predict)
{
    std::vector<std::pair<QString, QString>> written;
    if (!tree.typed.isEmpty()) {
        written.emplace_back(keyText("tree"), tree.typed);
        if (tree.depth > 0)
            written.emplace_back(keyText("depth"), QString::number(tree.depth));
    } else {
        written.emplace_back(keyText("board"), tree.from.board);
        written.emplace_back(keyText("moves"), tree.from.moves);
        written.emplace_back(keyText("depth"), QString::number(tree.request().depth));
        written.emplace_back(keyText("leaves"), name(tree.leaves));
    }
    written.emplace_back(keyText("search"), name(tree.method));
    written.emplace_back(keyText("order"), name(tree.order));
    written.emplace_back(keyText("fail"), name(tree.failing));
    written.emplace_back(keyText("table"), tree.table ? keyText("yes") : keyText("no"));
    if (predict)
        written.emplace_back(keyText("predict"), *predict ? keyText("yes") : keyText("no"));
    return written;
}

}
