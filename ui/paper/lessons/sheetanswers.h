// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/rightanswers.h"
#include "ui/paper/lessons/worksheet.h"

/// Where the answer to a question is written or ticked: with the right ones in it `withAnswers`.
/// Its pictures are added to the sheet.
QString roomForAnswer(Worksheet& sheet, const fourcast::lesson::Question& question,
                      const fourcast::lesson::RightAnswers& right, bool withAnswers);

/// What is right, why, and the hints: for the teacher.
QString answersHtml(const fourcast::lesson::Question& question,
                    const fourcast::lesson::RightAnswers& right);
