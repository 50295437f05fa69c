// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/tour/tourplace.h"

#include "ui/style/cardlook.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace {

/// Room for the arrow.
constexpr int arrowLength = 28;
/// Of covering a place at all, in pixels of its area.
constexpr double touchCost = 2000;
constexpr int targetWeight = 1000;
/// For each pixel between the card and what it speaks of.
constexpr double distanceCost = 4;
/// For each size that is liked better.
constexpr double sizeCost = 100;
/// An arrow is looked at in so many places; of each that lies over something, in pixels of length.
constexpr int arrowSamples = 24;
constexpr double crossingCost = 8;
/// From a corner to where an arrow may begin.
constexpr int cornerRoom = 2 * cardlook::radius;

int coveredArea(const QRect& a, const QRect& b)
{
    const QRect both = a & b;
    return both.isEmpty() ? 0 : both.width() * both.height();
}

double distanceBetween(const QRect& a, const QRect& b)
{
    const int across = std::max({0, a.left() - b.right(), b.left() - a.right()});
    const int along = std::max({0, a.top() - b.bottom(), b.top() - a.bottom()});
    return std::hypot(across, along);
}

/// Where a span of this length may begin: at the edges of the room, and beside or along each of the
/// places.
std::vector<int> beginnings(int from, int to, int length,
                            const std::vector<std::pair<int, int>>& places)
{
    std::vector<int> result {from, to - length};
    for (const auto& [first, last] : places)
        for (const int begin : {first, last - length, (first + last - length) / 2,
                                first - length - arrowLength, last + arrowLength})
            result.push_back(begin);
    const int most = std::max(from, to - length);
    for (int& begin : result)
        begin = std::clamp(begin, from, most);
    std::ranges::sort(result);
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
}

double cardCost(const QRect& card, const QRect& target, const std::vector<KeptPlace>& kept)
{
    double cost = distanceCost * distanceBetween(card, target);
    const auto add = [&](const QRect& place, int weight) {
        if (const int area = coveredArea(card, place))
            cost += weight * (touchCost + area);
    };
    add(target, targetWeight);
    for (const KeptPlace& each : kept)
        add(each.place, each.weight);
    return cost;
}

/// The middle of each side, and the point that is nearest to another.
std::array<QPointF, 5> pointsAround(const QRectF& place, QPointF other, double corner)
{
    const double acrossCorner = std::min(corner, place.width() / 2);
    const double alongCorner = std::min(corner, place.height() / 2);
    const double x
        = std::clamp(other.x(), place.left() + acrossCorner, place.right() - acrossCorner);
    const double y = std::clamp(other.y(), place.top() + alongCorner, place.bottom() - alongCorner);
    QPointF nearest(x, y);
    // On the edge, on the side where the other point is.
    const double across = std::max(place.left() - other.x(), other.x() - place.right());
    const double along = std::max(place.top() - other.y(), other.y() - place.bottom());
    if (along >= across)
        nearest.setY(other.y() < place.center().y() ? place.top() : place.bottom());
    else
        nearest.setX(other.x() < place.center().x() ? place.left() : place.right());
    return {nearest, QPointF(place.center().x(), place.top()),
            QPointF(place.center().x(), place.bottom()), QPointF(place.left(), place.center().y()),
            QPointF(place.right(), place.center().y())};
}

double arrowCost(const QLineF& arrow, const QRectF& card, const QRectF& target,
                 const std::vector<KeptPlace>& kept)
{
    double cost = arrow.length();
    for (int i = 1; i < arrowSamples; ++i) {
        const QPointF point = arrow.pointAt(i / static_cast<double>(arrowSamples));
        if (card.adjusted(1, 1, -1, -1).contains(point)
            || target.adjusted(1, 1, -1, -1).contains(point))
            cost += crossingCost * targetWeight;
        for (const KeptPlace& each : kept)
            if (QRectF(each.place).contains(point))
                cost += crossingCost * each.weight;
    }
    return cost;
}

QLineF arrowBetween(const QRectF& card, const QRectF& target, const std::vector<KeptPlace>& kept)
{
    QLineF best;
    double least = std::numeric_limits<double>::max();
    for (const QPointF& from : pointsAround(card, target.center(), cornerRoom))
        for (const QPointF& to : pointsAround(target, from, 0))
            if (const double cost = arrowCost(QLineF(from, to), card, target, kept); cost < least) {
                least = cost;
                best = QLineF(from, to);
            }
    return best;
}

} // namespace

TourPlace placeTour(const QRect& room, const QRect& target, const std::vector<KeptPlace>& kept,
                    const std::vector<QSize>& sizes)
{
    std::vector<std::pair<int, int>> across {{target.left(), target.right() + 1}};
    std::vector<std::pair<int, int>> along {{target.top(), target.bottom() + 1}};
    for (const KeptPlace& each : kept) {
        across.emplace_back(each.place.left(), each.place.right() + 1);
        along.emplace_back(each.place.top(), each.place.bottom() + 1);
    }
    QRect best;
    double least = std::numeric_limits<double>::max();
    double liked = 0;
    for (const QSize& each : sizes) {
        const QSize size = each.boundedTo(room.size());
        for (const int x : beginnings(room.left(), room.right() + 1, size.width(), across))
            for (const int y : beginnings(room.top(), room.bottom() + 1, size.height(), along)) {
                const QRect card(QPoint(x, y), size);
                if (const double cost = cardCost(card, target, kept) + liked; cost < least) {
                    least = cost;
                    best = card;
                }
            }
        liked += sizeCost;
    }
    return {best, arrowBetween(QRectF(best), QRectF(target), kept)};
}
