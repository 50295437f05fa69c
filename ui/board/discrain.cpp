// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/discrain.h"

#include "ui/board/painting/boardpainter.h"

#include <QEvent>
#include <QPaintEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

namespace {

/// The last ones begin when this share of the time is over, and each takes what is left.
constexpr double lastBegin = 0.4;
/// They become faint over the last part of their way.
constexpr double fading = 0.25;
constexpr double smallestRain = 0.014;
constexpr double largestRain = 0.034;
/// The edge of a disc that turns is never thinner.
constexpr double thinnest = 0.15;

}

DiscRain::DiscRain(QWidget& window, const Look& look, const QRect& spared)
    : QWidget(&window), m_look(look), m_spared(spared)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    // Qt leaves what is called so out of what a screen reader finds in a window.
    setObjectName(QStringLiteral("qt_rubberband"));
    // The same shower each time: what is to be looked at can be looked at again.
    std::mt19937 draw(7);
    const auto between = [&draw](double low, double high) {
        return low
            + (high - low) * static_cast<double>(draw()) / static_cast<double>(std::mt19937::max());
    };
    for (int i = 0; i < discs; ++i)
        m_discs.push_back({.left = between(0.02, 0.98),
                           .drift = between(-0.06, 0.06),
                           .begin = between(0, lastBegin),
                           .radius = between(smallestRain, largestRain),
                           .turns = between(1, 3)});
    setGeometry(window.rect());
    makeSprite();
    window.installEventFilter(this);
    m_clock.setStartValue(0.0);
    m_clock.setEndValue(1.0);
    m_clock.setDuration(duration);
    connect(&m_clock, &QVariantAnimation::valueChanged, this, &DiscRain::step);
    connect(&m_clock, &QVariantAnimation::finished, this, [this] {
        hide();
        deleteLater();
    });
    show();
    raise();
    m_clock.start();
}

void DiscRain::setElapsed(int milliseconds)
{
    m_clock.pause();
    m_clock.setCurrentTime(milliseconds);
}

bool DiscRain::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parent() && event->type() == QEvent::Resize) {
        setGeometry(parentWidget()->rect());
        makeSprite();
    }
    return QWidget::eventFilter(watched, event);
}

void DiscRain::makeSprite()
{
    const double radius = largestRain * std::min(width(), height());
    const double ratio = devicePixelRatioF();
    const int side = std::max(1, static_cast<int>(std::ceil(2 * radius * ratio)));
    m_sprite = QPixmap(side, side);
    m_sprite.fill(Qt::transparent);
    QPainter painter(&m_sprite);
    painter.setRenderHint(QPainter::Antialiasing);
    paintDisc(painter, QPointF(side / 2.0, side / 2.0), side / 2.0, m_look.theme, m_look.disc,
              m_look.glyph);
}

double DiscRain::share(const Falling& disc) const
{
    return (m_clock.currentValue().toDouble() - disc.begin) / (1 - lastBegin);
}

double DiscRain::radius(const Falling& disc) const
{
    return disc.radius * std::min(width(), height());
}

QPointF DiscRain::place(const Falling& disc) const
{
    const double now = share(disc);
    const double size = radius(disc);
    return {(disc.left + disc.drift * now) * width(),
            -size + (height() + 2 * size) * now * (0.4 + 0.6 * now)};
}

QRegion DiscRain::wet() const
{
    QRegion region;
    for (const Falling& disc : m_discs) {
        const double now = share(disc);
        if (now <= 0 || now >= 1)
            continue;
        const double size = radius(disc) + 1;
        const QPointF centre = place(disc);
        region += QRectF(centre - QPointF(size, size), QSizeF(2 * size, 2 * size)).toAlignedRect();
    }
    return region & rect();
}

/// Only where discs were and are: what lies below is painted again with them.
void DiscRain::step()
{
    const QRegion now = wet();
    update(m_wet | now);
    m_wet = now;
}

void DiscRain::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setClipRegion(event->region() - QRegion(m_spared));
    for (const Falling& disc : m_discs) {
        const double now = share(disc);
        if (now <= 0 || now >= 1)
            continue;
        const double size = radius(disc);
        // A disc that turns is seen from its edge now and then.
        const double turned = std::abs(std::cos(now * disc.turns * 2 * std::numbers::pi));
        const QPointF half(size, size * std::max(thinnest, turned));
        painter.setOpacity(std::min(1.0, (1 - now) / fading));
        painter.drawPixmap(QRectF(place(disc) - half, place(disc) + half), m_sprite,
                           QRectF(m_sprite.rect()));
    }
}
