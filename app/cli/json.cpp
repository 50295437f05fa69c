// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json.h"

#include "core/support/formats/jsontext.h"

QByteArray toJsonText(const QString& command, QJsonObject object)
{
    object.insert("program", QStringLiteral("fourcast-cli"));
    object.insert("version", QStringLiteral(FOURCAST_VERSION));
    object.insert("command", command);
    return jsonText(object);
}
