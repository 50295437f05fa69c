// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

/// A mark of a figure that stands for measured games: where it is drawn, what it says, and which
/// games are behind it.
struct HitTarget
{
    QRectF place;
    /// Value, unit, number of games, interval, and whose it is, a sentence a line.
    QString text;
    /// The experiment's cell; -1 for what the article printed, whose games are not available.
    int cell = -1;
    /// The move from 1 that the mark stands for; 0 where it stands for whole games.
    int ply = 0;
    /// Marks of one row or curve have the same number; rows are counted from the top.
    int line = 0;
};

using HitTargets = std::vector<HitTarget>;

namespace hittarget {

/// The mark at a place, or the nearest within a finger's breadth.
std::optional<std::size_t> at(const HitTargets& spots, const QPointF& place);

enum class Step
{
    Left,
    Right,
    Up,
    Down
};
/// Of an arrow key; nothing of another.
std::optional<Step> stepOf(int key);
/// The next mark of its line, or the nearest of the next line; where there is none the same. From
/// nothing the first one.
std::optional<std::size_t> next(const HitTargets& spots, std::optional<std::size_t> from,
                                Step step);

}
