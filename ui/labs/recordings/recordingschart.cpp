// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/recordings/recordingschart.h"

#include "core/board/notation.h"
#include "core/recording/quantitytext.h"
#include "core/search/figures/load.h"
#include "ui/paper/chartstyle.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace {

constexpr double markSize = 8;

/// Each side of each recording has its own.
QColor lineColor(int recording, Player side, const QPalette& palette)
{
    return chartstyle::seriesColor(2 * recording + (side == Player::First ? 0 : 1), palette);
}

QPen seriesLine(int recording, Player side, const QPalette& palette)
{
    return {lineColor(recording, side, palette), chartstyle::lineWidth(palette, 1.6),
            recording == 0 ? Qt::SolidLine : Qt::DashLine};
}

/// The shape says which side, hollow or filled which recording.
void drawMark(QPainter& painter, const QPointF& at, int recording, Player side,
              const QPalette& palette)
{
    const QPainterPath path
        = chartstyle::markerPath(chartstyle::markerOf(side), markSize).translated(at);
    const QColor color = lineColor(recording, side, palette);
    painter.setPen(QPen(color, 1.6));
    painter.setBrush(recording == 0 ? color : palette.color(QPalette::Base));
    painter.drawPath(path);
    painter.setBrush(Qt::NoBrush);
}

void drawDisturbed(QPainter& painter, const QPointF& at, const QPalette& palette)
{
    painter.setPen(QPen(palette.color(QPalette::Text), 1.4));
    painter.drawPath(
        chartstyle::markerPath(chartstyle::Marker::Cross, markSize + 5).translated(at));
}

QPen differencePen(const QPalette& palette)
{
    return {palette.color(QPalette::Text), 1.2, Qt::DashDotLine};
}

}

struct RecordingsChart::Layout
{
    QRectF legend;
    PlotFrame frame;
};

RecordingsChart::RecordingsChart(QWidget* parent)
    : PaintedChart(Qt::Horizontal | Qt::Vertical, parent)
{
    setAccessibleName(tr("Chart of a number of each search over the plies of the games"));
    setAccessibleDescription(inWords());
}

void RecordingsChart::setRecordings(const Shared& first, const Shared& second,
                                    const SearchQuantity& quantity, bool logarithmic)
{
    m_quantity = &quantity;
    m_logarithmic = logarithmic;
    m_leftOut = false;
    m_hasAny = first || second;
    m_hasTwo = first && second;
    m_differsFrom.reset();
    m_series.clear();
    if (first)
        addSeries(*first, 0);
    if (second)
        addSeries(*second, 1);
    if (first && second)
        m_differsFrom = RecordingComparison(*first, *second).differsFrom();
    setAccessibleDescription(inWords());
    replaced();
}

void RecordingsChart::addSeries(const Recording& recording, int which)
{
    const std::vector<Position> positions = recording.positions();
    for (const Player side : {Player::First, Player::Second}) {
        Series series {.recording = which,
                       .side = side,
                       .name = recording.players[side == Player::First ? 0 : 1].name,
                       .points = {}};
        if (m_hasTwo)
            series.name
                = which == 0 ? tr("first: %1").arg(series.name) : tr("second: %1").arg(series.name);
        for (std::size_t move = 0; move < recording.moves.size(); ++move) {
            const auto value = figureOf(recording.moves[move], *m_quantity);
            if (recording.side(move) != side || !value)
                continue;
            if (m_logarithmic && *value <= 0) {
                m_leftOut = true;
                continue;
            }
            const int column = recording.moves[move].move.column();
            const Interference by = interferenceOf(*recording.moves[move].report);
            QString text
                = tr("Ply %1, %2 by %3\n%4: %5")
                      .arg(recording.ply(move))
                      .arg(notation::squareName(column, positions[move].landingRow(column)),
                           series.name, quantityTitle(*m_quantity),
                           quantityNumber(*m_quantity, *value));
            if (by == Interference::ByProgram)
                text += u'\n' + tr("Disturbed by other work of this program");
            else if (by == Interference::ByOthers)
                text += u'\n' + tr("Disturbed by other programs");
            series.points.push_back({recording.ply(move), quantityInUnit(*m_quantity, *value),
                                     by != Interference::No, text});
        }
        if (!series.points.empty())
            m_series.push_back(std::move(series));
    }
}

void RecordingsChart::setPly(int ply)
{
    if (ply == m_ply)
        return;
    m_ply = ply;
    changed();
}

bool RecordingsChart::hasPoints() const
{
    return !m_series.empty();
}

QString RecordingsChart::emptyText() const
{
    return m_hasAny ? tr("No search of these games knows this number.")
                    : tr("Open a recording above: what each search cost is drawn here.");
}

QString RecordingsChart::inWords() const
{
    if (!hasPoints())
        return emptyText();
    QStringList words;
    for (const Series& series : m_series)
        for (const Point& point : series.points)
            words += point.text;
    if (m_differsFrom)
        words += tr("The games differ from ply %1 on").arg(*m_differsFrom);
    return words.join(QStringLiteral("; ")).replace(u'\n', QStringLiteral(", "));
}

PlotAxis RecordingsChart::across() const
{
    int low = m_series.front().points.front().ply;
    int high = low;
    for (const Series& series : m_series) {
        low = std::min(low, series.points.front().ply);
        high = std::max(high, series.points.back().ply);
    }
    return {tr("Ply: discs on the board with the move"), low - 0.7, high + 0.7, false, 1};
}

PlotAxis RecordingsChart::up() const
{
    double low = m_series.front().points.front().value;
    double high = low;
    for (const Series& series : m_series)
        for (const Point& point : series.points) {
            low = std::min(low, point.value);
            high = std::max(high, point.value);
        }
    return PlotFrame::axisFor(quantityTitle(*m_quantity), low, high, m_logarithmic);
}

RecordingsChart::Layout RecordingsChart::layoutIn(const QRectF& target, const FigureStyle& style,
                                                  const PlotPart& part) const
{
    const std::vector<plotlegend::Entry> entries = legend(style);
    QRectF room = target.adjusted(4, 4, -4, -4);
    QRectF names = room;
    room.setBottom(room.bottom() - plotlegend::height(room.width(), entries, style));
    names.setTop(room.bottom());
    return {names, PlotFrame(room, across(), up(), style, part)};
}

std::vector<PlotField> RecordingsChart::fieldsIn(const QRectF& target, const FigureStyle& style,
                                                 const PlotPart& part) const
{
    return hasPoints() ? std::vector {layoutIn(target, style, part).frame.field()}
                       : std::vector<PlotField>();
}

HitTargets RecordingsChart::spotsIn(const QRectF& target, const FigureStyle& style,
                                    const PlotPart& part) const
{
    HitTargets spots;
    if (!hasPoints())
        return spots;
    const PlotFrame frame = layoutIn(target, style, part).frame;
    for (std::size_t i = 0; i < m_series.size(); ++i)
        for (const Point& point : m_series[i].points) {
            if (!frame.isShown(point.ply, point.value))
                continue;
            QRectF place(0, 0, markSize, markSize);
            place.moveCenter(frame.place(point.ply, point.value));
            spots.push_back(
                {place, point.text, m_series[i].recording, point.ply, static_cast<int>(i)});
        }
    return spots;
}

bool RecordingsChart::leadsOn(const HitTarget& spot) const
{
    return spot.ply > 0;
}

void RecordingsChart::paint(QPainter& painter, const QRectF& area, const QPalette& palette) const
{
    paintIn(painter, area, {palette, painter.font()}, part());
}

void RecordingsChart::paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                              const PlotPart& part) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(target, style.palette.color(QPalette::Base));
    painter.setFont(style.font);
    painter.setPen(style.palette.color(QPalette::Text));
    if (!hasPoints()) {
        painter.drawText(target.adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap,
                         emptyText());
        painter.restore();
        return;
    }
    const Layout layout = layoutIn(target, style, part);
    plotlegend::paint(painter, layout.legend, legend(style), style);
    layout.frame.paint(painter);
    painter.setClipRect(layout.frame.clip(), Qt::IntersectClip);
    paintMarks(painter, layout.frame, style);
    for (const Series& series : m_series)
        paintSeries(painter, layout.frame, series, style);
    painter.restore();
}

void RecordingsChart::paintMarks(QPainter& painter, const PlotFrame& frame,
                                 const FigureStyle& style) const
{
    const QRectF plot = frame.plot();
    const auto upright = [&](double ply) {
        const double x = frame.place(ply, frame.up().high).x();
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    };
    if (m_ply > 0) {
        painter.setPen(QPen(chartstyle::faint(style.palette, 0.45), 1.4));
        upright(m_ply);
    }
    if (m_differsFrom) {
        painter.setPen(differencePen(style.palette));
        upright(*m_differsFrom - 0.5);
    }
}

void RecordingsChart::paintSeries(QPainter& painter, const PlotFrame& frame, const Series& series,
                                  const FigureStyle& style) const
{
    QPolygonF line;
    for (const Point& point : series.points)
        line << frame.place(point.ply, point.value);
    painter.setPen(seriesLine(series.recording, series.side, style.palette));
    painter.drawPolyline(line);
    for (const Point& point : series.points) {
        const QPointF at = frame.place(point.ply, point.value);
        drawMark(painter, at, series.recording, series.side, style.palette);
        if (point.isDisturbed)
            drawDisturbed(painter, at, style.palette);
    }
}

std::vector<plotlegend::Entry> RecordingsChart::legend(const FigureStyle& style) const
{
    const QPalette palette = style.palette;
    std::vector<plotlegend::Entry> entries;
    bool disturbed = false;
    for (const Series& series : m_series) {
        disturbed |= std::ranges::any_of(series.points, &Point::isDisturbed);
        entries.push_back({series.name,
                           [palette, which = series.recording,
                            side = series.side](QPainter& painter, const QRectF& place) {
                               painter.setPen(seriesLine(which, side, palette));
                               painter.drawLine(QPointF(place.left(), place.center().y()),
                                                QPointF(place.right(), place.center().y()));
                               drawMark(painter, place.center(), which, side, palette);
                           }});
    }
    if (m_differsFrom)
        entries.push_back(
            {tr("from here on another game"), [palette](QPainter& painter, const QRectF& place) {
                 painter.setPen(differencePen(palette));
                 painter.drawLine(QPointF(place.center().x(), place.top()),
                                  QPointF(place.center().x(), place.bottom()));
             }});
    if (disturbed)
        entries.push_back({tr("disturbed"), [palette](QPainter& painter, const QRectF& place) {
                               drawDisturbed(painter, place.center(), palette);
                           }});
    if (m_leftOut)
        entries.push_back({tr("zeros are not drawn")});
    return entries;
}
