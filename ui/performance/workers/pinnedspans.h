// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/timeline.h"
#include "core/recording/searchpins.h"
#include "ui/performance/workers/spanselection.h"

#include <QString>
#include <array>
#include <optional>

class QPainter;
class QPalette;
class QRectF;

/// Two spans of a timeline that stay while others are looked at, A and B, to be compared, and what
/// a person calls them. Times count from the start of the timeline, in nanoseconds.
struct PinnedSpans
{
    std::array<std::optional<TimeSpan>, SearchPins::count> spans {};
    std::array<QString, SearchPins::count> texts {}; ///< empty where a span has none

    /// Times count from the start of the search.
    static PinnedSpans of(const SearchPins& pins);
    SearchPins ofSearch() const;

    bool isEmpty() const { return !spans[0] && !spans[1]; }
    /// A where there is none yet, and B from then on, without a text; says which.
    std::size_t pin(const TimeSpan& span);
    void remove(std::size_t pin);
    /// As they are in a timeline that begins so much later.
    PinnedSpans moved(double nanoseconds) const;

    friend bool operator==(const PinnedSpans&, const PinnedSpans&) = default;
};

/// "A", "B".
QString pinName(std::size_t pin);
/// "A", or "A, “waits for f1”" of one that has a text.
QString pinLabel(std::size_t pin, const PinnedSpans& pins);
/// What lies between two spans: positive where the second begins after the first, or ends before
/// it; negative where they overlap, by so much.
double gapBetween(const TimeSpan& a, const TimeSpan& b);
/// What each has, and what B has more or less than A; without B, what the selection has. Empty
/// without pins.
QString pinnedSentence(const PinnedSpans& pins, const std::optional<TimeSpan>& selection,
                       const Timeline& timeline);

/// Over bars that show `seen`: a frame with its letter and as much of its text as it has room for,
/// and the gap between them as a line with its length.
void paintPins(QPainter& painter, const PinnedSpans& pins, const QRectF& bars, const TimeSpan& seen,
               const QPalette& palette);
