// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandresult.h"

#include <QStringList>

/// The subcommands, a file each. Each gets the arguments after its name.
namespace commands {

#define COMMAND(family, function, output, name, summary)                                           \
    CommandResult function(const QStringList& arguments);
#include "app/cli/commands.def"
#undef COMMAND

}
