// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statespace/levelorder.h"

namespace fourcast::statespace {

namespace {

/// Small enough to be sorted between two looks at whether to stop.
constexpr std::size_t statesPerRun = 16384;
constexpr std::size_t mostRuns = 8192;
constexpr std::size_t samplesPerRun = 8;

}

bool LevelOrder::isBefore(const Entry& one, const Entry& other) const
{
    if (one.first != other.first || m_words == 1)
        return one.first < other.first;
    const std::uint64_t* words = wordsOf(one.place);
    const std::uint64_t* others = wordsOf(other.place);
    return std::lexicographical_compare(words + 1, words + m_words, others + 1, others + m_words);
}

void LevelOrder::arrange(std::uint64_t* states, std::uint32_t* ranks)
{
    const auto count = static_cast<std::size_t>(freshCount(m_parts));
    chooseBounds(count);
    m_partStarts.assign(1, 0);
    for (const StorePart& part : m_parts)
        m_partStarts.push_back(m_partStarts.back() + part.count);
    m_runOf.resize(count);
    m_entries.resize(count);
    m_places.assign((m_bounds.size() + 1) * storeParts, 0);
    m_group.share(storeParts, [this](std::size_t part) { countRuns(part); });
    if (m_group.isOver())
        return;
    placeRuns();
    m_group.share(storeParts, [this](std::size_t part) { fillRuns(part); });
    if (m_group.isOver())
        return;
    m_group.share(m_bounds.size() + 1,
                  [=, this](std::size_t run) { finishRun(run, states, ranks); });
}

void LevelOrder::chooseBounds(std::size_t count)
{
    m_bounds.clear();
    const std::size_t runs = std::min(count / statesPerRun + 1, mostRuns);
    if (runs == 1)
        return;
    // From all over each part: the first ones come from the first states of the last level.
    const std::size_t ofEach = runs * samplesPerRun / storeParts + 1;
    std::vector<Entry> samples;
    for (std::size_t p = 0; p < storeParts; ++p)
        for (std::size_t i = 0; i < m_parts[p].count; i += m_parts[p].count / ofEach + 1)
            samples.push_back(
                {m_parts[p].words[i * m_words], static_cast<std::uint32_t>(i * storeParts + p)});
    std::ranges::sort(
        samples, [this](const Entry& one, const Entry& other) { return isBefore(one, other); });
    for (std::size_t run = 1; run < runs; ++run)
        m_bounds.push(samples[run * samples.size() / runs]);
}

void LevelOrder::countRuns(std::size_t part)
{
    const StorePart& its = m_parts[part];
    const auto before
        = [this](const Entry& one, const Entry& other) { return isBefore(one, other); };
    for (std::uint32_t i = 0; i < its.count && !m_group.isOverAt(i); ++i) {
        const Entry entry {its.words[i * m_words],
                           static_cast<std::uint32_t>(i * storeParts + part)};
        const auto bounds = m_bounds.view();
        const auto run = static_cast<std::size_t>(
            std::lower_bound(bounds.begin(), bounds.end(), entry, before) - bounds.begin());
        m_runOf[m_partStarts[part] + i] = static_cast<std::uint16_t>(run);
        ++m_places[run * storeParts + part];
    }
}

void LevelOrder::placeRuns()
{
    std::size_t place = 0;
    m_runStarts.clear();
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        if (i % storeParts == 0)
            m_runStarts.push_back(place);
        place += std::exchange(m_places[i], place);
    }
    m_runStarts.push_back(place);
}

void LevelOrder::fillRuns(std::size_t part)
{
    const StorePart& its = m_parts[part];
    for (std::uint32_t i = 0; i < its.count && !m_group.isOverAt(i); ++i) {
        const std::size_t run = m_runOf[m_partStarts[part] + i];
        m_entries[m_places[run * storeParts + part]++]
            = {its.words[i * m_words], static_cast<std::uint32_t>(i * storeParts + part)};
    }
}

void LevelOrder::finishRun(std::size_t run, std::uint64_t* states, std::uint32_t* ranks)
{
    const std::size_t first = m_runStarts[run];
    const std::size_t end = m_runStarts[run + 1];
    std::sort(m_entries.data() + first, m_entries.data() + end,
              [this](const Entry& one, const Entry& other) { return isBefore(one, other); });
    for (std::size_t rank = first; rank < end; ++rank) {
        const std::uint32_t place = m_entries[rank].place;
        std::copy_n(wordsOf(place), m_words, states + rank * m_words);
        ranks[place] = static_cast<std::uint32_t>(rank);
    }
}

}
