// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/odds.h"

#include <QWidget>

/// How well predicted chances came true: a point per bin at (predicted, observed), as large as its
/// share of the games, beside the diagonal on which a perfect prediction would lie.
class ReliabilityDiagram : public QWidget
{
    Q_OBJECT

public:
    explicit ReliabilityDiagram(std::vector<ReliabilityBin> bins, QWidget* parent = nullptr);

    QSize sizeHint() const override { return {380, 380}; }
    QSize minimumSizeHint() const override { return {240, 240}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    QRectF plot() const;
    QPointF place(double predicted, double observed) const;
    /// "Predicted 62 %, observed 60 % in 1,203 games".
    static QString textOf(const ReliabilityBin& bin);

    std::vector<ReliabilityBin> m_bins;
};
