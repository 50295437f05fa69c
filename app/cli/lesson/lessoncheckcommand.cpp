// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/lesson/laboratorycheck.h"
#include "app/cli/lesson/lessonfile.h"
#include "core/lesson/course/rightanswers.h"

using fourcast::lesson::ExactScores;
using fourcast::lesson::Lesson;
using fourcast::lesson::ownSolver;

namespace {

/// A lesson as it was read, or the sentence why it could not be.
struct ReadLesson
{
    QString path;
    int warnings = 0;
    Expected<Lesson> lesson;
};

/// Is all well with this file? Nothing where it was stopped.
std::optional<bool> checkFile(const ReadLesson& read, bool isStrict, const ExactScores& exact,
                              const std::stop_token& stop)
{
    const auto& [path, warnings, lesson] = read;
    if (!lesson) {
        console::note(lesson.error().message);
        return false;
    }
    const auto errors = checkExact(*lesson, exact, stop);
    if (!errors)
        return {};
    for (const Error& error : *errors)
        console::note(placedIn(path, error));
    const std::vector<Error> faults = checkLaboratories(*lesson);
    for (const Error& fault : faults)
        console::note(placedIn(path, fault));
    console::print(QStringLiteral("%1: %2, version %3, steps %4, questions %5\n")
                       .arg(path, lesson->id, QString::number(lesson->version),
                            QString::number(lesson->steps.size()),
                            QString::number(lesson->questions().size())));
    return errors->empty() && faults.empty() && (warnings == 0 || !isStrict);
}

}

CommandResult commands::lessonCheck(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Reads lessons and says what is wrong, with file, line and column. Every answer that is\n"
        "to be worked out is worked out, and one that is typed as well is held against it. Exit\n"
        "code 1 where something is wrong."));
    line.argument("FILE", "Lessons, NAME.lesson.md.", "FILE...");
    line.option("strict", "What has no meaning in a lesson is wrong, too.");
    FOURCAST_TRY(line.parse(arguments));

    std::vector<ReadLesson> lessons;
    for (const QString& path : line.arguments()) {
        int warnings = 0;
        auto lesson = openLesson(path, warnings);
        lessons.push_back({path, warnings, std::move(lesson)});
    }
    const Interrupt interrupt;
    const ExactScores exact = ownSolver();
    int wrong = 0;
    for (const ReadLesson& each : lessons) {
        const auto isWell = checkFile(each, line.has("strict"), exact, interrupt.token());
        if (!isWell)
            return console::fail(Stopped, QStringLiteral("Stopped in %1").arg(each.path));
        wrong += *isWell ? 0 : 1;
    }
    if (wrong > 0)
        return console::fail(
            BadInput,
            filled("Lessons that are not well: %1 of %2", wrong, line.arguments().size()));
    return Done;
}
