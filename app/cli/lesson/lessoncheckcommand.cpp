// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/knownprograms.h"
#include "app/cli/lesson/lessonfile.h"
#include "app/cli/lesson/resultcheck.h"
#include "core/lesson/course/rightanswers.h"
#include "core/lesson/laboratory/laboratorycheck.h"

using fourcast::lesson::checkLaboratories;
using fourcast::lesson::ExactScores;
using fourcast::lesson::inOrderOfFile;
using fourcast::lesson::Lesson;
using fourcast::lesson::ownSolver;
using fourcast::lesson::PartlyReadLesson;

namespace {

/// A file with everything that is wrong in it.
struct CheckedFile
{
    QString path;
    std::optional<Lesson> lesson {}; ///< nothing where the file could not be read at all
    std::vector<Error> errors {};
    std::vector<Error> warnings {};

    bool isWell(bool isStrict) const { return errors.empty() && (warnings.empty() || !isStrict); }
};

/// Where something is wrong the rest is checked all the same. Nothing where it was stopped.
std::optional<CheckedFile> checkFile(const QString& path, const Expected<QByteArray>& content,
                                     const ExactScores& exact, const std::stop_token& stop)
{
    CheckedFile checked {.path = path};
    if (!content) {
        checked.errors.push_back(content.error());
        return checked;
    }
    PartlyReadLesson read = fourcast::lesson::readLessonPartly(QString::fromUtf8(*content));
    const auto wrong = checkExact(read.lesson, exact, stop);
    if (!wrong)
        return {};
    const auto results = checkResults(read.lesson, exact, stop);
    if (!results)
        return {};
    checked.errors = inOrderOfFile(inOrderOfFile(std::move(read.errors), *results), *wrong);
    checked.errors = inOrderOfFile(std::move(checked.errors), checkLaboratories(read.lesson));
    checked.warnings = std::move(read.warnings);
    checked.lesson = std::move(read.lesson);
    return checked;
}

void noteAll(const CheckedFile& checked)
{
    // Why a file could not be read names it already.
    for (const Error& each : inOrderOfFile(checked.errors, checked.warnings))
        console::note(checked.lesson ? placedIn(checked.path, each) : each.message);
}

QString summaryOf(const CheckedFile& checked)
{
    const Lesson& lesson = *checked.lesson;
    return QStringLiteral("%1: %2, version %3, steps %4, questions %5\n")
        .arg(checked.path, lesson.id, QString::number(lesson.version),
             QString::number(lesson.steps.size()), QString::number(lesson.questions().size()));
}

QJsonArray toJson(const std::vector<Error>& errors)
{
    QJsonArray list;
    for (const Error& each : errors)
        list.append(
            QJsonObject {{"line", each.line}, {"column", each.column}, {"message", each.message}});
    return list;
}

QJsonObject toJson(const CheckedFile& checked, bool isStrict)
{
    QJsonObject object {{"file", checked.path},
                        {"well", checked.isWell(isStrict)},
                        {"errors", toJson(checked.errors)},
                        {"warnings", toJson(checked.warnings)}};
    if (checked.lesson && checked.errors.empty()) {
        object["lesson"] = checked.lesson->id;
        object["version"] = checked.lesson->version;
        object["steps"] = static_cast<int>(checked.lesson->steps.size());
        object["questions"] = static_cast<int>(checked.lesson->questions().size());
    }
    return object;
}

}

CommandResult commands::lessonCheck(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Reads lessons and says all that is wrong, with file, line and column. Every answer that\n"
        "is to be worked out is worked out, and one that is typed as well is held against it.\n"
        "Exit code 1 where something is wrong."));
    line.argument("FILE", "Lessons, NAME.lesson.md.", "FILE...");
    line.option("strict", "What has no meaning in a lesson is wrong, too.");
    line.option("json", "Prints JSON: of each file its errors and warnings, with their places.");
    FOURCAST_TRY(line.parse(arguments));
    knownprograms::load();

    const bool isStrict = line.has("strict");
    // A signal ends the program while it waits for a file.
    std::vector<std::pair<QString, Expected<QByteArray>>> contents;
    for (const QString& path : line.arguments())
        contents.emplace_back(path, readWhole(path));
    const Interrupt interrupt;
    const ExactScores exact = ownSolver();
    int wrong = 0;
    QJsonArray files;
    for (const auto& [path, content] : contents) {
        const auto checked = checkFile(path, content, exact, interrupt.token());
        if (!checked)
            return console::fail(Stopped, QStringLiteral("Stopped in %1").arg(path));
        wrong += checked->isWell(isStrict) ? 0 : 1;
        files.append(toJson(*checked, isStrict));
        noteAll(*checked);
        if (!line.has("json") && checked->lesson && checked->errors.empty())
            console::print(summaryOf(*checked));
    }
    if (line.has("json"))
        line.answer(QJsonObject {{"files", files}}, {});
    if (wrong > 0)
        return console::fail(
            BadInput, filled("Lessons with mistakes: %1 of %2", wrong, line.arguments().size()));
    return Done;
}
