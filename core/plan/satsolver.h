// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <span>
#include <stop_token>

enum class SatResult : std::uint8_t
{
    Satisfiable,
    Unsatisfiable,
    LimitReached,
    Stopped
};

/// A SAT solver to which clauses can be added between two questions: CaDiCaL (A. Biere and others),
/// which is hidden behind this class. Without a stop the answers are the same every time.
///
/// Literals are variables, from 1, and their negatives.
class SatSolver
{
public:
    SatSolver();
    ~SatSolver();
    SatSolver(const SatSolver&) = delete;
    SatSolver& operator=(const SatSolver&) = delete;

    int newVariable() { return ++m_variables; }
    int variables() const { return m_variables; }
    void add(std::span<const int> clause);
    void add(std::initializer_list<int> clause) { add(std::span(clause.begin(), clause.size())); }

    /// Blocks. `conflicts`: how many are allowed this time, 0 for any number.
    SatResult solve(std::uint64_t conflicts = 0, const std::stop_token& stop = {});
    /// After Satisfiable, until the next clause is added. Where both values would do, false.
    bool value(int variable) const;
    /// Of all questions so far.
    std::uint64_t conflicts() const;

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
    int m_variables = 0;
};
