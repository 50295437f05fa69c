// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/symbol.h"

#include <QString>
#include <cstdint>
#include <vector>

namespace fourcast::chance {

/// What a datum can be. In all of this library a datum is one number: itself, 0 or 1 for a truth
/// value, and for a name of an enumeration its index there.
struct Type
{
    enum class Kind : std::uint8_t
    {
        Bool,
        Range, ///< whole numbers from low to high; Nat is one, up to mostNatural
        Enumeration
    };

    static constexpr std::int64_t mostNatural = 0x7fffffff;

    Kind kind = Kind::Bool;
    std::int64_t low = 0;
    std::int64_t high = 1;
    syntax::Symbol name = {}; ///< as it was declared, otherwise empty
    std::vector<syntax::Symbol> names = {}; ///< of an enumeration, one for each number from 0

    static Type boolean() { return {}; }
    static Type range(std::int64_t low, std::int64_t high) { return {Kind::Range, low, high}; }
    static Type natural() { return range(0, mostNatural); }
    static Type enumeration(syntax::Symbol name, std::vector<syntax::Symbol> names)
    {
        const auto high = static_cast<std::int64_t>(names.size()) - 1;
        return {Kind::Enumeration, 0, high, name, std::move(names)};
    }

    bool isNumber() const { return kind == Kind::Range; }
    bool has(std::int64_t value) const { return low <= value && value <= high; }
    /// How many data there are.
    std::uint64_t size() const
    {
        return high < low ? 0
                          : static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low) + 1;
    }
    friend bool operator==(const Type&, const Type&) = default;
};

/// "Bool", "{1..6}", or its name where it has one.
QString text(const Type& type);
/// The datum as a person writes it: "T", "6", "won". It need not be one of the type.
QString text(const Type& type, std::int64_t value);

}
