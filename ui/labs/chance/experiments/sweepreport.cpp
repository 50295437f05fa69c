// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/experiments/sweepreport.h"

#include "ui/charts/figurechart.h"
#include "ui/labs/chance/answer/numbers.h"
#include "ui/labs/models/modelreport.h"
#include "ui/text/counttext.h"
#include "ui/text/numbertext.h"

#include <QCoreApplication>

using fourcast::chance::SweepPoint;
using fourcast::chance::SweepRange;
using fourcast::chance::SweepReport;
using fourcast::chance::Verdict;

namespace {

struct SweepReportText
{
    Q_DECLARE_TR_FUNCTIONS(SweepReport)
};

constexpr qsizetype longestRowFraction = 17;

QString answerText(const SweepPoint& point)
{
    if (!point.isRun)
        return point.fault.isEmpty() ? QString() : QStringLiteral("▲ ") + point.fault;
    if (point.verdict == Verdict::Infinite)
        return SweepReportText::tr("infinite");
    if (point.verdict == Verdict::NotReached)
        return SweepReportText::tr("not certain to be reached");
    const QString value = chancenumbers::value(point.bounds, 10);
    return point.exact.contains(u'/') && point.exact.size() <= longestRowFraction
        ? QStringLiteral("%1 = %2").arg(point.exact, value)
        : value;
}

QString memoryText(std::uint64_t bytes)
{
    return SweepReportText::tr("%1 KiB").arg(countText((bytes + 1023) / 1024));
}

}

QStringList sweepTitles(const SweepReport& report)
{
    QStringList titles;
    for (const SweepRange& range : report.plan.ranges)
        titles << range.parameter;
    return titles << SweepReportText::tr("States") << SweepReportText::tr("Choices")
                  << SweepReportText::tr("Branches") << SweepReportText::tr("Memory")
                  << SweepReportText::tr("Time") << SweepReportText::tr("Answer")
                  << SweepReportText::tr("Guaranteed interval");
}

QStringList sweepRow(const SweepReport&, const SweepPoint& point)
{
    QStringList row = point.at;
    if (!point.isRun)
        return row << QString() << QString() << QString() << QString() << QString()
                   << answerText(point) << QString();
    return row << countText(point.states) << countText(point.choices) << countText(point.branches)
               << memoryText(point.bytes) << durationText(point.time()) << answerText(point)
               << (point.verdict == Verdict::Value ? chancenumbers::interval(point.bounds)
                                                   : QString());
}

QByteArray sweepReportPdf(const SweepReport& report, const std::vector<Figure>& figures)
{
    ModelReport pages(SweepReportText::tr("Report on an experiment: %1").arg(report.plan.model));
    pages.addParagraph(SweepReportText::tr("Question: %1.").arg(report.plan.property));
    for (const SweepRange& range : report.plan.ranges)
        pages.addParagraph(SweepReportText::tr("Values of %1: %2.")
                               .arg(range.parameter, range.values.join(QStringLiteral(", "))));
    QStringList others;
    for (auto value = report.plan.values.cbegin(); value != report.plan.values.cend(); ++value)
        if (std::ranges::find(report.plan.ranges, value.key(), &SweepRange::parameter)
            == report.plan.ranges.end())
            others << QStringLiteral("%1 = %2").arg(value.key(), value.value());
    if (!others.isEmpty())
        pages.addParagraph(SweepReportText::tr("The other parameters: %1.")
                               .arg(others.join(QStringLiteral(", "))));
    std::vector<QStringList> rows {sweepTitles(report)};
    for (const SweepPoint& point : report.points)
        rows.push_back(sweepRow(report, point));
    pages.addTable(rows);
    for (const Figure& figure : figures) {
        if (figure.isEmpty())
            continue;
        pages.addHeading(figure.title);
        pages.addPicture(figureContent(figure));
        pages.addParagraph(figure.note);
    }
    return pages.toPdf();
}
