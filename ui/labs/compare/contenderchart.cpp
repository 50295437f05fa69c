// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/compare/contenderchart.h"

#include "core/comparison/comparisontext.h"
#include "core/comparison/contender.h"
#include "ui/paper/chartstyle.h"
#include "ui/paper/plotaxis.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace {

constexpr double contenderGap = 6;
constexpr double pointSize = 7;
constexpr double medianSize = 12;
/// From so many times the least on, the most has no room beside it on a plain axis.
constexpr double muchSpan = 20;
/// Names take at most this share of the width.
constexpr double nameShare = 0.4;
/// Rows are at most so many lines of text high.
constexpr double highestRow = 4;

QColor colorOf(std::size_t row, const QPalette& palette)
{
    return chartstyle::seriesColor(static_cast<int>(row), palette);
}

void drawContenderMark(QPainter& painter, const QPointF& at, chartstyle::Marker marker, double size,
                       const QColor& color, bool isFilled)
{
    painter.setPen(QPen(color, 1.4));
    painter.setBrush(isFilled ? QBrush(color) : QBrush(Qt::NoBrush));
    painter.drawPath(chartstyle::markerPath(marker, size).translated(at));
    painter.setBrush(Qt::NoBrush);
}

void drawSpread(QPainter& painter, double from, double to, double y, double half,
                const QColor& color)
{
    painter.setPen(QPen(color, 1.6));
    painter.drawLine(QPointF(from, y), QPointF(to, y));
    for (const double end : {from, to})
        painter.drawLine(QPointF(end, y - half), QPointF(end, y + half));
}

}

struct ContenderChart::Layout
{
    QRectF heading;
    QRectF names;
    QRectF plot;
    QRectF legend;
    PlotAxis axis; ///< as far as it is shown
    double rowHeight = 0;

    double place(double value) const
    {
        return plot.left() + chartaxis::shareOf(axis, value) * plot.width();
    }
    QRectF row(std::size_t index) const
    {
        return {plot.left(), plot.top() + static_cast<double>(index) * rowHeight, plot.width(),
                rowHeight};
    }
    /// Points of a row lie below each other, the first repetition highest.
    double pointHeight(std::size_t index, std::size_t point, std::size_t points) const
    {
        const QRectF place = row(index);
        const double share
            = points > 1 ? static_cast<double>(point) / static_cast<double>(points - 1) - 0.5 : 0;
        return place.center().y() + share * 0.6 * place.height();
    }
};

ContenderChart::ContenderChart(QWidget* parent) : PaintedChart(Qt::Horizontal, parent)
{
    setAccessibleName(tr("Chart of one quantity of the engines that are compared"));
    setAccessibleDescription(inWords());
}

void ContenderChart::setResult(const ComparisonResult& result, const SearchQuantity& quantity)
{
    m_title = comparisontext::title(quantity);
    m_contenders.clear();
    m_hasInterval = false;
    m_settings = result.isEmpty() ? QString() : comparisontext::settings(result.request);
    for (std::size_t i = 0; i < result.contenders.size(); ++i) {
        const auto figures = result.figure(i, quantity);
        if (!figures)
            continue;
        const auto inUnit
            = [&quantity](double value) { return comparisontext::inUnit(quantity, value); };
        const Interval ends = figures->interval.value_or(Interval {figures->least, figures->most});
        m_hasInterval = m_hasInterval || figures->interval;
        Contender contender {.letter = contenderLetter(i),
                             .name = contenderText(result.contenders[i].entrant),
                             .median = inUnit(figures->median),
                             .low = inUnit(ends.low),
                             .high = inUnit(ends.high)};
        const QString median = comparisontext::figure(quantity, figures->median);
        contender.text = tr("%1: %2 %3").arg(contender.letter, m_title, median);
        if (const QString spread = comparisontext::spread(quantity, *figures); !spread.isEmpty())
            contender.text += u'\n' + spread;
        if (const auto ratio = result.ratio(i, quantity); ratio && result.contenders.size() > 1)
            contender.text += u'\n'
                + tr("%1 times that of %2")
                      .arg(comparisontext::number(ratio->median),
                           contenderLetter(static_cast<std::size_t>(result.request.reference)));
        for (std::size_t round = 0; round < result.contenders[i].samples.size(); ++round)
            if (const auto value = result.value(i, round, quantity)) {
                const bool isDisturbed
                    = result.contenders[i].samples[round].disturbed != Disturbed::No;
                QString text = tr("%1, repetition %2: %3")
                                   .arg(contender.letter)
                                   .arg(round + 1)
                                   .arg(comparisontext::figure(quantity, *value));
                if (isDisturbed)
                    text += u'\n' + tr("Disturbed: something else had the processors.");
                contender.points.push_back({inUnit(*value), isDisturbed, text});
            }
        m_contenders.push_back(std::move(contender));
    }
    setAccessibleDescription(inWords());
    updateGeometry();
    replaced();
}

QSize ContenderChart::minimumSizeHint() const
{
    // Beside the rows the heading, the axis and the legend.
    const auto lines = static_cast<int>(std::max<std::size_t>(3, m_contenders.size())) + 6;
    return {240, lines * fontMetrics().lineSpacing() * 5 / 4};
}

QString ContenderChart::inWords() const
{
    if (m_contenders.empty())
        return tr("Nothing was measured yet.");
    QStringList words {m_settings};
    for (const Contender& contender : m_contenders)
        words += contender.text;
    return words.join(QStringLiteral("; ")).replace(u'\n', QStringLiteral(", "));
}

bool ContenderChart::isLogarithmic() const
{
    if (m_contenders.empty())
        return false;
    double least = m_contenders.front().median;
    double most = least;
    for (const Contender& contender : m_contenders) {
        least = std::min(least, contender.low);
        most = std::max(most, contender.high);
        for (const Point& point : contender.points)
            least = std::min(least, point.value);
    }
    return least > 0 && most >= muchSpan * least;
}

PlotAxis ContenderChart::across() const
{
    double least = m_contenders.front().median;
    double most = least;
    for (const Contender& contender : m_contenders) {
        least = std::min(least, contender.low);
        most = std::max(most, contender.high);
        for (const Point& point : contender.points) {
            least = std::min(least, point.value);
            most = std::max(most, point.value);
        }
    }
    return PlotFrame::axisFor(m_title, least, most, isLogarithmic());
}

ContenderChart::Layout ContenderChart::layoutIn(const QRectF& target, const FigureStyle& style,
                                                const PlotPart& part) const
{
    const QFontMetricsF metrics(style.font);
    QRectF room = target.adjusted(contenderGap, contenderGap, -contenderGap, -contenderGap);
    Layout layout;
    layout.heading = QRectF(room.topLeft(), QSizeF(room.width(), metrics.lineSpacing()));
    room.setTop(layout.heading.bottom() + contenderGap);
    layout.legend = room;
    const double legendHeight = plotlegend::height(room.width(), legend(style), style);
    room.setBottom(room.bottom() - legendHeight);
    double widest = 0;
    for (const Contender& contender : m_contenders)
        widest
            = std::max(widest, metrics.horizontalAdvance(contender.letter + "  " + contender.name));
    const double names = std::min(widest, nameShare * room.width());
    layout.names = room;
    layout.names.setWidth(names);
    const double rows = static_cast<double>(m_contenders.size());
    const double height = std::max(metrics.height(), room.height() - PlotFrame::heightBelow(style));
    layout.rowHeight = std::min(height / rows, highestRow * metrics.lineSpacing());
    layout.plot = QRectF(room.left() + names + contenderGap, room.top(),
                         room.width() - names - 4 * contenderGap, layout.rowHeight * rows);
    // Few rows are not pulled apart over a high picture.
    layout.legend.setTop(layout.plot.bottom() + PlotFrame::heightBelow(style));
    layout.axis = chartaxis::shown(across(), part.across);
    return layout;
}

int ContenderChart::heightFor(int width, const FigureStyle& style) const
{
    const double line = QFontMetricsF(style.font).lineSpacing();
    const double rows = static_cast<double>(std::max<std::size_t>(1, m_contenders.size()));
    return static_cast<int>(
        std::ceil(3 * contenderGap + line + rows * highestRow * line + PlotFrame::heightBelow(style)
                  + plotlegend::height(width - 2 * contenderGap, legend(style), style)));
}

std::vector<PlotField> ContenderChart::fieldsIn(const QRectF& target, const FigureStyle& style,
                                                const PlotPart& part) const
{
    if (m_contenders.empty())
        return {};
    return {PlotField {layoutIn(target, style, part).plot, across(), {}}};
}

FigureSpots ContenderChart::spotsIn(const QRectF& target, const FigureStyle& style,
                                    const PlotPart& part) const
{
    FigureSpots spots;
    if (m_contenders.empty())
        return spots;
    const Layout layout = layoutIn(target, style, part);
    const auto add = [&](double value, double y, double size, const QString& text, int line) {
        if (value < layout.axis.low || value > layout.axis.high)
            return;
        QRectF place(0, 0, size, size);
        place.moveCenter({layout.place(value), y});
        spots.push_back({place, text, -1, 0, line});
    };
    for (std::size_t i = 0; i < m_contenders.size(); ++i) {
        const Contender& contender = m_contenders[i];
        add(contender.median, layout.row(i).center().y(), medianSize, contender.text,
            static_cast<int>(i));
        for (std::size_t p = 0; p < contender.points.size(); ++p)
            add(contender.points[p].value, layout.pointHeight(i, p, contender.points.size()),
                pointSize, contender.points[p].text, static_cast<int>(i));
    }
    return spots;
}

void ContenderChart::paint(QPainter& painter, const QRectF& area, const QPalette& palette) const
{
    paintIn(painter, area, {palette, painter.font()}, part());
}

void ContenderChart::paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                             const PlotPart& part) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(target, style.palette.color(QPalette::Base));
    painter.setFont(style.font);
    painter.setPen(style.palette.color(QPalette::Text));
    if (m_contenders.empty()) {
        painter.drawText(target.adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap,
                         m_title.isEmpty() || m_settings.isEmpty()
                             ? tr("Choose engines above, then Run: what each search cost is drawn "
                                  "here, every repetition as a point.")
                             : tr("None of these engines counts that."));
        painter.restore();
        return;
    }
    const Layout layout = layoutIn(target, style, part);
    painter.drawText(
        layout.heading, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(style.font).elidedText(m_settings, Qt::ElideRight, layout.heading.width()));
    PlotFrame::paintAcross(painter, layout.plot, layout.axis, style);
    for (std::size_t i = 0; i < m_contenders.size(); ++i)
        paintRow(painter, layout, i, style);
    plotlegend::paint(painter, layout.legend, legend(style), style);
    painter.restore();
}

void ContenderChart::paintRow(QPainter& painter, const Layout& layout, std::size_t row,
                              const FigureStyle& style) const
{
    const Contender& contender = m_contenders[row];
    const QRectF place = layout.row(row);
    const QRectF name(layout.names.left(), place.top(), layout.names.width(), place.height());
    painter.setPen(style.palette.color(QPalette::Text));
    painter.drawText(
        name, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(style.font)
            .elidedText(contender.letter + "  " + contender.name, Qt::ElideRight, name.width()));
    painter.save();
    // Marks may stand half outside where the axis ends.
    painter.setClipRect(layout.plot.adjusted(-contenderGap, 0, contenderGap, 0), Qt::IntersectClip);
    const QColor color = colorOf(row, style.palette);
    const double y = place.center().y();
    drawSpread(painter, layout.place(std::max(contender.low, layout.axis.low)),
               layout.place(contender.high), y, 0.18 * place.height(),
               style.palette.color(QPalette::Text));
    for (std::size_t p = 0; p < contender.points.size(); ++p) {
        const Point& point = contender.points[p];
        drawContenderMark(
            painter,
            {layout.place(point.value), layout.pointHeight(row, p, contender.points.size())},
            point.isDisturbed ? chartstyle::Marker::Cross : chartstyle::Marker::Circle, pointSize,
            color, false);
    }
    drawContenderMark(painter, {layout.place(contender.median), y}, chartstyle::Marker::Diamond,
                      medianSize, color, true);
    painter.restore();
}

std::vector<plotlegend::Entry> ContenderChart::legend(const FigureStyle& style) const
{
    const QColor color = colorOf(0, style.palette);
    const QColor ink = style.palette.color(QPalette::Text);
    const auto marker = [color](chartstyle::Marker kind, double size, bool isFilled) {
        return [=](QPainter& painter, const QRectF& place) {
            drawContenderMark(painter, place.center(), kind, size, color, isFilled);
        };
    };
    std::vector<plotlegend::Entry> entries {
        {tr("median"), marker(chartstyle::Marker::Diamond, medianSize, true)},
        {m_hasInterval ? tr("95 % interval of the median") : tr("least to most"),
         [ink](QPainter& painter, const QRectF& place) {
             drawSpread(painter, place.left() + 2, place.right() - 2, place.center().y(), 4, ink);
         }},
        {tr("one search"), marker(chartstyle::Marker::Circle, pointSize, false)}};
    const bool isDisturbed = std::ranges::any_of(m_contenders, [](const Contender& contender) {
        return std::ranges::any_of(contender.points, &Point::isDisturbed);
    });
    if (isDisturbed)
        entries.push_back(
            {tr("a disturbed search"), marker(chartstyle::Marker::Cross, pointSize, false)});
    return entries;
}
