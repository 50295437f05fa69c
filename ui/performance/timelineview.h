// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/performance/timelinedrawing.h"

#include <QAbstractScrollArea>

/// The rows of a timeline, to be scrolled, zoomed and walked through. Ctrl and the wheel zoom where
/// the pointer is; the arrow keys go from task to task, up and down from worker to worker.
class TimelineView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit TimelineView(QWidget* parent = nullptr);

    /// Shows the whole of it; nothing is selected. `ifEmpty` says why there is nothing to be seen.
    void setTimeline(Timeline timeline, const QString& ifEmpty = {});
    const TimelineDrawing& drawing() const { return m_drawing; }
    TimelineDrawing::View view() const;
    /// What can be told apart in the view, over all workers.
    TimelineDrawing::Shown shown() const;
    /// Index of a task, -1 for none.
    int selected() const { return m_selected; }
    /// Selects a task and scrolls until it can be seen.
    void select(int task);
    /// How many times wider than the view the whole run is drawn.
    double zoom() const { return m_zoom; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

public Q_SLOTS:
    void zoomIn() { zoomAt(2, -1); }
    void zoomOut() { zoomAt(0.5, -1); }
    void showAll();

Q_SIGNALS:
    void selectedChanged(int task);
    void zoomChanged(double zoom);
    /// Another part of the time is shown, or in another width.
    void viewChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    QRectF area() const;
    double barsWidth() const;
    /// `pixel` of the bars stays where it is; -1 for the middle.
    void zoomAt(double factor, double pixel);
    void setZoom(double zoom);
    void updateScrollBars();
    /// The task of another worker that is nearest in time.
    int neighbour(int worker) const;

    TimelineDrawing m_drawing;
    QString m_ifEmpty;
    double m_zoom = 1;
    int m_selected = -1;
};
