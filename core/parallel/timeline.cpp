// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/timeline.h"

#include "core/support/csv.h"

#include <algorithm>
#include <set>

using std::chrono::nanoseconds;

double Timeline::busyShare() const
{
    nanoseconds busy {0};
    for (const TaskRecord& task : tasks)
        busy += task.length();
    const double whole = static_cast<double>(length.count()) * workers;
    return whole > 0.0 ? static_cast<double>(busy.count()) / whole : 0.0;
}

std::size_t Timeline::recordedTasks() const
{
    std::set<QString> labels;
    for (const TaskRecord& task : tasks)
        labels.insert(task.label);
    return labels.size();
}

nanoseconds Timeline::tail() const
{
    if (tasks.empty())
        return nanoseconds {0};
    std::vector<nanoseconds> ends(static_cast<std::size_t>(workers), nanoseconds {-1});
    for (const TaskRecord& task : tasks) {
        nanoseconds& end = ends[static_cast<std::size_t>(task.worker)];
        end = std::max(end, task.end);
    }
    nanoseconds first = length;
    for (const nanoseconds end : ends)
        if (end >= nanoseconds {0})
            first = std::min(first, end);
    return length - first;
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

QByteArray timelineToCsv(const Timeline& timeline)
{
    const auto milliseconds = [](nanoseconds time) {
        return QString::number(static_cast<double>(time.count()) * 1e-6, 'f', 6);
    };
    const bool questions = timeline.sharing == Timeline::Sharing::Questions;
    QStringList header {"worker", "label", "run", "start_ms", "end_ms", "nodes"};
    if (questions)
        header << QStringLiteral("question");
    QByteArray csv = csvRow(header);
    for (const TaskRecord& task : timeline.tasks) {
        QStringList row {QString::number(task.worker + 1),
                         task.label,
                         taskRunName(task.run, timeline.sharing),
                         milliseconds(timeline.sinceStart(task.start)),
                         milliseconds(timeline.sinceStart(task.end)),
                         QString::number(task.nodes)};
        if (questions)
            row << task.question;
        csv += csvRow(row);
    }
    return csv;
}
