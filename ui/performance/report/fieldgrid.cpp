// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/report/fieldgrid.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <algorithm>

namespace {

/// Of a value in a cell; a longer one wraps.
constexpr int lettersOfValue = 14;
constexpr int mostColumns = 3;
constexpr int betweenColumns = 10;

}

FieldGrid::FieldGrid(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(betweenColumns);
    m_grid->setVerticalSpacing(2);
}

std::size_t FieldGrid::add(const QString& name, const QString& tip, Width width)
{
    auto* const label = new QLabel(tr("%1:", "a name before its value").arg(name), this);
    auto* const value = new QLabel(this);
    value->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    value->setWordWrap(true);
    value->setAccessibleDescription(name);
    for (QLabel* const each : {label, value}) {
        each->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        each->setToolTip(tip);
    }
    m_fields.push_back({label, value, width});
    m_columns = 0;
    arrange(columnsFor(this->width()));
    return m_fields.size() - 1;
}

void FieldGrid::setValue(std::size_t field, const QString& text)
{
    m_fields[field].value->setText(text);
}

void FieldGrid::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange(columnsFor(width()));
}

void FieldGrid::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange(columnsFor(width()));
}

int FieldGrid::columnsFor(int width) const
{
    int widest = 0;
    for (const Field& field : m_fields)
        if (field.width == Width::Cell)
            widest
                = std::max(widest, field.name->fontMetrics().horizontalAdvance(field.name->text()));
    const int cell
        = widest + lettersOfValue * fontMetrics().averageCharWidth() + 2 * betweenColumns;
    return std::clamp(width / std::max(cell, 1), 1, mostColumns);
}

void FieldGrid::arrange(int columns)
{
    if (columns == m_columns)
        return;
    m_columns = columns;
    while (QLayoutItem* const item = m_grid->takeAt(0))
        delete item;
    int row = 0;
    int column = 0;
    for (const Field& field : m_fields) {
        // Where there is one column only it may be narrow.
        field.name->setWordWrap(columns == 1);
        if (field.width == Width::Row && column > 0) {
            ++row;
            column = 0;
        }
        m_grid->addWidget(field.name, row, 2 * column);
        m_grid->addWidget(field.value, row, 2 * column + 1, 1,
                          field.width == Width::Row ? 2 * columns - 1 : 1);
        if (field.width == Width::Row || ++column == columns) {
            ++row;
            column = 0;
        }
    }
    for (int each = 0; each < mostColumns; ++each)
        m_grid->setColumnStretch(2 * each + 1, each < columns ? 1 : 0);
}
