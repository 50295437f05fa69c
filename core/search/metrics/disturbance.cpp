// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/metrics/disturbance.h"

#include "core/search/metrics/load.h"

#include <QJsonObject>

Disturbance Disturbance::of(const SearchReport& report)
{
    return {report.disturbed, hadLoadFromElsewhere(report)};
}

Disturbance Disturbance::of(const SearchReport& report, const SearchQuantity& quantity)
{
    return quantity.changesUnderLoad() ? of(report) : Disturbance();
}

void Disturbance::addTo(QJsonObject& object) const
{
    object.insert("disturbed", any());
    object.insert("disturbedByProgram", byProgram);
    object.insert("disturbedByOthers", byOthers);
}

QStringList Disturbance::csvNames()
{
    return {"disturbed", "disturbed_by_others", "disturbed_by_program"};
}

QStringList Disturbance::csvFields() const
{
    const auto word = [](bool is) { return is ? QStringLiteral("yes") : QStringLiteral("no"); };
    return {word(any()), word(byOthers), word(byProgram)};
}
