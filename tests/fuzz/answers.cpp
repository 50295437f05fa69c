// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/answers/classreport.h"
#include "tests/fuzz/fuzz.h"

using fuzz::require;
using namespace fourcast::lesson;

/// The input is what a student hands in.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray json = fuzz::bytesOf(data, size);
    const auto sheet = readAnswerSheet(json);
    const ClassReport report
        = evaluateClass({{QStringLiteral("a"), json}, {QStringLiteral("b"), json}});
    if (!sheet) {
        fuzz::requireSentence(sheet.error());
        require(report.students.empty() && report.problems.size() == 2, "what is wrong is said");
        return 0;
    }
    const auto again = readAnswerSheet(toJson(*sheet));
    require(again && *again == *sheet, "what was written is read as it was");
    require(report.students.size() == 1 && report.problems.size() == 1,
            "what comes twice counts once");
    for (const QuestionResult& question : report.questions)
        require(question.rightAtOnce <= question.right || question.answered > 0,
                "who is right has answered");
    require(studentsCsv(report).startsWith("student,"), "and has its table");
    return 0;
}
