// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/lesson/resultcheck.h"

#include "core/chance/automaton/generate.h"
#include "core/chance/models/modeltable.h"
#include "core/chance/run/equation.h"
#include "core/chance/run/property.h"
#include "core/formal/process/generate.h"
#include "core/lesson/course/answertext.h"
#include "core/lesson/course/labsettings.h"
#include "core/lesson/course/writtensystem.h"

#include <cmath>

using namespace fourcast;

namespace {

/// Nothing where it was stopped, or where this page is not worked out here.
using WorkedNumber = Expected<std::optional<double>>;

WorkedNumber ofChance(const lesson::WrittenResult& result, const QJsonObject& values,
                      const std::stop_token& stop)
{
    const auto known = chance::models();
    const chance::ModelInfo* const info
        = chance::findModel(known, values[QStringLiteral("model")].toString());
    if (!info)
        return fail(QStringLiteral("a result of the page chance needs a model"));
    FOURCAST_LET(const auto text,
                 chance::modelText(
                     *info, syntax::modelValues(values[QStringLiteral("parameters")].toObject())));
    FOURCAST_LET(const auto equation, chance::equationOf(text, stop));
    const chance::GenerationResult generated = chance::generate(equation.lppe, {}, stop);
    if (stop.stop_requested())
        return std::optional<double>();
    if (result.quantity == QStringLiteral("states"))
        return std::optional<double>(generated.automaton.stateCount());
    const QString asked
        = values[QStringLiteral("property")].toString(info->questions.front().property);
    FOURCAST_LET(const auto property, chance::readProperty(asked, equation.specification));
    chance::CheckOptions checking;
    checking.question = property.question;
    checking.reward = property.reward;
    const chance::CheckReport report
        = chance::check(generated.automaton, property.until, checking, stop);
    if (stop.stop_requested())
        return std::optional<double>();
    if (!report.error.isEmpty() || report.verdict != chance::Verdict::Value)
        return fail(report.error.isEmpty() ? QStringLiteral("the answer is no number")
                                           : report.error);
    return std::optional(report.bounds.middle());
}

WorkedNumber ofFormal(const lesson::WrittenResult& result, const QJsonObject& values,
                      const std::stop_token& stop)
{
    lesson::WrittenSystem system {.model = values[QStringLiteral("model")].toString()};
    const auto parameters = syntax::modelValues(values[QStringLiteral("parameters")].toObject());
    for (auto each = parameters.cbegin(); each != parameters.cend(); ++each)
        system.values.emplace_back(each.key(), each.value());
    FOURCAST_LET(const auto text, lesson::modelTextOf(system));
    FOURCAST_LET(const auto specification, formal::readSpecification(text));
    const formal::GenerationResult generated = formal::generate(specification, {}, stop);
    if (stop.stop_requested())
        return std::optional<double>();
    return std::optional(result.quantity == QStringLiteral("states")
                             ? static_cast<double>(generated.lts.stateCount())
                             : static_cast<double>(generated.lts.transitionCount()));
}

Expected<lesson::TreeRequest> treeOf(const lesson::WrittenResult& result)
{
    lesson::WrittenTree tree;
    for (const auto& [key, value] : result.settings) {
        if (key == QStringLiteral("tree"))
            tree.typed = value;
        else if (key == QStringLiteral("board"))
            tree.from.board = value;
        else if (key == QStringLiteral("moves"))
            tree.from.moves = value;
        else if (key == QStringLiteral("depth"))
            tree.depth = value.toInt();
        else if (key == QStringLiteral("table"))
            tree.table = value == QStringLiteral("yes");
        else if (key == QStringLiteral("search"))
            tree.method = lesson::methodFromName(value).value_or(tree.method);
        else if (key == QStringLiteral("order"))
            tree.order = lesson::orderFromName(value).value_or(tree.order);
        else if (key == QStringLiteral("fail"))
            tree.failing = lesson::failingFromName(value).value_or(tree.failing);
        else if (key == QStringLiteral("leaves"))
            tree.leaves = lesson::leavesFromName(value).value_or(tree.leaves);
    }
    const lesson::TreeRequest request = tree.request();
    FOURCAST_TRY(lesson::check(request));
    return request;
}

WorkedNumber ofTree(const lesson::WrittenResult& result, const lesson::ExactScores& exact,
                    const std::stop_token& stop)
{
    FOURCAST_LET(const auto request, treeOf(result));
    FOURCAST_LET(const auto searcher, lesson::TreeSearcher::make(request, exact));
    const auto counted = searcher->count(stop);
    if (!counted)
        return std::optional<double>();
    const auto number = [](auto count) { return std::optional(static_cast<double>(count)); };
    if (result.quantity == QStringLiteral("nodes"))
        return number(counted->counts.nodes);
    if (result.quantity == QStringLiteral("leaves"))
        return number(counted->counts.leaves);
    if (result.quantity == QStringLiteral("cuts"))
        return number(counted->counts.cuts);
    return number(counted->value);
}

WorkedNumber workedOut(const lesson::WrittenResult& result, const lesson::ExactScores& exact,
                       const std::stop_token& stop)
{
    FOURCAST_LET(const auto values, lesson::labValues(result.page, result.settings));
    if (result.page == QStringLiteral("chance"))
        return ofChance(result, values, stop);
    if (result.page == QStringLiteral("formal"))
        return ofFormal(result, values, stop);
    return ofTree(result, exact, stop);
}

}

std::optional<std::vector<Error>> checkResults(const lesson::Lesson& lesson,
                                               const lesson::ExactScores& exact,
                                               const std::stop_token& stop)
{
    std::vector<Error> errors;
    for (const lesson::Question* const question : lesson.questions()) {
        if (!question->result || question->numbers.empty())
            continue;
        const auto worked = workedOut(*question->result, exact, stop);
        if (stop.stop_requested())
            return {};
        if (!worked) {
            errors.push_back({worked.error().message, question->line, 1});
            continue;
        }
        for (const double number : question->numbers)
            if (*worked && std::abs(number - **worked) > question->tolerance * (1 + 1e-12))
                errors.push_back(
                    {QStringLiteral("The answer to '%1' is wrong. The computed answer is %2.")
                         .arg(question->id, lesson::numberToText(**worked)),
                     question->line, 1});
    }
    return errors;
}
