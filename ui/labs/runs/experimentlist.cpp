// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/runs/experimentlist.h"

#include "ui/labs/runs/experimentdata.h"
#include "ui/labs/runs/experimenttext.h"
#include "ui/text/counttext.h"

#include <QGuiApplication>

ExperimentList::ExperimentList(const ExperimentData& data, QObject* parent)
    : QAbstractTableModel(parent), m_data(data)
{
    connect(&data, &ExperimentData::replaced, this, [this] {
        beginResetModel();
        endResetModel();
    });
    connect(&data, &ExperimentData::changed, this, [this] {
        if (rowCount() > 0)
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    });
}

int ExperimentList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_data.tallies().size());
}

int ExperimentList::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ExperimentList::text(int row, int column) const
{
    const auto at = static_cast<std::size_t>(row);
    const ExperimentCell& cell = m_data.experiment().cells[at];
    const CellTally& tally = m_data.tallies()[at];
    const auto count = [](int value) { return countText(static_cast<quint64>(value)); };
    switch (column) {
    case NameColumn:
        return experimenttext::cellName(m_data.experiment(), at);
    case ArticleColumn:
        return experimenttext::article(cell);
    case OursColumn:
        return experimenttext::ours(cell, tally);
    case IntervalColumn:
        return experimenttext::intervals(cell, tally);
    case VerdictColumn:
        return experimenttext::verdict(tally.verdict);
    case GamesColumn:
        return tr("%1 of %2").arg(count(tally.played), count(tally.rounds));
    case ResultColumn:
        return tally.played == 0
            ? QString()
            : tr("%1–%2–%3", "won, drawn, lost")
                  .arg(count(tally.winsA), count(tally.draws), count(tally.winsB));
    case StrongerColumn:
        return experimenttext::stronger(tally);
    case NodesColumn:
        return tally.played == 0 ? QString()
                                 : tr("%1 : %2").arg(experimenttext::quantity(tally.nodesPerMoveA),
                                                     experimenttext::quantity(tally.nodesPerMoveB));
    case TimeColumn:
        return tally.played == 0 ? QString()
                                 : tr("%1 : %2").arg(experimenttext::quantity(tally.msPerMoveA),
                                                     experimenttext::quantity(tally.msPerMoveB));
    default:
        return {};
    }
}

QVariant ExperimentList::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto at = static_cast<std::size_t>(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), index.column());
    case Qt::DecorationRole:
        return index.column() == VerdictColumn
            ? experimenttext::verdictIcon(m_data.tallies()[at].verdict, QGuiApplication::palette())
            : QVariant();
    case Qt::ToolTipRole:
        return experimenttext::details(m_data.experiment().cells[at], m_data.tallies()[at]);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((index.column() == NameColumn || index.column() == VerdictColumn
                                        ? Qt::AlignLeft
                                        : Qt::AlignRight)
                                   | Qt::AlignVCenter);
    case CellRole:
        return index.row();
    default:
        return {};
    }
}

QVariant ExperimentList::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::ToolTipRole && orientation == Qt::Horizontal && section == StrongerColumn)
        return experimenttext::testMeaning();
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return section + 1;
    switch (section) {
    case NameColumn:
        return tr("Cell");
    case ArticleColumn:
        return tr("Article: %1", "whose share").arg(experimenttext::whose(m_data.experiment()));
    case OursColumn:
        return tr("Ours: %1", "whose share").arg(experimenttext::whose(m_data.experiment()));
    case IntervalColumn:
        return tr("95 % interval");
    case VerdictColumn:
        return tr("Verdict");
    case GamesColumn:
        return tr("Games");
    case ResultColumn:
        return tr("Won–drawn–lost");
    case StrongerColumn:
        return tr("Stronger (SPRT)");
    case NodesColumn:
        return tr("Nodes per move");
    case TimeColumn:
        return tr("ms per move");
    default:
        return {};
    }
}
