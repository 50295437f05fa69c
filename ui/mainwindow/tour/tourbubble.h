// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/mainwindow/tour/tourdrawing.h"
#include "ui/mainwindow/tour/tourplace.h"

#include <QPointer>
#include <QWidget>

class LiveLabel;
class QLabel;
class QPushButton;
class QSpacerItem;
class TourArrow;

/// A card with a small drawing and a sentence, and an arrow to what it is about. Both lie over the
/// window and leave the rest of it usable.
class TourBubble : public QWidget
{
    Q_OBJECT

public:
    explicit TourBubble(QWidget* parent);
    ~TourBubble() override;

    /// Read aloud, and with the keyboard's focus on its button.
    void tell(TourStep step, const QString& sentence);
    /// `target` and what should stay in sight beside it, in the parent's pixels: the card stands
    /// where it covers least.
    void pointAt(const QRect& target, const std::vector<KeptPlace>& kept);
    const QRect& target() const { return m_target; }

Q_SIGNALS:
    void nextWanted();
    void endWanted();

protected:
    /// Esc leaves, whatever it would do otherwise while the keyboard is here.
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    /// From the one that is liked best.
    std::vector<QSize> sizesFor(const QRect& room) const;

    QSpacerItem* m_drawing;
    QLabel* m_number;
    LiveLabel* m_text;
    QPushButton* m_skip;
    QPushButton* m_next;
    TourStep m_step = TourStep::Playing;
    QRect m_target;
    /// The window's, and gone before this where the window goes.
    QPointer<TourArrow> m_arrow;
};
