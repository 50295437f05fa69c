// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/label.h"

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace fourcast::formal {

/// Labels, each once, with a number from 0 on in the order in which they came.
class LabelTable
{
public:
    using Id = std::uint32_t;

    /// The number of the label, which is put in where it is not there yet.
    Id add(const Label& label)
    {
        const auto [entry, isNew] = m_ids.try_emplace(label, static_cast<Id>(m_labels.size()));
        if (isNew)
            m_labels.push_back(label);
        return entry->second;
    }
    std::optional<Id> find(const Label& label) const
    {
        const auto known = m_ids.find(label);
        return known == m_ids.end() ? std::nullopt : std::optional(known->second);
    }
    const Label& operator[](Id id) const { return m_labels[id]; }
    std::size_t size() const { return m_labels.size(); }
    const std::vector<Label>& labels() const { return m_labels; }

private:
    std::vector<Label> m_labels;
    std::unordered_map<Label, Id> m_ids;
};

}
