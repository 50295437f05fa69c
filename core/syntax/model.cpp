// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/syntax/model.h"

#include <QCoreApplication>
#include <QFile>

namespace fourcast::syntax {

QJsonObject toJson(const ModelValues& values)
{
    QJsonObject json;
    for (auto each = values.cbegin(); each != values.cend(); ++each)
        json.insert(each.key(), each.value());
    return json;
}

ModelValues modelValues(const QJsonObject& json)
{
    ModelValues values;
    for (auto each = json.constBegin(); each != json.constEnd(); ++each)
        values.insert(each.key(), each.value().toString());
    return values;
}

QStringList Model::parameterNames() const
{
    QStringList names;
    for (const ModelParameter& parameter : parameters)
        names << parameter.name;
    return names;
}

ModelValues Model::allValues(ModelValues values) const
{
    for (const ModelParameter& parameter : parameters)
        if (!values.contains(parameter.name))
            values[parameter.name] = parameter.standard;
    return values;
}

Expected<void> Model::checkNames(const ModelValues& values) const
{
    const QStringList names = parameterNames();
    for (auto value = values.begin(); value != values.end(); ++value)
        if (!names.contains(value.key())) {
            return fail(QCoreApplication::translate("FormalModels",
                                                    "The model %1 has no parameter '%2'; it has %3")
                            .arg(name, value.key(), names.join(QStringLiteral(", "))));
        }
    return {};
}

QString modelFile(const QString& name)
{
    QFile file(QStringLiteral(":/models/") + name);
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened);
    Q_UNUSED(opened);
    return QString::fromUtf8(file.readAll());
}

}
