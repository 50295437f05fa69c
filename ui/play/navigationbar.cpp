// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/navigationbar.h"

#include <QAction>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

NavigationBar::NavigationBar(const QList<QAction*>& before, const QList<QAction*>& after,
                             QWidget* parent)
    : QWidget(parent), m_row(new QWidget(this)), m_slider(new QSlider(Qt::Horizontal, m_row))
{
    // A game runs from left to right in every language, as its arrow keys do.
    m_row->setLayoutDirection(Qt::LeftToRight);
    auto* around = new QHBoxLayout(this);
    around->setContentsMargins(0, 0, 0, 0);
    around->addWidget(m_row);
    auto* layout = new QHBoxLayout(m_row);
    layout->setContentsMargins(0, 0, 0, 0);
    const auto addButtons = [this, layout](const QList<QAction*>& actions) {
        for (QAction* action : actions) {
            auto* button = new QToolButton(m_row);
            button->setDefaultAction(action);
            button->setAutoRaise(true);
            layout->addWidget(button);
        }
    };
    addButtons(before);
    layout->addWidget(m_slider, 1);
    addButtons(after);
    m_slider->setAccessibleName(tr("Move in the game"));
    m_slider->setPageStep(1);
    m_slider->setTickPosition(QSlider::TicksBelow);
    m_slider->setTickInterval(1);
    connect(m_slider, &QSlider::valueChanged, this, &NavigationBar::plyChosen);
    setPlace(0, 0);
}

void NavigationBar::setPlace(int ply, int length)
{
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, length);
    m_slider->setValue(ply);
    m_slider->setEnabled(length > 0);
    m_slider->setToolTip(tr("Move %1 of %2").arg(ply).arg(length));
    showRow();
}

void NavigationBar::setPlain(bool plain)
{
    m_plain = plain;
    showRow();
}

void NavigationBar::setAway(bool away)
{
    m_away = away;
    showRow();
}

void NavigationBar::showRow()
{
    m_row->setVisible(!m_away && (!m_plain || m_slider->value() < m_slider->maximum()));
}
