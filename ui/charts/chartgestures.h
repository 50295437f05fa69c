// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/plotframe.h"

#include <QEvent>
#include <QObject>
#include <QPointF>
#include <QPointer>
#include <functional>
#include <optional>
#include <vector>

class QAction;
class QKeyEvent;
class QMenu;
class QMouseEvent;
class QPainter;
class QToolButton;
class QWheelEvent;
class QWidget;

/// How a person looks closer at a chart, the same for all: the wheel zooms where the pointer is
/// (with Ctrl where the wheel scrolls a page), over the numbers of an axis that axis alone; a drag
/// moves what is seen, as Shift with the arrow keys does; + and − zoom about what is chosen or
/// nearest to the middle, 0 shows the whole again, and so does a button that is there as long as
/// not all is seen. The context menu lists the keys.
/// A click stays a click.
class ChartGestures : public QObject
{
    Q_OBJECT

public:
    /// What can be looked at now, in the pixels of the surface: a field for each pair of axes.
    using Fields = std::function<std::vector<PlotField>()>;

    /// `chart` has the focus and the keys, `surface` the mouse: the viewport of a chart that has
    /// one, otherwise the chart. `ways` are the axes that zoom.
    ChartGestures(QWidget& chart, QWidget& surface,
                  Qt::Orientations ways = Qt::Horizontal | Qt::Vertical);
    void setFields(Fields fields) { m_fields = std::move(fields); }
    /// Where the mark is, in the pixels of the surface, that + and − leave where it is; without one
    /// they zoom about the middle, where there may be nothing to be seen.
    void setHeld(std::function<std::optional<QPointF>()> held) { m_held = std::move(held); }
    /// Shift with the mouse and with Left and Right is the chart's own, which selects with them;
    /// Ctrl with Left and Right moves what is seen, as in every chart.
    void setSelecting(bool selecting) { m_selecting = selecting; }
    /// Adds what a chart offers of its own below the context menu's.
    void setFurtherMenu(std::function<void(QMenu&)> fill) { m_fillMenu = std::move(fill); }

    std::vector<PlotField> fields() const
    {
        return m_fields ? m_fields() : std::vector<PlotField>();
    }

    /// What is seen, in the values of the axes: it stays while figures are added.
    const PlotPart& part() const { return m_part; }
    void setPart(const PlotPart& part);
    bool isZoomed() const { return m_part != PlotPart(); }

public Q_SLOTS:
    void zoomIn() { zoomAbout(2); }
    void zoomOut() { zoomAbout(0.5); }
    void showAll() { setPart({}); }

Q_SIGNALS:
    void partChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool wheel(const QWheelEvent& event);
    bool key(const QKeyEvent& event);
    bool mouse(const QMouseEvent& event, QEvent::Type type);
    void drag(const QPointF& place);
    void showMenu(const QPoint& onScreen);
    void placeButton();
    bool isScrolledByWheel() const;
    std::optional<PlotField> fieldAt(const QPointF& place) const;
    Qt::Orientations waysAt(const PlotField& field, const QPointF& place) const;
    void zoom(const PlotField& field, const QPointF& place, double factor);
    void zoomAbout(double factor);
    /// By shares of what is seen.
    void pan(const PlotField& field, const PlotPart& from, const QPointF& shares);

    QWidget& m_chart;
    QWidget& m_surface;
    const Qt::Orientations m_ways;
    Fields m_fields;
    std::function<std::optional<QPointF>()> m_held;
    std::function<void(QMenu&)> m_fillMenu;
    bool m_selecting = false;
    PlotPart m_part;
    QAction* m_zoomIn = nullptr;
    QAction* m_zoomOut = nullptr;
    QAction* m_showAll = nullptr;
    QPointer<QToolButton> m_button;
    /// Where the mouse was pressed, and what was seen then.
    std::optional<QPointF> m_pressed;
    PlotPart m_pressedPart;
    bool m_dragging = false;
};

/// Around a chart that has the keyboard.
void paintFocusRing(QPainter& painter, const QWidget& surface);
