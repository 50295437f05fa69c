// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/external/process/childstart.h"
#include "core/engines/external/program.h"
#include "core/support/expected.h"

/// From a program to what the system is asked to start, and to the file that is the program.
namespace programlaunch {

/// The file is looked for in PATH where it has no slash; an agent of Kaggle's is run by Python. The
/// error is the system's reason with the file's name.
Expected<ChildCommand> command(const Program& program);

/// The file that a person edits: of an interpreter (`python3 bot.py`, `java -jar bot.jar`) the
/// first argument that is a file, else the command's own. Empty where there is none.
QString file(const Program& program);

}
