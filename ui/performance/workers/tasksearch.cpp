// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/workers/tasksearch.h"

#include "core/search/timeline/timelinetext.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <optional>
#include <tuple>

namespace {

struct SearchWords
{
    Q_DECLARE_TR_FUNCTIONS(TimelineSearch)
};

/// What a text asks for.
struct TaskWanted
{
    std::optional<int> depth;
    std::optional<int> worker;
    QStringList words;
};

QStringList wordsIn(const QString& text)
{
    QStringList words;
    QString word;
    for (const QChar each : text.toLower()) {
        if (each.isLetterOrNumber()) {
            word += each;
        } else if (!word.isEmpty()) {
            words << word;
            word.clear();
        }
    }
    if (!word.isEmpty())
        words << word;
    return words;
}

/// Takes the number behind the word at a place, and both out of the list.
bool takeNumber(QStringList& words, qsizetype place, const QStringList& names,
                std::optional<int>& number)
{
    if (!names.contains(words[place]) || place + 1 >= words.size())
        return false;
    bool isNumber = false;
    const int read = words[place + 1].toInt(&isNumber);
    if (!isNumber)
        return false;
    number = read;
    words.remove(place, 2);
    return true;
}

TaskWanted wantedBy(const QString& text)
{
    const QStringList depthNames {QStringLiteral("depth"),
                                  SearchWords::tr("depth", "typed to search a task").toLower()};
    const QStringList workerNames {QStringLiteral("worker"),
                                   SearchWords::tr("worker", "typed to search a task").toLower()};
    TaskWanted wanted;
    wanted.words = wordsIn(text);
    for (qsizetype place = 0; place < wanted.words.size();)
        if (!takeNumber(wanted.words, place, depthNames, wanted.depth)
            && !takeNumber(wanted.words, place, workerNames, wanted.worker))
            ++place;
    return wanted;
}

bool hasAllWords(const QStringList& wanted, const QStringList& name)
{
    for (qsizetype i = 0; i < wanted.size(); ++i) {
        const QString& word = wanted[i];
        const bool isLast = i + 1 == wanted.size();
        if (std::none_of(name.begin(), name.end(), [&](const QString& each) {
                return isLast ? each.startsWith(word) : each == word;
            }))
            return false;
    }
    return true;
}

void sortByStart(std::vector<int>& tasks, const NestedTimeline& nested)
{
    std::sort(tasks.begin(), tasks.end(), [&nested](int a, int b) {
        const NestedTask& left = nested.task(a);
        const NestedTask& right = nested.task(b);
        return std::tie(left.start, left.worker, left.level, a)
            < std::tie(right.start, right.worker, right.level, b);
    });
}

}

std::vector<int> tasksOfRootMove(int task, const NestedTimeline& nested)
{
    const TaskPath& path = nested.task(task).path;
    std::vector<int> found;
    if (path.length() == 0)
        return found;
    for (int each = 0; each < static_cast<int>(nested.tasks.size()); ++each)
        if (const TaskPath& other = nested.task(each).path;
            other.length() > 0 && other.column(0) == path.column(0))
            found.push_back(each);
    sortByStart(found, nested);
    return found;
}

int besideInRootMove(int task, int steps, const NestedTimeline& nested)
{
    const std::vector<int> all = tasksOfRootMove(task, nested);
    const auto place = std::find(all.begin(), all.end(), task) - all.begin() + steps;
    return place < 0 || place >= static_cast<std::ptrdiff_t>(all.size())
        ? -1
        : all[static_cast<std::size_t>(place)];
}

std::vector<int> tasksFor(const QString& text, const NestedTimeline& nested,
                          const Timeline& timeline)
{
    const TaskWanted wanted = wantedBy(text);
    std::vector<int> found;
    if (wanted.words.isEmpty() && !wanted.depth && !wanted.worker)
        return found;
    for (int each = 0; each < static_cast<int>(nested.tasks.size()); ++each) {
        const NestedTask& task = nested.task(each);
        if ((wanted.depth && task.depth != *wanted.depth)
            || (wanted.worker && task.worker + 1 != *wanted.worker))
            continue;
        if (hasAllWords(wanted.words, wordsIn(taskLabel(task, timeline))))
            found.push_back(each);
    }
    sortByStart(found, nested);
    return found;
}
