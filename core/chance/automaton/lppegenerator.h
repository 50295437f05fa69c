// SPDX-License-Identifier: GPL-3.0-or-later
//
// For the .cpp files of this library alone.
#pragma once

#include "core/chance/automaton/distributions.h"
#include "core/chance/automaton/pairtable.h"

namespace fourcast::chance {

/// Evaluates an equation state by state, for one worker.
class LppeGenerator : public statespace::Generator
{
public:
    explicit LppeGenerator(const LppeModel& model);
    ~LppeGenerator() override;

    void successors(const std::uint64_t* state, statespace::Successors& to) override;
    /// Takes confluent summands until there is none that leads on.
    void goToRepresentative(std::uint64_t* state);

private:
    /// What is known of a choice of the equation for good.
    struct Known
    {
        Known(const LppeModel& model, const ChoicePlan& plan) : distributions(model, plan) { }

        Distributions distributions;
        std::optional<std::uint32_t> action; ///< where it is the same in every state
        std::map<std::vector<std::int64_t>, std::uint32_t> actions;
    };

    void load(const std::uint64_t* state);
    bool holds(const std::vector<Guard>& guards);
    void addOpen(std::size_t choice, std::size_t variable);
    void addChoice(std::size_t choice);
    void addBranches(const ChoicePlan& plan, const Distribution& distribution);
    void addBranch(std::uint32_t probability);
    void makeCommon(const ChoicePlan& plan);
    void makeNext(const ChoicePlan& plan, const BranchPlan& branch);
    bool isOutside(const Assignment& assignment) const;
    void assign(const Assignment& assignment, std::uint64_t* state) const;
    void emit(std::uint32_t action);
    bool isRepeated(std::uint32_t action) const;
    bool isSameAs(int first) const;
    std::uint32_t actionOf(std::size_t choice);
    std::uint32_t makeAction(const ChoicePlan& plan);
    bool takeConfluent(std::uint64_t* state);
    [[noreturn]] void failOutside(const ChoicePlan& plan, const Assignment& assignment);
    Error inWords(const Error& error) const;

    const LppeModel& m_model;
    const ChoicePlans& m_plans;
    const Program& m_program;
    const std::span<const Automaton::Field> m_fields;
    const std::size_t m_words;
    std::vector<Known> m_known; ///< of each choice
    std::vector<std::int64_t> m_registers;
    const std::uint64_t* m_state = nullptr;
    statespace::Successors* m_to = nullptr;
    const ChoicePlan* m_plan = nullptr; ///< that is evaluated
    std::uint32_t m_number = 0; ///< of the next choice
    std::vector<std::uint64_t> m_next; ///< words of a state
    std::vector<std::uint64_t> m_common; ///< what most branches make of the state
    std::vector<const Assignment*> m_outside; ///< of that, what is no datum of its type
    /// A choice of the state, and where its branches begin among what follows.
    struct Done
    {
        std::uint32_t action = 0;
        int first = 0;
    };
    std::vector<Done> m_done;
    std::vector<std::uint32_t> m_doneProbabilities; ///< of every branch of the state
    // Of the choice, branches with different targets:
    std::vector<std::uint64_t> m_targets;
    std::vector<std::uint32_t> m_probabilities;
    std::vector<std::uint32_t> m_places; ///< a hash table of these, where there are many
    PairTable m_labels;
    PairTable m_sums;
    std::uint64_t m_branches = 0;
};

}
