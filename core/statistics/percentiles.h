// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

/// How values are distributed.

/// The value that this share of all lies below, 0 to 1: between two of them along a straight line
/// (R. J. Hyndman and Y. Fan, Sample quantiles in statistical packages, The American Statistician
/// 50, 1996: type 7, as R and NumPy have it), so that half is medianOf(). 0 without values.
double percentileOf(std::vector<double> values, double share);

/// What a table says of a distribution.
struct Percentiles
{
    std::size_t values = 0;
    double p50 = 0;
    double p90 = 0;
    double p99 = 0;
    double most = 0;

    /// Fewer have no percentile of their own there: it lies between the two largest.
    bool isTailKnown() const { return values >= 100; }
};
Percentiles percentilesOf(std::vector<double> values);

/// Is the largest more than fifty times the median, so that an axis from 0 shows one value and a
/// flat line? Values that are not above 0 do not count.
bool spansTooMuchForLinear(const std::vector<double>& values);

/// The edges of a histogram's bins, one more than bins. Linear ones go from 0 or below in steps of
/// 1, 2 or 5 times a power of ten, logarithmic ones are powers of ten and an even number of parts
/// of each, from the least value above 0. Up to `most` bins and about the root of the number of
/// values. None without values, or without one above 0 where they are logarithmic.
std::vector<double> binEdges(const std::vector<double>& values, bool logarithmic,
                             std::size_t most = 30);
/// How many lie in each bin; the lower edge belongs to it, and the upper one to the last. What lies
/// outside, as 0 does where bins are logarithmic, is in none.
std::vector<std::size_t> countsIn(const std::vector<double>& values,
                                  const std::vector<double>& edges);
