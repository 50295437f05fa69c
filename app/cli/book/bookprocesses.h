// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/book/bookbuild.h"
#include "core/book/mpibook.h"

/// buildBookFile() in a process that mpirun started: one leads, with the file; the others solve.
/// A process that is silent for longer than `patience` counts as lost.
CommandResult buildBookWithOthers(const BookRequest& request, std::chrono::milliseconds patience);
