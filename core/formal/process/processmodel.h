// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/labeltable.h"
#include "core/formal/process/combinations.h"
#include "core/statespace/model.h"
#include "core/statespace/statelayout.h"

#include <mutex>

namespace fourcast::formal {

/// A parallel composition as a model that can be explored: a state has one small number per
/// process, that of its local state.
class ProcessModel : public statespace::Model
{
public:
    /// Looks for the local states of the processes first, until it is asked to stop. They and the
    /// labels count against the budget; more throws BudgetExceeded, here or in a generator. Throws
    /// Wrong where a process can't even begin. `look` is called meanwhile, as Network::close()
    /// says.
    explicit ProcessModel(Specification specification, const std::stop_token& stop = {},
                          std::shared_ptr<statespace::MemoryBudget> budget
                          = std::make_shared<statespace::MemoryBudget>(std::uint64_t {1} << 30),
                          const Network::Look& look = {});

    int wordsPerState() const override { return m_layout.words(); }
    std::vector<std::uint64_t> initialStates() const override;
    std::unique_ptr<statespace::Generator> makeGenerator() const override;
    /// "Queue(i = 2) || Worker(w = 1)"
    QString stateText(const std::uint64_t* state) const override;

    /// Are numbers the same whoever comes first? If not, one worker has to do it all.
    bool isSharable() const { return m_network.isClosed(); }
    const Specification& specification() const { return m_network.specification(); }
    std::size_t componentCount() const { return m_network.size(); }
    /// The text of one process in a state.
    QString componentText(const std::uint64_t* state, std::size_t component) const;

    /// The labels that have come up. No generator may be at work.
    const LabelTable& labels() const { return m_labels; }

private:
    friend class ProcessGenerator;

    mutable std::mutex m_mutex; ///< of what follows while it grows
    mutable Network m_network;
    mutable LabelTable m_labels;
    std::optional<std::vector<Combination>> m_combinations;
    statespace::StateLayout m_layout;
    std::vector<statespace::StateField> m_fields;
};

}
