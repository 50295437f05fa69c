// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/narrowchoice.h"

#include <QStyleOptionComboBox>
#include <QStylePainter>

namespace {

/// What styles leave free at both ends of the text.
constexpr int textMargin = 2;

}

QString NarrowChoice::shownText() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const int room
        = style()
              ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this)
              .width()
        - 2 * textMargin;
    const QString text = currentIndex() < 0 ? placeholderText() : currentText();
    return fontMetrics().elidedText(text, Qt::ElideRight, room);
}

void NarrowChoice::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.currentText = shownText();
    // As QComboBox paints it.
    if (currentIndex() < 0 && !placeholderText().isEmpty())
        option.palette.setBrush(QPalette::ButtonText, option.palette.placeholderText());
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}
