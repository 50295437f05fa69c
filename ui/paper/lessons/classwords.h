// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/answers/classreport.h"
#include "ui/paper/lessons/sharebar.h"

/// A class's results in words, on the screen and on paper alike.
namespace classwords {

ClassShares shares(const fourcast::lesson::QuestionResult& result);
/// "3. Which move wins?"; where the lesson is not there by the question's name. `place` from 0.
QString question(const fourcast::lesson::QuestionResult& result, int place);
/// "5, 3 times"; options with their texts where the question is known. Empty where there is none.
QString commonestWrong(const fourcast::lesson::QuestionResult& result,
                       const fourcast::lesson::Question* question);
/// The name, or that of the file where there is none.
QString student(const fourcast::lesson::StudentResult& result);
/// The same, with the name of the student who handed in the same answers.
QString markedStudent(const fourcast::lesson::StudentResult& result);
/// What the students wrote, below each question; empty where nobody did.
QString textsHtml(const fourcast::lesson::ClassReport& report);
/// "42 s", "3:05 min"; empty for no time at all.
QString seconds(double seconds);
/// "Minimax, version 1: 12 students."
QString headline(const fourcast::lesson::ClassReport& report);

}
