// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

/// The subcommands, a file each. Each gets the arguments after its name and returns the exit code.
namespace commands {

#define COMMAND(family, function, output, name, summary) int function(const QStringList& arguments);
#include "app/cli/commands.def"
#undef COMMAND

}
