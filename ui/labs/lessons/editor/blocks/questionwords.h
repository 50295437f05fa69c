// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"

/// What a person who writes a question reads of its kinds.
namespace questionwords {

/// All of them, the simplest first.
const std::vector<fourcast::lesson::Question::Kind>& kinds();
/// "A number"
QString title(fourcast::lesson::Question::Kind kind);
/// What it asks of students, in a sentence.
QString task(fourcast::lesson::Question::Kind kind);
/// What the program works out, by its name in files.
QString exact(const QString& name);

}
