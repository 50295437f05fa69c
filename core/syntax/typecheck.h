// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/dataspecification.h"

#include <optional>

namespace fourcast::syntax {

/// The variables that are in sight, each with its slot in the frame of values that an expression is
/// evaluated with: the first one that was added has slot 0.
class Scope
{
public:
    /// Gives the variable its slot. It hides one of the same name that was there before.
    void add(Variable& variable);
    /// Takes away those that were added last.
    void drop(std::size_t count) { m_variables.resize(m_variables.size() - count); }

    std::size_t size() const { return m_variables.size(); }
    const Variable* find(Symbol name) const;
    std::vector<Symbol> names() const { return namesOf(m_variables); }

private:
    std::vector<Variable> m_variables;
};

// These throw Wrong.

/// Says what every name of the expression is, and what sort every part of it has.
void check(Expression& expression, Scope& scope, const DataSpecification& data);
/// As check(), and its values must be some of `wanted`.
void check(Expression& expression, Scope& scope, const DataSpecification& data, const Sort& wanted);
/// The sort must be known: an enumeration that `data` has.
void checkSort(const Sort& sort, SourceLocation place, const DataSpecification& data);
/// Their sorts must be known and their names different.
void checkVariables(const std::vector<Variable>& variables, const DataSpecification& data);
/// The map must take so many arguments as are given.
void checkCount(const Map& map, std::size_t given, SourceLocation place);
/// A checked expression must have values of `wanted` only.
void requireSort(const Expression& expression, const Sort& wanted);

}
