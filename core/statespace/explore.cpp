// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statespace/explore.h"

#include "core/statespace/exploration.h"

namespace fourcast::statespace {

StateSpace explore(const Model& model, const ExploreOptions& options, const std::stop_token& stop,
                   const ExploreReport& report)
{
    return Exploration(model, options, stop, report).run();
}

}
