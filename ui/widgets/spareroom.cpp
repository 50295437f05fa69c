// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/spareroom.h"

SpareRoom::SpareRoom(QWidget* content, int leastHeight, QWidget* parent)
    : QWidget(parent), m_content(content), m_leastHeight(leastHeight)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    content->setParent(this);
    content->hide();
}

void SpareRoom::setWanted(bool wanted)
{
    m_wanted = wanted;
    fill();
}

void SpareRoom::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fill();
}

void SpareRoom::fill()
{
    m_content->setGeometry(rect());
    m_content->setVisible(m_wanted && height() >= m_leastHeight);
}
