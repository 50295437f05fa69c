// SPDX-License-Identifier: GPL-3.0-or-later
//
// For the .cpp files of this room alone.
#pragma once

#include "core/lesson/course/keyedlines.h"
#include "core/lesson/course/lesson.h"

namespace fourcast::lesson {

/// The words behind a fence that begin a block of a lesson.
const QStringList& blockWords();
/// The block between such a fence and its end. Throws WrongLesson; unknown keys go to `warnings`.
Block readBlock(const QString& word, const QStringList& lines, int firstLine,
                std::vector<Error>& warnings);

}
