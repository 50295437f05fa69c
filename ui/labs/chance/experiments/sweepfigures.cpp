// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/experiments/sweepfigures.h"

#include "core/chance/experiments/growth.h"
#include "core/chance/models/modeltable.h"
#include "core/chance/tables/publishedanswer.h"
#include "ui/labs/chance/answer/countedtext.h"
#include "ui/labs/chance/answer/numbers.h"
#include "ui/text/counttext.h"
#include "ui/text/numbertext.h"

#include <QCoreApplication>
#include <algorithm>
#include <functional>

using fourcast::chance::Bounds;
using fourcast::chance::EndingCurve;
using fourcast::chance::fittedGrowth;
using fourcast::chance::Growth;
using fourcast::chance::ModelInfo;
using fourcast::chance::ModelParameter;
using fourcast::chance::models;
using fourcast::chance::publishedAnswer;
using fourcast::chance::publishedStates;
using fourcast::chance::SweepPlan;
using fourcast::chance::SweepPoint;
using fourcast::chance::SweepReport;
using fourcast::chance::Verdict;

namespace {

struct SweepFiguresText
{
    Q_DECLARE_TR_FUNCTIONS(SweepFigures)
};

using CurveKind = FigureSeries::Kind;

constexpr int fitPoints = 40;
/// More curves nobody tells apart.
constexpr std::size_t mostCurves = 10;

/// "3" and "1/2" as numbers; a switch is 0 or 1.
double numberOf(const QString& value)
{
    if (value == QLatin1String("true"))
        return 1;
    const QStringList parts = value.split(u'/');
    return parts.size() == 2 ? parts[0].toDouble() / parts[1].toDouble() : value.toDouble();
}

double milliseconds(std::chrono::nanoseconds time)
{
    return std::chrono::duration<double, std::milli>(time).count();
}

QString seriesName(const SweepReport& report, const SweepPoint& point, const QString& alone)
{
    return report.plan.ranges.size() < 2
        ? alone
        : QStringLiteral("%1 = %2").arg(report.plan.ranges[1].parameter, point.at[1]);
}

/// A series for each value of the second range, of the points that were run and are wanted.
std::vector<FigureSeries>
seriesOf(const SweepReport& report, const QString& alone,
         const std::function<std::optional<FigureSeries::Point>(const SweepPoint&)>& placed)
{
    std::vector<FigureSeries> all;
    for (const SweepPoint& point : report.points) {
        if (!point.isRun)
            continue;
        const QString name = seriesName(report, point, alone);
        auto series = std::ranges::find(all, name, &FigureSeries::name);
        if (series == all.end()) {
            all.push_back({name, CurveKind::Line, {}, static_cast<int>(all.size())});
            series = std::prev(all.end());
        }
        if (auto made = placed(point)) {
            made->x = numberOf(point.at.front());
            made->text = pointText(report.plan, point) + u'\n' + made->text;
            series->points.push_back(*made);
        }
    }
    for (FigureSeries& series : all)
        std::ranges::sort(series.points, {}, &FigureSeries::Point::x);
    return all;
}

/// "N: Players"; whole numbers have nothing between them.
void nameAcross(PlotAxis& across, const SweepPlan& plan)
{
    across.title = plan.ranges.front().parameter;
    const std::vector<ModelInfo> known = models();
    const ModelInfo* const model = findModel(known, plan.model);
    if (!model)
        return;
    const auto parameter
        = std::ranges::find(model->parameters, across.title, &ModelParameter::name);
    if (parameter == model->parameters.end())
        return;
    across.title += QStringLiteral(": ") + parameter->title;
    across.leastStep = parameter->kind == ModelParameter::Kind::Probability ? 0 : 1;
}

Figure begun(const SweepReport& report, const QString& up)
{
    Figure figure;
    figure.title = QStringLiteral("%1: %2").arg(report.plan.model, up);
    figure.up.title = up;
    if (!report.plan.ranges.empty())
        nameAcross(figure.across, report.plan);
    figure.note = SweepFiguresText::tr("Run an experiment to see it here.");
    return figure;
}

void addPublished(Figure& figure, const SweepReport& report,
                  const std::function<QString(const fourcast::chance::ModelValues&)>& published)
{
    FigureSeries crosses {SweepFiguresText::tr("the study"), CurveKind::Crosses, {}, 0};
    for (const SweepPoint& point : report.points) {
        const QString text = published(valuesOf(report.plan, point));
        if (text.isEmpty())
            continue;
        const double value = text.toDouble();
        crosses.points.push_back({numberOf(point.at.front()), value, value, value,
                                  SweepFiguresText::tr("%1\nthe study prints %2")
                                      .arg(pointText(report.plan, point), text)});
    }
    if (!crosses.points.empty())
        figure.series.push_back(crosses);
}

QString growthText(const Growth& growth, const QString& what, const QString& parameter)
{
    const QString exponent = QLocale().toString(growth.exponent, 'f', 2);
    const QString explained = QLocale().toString(growth.explained, 'f', 4);
    return growth.isPower ? SweepFiguresText::tr("%1: grows as %2 to the power of %3 (R² %4).")
                                .arg(what, parameter, exponent, explained)
                          : SweepFiguresText::tr("%1: multiplies by %3 for each extra %2 (R² %4).")
                                .arg(what, parameter, exponent, explained);
}

/// A line of the fit beside each series, and what it says.
void addGrowth(Figure& figure, const QString& parameter, bool& isPower)
{
    QStringList notes;
    std::vector<FigureSeries> fits;
    isPower = true;
    for (const FigureSeries& series : figure.series) {
        std::vector<std::pair<double, double>> points;
        for (const FigureSeries::Point& point : series.points)
            points.emplace_back(point.x, point.y);
        const auto growth = fittedGrowth(points);
        if (!growth)
            continue;
        isPower = isPower && growth->isPower;
        notes << growthText(*growth, series.name, parameter);
        FigureSeries fit {SweepFiguresText::tr("%1, fitted").arg(series.name),
                          CurveKind::Line,
                          {},
                          series.ink + 2};
        const double first = points.front().first;
        const double last = points.back().first;
        // So many that no marker is drawn on it.
        for (int i = 0; i <= 2 * fitPoints; ++i) {
            const double x = first + (last - first) * i / (2 * fitPoints);
            const double y = growth->at(x);
            fit.points.push_back({x, y, y, y, notes.back()});
        }
        fits.push_back(std::move(fit));
    }
    figure.series.insert(figure.series.end(), fits.begin(), fits.end());
    figure.note = notes.isEmpty()
        ? SweepFiguresText::tr("At least three values are needed to show how it grows.")
        : notes.join(u' ');
}

}

namespace sweepfigures {

Figure answers(const SweepReport& report, bool logarithmic)
{
    Figure figure = begun(report, report.plan.property);
    figure.series = seriesOf(report, SweepFiguresText::tr("answer"),
                             [](const SweepPoint& point) -> std::optional<FigureSeries::Point> {
                                 if (point.verdict != Verdict::Value)
                                     return {};
                                 return FigureSeries::Point {
                                     0, point.bounds.middle(), point.bounds.low, point.bounds.high,
                                     SweepFiguresText::tr("guaranteed interval: %1")
                                         .arg(chancenumbers::interval(point.bounds))};
                             });
    if (figure.isEmpty())
        return figure;
    figure.note = SweepFiguresText::tr("%1: %2.").arg(report.plan.model, report.plan.property);
    addPublished(figure, report, [&report](const fourcast::chance::ModelValues& values) {
        return publishedAnswer(report.plan.model, values, report.plan.property);
    });
    fitAxes(figure, false, logarithmic);
    return figure;
}

Figure states(const SweepReport& report)
{
    Figure figure = begun(report, SweepFiguresText::tr("states"));
    figure.series = seriesOf(report, SweepFiguresText::tr("states"), [](const SweepPoint& point) {
        const auto count = static_cast<double>(point.states);
        return std::optional(
            FigureSeries::Point {0, count, count, count,
                                 SweepFiguresText::tr("%1 states").arg(countText(point.states))});
    });
    if (figure.isEmpty())
        return figure;
    bool isPower = true;
    addGrowth(figure, report.plan.ranges.front().parameter, isPower);
    addPublished(figure, report, [&report](const fourcast::chance::ModelValues& values) {
        return publishedStates(report.plan.model, values);
    });
    if (figure.series.back().kind == CurveKind::Crosses) {
        figure.series.back().name = SweepFiguresText::tr("the study, with an observer");
        figure.note += QLatin1Char(' ')
            + SweepFiguresText::tr("The study counts states with an observer of the goal, so its "
                                   "numbers are higher.");
    }
    fitAxes(figure, isPower, true);
    return figure;
}

Figure times(const SweepReport& report)
{
    Figure figure = begun(report, SweepFiguresText::tr("milliseconds"));
    figure.series = seriesOf(report, SweepFiguresText::tr("time"), [](const SweepPoint& point) {
        const double time = milliseconds(point.time());
        return std::optional(FigureSeries::Point {0, time, time, time, durationText(point.time())});
    });
    if (figure.isEmpty())
        return figure;
    bool isPower = true;
    addGrowth(figure, report.plan.ranges.front().parameter, isPower);
    fitAxes(figure, isPower, true);
    return figure;
}

Figure curves(const SweepReport& report)
{
    Figure figure = begun(report, SweepFiguresText::tr("cumulative probability"));
    figure.across.leastStep = 1;
    figure.note = SweepFiguresText::tr("Enter a number for “Curves up to” and run the experiment.");
    for (const SweepPoint& point : report.points) {
        if (point.curve.empty() || figure.series.size() == mostCurves)
            continue;
        figure.across.title = countedTitle(point.counted);
        FigureSeries series {pointText(report.plan, point),
                             CurveKind::Line,
                             {},
                             static_cast<int>(figure.series.size())};
        for (std::size_t k = 0; k < point.curve.size(); ++k) {
            const Bounds& bounds = point.curve[k];
            series.points.push_back(
                {static_cast<double>(k), bounds.middle(), bounds.low, bounds.high,
                 SweepFiguresText::tr("%1\nwithin %2: %3")
                     .arg(series.name, QString::number(k), chancenumbers::value(bounds))});
        }
        figure.series.push_back(std::move(series));
    }
    if (figure.isEmpty())
        return figure;
    figure.note
        = SweepFiguresText::tr("%1: probability of reaching the goal within the given number. "
                               "Where there are choices, it is the greatest probability.")
              .arg(report.plan.model);
    fitAxes(figure, false, false);
    return figure;
}

Figure endings(const std::vector<EndingCurve>& curves, const QString& title, const QString& across)
{
    Figure figure;
    figure.title = title;
    figure.across.title = across;
    figure.across.leastStep = 1;
    figure.up.title = SweepFiguresText::tr("probability that the game is over");
    figure.note = SweepFiguresText::tr("Endings can only be shown for a game without choices. "
                                       "Explore such a model first, for example the Goose.");
    std::vector<double> below;
    for (const EndingCurve& curve : curves) {
        below.resize(curve.points.size());
        FigureSeries series {
            curve.name, CurveKind::Area, {}, static_cast<int>(figure.series.size())};
        for (std::size_t k = 0; k < curve.points.size(); ++k) {
            const double share = curve.points[k].middle();
            series.points.push_back(
                {static_cast<double>(k), below[k] + share / 2, below[k], below[k] + share,
                 SweepFiguresText::tr("%1 within %2: %3")
                     .arg(curve.name, QString::number(k), chancenumbers::value(curve.points[k]))});
            below[k] += share;
        }
        figure.series.push_back(std::move(series));
    }
    if (figure.isEmpty())
        return figure;
    QStringList parts;
    for (const EndingCurve& curve : curves)
        parts << QStringLiteral("%1 %2").arg(curve.name,
                                             chancenumbers::value(curve.points.back(), 4));
    figure.note
        = SweepFiguresText::tr("After %1: %2; over with probability %3.")
              .arg(QString::number(curves.front().points.size() - 1),
                   parts.join(QStringLiteral(", ")), chancenumbers::number(below.back(), 4));
    fitAxes(figure, false, false);
    return figure;
}

}
