// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/formats/jsonfields.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace {

struct JsonFieldsText
{
    Q_DECLARE_TR_FUNCTIONS(JsonFields)
};

constexpr qsizetype longestQuotedValue = 40;

/// What stands there, short enough for a sentence.
QString quotedValue(const QJsonValue& value)
{
    switch (value.type()) {
    case QJsonValue::Undefined:
        return JsonFieldsText::tr("missing");
    case QJsonValue::Array:
        return JsonFieldsText::tr("an array");
    case QJsonValue::Object:
        return JsonFieldsText::tr("an object");
    default:
        break;
    }
    // In an array, as a value alone is no document.
    const QString text = QString::fromUtf8(
        QJsonDocument(QJsonArray {value}).toJson(QJsonDocument::Compact).chopped(1).mid(1));
    return text.size() <= longestQuotedValue ? text : text.left(longestQuotedValue) + u'…';
}

}

JsonFields::JsonFields(QJsonObject object, QString place, std::optional<Error>& wrong)
    : m_object(std::move(object)), m_place(std::move(place)), m_wrong(wrong)
{
}

QString JsonFields::placeOf(const QString& key) const
{
    return m_place.isEmpty() ? key : m_place + u'.' + key;
}

void JsonFields::refuse(const QString& sentence) const
{
    if (!m_wrong)
        m_wrong = Error {sentence};
}

qint64 JsonFields::wholeOf(const QJsonValue& value, const QString& place, qint64 low,
                           qint64 high) const
{
    // What is no whole number is each time what was given instead.
    const qint64 number = value.toInteger(low);
    if (value.isDouble() && value.toInteger(high) == number && number >= low && number <= high)
        return number;
    refuse(JsonFieldsText::tr("%1 must be a whole number from %2 to %3, but is %4.")
               .arg(place, QString::number(low), QString::number(high), quotedValue(value)));
    return low;
}

qint64 JsonFields::whole(const QString& key, qint64 low, qint64 high,
                         std::optional<qint64> otherwise) const
{
    if (otherwise && !has(key))
        return *otherwise;
    return wholeOf(m_object.value(key), placeOf(key), low, high);
}

std::uint64_t JsonFields::wide(const QString& key, std::uint64_t otherwise) const
{
    if (!has(key))
        return otherwise;
    const QJsonValue value = m_object.value(key);
    bool isNumber = false;
    const std::uint64_t number = value.toString().toULongLong(&isNumber);
    if (isNumber)
        return number;
    constexpr qint64 most = std::numeric_limits<qint64>::max();
    return static_cast<std::uint64_t>(wholeOf(value, placeOf(key), 0, most));
}

double JsonFields::number(const QString& key, double low, double high,
                          std::optional<double> otherwise) const
{
    if (otherwise && !has(key))
        return *otherwise;
    const QJsonValue value = m_object.value(key);
    const double number = value.toDouble(low);
    if (value.isDouble() && number >= low && number <= high)
        return number;
    refuse(JsonFieldsText::tr("%1 must be a number from %2 to %3, but is %4.")
               .arg(placeOf(key), QString::number(low), QString::number(high, 'g', 12),
                    quotedValue(value)));
    return low;
}

QString JsonFields::text(const QString& key, const std::optional<QString>& otherwise,
                         qsizetype most) const
{
    if (otherwise && !has(key))
        return *otherwise;
    const QJsonValue value = m_object.value(key);
    if (!value.isString())
        refuse(JsonFieldsText::tr("%1 must be text, but is %2.")
                   .arg(placeOf(key), quotedValue(value)));
    else if (value.toString().size() > most)
        refuse(JsonFieldsText::tr("%1 has more than %2 characters.")
                   .arg(placeOf(key), QString::number(most)));
    return value.toString().left(most);
}

int JsonFields::choice(const QString& key, const QStringList& names,
                       std::optional<int> otherwise) const
{
    if (otherwise && !has(key))
        return *otherwise;
    const QJsonValue value = m_object.value(key);
    const qsizetype index = value.isString() ? names.indexOf(value.toString()) : -1;
    if (index < 0)
        refuse(JsonFieldsText::tr("%1 must be one of %2, but is %3.")
                   .arg(placeOf(key), names.join(QStringLiteral(", ")), quotedValue(value)));
    return static_cast<int>(std::max<qsizetype>(index, 0));
}

bool JsonFields::flag(const QString& key, bool otherwise) const
{
    const QJsonValue value = m_object.value(key);
    if (!value.isUndefined() && !value.isBool())
        refuse(JsonFieldsText::tr("%1 must be true or false, but is %2.")
                   .arg(placeOf(key), quotedValue(value)));
    return value.toBool(otherwise);
}

JsonFields JsonFields::object(const QString& key) const
{
    const QJsonValue value = m_object.value(key);
    if (!value.isObject())
        refuse(JsonFieldsText::tr("%1 must be an object, but is %2.")
                   .arg(placeOf(key), quotedValue(value)));
    return {value.toObject(), placeOf(key), m_wrong};
}

QJsonArray JsonFields::array(const QString& key, qsizetype most) const
{
    const QJsonValue value = m_object.value(key);
    if (!value.isUndefined() && !value.isArray())
        refuse(JsonFieldsText::tr("%1 must be an array, but is %2.")
                   .arg(placeOf(key), quotedValue(value)));
    const QJsonArray array = value.toArray();
    if (array.size() <= most)
        return array;
    refuse(JsonFieldsText::tr("%1 has %2 entries, but the most allowed is %3.")
               .arg(placeOf(key), QString::number(array.size()), QString::number(most)));
    return {};
}

std::vector<JsonFields> JsonFields::objects(const QString& key, qsizetype most) const
{
    std::vector<JsonFields> all;
    const QJsonArray values = array(key, most);
    for (qsizetype i = 0; i < values.size(); ++i) {
        const QString place = QStringLiteral("%1[%2]").arg(placeOf(key)).arg(i);
        if (!values[i].isObject())
            refuse(JsonFieldsText::tr("%1 must be an object, but is %2.")
                       .arg(place, quotedValue(values[i])));
        all.emplace_back(values[i].toObject(), place, m_wrong);
    }
    return all;
}

std::vector<qint64> JsonFields::wholes(const QString& key, qsizetype most, qint64 low,
                                       qint64 high) const
{
    std::vector<qint64> all;
    const QJsonArray values = array(key, most);
    for (qsizetype i = 0; i < values.size(); ++i)
        all.push_back(
            wholeOf(values[i], QStringLiteral("%1[%2]").arg(placeOf(key)).arg(i), low, high));
    return all;
}
