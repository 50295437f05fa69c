// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/lppe/lppe.h"

#include <QStringList>
#include <cstdint>
#include <vector>

namespace fourcast::chance {

/// What a choice is called and what it yields.
struct Action
{
    syntax::Symbol name; ///< "tau" where it is hidden
    std::vector<std::int64_t> arguments;
    double reward = 0; ///< the nearest one
    QString exactReward = QStringLiteral("0"); ///< "0", "5", "1/2"
    /// The arguments as a person writes them, where that differs from numbers; otherwise empty.
    QStringList argumentTexts = {};

    friend bool operator==(const Action& one, const Action& other)
    {
        return one.name == other.name && one.arguments == other.arguments
            && one.exactReward == other.exactReward && one.argumentTexts == other.argumentTexts;
    }
};

/// An action as a person reads it: "bet", "broke(2)".
QString text(const Action& action);

/// Is it one of these?
bool matches(const ActionFormula& formula, const Action& action);

/// Do hidden steps make no difference to a question: allowed before the goal, not the goal, and not
/// counted? What asks otherwise must see each of them.
bool overlooksHidden(const Until& until, const std::optional<ActionFormula>& counted = {});

}
