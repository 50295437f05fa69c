// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/answers/answersheet.h"

namespace fourcast::lesson {

/// A sheet that two windows have open: `ours` is what was made of `base`, which was read from the
/// file or written to it last, and `theirs` is what is in the file now.

/// Is it still one sheet? Not where it was started again, or where it has two students' names.
bool isOneSheet(const AnswerSheet& ours, const AnswerSheet& base, const AnswerSheet& theirs);

/// What both did: a question that only one has gone on with is that one's; of two all tries count,
/// by their time, a right one last. Of a text for the teacher only one can stay: that with more
/// tries. Times are added up.
AnswerSheet merged(AnswerSheet ours, const AnswerSheet& base, const AnswerSheet& theirs);

}
