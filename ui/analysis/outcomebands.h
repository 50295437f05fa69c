// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QGraphicsItem>
#include <QPolygonF>
#include <QString>
#include <array>
#include <vector>

class QChart;

/// The ground of an evaluation graph: a band for each outcome, with its name in it, and the line
/// over the positions that are known. Below a chart's axes and markers.
class OutcomeBands : public QGraphicsItem
{
public:
    /// From the top: the first player's wins, the draws, the second player's wins.
    static constexpr std::size_t count = 3;

    struct Look
    {
        std::array<QString, count> names;
        std::array<QColor, count> grounds;
        std::array<QColor, count> texts;
        QColor line;
        double lineWidth = 2;
        QFont font;
    };

    explicit OutcomeBands(QChart& chart);

    void setLook(const Look& look);
    /// The draws' band lies between these, in parts of the plot's height from the top.
    void setDrawBand(double top, double bottom);
    /// Pieces of the line in chart coordinates; a piece ends where a position is not known.
    void setPieces(std::vector<QPolygonF> pieces);
    /// The plot area changed.
    void moveWithChart();

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    QRectF band(std::size_t index) const;

    QChart& m_chart;
    Look m_look;
    double m_drawTop = 1.0 / 3;
    double m_drawBottom = 2.0 / 3;
    std::vector<QPolygonF> m_pieces;
};
