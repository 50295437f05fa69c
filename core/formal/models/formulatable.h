// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/models/modeltable.h"

namespace fourcast::formal {

/// A formula that comes along with a model.
struct FormulaInfo
{
    enum class Kind : std::uint8_t
    {
        Published, ///< one of the study's seven
        Repaired, ///< says what the study's text says of it
        Property
    };

    QString name; ///< of the file in resources/models, without its suffix
    QString title; ///< translated
    Kind kind = Kind::Property;
};

/// Those of a model, in the order in which they are shown; none for a model that has none.
std::vector<FormulaInfo> formulasOf(const QString& model);

/// Its text for a model with these values: the study's formulas speak of as many threads at once as
/// there are.
QString formulaText(const FormulaInfo& formula, const ModelValues& values = {});

}
