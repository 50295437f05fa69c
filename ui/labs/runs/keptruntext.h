// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/keptrun.h"

/// A kept run in a list of them.
namespace keptruntext {

/// Its name, or its title with the protocol.
QString name(const KeptRun& run);
/// "Table 9: H1 against H2 by depth, fair (22 Nov 2026, seed 3000, 100 rounds)"; older files know
/// no date.
QString line(const KeptRun& run);
/// What else tells it from others: its id, the reading of H1, what it is played by.
QString details(const KeptRun& run);

}
