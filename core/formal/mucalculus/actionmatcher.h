// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/mucalculus/normalform.h"
#include "core/formal/mucalculus/values.h"
#include "core/syntax/evaluator.h"

namespace fourcast::formal {

/// Values of the variables in sight, by slot.
using Frame = std::vector<syntax::Value>;

/// Adds to `found` the values that a variable would need so that one of `places` fits the label,
/// each once: those of slots below its own are in the frame already.
void addCandidates(const std::vector<ArgumentPlace>& places, const syntax::Variable& variable,
                   const Label& label, const Frame& frame, std::vector<syntax::Value>& found);

/// Says which labels an action formula means. Multi-actions are compared as sorted multisets, so
/// that no order of their actions is tried. Throws syntax::Wrong where data has no value.
class ActionMatcher
{
public:
    ActionMatcher(const NormalForm& form, const Values& values, syntax::Evaluator& evaluator)
        : m_form(form), m_values(values), m_evaluator(evaluator)
    {
    }

    /// `frame` has the values of the formula's free variables; it may grow, and what is above those
    /// is lost.
    bool holds(const ActionFormula& action, const Label& label, Frame& frame);

private:
    bool holds(const Constant& constant, const Label&, Frame&) { return constant.value; }
    bool holds(const DataCondition& data, const Label& label, Frame& frame);
    bool holds(const MultiActionPattern& multiAction, const Label& label, Frame& frame);
    bool holds(const NegationOf<ActionFormula>& negation, const Label& label, Frame& frame);
    bool holds(const ConnectionOf<ActionFormula>& connection, const Label& label, Frame& frame);
    bool holds(const QuantificationOf<ActionFormula>& quantification, const Label& label,
               Frame& frame);
    bool holdsFrom(const QuantificationOf<ActionFormula>& quantification, std::size_t next,
                   const Label& label, Frame& frame);
    std::vector<syntax::Value> valuesOf(const QuantificationOf<ActionFormula>& quantification,
                                        const syntax::Variable& variable, const Label& label,
                                        const Frame& frame);

    const NormalForm& m_form;
    const Values& m_values;
    syntax::Evaluator& m_evaluator;
};

/// Could the formula mean the label, whatever values the variables have that are not quantified
/// within it? It may say so of a few more, never of fewer.
bool mayHold(const ActionFormula& action, const Label& label);

}
