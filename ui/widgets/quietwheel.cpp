// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/quietwheel.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QSlider>

bool QuietWheel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Wheel && event->type() != QEvent::Polish)
        return false;
    auto* const field = qobject_cast<QWidget*>(watched);
    if (!qobject_cast<QComboBox*>(field) && !qobject_cast<QAbstractSpinBox*>(field)
        && !qobject_cast<QSlider*>(field))
        return false;
    if (event->type() == QEvent::Polish) {
        if (field->focusPolicy() == Qt::WheelFocus)
            field->setFocusPolicy(Qt::StrongFocus);
        return false;
    }
    if (field->hasFocus())
        return false;
    // Whoever holds the field may scroll.
    event->ignore();
    return true;
}
