// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/labelinterner.h"

namespace fourcast::chance {

std::uint32_t LabelInterner::label(const Automaton::Label& label)
{
    const std::scoped_lock lock(m_mutex);
    const auto [known, isNew]
        = m_labels.try_emplace({label.choice, label.action, label.probability},
                               static_cast<std::uint32_t>(m_met.labels.size()));
    if (isNew)
        m_met.labels.push_back(label);
    return known->second;
}

std::uint32_t LabelInterner::action(const Action& action)
{
    const std::scoped_lock lock(m_mutex);
    const auto [known, isNew] = m_actions.try_emplace(
        {action.name, action.arguments, action.argumentTexts, action.exactReward},
        static_cast<std::uint32_t>(m_met.actions.size()));
    if (isNew)
        m_met.actions.push_back(action);
    return known->second;
}

std::uint32_t LabelInterner::probability(const Rational& probability)
{
    const std::scoped_lock lock(m_mutex);
    return numberOf(probability);
}

std::uint32_t LabelInterner::numberOf(const Rational& probability)
{
    const auto [known, isNew] = m_probabilities.try_emplace(
        probability, static_cast<std::uint32_t>(m_met.probabilities.size()));
    if (isNew)
        m_met.probabilities.push_back(probability);
    return known->second;
}

std::uint32_t LabelInterner::sum(std::uint32_t one, std::uint32_t other)
{
    const std::scoped_lock lock(m_mutex);
    return numberOf(m_met.probabilities[one] + m_met.probabilities[other]);
}

}
