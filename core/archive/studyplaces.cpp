// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/studyplaces.h"

#include "core/archive/places.h"
#include "core/game/game.h"

#include <algorithm>
#include <tuple>

namespace {

/// Entries are put together whenever so many have come since the last time.
constexpr std::size_t batch = 1 << 20;

}

Expected<std::shared_ptr<const StudyPlaces>> StudyPlaces::read(KeptExperiments& kept,
                                                               const std::stop_token& stop)
{
    auto places = std::make_shared<StudyPlaces>();
    FOURCAST_LET(const auto version, kept.version());
    places->m_version = version;
    std::size_t sorted = 0;
    FOURCAST_TRY(kept.readLines([&](const std::vector<Move>& moves, Outcome outcome) {
        places->add(moves, outcome);
        if (places->m_entries.size() > sorted + batch) {
            places->sort();
            sorted = places->m_entries.size();
        }
        return !stop.stop_requested();
    }));
    places->sort();
    return places;
}

void StudyPlaces::add(const std::vector<Move>& moves, Outcome outcome)
{
    ++m_games;
    Position position;
    const auto note = [&](const places::Place& place) {
        m_entries.push_back({place.key, 1, static_cast<std::uint8_t>(place.move),
                             static_cast<std::uint8_t>(outcome)});
    };
    for (const Move move : moves) {
        note(places::placeOf(position, move.column()));
        position.play(move);
    }
    note(places::placeOf(position, places::noMove));
}

void StudyPlaces::sort()
{
    const auto place
        = [](const Entry& entry) { return std::tuple(entry.key, entry.move, entry.outcome); };
    std::ranges::sort(m_entries, {}, place);
    std::size_t last = 0;
    for (std::size_t i = 1; i < m_entries.size(); ++i) {
        if (place(m_entries[i]) == place(m_entries[last]))
            m_entries[last].games += m_entries[i].games;
        else
            m_entries[++last] = m_entries[i];
    }
    m_entries.resize(m_entries.empty() ? 0 : last + 1);
}

ExploredPosition StudyPlaces::explore(const Position& position) const
{
    ExploredPosition explored;
    explored.position = position;
    const qint64 key = places::keyOf(position);
    for (auto entry = std::ranges::lower_bound(m_entries, key, {}, &Entry::key);
         entry != m_entries.end() && entry->key == key; ++entry)
        explored.count(entry->move, static_cast<Outcome>(entry->outcome),
                       static_cast<int>(entry->games));
    return explored;
}

bool StudyPlaces::isCurrent(KeptExperiments& kept) const
{
    const auto version = kept.version();
    return version && *version == m_version;
}
