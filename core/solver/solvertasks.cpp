// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solver/solvertasks.h"

#include "core/board/notation.h"
#include "core/solver/exactscore.h"

#include <QCoreApplication>

namespace {

/// What the texts below are filed under for the translators.
struct SolverTaskText
{
    Q_DECLARE_TR_FUNCTIONS(SolverTasks)
};

QString labelOf(const SolverSpan& span, const Position& root)
{
    const auto square = [&] {
        const int column = span.move.column();
        return notation::squareName(column, root.landingRow(column));
    };
    switch (span.topic) {
    case SolverSpan::Topic::Root:
        return SolverTaskText::tr("position");
    case SolverSpan::Topic::Column:
        return square();
    case SolverSpan::Topic::Line:
        return SolverTaskText::tr("line");
    case SolverSpan::Topic::Trap:
        return SolverTaskText::tr("traps after %1").arg(square());
    }
    return {};
}

/// Is the score of the side to move at the root at least `score`?
QString question(int score, int plies)
{
    if (score == 0)
        return SolverTaskText::tr("does it at least draw?");
    if (score == 1)
        return SolverTaskText::tr("does it win?");
    const int left = exactscore::pliesToEnd(score, plies);
    return score > 0
        ? SolverTaskText::tr("does it win in %n move(s) at most?", nullptr, (left + 1) / 2)
        : SolverTaskText::tr("does it last %n move(s) at least?", nullptr, left / 2);
}

QString questionAndAnswer(const SolverSpan& span, int plies)
{
    // After a move the solver asks what the opponent has, so the answer is turned round, too.
    const bool turned = span.topic == SolverSpan::Topic::Column;
    const QString asked = question(turned ? -span.alpha : span.alpha + 1, plies);
    if (span.answer == SolverSpan::Answer::Open)
        return SolverTaskText::tr("%1 not answered").arg(asked);
    return (span.answer == SolverSpan::Answer::Above) != turned
        ? SolverTaskText::tr("%1 yes").arg(asked)
        : SolverTaskText::tr("%1 no").arg(asked);
}

bool isOneOfMany(const SolverSpan& span)
{
    return span.topic == SolverSpan::Topic::Line || span.topic == SolverSpan::Topic::Trap;
}

QString countedQuestions(const SolverSpan& span, int count)
{
    return span.topic == SolverSpan::Topic::Line
        ? SolverTaskText::tr("best play to the end, questions: %1").arg(count)
        : SolverTaskText::tr("which replies throw the win away, questions: %1").arg(count);
}

bool continues(const SolverSpan& span, const SolverSpan& before)
{
    return isOneOfMany(span) && !span.shared && !before.shared && span.topic == before.topic
        && span.move == before.move;
}

TaskRecord::Run runOf(const SolverSpan& span)
{
    if (!span.shared)
        return TaskRecord::Run::Own;
    return span.worker == 0 ? TaskRecord::Run::Inline : TaskRecord::Run::Stolen;
}

}

std::vector<TaskRecord> solverTasks(const std::vector<SolverSpan>& spans, const Position& root)
{
    std::vector<TaskRecord> tasks;
    for (auto span = spans.begin(); span != spans.end();) {
        TaskRecord task;
        task.worker = span->worker;
        task.start = span->start;
        task.run = runOf(*span);
        task.label = labelOf(*span, root);
        const auto first = span;
        do {
            task.end = span->end;
            task.nodes += span->nodes;
            ++span;
        } while (span != spans.end() && continues(*span, *first));
        task.question = isOneOfMany(*first) ? countedQuestions(*first, int(span - first))
                                            : questionAndAnswer(*first, root.plies());
        tasks.push_back(task);
    }
    return tasks;
}
