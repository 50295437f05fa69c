// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/questions/verdictwords.h"

#include "ui/labs/lessons/run/lessonrun.h"

#include <QCoreApplication>

using namespace fourcast::lesson;
using VerdictStanding = QuestionState::Standing;

namespace {

struct VerdictText
{
    Q_DECLARE_TR_FUNCTIONS(QuestionView)
};

QString verdictIn(const LessonRun& run, const Question& question, const QuestionState& state)
{
    const QString right = run.rightAnswer(question.id);
    switch (state.standing) {
    case VerdictStanding::Open:
        return {};
    case VerdictStanding::Checking:
        return run.isJudging(question.id) ? VerdictText::tr("… Checking your answer.")
                                          : VerdictText::tr("… Working out the right answer.");
    case VerdictStanding::Wrong:
        return VerdictText::tr("✗ Not right. Try again.");
    case VerdictStanding::Right: {
        if (const QString words = run.answerWords(question.id); !words.isEmpty())
            return VerdictText::tr("✓ Yes. %1").arg(words);
        if (takesWork(question))
            return right == state.answer || right.isEmpty()
                ? VerdictText::tr("✓ Correct.")
                : VerdictText::tr("✓ Correct. Your teacher's answer: %1").arg(right);
        const bool isOne
            = run.hasOneAnswer(question.id) || right == state.answer || !question.options.empty();
        return isOne ? VerdictText::tr("✓ Correct.")
                     : VerdictText::tr("✓ Correct. Accepted answers: %1.").arg(right);
    }
    case VerdictStanding::Kept: {
        const QString known = run.obstacle(question.id);
        const QString obstacle = known.isEmpty() ? run.remark(question.id) : known;
        // What a class answers is not kept at all, and its teacher is there.
        if (run.sheetFile().isEmpty())
            return obstacle;
        const QString kept
            = VerdictText::tr("● Saved on this computer. Hand in makes the file for your teacher.");
        return obstacle.isEmpty()
            ? kept
            : VerdictText::tr("%1 The right answer cannot be worked out here. %2")
                  .arg(kept, obstacle);
    }
    case VerdictStanding::GivenUp:
        break;
    }
    if (right.isEmpty())
        return run.obstacle(question.id).isEmpty()
            ? VerdictText::tr("… Working out the right answer.")
            : run.obstacle(question.id);
    return VerdictText::tr("○ The answer is: %1.").arg(right);
}

}

QString verdictWords(const LessonRun& run, const Question& question)
{
    const QuestionState state = run.state(question.id);
    QString verdict = verdictIn(run, question, state);
    // The same once more is news as well.
    if (state.standing == VerdictStanding::Wrong && state.tries > 1)
        verdict = VerdictText::tr("✗ Not right (attempt %1). Try again.").arg(state.tries);
    if (const QString remark = run.remark(question.id);
        state.standing == VerdictStanding::Wrong && !remark.isEmpty())
        verdict += u' ' + remark;
    return verdict;
}
