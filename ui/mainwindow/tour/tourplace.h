// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QRect>
#include <QSize>
#include <vector>

/// What a card should leave free; one of twice the weight is twice as bad to cover.
struct KeptPlace
{
    QRect place;
    int weight = 1;
};

/// A card and the arrow from its edge to the edge of what it speaks of.
struct TourPlace
{
    QRect card;
    QLineF arrow;
};

/// Puts a card of one of `sizes`, those that are liked best first, into `room`: never over `target`
/// where there is another way, over as little as possible of `kept`, and near the target. All in
/// the same pixels.
TourPlace placeTour(const QRect& room, const QRect& target, const std::vector<KeptPlace>& kept,
                    const std::vector<QSize>& sizes);
