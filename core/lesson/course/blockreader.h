// SPDX-License-Identifier: GPL-3.0-or-later
//
// For the .cpp files of this room alone.
#pragma once

#include "core/lesson/course/keyedlines.h"
#include "core/lesson/course/lesson.h"

namespace fourcast::lesson {

/// Is this the word behind a fence that begins a block of a lesson?
bool isBlockWord(const QString& word);
/// The block between such a fence and its end. Throws WrongLesson; unknown keys go to `warnings`.
Block readBlock(const QString& word, const QStringList& lines, int firstLine,
                std::vector<Error>& warnings);

}
