// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/simulate/draw.h"

namespace fourcast::chance {

std::uint32_t drawBranch(const Automaton& automaton, std::span<const Automaton::Branch> branches,
                         SeededRandom& random)
{
    if (branches.size() == 1)
        return 0;
    const double drawn = static_cast<double>(random.next() >> 11) * 0x1p-53;
    double sum = 0;
    std::uint32_t index = 0;
    for (; index + 1 < branches.size(); ++index) {
        sum += automaton.probability(branches[index]);
        if (drawn < sum)
            break;
    }
    return index;
}

std::uint32_t drawChoice(const Automaton& automaton, State state, SeededRandom& random)
{
    const std::span<const Automaton::Branch> branches = automaton.branches(state);
    const std::uint32_t choices = automaton.label(branches.back()).choice + 1;
    return choices == 1 ? 0 : random.below(choices);
}

}
