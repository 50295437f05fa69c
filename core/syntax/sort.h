// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/symbol.h"

#include <QString>
#include <cstdint>

namespace fourcast::syntax {

/// What a value can be: a truth value, a number from 1 (Pos), from 0 (Nat) or any whole one (Int),
/// or one of the constants of an enumeration (`sort Token = struct X | O;`).
struct Sort
{
    enum class Kind : std::uint8_t
    {
        Bool,
        Pos,
        Nat,
        Int,
        Enumeration
    };

    Kind kind = Kind::Bool;
    Symbol name = {}; ///< of an enumeration, which DataSpecification knows; otherwise empty

    static constexpr Sort boolean() { return {Kind::Bool}; }
    static constexpr Sort pos() { return {Kind::Pos}; }
    static constexpr Sort nat() { return {Kind::Nat}; }
    static constexpr Sort integer() { return {Kind::Int}; }
    static constexpr Sort enumeration(Symbol name) { return {Kind::Enumeration, name}; }

    constexpr bool isNumber() const
    {
        return kind == Kind::Pos || kind == Kind::Nat || kind == Kind::Int;
    }
    friend constexpr bool operator==(const Sort&, const Sort&) = default;
};

/// Is every value of `from` one of `to`? As Pos in Nat, and Nat in Int.
constexpr bool fits(const Sort& from, const Sort& to)
{
    return from == to || (from.isNumber() && to.isNumber() && from.kind <= to.kind);
}

/// "Nat", "Token".
QString text(const Sort& sort);
/// "Nat # Token".
QString sortsText(const std::vector<Sort>& sorts);

}
