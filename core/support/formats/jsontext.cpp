// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/formats/jsontext.h"

#include <QCoreApplication>
#include <algorithm>

namespace {

/// Of a text in UTF-8: the bytes that begin one. It may end within a character.
int characters(const QByteArray& text)
{
    return static_cast<int>(
        std::ranges::count_if(text, [](char byte) { return (byte & 0xc0) != 0x80; }));
}

/// Without the blanks behind it.
qsizetype lengthWithoutEnd(const QByteArray& text)
{
    qsizetype length = text.size();
    while (length > 0 && QByteArrayView(" \t\r\n").contains(text[length - 1]))
        --length;
    return length;
}

/// Outside a text JSON has no such character.
QByteArray withMarksEscaped(QByteArray json)
{
    return json.replace("\xef\xbb\xbf", "\\ufeff");
}

}

Expected<QJsonObject> jsonObject(const QByteArray& text)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError) {
        // Qt skips one byte order mark and counts from behind it.
        const QByteArray content = text.startsWith("\xef\xbb\xbf") ? text.mid(3) : text;
        const QByteArray before = content.left(error.offset);
        const auto line = static_cast<int>(before.count('\n')) + 1;
        const int column = characters(before.mid(before.lastIndexOf('\n') + 1)) + 1;
        const QString why = content.trimmed().isEmpty()
            ? QCoreApplication::translate("Json", "it is empty")
            : error.offset >= lengthWithoutEnd(content)
            ? QCoreApplication::translate("Json", "the text ends too early")
            : error.errorString();
        return fail(
            QCoreApplication::translate("Json", "This is not valid JSON: line %1, column %2: %3.")
                .arg(QString::number(line), QString::number(column), why),
            line, column);
    }
    if (!document.isObject())
        return fail(
            QCoreApplication::translate("Json", "This is valid JSON, but not a JSON object."), 1,
            1);
    return document.object();
}

QByteArray jsonText(const QJsonObject& object, QJsonDocument::JsonFormat format)
{
    return withMarksEscaped(QJsonDocument(object).toJson(format));
}

QByteArray jsonText(const QJsonArray& array, QJsonDocument::JsonFormat format)
{
    return withMarksEscaped(QJsonDocument(array).toJson(format));
}

QJsonValue jsonWide(std::uint64_t number)
{
    constexpr std::uint64_t mostForAll = std::uint64_t {1} << 53;
    if (number <= mostForAll)
        return static_cast<qint64>(number);
    return QString::number(number);
}

QJsonValue jsonOrNull(const std::optional<double>& number)
{
    return number ? QJsonValue(*number) : QJsonValue();
}

QJsonArray jsonArray(const std::vector<double>& numbers)
{
    QJsonArray array;
    for (const double number : numbers)
        array.append(number);
    return array;
}
