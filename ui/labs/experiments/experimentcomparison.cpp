// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/experiments/experimentcomparison.h"

#include "ui/labs/runs/experimenttext.h"
#include "ui/text/counttext.h"

#include <QGuiApplication>

namespace {

QString runText(const CellTally& tally)
{
    return tally.played == 0
        ? QString()
        : ExperimentComparison::tr("%1 (%2), %3 games")
              .arg(experimenttext::share(tally.shareOfA()), experimenttext::interval(tally.shareA),
                   countText(tally.played));
}

std::optional<bool> overlap(const CellTally& shown, const CellTally& other)
{
    if (shown.played == 0 || other.played == 0)
        return std::nullopt;
    return shown.shareA.low <= other.shareA.high && other.shareA.low <= shown.shareA.high;
}

QString differenceOf(const CellTally& shown, const CellTally& other)
{
    const double difference = shown.shareOfA() - other.shareOfA();
    return (difference > 0 ? QStringLiteral("+") : QString()) + decimalText(difference, 2);
}

}

void ExperimentComparison::setResults(const ExperimentResult& shown, const ExperimentResult& other)
{
    std::vector<Row> rows;
    m_overlaps.clear();
    const auto ours = shown.tallies();
    const auto theirs = other.tallies();
    for (std::size_t i = 0; i < ours.size(); ++i) {
        const QString name = experimenttext::cellName(shown.experiment, i);
        for (std::size_t j = 0; j < theirs.size(); ++j) {
            if (experimenttext::cellName(other.experiment, j) != name)
                continue;
            const auto overlaps = m_overlaps.emplace_back(overlap(ours[i], theirs[j]));
            rows.push_back({{name},
                            {runText(ours[i])},
                            {runText(theirs[j])},
                            {overlaps ? differenceOf(ours[i], theirs[j]) : QString()},
                            {!overlaps       ? QString()
                                 : *overlaps ? tr("overlap")
                                             : tr("no overlap")}});
            break;
        }
    }
    std::vector<Heading> headings;
    for (const QString& text :
         {tr("Cell"), tr("This run"), tr("Other run"), tr("Difference"), tr("95 % intervals")})
        headings.push_back({.text = text, .isWords = true});
    setHeadings(std::move(headings));
    setRows(std::move(rows));
}

QVariant ExperimentComparison::data(const QModelIndex& index, int role) const
{
    if (role != Qt::DecorationRole || !index.isValid() || index.column() != OverlapColumn)
        return TableModel::data(index, role);
    const auto overlaps = m_overlaps.value(index.row());
    return overlaps ? experimenttext::verdictIcon(*overlaps ? CellTally::Verdict::Agrees
                                                            : CellTally::Verdict::Differs,
                                                  QGuiApplication::palette())
                    : QVariant();
}
