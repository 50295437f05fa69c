// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solver/solvertasks.h"

#include "core/solver/exactscore.h"

namespace {

TaskQuery::About aboutOf(SolverSpan::Topic topic)
{
    switch (topic) {
    case SolverSpan::Topic::Root:
        return TaskQuery::About::Root;
    case SolverSpan::Topic::Column:
        return TaskQuery::About::Column;
    case SolverSpan::Topic::Line:
        return TaskQuery::About::Line;
    case SolverSpan::Topic::Trap:
        return TaskQuery::About::Traps;
    }
    return TaskQuery::About::Nothing;
}

TaskPath pathOf(const SolverSpan& span)
{
    const bool isOfAMove
        = span.topic == SolverSpan::Topic::Column || span.topic == SolverSpan::Topic::Trap;
    return isOfAMove ? TaskPath {span.move.column()} : TaskPath();
}

/// Is the score of the side to move at the root at least `score`?
void ask(TaskQuery& asked, int score, int plies)
{
    if (score == 0) {
        asked.question = TaskQuery::Question::Draws;
    } else if (score == 1) {
        asked.question = TaskQuery::Question::Wins;
    } else {
        const int left = exactscore::pliesToEnd(score, plies);
        asked.question = score > 0 ? TaskQuery::Question::WinsWithin : TaskQuery::Question::Lasts;
        asked.number = score > 0 ? (left + 1) / 2 : left / 2;
    }
}

void askAndAnswer(TaskQuery& asked, const SolverSpan& span, int plies)
{
    // After a move the solver asks what the opponent has, so the answer is turned round, too.
    const bool turned = span.topic == SolverSpan::Topic::Column;
    ask(asked, turned ? -span.alpha : span.alpha + 1, plies);
    if (span.answer != SolverSpan::Answer::Open)
        asked.answer = (span.answer == SolverSpan::Answer::Above) != turned ? TaskQuery::Answer::Yes
                                                                            : TaskQuery::Answer::No;
}

bool isOneOfMany(const SolverSpan& span)
{
    return span.topic == SolverSpan::Topic::Line || span.topic == SolverSpan::Topic::Trap;
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

/// A further question of the same task: what ran between the two is a part of it, too.
void addWork(TaskTimes& task, const TaskTimes& further)
{
    if (task.running && further.running)
        *task.running += further.ranBefore + *further.running;
    else
        task.running.reset();
}

}

std::vector<TaskRecord> solverTasks(const std::vector<SolverSpan>& spans, int plies)
{
    std::vector<TaskRecord> tasks;
    for (auto span = spans.begin(); span != spans.end();) {
        TaskRecord task;
        task.worker = span->worker;
        task.start = span->start;
        task.run = runOf(*span);
        task.path = pathOf(*span);
        task.asked.about = aboutOf(span->topic);
        task.times = span->times;
        const auto first = span;
        do {
            if (span != first)
                addWork(task.times, span->times);
            task.end = span->end;
            task.nodes += span->nodes;
            ++span;
        } while (span != spans.end() && continues(*span, *first));
        if (isOneOfMany(*first))
            task.asked.number = static_cast<int>(span - first);
        else
            askAndAnswer(task.asked, *first, plies);
        tasks.push_back(task);
    }
    return tasks;
}
