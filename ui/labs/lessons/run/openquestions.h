// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/run/lessonrun.h"

/// A question of a lesson that still waits for an answer, or for a right one.
struct OpenQuestion
{
    int step = 0; ///< from 0
    const fourcast::lesson::Question* question = nullptr; ///< the lesson's
    int tries = 0;
};

/// In the order of the lesson; they are valid as long as the run has this lesson.
std::vector<OpenQuestion> openQuestions(const LessonRun& run);
/// "9 of 14 questions are still open."; a sentence of its own where none is open or none is asked.
QString openQuestionsText(const LessonRun& run);
