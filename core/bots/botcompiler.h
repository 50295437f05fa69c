// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QString>
#include <stop_token>

/// Makes a program of one file of C++, by the compiler that the machine has. Blocks, for a minute
/// at most. What was at `program` before stays where the file can't be compiled; the error's
/// message is then a sentence and, below it, what the compiler said, its line that of the first
/// error.
Expected<void> compileBot(const QString& source, const QString& program,
                          const std::stop_token& stop);
