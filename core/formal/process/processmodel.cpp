// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/process/processmodel.h"
#include "core/formal/process/processgenerator.h"

#include <QStringList>

namespace fourcast::formal {

ProcessModel::ProcessModel(Specification specification, const std::stop_token& stop,
                           std::shared_ptr<statespace::MemoryBudget> budget,
                           const Network::Look& look)
    : m_network(std::move(specification), std::move(budget))
{
    m_network.close(stop, look);
    m_combinations = combinationsOf(m_network);
    for (std::size_t i = 0; i < m_network.size(); ++i) {
        const std::uint32_t states
            = m_network.isClosed() ? m_network.component(i).stateCount() : Component::mostStates;
        m_fields.push_back(m_layout.addUpTo(QString::number(i + 1), states - 1));
    }
}

std::vector<std::uint64_t> ProcessModel::initialStates() const
{
    std::vector<std::uint64_t> state(static_cast<std::size_t>(wordsPerState()));
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        m_fields[i].set(state.data(), m_network.component(i).initial());
    return state;
}

std::unique_ptr<statespace::Generator> ProcessModel::makeGenerator() const
{
    return std::make_unique<ProcessGenerator>(*this);
}

QString ProcessModel::componentText(const std::uint64_t* state, std::size_t component) const
{
    const std::lock_guard lock(m_mutex);
    const auto local = static_cast<std::uint32_t>(m_fields[component].of(state));
    return m_network.component(component).stateText(local);
}

QString ProcessModel::stateText(const std::uint64_t* state) const
{
    QStringList texts;
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        texts << componentText(state, i);
    return texts.join(QStringLiteral(" || "));
}

}
