// SPDX-License-Identifier: GPL-3.0-or-later
//
// For the .cpp files of this library alone.
#pragma once

#include "core/chance/automaton/lppemodel.h"

#include <unordered_map>

namespace fourcast::chance {

/// The branches of a choice that are possible, and how probable they are. The same wherever the
/// variables that the probabilities mention have the same data.
struct Distribution
{
    struct Branch
    {
        std::uint32_t plan = 0; ///< index in the choice's branches
        std::uint32_t probability = 0; ///< its number
        std::uint32_t data = 0; ///< of the plan's open variables, in `data`
    };

    std::vector<Branch> branches;
    std::vector<std::int64_t> data;
};

/// Works out the distributions of one choice exactly, each once. For one worker.
class Distributions
{
public:
    Distributions(const LppeModel& model, const ChoicePlan& plan);

    /// Of the frame, which has the data of parameters and sum variables. Throws Wrong where
    /// probabilities do not sum to 1 or one is negative; the message says what is wrong without
    /// the state.
    const Distribution& of(std::span<const std::int64_t> frame)
    {
        if (!m_dense.empty()) {
            const Distribution*& known = m_dense[indexOf(frame)];
            if (!known)
                known = &make(frame);
            return *known;
        }
        return find(frame);
    }

private:
    std::size_t indexOf(std::span<const std::int64_t> frame) const
    {
        std::size_t index = 0;
        for (const ChoicePlan::Range& range : m_plan.probabilitySlots)
            index = index * static_cast<std::size_t>(range.high - range.low + 1)
                + static_cast<std::size_t>(frame[range.slot] - range.low);
        return index;
    }
    const Distribution& find(std::span<const std::int64_t> frame);
    const Distribution& make(std::span<const std::int64_t> frame);
    void add(std::uint32_t branch, std::vector<std::int64_t>& frame, Distribution& distribution,
             Rational& sum);

    const LppeModel& m_model;
    const ChoicePlan& m_plan;
    const Summand& m_summand;
    std::vector<std::unique_ptr<Distribution>> m_made;
    std::vector<const Distribution*> m_dense;
    std::map<std::vector<std::int64_t>, const Distribution*> m_sparse;
};

}
