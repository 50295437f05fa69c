// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/evaluation/h1options.h"

/// Takes the values of H1 from the file of an option; what is wrong with it the command line then
/// remembers. Without the option nothing changes.
void readH1Values(CommandLine& line, const QString& option, H1Options& options);
