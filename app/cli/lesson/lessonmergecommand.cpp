// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/lesson/lessonfile.h"
#include "core/lesson/answers/pseudonyms.h"

#include <QDir>
#include <QFileInfo>

using fourcast::lesson::answersSuffix;
using fourcast::lesson::ClassReport;
using fourcast::lesson::isAnswersFile;
using fourcast::lesson::Lesson;
using fourcast::lesson::nameOf;
using fourcast::lesson::Pseudonyms;
using fourcast::lesson::QuestionResult;
using fourcast::lesson::StudentResult;
using fourcast::lesson::Submission;
using fourcast::lesson::SubmissionProblem;

namespace {

/// The files that are named, and of folders those that are answers.
QStringList answerFilesOf(const QStringList& paths)
{
    QStringList files;
    for (const QString& path : paths) {
        if (!QFileInfo(path).isDir()) {
            files << path;
            continue;
        }
        const QDir folder(path);
        for (const QString& name : folder.entryList(QDir::Files, QDir::Name))
            if (isAnswersFile(folder.filePath(name)))
                files << folder.filePath(name);
    }
    return files;
}

constexpr int nameWidth = 20;

QString questionRow(const QuestionResult& each)
{
    QString row = each.question.leftJustified(nameWidth)
        + QStringLiteral("%1%2%3%4")
              .arg(each.answered, 9)
              .arg(each.rightAtOnce, 9)
              .arg(each.right, 7)
              .arg(each.medianSeconds, 9, 'f', 0);
    if (each.commonestWrongCount > 0)
        row += QStringLiteral("  %1 (%2)")
                   .arg(each.commonestWrongWords.simplified(),
                        QString::number(each.commonestWrongCount));
    return row + u'\n';
}

QString studentRow(const StudentResult& each, int steps)
{
    return nameOf(each).leftJustified(nameWidth)
        + QStringLiteral("%1%2%3%4%5\n")
              .arg(each.answered, 9)
              .arg(each.rightAtOnce, 9)
              .arg(each.right, 7)
              .arg(each.seconds, 9, 'f', 0)
              .arg(QStringLiteral("%1/%2").arg(each.steps).arg(steps), 7);
}

QString tables(const ClassReport& report)
{
    QString text
        = QStringLiteral("%1 (%2, version %3), students %4\n\n"
                         "question             answered  at once  right  seconds  commonest "
                         "wrong answer\n")
              .arg(report.title, report.lesson, QString::number(report.version),
                   QString::number(report.students.size()));
    for (const QuestionResult& each : report.questions)
        text += questionRow(each);
    text += QStringLiteral("\nstudent              answered  at once  right  seconds  steps\n");
    for (const StudentResult& each : report.students)
        text += studentRow(each, report.steps);
    return text;
}

std::vector<Submission> readFiles(const QStringList& paths, CommandLine& line)
{
    std::vector<Submission> files;
    for (const QString& path : answerFilesOf(paths)) {
        auto content = readWhole(path);
        if (line.check(content))
            files.push_back({path, std::move(*content)});
    }
    if (files.empty())
        line.wrong(BadInput,
                   QStringLiteral("There are no answers, NAME%1, to put together")
                       .arg(QLatin1String(answersSuffix)));
    return files;
}

}

CommandResult commands::lessonMerge(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Puts the answers of a class together: for each question how many were right, the\n"
        "commonest wrong answer and the time that was spent on it, for each student the progress.\n"
        "Files of other lessons or versions, damaged ones and those that came twice are said,\n"
        "and left out."));
    line.argument("PATH", "Answers, NAME.answers.json, or folders of them.", "PATH...");
    line.option("lesson",
                "The lesson, for the texts of its questions and options, and their order.", "FILE");
    line.option("hide-names", "Student 1, Student 2 in place of names and files.");
    line.option("csv", "Prints the table of the students as CSV.");
    line.option("questions", "With --csv: the table of the questions.");
    line.option("json", "Prints JSON.");
    FOURCAST_TRY(line.parse(arguments));
    if (line.has("csv") && line.has("json"))
        line.wrong(BadUsage, QStringLiteral("--csv and --json exclude each other"));
    if (line.has("questions") && !line.has("csv"))
        line.wrong(BadUsage, QStringLiteral("--questions goes with --csv"));
    std::optional<Lesson> lesson;
    if (line.has("lesson")) {
        int warnings = 0;
        line.take(lesson, openLesson(line.text("lesson", {}), warnings));
    }
    const std::vector<Submission> files = readFiles(line.arguments(), line);
    FOURCAST_TRY(line.failure());

    ClassReport report = evaluateClass(files, lesson ? &*lesson : nullptr);
    if (line.has("hide-names")) {
        Pseudonyms pseudonyms;
        pseudonyms.add(report);
        report = pseudonyms.applied(report);
    }
    for (const auto* const notes : {&report.problems, &report.remarks})
        for (const SubmissionProblem& note : *notes)
            console::note(QStringLiteral("%1: %2").arg(note.file, note.sentence));
    if (report.students.empty())
        return fail(QStringLiteral("None of these files can be counted"));
    if (line.has("csv"))
        console::print(line.has("questions") ? questionsCsv(report) : studentsCsv(report));
    else
        line.answer(toJson(report), tables(report));
    return Done;
}
