// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/symbol.h"

#include <QStringList>
#include <cstdint>
#include <optional>
#include <vector>

namespace fourcast::chance {

/// An action, and its arguments if they matter.
struct ActionPattern
{
    syntax::Symbol action;
    std::optional<std::vector<std::int64_t>> arguments;
    /// As a person writes them, where that is known: "T", "heads", "3".
    QStringList argumentTexts = {};
};

/// Which actions: a sum of products would be too small for `!(a | b)`, so it is a tree.
struct ActionFormula
{
    enum class Kind : std::uint8_t
    {
        True,
        Action,
        Not,
        Or
    };

    Kind kind = Kind::True;
    ActionPattern pattern = {}; ///< of an Action
    std::vector<ActionFormula> operands = {};
};

/// `until [stay U goal]`: an action of `goal` occurs, and none outside `stay` before it. `reach a`
/// is `until [true U a]`.
struct Until
{
    ActionFormula stay;
    ActionFormula goal;
};

}
