// SPDX-License-Identifier: GPL-3.0-or-later
//
// From a text to an equation, for tests: what is wrong is printed, and the equation is empty then.
#pragma once

#include "core/chance/lppe/linearise.h"
#include "core/chance/models/modeltable.h"

#include <QDebug>
#include <QStringList>

namespace modelsource {

using namespace fourcast::chance;

inline Linearised linearised(const QString& source)
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

inline Lppe linear(const QString& source)
{
    return linearised(source).lppe;
}

inline QString sourceOf(const QString& name, const ModelValues& values = {})
{
    const std::vector<ModelInfo> all = models();
    const auto text = modelText(*findModel(all, name), values);
    if (!text)
        qWarning().noquote() << text.error().message;
    return text ? *text : QString();
}

/// "N=5,d=5" as values.
inline ModelValues valuesOf(const QString& settings)
{
    ModelValues values;
    for (const QString& each : settings.split(u',', Qt::SkipEmptyParts))
        values[each.section(u'=', 0, 0)] = each.section(u'=', 1);
    return values;
}

}
