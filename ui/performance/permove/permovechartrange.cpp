// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a person goes through the moves of a chart, and chooses a range of them.
#include "ui/performance/permove/permovechart.h"

#include "ui/charts/plotview.h"
#include "ui/performance/metrictotals.h"
#include "ui/performance/permove/pointtext.h"
#include "ui/performance/permove/rangesums.h"
#include "ui/widgets/labels/livelabel.h"

#include <algorithm>

namespace {

/// Of text, that the curves and their axes keep beside what is said below them.
constexpr int linesOfCurves = 9;
constexpr int linesForNote = 13;

}

void PerMoveChart::pointAt(const QPointF& place)
{
    const auto hit = m_plot->hitTest(place);
    m_plot->setHovered(hit);
    if (!hit)
        return m_view->explain(QString());
    if (const QString article = StudyLines::pointText(*hit); !article.isEmpty())
        return m_view->explain(article);
    const RunSeries& series = m_history.series()[hit->source];
    m_view->explain(pointText(series, series.points[hit->point], m_quantity.figure));
}

void PerMoveChart::choose(const QPointF& place)
{
    if (!m_plot->hitTest(place))
        m_history.setRange(std::nullopt);
    if (const auto hit = m_plot->hitTest(place); hit && hit->source < StudyLines::firstSource) {
        const RunSeries& series = m_history.series()[hit->source];
        Q_EMIT pointChosen(series.run, series.points[hit->point].ply);
    }
}

void PerMoveChart::extendRange(int direction)
{
    if (!m_rangeFrom || !m_history.range()) {
        m_rangeFrom = std::max(m_currentPly, 1);
        m_rangeTo = *m_rangeFrom;
    }
    int last = *m_rangeFrom;
    for (const RunSeries& series : m_history.series())
        if (series.run == m_history.highlighted() && !series.points.empty())
            last = std::max(last, series.points.back().ply);
    m_rangeTo = std::clamp(m_rangeTo + direction, 1, last);
    m_saysRange = true;
    m_history.setRange(
        PlyRange {std::min(*m_rangeFrom, m_rangeTo), std::max(*m_rangeFrom, m_rangeTo)});
}

void PerMoveChart::showRange()
{
    const auto range = m_history.range();
    // The other charts show what was chosen and leave the words to the one that was asked.
    m_saysRange = m_saysRange && range;
    const QString sums = m_saysRange ? rangeText(*range) : QString();
    m_sums->setHidden(sums.isEmpty());
    m_sums->say(sums);
    m_sums->setToolTip(sums);
    fitSums();
    m_note->setVisible(!m_note->text().isEmpty() && m_plot->hasPoints() && hasRoomForNote());
    m_plot->updateBand();
}

void PerMoveChart::fitSums()
{
    const int line = m_sums->fontMetrics().lineSpacing();
    const int margins = 2 * m_sums->margin();
    const int lines = std::max(1, (height() - linesOfCurves * line - margins) / line);
    m_sums->setMaximumHeight(lines * line + margins);
}

bool PerMoveChart::hasRoomForNote() const
{
    return m_sums->isHidden() || height() >= linesForNote * m_sums->fontMetrics().lineSpacing();
}

QString PerMoveChart::rangeText(const PlyRange& range) const
{
    const int run = m_history.highlighted();
    const SearchQuantity* const figure = m_quantity.figure;
    return figure ? metricTotalsText(metricTotals(m_history, run, range, *figure), range, *figure)
                  : sumsText(sumsOf(m_history, run, range), range);
}

void PerMoveChart::stepCursor(int direction)
{
    int best = -1;
    for (const RunSeries& series : m_history.series()) {
        if (series.run != m_history.highlighted() || !series.visible)
            continue;
        for (const MovePoint& point : series.points) {
            const int distance = (point.ply - m_currentPly) * direction;
            if (distance > 0 && (best < 0 || distance < (best - m_currentPly) * direction))
                best = point.ply;
        }
    }
    if (best >= 0)
        Q_EMIT pointChosen(m_history.highlighted(), best);
}
