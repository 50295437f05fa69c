// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPointer>

class LiveLabel;
class QLabel;
class QPushButton;

/// A sentence beside what it is about, which has a frame around it meanwhile. Both lie over the
/// window and leave the rest of it usable.
class TourBubble : public QFrame
{
    Q_OBJECT

public:
    explicit TourBubble(QWidget* parent);
    ~TourBubble() override;

    /// Step `number` of `count`; read aloud, and with the keyboard's focus on its button.
    void tell(const QString& sentence, int number, int count);
    /// `target` in the parent's pixels: the bubble stands beside it where there is room, and over
    /// its lower edge otherwise.
    void pointAt(const QRect& target);
    const QRect& target() const { return m_target; }

Q_SIGNALS:
    void nextWanted();
    void endWanted();

protected:
    void hideEvent(QHideEvent* event) override;

private:
    class Ring;

    QLabel* m_number;
    LiveLabel* m_text;
    QPushButton* m_skip;
    QPushButton* m_next;
    QRect m_target;
    /// The window's, and gone before this where the window goes.
    QPointer<QWidget> m_ring;
};
