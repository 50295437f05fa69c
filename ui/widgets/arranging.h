// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QPushButton>

class QSplitter;

/// A widget of stackIn().
struct Stacked
{
    /// NOLINTNEXTLINE(google-explicit-constructor)
    Stacked(QWidget* shown, int share = 0) : widget(shown), stretch(share) { }

    QWidget* widget;
    int stretch; ///< its share of the room that is left; 0: none as long as another has one
};

/// Lays the widgets out below each other in `box`, with no margin but one above.
void stackIn(QWidget& box, std::initializer_list<Stacked> widgets, int above = 0);

/// The widgets beside or below each other with a bar in between; none can be folded away. The
/// shares say how room that comes is given to them; empty: as they like.
QSplitter* splitterOf(Qt::Orientation orientation, std::initializer_list<QWidget*> widgets,
                      const QList<int>& shares = {});

/// With an icon of icons/ before its text, empty for none, and its key in the tip.
QPushButton* pushButton(const QString& icon, const QString& text, const QString& tip,
                        const QKeySequence& key);
/// A click calls the slot.
template <typename Receiver, typename Slot>
QPushButton* pushButton(const QString& icon, const QString& text, const QString& tip,
                        const QKeySequence& key, Receiver* receiver, Slot slot)
{
    QPushButton* const button = pushButton(icon, text, tip, key);
    QObject::connect(button, &QPushButton::clicked, receiver, slot);
    return button;
}
template <typename Receiver, typename Slot>
QPushButton* pushButton(const QString& text, const QString& tip, Receiver* receiver, Slot slot)
{
    return pushButton(QString(), text, tip, {}, receiver, slot);
}
