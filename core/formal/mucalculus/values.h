// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/mucalculus/normalform.h"
#include "core/syntax/evaluator.h"

#include <optional>
#include <span>

namespace fourcast::formal {

/// The values that a formula can meet in a system: those of its labels, those that the formula
/// names, and more that are neither: one for each variable, so that two variables can differ in
/// values that occur nowhere.
class Values
{
public:
    Values(const NormalForm& form, const Lts& lts, syntax::Evaluator& evaluator);

    /// Those of the variable's sort, and of a number sort one more than occur for it and for each
    /// variable around it, and what those around it are in `frame`: they may be counted up to
    /// values that stand nowhere.
    std::vector<syntax::Value> domain(const syntax::Variable& variable,
                                      std::span<const syntax::Value> frame) const;
    /// A value of the variable's sort that is none of `used`; nothing where there is none.
    std::optional<syntax::Value> other(const syntax::Variable& variable,
                                       const std::vector<syntax::Value>& used) const;
    std::uint64_t bytes() const { return m_numbers.capacity() * sizeof(std::int64_t); }
    /// Is it a value of the sort?
    static bool fits(const syntax::Value& value, const syntax::Sort& sort);
    /// Does no label and no constant of the formula have it?
    bool isFresh(const syntax::Value& value) const
    {
        return value.kind == syntax::Value::Kind::Number && value.number > m_most;
    }

private:
    std::vector<syntax::Value> domain(const syntax::Variable& variable) const;
    void see(const syntax::Expression& expression, syntax::Evaluator& evaluator);
    void see(const ActionFormula& action, syntax::Evaluator& evaluator);
    void add(const syntax::Value& value);

    const syntax::DataSpecification& m_data;
    std::vector<std::int64_t> m_numbers;
    std::int64_t m_most = 0;
};

}
