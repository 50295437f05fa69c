// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/lesson.h"
#include "core/lesson/course/judgement.h"
#include "core/lesson/course/rightanswers.h"
#include "tests/fuzz/fuzz.h"

using fuzz::require;
using namespace fourcast::lesson;

namespace {

/// What is right is judged right, where it takes no search.
void checkQuestion(const Question& question)
{
    if (question.exact != ExactAnswer::None || takesWork(question) || question.result)
        return;
    const auto right = rightAnswers(question);
    require(right && *right, "a typed answer is there");
    for (const int column : (*right)->columns) {
        const auto answer = canonicalAnswer(question, QString::number(column + 1));
        require(answer && judge(question, **right, *answer) == Verdict::Right,
                "a right column is right");
    }
    for (const double number : (*right)->numbers) {
        const auto answer = canonicalAnswer(question, QString::number(number, 'g', 17));
        require(answer && judge(question, **right, *answer) == Verdict::Right,
                "a right number is right");
    }
}

}

/// The input is a lesson's file.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    QString text = QString::fromUtf8(fuzz::bytesOf(data, size));
    const auto read = readLessonWhole(text);
    // Places are those of the lines as an editor shows them.
    text.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    text.replace(u'\r', u'\n');
    if (!read) {
        for (const Error& error : read.error())
            fuzz::requirePlace(error, text);
        return 0;
    }
    for (const Error& warning : read->warnings)
        fuzz::requirePlace(warning, text);
    const QString written = toText(read->lesson);
    const auto again = readLesson(written);
    require(again.has_value(), "what was written is read");
    require(again->warnings.size() <= read->warnings.size(),
            "and has nothing new that nobody knows");
    require(toText(again->lesson) == written, "and is written the same");
    const auto questions = read->lesson.questions();
    require(questions.size() == again->lesson.questions().size(), "with the same questions");
    for (const Question* question : questions)
        checkQuestion(*question);
    return 0;
}
