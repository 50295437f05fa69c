// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a lesson works out away from the window: the right answers, and what an answer is worth.
#include "ui/labs/lessons/run/lessonrun.h"

#include <utility>

using namespace fourcast::lesson;

/// Where nobody knows what is right, the teacher reads it.
void LessonRun::settle(const Question& question)
{
    const auto right = m_right.constFind(question.id);
    if (!m_waiting.contains(question.id))
        return Q_EMIT questionChanged(question.id);
    if (right != m_right.constEnd() && takesWork(question)) {
        m_unjudged << question.id;
        Q_EMIT questionChanged(question.id);
        return judgeNext();
    }
    const Waiting given = m_waiting.take(question.id);
    count(question, given,
          right == m_right.constEnd()
              ? Judgement {Verdict::ForTeacher}
              : judged(question, *right, given.answer).value_or(Judgement {}));
}

void LessonRun::judgeNext()
{
    if (m_judging.isRunning() || m_unjudged.isEmpty())
        return;
    m_judged = m_unjudged.takeFirst();
    const Question* const question = m_lesson.question(m_judged);
    const auto started
        = m_judging.start([asked = *question, right = m_right.value(m_judged),
                           answer = m_waiting.value(m_judged).answer, exact = m_place.exact](
                              const Job<Judged>::Context& job) -> Expected<Judged> {
              return judged(asked, right, answer, exact, job.stop());
          });
    if (started)
        return;
    const QString id = std::exchange(m_judged, {});
    if (m_waiting.contains(id))
        count(*question, m_waiting.take(id), {Verdict::ForTeacher, started.error().message});
}

void LessonRun::finishJudging()
{
    const QString id = std::exchange(m_judged, {});
    const Question* const question = m_lesson.question(id);
    if (question && m_waiting.contains(id)) {
        if (m_judging.status() == JobStatus::Failed)
            count(*question, m_waiting.take(id), {Verdict::ForTeacher, m_judging.error().message});
        else if (m_judging.result())
            count(*question, m_waiting.take(id), *m_judging.result());
    }
    judgeNext();
}

void LessonRun::count(const Question& question, const Waiting& given, const Judgement& judgement)
{
    const Verdict verdict = judgement.verdict;
    if (!judgement.remark.isEmpty())
        m_remarks.insert(question.id, judgement.remark);
    QuestionRecord& record = m_sheet.record(question.id);
    // A free text that is changed is still the one answer.
    if (question.kind == Question::Kind::Text && record.isAnswered()
        && record.tries.back().verdict == Verdict::ForTeacher)
        record.tries.pop_back();
    record.tries.push_back({given.answer, verdict, given.seconds});
    save();
    Q_EMIT questionChanged(question.id);
}

void LessonRun::wantRight(const Question& question)
{
    const QString& id = question.id;
    if (m_right.contains(id) || m_obstacles.contains(id) || m_wanted.contains(id) || m_worked == id)
        return;
    if (question.exact == ExactAnswer::None && !takesWork(question)) {
        if (const auto right = rightAnswers(question); right && *right)
            m_right.insert(id, **right);
        return;
    }
    m_wanted << id;
    workNext();
}

void LessonRun::workNext()
{
    if (m_job.isRunning() || m_wanted.isEmpty())
        return;
    m_worked = m_wanted.takeFirst();
    const Question* const question = m_lesson.question(m_worked);
    const auto started
        = m_job.start([asked = *question, exact = m_place.exact](const Job<Right>::Context& job) {
              return rightAnswers(asked, exact, job.stop());
          });
    if (started)
        return;
    m_obstacles.insert(m_worked, started.error().message);
    m_worked.clear();
    settle(*question);
}

void LessonRun::finishWork()
{
    const QString id = std::exchange(m_worked, {});
    if (m_job.status() == JobStatus::Failed)
        m_obstacles.insert(id, m_job.error().message);
    else if (m_job.result())
        m_right.insert(id, *m_job.result());
    if (const Question* const question = m_lesson.question(id))
        settle(*question);
    workNext();
}
