// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/labels/livelabel.h"

#include <QAccessible>

LiveLabel::LiveLabel(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setMinimumHeight(1);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
}

void LiveLabel::say(const QString& sentence)
{
    if (sentence == text())
        return;
    setText(sentence);
    if (sentence.isEmpty() || !isVisible())
        return;
    // Qt 6.4 has no event for what is said: both of these are read aloud somewhere.
    for (const auto kind : {QAccessible::NameChanged, QAccessible::Alert}) {
        QAccessibleEvent event(this, kind);
        QAccessible::updateAccessibility(&event);
    }
    Q_EMIT announced(sentence);
}
