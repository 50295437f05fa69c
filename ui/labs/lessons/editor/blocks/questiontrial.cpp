// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/editor/blocks/questiontrial.h"

#include "core/lesson/course/rightanswers.h"
#include "ui/widgets/arranging.h"
#include "ui/widgets/labels/livelabel.h"

#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

using namespace fourcast::lesson;

namespace {

QString rightWords(const Question& question, const RightAnswers& right)
{
    if (!question.formula)
        return QuestionTrial::tr("The correct answer is: %1").arg(toText(question, right));
    const auto noticed = std::ranges::count(right.truths, !right.truths.front());
    return QuestionTrial::tr("The formula notices %1 of %2 changes.")
        .arg(noticed)
        .arg(right.truths.size() - 1);
}

/// Empty where it was stopped. Fails with what is wrong about the question.
Expected<QString> triedOut(const Question& question, const ExactScores& exact,
                           const std::stop_token& stop)
{
    Lesson lesson;
    lesson.steps.push_back({QString(), {question}});
    const auto errors = checkExact(lesson, exact, stop);
    if (!errors)
        return QString();
    if (!errors->empty())
        return tl::unexpected(errors->front());
    FOURCAST_LET(const auto right, rightAnswers(question, exact, stop));
    return right ? rightWords(question, *right) : QString();
}

}

QuestionTrial::QuestionTrial(std::function<Question()> question, QWidget* parent)
    : QWidget(parent), m_question(std::move(question)),
      m_try(pushButton(QStringLiteral("review"), tr("&Work out the answer"),
                       tr("Check the question as the lesson will check its answers"), {}, this,
                       &QuestionTrial::tryIt)),
      m_words(new LiveLabel)
{
    m_try->setAutoDefault(false);
    m_words->setTextFormat(Qt::PlainText);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_try, 0, Qt::AlignLeft);
    column->addWidget(m_words);
    connect(&m_job, &JobBase::finished, this, &QuestionTrial::showEnd);
}

QuestionTrial::~QuestionTrial()
{
    m_job.disconnect(this);
}

QString QuestionTrial::words() const
{
    return m_words->text();
}

void QuestionTrial::begin(bool isReady)
{
    m_job.abandon();
    m_words->say({});
    m_try->setEnabled(isReady);
}

void QuestionTrial::tryIt()
{
    if (m_job.isRunning())
        return;
    const auto started = m_job.start([question = m_question(), exact = m_exact](
                                         const Job<QString>::Context& job) -> Expected<QString> {
        return triedOut(question, exact ? exact : ownSolver(), job.stop());
    });
    m_words->say(started ? tr("… Working it out.") : started.error().message);
}

void QuestionTrial::showEnd()
{
    if (m_job.status() == JobStatus::Failed)
        return m_words->say(tr("✗ %1").arg(m_job.error().message));
    m_words->say(m_job.result().isEmpty() ? QString() : tr("✓ %1").arg(m_job.result()));
}
