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
        if (isOursUnchanged || progress(own) < progress(record))
            own = record;
    }
    return ours;
}

}
