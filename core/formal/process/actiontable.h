// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/label.h"
#include "core/statespace/memorybudget.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <unordered_map>
#include <vector>

namespace fourcast::formal {

/// What sequential processes do, numbered: multi-actions, and lists of arguments. Numbers come in
/// the order in which things are met. What it holds counts against a budget.
class ActionTable
{
public:
    using Id = std::uint32_t;

    explicit ActionTable(statespace::MemoryBudget& budget) : m_budget(budget) { }

    /// `label` is what one process does in a step.
    Id add(const Label& label)
    {
        const auto [known, isNew] = m_ids.try_emplace(label, static_cast<Id>(m_labels.size()));
        if (isNew) {
            m_labels.push_back(label);
            m_budget.take(2 * label.bytes() + bytesOfLabelEntry);
            for (const Action& action : label.actions())
                (void)addArguments(action.arguments);
        }
        return known->second;
    }
    const Label& operator[](Id id) const { return m_labels[id]; }
    std::size_t size() const { return m_labels.size(); }

    Id addArguments(const std::vector<syntax::Value>& arguments)
    {
        const auto [known, isNew]
            = m_argumentIds.try_emplace(arguments, static_cast<Id>(m_argumentIds.size()));
        if (isNew)
            m_budget.take(arguments.size() * sizeof(syntax::Value) + bytesOfLabelEntry);
        return known->second;
    }
    std::optional<Id> findArguments(const std::vector<syntax::Value>& arguments) const
    {
        const auto known = m_argumentIds.find(arguments);
        return known == m_argumentIds.end() ? std::nullopt : std::optional(known->second);
    }

    struct HashValues
    {
        std::size_t operator()(const std::vector<syntax::Value>& values) const noexcept
        {
            std::size_t hash = values.size();
            for (const syntax::Value& value : values)
                hash = (hash ^ std::hash<syntax::Value>()(value)) * 0x9e3779b97f4a7c15u;
            return hash ^ (hash >> 29);
        }
    };

private:
    statespace::MemoryBudget& m_budget;
    std::deque<Label> m_labels;
    std::unordered_map<Label, Id> m_ids;
    std::unordered_map<std::vector<syntax::Value>, Id, HashValues> m_argumentIds;
};

}
