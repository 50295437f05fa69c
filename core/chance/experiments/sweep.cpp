// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/experiments/sweep.h"

#include "core/chance/check/boundstext.h"
#include "core/support/formats/csv.h"
#include "core/support/text/counttext.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>

namespace fourcast::chance {

namespace {

struct SweepText
{
    Q_DECLARE_TR_FUNCTIONS(ChanceSweep)
};

constexpr std::size_t mostRanges = 2;

QString pointMilliseconds(std::chrono::nanoseconds time)
{
    return QString::number(std::chrono::duration<double, std::milli>(time).count(), 'f', 3);
}

QString wordTo()
{
    return SweepText::tr("to", "3 to 9 step 2");
}

Expected<void> checkRanges(const SweepPlan& plan, const ModelInfo& model)
{
    if (plan.ranges.empty() || plan.ranges.size() > mostRanges)
        return fail(SweepText::tr("Vary one or two parameters."));
    if (plan.ranges.size() == 2 && plan.ranges[0].parameter == plan.ranges[1].parameter)
        return fail(SweepText::tr("Both ranges are for the same parameter."));
    std::size_t points = 1;
    for (const SweepRange& range : plan.ranges) {
        if (std::ranges::find(model.parameters, range.parameter, &ModelParameter::name)
            == model.parameters.end())
            return fail(SweepText::tr("The model %1 has no parameter “%2”.")
                            .arg(model.name, range.parameter));
        if (range.values.empty())
            return fail(
                SweepText::tr("The parameter %1 needs at least one value.").arg(range.parameter));
        points *= static_cast<std::size_t>(range.values.size());
        if (points > mostSweepPoints)
            return fail(SweepText::tr("There are more than %1 combinations.").arg(mostSweepPoints));
    }
    return {};
}

}

QStringList numbersFrom(int from, int to, int step)
{
    QStringList values;
    for (int value = from; value <= to && values.size() <= qsizetype {mostSweepPoints};
         value += std::max(step, 1))
        values << QString::number(value);
    return values;
}

QString rangeText(int from, int to)
{
    return QStringLiteral("%1 %2 %3").arg(QString::number(from), wordTo(), QString::number(to));
}

Expected<QStringList> readRange(const QString& text)
{
    // The English words are always understood, too.
    const QRegularExpression span(
        QStringLiteral("\\A\\s*(\\d{1,6})\\s*(?:to|%1|\\.\\.)\\s*(\\d{1,6})\\s*(?:(?:step|%2|:)"
                       "\\s*(\\d{1,6})\\s*)?\\z")
            .arg(QRegularExpression::escape(wordTo()),
                 QRegularExpression::escape(SweepText::tr("step", "3 to 9 step 2"))));
    static const QRegularExpression value(
        QStringLiteral("\\A(?:[0-9]+(?:[./][0-9]+)?|true|false)\\z"));
    if (const auto match = span.match(text); match.hasMatch()) {
        const int step = match.captured(3).isEmpty() ? 1 : match.captured(3).toInt();
        if (step == 0)
            return fail(SweepText::tr("A step must be at least 1."));
        const QStringList numbers
            = numbersFrom(match.captured(1).toInt(), match.captured(2).toInt(), step);
        if (numbers.isEmpty())
            return fail(SweepText::tr("The range ends before it begins: %1.").arg(text.trimmed()));
        return numbers;
    }
    QStringList values;
    static const QRegularExpression commas(QStringLiteral("[,\uff0c]")); // a Chinese one as well
    for (const QString& each : text.split(commas, Qt::SkipEmptyParts)) {
        const QString trimmed = each.trimmed();
        if (!value.match(trimmed).hasMatch())
            return fail(SweepText::tr("“%1” is neither a range such as 10 to 50 step 10 nor a list "
                                      "such as 3, 5, 1/2.")
                            .arg(text.trimmed().left(30)));
        if (!values.contains(trimmed))
            values << trimmed;
    }
    if (values.isEmpty())
        return fail(SweepText::tr("A value is missing: give a range such as 10 to 50 step 10, or a "
                                  "list such as 3, 5, 1/2."));
    return values;
}

bool SweepReport::isComplete() const
{
    return std::ranges::all_of(
        points, [](const SweepPoint& point) { return point.isRun || !point.fault.isEmpty(); });
}

Expected<SweepReport> plannedSweep(const SweepPlan& plan)
{
    const auto known = models();
    const ModelInfo* const model = findModel(known, plan.model);
    if (!model)
        return fail(SweepText::tr("There is no model “%1” with parameters.").arg(plan.model));
    FOURCAST_TRY(checkRanges(plan, *model));
    SweepReport report {plan, {{}}};
    for (const SweepRange& range : plan.ranges) {
        std::vector<SweepPoint> longer;
        for (const SweepPoint& point : report.points)
            for (const QString& value : range.values) {
                longer.push_back(point);
                longer.back().at << value;
            }
        report.points = std::move(longer);
    }
    // Some may make no sense beside others, and say so when they are run.
    Error fault;
    for (const SweepPoint& point : report.points) {
        const auto text = modelText(*model, valuesOf(plan, point));
        if (text)
            return report;
        fault = text.error();
    }
    return tl::unexpected(fault);
}

ModelValues valuesOf(const SweepPlan& plan, const SweepPoint& point)
{
    ModelValues values = plan.values;
    for (std::size_t i = 0; i < plan.ranges.size(); ++i)
        values[plan.ranges[i].parameter] = point.at[static_cast<qsizetype>(i)];
    return values;
}

QString pointText(const SweepPlan& plan, const SweepPoint& point)
{
    QStringList parts;
    for (std::size_t i = 0; i < plan.ranges.size(); ++i)
        parts << QStringLiteral("%1 = %2").arg(plan.ranges[i].parameter,
                                               point.at[static_cast<qsizetype>(i)]);
    return parts.join(QStringLiteral(", "));
}

QByteArray sweepToCsv(const SweepReport& report)
{
    QStringList head;
    for (const SweepRange& range : report.plan.ranges)
        head << range.parameter;
    head << QStringLiteral("states") << QStringLiteral("choices") << QStringLiteral("branches")
         << QStringLiteral("bytes") << QStringLiteral("milliseconds exploring")
         << QStringLiteral("milliseconds checking") << QStringLiteral("answer")
         << QStringLiteral("low") << QStringLiteral("high") << QStringLiteral("exact");
    QByteArray csv = csvRow(head);
    for (const SweepPoint& point : report.points) {
        if (!point.isRun)
            continue;
        const bool isValue = point.verdict == Verdict::Value;
        QStringList row = point.at;
        row << QString::number(point.states) << QString::number(point.choices)
            << QString::number(point.branches) << QString::number(point.bytes)
            << pointMilliseconds(point.exploring) << pointMilliseconds(point.checking)
            << (isValue ? certainText(point.bounds)
                    : point.verdict == Verdict::Infinite
                    ? QStringLiteral("infinite")
                    : QStringLiteral("not reached for certain"))
            << (isValue ? roundTripText(point.bounds.low) : QString())
            << (isValue ? roundTripText(point.bounds.high) : QString()) << point.exact;
        csv += csvRow(row);
    }
    return csv;
}

}
