// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/hittarget.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace {

/// How far from a mark the mouse still means it, in pixels.
constexpr double spotReach = 10;

double distance(const QRectF& place, const QPointF& point)
{
    return std::hypot(std::max({place.left() - point.x(), 0.0, point.x() - place.right()}),
                      std::max({place.top() - point.y(), 0.0, point.y() - place.bottom()}));
}

}

namespace hittarget {

std::optional<Step> stepOf(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return Step::Left;
    case Qt::Key_Right:
        return Step::Right;
    case Qt::Key_Up:
        return Step::Up;
    case Qt::Key_Down:
        return Step::Down;
    default:
        return {};
    }
}

std::optional<std::size_t> at(const HitTargets& spots, const QPointF& place)
{
    std::optional<std::size_t> best;
    double nearest = spotReach;
    for (std::size_t i = 0; i < spots.size(); ++i) {
        // Of several that lie as near, the one that is drawn last is on top.
        const double away = distance(spots[i].place, place);
        if (away <= nearest) {
            nearest = away;
            best = i;
        }
    }
    return best;
}

std::optional<std::size_t> next(const HitTargets& spots, std::optional<std::size_t> from, Step step)
{
    if (spots.empty())
        return {};
    if (!from || *from >= spots.size())
        return 0;
    const HitTarget& start = spots[*from];
    const bool along = step == Step::Left || step == Step::Right;
    const int direction = step == Step::Left || step == Step::Up ? -1 : 1;
    std::optional<std::size_t> best = from;
    // Lines come before places: the next line is the nearest one that has a mark at all.
    std::pair nearest(std::numeric_limits<int>::max(), 0.0);
    for (std::size_t i = 0; i < spots.size(); ++i) {
        const int lines = direction * (spots[i].line - start.line);
        const double across = spots[i].place.center().x() - start.place.center().x();
        if (along ? lines != 0 || direction * across <= 0 : lines <= 0)
            continue;
        const std::pair here(lines, std::abs(across));
        if (here < nearest) {
            nearest = here;
            best = i;
        }
    }
    return best;
}

}
