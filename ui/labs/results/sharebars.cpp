// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/results/sharebars.h"

#include "ui/labs/runs/experimenttext.h"
#include "ui/paper/chartstyle.h"
#include "ui/paper/plotlegend.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <algorithm>

namespace {

struct ShareBarsText
{
    Q_DECLARE_TR_FUNCTIONS(ShareBars)
};

constexpr double shareGap = 6;
constexpr double smallestPlot = 220;
/// Rows are at most so many times higher than they need to be.
constexpr double largestRow = 3;

PlotAxis sharesAxis()
{
    return {ShareBarsText::tr("share of games won"), 0, 1};
}

double rowHeight(const QFontMetricsF& metrics)
{
    return metrics.height() * 1.25;
}

double labelWidth(const ExperimentResult& result, const QFontMetricsF& metrics)
{
    double widest = 0;
    for (std::size_t i = 0; i < result.experiment.cells.size(); ++i)
        widest = std::max(
            widest, metrics.horizontalAdvance(experimenttext::cellName(result.experiment, i)));
    return widest;
}

/// Where the rows are: names at the left, bars in the area.
struct RowLayout
{
    RowLayout(const QRectF& target, const ExperimentResult& result, const FigureStyle& style)
    {
        const QFontMetricsF metrics(style.font);
        const auto rows = static_cast<double>(result.experiment.cells.size());
        const double foot = 3.9 * metrics.height();
        // Few rows are not pulled apart over a high picture.
        height = std::min((target.height() - foot) / std::max(1.0, rows),
                          largestRow * rowHeight(metrics));
        area = target.adjusted(labelWidth(result, metrics) + 2 * shareGap, shareGap, -3 * shareGap,
                               0);
        area.setHeight(height * rows);
        left = target.left() + shareGap;
    }

    QRectF label(std::size_t row) const
    {
        return {left, top(row), area.left() - shareGap - left, height};
    }
    QRectF bar(std::size_t row) const { return {area.left(), top(row), area.width(), height}; }

    QRectF area;

private:
    double top(std::size_t row) const { return area.top() + static_cast<double>(row) * height; }

    double left = 0;
    double height = 0;
};

QPainterPath diamond(const QPointF& centre, double half)
{
    QPainterPath path;
    path.addPolygon(QPolygonF({centre + QPointF(0, -half), centre + QPointF(half, 0),
                               centre + QPointF(0, half), centre + QPointF(-half, 0)}));
    path.closeSubpath();
    return path;
}

class Painting
{
public:
    Painting(QPainter& painter, const QRectF& area, const PlotAxis& shares,
             const FigureStyle& style)
        : m_painter(painter), m_area(area), m_shares(shares), m_style(style), m_metrics(style.font),
          m_ink(style.palette.color(QPalette::Text)), m_base(style.palette.color(QPalette::Base)),
          m_bar(chartstyle::seriesColor(0, style.palette)),
          m_article(chartstyle::seriesColor(1, style.palette))
    {
        painter.setFont(style.font);
    }

    double place(double share) const
    {
        return m_area.left() + chartaxis::shareOf(m_shares, share) * m_area.width();
    }

    void axis()
    {
        PlotFrame::paintAcross(m_painter, m_area, m_shares, m_style);
        // On this line nobody is the better one.
        m_painter.setPen(QPen(chartstyle::mixed(m_base, m_ink, 0.5), 1));
        if (m_shares.low < 0.5 && m_shares.high > 0.5)
            m_painter.drawLine(QPointF(place(0.5), m_area.top()),
                               QPointF(place(0.5), m_area.bottom()));
    }

    void row(const QRectF& row, const QString& name, const ExperimentCell& cell,
             const CellTally& tally)
    {
        m_painter.setPen(m_ink);
        m_painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, name);
        m_painter.save();
        m_painter.setClipRect(m_area.adjusted(m_shares.low > 0 ? 0 : -shareGap, 0,
                                              m_shares.high < 1 ? 0 : shareGap, 0),
                              Qt::IntersectClip);
        const double y = row.center().y();
        const double half = row.height() * 0.28;
        if (tally.played > 0) {
            const double share = double(tally.winsA) / tally.played;
            const QRectF bar(place(0), y - half, place(share) - place(0), 2 * half);
            m_painter.fillRect(bar, chartstyle::mixed(m_base, m_bar, 0.55));
            m_painter.setPen(QPen(m_bar, 1));
            m_painter.drawRect(bar);
            m_painter.setPen(QPen(m_ink, 1.5));
            const double low = place(tally.shareA.low);
            const double high = place(tally.shareA.high);
            m_painter.drawLine(QPointF(low, y), QPointF(high, y));
            for (const double end : {low, high})
                m_painter.drawLine(QPointF(end, y - half / 2), QPointF(end, y + half / 2));
        }
        if (cell.article)
            articleMark({place(cell.article->first), y}, half);
        m_painter.restore();
    }

    void articleMark(const QPointF& centre, double half)
    {
        m_painter.setBrush(m_base);
        m_painter.setPen(QPen(m_article, 2));
        m_painter.drawPath(diamond(centre, half));
        m_painter.setBrush(Qt::NoBrush);
    }

    /// Begins below the bars or, where that leaves too little room, farther left.
    void key(double top, double leastLeft, const QString& whose, bool hasArticle)
    {
        std::vector<plotlegend::Entry> entries {
            {ShareBarsText::tr("%1, with 95 % interval", "who won the games").arg(whose),
             [this](QPainter&, const QRectF& place) { sample(place); }}};
        if (hasArticle)
            entries.push_back(
                {ShareBarsText::tr("the article"), [this](QPainter&, const QRectF& place) {
                     articleMark(place.center(), place.height() / 2);
                 }});
        const double needed = 40 + m_metrics.horizontalAdvance(entries.front().text);
        const double left = std::max(leastLeft, std::min(m_area.left(), m_area.right() - needed));
        plotlegend::paint(m_painter, {left, top, m_area.right() - left, 0}, entries, m_style);
    }

    void sample(const QRectF& place)
    {
        const double y = place.center().y();
        const double half = place.height() / 2;
        const QRectF bar(place.left(), y - half, 0.7 * place.width(), 2 * half);
        m_painter.fillRect(bar, chartstyle::mixed(m_base, m_bar, 0.55));
        m_painter.setPen(QPen(m_bar, 1));
        m_painter.drawRect(bar);
        m_painter.setPen(QPen(m_ink, 1.5));
        m_painter.drawLine(QPointF(bar.center().x(), y), QPointF(place.right(), y));
        m_painter.drawLine(QPointF(place.right(), y - half / 2),
                           QPointF(place.right(), y + half / 2));
    }

private:
    QPainter& m_painter;
    QRectF m_area;
    PlotAxis m_shares; ///< as far as it is shown
    FigureStyle m_style;
    QFontMetricsF m_metrics;
    QColor m_ink;
    QColor m_base;
    QColor m_bar;
    QColor m_article;
};

}

namespace sharebars {

QSizeF smallestSize(const ExperimentResult& result, const FigureStyle& style)
{
    const QFontMetricsF metrics(style.font);
    return {labelWidth(result, metrics) + 4 * shareGap + smallestPlot,
            rowHeight(metrics) * static_cast<double>(result.experiment.cells.size())
                + 4.3 * metrics.height() + shareGap};
}

double largestHeight(const ExperimentResult& result, const FigureStyle& style)
{
    const QFontMetricsF metrics(style.font);
    return largestRow * rowHeight(metrics) * static_cast<double>(result.experiment.cells.size())
        + 4.3 * metrics.height() + shareGap;
}

void paint(QPainter& painter, const QRectF& target, const ExperimentResult& result,
           const FigureStyle& style, const PlotPart& part)
{
    const auto& cells = result.experiment.cells;
    const auto tallies = result.tallies();
    const RowLayout rows(target, result, style);
    Painting painting(painter, rows.area, chartaxis::shown(sharesAxis(), part.across), style);
    painting.axis();
    bool hasArticle = false;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        painting.row(rows.label(i), experimenttext::cellName(result.experiment, i), cells[i],
                     tallies[i]);
        hasArticle = hasArticle || cells[i].article;
    }
    painting.key(rows.area.bottom() + 2.3 * QFontMetricsF(style.font).height(),
                 target.left() + shareGap, experimenttext::sides(result.experiment).first,
                 hasArticle);
}

PlotField field(const QRectF& target, const ExperimentResult& result, const FigureStyle& style)
{
    return {RowLayout(target, result, style).area, sharesAxis(), {}};
}

HitTargets spots(const QRectF& target, const ExperimentResult& result, const FigureStyle& style)
{
    HitTargets spots;
    const auto tallies = result.tallies();
    const RowLayout rows(target, result, style);
    for (std::size_t i = 0; i < tallies.size(); ++i)
        if (tallies[i].played > 0)
            spots.push_back({rows.bar(i),
                             experimenttext::cellName(result.experiment, i) + QLatin1Char('\n')
                                 + experimenttext::details(result.experiment.cells[i], tallies[i]),
                             static_cast<int>(i), 0, static_cast<int>(i)});
    return spots;
}

}
