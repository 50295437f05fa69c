// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardbanner.h"

#include <QAction>
#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>

BoardBanner::BoardBanner(QWidget* parent)
    : QFrame(parent), m_label(new QLabel(this)), m_buttons(new QWidget(this)),
      m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      m_buttonLayout(new QBoxLayout(QBoxLayout::LeftToRight, m_buttons))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setFocusPolicy(Qt::NoFocus);
    QFont bold = m_label->font();
    bold.setBold(true);
    m_label->setFont(bold);
    m_label->setAlignment(Qt::AlignCenter);
    m_label->setTextFormat(Qt::PlainText);
    m_layout->setContentsMargins(8, 4, 8, 4);
    m_layout->setSpacing(6);
    m_layout->addWidget(m_label, 1);
    m_layout->addWidget(m_buttons);
    m_buttonLayout->setContentsMargins(0, 0, 0, 0);
    m_buttonLayout->setSpacing(6);
    hide();
}

void BoardBanner::setContent(const QString& text, const QList<QAction*>& actions)
{
    qDeleteAll(m_buttons->findChildren<QPushButton*>(Qt::FindDirectChildrenOnly));
    m_label->setText(text);
    setAccessibleName(text);
    for (QAction* action : actions)
        addButton(action);
    m_buttons->setVisible(!actions.isEmpty());
    setVisible(!text.isEmpty());
}

void BoardBanner::addButton(QAction* action)
{
    auto* button = new QPushButton(m_buttons);
    const auto follow = [button, action] {
        button->setText(action->text());
        button->setIcon(action->icon());
        button->setToolTip(action->toolTip());
        button->setEnabled(action->isEnabled());
        button->setVisible(action->isVisible());
    };
    follow();
    connect(action, &QAction::changed, button, follow);
    connect(action, &QObject::destroyed, button, &QObject::deleteLater);
    // Queued: the action may well replace the banner, and with it the button that was clicked.
    connect(button, &QPushButton::clicked, action, &QAction::trigger, Qt::QueuedConnection);
    m_buttonLayout->addWidget(button);
}

void BoardBanner::fitInto(int width)
{
    using Direction = QBoxLayout::Direction;
    constexpr std::pair<Direction, Direction> ways[] = {
        {QBoxLayout::LeftToRight, QBoxLayout::LeftToRight},
        {QBoxLayout::TopToBottom, QBoxLayout::LeftToRight},
        {QBoxLayout::TopToBottom, QBoxLayout::TopToBottom},
    };
    for (const auto& [whole, buttons] : ways) {
        m_layout->setDirection(whole);
        m_buttonLayout->setDirection(buttons);
        m_buttonLayout->invalidate();
        // The outer layout keeps the buttons' old size otherwise.
        m_buttons->updateGeometry();
        m_layout->invalidate();
        if (sizeHint().width() <= width)
            break;
    }
    resize(std::min(width, sizeHint().width()), sizeHint().height());
}
