// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formfields.h"

#include <QCoreApplication>
#include <QLabel>
#include <QSpinBox>

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(FormFields)
};

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

QSpinBox* workers(const QString& special, const QString& tip)
{
    QSpinBox* const box = spin(0, mostWorkers, Text::tr("Workers"), tip);
    box->setSpecialValueText(special);
    return box;
}

QLabel* label(const QString& text, QWidget* field)
{
    auto* const label = new QLabel(text);
    label->setBuddy(field);
    return label;
}

}
