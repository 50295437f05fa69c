// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/check/matrix.h"

#include <algorithm>
#include <limits>

namespace fourcast::chance {

namespace {

/// Below it differences do not count: numbers have no more digits there.
constexpr double tiny = 1e-300;

} // namespace

Matrix::Matrix(std::vector<Bounds> probabilities, bool asksLeast)
    : m_least(asksLeast), m_isNarrow(probabilities.size() <= 256)
{
    for (const Bounds& probability : probabilities)
        m_probabilities.push_back({probability.low, probability.high});
}

void Matrix::reserve(std::uint32_t groups, std::uint64_t entries)
{
    m_constantOf.reserve(groups);
    m_values.reserve(groups);
    m_firstEntry.reserve(std::size_t {groups} + 1);
    m_targets.reserve(entries);
    if (m_isNarrow)
        m_narrow.reserve(entries);
    else
        m_wide.reserve(entries);
}

void Matrix::addEntry(std::uint32_t group, std::uint32_t probability)
{
    m_targets.push_back(group);
    if (m_isNarrow)
        m_narrow.push_back(static_cast<std::uint8_t>(probability));
    else
        m_wide.push_back(probability);
}

void Matrix::endRow(Pair constant)
{
    const auto isEqual = [&constant](const Pair& other) {
        return other.negatedLow == constant.negatedLow && other.high == constant.high;
    };
    // That of the states from which nothing leads out is among the first ones.
    constexpr std::size_t few = 4;
    const auto end
        = m_constants.begin() + static_cast<std::ptrdiff_t>(std::min(few, m_constants.size()));
    const auto known = std::find_if(m_constants.begin(), end, isEqual);
    m_constantOf.push_back(static_cast<std::uint32_t>(
        known != end ? known - m_constants.begin() : m_constants.end() - m_constants.begin()));
    if (known == end)
        m_constants.push_back(constant);
    m_firstEntry.push_back(static_cast<std::uint32_t>(m_targets.size()));
}

void Matrix::endGroup()
{
    m_values.emplace_back();
    if (m_isChain && rows() != groups()) {
        m_isChain = false;
        for (std::uint32_t group = 1; group < groups(); ++group)
            m_firstRow.push_back(group);
    }
    if (!m_isChain)
        m_firstRow.push_back(rows());
}

std::uint64_t Matrix::bytes() const
{
    return m_targets.capacity() * sizeof(std::uint32_t) + m_narrow.capacity()
        + m_wide.capacity() * sizeof(std::uint32_t) + m_constants.capacity() * sizeof(Pair)
        + m_values.capacity() * sizeof(Pair) + m_firstRow.capacity() * sizeof(std::uint32_t)
        + m_firstEntry.capacity() * sizeof(std::uint32_t)
        + m_constantOf.capacity() * sizeof(std::uint32_t);
}

double Matrix::inheritedWidth() const
{
    double most = 0;
    for (const Pair& constant : m_constants)
        if (constant.high > tiny)
            most = std::max(most, (constant.high + constant.negatedLow) / constant.high);
    return most;
}

template <typename Index, bool isChain, bool least, Matrix::Which which>
void Matrix::sweepGroups(const Index* indices, std::uint32_t first, std::uint32_t end,
                         double epsilon, Sweep& sweep)
{
    constexpr bool goesLow = which != Which::High;
    constexpr bool goesHigh = which != Which::Low;
    const std::uint32_t* const firstEntry = m_firstEntry.data();
    const std::uint32_t* const targets = m_targets.data();
    const Pair* const probabilities = m_probabilities.data();
    Pair* const values = m_values.data();
    bool moved = false;
    bool apart = false;
    bool risen = false;
    for (std::uint32_t group = first; group < end; ++group) {
        const std::uint32_t row = isChain ? group : m_firstRow[group];
        const std::uint32_t endRow = isChain ? group + 1 : m_firstRow[group + 1];
        Pair best;
        for (std::uint32_t r = row; r < endRow; ++r) {
            Pair sum = m_constants[m_constantOf[r]];
            for (std::uint32_t entry = firstEntry[r]; entry < firstEntry[r + 1]; ++entry) {
                const Pair& probability = probabilities[indices[entry]];
                const Pair& value = values[targets[entry]];
                if constexpr (goesLow)
                    sum.negatedLow += probability.negatedLow * value.negatedLow;
                if constexpr (goesHigh)
                    sum.high += probability.high * value.high;
            }
            if (r == row) {
                best = sum;
            } else {
                best.negatedLow = least ? std::max(best.negatedLow, sum.negatedLow)
                                        : std::min(best.negatedLow, sum.negatedLow);
                best.high = least ? std::min(best.high, sum.high) : std::max(best.high, sum.high);
            }
        }
        Pair& value = values[group];
        if constexpr (goesLow) {
            if (best.negatedLow < value.negatedLow) {
                moved = true;
                if constexpr (which == Which::Low)
                    apart = apart
                        || value.negatedLow - best.negatedLow > tiny - epsilon * best.negatedLow;
                value.negatedLow = best.negatedLow;
            }
        }
        if constexpr (which == Which::Both) {
            if (best.high < value.high) {
                moved = true;
                value.high = best.high;
            }
            // negatedLow is negative: high - low > epsilon * low
            apart = apart || value.high + value.negatedLow > tiny - epsilon * value.negatedLow;
        }
        if constexpr (which == Which::High) {
            moved = moved || best.high != value.high;
            risen = risen || best.high > value.high;
            value.high = best.high;
        }
    }
    sweep.isMoved = sweep.isMoved || moved;
    sweep.isClose = sweep.isClose && !apart;
    sweep.isRisen = sweep.isRisen || risen;
}

template <typename Index>
Matrix::Sweep Matrix::sweepOf(const Index* indices, Which which, double epsilon, const Look& look)
{
    constexpr std::uint64_t entriesBetween = 1 << 18;
    Sweep sweep;
    const std::uint64_t entries = m_targets.size() + groups();
    const auto step = static_cast<std::uint32_t>(std::max<std::uint64_t>(
        1, groups() * entriesBetween / std::max<std::uint64_t>(entries, 1)));
    for (std::uint32_t first = 0; first < groups(); first += std::min(step, groups() - first)) {
        const std::uint32_t end = first + std::min(step, groups() - first);
        const auto go = [&]<bool isChain, bool least>() {
            if (which == Which::Low)
                sweepGroups<Index, isChain, least, Which::Low>(indices, first, end, epsilon, sweep);
            else if (which == Which::High)
                sweepGroups<Index, isChain, least, Which::High>(indices, first, end, epsilon,
                                                                sweep);
            else
                sweepGroups<Index, isChain, least, Which::Both>(indices, first, end, epsilon,
                                                                sweep);
        };
        if (m_isChain)
            go.template operator()<true, true>();
        else if (m_least)
            go.template operator()<false, true>();
        else
            go.template operator()<false, false>();
        if (look(m_sweeps)) {
            sweep.isWhole = false;
            return sweep;
        }
    }
    ++m_sweeps;
    return sweep;
}

Matrix::Sweep Matrix::sweep(Which which, double epsilon, const Look& look)
{
    return m_isNarrow ? sweepOf(m_narrow.data(), which, epsilon, look)
                      : sweepOf(m_wide.data(), which, epsilon, look);
}

bool Matrix::approachFromBelow(double change, const Look& look, bool& isStill)
{
    for (;;) {
        const Sweep now = sweep(Which::Low, change, look);
        isStill = !now.isMoved;
        if (!now.isWhole || now.isClose)
            return now.isWhole;
    }
}

/// A bound that no equation wants to be greater is an upper one.
Matrix::Proof Matrix::proveGuess(double part, const Look& look)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    constexpr int mostSweeps = 50;
    for (Pair& value : m_values)
        value.high = tiny - value.negatedLow * (1 + part);
    for (int i = 0; i < mostSweeps; ++i) {
        const Sweep now = sweep(Which::High, 0, look);
        if (now.isWhole && !now.isRisen)
            return Proof::Done;
        if (!now.isWhole) {
            for (Pair& value : m_values)
                value.high = infinity;
            return Proof::Stopped;
        }
    }
    return Proof::Missing;
}

bool Matrix::iterateIntervals(double most, double epsilon, std::uint32_t group, const Look& look)
{
    std::ranges::fill(m_values, Pair {0, most});
    const double wanted = epsilon + 2 * inheritedWidth();
    for (;;) {
        const Sweep now = sweep(Which::Both, wanted, look);
        const bool isClose = group == allGroups ? now.isClose
                                                : m_values[group].high + m_values[group].negatedLow
                <= tiny - wanted * m_values[group].negatedLow;
        if (!now.isWhole || isClose || !now.isMoved)
            return now.isWhole;
    }
}

bool Matrix::iterateOptimistically(double epsilon, const Look& look)
{
    constexpr double leastChange = 1e-15;
    constexpr double infinity = std::numeric_limits<double>::infinity();
    std::ranges::fill(m_values, Pair {0, infinity});
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

std::uint32_t Matrix::bestRow(std::uint32_t group, bool byHigh) const
{
    std::uint32_t best = firstRow(group);
    double bestValue = 0;
    for (std::uint32_t row = firstRow(group); row < endRow(group); ++row) {
        double value = byHigh ? m_constants[m_constantOf[row]].high
                              : -m_constants[m_constantOf[row]].negatedLow;
        for (std::uint32_t entry = m_firstEntry[row]; entry < m_firstEntry[row + 1]; ++entry) {
            const Pair& probability = m_probabilities[m_isNarrow ? m_narrow[entry] : m_wide[entry]];
            const Pair& its = m_values[m_targets[entry]];
            value += byHigh ? probability.high * its.high
                            : -(probability.negatedLow * its.negatedLow);
        }
        if (row == firstRow(group) || (m_least ? value < bestValue : value > bestValue)) {
            best = row;
            bestValue = value;
        }
    }
    return best;
}

}
