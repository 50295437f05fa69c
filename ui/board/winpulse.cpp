// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/winpulse.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace {

/// Milliseconds from one disc's turn to the next one's, and how many such steps a turn takes.
constexpr double pulseStep = 170;
constexpr double turnSteps = 2;

double pulseScale(AnimationSpeed speed)
{
    switch (speed) {
    case AnimationSpeed::Off:
        return 0;
    case AnimationSpeed::Fast:
        return 0.6;
    case AnimationSpeed::Normal:
        return 1;
    case AnimationSpeed::Slow:
        break;
    }
    return 1.6;
}

}

WinPulse::WinPulse(QObject* parent) : QObject(parent)
{
    m_clock.setStartValue(0.0);
    connect(&m_clock, &QVariantAnimation::valueChanged, this, [this] {
        if (m_running)
            Q_EMIT moved();
    });
    connect(&m_clock, &QVariantAnimation::finished, this, &WinPulse::finish);
}

void WinPulse::start(int discs, AnimationSpeed speed)
{
    finish();
    const double steps = discs - 1 + turnSteps;
    m_step = std::min(pulseStep * pulseScale(speed), longest / steps);
    const double whole = std::ceil(steps * m_step);
    if (discs < 1 || whole < 1)
        return;
    m_clock.setDuration(static_cast<int>(whole));
    m_clock.setEndValue(whole);
    m_running = true;
    m_clock.start();
}

double WinPulse::share(int disc) const
{
    return (m_clock.currentTime() - disc * m_step) / (turnSteps * m_step);
}

double WinPulse::strength(int disc) const
{
    const double now = m_running ? share(disc) : 1;
    return now <= 0 || now >= 1 ? 0 : std::sin(now * std::numbers::pi);
}

bool WinPulse::hasBegun(int disc) const
{
    return !m_running || share(disc) > 0;
}

void WinPulse::setElapsed(int milliseconds)
{
    if (m_running)
        m_clock.setCurrentTime(milliseconds);
}

void WinPulse::finish()
{
    if (!m_running)
        return;
    m_running = false;
    m_clock.stop();
    Q_EMIT finished();
}
