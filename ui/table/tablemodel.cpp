// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/tablemodel.h"

#include "ui/text/counttext.h"

#include <QFont>
#include <algorithm>

namespace {

QString partText(const TableValue& value)
{
    switch (value.unit()) {
    case TableValue::Unit::None:
        return {};
    case TableValue::Unit::Words:
        return value.words();
    case TableValue::Unit::Count:
        return countText(value.count());
    case TableValue::Unit::Number:
    case TableValue::Unit::Milliseconds:
        return quantityText(value.number());
    case TableValue::Unit::Times:
        return QLocale().toString(value.number(), 'f', 2) + QChar(0x00d7);
    case TableValue::Unit::Share:
        break;
    }
    return TableModel::tr("%1 %").arg(QLocale().toString(100 * value.number(), 'f', 0));
}

}

QString cellText(const TableValue& cell)
{
    QStringList texts;
    for (const TableValue& part : cell.parts())
        texts += partText(part);
    // From one to the same is no range.
    if (cell.isRange())
        return texts.front() == texts.back() ? QString() : texts.join(QStringLiteral(" \u2013 "));
    const QString text = texts.join(QStringLiteral("; "));
    return cell.isMoreThan() && !text.isEmpty() ? QStringLiteral("> ") + text : text;
}

void TableModel::setHeadings(std::vector<Heading> headings)
{
    if (headings == m_headings)
        return;
    if (headings.size() != m_headings.size()) {
        beginResetModel();
        m_headings = std::move(headings);
        m_rows.clear();
        endResetModel();
        return;
    }
    m_headings = std::move(headings);
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, static_cast<int>(m_headings.size()) - 1);
}

void TableModel::setRows(std::vector<Row> rows)
{
    const auto number = [](std::size_t row) { return static_cast<int>(row); };
    // New ones above those that were there.
    if (const std::size_t more = rows.size() - std::min(rows.size(), m_rows.size()); more > 0
        && !m_rows.empty() && rows.front() != m_rows.front()
        && std::equal(m_rows.begin(), m_rows.end(), rows.begin() + std::ptrdiff_t(more))) {
        beginInsertRows({}, 0, number(more) - 1);
        m_rows = std::move(rows);
        endInsertRows();
        return;
    }
    const std::size_t had = m_rows.size();
    const std::size_t kept = std::min(had, rows.size());
    if (rows.size() < had) {
        beginRemoveRows({}, number(rows.size()), number(had) - 1);
        m_rows.resize(rows.size());
        endRemoveRows();
    }
    for (std::size_t row = 0; row < kept; ++row) {
        if (m_rows[row] == rows[row])
            continue;
        m_rows[row] = std::move(rows[row]);
        Q_EMIT dataChanged(index(number(row), 0), index(number(row), columnCount() - 1));
    }
    if (rows.size() > kept) {
        beginInsertRows({}, number(kept), number(rows.size()) - 1);
        m_rows.insert(m_rows.end(), std::make_move_iterator(rows.begin() + std::ptrdiff_t(kept)),
                      std::make_move_iterator(rows.end()));
        endInsertRows();
    }
}

void TableModel::setTable(std::vector<Heading> headings, std::vector<Row> rows)
{
    beginResetModel();
    m_headings = std::move(headings);
    m_rows = std::move(rows);
    endResetModel();
}

int TableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_headings.size());
}

QVariant TableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Heading& heading = m_headings[static_cast<std::size_t>(index.column())];
    const Cell& cell
        = m_rows[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        return cell.text;
    case Qt::ToolTipRole:
        return !cell.tip.isEmpty()    ? cell.tip
            : cell.sentence.isEmpty() ? heading.meaning
                                      : cell.sentence;
    case Qt::AccessibleTextRole:
        return cell.sentence.isEmpty() ? cell.text : cell.sentence;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((heading.isWords ? Qt::AlignLeft : Qt::AlignRight)
                                   | Qt::AlignVCenter);
    case Qt::FontRole: {
        if (!cell.isBold)
            return {};
        QFont font;
        font.setBold(true);
        return font;
    }
    case barRole:
        return cell.bar.isEmpty() ? QVariant() : QVariant::fromValue(cell.bar);
    default:
        return {};
    }
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const Heading& heading = m_headings[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::DisplayRole:
        return heading.text;
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return heading.meaning;
    case partRole:
        return heading.part < 0 ? QVariant() : heading.part;
    default:
        return {};
    }
}
