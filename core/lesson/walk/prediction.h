// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/walk/walk.h"

namespace fourcast::lesson {

/// Something that can be asked before the walk goes on: predict, then see.
struct Prediction
{
    enum class Kind : std::uint8_t
    {
        GoesUp, ///< "What value does this node return?" The answer is a value.
        LookedAt ///< "Will the branch 2.1 be looked at?" Yes or no.
    };

    Kind kind = Kind::GoesUp;
    NodeIndex node = 0;
    Move move; ///< of LookedAt: the branch
    Value value = 0; ///< of GoesUp, for the side to move at the node
    bool yes = false; ///< of LookedAt
};

/// What may be asked when the walk stands here, about what comes next. Nothing where the next step
/// is no question.
std::optional<Prediction> predictionAt(const Walk& walk, std::size_t index);
/// The next place from `index` on, itself included, that has a question.
std::optional<std::size_t> nextPrediction(const Walk& walk, std::size_t index);

/// Translated.
QString questionText(const Walk& walk, const Prediction& prediction);
/// Translated: the right answer, as the walk's view has it.
QString answerText(const Walk& walk, const Prediction& prediction);
/// Translated: why it is so.
QString reasonText(const Walk& walk, const Prediction& prediction);
/// How an answer with a value is taken.
enum class ValueAnswer : std::uint8_t
{
    Wrong,
    Right,
    OtherView ///< right as the other of the two views has it: it counts, with a word
};
ValueAnswer judge(const Walk& walk, const Prediction& prediction, Value answer);
bool isRight(const Prediction& prediction, bool answer);
/// Translated, of an answer of the other view: "MIN itself would write −4."
QString otherViewText(const Walk& walk, const Prediction& prediction);

/// A student's score.
struct PredictionScore
{
    int right = 0;
    int wrong = 0;
    int unanswered = 0;

    void count(bool isRight) { ++(isRight ? right : wrong); }
    int asked() const { return right + wrong + unanswered; }
};

}
