// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/lts/ltsofspace.h"

namespace fourcast::formal {

Lts takeLts(statespace::StateSpace& space, LabelTable labels)
{
    auto steps
        = std::make_shared<const statespace::StateSpace::Transitions>(space.takeTransitions());
    const auto offsets = steps->first.view();
    const auto transitions = steps->all.view();
    Lts lts(std::move(steps), offsets, transitions, std::move(labels));
    lts.setExpanded(static_cast<State>(space.expandedCount()));
    return lts;
}

}
