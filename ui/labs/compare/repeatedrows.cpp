// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/compare/repeatedrows.h"

#include "core/compare/comparisontext.h"
#include "core/compare/repeatedsearch.h"

#include <QCoreApplication>
#include <algorithm>

namespace {

struct RepeatedRowWords
{
    Q_DECLARE_TR_FUNCTIONS(RepeatedSearch)
};

bool hasIntervals(const std::vector<RepeatedFigure>& figures)
{
    return std::ranges::any_of(
        figures, [](const RepeatedFigure& figure) { return figure.repeated.interval.has_value(); });
}

QString repeatedRange(const RepeatedFigure& figure, double low, double high)
{
    const QString from = comparisontext::figure(*figure.quantity, low);
    return low < high
        ? RepeatedRowWords::tr("%1 to %2").arg(from, comparisontext::figure(*figure.quantity, high))
        : from;
}

TableModel::Cell placeCell(const RepeatedFigure& figure, bool isComparable)
{
    if (!isComparable)
        return {QStringLiteral("–"),
                RepeatedRowWords::tr("Recorded on another system: these do not compare.")};
    switch (figure.place) {
    case RepeatedFigure::Place::Same:
        return {RepeatedRowWords::tr("the same")};
    case RepeatedFigure::Place::Within:
        return {RepeatedRowWords::tr("within")};
    case RepeatedFigure::Place::Below:
    case RepeatedFigure::Place::Above:
        break;
    }
    const bool isAbove = figure.place == RepeatedFigure::Place::Above;
    return {.text = isAbove ? RepeatedRowWords::tr("above all %1").arg(figure.count)
                            : RepeatedRowWords::tr("below all %1").arg(figure.count),
            .isBold = true};
}

}

std::vector<TableModel::Heading> repeatedrows::headings(const ComparisonResult& result)
{
    std::vector<TableModel::Heading> headings {
        {.text = RepeatedRowWords::tr("Figure"), .isWords = true},
        {RepeatedRowWords::tr("Recorded"),
         RepeatedRowWords::tr("As the recorded search reported it.")},
        {RepeatedRowWords::tr("Median"), RepeatedRowWords::tr("Of the repetitions.")}};
    if (hasIntervals(repeatedFigures(result)))
        headings.push_back(
            {RepeatedRowWords::tr("95 % interval"),
             RepeatedRowWords::tr("It holds the median of all such repetitions with 95 %.")});
    headings.push_back({RepeatedRowWords::tr("Lowest to highest"),
                        RepeatedRowWords::tr("The range of the repetitions.")});
    headings.push_back({.text = RepeatedRowWords::tr("Recorded value lies"),
                        .meaning = RepeatedRowWords::tr(
                            "Where the recorded value lies in the range of the repetitions."),
                        .isWords = true});
    return headings;
}

std::vector<TableModel::Row> repeatedrows::rows(const ComparisonResult& result)
{
    const std::vector<RepeatedFigure> figures = repeatedFigures(result);
    const bool hasInterval = hasIntervals(figures);
    const bool isSame = isSameMachine(result);
    std::vector<TableModel::Row> rows;
    for (const RepeatedFigure& figure : figures) {
        const SearchQuantity& quantity = *figure.quantity;
        TableModel::Row& row = rows.emplace_back();
        row.push_back({.text = comparisontext::title(quantity), .tip = quantity.meaning()});
        row.push_back({comparisontext::figure(quantity, figure.recorded)});
        row.push_back({comparisontext::figure(quantity, figure.repeated.median)});
        if (hasInterval) {
            const auto& interval = figure.repeated.interval;
            row.push_back({interval ? repeatedRange(figure, interval->low, interval->high)
                                    : QStringLiteral("–")});
        }
        row.push_back({repeatedRange(figure, figure.repeated.least, figure.repeated.most)});
        row.push_back(placeCell(figure, isSame || !quantity.changesUnderLoad()));
    }
    return rows;
}
