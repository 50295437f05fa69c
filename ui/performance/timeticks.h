// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <utility>
#include <vector>

class QFontMetricsF;

/// The marks of an axis of time: round times within a part of it, all in the same unit and with as
/// many decimals as it takes to tell neighbours apart, and as many marks as have room.
struct TimeTicks
{
    /// In nanoseconds, like the ends of the part, which is drawn `width` pixels wide.
    TimeTicks(double start, double end, double width, const QFontMetricsF& metrics);

    std::vector<double> times;
    QStringList texts;
};

/// The two ends of a stretch of time in nanoseconds, in one unit and to a hundredth of its length.
std::pair<QString, QString> stretchTexts(double start, double end);
