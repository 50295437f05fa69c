// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/chance/modelsource.h"

#include <QDebug>
#include <QStringList>

namespace modelsource {

Linearised linearised(const QString& source)
{
    const auto read = readSpecification(source);
    if (!read) {
        qWarning().noquote() << read.error().message;
        return {};
    }
    auto made = linearise(*read);
    if (!made) {
        qWarning().noquote() << made.error().message;
        return {};
    }
    return std::move(*made);
}

Lppe linear(const QString& source)
{
    return linearised(source).lppe;
}

QString sourceOf(const QString& name, const ModelValues& values)
{
    const std::vector<ModelInfo> all = models();
    const auto text = modelText(*findModel(all, name), values);
    if (!text)
        qWarning().noquote() << text.error().message;
    return text ? *text : QString();
}

ModelValues valuesOf(const QString& settings)
{
    ModelValues values;
    for (const QString& each : settings.split(u',', Qt::SkipEmptyParts))
        values[each.section(u'=', 0, 0)] = each.section(u'=', 1);
    return values;
}

}
