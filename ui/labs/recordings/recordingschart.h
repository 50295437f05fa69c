// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/recordingcomparison.h"
#include "ui/charts/paintedchart.h"
#include "ui/paper/plotlegend.h"

#include <memory>

/// One number of all searched moves over the plies, a line for each side of each recording: filled
/// marks and whole lines for the first, hollow marks and dashes for the second. Where the games
/// begin to differ stands a line, and where the table is another.
class RecordingsChart : public PaintedChart
{
    Q_OBJECT

public:
    using Shared = std::shared_ptr<const Recording>;

    explicit RecordingsChart(QWidget* parent = nullptr);

    void setRecordings(const Shared& first, const Shared& second, const SearchQuantity& quantity,
                       bool logarithmic);
    /// The move that is looked at in the table; 0 for none.
    void setPly(int ply);
    /// What is seen of it, with its legend.
    void paint(QPainter& painter, const QRectF& area, const QPalette& palette) const;

    QSize sizeHint() const override { return {460, 300}; }
    QSize minimumSizeHint() const override { return {240, 150}; }

protected:
    void paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                 const PlotPart& part) const override;
    std::vector<PlotField> fieldsIn(const QRectF& target, const FigureStyle& style,
                                    const PlotPart& part) const override;
    HitTargets spotsIn(const QRectF& target, const FigureStyle& style,
                       const PlotPart& part) const override;
    bool leadsOn(const HitTarget& spot) const override;

private:
    struct Point
    {
        int ply = 0;
        double value = 0;
        bool isDisturbed = false;
        QString text;
    };
    struct Series
    {
        int recording = 0; ///< 0 or 1
        Player side = Player::First;
        QString name;
        std::vector<Point> points;
    };
    struct Layout; ///< the axes and the legend within a place

    void addSeries(const Recording& recording, int which);
    bool hasPoints() const;
    Layout layoutIn(const QRectF& target, const FigureStyle& style, const PlotPart& part) const;
    PlotAxis across() const;
    PlotAxis up() const;
    std::vector<plotlegend::Entry> legend(const FigureStyle& style) const;
    void paintMarks(QPainter& painter, const PlotFrame& frame, const FigureStyle& style) const;
    void paintSeries(QPainter& painter, const PlotFrame& frame, const Series& series,
                     const FigureStyle& style) const;
    /// Why nothing is drawn.
    QString emptyText() const;
    QString inWords() const;

    const SearchQuantity* m_quantity = nullptr;
    bool m_logarithmic = false;
    bool m_leftOut = false; ///< zeros, which have no place on a logarithmic axis
    bool m_hasAny = false;
    bool m_hasTwo = false;
    std::optional<int> m_differsFrom;
    int m_ply = 0;
    std::vector<Series> m_series;
};
