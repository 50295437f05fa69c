// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/workers/pinnedspans.h"

#include "core/parallel/timelinemetrics.h"
#include "ui/performance/workers/drawing/timelinesums.h"
#include "ui/performance/workers/drawing/timelinewords.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <QPalette>
#include <QStringList>
#include <algorithm>
#include <cmath>

namespace {

struct PinWords
{
    Q_DECLARE_TR_FUNCTIONS(PinnedSpans)
};

constexpr double letterMargin = 3;

std::chrono::nanoseconds inNanoseconds(double time)
{
    return std::chrono::nanoseconds(std::llround(time));
}

SpanSums sumsOfPin(const TimeSpan& span, const Timeline& timeline)
{
    return sumsBetween(timeline, inNanoseconds(span.from), inNanoseconds(span.to));
}

/// "B is 2.00 ms longer than A."
QString lengthDifference(const TimeSpan& a, const TimeSpan& b, const QString& nameOfB)
{
    const auto more = inNanoseconds((b.to - b.from) - (a.to - a.from));
    if (more.count() == 0)
        return PinWords::tr("%1 is as long as A.", "%1 is “B” or “The selection”").arg(nameOfB);
    return (more.count() > 0
                ? PinWords::tr("%1 is %2 longer than A.", "%1 is “B” or “The selection”")
                : PinWords::tr("%1 is %2 shorter than A.", "%1 is “B” or “The selection”"))
        .arg(nameOfB, taskTimeText(inNanoseconds(std::abs(static_cast<double>(more.count())))));
}

QString gapText(const TimeSpan& a, const TimeSpan& b)
{
    const auto gap = inNanoseconds(gapBetween(a, b));
    if (gap.count() == 0)
        return PinWords::tr("They touch.");
    return gap.count() > 0 ? PinWords::tr("The gap between them is %1.").arg(taskTimeText(gap))
                           : PinWords::tr("They overlap by %1.").arg(taskTimeText(-gap));
}

QStringList pinDifferences(const TimeSpan& a, const TimeSpan& b, const QString& nameOfB,
                           const Timeline& timeline)
{
    QStringList sentences {lengthDifference(a, b, nameOfB)};
    const SpanSums first = sumsOfPin(a, timeline);
    const SpanSums second = sumsOfPin(b, timeline);
    if (first.nodes > 0)
        sentences << PinWords::tr("It has %1 times the nodes of A.")
                         .arg(QLocale().toString(static_cast<double>(second.nodes)
                                                     / static_cast<double>(first.nodes),
                                                 'g', 3));
    sentences << PinWords::tr("Busy: %1 %, against %2 % in A.")
                     .arg(QLocale().toString(100 * second.busyShare(), 'f', 1),
                          QLocale().toString(100 * first.busyShare(), 'f', 1))
              << gapText(a, b);
    return sentences;
}

}

PinnedSpans PinnedSpans::of(const SearchPins& pins)
{
    PinnedSpans result;
    for (std::size_t pin = 0; pin < SearchPins::count; ++pin)
        if (const auto& each = pins.pins[pin]) {
            result.spans[pin] = TimeSpan {static_cast<double>(each->from.count()),
                                          static_cast<double>(each->to.count())};
            result.texts[pin] = each->text;
        }
    return result;
}

SearchPins PinnedSpans::ofSearch() const
{
    SearchPins result;
    for (std::size_t pin = 0; pin < SearchPins::count; ++pin)
        if (const auto& span = spans[pin])
            result.pins[pin] = TimePin {.from = inNanoseconds(span->from),
                                        .to = inNanoseconds(span->to),
                                        .text = texts[pin]};
    return result;
}

std::size_t PinnedSpans::pin(const TimeSpan& span)
{
    const std::size_t pin = spans[0] ? 1 : 0;
    spans[pin] = span;
    texts[pin].clear();
    return pin;
}

void PinnedSpans::remove(std::size_t pin)
{
    spans[pin].reset();
    texts[pin].clear();
}

PinnedSpans PinnedSpans::moved(double nanoseconds) const
{
    PinnedSpans result = *this;
    for (auto& span : result.spans)
        if (span)
            span = TimeSpan {span->from - nanoseconds, span->to - nanoseconds};
    return result;
}

QString pinName(std::size_t pin)
{
    return pin == 0 ? PinWords::tr("A", "a pinned span") : PinWords::tr("B", "a pinned span");
}

QString pinLabel(std::size_t pin, const PinnedSpans& pins)
{
    const QString& text = pins.texts[pin];
    return text.isEmpty() ? pinName(pin)
                          : PinWords::tr("%1, “%2”", "“A”, and what a person calls that span")
                                .arg(pinName(pin), text);
}

double gapBetween(const TimeSpan& a, const TimeSpan& b)
{
    return std::max(a.from, b.from) - std::min(a.to, b.to);
}

QString pinnedSentence(const PinnedSpans& pins, const std::optional<TimeSpan>& selection,
                       const Timeline& timeline)
{
    QStringList sentences;
    for (std::size_t pin = 0; pin < pins.spans.size(); ++pin)
        if (const auto& span = pins.spans[pin])
            sentences << PinWords::tr("%1: %2", "“A” and the sentence about that span")
                             .arg(pinLabel(pin, pins),
                                  spanSentence(sumsOfPin(*span, timeline), timeline));
    if (pins.spans[0] && pins.spans[1])
        sentences += pinDifferences(*pins.spans[0], *pins.spans[1], pinName(1), timeline);
    else if (pins.spans[0] && selection && *selection != *pins.spans[0])
        sentences
            += pinDifferences(*pins.spans[0], *selection, PinWords::tr("The selection"), timeline);
    return sentences.join(u' ');
}

void paintPins(QPainter& painter, const PinnedSpans& pins, const QRectF& bars, const TimeSpan& seen,
               const QPalette& palette)
{
    const double length = seen.to - seen.from;
    if (pins.isEmpty() || length <= 0)
        return;
    const auto x = [&](double time) {
        return bars.left() + std::clamp((time - seen.from) / length, -1.0, 2.0) * bars.width();
    };
    painter.save();
    painter.setClipRect(bars, Qt::IntersectClip);
    const QFontMetricsF metrics(painter.font());
    const QColor ink = palette.color(QPalette::Text);
    const auto write = [&](const QString& text, const QPointF& topLeft) {
        const QRectF place(
            topLeft, QSizeF(metrics.horizontalAdvance(text) + 2 * letterMargin, metrics.height()));
        painter.fillRect(place, palette.color(QPalette::Base));
        painter.setPen(ink);
        painter.drawRect(place);
        painter.drawText(place, Qt::AlignCenter, text);
    };
    for (std::size_t pin = 0; pin < pins.spans.size(); ++pin) {
        const auto& span = pins.spans[pin];
        if (!span || span->to < seen.from || span->from > seen.to)
            continue;
        painter.setPen(QPen(ink, 2, pin == 0 ? Qt::SolidLine : Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(QPointF(x(span->from), bars.top() + 1),
                                QPointF(x(span->to), bars.bottom() - 1)));
        const double left = std::max(x(span->from), bars.left()) + 1;
        const double room = std::min(x(span->to), bars.right()) - left - 2 * letterMargin;
        const QString letter = pinName(pin);
        const bool hasRoom = !pins.texts[pin].isEmpty()
            && room > metrics.horizontalAdvance(letter + QStringLiteral(" …"));
        write(hasRoom ? metrics.elidedText(letter + u' ' + pins.texts[pin], Qt::ElideRight, room)
                      : letter,
              {left, bars.top() + 1});
    }
    if (pins.spans[0] && pins.spans[1]) {
        const double gap = gapBetween(*pins.spans[0], *pins.spans[1]);
        const double from = x(std::min(pins.spans[0]->to, pins.spans[1]->to));
        const double to = x(std::max(pins.spans[0]->from, pins.spans[1]->from));
        if (gap > 0) {
            const double y = bars.bottom() - metrics.height() / 2 - 2;
            painter.setPen(QPen(ink, 1));
            painter.drawLine(QPointF(from, y), QPointF(to, y));
            const QString text = taskTimeText(inNanoseconds(gap));
            if (metrics.horizontalAdvance(text) + 4 * letterMargin < to - from)
                write(text,
                      {(from + to - metrics.horizontalAdvance(text)) / 2 - letterMargin,
                       bars.bottom() - metrics.height() - 2});
        }
    }
    painter.restore();
}
