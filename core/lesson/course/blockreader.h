// SPDX-License-Identifier: GPL-3.0-or-later
//
// For the .cpp files of this room alone.
#pragma once

#include "core/lesson/course/keyedlines.h"
#include "core/lesson/course/lesson.h"

namespace fourcast::lesson {

/// What was found wrong on the way: errors, and warnings about what has no meaning.
struct Findings
{
    std::vector<Error> wrong {};
    std::vector<Error> warnings {};
};
/// The block between such a fence and its end, as far as it can be read: whole where nothing was
/// added to `findings.wrong`.
Block readBlock(const QString& word, const QStringList& lines, int firstLine, Findings& findings);

}
