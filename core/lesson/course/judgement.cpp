// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/judgement.h"

#include "core/lesson/course/formulagrading.h"
#include "core/lesson/course/labresult.h"
#include "core/lesson/course/plangrading.h"
#include "core/lesson/course/walkground.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace fourcast::lesson {

namespace {

struct JudgementText
{
    Q_DECLARE_TR_FUNCTIONS(Judgement)
};

Judgement forTeacher(const Error& reason)
{
    return {Verdict::ForTeacher, reason.message};
}

std::optional<Judgement> ofFormula(const Question& question, const RightAnswers& right,
                                   const QString& answer, const std::stop_token& stop)
{
    const auto truths = truthsOf(
        *question.formula, [&answer](const WrittenSystem&) { return answer; }, stop);
    if (!truths)
        return forTeacher(truths.error());
    if (!*truths)
        return {};
    if (**truths == right.truths)
        return Judgement {Verdict::Right};
    return Judgement {Verdict::Wrong, differenceText(*question.formula, right.truths, **truths)};
}

QString possibleText(const QStringList& steps)
{
    constexpr qsizetype mostNamed = 4;
    if (steps.isEmpty())
        return JudgementText::tr("Nothing can follow there.");
    if (steps.size() > mostNamed)
        return JudgementText::tr("Possible there: %1 and others.")
            .arg(steps.mid(0, mostNamed).join(QStringLiteral("; ")));
    return JudgementText::tr("Possible there: %1.").arg(steps.join(QStringLiteral("; ")));
}

std::optional<Judgement> ofWalk(const Question& question, const QString& answer,
                                const ExactScores& exact, const std::stop_token& stop)
{
    const auto ground = WalkGround::make(question, exact, stop);
    if (!ground)
        return forTeacher(ground.error());
    if (!*ground)
        return {};
    const QStringList path = walkSteps(question, answer);
    const auto possible = static_cast<qsizetype>((*ground)->possibleSteps(path));
    if (possible < path.size())
        return Judgement {Verdict::Wrong,
                          JudgementText::tr("Step %1, %2, is not possible. ")
                                  .arg(QString::number(possible + 1), path[possible])
                              + possibleText((*ground)->next(path.mid(0, possible)))};
    if (question.walk->mostSteps > 0 && path.size() > question.walk->mostSteps)
        return Judgement {Verdict::Wrong,
                          JudgementText::tr("At most %n step(s) are allowed.", nullptr,
                                            question.walk->mostSteps)};
    const auto arrived = (*ground)->isArrived(path, stop);
    if (!arrived)
        return forTeacher(arrived.error());
    if (stop.stop_requested())
        return {};
    if (*arrived)
        return Judgement {Verdict::Right};
    return Judgement {
        Verdict::Wrong,
        JudgementText::tr("Every step is possible, but the walk does not end where it should.")};
}

std::optional<Judgement> ofPlan(const Question& question, const QString& answer,
                                const std::stop_token& stop)
{
    const auto fault = planFault(*question.plan, answer, stop);
    if (!fault)
        return forTeacher(fault.error());
    if (!*fault)
        return {};
    return Judgement {(*fault)->isEmpty() ? Verdict::Right : Verdict::Wrong, **fault};
}

/// What the teacher looks at was made with the settings as well.
Judgement ofResult(const Question& question, const RightAnswers& right, const QString& answer)
{
    const auto result = labResultFromText(answer);
    if (!result)
        return {};
    if (const QString others = otherSettings(*question.result, *result); !others.isEmpty())
        return {Verdict::Wrong, JudgementText::tr("The page had other settings: %1.").arg(others)};
    if (right.numbers.empty() || !result->value)
        return {Verdict::ForTeacher};
    const double slack = question.tolerance * (1 + 1e-12);
    const bool isRight = std::ranges::any_of(
        right.numbers, [&](double number) { return std::abs(number - *result->value) <= slack; });
    return {isRight ? Verdict::Right : Verdict::Wrong};
}

}

bool takesWork(const Question& question)
{
    return question.kind == Question::Kind::Formula || question.kind == Question::Kind::Walk
        || question.kind == Question::Kind::Plan;
}

std::optional<Judgement> judged(const Question& question, const RightAnswers& right,
                                const QString& answer, const ExactScores& exact,
                                const std::stop_token& stop)
{
    if (question.kind == Question::Kind::Formula)
        return ofFormula(question, right, answer, stop);
    if (question.kind == Question::Kind::Walk)
        return ofWalk(question, answer, exact, stop);
    if (question.kind == Question::Kind::Plan)
        return ofPlan(question, answer, stop);
    if (question.kind == Question::Kind::Result)
        return ofResult(question, right, answer);
    return Judgement {judge(question, right, answer)};
}

}
