// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/lessons/classwords.h"

#include "core/lesson/course/rightanswers.h"

#include <QCoreApplication>
#include <cmath>

using namespace fourcast::lesson;

namespace {

struct ClassWordsText
{
    Q_DECLARE_TR_FUNCTIONS(ClassReport)
};

}

namespace classwords {

ClassShares shares(const QuestionResult& result)
{
    return {.atOnce = result.rightAtOnce,
            .later = result.right - result.rightAtOnce,
            .wrong = result.answered - result.right - result.forTeacher,
            .toRead = result.forTeacher};
}

QString question(const QuestionResult& result, int place)
{
    return QStringLiteral("%1. %2").arg(place + 1).arg(result.ask.isEmpty() ? result.question
                                                                            : result.ask);
}

QString commonestWrong(const QuestionResult& result, const Question* question)
{
    if (result.commonestWrongCount == 0)
        return {};
    const QString answer
        = question ? answerInWords(*question, result.commonestWrong) : result.commonestWrong;
    return ClassWordsText::tr("%1 (%n time(s))", nullptr, result.commonestWrongCount).arg(answer);
}

QString student(const StudentResult& result)
{
    return nameOf(result);
}

QString markedStudent(const StudentResult& result)
{
    return result.sameAs.isEmpty() ? student(result)
                                   : ClassWordsText::tr("%1 (same answers and times as %2)")
                                         .arg(student(result), result.sameAs);
}

QString textsHtml(const ClassReport& report)
{
    QString html;
    int place = 0;
    for (const QuestionResult& each : report.questions) {
        const QString asked = question(each, place++);
        if (each.texts.empty())
            continue;
        html += QStringLiteral("<h3>%1</h3>").arg(asked.toHtmlEscaped());
        for (const auto& [student, text] : each.texts)
            html += QStringLiteral("<p><b>%1</b><br>%2</p>")
                        .arg(student.toHtmlEscaped(),
                             text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")));
    }
    return html;
}

QString seconds(double seconds)
{
    const auto whole = static_cast<qint64>(std::llround(seconds));
    if (whole <= 0)
        return {};
    if (whole < 60)
        return ClassWordsText::tr("%1 s").arg(whole);
    return ClassWordsText::tr("%1:%2 min").arg(whole / 60).arg(whole % 60, 2, 10, QLatin1Char('0'));
}

QString headline(const ClassReport& report)
{
    return ClassWordsText::tr("%1, version %2: %n student(s).", nullptr,
                              static_cast<int>(report.students.size()))
        .arg(report.title, QString::number(report.version));
}

}
