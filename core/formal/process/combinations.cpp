// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/process/combinations.h"
#include "core/syntax/tokenreader.h"

#include <QCoreApplication>
#include <algorithm>

namespace fourcast::formal {

using syntax::Symbol;

namespace {

constexpr std::uint32_t largest = 1u << 16;
constexpr std::uint64_t mostCells = 100'000'000;

/// The names that differ, each with how often it is there and what one of it counts.
struct Digit
{
    Symbol name;
    std::uint32_t count = 0;
    std::uint32_t weight = 1;
};

std::vector<Digit> digitsOf(const Names& names)
{
    std::vector<Digit> digits;
    for (const Symbol name : names) {
        if (digits.empty() || digits.back().name != name)
            digits.push_back({name});
        ++digits.back().count;
    }
    std::uint64_t weight = 1;
    for (Digit& digit : digits) {
        digit.weight = static_cast<std::uint32_t>(weight);
        weight *= digit.count + 1;
        if (weight > largest) {
            throw syntax::Wrong {
                Error {QCoreApplication::translate(
                           "Process", "A multi-action of %1 actions has too many parts")
                           .arg(names.size())}};
        }
    }
    return digits;
}

/// What is missing without the names of `shape`, or never.
Combination::Missing without(Combination::Missing missing, const Names& shape,
                             const std::vector<Digit>& digits)
{
    for (const Symbol name : shape) {
        const auto digit = std::ranges::find(digits, name, &Digit::name);
        if (digit == digits.end() || missing / digit->weight % (digit->count + 1) == 0)
            return Combination::never;
        missing -= digit->weight;
    }
    return missing;
}

} // namespace

std::uint64_t Combination::cellsOf(const Names& names, const Shapes& shapes)
{
    std::uint64_t cells = shapes.size();
    for (const Digit& digit : digitsOf(names))
        cells *= digit.count + 1;
    return cells;
}

Combination::Combination(const Names& names, const Shapes& shapes,
                         const std::vector<std::vector<bool>>& can)
    : m_shapes(shapes.size())
{
    findAfter(names, shapes);
    findPossible(can, shapes);
}

void Combination::findAfter(const Names& names, const Shapes& shapes)
{
    const std::vector<Digit> digits = digitsOf(names);
    for (const Digit& digit : digits)
        m_size *= digit.count + 1;
    m_after.resize(std::size_t {m_size} * m_shapes);
    for (Missing missing = 0; missing < m_size; ++missing)
        for (ShapeId shape = 0; shape < m_shapes; ++shape)
            m_after[std::size_t {missing} * m_shapes + shape]
                = without(missing, shapes[shape], digits);
}

void Combination::findPossible(const std::vector<std::vector<bool>>& can, const Shapes& shapes)
{
    const std::size_t processes = can.size();
    m_possible.assign((processes + 1) * m_size, false);
    m_silent.assign(processes + 1, false);
    m_possible[processes * m_size] = true; // nothing is missing at the end
    for (std::size_t i = processes; i-- > 0;) {
        m_silent[i] = m_silent[i + 1];
        for (ShapeId shape = 0; shape < m_shapes; ++shape)
            m_silent[i] = m_silent[i] || (can[i][shape] && shapes[shape].empty());
        for (Missing missing = 0; missing < m_size; ++missing) {
            bool possible = m_possible[(i + 1) * m_size + missing];
            for (ShapeId shape = 0; shape < m_shapes && !possible; ++shape) {
                const Missing left = can[i][shape] ? after(missing, shape) : never;
                possible = left != never && m_possible[(i + 1) * m_size + left];
            }
            m_possible[i * m_size + missing] = possible;
        }
    }
}

std::optional<std::vector<Combination>> combinationsOf(const Network& network)
{
    const auto& wanted = network.multiActions().wanted();
    if (!wanted)
        return {};
    std::vector<std::vector<bool>> can;
    for (std::size_t i = 0; i < network.size(); ++i)
        can.push_back(network.shapesOf(i));
    std::vector<Combination> combinations;
    std::uint64_t cells = 0;
    for (const Names& names : *wanted) {
        cells += Combination::cellsOf(names, network.shapes()) * network.size();
        if (cells > mostCells) {
            throw syntax::Wrong {Error {
                QCoreApplication::translate("Process", "allow lists too many multi-actions")}};
        }
        Combination each(names, network.shapes(), can);
        if (each.isPossible(0, each.all()) && (!names.empty() || each.mayGoOn(0)))
            combinations.push_back(std::move(each));
    }
    return combinations;
}

}
