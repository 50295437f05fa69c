// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/looks.h"

#include <QVariantAnimation>

/// A disc that falls: gravity, then one small bounce. It knows heights in rows and times in
/// milliseconds; what falls, and where, is the view's.
class DropAnimation : public QObject
{
    Q_OBJECT

public:
    explicit DropAnimation(QObject* parent = nullptr);

    /// Lets a disc fall from `rows` rows above its place. Ends a fall in progress first. With
    /// AnimationSpeed::Off the fall is over, and finished() sent, when this returns.
    void start(int rows, AnimationSpeed speed);
    bool isRunning() const { return m_running; }
    /// Rows above its place at this moment; 0 when nothing falls.
    double height() const { return m_height; }
    /// Fall and bounce together.
    int duration() const { return m_clock.duration(); }
    /// Puts the clock there; at duration() the fall is over.
    void setElapsed(int milliseconds);
    /// The disc is in its place now.
    void finish();

    /// Milliseconds that a fall over so many rows takes, without the bounce: t = sqrt(2h/g).
    static double fallTime(double rows, AnimationSpeed speed);

Q_SIGNALS:
    void moved();
    /// The disc meets what it falls on, before it bounces; once for every start().
    void landed();
    /// Once for every start(), after landed().
    void finished();

private:
    void step(double milliseconds);
    void land();
    double heightAt(double milliseconds) const;

    QVariantAnimation m_clock;
    bool m_running = false;
    bool m_landed = true;
    double m_rows = 0;
    double m_fallTime = 0;
    double m_height = 0;
};
