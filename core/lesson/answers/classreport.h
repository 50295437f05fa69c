// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/answers/answersheet.h"

namespace fourcast::lesson {

/// A file that was handed in.
struct Submission
{
    QString name;
    QByteArray content;
};

/// How a class did with a question.
struct QuestionResult
{
    QString question;
    QString ask; ///< empty where the lesson is not there
    int answered = 0;
    int rightAtOnce = 0; ///< at the first try and without a hint
    int right = 0; ///< in the end
    int forTeacher = 0;
    int hints = 0;
    int givenUp = 0;
    QString commonestWrong; ///< of all tries of all students; empty where there was none
    /// The same as a person reads it: the options' texts where the lesson is there.
    QString commonestWrongWords {};
    int commonestWrongCount = 0;
    double medianSeconds = 0; ///< of work on it, until the last try
    /// Free texts, each with the name of the student, as nameOf() gives it.
    std::vector<std::pair<QString, QString>> texts;
};

/// How a student did.
struct StudentResult
{
    QString student;
    QString file;
    int steps = 0; ///< reached, from 1
    int answered = 0;
    int rightAtOnce = 0;
    int right = 0;
    int tries = 0;
    int hints = 0;
    double seconds = 0;
    /// The name of the student who handed in the same answers, with the same times; empty for most.
    QString sameAs {};
    AnswerSheet sheet {};
};

/// The name, or that of the file where there is none.
QString nameOf(const StudentResult& result);

/// A file that was left out of a report, or that a teacher should look at, and why.
struct SubmissionProblem
{
    QString file;
    QString sentence; ///< translated
    QString other {}; ///< another file, which the sentence names; empty for most
};

/// A class's answers to a lesson put together.
struct ClassReport
{
    QString lesson;
    int version = 0;
    QString title;
    int steps = 0;
    std::vector<QuestionResult> questions; ///< in the lesson's order, as far as it is known
    std::vector<StudentResult> students; ///< by name
    std::vector<SubmissionProblem> problems; ///< files left out, in their order
    std::vector<SubmissionProblem> remarks; ///< of files that count
};

/// Reads all files and counts what can be counted. Without the lesson it is the one that most files
/// are of. A file of another lesson or version, a damaged one, and one that came twice are said and
/// left out; of two by one student the later one counts.
/// Answers that two students gave to the second alike are said and marked, and count.
ClassReport evaluateClass(const std::vector<Submission>& files, const Lesson* lesson = nullptr);

/// Tables for spreadsheets.
QByteArray questionsCsv(const ClassReport& report);
QByteArray studentsCsv(const ClassReport& report);
QJsonObject toJson(const ClassReport& report);

}
