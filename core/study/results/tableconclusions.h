// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/results/conclusionparts.h"

/// What the games of the article's tables say about its claims, in sentences; empty before there
/// are any.
namespace conclusion {

/// Deeper search wins more.
QString table6(const Experiment& experiment, const Tallies& tallies);
/// One feature is not enough.
QString table7(const Experiment& experiment, const Tallies& tallies);
/// More features win more.
QString table8(const Experiment& experiment, const Tallies& tallies);
/// H1 is ahead of H2 from depth 4 on, and loses at depth 2.
QString table9(const Experiment& experiment, const Tallies& tallies);

}
