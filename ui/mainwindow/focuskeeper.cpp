// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/focuskeeper.h"

#include "ui/board/boardview.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QFocusFrame>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QRadioButton>
#include <QScrollArea>

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

}

FocusKeeper::FocusKeeper(QMainWindow& window, BoardView& board, QWidget& players,
                         QWidget& laboratory)
    : QObject(&window), m_window(window), m_board(board), m_players(players),
      m_laboratory(laboratory), m_ring(new QFocusFrame(&window))
{
    qApp->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget*, QWidget* focused) { showFocus(focused); });
}

/// For those who came by keyboard; a click shows where it was anyway.
void FocusKeeper::showFocus(QWidget* focused)
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

void FocusKeeper::returnToBoard()
{
    m_board.setFocus(Qt::OtherFocusReason);
}

bool FocusKeeper::isOurs(const QWidget& widget) const
{
    const QWidget* window = widget.window();
    return window == &m_window
        || (qobject_cast<const QDockWidget*>(window) && window->parentWidget() == &m_window);
}

bool FocusKeeper::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::Hide)
        return false;
    auto* const widget = qobject_cast<QWidget*>(watched);
    if (!widget)
        return false;
    if (event->type() == QEvent::Hide) {
        const QComboBox* box = boxOf(*widget);
        // Queued: the list gives the focus back to its box first.
        if (box && m_players.isAncestorOf(box))
            QMetaObject::invokeMethod(this, &FocusKeeper::returnToBoard, Qt::QueuedConnection);
        return false;
    }
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (!isOurs(*widget))
        return false;
    if (isEnter(key))
        return pressesButton(*widget, key);
    return drops(*widget, key);
}

bool FocusKeeper::pressesButton(QWidget& focused, const QKeyEvent& key)
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
        QMetaObject::invokeMethod(this, &FocusKeeper::returnToBoard, Qt::QueuedConnection);
    return false;
}

bool FocusKeeper::drops(QWidget& focused, const QKeyEvent& key)
{
    const BoardWish wish = wishOf(key);
    if (wish.kind != BoardWish::Kind::Drop)
        return false;
    // What a control does not want comes to the window in the end; lists want every letter, to look
    // for what begins with it.
    const bool list
        = qobject_cast<QAbstractItemView*>(&focused) && !m_laboratory.isAncestorOf(&focused);
    if (!list && &focused != &m_window)
        return false;
    if (!m_board.isVisible())
        return false;
    m_board.setFocus(Qt::ShortcutFocusReason);
    m_board.chooseColumn(wish.column);
    return true;
}
