// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <iterator>
#include <optional>

/// What the values of an enumeration are called in files and on the command line, in their order:
/// `constexpr EnumNames<Colour, 2> colours {{"red", "blue"}};`
template <typename Enum, int count> struct EnumNames
{
    const char* names[count];

    QString of(Enum value) const { return QString::fromLatin1(names[static_cast<int>(value)]); }
    QStringList all() const { return QStringList(std::begin(names), std::end(names)); }
    /// Nothing where none is called so.
    std::optional<Enum> find(const QString& name) const
    {
        const qsizetype index = all().indexOf(name);
        return index < 0 ? std::nullopt : std::optional(static_cast<Enum>(index));
    }
};
