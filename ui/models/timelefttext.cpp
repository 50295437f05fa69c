// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/timelefttext.h"

#include <QCoreApplication>

namespace {

/// Names the texts' context.
struct TimeLeftText
{
    Q_DECLARE_TR_FUNCTIONS(TimeLeftText)
};

/// Longer counts read better in the next unit.
constexpr int mostMinutes = 90;

}

QString timeLeftText(std::chrono::seconds left)
{
    const auto seconds = left.count();
    if (seconds < 10)
        return TimeLeftText::tr("a few seconds left");
    // In tens: an estimate is no better, and a text that changes every moment can't be read.
    const auto tens = static_cast<int>((seconds + 5) / 10 * 10);
    if (tens < 60)
        return TimeLeftText::tr("about %n second(s) left", nullptr, tens);
    const auto minutes = static_cast<int>((seconds + 30) / 60);
    if (minutes < mostMinutes)
        return TimeLeftText::tr("about %n minute(s) left", nullptr, minutes);
    return TimeLeftText::tr("about %n hour(s) left", nullptr, (minutes + 30) / 60);
}
