// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/forms/formfields.h"

#include "core/search/searchreport.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>

namespace {

/// Letters of a choice that are seen at any width.
constexpr int leastContents = 8;

}

namespace formfields {

QSpinBox* spin(int low, int high, const QString& name, const QString& tip)
{
    auto* const box = new QSpinBox;
    box->setRange(low, high);
    box->setAccessibleName(name);
    box->setToolTip(tip);
    return box;
}

QSpinBox* spin(const Setting& setting, const QString& name, const QString& tip)
{
    QSpinBox* const box = spin(setting.low(), setting.high(), name, tip);
    box->setValue(setting.usualNumber());
    return box;
}

QSpinBox* workers(const QString& special, const QString& tip)
{
    QSpinBox* const box = spin(0, SearchReport::mostWorkers,
                               QCoreApplication::translate("FormFields", "Workers"), tip);
    box->setSpecialValueText(special);
    return box;
}

void allowNarrow(QComboBox& choice)
{
    choice.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice.setMinimumContentsLength(leastContents);
    choice.setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QLabel* label(const QString& text, QWidget* field)
{
    auto* const label = new QLabel(text);
    // A label's key does nothing where its buddy hands the keyboard on.
    QWidget* const taker = field->focusProxy();
    label->setBuddy(taker ? taker : field);
    return label;
}

QWidget* together(const QString& text, QWidget* field, QWidget* behind)
{
    auto* const box = new QWidget;
    auto* const row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(label(text, field));
    row->addWidget(field);
    if (behind)
        row->addWidget(behind);
    return box;
}

void add(QGridLayout& grid, int row, int column, const QString& text, QWidget* field)
{
    field->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    grid.addWidget(label(text, field), 2 * row, column);
    grid.addWidget(field, 2 * row + 1, column);
    grid.setVerticalSpacing(2);
}

}
