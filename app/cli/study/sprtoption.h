// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/statistics/sprt.h"

#include <optional>

/// The two differences in Elo of a sequential test, "0,20", and its two error rates where they are
/// not the usual ones, "0,20,0.01,0.01"; nothing where the option is missing or wrong, which the
/// command line then remembers.
std::optional<SprtOptions> readSprt(CommandLine& line, const QString& option);
