// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fittingtoolbar.h"

#include <QActionEvent>
#include <QLayout>
#include <QMenu>
#include <QToolButton>
#include <utility>

void FittingToolBar::setStyle(QAction* action, Qt::ToolButtonStyle style)
{
    if (auto* const button = qobject_cast<QToolButton*>(widgetForAction(action)))
        button->setToolButtonStyle(style);
    // A button that was behind the arrow does not tell the layout that it has changed.
    layout()->invalidate();
}

void FittingToolBar::showIconsAlone(const QList<QAction*>& actions)
{
    m_iconsAlone = actions;
    for (QAction* const action : actions)
        setStyle(action, Qt::ToolButtonIconOnly);
}

void FittingToolBar::leaveOut(const QList<QAction*>& left)
{
    if (m_all.isEmpty())
        m_all = actions();
    for (QAction* const action : m_all)
        removeAction(action);
    bool separated = true;
    for (QAction* const action : std::as_const(m_all)) {
        if (left.contains(action) || (action->isSeparator() && separated))
            continue;
        separated = action->isSeparator();
        addAction(action);
    }
    showIconsAlone(m_iconsAlone);
    fit();
}

void FittingToolBar::setDispensable(const QList<QAction*>& actions)
{
    m_dispensable = actions;
    fit();
}

void FittingToolBar::resizeEvent(QResizeEvent* event)
{
    QToolBar::resizeEvent(event);
    fit();
}

void FittingToolBar::changeEvent(QEvent* event)
{
    QToolBar::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

void FittingToolBar::actionEvent(QActionEvent* event)
{
    QToolBar::actionEvent(event);
    if (event->type() != QEvent::ActionAdded || !event->action()->menu())
        return;
    if (auto* const button = qobject_cast<QToolButton*>(widgetForAction(event->action())))
        button->setPopupMode(QToolButton::InstantPopup);
}

void FittingToolBar::fit()
{
    for (QAction* const action : m_dispensable)
        setStyle(action, toolButtonStyle());
    if (orientation() == Qt::Vertical)
        return;
    for (QAction* const action : m_dispensable) {
        if (layout()->sizeHint().width() <= width())
            return;
        setStyle(action, Qt::ToolButtonIconOnly);
    }
}
