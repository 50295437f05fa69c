// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

/// Darkens all of its parent but a round around the mouse, which it follows while it is lit. Clicks
/// go through it.
class Spotlight : public QWidget
{
    Q_OBJECT

public:
    explicit Spotlight(QWidget* parent);

    void setLit(bool lit);
    bool isLit() const { return isVisible(); }
    /// Where it shines, within it.
    QPoint centre() const { return m_centre; }
    /// Of the round, by the size of what it is on.
    int radius() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();

    QPoint m_centre;
    QTimer m_clock;
};
