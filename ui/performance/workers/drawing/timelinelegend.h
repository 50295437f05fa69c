// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/plotlegend.h"
#include "ui/performance/workers/drawing/timelinedrawing.h"

#include <QWidget>
#include <array>
#include <vector>

class QLabel;

/// What the bars of a timeline mean: samples with a word behind each, which go on below in a narrow
/// place.
class TimelineLegend : public QWidget
{
    Q_OBJECT

public:
    explicit TimelineLegend(QWidget* parent = nullptr);

    /// Those that the drawing has, in the words of its sharing.
    void showFor(const TimelineDrawing& drawing);
    /// The same for a picture of it.
    static std::vector<plotlegend::Entry> onPaper(const TimelineDrawing& drawing);

private:
    struct Entry
    {
        QWidget* sample = nullptr;
        QLabel* word = nullptr;
    };
    /// By TimelineDrawing::Look.
    std::array<Entry, TimelineDrawing::looks> m_entries {};
    /// By WorkerState.
    std::array<Entry, workerStateCount> m_states {};
};
