// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/symbol.h"

#include <QString>
#include <compare>
#include <cstdint>
#include <functional>
#include <type_traits>

namespace fourcast::syntax {

/// A closed term of a model: a truth value, a whole number (of the sorts Pos, Nat and Int alike),
/// or a constant of an enumeration (`X` of `sort Token = struct X | O;`).
struct Value
{
    enum class Kind : std::uint8_t
    {
        Truth,
        Number,
        Constant
    };

    Kind kind = Kind::Truth;
    /// Truth: 0 or 1. Number: itself. Constant: the id() of its name.
    std::int64_t number = 0;

    static constexpr Value truth(bool value) { return {Kind::Truth, value ? 1 : 0}; }
    static constexpr Value of(std::int64_t value) { return {Kind::Number, value}; }
    static constexpr Value constant(Symbol name)
    {
        return {Kind::Constant, static_cast<std::int64_t>(name.id())};
    }

    constexpr bool isTrue() const { return kind == Kind::Truth && number != 0; }
    /// The name of a constant.
    constexpr Symbol symbol() const { return Symbol::fromId(static_cast<std::uint32_t>(number)); }

    friend constexpr bool operator==(const Value&, const Value&) = default;
    /// Truth values, numbers, constants; constants by name, so that the order is the same in every
    /// run.
    friend std::strong_ordering operator<=>(const Value& left, const Value& right)
    {
        if (left.kind != right.kind)
            return left.kind <=> right.kind;
        return left.kind == Kind::Constant ? left.symbol() <=> right.symbol()
                                           : left.number <=> right.number;
    }
};
static_assert(std::is_trivially_copyable_v<Value>);

/// As mCRL2 writes it: "true", "49", "-3", "X".
QString text(const Value& value);

}

template <> struct std::hash<fourcast::syntax::Value>
{
    std::size_t operator()(const fourcast::syntax::Value& value) const noexcept
    {
        auto bits
            = static_cast<std::uint64_t>(value.number) * 3 + static_cast<std::uint64_t>(value.kind);
        bits *= 0x9e3779b97f4a7c15u;
        return static_cast<std::size_t>(bits ^ (bits >> 32));
    }
};
