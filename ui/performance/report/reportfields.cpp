// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/report/reportfields.h"

#include "core/board/notation.h"
#include "core/search/metrics/load.h"
#include "core/search/metrics/searchquantity.h"
#include "ui/text/counttext.h"
#include "ui/text/metrictext.h"
#include "ui/text/scoresentence.h"

namespace {

QString statusText(SearchReport::Status status)
{
    switch (status) {
    case SearchReport::Status::Deepening:
        return ReportFields::tr("still searching");
    case SearchReport::Status::Completed:
        return ReportFields::tr("completed");
    case SearchReport::Status::LimitReached:
        return ReportFields::tr("limit reached");
    case SearchReport::Status::Stopped:
        return ReportFields::tr("stopped early");
    }
    return {};
}

QString depthText(const SearchReport& report, DiscTheme)
{
    return report.depth > 0
        ? ReportFields::tr("%n plies, %1", nullptr, report.depth).arg(statusText(report.status))
        : statusText(report.status);
}

QString engineText(const SearchReport& report, DiscTheme)
{
    return report.variant.isEmpty()
        ? report.engine
        : ReportFields::tr("%1 (%2)").arg(report.engine, report.variant.text());
}

/// The line of play in squares; a report's line is legal in its root.
QString lineText(const SearchReport& report, DiscTheme)
{
    return report.principalVariation.empty()
        ? ReportFields::tr("none")
        : notation::toCoordinates(report.principalVariation, report.root);
}

QString disturbedText(const SearchReport& report, DiscTheme)
{
    if (report.disturbed)
        return ReportFields::tr("disturbed by a laboratory");
    if (hadLoadFromElsewhere(report))
        return ReportFields::tr("disturbed by other programs");
    return {};
}

QString shareOfLeaves(const SearchReport& report, DiscTheme)
{
    const std::uint64_t evaluations = report.statistics.evaluations;
    return report.leaves > 0 ? ReportFields::tr("%1 of the leaves", "%1 is a share")
                                   .arg(percentText(static_cast<double>(evaluations)
                                                    / static_cast<double>(report.leaves)))
                             : QString();
}

QString shareOnFirstMove(const SearchReport& report, DiscTheme)
{
    const auto share = searchQuantity(u"firstMoveCutoffShare")->value(report);
    return share
        ? ReportFields::tr("%1 on the first move", "%1 is a share").arg(percentText(*share))
        : QString();
}

QString growthSince(const SearchReport& report, DiscTheme)
{
    if (!report.residentBefore || !report.residentBytes)
        return {};
    const double before = static_cast<double>(*report.residentBefore);
    const double now = static_cast<double>(*report.residentBytes);
    return now >= before
        ? ReportFields::tr("%1 more than before", "memory").arg(bytesText(now - before))
        : ReportFields::tr("%1 less than before", "memory").arg(bytesText(before - now));
}

QString workersText(const SearchReport& report, DiscTheme)
{
    return ReportFields::tr("workers: %1").arg(report.workers);
}

}

ReportFields::ReportFields(Part part, QWidget* parent) : FieldGrid(parent)
{
    switch (part) {
    case Part::Summary:
        addSummary();
        break;
    case Part::Table:
        addTable();
        break;
    case Part::Time:
        addTime();
        break;
    case Part::Questions:
        addQuestions();
        break;
    }
}

void ReportFields::addText(const QString& name, Text text, const QString& tip, Width width)
{
    add(name, tip, width);
    m_texts.push_back(std::move(text));
}

void ReportFields::addFigure(const char* key, Text more)
{
    const SearchQuantity& quantity = *searchQuantity(QString::fromLatin1(key));
    addText(
        quantity.name(),
        [&quantity, more = std::move(more)](const SearchReport& report, DiscTheme theme) {
            const QString figure = metricText(quantity, quantity.value(report));
            const QString added = more ? more(report, theme) : QString();
            return added.isEmpty()
                ? figure
                : tr("%1, %2", "a figure, and what more there is to say of it").arg(figure, added);
        },
        quantity.meaning());
}

void ReportFields::addSummary()
{
    addText(tr("Engine"), engineText, {}, Width::Row);
    addText(
        tr("Score"),
        [](const SearchReport& report, DiscTheme theme) {
            return scoreSentence(report.score, report, theme);
        },
        {}, Width::Row);
    addText(searchQuantity(u"depth")->name(), depthText, searchQuantity(u"depth")->meaning());
    addFigure("milliseconds", disturbedText);
    addFigure("nodes");
    addFigure("nodesPerSecond", workersText);
    addFigure("branchingFactor");
    addFigure("selectiveDepth");
    addFigure("leaves");
    addFigure("evaluations", shareOfLeaves);
    addFigure("cutoffs", shareOnFirstMove);
    addFigure("memoryBytes");
    addFigure("processBytes", growthSince);
    addText(tr("Line"), lineText, tr("The best line, in squares."), Width::Row);
}

void ReportFields::addTable()
{
    const auto count = [](std::uint64_t TableStatistics::*field) {
        return [field](const SearchReport& report, DiscTheme) {
            const auto& table = report.statistics.table;
            return table ? countText((*table).*field) : QString();
        };
    };
    addFigure("tableReads");
    addFigure("tableHitShare", count(&TableStatistics::hits));
    addFigure("tableCutoffShare", count(&TableStatistics::cutoffs));
    addFigure("tableStores");
    addFigure("tableFill");
    addFigure("tableBytes");
}

void ReportFields::addTime()
{
    addFigure("processorMilliseconds");
    addFigure("readyMilliseconds");
    addFigure("busyWorkers");
    addFigure("startMilliseconds");
}

void ReportFields::addQuestions()
{
    addFigure("columnNodes");
    addFigure("lineNodes");
    addFigure("bookColumns");
}

void ReportFields::setReport(const SearchReport& report, DiscTheme theme)
{
    for (std::size_t field = 0; field < m_texts.size(); ++field)
        setValue(field, m_texts[field](report, theme));
}
