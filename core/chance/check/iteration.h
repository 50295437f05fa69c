// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/check/control.h"

namespace fourcast::chance {

/// Equations of a component, gone through in sweeps until the bounds of their values are close.
/// All calculations are rounded up (RoundingUp); lower bounds are negative.
class Iteration
{
public:
    struct Pair
    {
        double negatedLow = 0;
        double high = 0;
    };

    Iteration() = default;
    Iteration(const Iteration&) = delete;
    Iteration& operator=(const Iteration&) = delete;
    virtual ~Iteration() = default;

    /// How many values there are.
    virtual std::uint32_t groups() const = 0;
    virtual Bounds bounds(std::uint32_t group) const = 0;

    using Look = std::function<bool(std::uint64_t sweeps)>;
    static constexpr std::uint32_t allGroups = 0xffffffffu;

    // Both end when the upper bound of each group is no more than this part above the lower one;
    // the answer is false where they were stopped, and the bounds hold nevertheless. `look` is
    // called every millisecond or so with the number of sweeps; true stops.

    /// Interval iteration (Haddad and Monmege 2014) of values between 0 and `most`. Where a group
    /// is named its bounds alone must be close.
    bool iterateIntervals(double most, double epsilon, std::uint32_t group, const Look& look);
    /// Optimistic value iteration (Hartmanns and Kaminski 2020): from 0 upwards until little
    /// changes, then an upper bound is guessed, and proved.
    bool iterateOptimistically(double epsilon, const Look& look);

    std::uint64_t sweeps() const { return m_sweeps; }

protected:
    /// Below it differences do not count: numbers have no more digits there.
    static constexpr double tiny = 1e-300;
    /// So many entries are gone through between two looks.
    static constexpr std::uint64_t entriesBetween = 1 << 18;

    enum class Which : std::uint8_t
    {
        Low, ///< they only rise
        High, ///< they rise and fall
        Falling, ///< upper bounds that only fall
        Both ///< each way, closer together
    };
    struct Sweep
    {
        bool isWhole = true; ///< not stopped
        bool isMoved = false; ///< some value changed
        bool isClose = true; ///< Both: bounds are close; Low: no value changed by more
        bool isProved = true; ///< High, Falling: no equation wants a value to be greater
    };

    /// Gives each group the value that its equation says, one after the other. Counts itself.
    virtual Sweep sweep(Which which, double epsilon, const Look& look) = 0;
    virtual void setAll(const Pair& value) = 0;
    /// Makes each upper bound so much of the lower one greater than that.
    virtual void guess(double part) = 0;
    /// Nothing is known of the upper bounds.
    virtual void forgetHigh() = 0;
    /// The greatest width, as a part of the value, of what the equations take from elsewhere.
    virtual double inheritedWidth() const = 0;

    static double widthOf(const Pair& constant)
    {
        return constant.high > tiny ? (constant.high + constant.negatedLow) / constant.high : 0;
    }
    static double guessed(const Pair& value, double part)
    {
        return tiny - value.negatedLow * (1 + part);
    }
    template <Which which>
    static void take(const Pair& best, Pair& value, double epsilon, Sweep& sweep);

    std::uint64_t m_sweeps = 0;

private:
    enum class Proof : std::uint8_t
    {
        Stopped,
        Done,
        Missing
    };
    bool approachFromBelow(double change, const Look& look, bool& isStill);
    Proof proveGuess(double part, bool isLast, const Look& look);
    Proof proveHigh(Which which, std::uint64_t mostSweeps, const Look& look);
};

/// The value of a group becomes what its equation says.
template <Iteration::Which which>
void Iteration::take(const Pair& best, Pair& value, double epsilon, Sweep& sweep)
{
    if constexpr (which == Which::Low || which == Which::Both) {
        if (best.negatedLow < value.negatedLow) {
            sweep.isMoved = true;
            if constexpr (which == Which::Low)
                sweep.isClose = sweep.isClose
                    && value.negatedLow - best.negatedLow <= tiny - epsilon * best.negatedLow;
            value.negatedLow = best.negatedLow;
        }
    }
    if constexpr (which == Which::High || which == Which::Falling)
        sweep.isProved = sweep.isProved && best.high <= value.high;
    if constexpr (which != Which::Low) {
        if (which == Which::High || best.high < value.high) {
            sweep.isMoved = sweep.isMoved || best.high != value.high;
            value.high = best.high;
        }
    }
    // negatedLow is negative: high - low > epsilon * low
    if constexpr (which == Which::Both)
        sweep.isClose
            = sweep.isClose && value.high + value.negatedLow <= tiny - epsilon * value.negatedLow;
}

}
