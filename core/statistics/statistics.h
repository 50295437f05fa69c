// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

/// Both ends of a confidence interval, as shares from 0 to 1 unless something else is said.
struct Interval
{
    double low = 0.0;
    double high = 1.0;
};

/// Wilson's score interval for a share at 95 % confidence (Wilson 1927). Unlike the textbook
/// interval it stays within 0 and 1 and is honest about few trials; without any trial it is 0 to 1.
Interval wilsonInterval(int successes, int trials);
/// The same of a share that stands for so many independent trials, which need not be whole: games
/// some of which are copies are worth fewer than they are.
Interval wilsonIntervalOf(double share, double trials);

/// Newcombe's interval for the difference of two shares that stand for so many independent trials,
/// first minus second, at 95 % confidence: the hybrid of their score intervals (Newcombe 1998,
/// method 10). From -1 to 1 without any trial.
Interval differenceIntervalOf(double firstShare, double firstDomains, double secondShare,
                              double secondDomains);

/// The quantile of 97.5 % of Student's distribution, for degrees of freedom from 1, which need not
/// be whole: half the width of an interval at 95 % confidence, in standard errors. Off by less than
/// 0.0001 where they are whole.
double studentQuantile(double degrees);

/// Student's interval for a mean at 95 % confidence, in the unit of the values. They are worth so
/// many independent ones, which need not be whole; nothing for fewer than two.
std::optional<Interval> meanInterval(double mean, double meanOfSquares, double values);
