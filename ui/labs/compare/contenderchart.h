// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/comparison/comparisonresult.h"
#include "ui/charts/paintedchart.h"
#include "ui/paper/plotlegend.h"

/// One quantity of a comparison: a row for each contender with every repetition as a point, the
/// median as a diamond and its interval or spread as a bar. Where the values span much the axis is
/// logarithmic.
class ContenderChart : public PaintedChart
{
    Q_OBJECT

public:
    explicit ContenderChart(QWidget* parent = nullptr);

    void setResult(const ComparisonResult& result, const SearchQuantity& quantity);
    bool isLogarithmic() const;
    /// What is seen of it, with its legend.
    void paint(QPainter& painter, const QRectF& area, const QPalette& palette) const;
    /// Of a picture so wide in which the rows have all the room that they take.
    int heightFor(int width, const FigureStyle& style) const;

    QSize sizeHint() const override { return {460, 260}; }
    /// A line of text for each contender.
    QSize minimumSizeHint() const override;

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
        double value = 0;
        bool isDisturbed = false;
        QString text {};
    };
    struct Contender
    {
        QString letter {};
        QString name {};
        double median = 0;
        double low = 0;
        double high = 0;
        QString text {};
        std::vector<Point> points {};
    };
    struct Layout; ///< the heading, the rows and the legend within a place

    Layout layoutIn(const QRectF& target, const FigureStyle& style, const PlotPart& part) const;
    PlotAxis across() const;
    std::vector<plotlegend::Entry> legend(const FigureStyle& style) const;
    void paintRow(QPainter& painter, const Layout& layout, std::size_t row,
                  const FigureStyle& style) const;
    QString inWords() const;

    QString m_title;
    QString m_settings;
    std::vector<Contender> m_contenders;
    bool m_hasInterval = false;
};
