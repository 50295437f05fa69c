// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"

/// What to do where what was given is no answer to the question: "Type a number, such as -3 or
/// 2.5."
QString answerRefusal(const fourcast::lesson::Question& question, const QString& given);
