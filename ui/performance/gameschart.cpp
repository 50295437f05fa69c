// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/gameschart.h"

#include "ui/paper/chartstyle.h"
#include "ui/text/metrictext.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <array>

namespace {

constexpr double gameMarkSize = 9;
/// In a lower chart the names stand beside the plot, which needs all the height.
constexpr double lowLines = 10;
constexpr double shareOfNames = 0.38;
constexpr std::array furtherMarkers {chartstyle::Marker::Diamond, chartstyle::Marker::Triangle,
                                     chartstyle::Marker::UpTriangle};
/// Of the colours of series: the first that is neither like the first side's nor the second's.
constexpr int colorOfNeither = 2;

/// How an engine's games are drawn.
struct EngineLook
{
    QPen pen;
    chartstyle::Marker marker;
};

/// As in the chart of its moves where it has always played the same side; else in a colour of
/// neither.
std::vector<EngineLook> looksOf(const std::vector<EngineGames>& engines, const QPalette& palette)
{
    std::array<int, 2> ofSide {};
    int ofBoth = 0;
    std::vector<EngineLook> looks;
    for (const EngineGames& engine : engines) {
        const int index = static_cast<int>(looks.size());
        int& tint = engine.side ? ofSide[static_cast<std::size_t>(*engine.side)] : ofBoth;
        const QColor color = engine.side ? chartstyle::sideColor(*engine.side, tint, palette)
                                         : chartstyle::seriesColor(colorOfNeither + tint, palette);
        const auto marker = engine.side && tint == 0
            ? chartstyle::markerOf(*engine.side)
            : furtherMarkers[static_cast<std::size_t>(index) % furtherMarkers.size()];
        looks.push_back({chartstyle::seriesPen(color, index, 0, palette), marker});
        ++tint;
    }
    return looks;
}

bool suffersFromLoad(const SearchQuantity& quantity)
{
    return !quantity.isRepeatable && quantity.unit != SearchQuantity::Unit::Bytes;
}

}

struct GamesChart::Layout
{
    QRectF legend;
    PlotFrame frame;
};

GamesChart::GamesChart(QWidget* parent) : PaintedChart(Qt::Horizontal | Qt::Vertical, parent)
{
    connect(this, &PaintedChart::chosen, this,
            [this](const HitTarget& spot) { Q_EMIT pointChosen(spot.cell, spot.ply); });
}

void GamesChart::setGames(const SearchQuantity& quantity, std::vector<EngineGames> engines,
                          int highlighted)
{
    const bool isOther = m_quantity != &quantity;
    m_quantity = &quantity;
    m_engines = std::move(engines);
    m_highlighted = highlighted;
    setAccessibleName(tr("Chart by game: %1", "%1 is a number of a search").arg(quantity.name()));
    setAccessibleDescription(inWords());
    if (isOther)
        replaced();
    else
        changed();
}

void GamesChart::setLogarithmic(bool logarithmic)
{
    if (logarithmic == m_logarithmic)
        return;
    m_logarithmic = logarithmic;
    replaced();
}

QString GamesChart::heading() const
{
    return m_quantity ? ofGames(m_quantity->name()) : QString();
}

/// What a point of it is.
QString GamesChart::ofGames(const QString& name) const
{
    return m_quantity->addsUp
        ? tr("%1, sum of each game's moves", "%1 is a number of a search").arg(name)
        : tr("%1, mean of each game's moves", "%1 is a number of a search").arg(name);
}

QString GamesChart::gameText(const EngineGames& engine, const EngineGames::OfGame& game) const
{
    const MetricTotal& figure = game.figure;
    const QString moves = tr("%n moves", nullptr, figure.moves);
    QStringList lines {
        tr("Game %1, %2, %3", "%3 is “8 moves”").arg(game.run).arg(engine.engine, moves)};
    const QString mean = metricText(*m_quantity, figure.mean());
    lines << (m_quantity->addsUp
                  ? tr("%1: %2 together, %3 on average", "%1 is a number of a search")
                        .arg(m_quantity->name(), metricText(*m_quantity, figure.sum), mean)
                  : tr("%1: %2 on average", "%1 is a number of a search")
                        .arg(m_quantity->name(), mean));
    lines
        << tr("Most at ply %1: %2").arg(figure.plyOfMost).arg(metricText(*m_quantity, figure.most));
    if (figure.disturbed && suffersFromLoad(*m_quantity))
        lines << tr("Disturbed by other work");
    return lines.join(u'\n');
}

QString GamesChart::inWords() const
{
    QStringList words {heading()};
    for (const EngineGames& engine : m_engines)
        for (const EngineGames::OfGame& game : engine.games)
            words << gameText(engine, game).replace(u'\n', QStringLiteral(", "));
    return words.join(QStringLiteral("; "));
}

double GamesChart::valueOf(const EngineGames::OfGame& game) const
{
    return onAxis(*m_quantity, game.figure.together(*m_quantity));
}

PlotAxis GamesChart::across() const
{
    int last = 1;
    for (const EngineGames& engine : m_engines)
        last = std::max(last, engine.games.back().run);
    return {tr("Game"), 0.5, std::max(last, 2) + 0.5, false, 1};
}

PlotAxis GamesChart::up() const
{
    double largest = 0;
    double smallest = 0;
    for (const EngineGames& engine : m_engines)
        for (const EngineGames::OfGame& game : engine.games) {
            const double value = valueOf(game);
            largest = std::max(largest, value);
            if (value > 0 && (smallest == 0 || value < smallest))
                smallest = value;
        }
    if (smallest == 0)
        largest = smallest = 1;
    return PlotFrame::axisFor(ofGames(axisTitle(*m_quantity)), smallest, largest, m_logarithmic);
}

GamesChart::Layout GamesChart::layoutIn(const QRectF& target, const FigureStyle& style,
                                        const PlotPart& part) const
{
    QRectF room = target.adjusted(4, 4, -4, -4);
    QRectF names = room;
    if (room.height() < lowLines * QFontMetricsF(style.font).lineSpacing()) {
        names.setLeft(room.right() - shareOfNames * room.width());
        room.setRight(names.left() - gameMarkSize);
    } else {
        room.setBottom(room.bottom() - plotlegend::height(room.width(), legend(style), style));
        names.setTop(room.bottom());
    }
    return {names, PlotFrame(room, across(), up(), style, part)};
}

std::vector<PlotField> GamesChart::fieldsIn(const QRectF& target, const FigureStyle& style,
                                            const PlotPart& part) const
{
    return isEmpty() ? std::vector<PlotField>()
                     : std::vector {layoutIn(target, style, part).frame.field()};
}

QPointF GamesChart::placeOf(const EngineGames::OfGame& game, const PlotFrame& frame) const
{
    const double value = valueOf(game);
    return frame.place(game.run, m_logarithmic && value <= 0 ? frame.up().low : value);
}

HitTargets GamesChart::spotsIn(const QRectF& target, const FigureStyle& style,
                               const PlotPart& part) const
{
    HitTargets spots;
    if (isEmpty())
        return spots;
    const PlotFrame frame = layoutIn(target, style, part).frame;
    for (std::size_t i = 0; i < m_engines.size(); ++i)
        for (const EngineGames::OfGame& game : m_engines[i].games) {
            QRectF place(0, 0, gameMarkSize, gameMarkSize);
            place.moveCenter(placeOf(game, frame));
            if (frame.clip().contains(place.center()))
                spots.push_back({place, gameText(m_engines[i], game), game.run,
                                 game.figure.plyOfMost, static_cast<int>(i)});
        }
    return spots;
}

bool GamesChart::leadsOn(const HitTarget& spot) const
{
    return spot.ply > 0;
}

void GamesChart::paint(QPainter& painter, const QRectF& area, const QPalette& palette) const
{
    paintIn(painter, area, {palette, painter.font()}, part());
}

void GamesChart::paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                         const PlotPart& part) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(target, style.palette.color(QPalette::Base));
    painter.setFont(style.font);
    painter.setPen(style.palette.color(QPalette::Text));
    if (!isEmpty()) {
        const Layout layout = layoutIn(target, style, part);
        plotlegend::paint(painter, layout.legend, legend(style), style);
        layout.frame.paint(painter);
        painter.setClipRect(layout.frame.clip(), Qt::IntersectClip);
        const double x = layout.frame.place(m_highlighted, layout.frame.up().high).x();
        painter.setPen(QPen(style.palette.color(QPalette::Text), 1, Qt::DashLine));
        painter.drawLine(QPointF(x, layout.frame.plot().top()),
                         QPointF(x, layout.frame.plot().bottom()));
        for (std::size_t i = 0; i < m_engines.size(); ++i)
            paintGamesOf(painter, layout.frame, i, style);
    }
    painter.restore();
}

void GamesChart::paintGamesOf(QPainter& painter, const PlotFrame& frame, std::size_t engine,
                              const FigureStyle& style) const
{
    const auto [pen, itsMarker] = looksOf(m_engines, style.palette)[engine];
    QPolygonF line;
    for (const EngineGames::OfGame& game : m_engines[engine].games)
        line << placeOf(game, frame);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
    painter.setPen(QPen(pen.color(), 1.6));
    for (const EngineGames::OfGame& game : m_engines[engine].games) {
        const QPointF at = placeOf(game, frame);
        const bool isZero = m_logarithmic && valueOf(game) <= 0;
        const bool isHollow = isZero || (game.figure.disturbed && suffersFromLoad(*m_quantity));
        painter.setBrush(isHollow ? style.palette.color(QPalette::Base) : pen.color());
        const auto marker = isZero ? chartstyle::Marker::UpTriangle : itsMarker;
        painter.drawPath(chartstyle::markerPath(marker, gameMarkSize).translated(at));
        if (isHollow && !isZero)
            painter.drawPath(
                chartstyle::markerPath(chartstyle::Marker::Cross, gameMarkSize - 3).translated(at));
    }
}

std::vector<plotlegend::Entry> GamesChart::legend(const FigureStyle& style) const
{
    std::vector<plotlegend::Entry> entries;
    bool isDisturbed = false;
    const std::vector<EngineLook> looks = looksOf(m_engines, style.palette);
    for (const EngineGames& engine : m_engines) {
        entries.push_back({engine.engine,
                           [look = looks[entries.size()],
                            palette = style.palette](QPainter& painter, const QRectF& place) {
                               chartstyle::paintSample(painter, place, look.pen, look.marker,
                                                       palette);
                           }});
        for (const EngineGames::OfGame& game : engine.games)
            isDisturbed = isDisturbed || game.figure.disturbed;
    }
    if (isDisturbed && suffersFromLoad(*m_quantity))
        entries.push_back({tr("Hollow: some moves were disturbed by other work")});
    return entries;
}
