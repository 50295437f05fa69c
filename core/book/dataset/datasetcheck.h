// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/dataset/dataset.h"
#include "core/book/solvercheck.h"

/// What the labels say for the side to move: 1 where it wins, 0 a draw, -1 where it loses. The
/// indexes are those of the entries; the line of an entry is one more. The data set must stay.
SolverClaims claimsOf(const Dataset& dataset);
