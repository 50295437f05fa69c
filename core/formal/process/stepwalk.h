// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/process/component.h"

namespace fourcast::formal {

/// Which argument of the action is this variable and nothing else; -1: none.
int argumentThatIs(const ProgramNode::ActionTemplate& action, int slot);

/// The frame of a process that is called: what its parameters are worth, where that matters.
std::vector<syntax::Value> calledFrame(const Program& program, const ProgramNode& call,
                                       syntax::Evaluator& evaluator,
                                       const std::vector<syntax::Value>& frame);

/// Finds the steps of a component out of one state. Throws Wrong.
class StepWalk
{
public:
    explicit StepWalk(Component& component) : m_component(component) { }

    std::vector<LocalStep> stepsFrom(int node, std::vector<syntax::Value> frame,
                                     const std::vector<syntax::Value>& rest);

private:
    using Values = std::vector<syntax::Value>;

    void walk(int node, Values& frame, const Values& rest);
    void sum(const ProgramNode& node, std::size_t next, Values& frame, const Values& rest);
    void condition(const ProgramNode& node, Values& frame, const Values& rest);
    void call(const ProgramNode& node, Values& frame, const Values& rest);
    void act(int index, Values& frame, const Values& rest);
    void actOpen(int index, const Values& frame, const Values& rest);
    void add(LocalStep step);
    bool mentionsOpen(const syntax::Expression& expression) const;

    Component& m_component;
    std::vector<LocalStep> m_steps;
    /// Variables of sums around that have no value yet, and what is said of them.
    std::vector<const syntax::Variable*> m_open;
    std::vector<std::pair<const syntax::Expression*, bool>> m_conditions;
};

}
