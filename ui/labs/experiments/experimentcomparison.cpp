// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/experiments/experimentcomparison.h"

#include "ui/labs/runs/experimenttext.h"
#include "ui/text/counttext.h"

#include <QGuiApplication>

void ExperimentComparison::setResults(const ExperimentResult& shown, const ExperimentResult& other)
{
    beginResetModel();
    m_rows.clear();
    const auto ours = shown.tallies();
    const auto theirs = other.tallies();
    for (std::size_t i = 0; i < ours.size(); ++i) {
        const QString name = experimenttext::cellName(shown.experiment, i);
        for (std::size_t j = 0; j < theirs.size(); ++j)
            if (experimenttext::cellName(other.experiment, j) == name) {
                m_rows.push_back({name, ours[i], theirs[j]});
                break;
            }
    }
    endResetModel();
}

int ExperimentComparison::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ExperimentComparison::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ExperimentComparison::text(const Row& row, int column) const
{
    const auto run = [](const CellTally& tally) {
        return tally.played == 0 ? QString()
                                 : tr("%1 (%2), %3 games")
                                       .arg(experimenttext::share(tally.shareOfA()),
                                            experimenttext::interval(tally.shareA),
                                            countText(static_cast<quint64>(tally.played)));
    };
    switch (column) {
    case NameColumn:
        return row.name;
    case ThisColumn:
        return run(row.shown);
    case OtherColumn:
        return run(row.other);
    case DifferenceColumn: {
        if (!row.isKnown())
            return {};
        const double difference = row.shown.shareOfA() - row.other.shareOfA();
        const QString sign = difference > 0 ? QStringLiteral("+") : QString();
        return sign + decimalText(difference, 2);
    }
    case OverlapColumn:
        return !row.isKnown() ? QString() : row.overlaps() ? tr("overlap") : tr("apart");
    default:
        return {};
    }
}

QVariant ExperimentComparison::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole)
        return text(row, index.column());
    if (role == Qt::DecorationRole && index.column() == OverlapColumn && row.isKnown())
        return experimenttext::verdictIcon(row.overlaps() ? CellTally::Verdict::Agrees
                                                          : CellTally::Verdict::Differs,
                                           QGuiApplication::palette());
    return {};
}

QVariant ExperimentComparison::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return section + 1;
    switch (section) {
    case NameColumn:
        return tr("Cell");
    case ThisColumn:
        return tr("This run");
    case OtherColumn:
        return tr("Other run");
    case DifferenceColumn:
        return tr("Difference");
    case OverlapColumn:
        return tr("95 % intervals");
    default:
        return {};
    }
}
