// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/forms/rowform.h"

#include "ui/widgets/forms/formfields.h"

#include <QLabel>

namespace {

constexpr int columns = 2;

}

RowForm::RowForm(QWidget* parent) : QGridLayout(parent)
{
    setColumnStretch(1, 1);
}

void RowForm::addRow(const QString& name, QWidget* field)
{
    const int row = rowCount();
    if (!name.isEmpty()) {
        QLabel* const label = formfields::label(name, field);
        m_names.insert(field, label);
        // Beside the first line of a field that has several.
        const bool isLine = field->sizePolicy().verticalPolicy() == QSizePolicy::Fixed;
        addWidget(label, row, 0, isLine ? Qt::AlignVCenter : Qt::AlignTop);
    }
    addWidget(field, row, 1);
}

void RowForm::addRow(QWidget* wide)
{
    addWidget(wide, rowCount(), 0, 1, columns);
}

void RowForm::setRowVisible(QWidget* field, bool visible)
{
    field->setVisible(visible);
    if (QLabel* const name = m_names.value(field))
        name->setVisible(visible);
}
