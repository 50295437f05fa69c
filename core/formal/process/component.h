// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/process/actiontable.h"
#include "core/formal/process/language/program.h"
#include "core/statespace/memorybudget.h"
#include "core/syntax/evaluator.h"

#include <optional>

namespace fourcast::formal {

/// Which actions a step consists of, by name: a number of Shapes.
using ShapeId = std::uint32_t;

/// The multisets of names that steps of one process have, numbered.
class Shapes
{
public:
    ShapeId add(const std::vector<syntax::Symbol>& sortedNames);
    const std::vector<syntax::Symbol>& operator[](ShapeId shape) const { return m_shapes[shape]; }
    std::size_t size() const { return m_shapes.size(); }

private:
    std::vector<std::vector<syntax::Symbol>> m_shapes;
};

/// What one process can do in a local state.
struct LocalStep
{
    static constexpr std::uint32_t open = 0xffffffffu;

    ShapeId shape = 0;
    /// The number of its multi-action (ActionTable), or `open`.
    std::uint32_t label = 0;
    /// The local state that comes then; of an open step the number of the step (openStep()).
    std::uint32_t next = 0;
};

/// A step whose action has arguments that the process leaves to the partner it communicates with:
/// `sum t: Nat. get(t) . P(t)`.
struct OpenStep
{
    int node = 0; ///< an Act with one action
    std::vector<syntax::Value> frame;
    std::vector<syntax::Value> rest; ///< the frames below, as in a local state
    std::vector<const syntax::Variable*> variables; ///< that have no value yet
    /// What must be true (or false) of them.
    std::vector<std::pair<const syntax::Expression*, bool>> conditions;
};

/// What becomes of an open step when its arguments are known.
struct ClosedStep
{
    std::uint32_t label = 0;
    std::uint32_t next = 0;
};

/// One sequential process of a parallel composition: the states that it can be in, numbered as they
/// are met, and its steps out of each, made when they are first asked for. One thread at a time.
class Component
{
public:
    /// What the states and their steps take is counted against the budget.
    Component(const Program& program, int start, ActionTable& actions, Shapes& shapes,
              statespace::MemoryBudget& budget);

    std::uint32_t initial() const { return 0; }
    std::uint32_t stateCount() const { return static_cast<std::uint32_t>(m_states.size()); }

    /// What can happen in a state. Where that is undefined, a sentence says why.
    const Expected<std::vector<LocalStep>>& steps(std::uint32_t state);
    /// Have they been asked for?
    const Expected<std::vector<LocalStep>>& knownSteps(std::uint32_t state) const
    {
        return *m_steps[state];
    }

    const OpenStep& openStep(std::uint32_t number) const { return m_openSteps[number]; }
    /// The open step with these arguments, which have the number `id` in the table; nothing where
    /// it can't have them. Asked once, the answer is kept.
    const Expected<std::optional<ClosedStep>>& close(std::uint32_t openStep, ActionTable::Id id,
                                                     const std::vector<syntax::Value>& arguments);
    /// The answer that was kept, or null.
    const Expected<std::optional<ClosedStep>>* closed(std::uint32_t openStep,
                                                      ActionTable::Id id) const;

    /// "Worker(w = 1)", "done(w, t, score(t)) . ..., w = 1, t = 2", "ended".
    QString stateText(std::uint32_t state) const;
    /// The names and values of what the state keeps, the innermost process first.
    std::vector<std::pair<syntax::Symbol, syntax::Value>> stateValues(std::uint32_t state) const;

    /// The room for local states, in numbers of them.
    static constexpr std::uint32_t mostStates = 1u << 22;

private:
    /// Frames, the innermost first: the number of a node, then the values of its live slots.
    using Packed = std::vector<syntax::Value>;

    friend class StepWalk;

    std::uint32_t intern(Packed state);
    /// Where a process goes on that is at `node`: calls are entered, ends are left.
    std::uint32_t enter(int node, std::vector<syntax::Value> frame, const Packed& rest);
    void push(Packed& to, int node, const std::vector<syntax::Value>& frame) const;
    /// Takes the innermost frame off: its node, its values by slot, and the rest.
    int unpack(const Packed& state, std::vector<syntax::Value>& frame, Packed& rest) const;
    std::optional<ClosedStep> closeNow(const OpenStep& open,
                                       const std::vector<syntax::Value>& arguments);

    const Program& m_program;
    ActionTable& m_actions;
    Shapes& m_shapes;
    statespace::MemoryBudget& m_budget;
    syntax::Evaluator m_evaluator;
    std::deque<const Packed*> m_states; ///< they lie in m_numbers
    std::unordered_map<Packed, std::uint32_t, ActionTable::HashValues> m_numbers;
    std::deque<std::optional<Expected<std::vector<LocalStep>>>> m_steps;
    std::deque<OpenStep> m_openSteps;
    std::unordered_map<std::uint64_t, Expected<std::optional<ClosedStep>>> m_closed;
};

}
