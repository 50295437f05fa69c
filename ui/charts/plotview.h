// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChartView>

/// A chart that fills its view, without legend and animation, and says what a person does on it.
/// Places are those of the chart's scene.
class PlotView : public QChartView
{
    Q_OBJECT

public:
    explicit PlotView(QWidget* parent = nullptr);

    /// Beside the mouse, with the hand that says that a click does something; an empty text takes
    /// both away.
    void explain(const QString& text);

Q_SIGNALS:
    void pointedAt(const QPointF& place);
    /// The mouse has left the chart.
    void pointedAway();
    void clicked(const QPointF& place);
    /// Left (-1) or Right (1) was pressed.
    void stepped(int direction);

protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    QPoint m_mouse; ///< on the screen
    QString m_explained;
};
