// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/timelefttext.h"

#include <QCoreApplication>
#include <algorithm>

namespace {

/// Names the texts' context.
struct TimeLeftText
{
    Q_DECLARE_TR_FUNCTIONS(TimeLeftText)
};

/// Longer counts read better in the next unit.
constexpr int mostMinutes = 90;

/// In tens: an estimate is no better, and a text that changes every moment can't be read.
int inTens(std::chrono::seconds left)
{
    return static_cast<int>((left.count() + 5) / 10 * 10);
}

int inMinutes(std::chrono::seconds left)
{
    return static_cast<int>((left.count() + 30) / 60);
}

}

QString timeLeftText(std::chrono::seconds left)
{
    if (left.count() < 10)
        return TimeLeftText::tr("a few seconds left");
    const int tens = inTens(left);
    if (tens < 60)
        return TimeLeftText::tr("about %n second(s) left", nullptr, tens);
    const int minutes = inMinutes(left);
    if (minutes < mostMinutes)
        return TimeLeftText::tr("about %n minute(s) left", nullptr, minutes);
    return TimeLeftText::tr("about %n hour(s) left", nullptr, (minutes + 30) / 60);
}

QString shortTimeText(std::chrono::seconds left)
{
    const int tens = std::max(10, inTens(left));
    if (tens < 60)
        return TimeLeftText::tr("%1 s").arg(tens);
    const int minutes = inMinutes(left);
    if (minutes < mostMinutes)
        return TimeLeftText::tr("%1 min").arg(minutes);
    return TimeLeftText::tr("%1 h").arg((minutes + 30) / 60);
}
