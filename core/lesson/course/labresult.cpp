// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/labresult.h"

#include "core/lesson/course/answertext.h"
#include "core/lesson/course/labsettings.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <cmath>

namespace fourcast::lesson {

namespace {

struct ResultText
{
    Q_DECLARE_TR_FUNCTIONS(LabResult)
};

/// No picture of a page is larger; what a file says otherwise is damaged.
constexpr qsizetype mostPictureBytes = 4 << 20;

const QString& pictureName()
{
    static const QString name = QStringLiteral("picture");
    return name;
}

/// Those of the model's parameters as well.
QMap<QString, QString> writtenSettings(const QJsonObject& settings)
{
    QMap<QString, QString> written;
    for (auto each = settings.begin(); each != settings.end(); ++each)
        if (!each.value().isObject() && !each.value().isArray())
            written.insert(each.key(), settingText(each.value()).simplified());
    const QJsonObject parameters = settings[QLatin1String("parameters")].toObject();
    for (auto each = parameters.begin(); each != parameters.end(); ++each)
        written.insert(each.key(), settingText(each.value()).simplified());
    return written;
}

/// 1/2 is 0.5, and 1/3 is 0.333333333333333, as settingText() writes it.
bool isSameValue(const QString& one, const QString& other)
{
    if (one == other)
        return true;
    const std::vector<double> first = numbersMeant(one);
    const std::vector<double> second = numbersMeant(other);
    return first.size() == 1 && second.size() == 1
        && settingText(first.front()) == settingText(second.front());
}

/// Null where no page knows it.
const Setting* settingOn(const QString& page, const QString& name)
{
    const auto known = settablePage(page);
    return known ? findSetting((*known)->settings, name) : nullptr;
}

/// By what the page calls the setting, where it has a field.
QString differenceInWords(const Setting* setting, const QString& name, const QString& found,
                          const QString& wanted)
{
    const QString label = setting ? setting->label() : QString();
    if (label.isEmpty())
        return ResultText::tr("%1 is %2 and should be %3").arg(name, found, wanted);
    return ResultText::tr("'%1' is %2 and should be %3", "a field of a form, and its values")
        .arg(label, setting->valueInWords(found), setting->valueInWords(wanted));
}

}

QStringList resultNames(const QString& page)
{
    QStringList names;
    if (page == QLatin1String("chance"))
        names << QStringLiteral("answer") << QStringLiteral("states");
    if (page == QLatin1String("formal"))
        names << QStringLiteral("states") << QStringLiteral("transitions");
    if (page == QLatin1String("tree"))
        names << QStringLiteral("value") << QStringLiteral("nodes") << QStringLiteral("leaves")
              << QStringLiteral("cuts");
    return names << pictureName();
}

QString toText(const LabResult& result)
{
    QJsonObject json {
        {"page", result.page}, {"quantity", result.quantity}, {"settings", result.settings}};
    if (result.value)
        json.insert(QLatin1String("value"), *result.value);
    if (!result.picture.isEmpty())
        json.insert(pictureName(), QString::fromLatin1(result.picture.toBase64()));
    return QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

std::optional<LabResult> labResultFromText(const QString& text)
{
    const QJsonObject json = QJsonDocument::fromJson(text.toUtf8()).object();
    LabResult result {.page = json[QLatin1String("page")].toString(),
                      .quantity = json[QLatin1String("quantity")].toString(),
                      .settings = json[QLatin1String("settings")].toObject()};
    const QJsonValue value = json[QLatin1String("value")];
    if (value.isDouble() && std::isfinite(value.toDouble()))
        result.value = value.toDouble();
    result.picture = QByteArray::fromBase64(json[pictureName()].toString().toLatin1());
    const bool isPicture = result.quantity == pictureName();
    const bool isThere
        = isPicture ? !result.picture.isEmpty() : result.value && result.picture.isEmpty();
    if (!isThere || result.picture.size() > mostPictureBytes
        || !resultNames(result.page).contains(result.quantity))
        return {};
    return result;
}

QString otherSettings(const WrittenResult& wanted, const LabResult& handed)
{
    const QMap<QString, QString> there = writtenSettings(handed.settings);
    QStringList others;
    for (const auto& [name, value] : wanted.settings) {
        const auto found = there.constFind(name);
        if (found == there.constEnd())
            continue;
        // As pages have it, which say false for no where it is a model's parameter.
        const Setting* const setting = settingOn(wanted.page, name);
        const auto taken = setting ? setting->read(value) : Expected<QJsonValue>(value);
        const QString asked = taken ? settingText(*taken).simplified() : value.simplified();
        if (!isSameValue(asked, *found))
            others << differenceInWords(setting, name, *found, asked);
    }
    return others.join(QStringLiteral(", "));
}

QString resultInWords(const LabResult& result)
{
    QStringList settings;
    const QJsonObject parameters = result.settings[QLatin1String("parameters")].toObject();
    if (const auto page = settablePage(result.page))
        for (const Setting& setting : (*page)->settings) {
            const bool isParameter = setting.kind == Setting::Kind::Parameter;
            const QString value
                = settingText((isParameter ? parameters : result.settings)[setting.key]);
            const QString label = setting.label();
            if (!value.isEmpty() && !label.isEmpty())
                settings << ResultText::tr("%1: %2", "a field of a form, and its value")
                                .arg(label, setting.valueInWords(value));
        }
    const QString what
        = result.value ? numberForReading(*result.value) : ResultText::tr("a picture");
    return settings.isEmpty()
        ? what
        : QStringLiteral("%1 (%2)").arg(what, settings.join(QStringLiteral("; ")));
}

}
