// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tuning/tuning.h"

#include <QWidget>

/// The history of a climb: above, how strong the set is after each step, with its 95 % interval;
/// below, each of H1's values in percent of the study's. A step that was kept is a filled square,
/// one that was not a small ring on the same height.
class TuningChart : public QWidget
{
    Q_OBJECT

public:
    explicit TuningChart(QWidget* parent = nullptr);

    void setResult(const TuningResult& result);
    /// What stands at this place; empty where nothing does.
    QString textAt(QPointF place) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    QRectF strengthArea() const;
    QRectF valuesArea() const;
    double xOf(int step) const;
    int lastStep() const { return static_cast<int>(m_result.steps.size()); }
    const TuningStrength& strengthAfter(int step) const;
    const H1Weights& weightsAfter(int step) const;
    double percentAfter(int step, int value) const;
    void paintStrength(QPainter& painter) const;
    void paintValues(QPainter& painter) const;
    std::array<QPointF, H1Weights::count> keyPlaces() const;
    double keyWidth(int value) const;
    void paintKey(QPainter& painter) const;
    void paintSteps(QPainter& painter, const QRectF& area) const;

    TuningResult m_result;
};
