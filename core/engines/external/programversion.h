// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/external/program.h"
#include "core/support/expected.h"

/// A program's file that is saved anew is another player: it gets the next version, by what is in
/// the file and not by its date.
namespace programversion {

/// Hexadecimal digits of the SHA-256 of the program's file (programlaunch::file). Reads all of it.
/// Fails with a sentence.
Expected<QString> fingerprint(const Program& program);

/// Looks at the file and writes down what was seen; the version is raised where it is not what it
/// was. True where something was changed, so that `program` is to be kept.
Expected<bool> note(Program& program);

}
