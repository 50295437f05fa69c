// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QJsonObject>
#include <QMap>
#include <QStringList>
#include <algorithm>
#include <vector>

namespace fourcast::syntax {

/// What can be chosen about a model.
struct ModelParameter
{
    enum class Kind : std::uint8_t
    {
        Number, ///< a whole one from `least` to `most`
        Switch, ///< true or false
        Choice, ///< one of `choices`
        Probability, ///< a fraction or decimal between 0 and 1: 3/5, 0.6
        Numbers, ///< several from `least` to `most`, with commas between them
        Columns, ///< as Numbers, each once; none is allowed
        Moves, ///< columns from 1 without anything between them: 44536; none is allowed
    };

    QString name; ///< as in `--set N=5`
    QString title; ///< translated
    Kind kind = Kind::Number;
    int least = 0;
    int most = 0;
    QString standard {}; ///< its value where nothing is said
    QStringList choices {}; ///< as they are typed; of a choice
};

/// Values by the names of parameters.
using ModelValues = QMap<QString, QString>;

QJsonObject toJson(const ModelValues& values);
ModelValues modelValues(const QJsonObject& json);

/// A model that comes along: a text with parameters.
struct Model
{
    QString name; ///< as in `chance check gambler`
    QString title; ///< translated
    QString help {}; ///< translated: what it is about, in a few sentences
    std::vector<ModelParameter> parameters {};

    QStringList parameterNames() const;
    /// With the standard values of those that are not mentioned.
    ModelValues allValues(ModelValues values) const;
    /// Fails with a sentence where a value is of no parameter.
    Expected<void> checkNames(const ModelValues& values) const;
};

/// The text of a file of resources/models.
QString modelFile(const QString& name);

/// The one of this name; nothing where there is none.
template <typename Info> const Info* findModel(const std::vector<Info>& models, const QString& name)
{
    const auto found = std::ranges::find(models, name, &Info::name);
    return found == models.end() ? nullptr : &*found;
}

}
