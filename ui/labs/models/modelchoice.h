// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QMap>
#include <QStringList>
#include <functional>
#include <vector>

/// Values by the names of parameters.
using ModelValues = QMap<QString, QString>;

/// A parameter of a model, as a form asks for it.
struct ModelField
{
    enum class Kind : std::uint8_t
    {
        Number, ///< a whole one from `least` to `most`
        Choice, ///< one of `choices`; a switch where these are "false" and "true"
        Text
    };

    QString name; ///< short: "p"
    QString title; ///< translated
    Kind kind = Kind::Number;
    int least = 0;
    int most = 0;
    /// A number has a slider beside it.
    bool hasSlider = false;
    QStringList choices {};
    QString standard {}; ///< its value where nothing is said
    QString tip {}; ///< translated
    QString placeholder {}; ///< of a text: what an empty one stands for

    bool isSwitch() const
    {
        return kind == Kind::Choice
            && choices == QStringList {QStringLiteral("false"), QStringLiteral("true")};
    }
};

/// A model that a form offers.
struct ModelChoice
{
    QString name; ///< never shown alone
    QString title; ///< translated
    QString help {}; ///< translated: what it is about, in a few sentences
    std::vector<ModelField> fields {};
    /// Its text with these values; an error where one is no value of its parameter.
    std::function<Expected<QString>(const ModelValues& values)> text {};
};
