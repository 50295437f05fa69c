// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/timeline.h"
#include "ui/performance/workers/spanselection.h"

#include <QString>
#include <array>
#include <optional>

class QPainter;
class QPalette;
class QRectF;

/// Two spans of a timeline that stay while others are looked at, A and B, to be compared. Times
/// count from the start of the timeline, in nanoseconds.
struct PinnedSpans
{
    std::array<std::optional<TimeSpan>, 2> spans {};

    bool isEmpty() const { return !spans[0] && !spans[1]; }
    /// A where there is none yet, and B from then on.
    void pin(const TimeSpan& span);
    /// As they are in a timeline that begins so much later.
    PinnedSpans moved(double nanoseconds) const;

    friend bool operator==(const PinnedSpans&, const PinnedSpans&) = default;
};

/// "A", "B".
QString pinName(std::size_t pin);
/// What lies between two spans: positive where the second begins after the first, or ends before
/// it; negative where they overlap, by so much.
double gapBetween(const TimeSpan& a, const TimeSpan& b);
/// What each has, and what B has more or less than A; without B, what the selection has. Empty
/// without pins.
QString pinnedSentence(const PinnedSpans& pins, const std::optional<TimeSpan>& selection,
                       const Timeline& timeline);

/// Over bars that show `seen`: a frame with its letter for each, and the gap between them as a line
/// with its length.
void paintPins(QPainter& painter, const PinnedSpans& pins, const QRectF& bars, const TimeSpan& seen,
               const QPalette& palette);
