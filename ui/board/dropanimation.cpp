// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/dropanimation.h"

#include "ui/board/painting/fall.h"

#include <cmath>
#include <utility>

namespace {

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
    return fall::time(rows) * timeScale(speed);
}

void DropAnimation::start(int rows, AnimationSpeed speed)
{
    finish();
    m_rows = rows;
    m_fallTime = fallTime(rows, speed);
    const double whole = m_fallTime * fall::whole();
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
    return fall::height(m_rows, milliseconds / m_fallTime);
}
