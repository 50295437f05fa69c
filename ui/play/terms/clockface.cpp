// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/terms/clockface.h"

#include "core/clock/gameclock.h"

#include <QAccessibleWidget>
#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QStyle>
#include <algorithm>

namespace {

constexpr double digitSize = 1.8;
constexpr int facePadding = 6;
constexpr int msOfTenth = 100;
constexpr int msOfSecond = 1000;
constexpr int secondsOfMinute = 60;
constexpr int secondsOfHour = 3600;

/// Its name is what it shows, at the moment at which somebody asks.
class ClockAccessible : public QAccessibleWidget
{
public:
    explicit ClockAccessible(ClockFace* face)
        : QAccessibleWidget(face, QAccessible::StaticText), m_face(face)
    {
    }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? m_face->spokenText() : QAccessibleWidget::text(kind);
    }

private:
    ClockFace* m_face;
};

QAccessibleInterface* clockInterface(const QString&, QObject* object)
{
    auto* const face = qobject_cast<ClockFace*>(object);
    return face ? new ClockAccessible(face) : nullptr;
}

int roundedUp(std::chrono::milliseconds time, int step)
{
    return static_cast<int>((time.count() + step - 1) / step);
}

} // namespace

ClockFace::ClockFace(QWidget* parent) : QWidget(parent)
{
    static const bool installed = [] {
        QAccessible::installFactory(clockInterface);
        return true;
    }();
    Q_UNUSED(installed)
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ClockFace::setOwner(const QString& name)
{
    if (name == m_owner)
        return;
    m_owner = name;
    update();
}

void ClockFace::setState(State state)
{
    if (state == m_state)
        return;
    m_state = state;
    update();
}

void ClockFace::setLeft(std::chrono::milliseconds left)
{
    const QString before = digits();
    m_left = left;
    if (digits() != before)
        update();
}

QString ClockFace::digits() const
{
    if (m_left <= GameClock::tenthsBelow)
        return locale().toString(roundedUp(m_left, msOfTenth) / 10.0, 'f', 1);
    const int seconds = roundedUp(m_left, msOfSecond);
    const auto two
        = [](int number) { return QStringLiteral("%1").arg(number, 2, 10, QChar(u'0')); };
    const int minutes = seconds / secondsOfMinute;
    const QString rest = two(seconds % secondsOfMinute);
    if (seconds < secondsOfHour)
        return QStringLiteral("%1:%2").arg(minutes).arg(rest);
    return QStringLiteral("%1:%2:%3")
        .arg(minutes / secondsOfMinute)
        .arg(two(minutes % secondsOfMinute), rest);
}

QString ClockFace::spokenText() const
{
    const int seconds = roundedUp(m_left, msOfSecond);
    const int minutes = seconds / secondsOfMinute;
    if (m_state == State::Over)
        return tr("%1: time's up", "whose clock").arg(m_owner);
    const QString rest = tr("%n second(s) left", nullptr, seconds % secondsOfMinute);
    const QString time = minutes == 0
        ? rest
        : tr("%1, %2", "minutes, and seconds left").arg(tr("%n minute(s)", nullptr, minutes), rest);
    const QString text = tr("%1: %2", "whose clock, time left").arg(m_owner, time);
    return m_state == State::Stopped ? tr("%1, paused", "a clock").arg(text) : text;
}

void ClockFace::announce()
{
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QFont ClockFace::digitFont() const
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * digitSize);
    large.setBold(true);
    return large;
}

QSize ClockFace::minimumSizeHint() const
{
    const QFontMetrics large(digitFont());
    // The words for an end are the widest.
    return {large.horizontalAdvance(QStringLiteral("00:00")) + large.height() + 3 * facePadding,
            large.height() + 2 * facePadding};
}

void ClockFace::paintShape(QPainter& painter, const QRectF& place) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().text());
    const double third = place.width() / 3;
    if (m_state == State::Runs) {
        // It points to the digits.
        const bool left = layoutDirection() == Qt::RightToLeft;
        const double base = left ? place.right() : place.left();
        const double tip = left ? place.left() : place.right();
        painter.drawPolygon(
            QPolygonF {{base, place.top()}, {base, place.bottom()}, {tip, place.center().y()}});
    } else if (m_state == State::Stopped) {
        painter.drawRect(QRectF(place.left(), place.top(), third, place.height()));
        painter.drawRect(QRectF(place.right() - third, place.top(), third, place.height()));
    }
}

void ClockFace::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double line = m_state == State::Runs ? 3 : 1;
    const double corner = facePadding;
    painter.setPen(QPen(palette().windowText(), line));
    painter.setBrush(palette().base());
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2),
                            corner, corner);

    const QRect inside = rect().adjusted(facePadding, facePadding, -facePadding, -facePadding);
    const int shape = fontMetrics().height() * 2 / 3;
    const auto placed = [&](int from, int width) {
        return QStyle::visualRect(
            layoutDirection(), inside,
            QRect(inside.left() + from, inside.top(), width, inside.height()));
    };
    QRect mark = placed(0, shape);
    mark.setTop(inside.center().y() - shape / 2);
    mark.setHeight(shape);
    paintShape(painter, mark);

    const QString time = m_state == State::Over ? tr("Time's up") : digits();
    painter.setPen(palette().color(QPalette::Text));
    QFont large = digitFont();
    const int room = inside.width() - shape - facePadding;
    int needed = QFontMetrics(large).horizontalAdvance(time);
    if (needed > room) {
        large.setPointSizeF(large.pointSizeF() * room / needed);
        needed = room;
    }
    painter.setFont(large);
    painter.drawText(placed(inside.width() - needed, needed), Qt::AlignCenter, time);
    painter.setFont(font());
    const int most = room - needed - facePadding;
    painter.drawText(placed(shape + facePadding, std::max(0, most)),
                     Qt::AlignVCenter | QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft),
                     fontMetrics().elidedText(m_owner, Qt::ElideRight, std::max(0, most)));
}

void ClockFace::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}
