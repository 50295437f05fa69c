// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/lensmodel.h"

#include "core/board/notation.h"
#include "ui/style/showndiscs.h"
#include "ui/text/heuristictext.h"
#include "ui/text/sidename.h"

#include <QFont>

QString squaresText(Bitboard squares)
{
    QStringList names;
    for (int column = 0; column < Position::Shape::width; ++column)
        for (int row = 0; row < Position::Shape::height; ++row)
            if (squares & Position::Shape::square(column, row))
                names << notation::squareName(column, row);
    return names.join(u' ');
}

void LensModel::setReport(const LensReport& report)
{
    beginResetModel();
    m_report = report;
    endResetModel();
}

const H1Feature* LensModel::feature(int row) const
{
    const int present = static_cast<int>(m_report.features.size());
    if (row < 0 || row >= rowCount())
        return nullptr;
    return row < present ? &m_report.features[static_cast<std::size_t>(row)].what
                         : &m_report.gone[static_cast<std::size_t>(row - present)];
}

bool LensModel::isGone(int row) const
{
    return row >= static_cast<int>(m_report.features.size());
}

int LensModel::rowOf(const H1Feature& wanted) const
{
    for (int row = 0; row < rowCount(); ++row) {
        const H1Feature& here = *feature(row);
        if (here.number == wanted.number && here.side == wanted.side && here.discs == wanted.discs
            && here.squares == wanted.squares)
            return row;
    }
    return -1;
}

int LensModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_report.features.size() + m_report.gone.size());
}

int LensModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString LensModel::text(int row, int column) const
{
    const H1Feature& here = *feature(row);
    switch (column) {
    case ChangeColumn:
        if (isGone(row))
            return tr("gone", "a feature that the last move took away");
        return m_report.features[static_cast<std::size_t>(row)].came
            ? tr("new", "a feature that the last move made")
            : QString();
    case SideColumn:
        return sideTitle(here.side, ShownDiscs::theme());
    case FeatureColumn:
        return here.number > 0 ? tr("F%1", "number of a feature of H1").arg(here.number)
                               : tr("square", "a disc's square value");
    case SquaresColumn:
        return here.squares ? tr("%1, open %2", "squares: d1 e1, open c1")
                                  .arg(squaresText(here.discs), squaresText(here.squares))
                            : squaresText(here.discs);
    case ValueColumn:
        return heuristicText(here.value);
    default:
        return {};
    }
}

QString LensModel::sentence(int row) const
{
    if (!feature(row))
        return {};
    const H1Feature& here = *feature(row);
    const QString what = tr("%1, %2 on %3: %4 units",
                            "side, feature, squares, value: Orange, two in line on d1 e1: +50,000")
                             .arg(text(row, SideColumn), here.text, text(row, SquaresColumn),
                                  heuristicText(here.value));
    const QString change = text(row, ChangeColumn);
    return change.isEmpty() ? what : tr("%1 (%2)", "sentence, new or gone").arg(what, change);
}

QVariant LensModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole:
    case Qt::StatusTipRole:
        return sentence(row);
    case Qt::AccessibleTextRole:
        return index.column() == SquaresColumn ? sentence(row) : text(row, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == ValueColumn ? int(Qt::AlignRight | Qt::AlignVCenter)
                                             : int(Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::FontRole: {
        QFont font;
        font.setStrikeOut(isGone(row) && index.column() != ChangeColumn);
        font.setBold(!isGone(row) && !text(row, ChangeColumn).isEmpty());
        return font;
    }
    default:
        return {};
    }
}

QVariant LensModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const QString titles[] {tr("Change"), tr("Side"), tr("Kind"), tr("Squares"), tr("Value")};
    const QString tips[] {
        tr("Features the last move added or removed"), tr("The side it belongs to"),
        tr("F1 four in a row, F2 three, F3 two, F4 a single disc"),
        tr("Its discs and the empty squares it relies on"), tr("Its value, in heuristic units")};
    const auto column = static_cast<std::size_t>(section);
    if (role == Qt::DisplayRole && section < ColumnCount)
        return titles[column];
    if (role == Qt::ToolTipRole && section < ColumnCount)
        return tips[column];
    if (role == Qt::TextAlignmentRole && section != ValueColumn)
        return int(Qt::AlignLeft | Qt::AlignVCenter);
    return {};
}
