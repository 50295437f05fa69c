// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/archivetrend.h"
#include "ui/charts/paintedchart.h"

#include <QByteArray>

/// A person's share of the points against each opponent, a row each, with its 95 % interval and the
/// games behind it.
class OpponentsChart : public PaintedChart
{
    Q_OBJECT

public:
    explicit OpponentsChart(QWidget* parent = nullptr);

    void setOpponents(std::vector<ArchiveTrend::Against> against);
    bool isEmpty() const { return m_against.empty(); }
    void paint(QPainter& painter, const QRectF& area, const QPalette& palette) const;
    QByteArray toCsv() const;
    QByteArray toJson() const;
    /// All rows with room for their texts.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {240, sizeHint().height()}; }

Q_SIGNALS:
    /// By its name in files: its row was clicked.
    void opponentChosen(const QString& name);

protected:
    void paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                 const PlotPart& part) const override;
    std::vector<PlotField> fieldsIn(const QRectF&, const FigureStyle&,
                                    const PlotPart&) const override
    {
        return {};
    }
    FigureSpots spotsIn(const QRectF& target, const FigureStyle& style,
                        const PlotPart& part) const override;
    bool leadsOn(const FigureSpot&) const override { return true; }

private:
    struct Layout; ///< where names, bars and numbers stand

    Layout layoutIn(const QRectF& target, const FigureStyle& style) const;
    static QString textOf(const ArchiveTrend::Against& one);

    std::vector<ArchiveTrend::Against> m_against;
};
