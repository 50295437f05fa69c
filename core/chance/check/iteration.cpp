// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/check/iteration.h"

#include <cmath>

namespace fourcast::chance {

bool Iteration::approachFromBelow(double change, const Look& look, bool& isStill)
{
    for (;;) {
        const Sweep now = sweep(Which::Low, change, look);
        isStill = !now.isMoved;
        if (!now.isWhole || now.isClose)
            return now.isWhole;
    }
}

/// A bound that no equation wants to be greater is an upper one.
Iteration::Proof Iteration::proveGuess(double part, const Look& look)
{
    constexpr int mostSweeps = 50;
    guess(part);
    for (int i = 0; i < mostSweeps; ++i) {
        const Sweep now = sweep(Which::High, 0, look);
        if (now.isWhole && !now.isRisen)
            return Proof::Done;
        if (!now.isWhole) {
            forgetHigh();
            return Proof::Stopped;
        }
    }
    return Proof::Missing;
}

bool Iteration::iterateIntervals(double most, double epsilon, std::uint32_t group, const Look& look)
{
    setAll({0, most});
    const double wanted = epsilon + 2 * inheritedWidth();
    for (;;) {
        const Sweep now = sweep(Which::Both, wanted, look);
        bool isClose = now.isClose;
        if (group != allGroups) {
            const Bounds its = bounds(group);
            isClose = its.high - its.low <= tiny + wanted * its.low;
        }
        if (!now.isWhole || isClose || !now.isMoved)
            return now.isWhole;
    }
}

bool Iteration::iterateOptimistically(double epsilon, const Look& look)
{
    constexpr double leastChange = 1e-15;
    setAll({0, HUGE_VAL});
    const double inherited = 2 * inheritedWidth();
    double change = epsilon / 2;
    for (;;) {
        bool isStill = false;
        if (!approachFromBelow(change, look, isStill))
            return false;
        const Proof proof = proveGuess(epsilon + inherited, look);
        if (proof != Proof::Missing)
            return proof == Proof::Done;
        if (isStill || change < leastChange)
            epsilon *= 2; // numbers have no more digits
        else
            change /= 8;
    }
}

}
