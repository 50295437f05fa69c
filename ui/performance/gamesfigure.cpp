// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/gamesfigure.h"

#include "ui/paper/plotframe.h"
#include "ui/text/metrictext.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace {

using GamesKind = FigureSeries::Kind;

// What the texts below are filed under.
struct GamesWords
{
    Q_DECLARE_TR_FUNCTIONS(GamesChart)
};

constexpr double gameMarkSize = 9;
constexpr std::array furtherMarkers {chartstyle::Marker::Diamond, chartstyle::Marker::Triangle,
                                     chartstyle::Marker::UpTriangle};
constexpr std::array gameDashes {Qt::SolidLine, Qt::DashLine, Qt::DashDotLine};

/// What a point is.
QString ofGames(const SearchQuantity& quantity, const QString& name)
{
    return quantity.addsUp
        ? GamesWords::tr("%1, sum of each game's moves", "%1 is a number of a search").arg(name)
        : GamesWords::tr("%1, mean of each game's moves", "%1 is a number of a search").arg(name);
}

/// "Game 2, mapped-h1, depth 6, 18 moves", and in lines of its own what it cost.
QString gameText(const SearchQuantity& quantity, const QString& engine,
                 const EngineGames::OfGame& game)
{
    const MetricTotal& figure = game.figure;
    const QString moves = GamesWords::tr("%n moves", nullptr, figure.moves);
    QStringList text {
        GamesWords::tr("Game %1, %2, %3", "%3 is “8 moves”").arg(game.run).arg(engine, moves)};
    const QString mean = metricText(quantity, figure.mean());
    text << (quantity.addsUp
                 ? GamesWords::tr("%1: %2 in total, %3 on average", "%1 is a number of a search")
                       .arg(quantity.name(), metricText(quantity, figure.sum), mean)
                 : GamesWords::tr("%1: %2 on average", "%1 is a number of a search")
                       .arg(quantity.name(), mean));
    text << GamesWords::tr("Most at move %1: %2")
                .arg(figure.plyOfMost)
                .arg(metricText(quantity, figure.most));
    if (figure.isDisturbed(quantity))
        text << GamesWords::tr("Disturbed by other work");
    return text.join(u'\n');
}

/// In the colour that it has in the chart of its moves, with the mark of its side where it has
/// always played the same.
FigureSeries gamesLine(const EngineGames& engine, std::size_t index)
{
    FigureSeries line {engine.engine, GamesKind::Line};
    line.side = engine.color.family;
    line.ink = engine.color.tint;
    line.dashes = gameDashes[index % gameDashes.size()];
    line.marker = engine.side && engine.color.tint == 0
        ? chartstyle::markerOf(*engine.side)
        : furtherMarkers[index % furtherMarkers.size()];
    line.isDescribed = true;
    return line;
}

/// Zeros of a logarithmic axis stand at its lower end.
void addGames(FigureSeries& line, FigureSeries& disturbed, const SearchQuantity& quantity,
              const EngineGames& engine, const PlotAxis& up)
{
    for (const EngineGames::OfGame& game : engine.games) {
        const double value = onAxis(quantity, game.figure.together(quantity));
        const bool isZero = up.logarithmic && value <= 0;
        FigureSeries::Point point {double(game.run), isZero ? up.low : value};
        point.text = gameText(quantity, engine.engine, game);
        point.isHollow = isZero || game.figure.isDisturbed(quantity);
        point.size = gameMarkSize;
        point.leadsTo = game.run;
        point.ply = game.figure.plyOfMost;
        if (isZero)
            point.marker = chartstyle::Marker::UpTriangle;
        line.points.push_back(std::move(point));
        if (game.figure.isDisturbed(quantity))
            disturbed.points.push_back({line.points.back().x, line.points.back().y});
    }
}

void setGameAxes(Figure& figure, const SearchQuantity& quantity,
                 const std::vector<EngineGames>& engines, bool isLogarithmic)
{
    int last = 2;
    double largest = 0;
    double smallest = 0;
    for (const EngineGames& engine : engines)
        for (const EngineGames::OfGame& game : engine.games) {
            const double value = onAxis(quantity, game.figure.together(quantity));
            last = std::max(last, game.run);
            largest = std::max(largest, value);
            if (value > 0 && (smallest == 0 || value < smallest))
                smallest = value;
        }
    if (smallest == 0)
        largest = smallest = 1;
    figure.across = {GamesWords::tr("Game"), 0.5, last + 0.5, false, 1};
    figure.up = PlotFrame::axisFor(ofGames(quantity, axisTitle(quantity)), smallest, largest,
                                   isLogarithmic);
}

}

Figure gamesFigure(const SearchQuantity& quantity, const std::vector<EngineGames>& engines,
                   int highlighted, bool isLogarithmic)
{
    Figure figure;
    figure.title = ofGames(quantity, quantity.name());
    figure.name
        = GamesWords::tr("Chart by game: %1", "%1 is a number of a search").arg(quantity.name());
    figure.isLegendBeside = true;
    setGameAxes(figure, quantity, engines, isLogarithmic);
    if (engines.empty())
        return figure;
    FigureSeries disturbed {GamesWords::tr("Hollow: other work disturbed some of the moves"),
                            GamesKind::Markers};
    disturbed.tone = FigureSeries::Tone::Text;
    disturbed.marker = chartstyle::Marker::Cross;
    disturbed.size = gameMarkSize - 3;
    disturbed.isHit = false;
    for (std::size_t i = 0; i < engines.size(); ++i) {
        figure.series.push_back(gamesLine(engines[i], i));
        addGames(figure.series.back(), disturbed, quantity, engines[i], figure.up);
    }
    if (!disturbed.points.empty())
        figure.series.push_back(std::move(disturbed));
    FigureSeries now {QString(), GamesKind::Uprights, {{double(highlighted)}}};
    now.tone = FigureSeries::Tone::Text;
    now.dashes = Qt::DashLine;
    figure.series.push_back(std::move(now));
    figure.words = figure.title + QStringLiteral("; ") + figureInWords(figure);
    return figure;
}
