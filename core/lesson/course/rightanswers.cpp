// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/rightanswers.h"

#include "core/lesson/course/answertext.h"
#include "core/lesson/course/formulagrading.h"
#include "core/lesson/course/judgement.h"
#include "core/lesson/course/labresult.h"
#include "core/lesson/course/plangrading.h"
#include "core/lesson/course/walkground.h"
#include "core/lesson/course/writtensystem.h"
#include "core/lesson/tree/columnscores.h"
#include "core/support/text/groupeddigits.h"

#include <QCoreApplication>
#include <cmath>

namespace fourcast::lesson {

namespace {

struct AnswerText
{
    Q_DECLARE_TR_FUNCTIONS(RightAnswers)
};

using Found = Expected<std::optional<RightAnswers>>;

Found ofPosition(const Question& question, const ExactScores& exact, const std::stop_token& stop)
{
    FOURCAST_LET(const auto scores, columnScores(question.position->position(), exact, stop));
    if (!scores)
        return std::optional<RightAnswers>();
    RightAnswers right;
    if (question.exact == ExactAnswer::Best)
        right.columns = bestColumns(*scores);
    else if (question.exact == ExactAnswer::Keeps)
        right.columns = keepingColumns(*scores);
    else
        right.numbers = {double(std::ranges::max(*scores, {}, &ColumnScore::rank).plies)};
    return std::optional(right);
}

Found ofTree(const Question& question, const ExactScores& exact, const std::stop_token& stop)
{
    FOURCAST_LET(const auto searcher, TreeSearcher::make(question.tree->request(), exact));
    const auto number = [](auto count) {
        return std::optional(
            RightAnswers {.columns = {}, .numbers = {double(count)}, .options = {}});
    };
    if (question.exact == ExactAnswer::Least) {
        const auto least = searcher->least(stop);
        if (!least && !stop.stop_requested())
            return fail(AnswerText::tr("The minimal tree cannot be worked out for the engine."));
        return least ? number(least->leaves) : std::optional<RightAnswers>();
    }
    const auto counted = searcher->count(stop);
    if (!counted)
        return std::optional<RightAnswers>();
    switch (question.exact) {
    case ExactAnswer::Nodes:
        return number(counted->counts.nodes);
    case ExactAnswer::Leaves:
        return number(counted->counts.leaves);
    case ExactAnswer::Cuts:
        return number(counted->counts.cuts);
    default:
        return number(counted->value);
    }
}

Found ofFormulaQuestion(const WrittenFormula& formula, const std::stop_token& stop)
{
    FOURCAST_LET(auto truths, wantedTruths(formula, stop));
    if (!truths)
        return std::optional<RightAnswers>();
    RightAnswers right;
    right.truths = std::move(*truths);
    return std::optional(std::move(right));
}

/// The teacher's own walk where there is one, whatever it is worth: checkExact() says it.
Found ofWalkQuestion(const Question& question, const ExactScores& exact,
                     const std::stop_token& stop)
{
    RightAnswers right;
    right.walk = question.walk->answer;
    if (!right.walk.isEmpty())
        return std::optional(std::move(right));
    FOURCAST_LET(const auto ground, WalkGround::make(question, exact, stop));
    if (!ground)
        return std::optional<RightAnswers>();
    FOURCAST_LET(const auto shortest, ground->shortest(stop));
    if (stop.stop_requested())
        return std::optional<RightAnswers>();
    if (!shortest)
        return fail(AnswerText::tr("No walk ends there."));
    right.walk = walkText(question, *shortest);
    return std::optional(std::move(right));
}

/// What is wrong with the card to mend and with the teacher's own plan; as faultOfWorked().
std::optional<QString> faultOfPlan(const Question& question, const std::stop_token& stop)
{
    const WrittenPlan& plan = *question.plan;
    for (const QString& cells : {plan.card, plan.answer}) {
        if (cells.isEmpty())
            continue;
        const auto fault = planFault(plan, cells, stop);
        if (!fault)
            return fault.error().message;
        if (!*fault)
            return {};
        if (cells == plan.card && (*fault)->isEmpty())
            return AnswerText::tr("The card of '%1' works already: there is nothing to mend.")
                .arg(question.id);
        if (cells != plan.card && !(*fault)->isEmpty())
            return AnswerText::tr("The answer to '%1' is wrong. %2").arg(question.id, **fault);
    }
    return QString();
}

QString listed(const QStringList& parts)
{
    QString text = parts.value(0);
    for (const QString& part : parts.mid(1))
        text = AnswerText::tr("%1 or %2").arg(text, part);
    return text;
}

/// What is wrong with a question whose answer takes work, in a sentence; nothing where it was
/// stopped.
std::optional<QString> faultOfWorked(const Question& question, const RightAnswers& worked,
                                     const ExactScores& exact, const std::stop_token& stop)
{
    if (question.kind == Question::Kind::Formula) {
        const bool isAlike
            = std::ranges::count(worked.truths, worked.truths.front()) == std::ssize(worked.truths);
        return isAlike
            ? AnswerText::tr("The formula of '%1' is the same in every system: any formula that is "
                             "always true or always false would do as well.")
                  .arg(question.id)
            : QString();
    }
    if (question.kind == Question::Kind::Plan)
        return faultOfPlan(question, stop);
    const auto judgement = judged(question, worked, worked.walk, exact, stop);
    if (!judgement)
        return {};
    if (judgement->verdict == Verdict::Right)
        return QString();
    return AnswerText::tr("The answer to '%1' is wrong. %2").arg(question.id, judgement->remark);
}

bool holds(const Question& question, const RightAnswers& worked)
{
    const auto isIn = [](const auto& all) {
        return [&all](const auto& one) { return std::ranges::find(all, one) != all.end(); };
    };
    if (question.kind == Question::Kind::Column)
        return std::ranges::all_of(question.columns, isIn(worked.columns));
    return std::ranges::all_of(question.numbers, [&](double number) {
        return std::abs(number - worked.numbers.front()) <= question.tolerance;
    });
}

}

Expected<std::optional<RightAnswers>>
rightAnswers(const Question& question, const ExactScores& exact, const std::stop_token& stop)
{
    if (question.kind == Question::Kind::Formula)
        return ofFormulaQuestion(*question.formula, stop);
    if (question.kind == Question::Kind::Walk)
        return ofWalkQuestion(question, exact, stop);
    if (question.kind == Question::Kind::Plan) {
        RightAnswers right;
        right.plan = question.plan->answer;
        return std::optional(std::move(right));
    }
    if (question.exact == ExactAnswer::None) {
        RightAnswers right {
            .columns = question.columns, .numbers = question.numbers, .options = {}};
        for (std::size_t i = 0; i < question.options.size(); ++i)
            if (question.options[i].isRight)
                right.options.push_back(static_cast<int>(i));
        return std::optional(right);
    }
    return question.tree ? ofTree(question, exact, stop) : ofPosition(question, exact, stop);
}

std::optional<QString> canonicalAnswer(const Question& question, const QString& given)
{
    switch (question.kind) {
    case Question::Kind::Column: {
        const auto column = columnFromText(given, *question.position);
        return column ? std::optional(QString::number(*column + 1)) : std::nullopt;
    }
    case Question::Kind::Number: {
        const std::vector<double> meant = numbersMeant(given);
        if (meant.empty())
            return {};
        // What can be meant in two ways stays as it was written.
        return meant.size() == 1 ? numberToText(meant.front())
                                 : given.trimmed().replace(QChar(0x2212), u'-');
    }
    case Question::Kind::Choice:
    case Question::Kind::Choices: {
        std::vector<int> chosen;
        for (const QString& part : given.split(u',', Qt::SkipEmptyParts)) {
            bool isNumber = false;
            const int number = part.trimmed().toInt(&isNumber);
            if (!isNumber || number < 1 || number > std::ssize(question.options))
                return {};
            chosen.push_back(number);
        }
        std::ranges::sort(chosen);
        chosen.erase(std::unique(chosen.begin(), chosen.end()), chosen.end());
        // Of several at least one is right.
        if (chosen.empty() || (question.kind == Question::Kind::Choice && chosen.size() != 1))
            return {};
        QStringList numbers;
        for (const int number : chosen)
            numbers << QString::number(number);
        return numbers.join(u',');
    }
    case Question::Kind::Formula: {
        const auto formula = canonicalFormula(question.formula->system, given);
        return formula ? std::optional(*formula) : std::nullopt;
    }
    case Question::Kind::Walk: {
        const QStringList steps = walkSteps(question, given);
        return steps.isEmpty() ? std::nullopt : std::optional(walkText(question, steps));
    }
    case Question::Kind::Result: {
        const auto result = labResultFromText(given);
        const bool isOfIt = result && result->page == question.result->page
            && result->quantity == question.result->quantity;
        return isOfIt ? std::optional(toText(*result)) : std::nullopt;
    }
    case Question::Kind::Plan: {
        if (given.trimmed().isEmpty())
            return {};
        const auto cells = canonicalCells(*question.plan, given);
        return cells ? std::optional(*cells) : std::nullopt;
    }
    case Question::Kind::Text:
        break;
    }
    return given.trimmed().isEmpty() ? std::nullopt : std::optional(given);
}

namespace {

bool isNear(const Question& question, const QString& answer, double right)
{
    // What is typed with a few digits is not farther away than it looks.
    const double slack = question.tolerance * (1 + 1e-12);
    const std::vector<double> meant = numbersMeant(answer);
    return std::ranges::any_of(meant,
                               [&](double number) { return std::abs(right - number) <= slack; });
}

bool isAmong(const Question& question, const RightAnswers& right, const QString& answer)
{
    return std::ranges::any_of(right.numbers,
                               [&](double each) { return isNear(question, answer, each); });
}

}

QString wordsOnAnswer(const Question& question, const RightAnswers& right, const QString& answer)
{
    if (isAmong(question, right, answer))
        return {};
    for (const Question::OtherNumber& other : question.others)
        if (isNear(question, answer, other.number))
            return other.words;
    return {};
}

Verdict judge(const Question& question, const RightAnswers& right, const QString& answer)
{
    bool isRight = false;
    switch (question.kind) {
    case Question::Kind::Column:
        isRight = std::ranges::find(right.columns, answer.toInt() - 1) != right.columns.end();
        break;
    case Question::Kind::Number:
        isRight
            = isAmong(question, right, answer) || !wordsOnAnswer(question, right, answer).isEmpty();
        break;
    case Question::Kind::Choice:
        isRight = std::ranges::find(right.options, answer.toInt() - 1) != right.options.end();
        break;
    case Question::Kind::Choices: {
        QStringList all;
        for (const int option : right.options)
            all << QString::number(option + 1);
        isRight = answer == all.join(u',');
        break;
    }
    case Question::Kind::Formula:
    case Question::Kind::Walk:
    case Question::Kind::Result:
    case Question::Kind::Plan:
        return judged(question, right, answer).value_or(Judgement {}).verdict;
    case Question::Kind::Text:
        return Verdict::ForTeacher;
    }
    return isRight ? Verdict::Right : Verdict::Wrong;
}

namespace {

/// A forced win of a position that is searched is none to be read as a number.
QString readableNumber(const Question& question, double number)
{
    if (question.exact == ExactAnswer::Value && std::abs(number) > value::provenWin) {
        const TreeRequest request = question.tree->request();
        const auto value = static_cast<Value>(number);
        if (meaningOf(request, value).kind == ValueMeaning::Kind::Forced)
            return valueText(request, value);
    }
    const QString text = numberForReading(number);
    return text.startsWith(u'-') ? u'-' + groupedDigits(text.mid(1)) : groupedDigits(text);
}

}

QString toText(const Question& question, const RightAnswers& right)
{
    if (question.formula)
        return formulaTextOf(question.formula->answer, question.formula->system).trimmed();
    if (question.walk)
        return right.walk;
    if (question.plan)
        return right.plan.isEmpty() ? AnswerText::tr("any plan that works")
                                    : cellsInRows(*question.plan, right.plan);
    QStringList parts;
    for (const int column : right.columns)
        parts << QString::number(column + 1);
    for (const double number : right.numbers) {
        const QString text = readableNumber(question, number);
        parts << (question.tolerance > 0
                      ? QStringLiteral("%1 (±%2)").arg(text, numberForReading(question.tolerance))
                      : text);
    }
    for (const int option : right.options)
        parts << question.options[static_cast<std::size_t>(option)].text;
    if (question.kind == Question::Kind::Choices)
        return parts.isEmpty() ? AnswerText::tr("none of them") : parts.join(QStringLiteral("; "));
    return listed(parts);
}

QString answerInWords(const Question& question, const QString& answer)
{
    if (const auto result = question.result ? labResultFromText(answer) : std::nullopt)
        return resultInWords(*result);
    if (question.plan)
        return cellsInRows(*question.plan, answer);
    if (question.options.empty())
        return answer;
    QStringList texts;
    for (const QString& number : answer.split(u',', Qt::SkipEmptyParts)) {
        const int option = number.toInt();
        // Of another version of the lesson.
        if (option < 1 || option > std::ssize(question.options))
            return answer;
        texts << question.options[static_cast<std::size_t>(option - 1)].text;
    }
    return texts.isEmpty() ? AnswerText::tr("none of them") : texts.join(QStringLiteral("; "));
}

std::optional<std::vector<Error>> checkExact(const Lesson& lesson, const ExactScores& exact,
                                             const std::stop_token& stop)
{
    const ExactScores asked = exact ? exact : ownSolver();
    std::vector<Error> errors;
    for (const Question* question : lesson.questions()) {
        if (question->exact == ExactAnswer::None && !takesWork(*question))
            continue;
        const auto worked = rightAnswers(*question, asked, stop);
        if (!worked) {
            errors.push_back({worked.error().message, question->line, 1});
            continue;
        }
        if (!*worked)
            return {};
        if (takesWork(*question)) {
            const auto fault = faultOfWorked(*question, **worked, asked, stop);
            if (!fault)
                return {};
            if (!fault->isEmpty())
                errors.push_back({*fault, question->line, 1});
            continue;
        }
        if (!holds(*question, **worked))
            errors.push_back(
                {AnswerText::tr("The answer to '%1' is wrong. The computed answer is %2.")
                     .arg(question->id, toText(*question, **worked)),
                 question->line, 1});
    }
    return errors;
}

}
