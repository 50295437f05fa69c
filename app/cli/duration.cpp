// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/duration.h"

#include "core/support/text/counttext.h"

QString longDurationText(std::chrono::nanoseconds time)
{
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time).count();
    const auto pair = [](qint64 large, const char* largeUnit, qint64 small, const char* smallUnit) {
        return filled("%1 %2 %3 %4", large, largeUnit, small, smallUnit);
    };
    if (seconds >= 86'400)
        return pair(seconds / 86'400, "d", seconds % 86'400 / 3600, "h");
    if (seconds >= 3600)
        return pair(seconds / 3600, "h", seconds % 3600 / 60, "min");
    if (seconds >= 60)
        return pair(seconds / 60, "min", seconds % 60, "s");
    return QStringLiteral("%1 s").arg(seconds);
}

QString leftText(std::chrono::nanoseconds left, int played)
{
    constexpr int few = 8;
    return played < few ? QString() : QStringLiteral(", %1 left").arg(longDurationText(left));
}
