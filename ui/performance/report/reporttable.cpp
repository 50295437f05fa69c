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

ReportTable::ReportTable(const QString& name, QWidget* parent)
    : QTableView(parent), m_model(new TableModel(this))
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
                = cell.data(TableModel::barRole).isValid() ? BarCell::barWidth(metrics) : 0;
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
