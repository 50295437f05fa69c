// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clock/timecontrol.h"

#include <QRegularExpression>

using namespace std::chrono_literals;

namespace {

constexpr int msPerSecond = 1000;

QString secondsText(std::chrono::milliseconds time)
{
    return QStringLiteral("%1.%2")
        .arg(time.count() / msPerSecond)
        .arg(time.count() % msPerSecond, 3, 10, QLatin1Char('0'));
}

bool isTime(std::chrono::seconds time)
{
    return time > 0s && time <= TimeControl::longest;
}

} // namespace

QString TimeControl::toText() const
{
    if (!isOn())
        return {};
    const QString both = QStringLiteral("%1/%2").arg(first.count()).arg(second.count());
    if (kind == Kind::PerMove)
        return QStringLiteral("move ") + both;
    return QStringLiteral("game %1+%2").arg(both).arg(increment.count());
}

std::optional<TimeControl> TimeControl::fromText(const QString& text)
{
    if (text.isEmpty())
        return TimeControl();
    static const QRegularExpression form(
        QStringLiteral("^(?:(move)|game) ([0-9]{1,6})/([0-9]{1,6})(?:\\+([0-9]{1,6}))?\\z"));
    const auto match = form.match(text);
    const bool perMove = match.hasCaptured(1);
    if (!match.hasMatch() || (perMove && match.hasCaptured(4)))
        return {};
    TimeControl control;
    control.kind = perMove ? Kind::PerMove : Kind::PerGame;
    control.first = std::chrono::seconds(match.captured(2).toInt());
    control.second = std::chrono::seconds(match.captured(3).toInt());
    control.increment = std::chrono::seconds(match.captured(4).toInt());
    if (!isTime(control.first) || !isTime(control.second) || control.increment > longestIncrement)
        return {};
    return control;
}

QString ClockTimes::toText() const
{
    return secondsText(first) + u'/' + secondsText(second);
}

std::optional<ClockTimes> ClockTimes::fromText(const QString& text)
{
    static const QRegularExpression form(
        QStringLiteral("^([0-9]{1,6})\\.([0-9]{3})/([0-9]{1,6})\\.([0-9]{3})\\z"));
    const auto match = form.match(text);
    if (!match.hasMatch())
        return {};
    const auto time = [&match](int at) {
        return std::chrono::seconds(match.captured(at).toInt())
            + std::chrono::milliseconds(match.captured(at + 1).toInt());
    };
    const ClockTimes times {time(1), time(3)};
    if (times.first > 24h || times.second > 24h)
        return {};
    return times;
}
