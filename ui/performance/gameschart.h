// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/paintedchart.h"
#include "ui/paper/plotlegend.h"
#include "ui/performance/metrictotals.h"

/// One number of a search over the games of the session: a line for each engine with a point for
/// each of its games. A point leads to the move that had the most of it.
class GamesChart : public PaintedChart
{
    Q_OBJECT

public:
    explicit GamesChart(QWidget* parent = nullptr);

    /// `highlighted` is the game with the vertical line.
    void setGames(const SearchQuantity& quantity, std::vector<EngineGames> engines,
                  int highlighted);
    void setLogarithmic(bool logarithmic);
    bool isLogarithmic() const { return m_logarithmic; }
    bool isEmpty() const { return m_engines.empty(); }
    /// "Nodes, sum of each game's moves".
    QString heading() const;
    /// What is seen of it, with its legend.
    void paint(QPainter& painter, const QRectF& area, const QPalette& palette) const;

    /// "Game 2, mapped-h1, depth 6: nodes 12,345 together, 685 on average of 18 moves; most at ply
    /// 9: 4,000".
    QString gameText(const EngineGames& engine, const EngineGames::OfGame& game) const;

    QSize sizeHint() const override { return {600, 260}; }
    QSize minimumSizeHint() const override { return {240, 96}; }

Q_SIGNALS:
    void pointChosen(int run, int ply);

protected:
    void paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                 const PlotPart& part) const override;
    std::vector<PlotField> fieldsIn(const QRectF& target, const FigureStyle& style,
                                    const PlotPart& part) const override;
    HitTargets spotsIn(const QRectF& target, const FigureStyle& style,
                       const PlotPart& part) const override;
    bool leadsOn(const HitTarget& spot) const override;

private:
    struct Layout; ///< the axes and the legend within a place

    QString ofGames(const QString& name) const;
    Layout layoutIn(const QRectF& target, const FigureStyle& style, const PlotPart& part) const;
    PlotAxis across() const;
    PlotAxis up() const;
    double valueOf(const EngineGames::OfGame& game) const;
    /// Its place, zeros of a logarithmic axis at its lower end.
    QPointF placeOf(const EngineGames::OfGame& game, const PlotFrame& frame) const;
    void paintGamesOf(QPainter& painter, const PlotFrame& frame, std::size_t engine,
                      const FigureStyle& style) const;
    std::vector<plotlegend::Entry> legend(const FigureStyle& style) const;
    QString inWords() const;

    const SearchQuantity* m_quantity = nullptr;
    std::vector<EngineGames> m_engines;
    int m_highlighted = 0;
    bool m_logarithmic = false;
};
