// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QRectF>
#include <functional>
#include <optional>

class QKeyEvent;
class QMouseEvent;
class QPainter;
class QPalette;
class QWidget;

/// A stretch of a timeline, in nanoseconds from its start.
struct TimeSpan
{
    double from = 0;
    double to = 0;

    friend bool operator==(const TimeSpan&, const TimeSpan&) = default;
};

/// How a person chooses a span of time to be summed up: Shift with a drag or with Left and Right,
/// and with Home and End to the ends of the whole. Its ends snap to what lies near, unless Alt is
/// held as well. Shift and a click, or Escape, choose none again.
/// A drag and the keys otherwise stay what they are in every chart that selects.
class SpanSelection : public QObject
{
    Q_OBJECT

public:
    /// What can be chosen in.
    struct Scale
    {
        QRectF bars; ///< in the pixels of the surface
        TimeSpan seen; ///< at its left and right edge
        double length = 0; ///< of the whole
        TimeSpan first {}; ///< what the keys begin with
    };
    using AskScale = std::function<Scale()>;
    /// Of what an end may snap to the time nearest to one, no further away than `reach`; the time
    /// itself where there is none.
    using Snap = std::function<double(double time, double reach)>;

    /// `chart` has the focus and the keys, `surface` the mouse. Made after what else looks at their
    /// events, which then does not see those that are meant here.
    SpanSelection(QWidget& chart, QWidget& surface, AskScale scale);

    void setSnap(Snap snap) { m_snap = std::move(snap); }

    const std::optional<TimeSpan>& span() const { return m_span; }
    void setSpan(const std::optional<TimeSpan>& span);

    /// A veil over the span, and a bracket at each of its ends.
    void paint(QPainter& painter, const QPalette& palette) const;

Q_SIGNALS:
    void spanChanged();
    /// The end that the keys move is here now.
    void endMoved(double time);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool press(const QMouseEvent& event);
    bool move(const QMouseEvent& event);
    bool release(const QMouseEvent& event);
    bool key(const QKeyEvent& event);
    double timeAt(double x, bool snaps) const;
    double snapped(double time, double reach) const;
    void chooseTo(double time);

    QWidget& m_surface;
    AskScale m_scale;
    Snap m_snap;
    std::optional<TimeSpan> m_span;
    /// The end that stays, and the one that moves.
    double m_anchor = 0;
    double m_end = 0;
    /// Where the mouse was pressed.
    std::optional<QPointF> m_pressed;
    bool m_dragging = false;
};
