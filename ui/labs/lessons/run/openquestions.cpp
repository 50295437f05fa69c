// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/run/openquestions.h"

#include <QCoreApplication>

using namespace fourcast::lesson;

namespace {

struct OpenQuestionsText
{
    Q_DECLARE_TR_FUNCTIONS(OpenQuestions)
};

}

std::vector<OpenQuestion> openQuestions(const LessonRun& run)
{
    std::vector<OpenQuestion> open;
    for (int step = 0; step < run.stepCount(); ++step)
        for (const Question* const question : run.questions(step))
            if (const QuestionState state = run.state(question->id); !state.isSettled())
                open.push_back({step, question, state.tries});
    return open;
}

QString openQuestionsText(const LessonRun& run)
{
    const auto all = static_cast<int>(run.lesson().questions().size());
    const auto open = static_cast<int>(openQuestions(run).size());
    if (all == 0)
        return OpenQuestionsText::tr("This lesson has no questions.");
    if (open == 0)
        return OpenQuestionsText::tr("✓ All questions are done.");
    return OpenQuestionsText::tr("Questions still open: %1 of %2.").arg(open).arg(all);
}
