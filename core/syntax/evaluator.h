// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/dataspecification.h"

#include <optional>
#include <span>

namespace fourcast::syntax {

/// Says what checked expressions are worth. One thread at a time may use an evaluator; several
/// evaluators may share a specification, which must outlive them.
class Evaluator
{
public:
    explicit Evaluator(const DataSpecification& data) : m_data(data) { }

    /// `frame` has the values of the variables in sight, by slot. Fails with a sentence where there
    /// is no value: no equation fits, a number is too large, a recursion does not end, a quantifier
    /// has no bound.
    Expected<Value> evaluate(const Expression& expression, std::span<const Value> frame);
    /// The same for callers in these libraries: throws Wrong.
    Value valueOf(const Expression& expression, std::span<const Value> frame);

    /// From now on what is asked until the next call may take so many steps in all, not each
    /// question by itself: for a caller that asks many to find one answer.
    void shareSteps()
    {
        m_isShared = true;
        m_steps = 0;
    }

    /// The values of `variable` that can make `condition` true, and maybe some more, ascending: all
    /// of Bool or an enumeration, and of a number sort those within the bounds that `condition`
    /// states (as t < M, together with others by &&). `frame` has the values of the slots before
    /// the variable's own. Throws Wrong where there is no bound, or too many values: `whose` says
    /// in the message what wants them ("sum", "forall").
    std::vector<Value> candidates(const Variable& variable, const Expression* condition,
                                  std::span<const Value> frame, const char* whose);

    /// The same, but nothing where there is no bound; too many values are wrong nevertheless.
    std::optional<std::vector<Value>> boundedCandidates(const Variable& variable,
                                                        const Expression* condition,
                                                        std::span<const Value> frame);

private:
    friend class Evaluation;

    const DataSpecification& m_data;
    std::vector<Value> m_stack;
    std::int64_t m_steps = 0;
    bool m_isShared = false;
};

}
