// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settings/setting.h"

#include "core/support/text/plainlabel.h"
#include "core/support/text/writtennumber.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <algorithm>
#include <cmath>

namespace {

struct SettingText
{
    Q_DECLARE_TR_FUNCTIONS(Lesson)
};

struct FormText
{
    Q_DECLARE_TR_FUNCTIONS(SettingsForm)
};

QString inDigits(double number)
{
    return QString::number(number, 'g', 15);
}

Expected<QJsonValue> readNames(const Setting& setting, const QString& text)
{
    const bool isList = setting.kind == Setting::Kind::Names;
    QJsonArray found;
    for (const QString& part : isList ? text.split(u',') : QStringList {text}) {
        const QString name = part.trimmed();
        if (isList && name.isEmpty())
            continue;
        if (!setting.names.contains(name))
            return fail(SettingText::tr("'%1' must be one of: %2")
                            .arg(setting.key, setting.names.join(QStringLiteral(", "))));
        found.append(name);
    }
    return isList ? QJsonValue(found) : found.first();
}

}

QString Setting::rangeText() const
{
    return QStringLiteral("%1 to %2").arg(inDigits(least), inDigits(most));
}

bool Setting::holds(double number) const
{
    return number >= least && number <= most
        && (kind != Kind::Number || number == std::floor(number));
}

Expected<QJsonValue> Setting::read(const QString& text) const
{
    const bool isYes = text == QLatin1String("yes");
    const bool isYesNo = isYes || text == QLatin1String("no");
    switch (kind) {
    case Kind::Number:
    case Kind::Decimal: {
        const auto number = numberFromText(text);
        if (number && holds(*number))
            return *number;
        const QString sentence = kind == Kind::Number
            ? SettingText::tr("'%1' must be a whole number from %2 to %3")
            : SettingText::tr("'%1' must be a number from %2 to %3");
        return fail(sentence.arg(key, inDigits(least), inDigits(most)));
    }
    case Kind::YesNo:
        if (!isYesNo)
            return fail(SettingText::tr("'%1' must be 'yes' or 'no'").arg(key));
        return isYes;
    case Kind::Name:
    case Kind::Names:
        return readNames(*this, text);
    case Kind::Parameter:
        // Models have another word for it.
        return !isYesNo ? text : isYes ? QStringLiteral("true") : QStringLiteral("false");
    case Kind::Text:
        break;
    }
    return text;
}

QString Setting::shown(const char* source) const
{
    return QCoreApplication::translate(words.context, source);
}

QString Setting::label() const
{
    return plainLabel(shown(words.caption)).trimmed();
}

QString Setting::unitText() const
{
    switch (words.unit) {
    case Unit::Percent:
        return FormText::tr(" %");
    case Unit::Seconds:
        return FormText::tr(" s");
    case Unit::Elo:
        return FormText::tr(" Elo");
    case Unit::Games:
        return FormText::tr(" games");
    case Unit::None:
    case Unit::Plies:
        break;
    }
    return {};
}

QString Setting::valueInWords(const QString& text) const
{
    if (words.inWords)
        return words.inWords(text);
    switch (kind) {
    case Kind::Name:
        if (const qsizetype place = names.indexOf(text); place >= 0 && !words.names.empty())
            return shown(words.names[static_cast<std::size_t>(place)]);
        return text;
    case Kind::YesNo:
    case Kind::Parameter:
        if (text == QLatin1String("yes") || text == QLatin1String("true"))
            return FormText::tr("yes");
        return text == QLatin1String("no") || text == QLatin1String("false") ? FormText::tr("no")
                                                                             : text;
    case Kind::Number:
    case Kind::Decimal:
        return text + unitText();
    case Kind::Names:
    case Kind::Text:
        break;
    }
    return text;
}

const Setting* findSetting(const RunSettings& settings, QStringView key)
{
    const auto found = std::ranges::find(settings, key, &Setting::key);
    return found == settings.end() ? nullptr : &*found;
}

const Setting& settingOf(const RunSettings& settings, QStringView key)
{
    const Setting* const setting = findSetting(settings, key);
    Q_ASSERT(setting);
    return *setting;
}
