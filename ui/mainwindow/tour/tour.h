// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/mainwindow/tour/tourplace.h"

#include <QObject>
#include <QPointer>

class QAction;
class QMainWindow;
class TourBubble;
struct WindowParts;

/// Shows a person around in three steps: dropping a disc, asking for a hint, looking back at the
/// game. Nothing is locked meanwhile; who does what a step tells of has taken it.
class Tour : public QObject
{
    Q_OBJECT

public:
    Tour(WindowParts& parts, QMainWindow& window);
    ~Tour() override;

    /// From the first step, in the layout for playing.
    void begin();
    void end();
    bool isRunning() const { return m_step >= 0; }

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show(int step);
    void next() { show(m_step + 1); }
    /// In the window.
    QRect placeOf(const QWidget& widget) const;
    /// Where the step's subject is.
    QRect target() const;
    /// The button in sight that does this, or the menu that it is in.
    QRect placeOfAction(QAction& action) const;
    /// What stays in sight, and how important that is.
    std::vector<KeptPlace> kept() const;
    void place();

    WindowParts& m_parts;
    QMainWindow& m_window;
    QPointer<TourBubble> m_bubble;
    int m_step = -1;
};
