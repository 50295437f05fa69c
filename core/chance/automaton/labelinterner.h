// SPDX-License-Identifier: GPL-3.0-or-later
//
// For the .cpp files of this library alone.
#pragma once

#include "core/chance/automaton/labelorder.h"

#include <map>
#include <mutex>
#include <tuple>
#include <unordered_map>

namespace fourcast::chance {

/// Numbers labels, actions and probabilities as several workers meet them.
class LabelInterner
{
public:
    std::uint32_t label(const Automaton::Label& label);
    std::uint32_t action(const Action& action);
    std::uint32_t probability(const Rational& probability);
    /// The number of the sum of two.
    std::uint32_t sum(std::uint32_t one, std::uint32_t other);

    /// No worker may be at work.
    const MetLabels& met() const { return m_met; }

private:
    std::uint32_t numberOf(const Rational& probability);

    std::mutex m_mutex; ///< of what follows
    MetLabels m_met;
    std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>, std::uint32_t> m_labels;
    std::map<std::tuple<syntax::Symbol, std::vector<std::int64_t>, QStringList, QString>,
             std::uint32_t>
        m_actions;
    std::map<Rational, std::uint32_t> m_probabilities;
};

}
