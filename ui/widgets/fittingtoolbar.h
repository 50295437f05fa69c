// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QToolBar>

/// A tool bar that gives up words where it has no room for all of them, so that every button stays
/// in sight: the icons remain, with their tips and names. Where there is room, the words come back.
class FittingToolBar : public QToolBar
{
    Q_OBJECT

public:
    using QToolBar::QToolBar;

    /// These have no words at any width; their signs are known.
    void showIconsAlone(const QList<QAction*>& actions);
    /// The words that may go, the least needed first.
    void setDispensable(const QList<QAction*>& actions);
    /// Shows all others than these, and no separator that has nothing on its left.
    void leaveOut(const QList<QAction*>& actions);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    /// The button of an action that has a menu is all of it: no arrow beside it that one has to
    /// hit.
    void actionEvent(QActionEvent* event) override;

private:
    void fit();
    void setStyle(QAction* action, Qt::ToolButtonStyle style);

    QList<QAction*> m_all;
    QList<QAction*> m_iconsAlone;
    QList<QAction*> m_dispensable;
};
