// SPDX-License-Identifier: GPL-3.0-or-later
//
// For the .cpp files of this library alone.
#pragma once

#include "core/chance/automaton/choices.h"
#include "core/chance/automaton/labelinterner.h"
#include "core/statespace/model.h"
#include "core/statespace/statelayout.h"

#include <atomic>

namespace fourcast::chance {

/// An equation as a model that can be explored: a state has the data of its parameters.
class LppeModel : public statespace::Model
{
public:
    /// The equation must outlive it. Initial data must be of the parameters' types.
    explicit LppeModel(const Lppe& lppe);

    int wordsPerState() const override { return m_layout.words(); }
    std::vector<std::uint64_t> initialStates() const override;
    std::unique_ptr<statespace::Generator> makeGenerator() const override;
    QString stateText(const std::uint64_t* state) const override;

    const Lppe& lppe() const { return m_lppe; }
    const ChoicePlans& plans() const { return m_plans; }
    std::span<const Automaton::Field> fields() const { return m_fields; }
    /// Has it confluent summands that may be taken at once?
    bool isConfluent() const { return m_isConfluent; }
    LabelInterner& numbers() const { return m_numbers; }
    void countBranches(std::uint64_t branches) const { m_branches += branches; }
    /// Those that its generators have counted.
    std::uint64_t branches() const { return m_branches; }

private:
    const Lppe& m_lppe;
    ChoicePlans m_plans;
    bool m_isConfluent = false;
    statespace::StateLayout m_layout;
    std::vector<Automaton::Field> m_fields;
    mutable LabelInterner m_numbers;
    mutable std::atomic<std::uint64_t> m_branches {0};
};

}
