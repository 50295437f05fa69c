// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/process/component.h"
#include "core/formal/process/language/multiactions.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace fourcast::formal {

/// The processes of `init` side by side, each with its own local states; which multi-actions they
/// may make together is settled elsewhere.
class Network
{
public:
    /// Throws Wrong where a process can't even begin. The local states and what processes do there
    /// count against the budget; more throws BudgetExceeded.
    Network(Specification specification, std::shared_ptr<statespace::MemoryBudget> budget);
    Network(const Network&) = delete;
    Network& operator=(const Network&) = delete;

    /// Finds the local states of every process without looking at whole states: what a process gets
    /// by communication may be whatever the others ever offer. Afterwards isClosed() says whether
    /// that came to an end with few states; then nothing is added to the components any more.
    /// `look` is called again and again with the local states that were found by then and the bytes
    /// that these take.
    using Look = std::function<void(std::uint64_t states, std::uint64_t bytes)>;
    void close(const std::stop_token& stop, const Look& look = {});
    bool isClosed() const { return m_closed; }

    const Specification& specification() const { return m_specification; }
    const Program& program() const { return m_program; }
    const MultiActions& multiActions() const { return m_multiActions; }
    const ActionTable& actions() const { return m_actions; }
    ActionTable& actions() { return m_actions; }
    const Shapes& shapes() const { return m_shapes; }
    statespace::MemoryBudget& budget() const { return *m_budget; }

    /// Of all processes, that were met by now, and what they take.
    std::uint64_t localStates() const;
    std::uint64_t bytes() const { return m_budget->used(); }

    /// Which shapes the steps of a process may have, whatever happens.
    const std::vector<bool>& shapesOf(std::size_t component) const { return m_can[component]; }

    std::size_t size() const { return m_components.size(); }
    Component& component(std::size_t index) { return m_components[index]; }
    const Component& component(std::size_t index) const { return m_components[index]; }

private:
    void findShapes();

    Specification m_specification;
    Program m_program;
    MultiActions m_multiActions;
    const std::shared_ptr<statespace::MemoryBudget> m_budget;
    ActionTable m_actions;
    Shapes m_shapes;
    std::deque<Component> m_components;
    std::vector<std::vector<bool>> m_can;
    bool m_closed = false;
};

}
