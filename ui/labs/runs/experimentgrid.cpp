// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/runs/experimentgrid.h"

#include "ui/labs/runs/experimentdata.h"
#include "ui/labs/runs/experimenttext.h"
#include "ui/text/counttext.h"

#include <QGuiApplication>

ExperimentGrid::ExperimentGrid(const ExperimentData& data, QObject* parent)
    : QAbstractTableModel(parent), m_data(data)
{
    read();
    connect(&data, &ExperimentData::replaced, this, [this] {
        beginResetModel();
        read();
        endResetModel();
    });
    connect(&data, &ExperimentData::changed, this, [this] {
        if (!m_cells.isEmpty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    });
}

void ExperimentGrid::read()
{
    m_labels = ExperimentLabels(m_data.experiment());
    const auto& cells = m_data.experiment().cells;
    m_cells.fill(-1, m_labels.rows.size() * m_labels.columns.size());
    for (std::size_t i = 0; i < cells.size(); ++i)
        m_cells[m_labels.rows.indexOf(cells[i].row) * m_labels.columns.size()
                + m_labels.columns.indexOf(cells[i].column)]
            = static_cast<int>(i);
}

int ExperimentGrid::cellAt(int row, int column) const
{
    return m_cells.value(row * static_cast<int>(m_labels.columns.size()) + column, -1);
}

int ExperimentGrid::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_labels.rows.size());
}

int ExperimentGrid::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_labels.columns.size());
}

QVariant ExperimentGrid::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const int number = cellAt(index.row(), index.column());
    if (number < 0)
        return {};
    const ExperimentCell& cell = m_data.experiment().cells[static_cast<std::size_t>(number)];
    const CellTally& tally = m_data.tallies()[static_cast<std::size_t>(number)];
    switch (role) {
    case Qt::DisplayRole: {
        QStringList lines;
        if (cell.article)
            lines << tr("article %1").arg(experimenttext::article(cell));
        if (tally.played > 0)
            lines << tr("ours %1").arg(experimenttext::ours(cell, tally))
                  << experimenttext::intervals(cell, tally)
                         .replace(QStringLiteral(" : "), QStringLiteral(" :\n"));
        const QString verdict = experimenttext::verdict(tally.verdict);
        const QString games
            = tr("%1 of %2 games").arg(countText(tally.played), countText(tally.rounds));
        if (tally.verdict == CellTally::Verdict::Agrees
            || tally.verdict == CellTally::Verdict::Differs)
            lines << verdict;
        else
            lines << games;
        return lines.join(QLatin1Char('\n'));
    }
    case Qt::DecorationRole:
        return experimenttext::verdictIcon(tally.verdict, QGuiApplication::palette());
    case Qt::ToolTipRole:
        return experimenttext::details(cell, tally);
    case Qt::AccessibleTextRole:
        return QString(
            experimenttext::cellName(m_data.experiment(), static_cast<std::size_t>(number))
            + QLatin1Char('\n') + experimenttext::details(cell, tally));
    default:
        return {};
    }
}

QVariant ExperimentGrid::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    return orientation == Qt::Horizontal ? m_labels.columns.value(section)
                                         : m_labels.rows.value(section);
}
