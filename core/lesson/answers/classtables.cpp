// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/answers/classreport.h"

#include "core/support/formats/csv.h"

#include <QJsonArray>
#include <QJsonObject>

namespace fourcast::lesson {

namespace {

QString csvSeconds(double seconds)
{
    return QString::number(seconds, 'f', 1);
}

QStringList words(std::initializer_list<const char*> names)
{
    QStringList list;
    for (const char* each : names)
        list << QLatin1String(each);
    return list;
}

/// "1", "0" or empty: right, wrong, not answered.
QString markOf(const AnswerSheet& sheet, const QString& question)
{
    const QuestionRecord* record = sheet.find(question);
    if (!record || !record->isAnswered())
        return {};
    if (record->tries.back().verdict == Verdict::ForTeacher)
        return QStringLiteral("?");
    return record->isRight() ? QStringLiteral("1") : QStringLiteral("0");
}

}

QByteArray questionsCsv(const ClassReport& report)
{
    QByteArray text = csvRow(
        words({"question", "text", "answered", "right at once", "right", "for the teacher",
               "given up", "hints", "commonest wrong answer", "how often", "median seconds"}));
    for (const QuestionResult& each : report.questions)
        text += csvRow({csvText(each.question), csvText(each.ask), QString::number(each.answered),
                        QString::number(each.rightAtOnce), QString::number(each.right),
                        QString::number(each.forTeacher), QString::number(each.givenUp),
                        QString::number(each.hints), csvText(each.commonestWrongWords),
                        QString::number(each.commonestWrongCount), csvSeconds(each.medianSeconds)});
    return text;
}

QByteArray studentsCsv(const ClassReport& report)
{
    QStringList head = words({"student", "file", "steps", "answered", "right at once", "right",
                              "tries", "hints", "seconds"});
    for (const QuestionResult& each : report.questions)
        head << csvText(each.question);
    head << QStringLiteral("same answers as");
    QByteArray text = csvRow(head);
    for (const StudentResult& each : report.students) {
        QStringList row {csvText(each.student),
                         csvText(each.file),
                         QString::number(each.steps),
                         QString::number(each.answered),
                         QString::number(each.rightAtOnce),
                         QString::number(each.right),
                         QString::number(each.tries),
                         QString::number(each.hints),
                         csvSeconds(each.seconds)};
        for (const QuestionResult& question : report.questions)
            row << markOf(each.sheet, question.question);
        row << csvText(each.sameAs);
        text += csvRow(row);
    }
    return text;
}

QJsonObject toJson(const ClassReport& report)
{
    QJsonArray questions;
    for (const QuestionResult& each : report.questions) {
        QJsonArray texts;
        for (const auto& [student, written] : each.texts)
            texts.append(QJsonObject {{"student", student}, {"text", written}});
        questions.append(QJsonObject {{"question", each.question},
                                      {"text", each.ask},
                                      {"answered", each.answered},
                                      {"rightAtOnce", each.rightAtOnce},
                                      {"right", each.right},
                                      {"forTeacher", each.forTeacher},
                                      {"givenUp", each.givenUp},
                                      {"hints", each.hints},
                                      {"commonestWrong", each.commonestWrong},
                                      {"commonestWrongText", each.commonestWrongWords},
                                      {"commonestWrongCount", each.commonestWrongCount},
                                      {"medianSeconds", each.medianSeconds},
                                      {"texts", texts}});
    }
    QJsonArray students;
    for (const StudentResult& each : report.students)
        students.append(QJsonObject {{"student", each.student},
                                     {"file", each.file},
                                     {"steps", each.steps},
                                     {"answered", each.answered},
                                     {"rightAtOnce", each.rightAtOnce},
                                     {"right", each.right},
                                     {"tries", each.tries},
                                     {"hints", each.hints},
                                     {"seconds", each.seconds},
                                     {"sameAs", each.sameAs}});
    QJsonArray problems;
    for (const SubmissionProblem& each : report.problems)
        problems.append(QJsonObject {{"file", each.file}, {"problem", each.sentence}});
    QJsonArray remarks;
    for (const SubmissionProblem& each : report.remarks)
        remarks.append(QJsonObject {{"file", each.file}, {"remark", each.sentence}});
    return {{"lesson", report.lesson}, {"version", report.version}, {"title", report.title},
            {"steps", report.steps},   {"questions", questions},    {"students", students},
            {"problems", problems},    {"remarks", remarks}};
}

}
