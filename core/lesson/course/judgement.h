// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/rightanswers.h"

namespace fourcast::lesson {

/// What came of an answer.
struct Judgement
{
    Verdict verdict = Verdict::Wrong;
    /// Translated, in sentences: what is wrong with a wrong one; empty for most.
    QString remark {};
    friend bool operator==(const Judgement&, const Judgement&) = default;
};

/// Does judging an answer take more than a look at it?
bool takesWork(const Question& question);
/// Of a canonical answer. Blocks where it takes work; without a value it was stopped. What nobody
/// can work out is for the teacher.
std::optional<Judgement> judged(const Question& question, const RightAnswers& right,
                                const QString& answer, const ExactScores& exact = {},
                                const std::stop_token& stop = {});

}
