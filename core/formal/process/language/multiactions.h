// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/label.h"
#include "core/formal/process/language/specification.h"

#include <optional>
#include <set>

namespace fourcast::formal {

/// Names of actions as a multiset: sorted.
using Names = std::vector<syntax::Symbol>;

/// What the operators around a parallel composition make of a multi-action of its processes.
class MultiActions
{
public:
    /// The specification must outlive it.
    explicit MultiActions(const Specification& specification);

    /// What is seen of it; nothing where it is barred.
    std::optional<Label> seen(const Label& made) const;

    /// The names of all multi-actions of the processes that can be seen in the end: nothing where
    /// they are not limited, as without an allow. One that is not listed is barred; tau (no names)
    /// is always listed.
    const std::optional<std::set<Names>>& wanted() const { return m_wanted; }

    /// Other names that the action `name` may communicate with, by the first comm that has it.
    std::vector<syntax::Symbol> partnersOf(syntax::Symbol name) const;

private:
    void findWanted();

    const Specification& m_specification;
    std::optional<std::set<Names>> m_wanted;
};

}
