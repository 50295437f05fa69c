// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/analysis/solveanswers.h"
#include "core/board/notation.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/input.h"

#include <QJsonDocument>
#include <QRegularExpression>

using fuzz::require;

namespace {

constexpr std::uint64_t nodes = 300;
constexpr int mostLines = 8;

Solver& solver()
{
    static Solver one({.tableMib = 1});
    return one;
}

QByteArray answerTo(const QString& line, bool json, SolveGoal goal)
{
    SolveAnswers answers(solver(), {.goal = goal, .limits = {.nodes = nodes}, .json = json}, {});
    const QByteArray answer = answers.answer(line);
    require(answer.endsWith('\n') && answer.count('\n') == 1, "an answer is one line");
    require(answers.count() + answers.wrong() == 1, "a line is answered or refused");
    return answer;
}

void checkText(const QString& line, bool legal)
{
    static const QRegularExpression answered(
        QStringLiteral(R"(^(startpos|[1-7]+) -?\d+(\.\.-?\d+)? \d+ \d+\n$)"));
    const QString answer = QString::fromUtf8(answerTo(line, false, SolveGoal::Strong));
    require(legal ? answered.match(answer).hasMatch()
                  : answer.startsWith(QLatin1String("error: ")) && answer.trimmed().size() > 8,
            "a position is answered with four fields, anything else with a sentence");
}

void checkJson(const QString& line, bool legal)
{
    const QJsonObject strong
        = QJsonDocument::fromJson(answerTo(line, true, SolveGoal::Strong)).object();
    if (!legal) {
        require(strong["position"].toString() == line && !strong["error"].toString().isEmpty(),
                "a refusal names the line and says why");
        return;
    }
    const QJsonObject weak
        = QJsonDocument::fromJson(answerTo(line, true, SolveGoal::Weak)).object();
    const int lower = strong["lower"].toInt();
    const int upper = strong["upper"].toInt();
    require(lower <= upper && lower >= -exactscore::largest && upper <= exactscore::largest,
            "a score is an interval");
    require((weak["lower"].toInt() <= 0 || upper > 0) && (weak["upper"].toInt() >= 0 || lower < 0),
            "who wins and by how much do not contradict each other");
    require(!strong["text"].toString().isEmpty() && !weak["text"].toString().isEmpty(),
            "a score is told in words");
}

}

/// The input is what comes through standard input to `solve`.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    for (const QString& line : fuzz::typedLines(fuzz::bytesOf(data, size)).mid(0, mostLines)) {
        const auto position = notation::parsePosition(line);
        const bool legal = !line.isEmpty() && position && !position->isFinished();
        checkText(line, legal);
        checkJson(line, legal);
    }
    return 0;
}
