// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/parts/focuseventfilter.h"

#include "ui/board/boardview.h"
#include "ui/labs/labpanel.h"
#include "ui/review/movespanel.h"
#include "ui/widgets/forms/writtenkey.h"

#include <QAbstractButton>
#include <QAbstractItemModel>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QFocusFrame>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <algorithm>

namespace {

bool isEnter(const QKeyEvent& key)
{
    return (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter)
        && (key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
}

/// Of the style, or the board's frame.
bool drawsOwnRing(const QWidget& widget)
{
    return qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QComboBox*>(&widget)
        || qobject_cast<const QAbstractSpinBox*>(&widget) || qobject_cast<const QLineEdit*>(&widget)
        || qobject_cast<const QAbstractSlider*>(&widget) || qobject_cast<const BoardView*>(&widget);
}

/// The box whose list of choices this is.
QComboBox* boxOf(const QWidget& list)
{
    return list.isWindow() ? qobject_cast<QComboBox*>(list.parentWidget()) : nullptr;
}

bool hasBeginning(const QAbstractItemModel* model, int column, const QString& text)
{
    return model
        && !model
                ->match(model->index(0, column), Qt::DisplayRole, text, 1,
                        Qt::MatchStartsWith | Qt::MatchWrap | Qt::MatchRecursive)
                .isEmpty();
}

/// Buttons that choose among others go from one to the next.
bool isAloneButton(const QWidget& widget)
{
    const auto* const button = qobject_cast<const QAbstractButton*>(&widget);
    return button && !button->autoExclusive() && !button->group();
}

/// What else has no use for Left and Right: the list of moves has, and walks by them.
bool leavesArrows(const QWidget& widget)
{
    if (qobject_cast<const QLabel*>(&widget) || widget.isWindow() || isAloneButton(widget))
        return true;
    if (const auto* const area = qobject_cast<const QScrollArea*>(&widget))
        return area->horizontalScrollBar()->maximum() == 0;
    return qobject_cast<const QTableView*>(&widget)
        && qobject_cast<const MovesPanel*>(widget.parentWidget());
}

}

FocusEventFilter::FocusEventFilter(QMainWindow& window, const Places& places, const Steps& steps)
    : QObject(&window), m_window(window), m_board(places.board), m_players(places.players),
      m_laboratory(places.laboratory), m_steps(steps), m_ring(new QFocusFrame(&window))
{
    qApp->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget*, QWidget* focused) { showFocus(focused); });
}

/// For those who came by keyboard; a click shows where it was anyway.
void FocusEventFilter::showFocus(QWidget* focused)
{
    const bool byKeyboard = focused && isOurs(*focused)
        && focused->window()->testAttribute(Qt::WA_KeyboardFocusChange);
    m_ring->setWidget(byKeyboard && !drawsOwnRing(*focused) ? focused : nullptr);
    if (!byKeyboard)
        return;
    for (QWidget* around = focused->parentWidget(); around; around = around->parentWidget())
        if (auto* const area = qobject_cast<QScrollArea*>(around))
            area->ensureWidgetVisible(focused);
}

void FocusEventFilter::returnToBoard()
{
    m_board.setFocus(Qt::OtherFocusReason);
}

bool FocusEventFilter::isOurs(const QWidget& widget) const
{
    const QWidget* window = widget.window();
    return window == &m_window
        || (qobject_cast<const QDockWidget*>(window) && window->parentWidget() == &m_window);
}

bool FocusEventFilter::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::Hide
        && event->type() != QEvent::ShortcutOverride)
        return false;
    auto* const widget = qobject_cast<QWidget*>(watched);
    if (!widget)
        return false;
    if (event->type() == QEvent::Hide) {
        const QComboBox* box = boxOf(*widget);
        // Queued: the list gives the focus back to its box first.
        if (box && m_players.isAncestorOf(box))
            QMetaObject::invokeMethod(this, &FocusEventFilter::returnToBoard, Qt::QueuedConnection);
        return false;
    }
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (event->type() == QEvent::ShortcutOverride) {
        const bool wanted = turnsPage(*widget, key, false) || looksFor(*widget, key);
        if (wanted)
            event->accept();
        return wanted;
    }
    if (!isOurs(*widget))
        return false;
    if (isEnter(key))
        return pressesButton(*widget, key);
    return turnsPage(*widget, key, true) || drops(*widget, key) || walks(*widget, key);
}

bool FocusEventFilter::pressesButton(QWidget& focused, const QKeyEvent& key)
{
    // Of several answers Enter takes none: it goes to the page that asks.
    if (qobject_cast<QRadioButton*>(&focused))
        return false;
    if (auto* const button = qobject_cast<QAbstractButton*>(&focused)) {
        if (!key.isAutoRepeat())
            button->click();
        return true;
    }
    // What was typed among the players is taken over, and then the board has the keys again.
    const QWidget* field = focused.parentWidget();
    const bool number
        = qobject_cast<QAbstractSpinBox*>(&focused) || qobject_cast<const QAbstractSpinBox*>(field);
    if (number && m_players.isAncestorOf(&focused))
        QMetaObject::invokeMethod(this, &FocusEventFilter::returnToBoard, Qt::QueuedConnection);
    return false;
}

bool FocusEventFilter::drops(QWidget& focused, const QKeyEvent& key)
{
    const BoardRequest wish = wishOf(key);
    if (wish.kind != BoardRequest::Kind::Drop)
        return false;
    // What a control does not want comes to the window in the end; lists want every letter, to look
    // for what begins with it.
    const bool list
        = qobject_cast<QAbstractItemView*>(&focused) && !m_laboratory.isAncestorOf(&focused);
    if (!list && &focused != &m_window)
        return false;
    // A number that is typed past its field on a page of the laboratory is no move.
    const QWidget* const owner = QApplication::focusWidget();
    if (!m_board.isVisible() || (owner && m_laboratory.isAncestorOf(owner)))
        return false;
    m_board.setFocus(Qt::ShortcutFocusReason);
    m_board.chooseColumn(wish.column);
    return true;
}

bool FocusEventFilter::walks(QWidget& focused, const QKeyEvent& key)
{
    const bool left = key.key() == Qt::Key_Left;
    if ((!left && key.key() != Qt::Key_Right)
        || (key.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return false;
    // A key that the focused control has left alone comes to the window, and stays its own: at
    // the end of a list it does nothing.
    const QWidget* const owner = QApplication::focusWidget();
    if (!m_board.isVisible() || !leavesArrows(focused) || (owner && !leavesArrows(*owner)))
        return false;
    if (owner && (m_board.isAncestorOf(owner) || m_laboratory.isAncestorOf(owner)))
        return false;
    const bool back = left == (m_window.layoutDirection() == Qt::LeftToRight);
    (back ? m_steps.back : m_steps.forward)->trigger();
    return true;
}

/// Tables and texts would take the key for a page of their own.
bool FocusEventFilter::turnsPage(const QWidget& focused, const QKeyEvent& key, bool isPressed)
{
    const bool isBack = key.key() == Qt::Key_PageUp;
    if ((!isBack && key.key() != Qt::Key_PageDown)
        || (key.modifiers() & ~Qt::KeypadModifier) != Qt::ControlModifier
        || !m_laboratory.isAncestorOf(&focused))
        return false;
    if (isPressed)
        m_laboratory.turnPage(isBack ? -1 : 1);
    return true;
}

bool FocusEventFilter::looksFor(QWidget& focused, const QKeyEvent& key)
{
    if (!isWritten(key))
        return false;
    const auto interval = static_cast<quint64>(QApplication::keyboardInputInterval());
    const auto* const view = qobject_cast<const QAbstractItemView*>(&focused);
    const auto* const box = qobject_cast<const QComboBox*>(&focused);
    // Its own is open, and covers what a shortcut would change.
    bool wanted = view && boxOf(*focused.window());
    if (view)
        wanted = wanted
            || hasBeginning(view->model(), std::max(0, view->currentIndex().column()), key.text());
    else if (box)
        wanted = hasBeginning(box->model(), box->modelColumn(), key.text());
    else
        return false;
    wanted = wanted || (m_searched == &focused && key.timestamp() < m_searchedAt + interval);
    if (wanted) {
        m_searched = &focused;
        m_searchedAt = key.timestamp();
    }
    return wanted;
}
