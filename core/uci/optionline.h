// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QString>
#include <QStringList>
#include <QStringView>
#include <cstdint>
#include <optional>

/// The line `option name ...`: what can be set of an engine, as it says it itself.
struct OptionLine
{
    enum class Type : std::uint8_t
    {
        Check, ///< `true` or `false`
        Spin, ///< a whole number
        Combo, ///< one of `choices`
        String, ///< any text
        Button ///< has no value
    };

    /// May have blanks.
    QString name {};
    Type type = Type::String;
    /// What it is without being set; empty for a button.
    QString value {};
    /// Of a spin, where it says so.
    std::optional<std::int64_t> least {};
    std::optional<std::int64_t> most {};
    /// Of a combo.
    QStringList choices {};

    /// `option name Hash type spin default 64 min 1 max 65536`.
    QString toText() const;

    /// The value as the engine writes it: `true`, a choice with its own letters. Fails with a
    /// sentence that says what is allowed.
    Expected<QString> accept(QStringView text) const;

    /// Nothing where the line is no option with a name and a known type.
    static std::optional<OptionLine> read(QStringView line);

    friend bool operator==(const OptionLine&, const OptionLine&) = default;
};

/// The line `setoption name ... value ...`.
struct SetOptionLine
{
    QString name {};
    /// Empty for a button.
    QString value {};

    QString toText() const;
    static std::optional<SetOptionLine> read(QStringView line);

    friend bool operator==(const SetOptionLine&, const SetOptionLine&) = default;
};
