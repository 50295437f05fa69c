// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/tokenreader.h"

#include <algorithm>
#include <optional>
#include <span>

namespace fourcast::syntax {

/// How a language writes an operator, and how tight it binds. Each language has a table of these in
/// the order of its operators.
struct OperatorForm
{
    /// Where it stands; between two operands also to which side a chain of it leans.
    enum class Place : std::uint8_t
    {
        LeansLeft,
        LeansRight,
        Before
    };

    const char* sign = nullptr;
    int level = 0; ///< what is higher binds tighter
    Place place = Place::LeansLeft;

    /// The least level of an operand that needs no brackets: the side to which the operator leans
    /// may have its own.
    constexpr int leftLevel() const { return level + (place == Place::LeansRight ? 1 : 0); }
    constexpr int rightLevel() const { return level + (place == Place::LeansLeft ? 1 : 0); }
};

/// The operator between two operands whose sign comes next, of those with these forms.
template <typename Operator>
std::optional<Operator> binaryAt(const TokenReader& reader, std::span<const OperatorForm> forms)
{
    const auto found = std::ranges::find_if(forms, [&reader](const OperatorForm& form) {
        return form.place != OperatorForm::Place::Before && reader.at(form.sign);
    });
    if (found == forms.end())
        return {};
    return static_cast<Operator>(found - forms.begin());
}

}
