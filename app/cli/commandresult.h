// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "core/support/expected.h"

/// Why a command ends before it is done.
struct CommandError
{
    CommandError(ExitCode why, QString sentence) : code(why), message(std::move(sentence)) { }
    // So that FOURCAST_TRY passes on whatever fails: the input was wrong.
    CommandError(const Error& error) : message(error.message) { } // NOLINT(*-explicit-*)

    ExitCode code = BadInput;
    QString message; ///< empty where all has been printed
};

/// The exit code, or why there is no more to do.
using CommandResult = tl::expected<int, CommandError>;

/// The exit code; where the command failed, the sentence is printed.
inline int exitCodeOf(const CommandResult& result)
{
    if (result)
        return *result;
    const CommandError& error = result.error();
    return error.message.isEmpty() ? error.code : console::fail(error.code, error.message);
}
