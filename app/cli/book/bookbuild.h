// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandresult.h"
#include "core/book/bookbuilder.h"

/// What `book build` was asked for.
struct BookRequest
{
    int plies = 8;
    QString file;
    BookSettings settings {};
};

/// Goes on with the file's book or begins one, says how far it is, and ends with the exit code. A
/// Ctrl+C stops it.
CommandResult buildBookFile(const BookRequest& request, const MakeBookSolvers& makeSolvers);
/// With threads of this process.
CommandResult buildBookFile(const BookRequest& request);
/// The sentence that refuses --hash.
QString noRoomText(const BookRequest& request);
