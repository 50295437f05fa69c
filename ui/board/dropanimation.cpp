// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/dropanimation.h"

#include <cmath>
#include <utility>

namespace {

/// Rows per square second: six rows in 420 ms.
constexpr double gravity = 2 * 6 / (0.42 * 0.42);
/// Share of its speed that a disc keeps when it bounces.
constexpr double restitution = 0.2;

double timeScale(AnimationSpeed speed)
{
    switch (speed) {
    case AnimationSpeed::Off:
        return 0;
    case AnimationSpeed::Fast:
        return 0.5;
    case AnimationSpeed::Normal:
        return 1;
    case AnimationSpeed::Slow:
        break;
    }
    return 2;
}

}

DropAnimation::DropAnimation(QObject* parent) : QObject(parent)
{
    // The value is the time itself, so that a late frame shows where the disc is by then.
    m_clock.setStartValue(0.0);
    connect(&m_clock, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { step(value.toDouble()); });
    connect(&m_clock, &QVariantAnimation::finished, this, &DropAnimation::finish);
}

double DropAnimation::fallTime(double rows, AnimationSpeed speed)
{
    return 1000 * std::sqrt(2 * rows / gravity) * timeScale(speed);
}

void DropAnimation::start(int rows, AnimationSpeed speed)
{
    finish();
    m_rows = rows;
    m_fallTime = fallTime(rows, speed);
    const double whole = m_fallTime * (1 + 2 * restitution);
    // The clock speaks of the fall before this one until it starts.
    m_clock.setDuration(static_cast<int>(std::ceil(whole)));
    m_clock.setEndValue(std::ceil(whole));
    m_height = rows;
    m_running = true;
    m_landed = false;
    if (whole < 1)
        finish();
    else
        m_clock.start();
}

void DropAnimation::setElapsed(int milliseconds)
{
    if (m_running)
        m_clock.setCurrentTime(milliseconds);
}

void DropAnimation::finish()
{
    if (!m_running)
        return;
    m_running = false;
    m_height = 0;
    m_clock.stop();
    land();
    Q_EMIT finished();
}

void DropAnimation::land()
{
    if (!std::exchange(m_landed, true))
        Q_EMIT landed();
}

void DropAnimation::step(double milliseconds)
{
    if (!m_running)
        return;
    m_height = heightAt(milliseconds);
    Q_EMIT moved();
    if (milliseconds >= m_fallTime)
        land();
}

double DropAnimation::heightAt(double milliseconds) const
{
    if (milliseconds <= m_fallTime) {
        const double share = milliseconds / m_fallTime;
        return m_rows * (1 - share * share);
    }
    // The bounce is a throw upwards at `restitution` of the landing speed: it takes that share of
    // the fall's time on the way up, and the same on the way down.
    const double share = (milliseconds - m_fallTime) / m_fallTime;
    const double height = 2 * m_rows * restitution * share - m_rows * share * share;
    return height > 0 ? height : 0;
}
