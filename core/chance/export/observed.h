// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/automaton/automaton.h"

#include <optional>

namespace fourcast::chance {

/// An automaton beside which an observer watches `until`, state by state, for tools whose formulas
/// know nothing of actions: when the goal is met or missed nothing follows.
class Observed
{
public:
    enum class Verdict : std::uint8_t
    {
        Open,
        Met,
        Missed
    };
    struct Entry
    {
        State state = 0;
        Verdict verdict = Verdict::Open;
    };

    /// The automaton must be complete and outlive it. Without `until` nothing is ever met or
    /// missed.
    Observed(const Automaton& automaton, const std::optional<Until>& until);

    const Automaton& automaton() const { return m_automaton; }
    /// In the order in which they are met from the initial one, which is the first.
    std::span<const Entry> entries() const { return m_entries; }
    /// Does something follow?
    bool isOpen(std::size_t entry) const;
    /// Where a branch of an open entry leads.
    std::uint32_t target(const Automaton::Branch& branch) const;

    std::uint64_t choices() const { return m_choices; }
    std::uint64_t branches() const { return m_branches; }

private:
    std::uint32_t numberOf(State state, Verdict verdict);

    const Automaton& m_automaton;
    std::vector<Verdict> m_verdicts; ///< that an action leads to
    std::vector<Entry> m_entries;
    std::vector<std::array<std::uint32_t, 3>> m_numbers; ///< of each state with each verdict
    std::uint64_t m_choices = 0;
    std::uint64_t m_branches = 0;
};

}
