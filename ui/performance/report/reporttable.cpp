// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/report/reporttable.h"

#include "ui/performance/report/barcell.h"
#include "ui/widgets/fontfollower.h"

#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>
#include <algorithm>

namespace {

constexpr int airOfRow = 4;
constexpr int airOfCell = 14;

}

void ReportTableModel::setHeadings(std::vector<Heading> headings)
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

void ReportTableModel::setRows(std::vector<Row> rows)
{
    const std::size_t had = m_rows.size();
    const std::size_t kept = std::min(had, rows.size());
    if (rows.size() < had) {
        beginRemoveRows({}, static_cast<int>(rows.size()), static_cast<int>(had) - 1);
        m_rows.resize(rows.size());
        endRemoveRows();
    }
    for (std::size_t row = 0; row < kept; ++row) {
        if (m_rows[row] == rows[row])
            continue;
        m_rows[row] = std::move(rows[row]);
        Q_EMIT dataChanged(index(static_cast<int>(row), 0),
                           index(static_cast<int>(row), columnCount() - 1));
    }
    if (rows.size() > kept) {
        beginInsertRows({}, static_cast<int>(kept), static_cast<int>(rows.size()) - 1);
        m_rows.insert(m_rows.end(), std::make_move_iterator(rows.begin() + std::ptrdiff_t(kept)),
                      std::make_move_iterator(rows.end()));
        endInsertRows();
    }
}

int ReportTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ReportTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_headings.size());
}

QVariant ReportTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Cell& cell
        = m_rows[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        return cell.text;
    case Qt::ToolTipRole:
        return cell.sentence.isEmpty()
            ? m_headings[static_cast<std::size_t>(index.column())].meaning
            : cell.sentence;
    case Qt::AccessibleTextRole:
        return cell.sentence.isEmpty() ? cell.text : cell.sentence;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    case barRole:
        return cell.bar.isEmpty() ? QVariant() : QVariant::fromValue(cell.bar);
    default:
        return {};
    }
}

QVariant ReportTableModel::headerData(int section, Qt::Orientation orientation, int role) const
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

ReportTable::ReportTable(const QString& name, QWidget* parent)
    : QTableView(parent), m_model(new ReportTableModel(this))
{
    setModel(m_model);
    setHorizontalHeader(new BarHeader(this));
    setItemDelegate(new BarCell(this));
    setAccessibleName(name);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(1);
    setEditTriggers(NoEditTriggers);
    setSelectionBehavior(SelectRows);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollMode(ScrollPerPixel);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    fitRows(*this, airOfRow);
    connect(
        m_model, &QAbstractItemModel::dataChanged, this,
        [this](const QModelIndex& from, const QModelIndex& to) { widen(from.row(), to.row()); });
    connect(m_model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex&, int first, int last) {
                widen(first, last);
                fitHeight();
            });
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, &ReportTable::fitHeight);
    connect(m_model, &QAbstractItemModel::headerDataChanged, this, &ReportTable::forgetWidths);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        forgetWidths();
        fitHeight();
    });
}

void ReportTable::forgetWidths()
{
    m_widths.assign(static_cast<std::size_t>(m_model->columnCount()), 0);
    for (int column = 0; column < m_model->columnCount(); ++column) {
        auto& width = m_widths[static_cast<std::size_t>(column)];
        width = horizontalHeader()->sectionSizeHint(column);
        horizontalHeader()->resizeSection(column, width);
    }
    widen(0, m_model->rowCount() - 1);
}

void ReportTable::widen(int firstRow, int lastRow)
{
    const QFontMetrics metrics = fontMetrics();
    for (int column = 0; column < m_model->columnCount(); ++column) {
        int& width = m_widths[static_cast<std::size_t>(column)];
        int wanted = width;
        for (int row = firstRow; row <= lastRow; ++row) {
            const QModelIndex cell = m_model->index(row, column);
            const int bar
                = cell.data(ReportTableModel::barRole).isValid() ? BarCell::barWidth(metrics) : 0;
            wanted = std::max(wanted,
                              metrics.horizontalAdvance(cell.data().toString()) + bar + airOfCell);
        }
        if (wanted == width)
            continue;
        width = wanted;
        horizontalHeader()->resizeSection(column, width);
    }
    if (isWiderThanPlace() != m_hasBar)
        fitHeight();
}

QSize ReportTable::sizeHint() const
{
    const int width = horizontalHeader()->length() + 2 * frameWidth();
    const int bar = isWiderThanPlace() ? horizontalScrollBar()->sizeHint().height() : 0;
    return {width,
            horizontalHeader()->sizeHint().height()
                + m_model->rowCount() * verticalHeader()->defaultSectionSize() + bar
                + 2 * frameWidth()};
}

QSize ReportTable::minimumSizeHint() const
{
    return {10 * fontMetrics().averageCharWidth(), sizeHint().height()};
}

bool ReportTable::isWiderThanPlace() const
{
    return horizontalHeader()->length() > width() - 2 * frameWidth();
}

void ReportTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    if (isWiderThanPlace() != m_hasBar)
        fitHeight();
}

void ReportTable::fitHeight()
{
    m_hasBar = isWiderThanPlace();
    updateGeometry();
}

void ReportTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        forgetWidths();
        fitHeight();
    }
}
