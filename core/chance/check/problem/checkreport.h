// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <chrono>
#include <cstdint>
#include <vector>

namespace fourcast::chance {

/// What is asked of an automaton: the least or greatest probability that the goal is met, or the
/// least or greatest expected reward until it is.
enum class Question : std::uint8_t
{
    Pmin,
    Pmax,
    Rmin,
    Rmax
};

inline bool asksReward(Question question)
{
    return question == Question::Rmin || question == Question::Rmax;
}
inline bool asksLeast(Question question)
{
    return question == Question::Pmin || question == Question::Rmin;
}

/// The true value is in it, both ends included; rounding is covered. Of an infinite value both ends
/// are infinite.
struct Bounds
{
    double low = 0;
    double high = 0;

    double width() const { return high - low; }
    double middle() const { return low == high ? low : low + (high - low) / 2; }
    bool has(double value) const { return low <= value && value <= high; }
    friend bool operator==(const Bounds&, const Bounds&) = default;
};

enum class CheckStatus : std::uint8_t
{
    Converged, ///< the bounds are as close as was asked for, or the value is exact
    Stopped, ///< it was asked to; the bounds hold nevertheless
    TooLarge, ///< for exact arithmetic, or for the memory that it was allowed
    Failed ///< see the error
};

/// What kind of answer it is: an expected reward need not be a number.
enum class Verdict : std::uint8_t
{
    Value,
    Infinite, ///< Rmax: there is a way to put the goal off for ever, or to miss it
    NotReached ///< whatever is chosen, the goal is met with a probability below 1
};

struct CheckReport
{
    CheckStatus status = CheckStatus::Converged;
    Verdict verdict = Verdict::Value; ///< in the initial state
    /// In the initial state.
    Bounds bounds;
    /// "135/211"; empty unless exact arithmetic was asked for and went through, or the value is
    /// known without arithmetic ("0", "1").
    QString exact;
    /// Of every state; empty unless they were wanted. Of a state from which the expected reward is
    /// infinite both ends are.
    std::vector<Bounds> values;
    /// "1/3", "infinite"; of every state, where values were wanted and exact arithmetic went
    /// through.
    std::vector<QString> exactValues;
    /// The best choice of every state (its number there), or noChoice; empty unless wanted. For
    /// Pmax and Rmin one that really reaches the goal.
    std::vector<std::uint32_t> strategy;
    QString error; ///< a sentence; empty unless it failed
    /// Converged, but further from each other than was asked for: doubles have no more digits.
    bool isWide = false;

    std::uint64_t sweeps = 0; ///< over the largest component
    std::uint64_t components = 0; ///< strongly connected ones
    std::uint64_t largestComponent = 0; ///< states
    std::uint64_t endComponents = 0; ///< maximal ones that were made one state each
    std::chrono::nanoseconds time {0};

    static constexpr std::uint32_t noChoice = 0xffffffffu;
};

}
