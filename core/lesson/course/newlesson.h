// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"

namespace fourcast::lesson {

/// A lesson to begin with, about an unfinished position of the usual board: a head, the position,
/// its tree to step through, and an example of each kind of question, whose answers are worked out.
/// Its words are in the language of now; `id` names it.
Lesson newLesson(const WrittenPosition& position, const QString& id, const QString& language);

}
