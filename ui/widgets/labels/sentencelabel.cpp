// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/labels/sentencelabel.h"

#include <QLabel>

QLabel* sentenceLabel()
{
    auto* const label = new QLabel;
    label->setWordWrap(true);
    label->setMinimumHeight(1);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}
