// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/timeline/timelinetext.h"

#include "core/board/notation.h"
#include "core/search/score.h"
#include "core/support/formats/csv.h"

#include <QCoreApplication>
#include <QStringList>

namespace {

struct SolverTaskText
{
    Q_DECLARE_TR_FUNCTIONS(SolverTasks)
};

QString squareNames(const TaskPath& path, const Timeline& timeline)
{
    auto discs = timeline.discs;
    QStringList names;
    for (int ply = 0; ply < path.length(); ++ply) {
        const int column = path.column(ply);
        names += notation::squareName(column, discs[static_cast<std::size_t>(column)]++);
    }
    return names.join(u' ');
}

QString questionAlone(const TaskQuery& asked)
{
    switch (asked.question) {
    case TaskQuery::Question::Draws:
        return SolverTaskText::tr("does it at least draw?");
    case TaskQuery::Question::Wins:
        return SolverTaskText::tr("does it win?");
    case TaskQuery::Question::WinsWithin:
        return SolverTaskText::tr("does it win in at most %n move(s)?", nullptr, asked.number);
    case TaskQuery::Question::Lasts:
        return SolverTaskText::tr("does it last at least %n move(s)?", nullptr, asked.number);
    }
    return {};
}

QString questionAndAnswer(const TaskQuery& asked)
{
    const QString question = questionAlone(asked);
    switch (asked.answer) {
    case TaskQuery::Answer::Open:
        return SolverTaskText::tr("%1 not answered").arg(question);
    case TaskQuery::Answer::Yes:
        return SolverTaskText::tr("%1 yes").arg(question);
    case TaskQuery::Answer::No:
        return SolverTaskText::tr("%1 no").arg(question);
    }
    return {};
}

}

QString taskDigits(const TaskPath& path)
{
    QString digits;
    for (int ply = 0; ply < path.length(); ++ply)
        digits += QString::number(path.column(ply) + 1);
    return digits;
}

QString taskLabel(const TaskRecord& task, const Timeline& timeline)
{
    switch (task.asked.about) {
    case TaskQuery::About::Nothing:
    case TaskQuery::About::Column:
        return squareNames(task.path, timeline);
    case TaskQuery::About::Root:
        return SolverTaskText::tr("position");
    case TaskQuery::About::Line:
        return SolverTaskText::tr("line");
    case TaskQuery::About::Traps:
        return SolverTaskText::tr("traps after %1").arg(squareNames(task.path, timeline));
    }
    return {};
}

QString taskLabel(const NestedTask& task, const Timeline& timeline)
{
    if (task.kind == NestedTask::Kind::Iteration)
        return SolverTaskText::tr("depth %1").arg(task.depth);
    if (task.kind == NestedTask::Kind::Group) {
        TaskRecord named;
        named.path = task.path;
        named.asked.about = task.about;
        return taskLabel(named, timeline);
    }
    const TaskRecord& record = timeline.tasks[static_cast<std::size_t>(task.firstRecord)];
    const bool isQuestion = timeline.sharing == Timeline::Sharing::Questions
        && record.asked.about != TaskQuery::About::Nothing;
    return isQuestion ? taskQuestion(record.asked) : taskLabel(record, timeline);
}

QString taskValue(std::optional<std::int32_t> value, bool atMost)
{
    if (!value)
        return {};
    return Score::fromValue(*value, atMost ? Score::Bound::AtMost : Score::Bound::Exact).toText();
}

QString taskQuestion(const TaskQuery& asked)
{
    switch (asked.about) {
    case TaskQuery::About::Nothing:
        return {};
    case TaskQuery::About::Root:
    case TaskQuery::About::Column:
        return questionAndAnswer(asked);
    case TaskQuery::About::Line:
        return SolverTaskText::tr("best play to the end, questions: %1").arg(asked.number);
    case TaskQuery::About::Traps:
        return SolverTaskText::tr("which replies give the win away, questions: %1")
            .arg(asked.number);
    }
    return {};
}

QString taskRunName(TaskRecord::Run run, Timeline::Sharing sharing)
{
    const bool questions = sharing == Timeline::Sharing::Questions;
    switch (run) {
    case TaskRecord::Run::Own:
        return QStringLiteral("own");
    case TaskRecord::Run::Stolen:
        return questions ? QStringLiteral("helper") : QStringLiteral("stolen");
    case TaskRecord::Run::Inline:
        return questions ? QStringLiteral("helped") : QStringLiteral("inline");
    }
    return {};
}

std::optional<TaskPath> taskPathFromLabel(const QString& label, const Timeline& timeline)
{
    TaskPath path;
    for (const QString& square : label.split(u' ', Qt::SkipEmptyParts)) {
        const int column = square.front().unicode() - u'a';
        if (column < 0 || column >= TaskPath::columns)
            return std::nullopt;
        path = path.then(column);
    }
    if (squareNames(path, timeline) != label)
        return std::nullopt;
    return path;
}

QByteArray timelineToCsv(const Timeline& timeline)
{
    const auto milliseconds = [](std::chrono::nanoseconds time) {
        return QString::number(static_cast<double>(time.count()) * 1e-6, 'f', 6);
    };
    const bool questions = timeline.sharing == Timeline::Sharing::Questions;
    QStringList header {"worker",         "label", "run",        "start_ms",
                        "end_ms",         "nodes", "running_ms", "overhead_before_ms",
                        "ready_before_ms"};
    const bool deepens = !timeline.iterations.empty();
    if (questions)
        header << QStringLiteral("question");
    if (deepens)
        header << QStringLiteral("depth") << QStringLiteral("value") << QStringLiteral("bound");
    QByteArray csv = csvRow(header);
    for (const TaskRecord& task : timeline.tasks) {
        QStringList row {QString::number(task.worker + 1),
                         taskLabel(task, timeline),
                         taskRunName(task.run, timeline.sharing),
                         milliseconds(timeline.sinceStart(task.start)),
                         milliseconds(timeline.sinceStart(task.end)),
                         QString::number(task.nodes)};
        const TaskTimes& times = task.times;
        row << (times.running ? milliseconds(task.work()) : QString())
            << (times.running ? milliseconds(times.ranBefore) : QString())
            << (times.readyBefore ? milliseconds(*times.readyBefore) : QString());
        if (questions)
            row << taskQuestion(task.asked);
        if (deepens)
            row << QString::number(task.depth)
                << (task.value ? QString::number(*task.value) : QString())
                << (!task.value       ? QString()
                        : task.atMost ? QStringLiteral("at most")
                                      : QStringLiteral("exact"));
        csv += csvRow(row);
    }
    return csv;
}
