// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/searchpins.h"

#include "core/parallel/timelinemetrics.h"
#include "core/search/timeline/searchtimeline.h"

#include <QCoreApplication>

namespace {

/// In nanoseconds.
constexpr qint64 latestPin = qint64 {10} * 24 * 3600 * 1'000'000'000;

void readPin(const JsonFields& fields, SearchPins& pins)
{
    const QString key = QStringLiteral("pin");
    auto& pin = pins.pins[static_cast<std::size_t>(
        fields.choice(key, {searchpins::letter(0), searchpins::letter(1)}))];
    if (fields.isWrong())
        return;
    if (pin)
        return fields.refuse(QCoreApplication::translate(
                                 "RecordingFile", "%1 is the letter of an earlier pinned span.")
                                 .arg(fields.placeOf(key)));
    const qint64 from = fields.whole(QStringLiteral("startNanoseconds"), 0, latestPin);
    const qint64 to = fields.whole(QStringLiteral("endNanoseconds"), from, latestPin);
    const QString text = fields.text(QStringLiteral("text"), QString(), searchpins::longestText);
    pin = TimePin {std::chrono::nanoseconds(from), std::chrono::nanoseconds(to), text};
}

}

QString searchpins::letter(std::size_t pin)
{
    return pin == 0 ? QStringLiteral("A") : QStringLiteral("B");
}

QJsonObject searchpins::toJson(std::size_t pin, const TimePin& span)
{
    QJsonObject object {{"pin", letter(pin)},
                        {"startNanoseconds", static_cast<qint64>(span.from.count())},
                        {"endNanoseconds", static_cast<qint64>(span.to.count())}};
    if (!span.text.isEmpty())
        object.insert("text", span.text);
    return object;
}

QJsonArray searchpins::toJson(const SearchPins& pins)
{
    QJsonArray array;
    for (std::size_t pin = 0; pin < SearchPins::count; ++pin)
        if (const auto& span = pins.pins[pin])
            array.append(toJson(pin, *span));
    return array;
}

SearchPins searchpins::fromJson(const JsonFields& fields, const QString& key)
{
    SearchPins pins;
    if (!fields.has(key))
        return pins;
    for (const JsonFields& each : fields.objects(key, SearchPins::count)) {
        if (fields.isWrong())
            break;
        readPin(each, pins);
    }
    return pins;
}

SpanSums searchpins::sumsOf(const TimePin& pin, const SearchReport& report)
{
    const Timeline timeline = timelineOf(report);
    const std::chrono::nanoseconds begin = timeline.sinceStart(std::chrono::nanoseconds {0});
    return sumsBetween(timeline, pin.from - begin, pin.to - begin);
}
