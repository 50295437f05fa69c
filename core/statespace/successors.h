// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

namespace fourcast::statespace {

/// The transitions that lead out of one state: for each a label, a number of the model's own, and
/// the words of the state that follows.
class Successors
{
public:
    explicit Successors(int wordsPerState)
        : m_wordsPerState(static_cast<std::size_t>(wordsPerState))
    {
    }

    /// Copies the words.
    void add(std::uint32_t label, const std::uint64_t* next)
    {
        m_labels.push_back(label);
        m_words.insert(m_words.end(), next, next + m_wordsPerState);
    }
    /// The successors cannot be computed: the exploration ends with this error.
    void fail(Error error) { m_error = std::move(error); }

    /// Those that were added are known to be distinct, so the check is left out.
    void promiseDistinct() { m_areDistinct = true; }

    void clear();
    /// Keeps the first of those that are equal, in the order in which they came.
    void dropRepeated();

    int count() const { return static_cast<int>(m_labels.size()); }
    std::uint32_t label(int index) const { return m_labels[static_cast<std::size_t>(index)]; }
    const std::uint64_t* state(int index) const { return words(static_cast<std::size_t>(index)); }
    int wordsPerState() const { return static_cast<int>(m_wordsPerState); }
    const std::optional<Error>& error() const { return m_error; }

private:
    const std::uint64_t* words(std::size_t index) const
    {
        return m_words.data() + index * m_wordsPerState;
    }
    std::strong_ordering compare(std::size_t one, std::size_t other) const;
    /// For each whether it is the first of its equals.
    std::vector<bool> firsts() const;
    template <typename Wanted> void keep(const Wanted& isWanted);

    std::size_t m_wordsPerState;
    std::vector<std::uint32_t> m_labels;
    std::vector<std::uint64_t> m_words;
    std::optional<Error> m_error;
    bool m_areDistinct = false;
};

}
