// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"
#include "core/lesson/tree/treesearcher.h"

namespace fourcast::lesson {

/// What is right as an answer, worked out where the question says so.
struct RightAnswers
{
    std::vector<int> columns;
    std::vector<double> numbers;
    std::vector<int> options; ///< from 0
    std::vector<bool> truths {}; ///< of a formula, in the order of heldAgainst()
    QString walk {}; ///< a right one, canonical
    QString plan {}; ///< the teacher's marks, canonical; empty where there are none

    friend bool operator==(const RightAnswers&, const RightAnswers&) = default;
};

/// Solves and searches where the question is exact: may take a while. Fails where it can't be
/// worked out; without a value it was stopped.
Expected<std::optional<RightAnswers>> rightAnswers(const Question& question,
                                                   const ExactScores& exact = {},
                                                   const std::stop_token& stop = {});

/// An answer as it is kept: a column "4", a number "-2.5", options "2" or "1,3", a formula with
/// single blanks, a walk "take(0, 0); done(0)" or "2.1", the marks of a plan, any text. Nothing
/// where what was given is none.
std::optional<QString> canonicalAnswer(const Question& question, const QString& given);

enum class Verdict : std::uint8_t
{
    Right,
    Wrong,
    ForTeacher ///< a free text
};

/// Of a canonical answer. Blocks where it takes work, see judged().
Verdict judge(const Question& question, const RightAnswers& right, const QString& answer);

/// What the lesson says of a canonical answer that is right as well; empty for all others.
QString wordsOnAnswer(const Question& question, const RightAnswers& right, const QString& answer);

/// Translated: "4 or 5", "3 (±0.5)", the options' texts.
QString toText(const Question& question, const RightAnswers& right);

/// Of a canonical answer: a column "4", a number "-2.5", the options' texts.
QString answerInWords(const Question& question, const QString& answer);

/// Works out all that is exact and compares it with what is typed in as well: each error stands at
/// its question. Nothing where it was stopped.
std::optional<std::vector<Error>> checkExact(const Lesson& lesson, const ExactScores& exact = {},
                                             const std::stop_token& stop = {});

}
