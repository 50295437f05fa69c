// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/export/observed.h"

#include <algorithm>

namespace fourcast::chance {

namespace {

constexpr std::uint32_t noEntry = ~std::uint32_t {0};

}

Observed::Observed(const Automaton& automaton, const std::optional<Until>& until)
    : m_automaton(automaton), m_numbers(automaton.stateCount(), {noEntry, noEntry, noEntry})
{
    for (const Action& action : automaton.actions())
        m_verdicts.push_back(
            !until || (!matches(until->goal, action) && matches(until->stay, action))
                ? Verdict::Open
                : matches(until->goal, action) ? Verdict::Met
                                               : Verdict::Missed);
    numberOf(0, Verdict::Open);
    for (std::size_t at = 0; at < m_entries.size(); ++at) {
        if (!isOpen(at))
            continue;
        std::uint32_t last = noEntry;
        for (const Automaton::Branch& branch : m_automaton.branches(m_entries[at].state)) {
            const Automaton::Label& label = m_automaton.label(branch);
            m_choices += label.choice != last ? 1 : 0;
            last = label.choice;
            ++m_branches;
            numberOf(branch.target, m_verdicts[label.action]);
        }
    }
}

bool Observed::isOpen(std::size_t entry) const
{
    return m_entries[entry].verdict == Verdict::Open;
}

std::uint32_t Observed::target(const Automaton::Branch& branch) const
{
    const Verdict verdict = m_verdicts[m_automaton.label(branch).action];
    return m_numbers[branch.target][static_cast<std::size_t>(verdict)];
}

std::uint32_t Observed::numberOf(State state, Verdict verdict)
{
    std::uint32_t& number = m_numbers[state][static_cast<std::size_t>(verdict)];
    if (number == noEntry) {
        number = static_cast<std::uint32_t>(m_entries.size());
        m_entries.push_back({state, verdict});
    }
    return number;
}

}
