// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <chrono>

/// The clock of one side: its name and the time that it has left, in large digits. A triangle and a
/// thick frame tell that it runs, two bars that it was stopped, a word that it is over.
///
/// A screen reader finds the time here whenever it asks, and hears it only when it is told to: not
/// at each tick.
class ClockFace : public QWidget
{
    Q_OBJECT

public:
    enum class State
    {
        Waits, ///< for its turn, or for the first move
        Runs,
        Stopped, ///< it would run, but for a pause
        Over ///< its time is
    };

    explicit ClockFace(QWidget* parent = nullptr);

    void setOwner(const QString& name);
    void setState(State state);
    State state() const { return m_state; }
    void setLeft(std::chrono::milliseconds left);
    std::chrono::milliseconds left() const { return m_left; }
    /// "4:59", "1:02:03", "9.7"; rounded up.
    QString digits() const;
    /// "Orange: 30 seconds left".
    QString spokenText() const;
    /// Lets a screen reader say it, once.
    void announce();

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override { return minimumSizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QFont digitFont() const;
    void paintShape(QPainter& painter, const QRectF& place) const;

    QString m_owner;
    State m_state = State::Waits;
    std::chrono::milliseconds m_left {0};
};
