// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/answers/sheetmerge.h"

#include <algorithm>
#include <tuple>

namespace fourcast::lesson {

namespace {

/// How far a question got.
auto progress(const QuestionRecord& record)
{
    return std::tuple(record.tries.size(), record.givenUp, record.hints);
}

double at(const std::vector<double>& seconds, std::size_t step)
{
    return step < seconds.size() ? seconds[step] : 0;
}

using Tries = std::vector<GivenAnswer>;

bool beginsWith(const Tries& tries, const Tries& before)
{
    return tries.size() >= before.size() && std::equal(before.begin(), before.end(), tries.begin());
}

/// Both went on from `before`: the tries of both, by their time. A right one ends it.
QuestionRecord bothOf(QuestionRecord ours, const Tries& before, const QuestionRecord& theirs)
{
    const auto known = static_cast<std::ptrdiff_t>(before.size());
    ours.tries.insert(ours.tries.end(), theirs.tries.begin() + known, theirs.tries.end());
    std::stable_sort(ours.tries.begin() + known, ours.tries.end(),
                     [](const GivenAnswer& one, const GivenAnswer& other) {
                         const bool isRight = one.verdict == Verdict::Right;
                         const bool isOtherRight = other.verdict == Verdict::Right;
                         return isRight == isOtherRight ? one.seconds < other.seconds
                                                        : isOtherRight;
                     });
    ours.hints = std::max(ours.hints, theirs.hints);
    ours.givenUp = ours.givenUp || theirs.givenUp;
    return ours;
}

bool isOneText(const QuestionRecord& record)
{
    return std::ranges::any_of(record.tries, [](const GivenAnswer& given) {
        return given.verdict == Verdict::ForTeacher;
    });
}

bool isUntouched(const AnswerSheet& sheet)
{
    return sheet.questions.empty() && sheet.student.isEmpty();
}

}

bool isOneSheet(const AnswerSheet& ours, const AnswerSheet& base, const AnswerSheet& theirs)
{
    if (ours.lesson != theirs.lesson || ours.version != theirs.version)
        return false;
    if (base.started != theirs.started && !isUntouched(base))
        return false;
    return theirs.student == ours.student || theirs.student == base.student
        || ours.student == base.student || theirs.student.isEmpty() || ours.student.isEmpty();
}

AnswerSheet merged(AnswerSheet ours, const AnswerSheet& base, const AnswerSheet& theirs)
{
    if (ours.student == base.student)
        ours.student = theirs.student;
    ours.started = std::min(ours.started, theirs.started);
    ours.step = std::max(ours.step, theirs.step);
    ours.stepSeconds.resize(std::max(ours.stepSeconds.size(), theirs.stepSeconds.size()));
    for (std::size_t step = 0; step < ours.stepSeconds.size(); ++step)
        ours.stepSeconds[step]
            += std::max(0.0, at(theirs.stepSeconds, step) - at(base.stepSeconds, step));
    for (const QuestionRecord& record : theirs.questions) {
        const QuestionRecord* const before = base.find(record.question);
        if (before && *before == record)
            continue;
        QuestionRecord& own = ours.record(record.question);
        const bool isOursUnchanged = before ? own == *before : !own.isAnswered();
        const Tries known = before ? before->tries : Tries();
        const bool haveBothTried = !isOursUnchanged && beginsWith(own.tries, known)
            && beginsWith(record.tries, known) && !isOneText(own) && !isOneText(record);
        if (haveBothTried)
            own = bothOf(own, known, record);
        else if (isOursUnchanged || progress(own) < progress(record))
            own = record;
    }
    return ours;
}

}
