// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statespace/buffer.h"
#include "core/statespace/prefetch.h"
#include "core/support/expected.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace fourcast::statespace {

/// How an exploration ended.
enum class ExploreStatus : std::uint8_t
{
    Complete, ///< all that can be reached is known
    Stopped, ///< it was asked to
    StatesReached, ///< there are more states than were wanted
    BudgetReached, ///< more memory would have been needed than was allowed
    OutOfMemory, ///< the system gave less than was allowed
    Failed ///< the model could not say what follows a state; there is an error
};

struct Transition
{
    std::uint32_t label = 0;
    std::uint32_t target = 0;

    friend bool operator==(const Transition&, const Transition&) = default;
    friend bool operator<(const Transition& one, const Transition& other)
    {
        return one.label != other.label ? one.label < other.label : one.target < other.target;
    }
};

/// States that were explored, and what leads from one to the next.
///
/// States are numbered from 0, by level (the least number of transitions from an initial state) and
/// within a level by their words, whichever worker found them first. Where the exploration ended
/// early this is the beginning of what it would have become: levels are whole, and the transitions
/// of the last one are not known.
class StateSpace
{
public:
    struct Parts
    {
        ExploreStatus status = ExploreStatus::Complete;
        std::optional<Error> error;
        int wordsPerState = 1;
        Buffer<std::uint64_t> words; ///< of one state after the other
        /// For each level the number of the first state that comes after it.
        std::vector<std::uint64_t> levelEnds;
        std::uint64_t expanded = 0;
        std::uint64_t transitionCount = 0;
        std::uint64_t terminalCount = 0;
        bool keepsTransitions = true;
        /// Of each expanded state the first of its transitions, and one more; empty unless kept.
        Buffer<std::uint64_t> firstTransition;
        Buffer<Transition> transitions;
    };

    StateSpace() = default;
    explicit StateSpace(Parts parts) : m_parts(std::move(parts)) { }

    ExploreStatus status() const { return m_parts.status; }
    bool isComplete() const { return status() == ExploreStatus::Complete; }
    /// Where it failed.
    const std::optional<Error>& error() const { return m_parts.error; }

    std::uint64_t stateCount() const
    {
        return m_parts.levelEnds.empty() ? 0 : m_parts.levelEnds.back();
    }
    int wordsPerState() const { return m_parts.wordsPerState; }
    const std::uint64_t* state(std::uint64_t number) const
    {
        return m_parts.words.data() + number * static_cast<std::uint64_t>(wordsPerState());
    }
    /// The number of the state with these words, if there is one.
    std::optional<std::uint32_t> find(const std::uint64_t* state) const;

    std::span<const std::uint64_t> levelEnds() const { return m_parts.levelEnds; }
    int levelCount() const { return static_cast<int>(m_parts.levelEnds.size()); }
    int levelOf(std::uint64_t number) const;

    /// How many states have known transitions: the first ones, all if it is complete.
    std::uint64_t expandedCount() const { return m_parts.expanded; }
    /// All known transitions; those with equal source, label and target are one.
    std::uint64_t transitionCount() const { return m_parts.transitionCount; }
    /// States without a transition, among those whose transitions are known.
    std::uint64_t terminalCount() const { return m_parts.terminalCount; }

    bool keepsTransitions() const { return m_parts.keepsTransitions; }
    /// By label and target; none for a state that was not expanded. Only where they were kept.
    std::span<const Transition> transitions(std::uint64_t number) const
    {
        Q_ASSERT(keepsTransitions() && number < stateCount());
        if (number >= m_parts.expanded)
            return {};
        const std::uint64_t* const first = m_parts.firstTransition.data() + number;
        return {m_parts.transitions.data() + first[0], first[1] - first[0]};
    }
    /// Lets the processor fetch where the transitions of a state are, and a while later these.
    void fetchPlace(std::uint64_t number) const
    {
        prefetch(m_parts.firstTransition.data() + number);
    }
    void fetchTransitions(std::uint64_t number) const
    {
        prefetch(m_parts.transitions.data() + m_parts.firstTransition[number]);
    }
    /// Gives each label another number, such as one that does not depend on which worker met it
    /// first, and puts the transitions in order again. Different labels must stay different. Where
    /// it is stopped only the levels that were done by then are left.
    void relabel(std::span<const std::uint32_t> newLabels, const std::stop_token& stop = {});

    struct Transitions
    {
        Buffer<std::uint64_t> first;
        Buffer<Transition> all;
    };
    /// Takes the transitions out, which are then kept no more. There must be a state; one that was
    /// not expanded has none, and there is one more `first` than there are states.
    Transitions takeTransitions();

    /// Keeps the transitions of so many of the first states, as if the others were not expanded.
    void keepFirst(std::uint64_t expanded);

    /// Held by it.
    std::uint64_t bytes() const;

private:
    /// All that comes after the levels before this state, whose transitions are known, is gone.
    void cutBefore(std::uint64_t number);

    Parts m_parts;
};

}
