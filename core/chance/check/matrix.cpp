// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/check/matrix.h"

#include <algorithm>
#include <cmath>

namespace fourcast::chance {

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
        most = std::max(most, widthOf(constant));
    return most;
}

template <typename Index, bool isChain, bool least, Matrix::Which which>
void Matrix::sweepGroups(const Index* indices, std::uint32_t first, std::uint32_t end,
                         double epsilon, Sweep& sweep)
{
    constexpr bool goesLow = which == Which::Low || which == Which::Both;
    constexpr bool goesHigh = which != Which::Low;
    const std::uint32_t* const firstEntry = m_firstEntry.data();
    const std::uint32_t* const targets = m_targets.data();
    const Pair* const probabilities = m_probabilities.data();
    Pair* const values = m_values.data();
    Sweep now; // in registers
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
        take<which>(best, values[group], epsilon, now);
    }
    sweep.isMoved = sweep.isMoved || now.isMoved;
    sweep.isClose = sweep.isClose && now.isClose;
    sweep.isProved = sweep.isProved && now.isProved;
}

template <typename Index>
Matrix::Sweep Matrix::sweepOf(const Index* indices, Which which, double epsilon, const Look& look)
{
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
            else if (which == Which::Falling)
                sweepGroups<Index, isChain, least, Which::Falling>(indices, first, end, epsilon,
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

void Matrix::setAll(const Pair& value)
{
    std::ranges::fill(m_values, value);
}

void Matrix::guess(double part)
{
    for (Pair& value : m_values)
        value.high = guessed(value, part);
}

void Matrix::forgetHigh()
{
    for (Pair& value : m_values)
        value.high = HUGE_VAL;
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
