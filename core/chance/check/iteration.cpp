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
Iteration::Proof Iteration::proveHigh(Which which, std::uint64_t mostSweeps, const Look& look)
{
    for (const std::uint64_t end = m_sweeps + mostSweeps; m_sweeps < end;) {
        const Sweep now = sweep(which, 0, look);
        if (now.isWhole && now.isProved)
            return Proof::Done;
        if (!now.isWhole) {
            forgetHigh();
            return Proof::Stopped;
        }
    }
    return Proof::Missing;
}

Iteration::Proof Iteration::proveGuess(double part, bool isLast, const Look& look)
{
    constexpr std::uint64_t few = 50;
    guess(part);
    const Proof proof = proveHigh(Which::High, few, look);
    if (proof != Proof::Missing || !isLast)
        return proof;
    // Where steps cost nothing a value that has fallen may rise again because sums are rounded up.
    // If values only fall, one that no equation wants to be greater stays so. What makes them fall
    // may be as many steps away as there were sweeps until nothing changed.
    return proveHigh(Which::Falling, few + m_sweeps, look);
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
    constexpr double most = 1; // a bound of twice the value says nothing
    setAll({0, HUGE_VAL});
    const double inherited = 2 * inheritedWidth();
    double change = epsilon / 2;
    for (;;) {
        bool isStill = false;
        if (!approachFromBelow(change, look, isStill))
            return false;
        const bool isLast = isStill || change < leastChange; // numbers have no more digits
        const Proof proof = proveGuess(epsilon + inherited, isLast, look);
        if (proof != Proof::Missing)
            return proof == Proof::Done;
        if (!isLast) {
            change /= 8;
            continue;
        }
        epsilon *= 2;
        if (epsilon > most) {
            forgetHigh();
            return true;
        }
    }
}

}
