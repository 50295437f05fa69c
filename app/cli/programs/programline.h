// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/engines/external/programguess.h"

/// A program of others as a command line describes it.

/// NAME, COMMAND, ARG and the options that say how it is started, asked and limited.
void addProgramOptions(CommandLine& line);

/// What they say. What they leave out is guessed from the program's file, as far as that tells; the
/// guess's `problem` is why it could not be started.
ProgramGuess readProgram(CommandLine& line);
