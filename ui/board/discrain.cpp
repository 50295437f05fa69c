// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/discrain.h"

#include "ui/board/painting/boardpainter.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

namespace {

constexpr int rainDiscs = 28;
/// The last ones begin when this share of the time is over, and each takes what is left.
constexpr double lastBegin = 0.4;
/// They become faint over the last part of their way.
constexpr double fading = 0.25;

}

DiscRain::DiscRain(QWidget* parent) : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    // The same shower each time: what is to be looked at can be looked at again.
    std::mt19937 draw(7);
    const auto between = [&draw](double low, double high) {
        return low
            + (high - low) * static_cast<double>(draw()) / static_cast<double>(std::mt19937::max());
    };
    for (int i = 0; i < rainDiscs; ++i)
        m_discs.push_back({.left = between(0.02, 0.98),
                           .drift = between(-0.08, 0.08),
                           .begin = between(0, lastBegin),
                           .radius = between(0.012, 0.026),
                           .turns = between(1, 3),
                           .side = i % 2 == 0 ? Player::First : Player::Second});
    m_clock.setStartValue(0.0);
    m_clock.setEndValue(1.0);
    m_clock.setDuration(duration);
    connect(&m_clock, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&m_clock, &QVariantAnimation::finished, this, &QWidget::hide);
}

void DiscRain::start(const BoardTheme& theme)
{
    m_theme = theme;
    setGeometry(parentWidget()->rect());
    m_clock.stop();
    show();
    raise();
    m_clock.start();
}

void DiscRain::stop()
{
    m_clock.stop();
    hide();
}

void DiscRain::paintEvent(QPaintEvent*)
{
    if (!isFalling())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double now = m_clock.currentValue().toDouble();
    const double side = std::min(width(), height());
    for (const Falling& disc : m_discs) {
        const double share = (now - disc.begin) / (1 - lastBegin);
        if (share <= 0 || share >= 1)
            continue;
        const double radius = disc.radius * side;
        const QPointF place((disc.left + disc.drift * share) * width(),
                            -radius + (height() + 2 * radius) * share * (0.4 + 0.6 * share));
        painter.setOpacity(std::min(1.0, (1 - share) / fading));
        painter.save();
        painter.translate(place);
        // A disc that turns is seen from its edge now and then.
        const double turned = std::cos(share * disc.turns * 2 * std::numbers::pi);
        painter.scale(1, std::max(0.15, std::abs(turned)));
        paintDisc(painter, QPointF(), radius, m_theme,
                  disc.side == Player::First ? Cell::First : Cell::Second, true);
        painter.restore();
    }
}
