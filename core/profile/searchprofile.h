// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/profile/samples.h"
#include "core/statistics/statistics.h"

/// How often one function was met, alone or put into another.
struct ProfiledFunction
{
    QString name; ///< "h1::directionValue"
    CodePart part = CodePart::Other;
    int samples = 0;
};

/// Where a search spends its time, by a sampling profiler. Shares are of
/// all samples.
struct SearchProfile
{
    int samples = 0;
    int nameless = 0; ///< where no function is known
    std::array<int, codeParts.size()> byPart {};
    /// By the innermost function at each address, most samples first.
    std::vector<ProfiledFunction> functions;

    int of(CodePart part) const { return byPart[static_cast<std::size_t>(part)]; }
    double share(int some) const { return samples > 0 ? double(some) / samples : 0; }
    /// Of a share at 95 %, as if no sample depended on another.
    Interval interval(int some) const { return wilsonInterval(some, samples); }
    /// Is more than half of it without a name? Then the program has no line tables.
    bool isNameless() const { return 2 * nameless > samples; }
};

SearchProfile searchProfile(const SampledAddresses& addresses, const FramesByAddress& frames);
