// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/paintedchart.h"
#include "ui/labs/lessons/tree/treework.h"
#include "ui/paper/chartexport.h"

/// How what each way to search looks at grows with the depth, on a logarithmic axis, and the least
/// that any order could do.
class GrowthChart : public PaintedChart
{
    Q_OBJECT

public:
    enum class Counted : std::uint8_t
    {
        Nodes,
        Leaves
    };

    explicit GrowthChart(QWidget* parent = nullptr);

    void setComparisons(const Comparisons& comparisons);
    void setCounted(Counted counted);
    /// "alpha-beta, centre first"
    static QString nameOf(const fourcast::lesson::TreeRequest& request);
    /// A picture of its own, in the colours of paper.
    ChartContent content(const QString& title) const;

    QSize sizeHint() const override { return {420, 260}; }
    QSize minimumSizeHint() const override { return {240, 140}; }

protected:
    void paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                 const PlotPart& part) const override;
    std::vector<PlotField> fieldsIn(const QRectF& target, const FigureStyle& style,
                                    const PlotPart& part) const override;
    FigureSpots spotsIn(const QRectF& target, const FigureStyle& style,
                        const PlotPart& part) const override;

private:
    struct Point
    {
        int depth = 1;
        std::uint64_t count = 0;
    };
    struct Series
    {
        QString name;
        std::vector<Point> points;
        bool isLeast = false;
    };
    /// What is drawn: a value, so that a file has its own.
    struct Figure
    {
        std::vector<Series> series;
        QString counted;
        int depth = 1;
        double most = 10;
    };
    struct Layout;

    void take();
    static Layout layoutOf(const Figure& figure, const QRectF& target, const FigureStyle& style,
                           const PlotPart& part);
    static std::vector<plotlegend::Entry> legend(const Figure& figure, const FigureStyle& style);
    static void paintFigure(QPainter& painter, const Figure& figure, const QRectF& target,
                            const FigureStyle& style, const PlotPart& part);
    QString inWords() const;

    Comparisons m_comparisons;
    Counted m_counted = Counted::Nodes;
    Figure m_figure;
};
