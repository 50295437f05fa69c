// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/jsontext.h"

#include <QCoreApplication>
#include <QJsonDocument>

Expected<QJsonObject> jsonObject(const QByteArray& text)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError) {
        const QByteArray before = text.left(error.offset);
        const auto line = static_cast<int>(before.count('\n')) + 1;
        const QByteArray begun = before.mid(before.lastIndexOf('\n') + 1);
        const auto column = static_cast<int>(QString::fromUtf8(begun).size()) + 1;
        return fail(QCoreApplication::translate("Json", "This is no JSON: line %1, column %2: %3.")
                        .arg(QString::number(line), QString::number(column), error.errorString()),
                    line, column);
    }
    if (!document.isObject())
        return fail(QCoreApplication::translate("Json", "This is JSON, but no object of it."), 1,
                    1);
    return document.object();
}
