// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/process/processmodel.h"

#include <string>

namespace fourcast::formal {

/// Puts the steps of the processes together to those of the whole, for one worker.
class ProcessGenerator : public statespace::Generator
{
public:
    explicit ProcessGenerator(const ProcessModel& model);

    void successors(const std::uint64_t* state, statespace::Successors& to) override;

private:
    /// A process that takes part, and how.
    struct Part
    {
        std::size_t component = 0;
        std::uint32_t label = 0;
        std::uint32_t next = 0; ///< a local state; of an open step its number
        bool isOpen = false;
    };

    void combine(const Combination& combination, std::size_t component,
                 Combination::Missing missing);
    void combineAll(std::size_t component);
    void countTry();
    void take(std::size_t component, const LocalStep& step);
    /// What was put together is one step of the whole, once it is known what open steps get.
    void finish();
    void closeFrom(std::size_t part);
    void tryOffers(std::size_t part);
    void refuseOpen(const Part& part) const;
    std::optional<ClosedStep> close(const Part& part, ActionTable::Id id,
                                    const std::vector<syntax::Value>& arguments);
    void emit();
    std::int64_t seenLabel();
    std::int64_t makeLabel() const;

    static constexpr std::int64_t unknown = -2;
    static constexpr std::int64_t barred = -1;

    const ProcessModel& m_model;
    Network& m_network;
    const std::size_t m_count;
    const bool m_grows; ///< the components do while states are explored
    const std::uint64_t* m_state = nullptr;
    statespace::Successors* m_to = nullptr;
    std::vector<const std::vector<LocalStep>*> m_steps;
    static constexpr int mostTries = 5'000'000;

    int m_tries = 0; ///< in this state
    std::vector<Part> m_parts;
    int m_openParts = 0;
    std::vector<std::uint64_t> m_next;
    /// What is seen of a multi-action, by its parts' labels.
    std::vector<std::int64_t> m_singles;
    std::unordered_map<std::u32string, std::int64_t> m_several;
    std::u32string m_key;
};

}
