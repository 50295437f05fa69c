// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/exploredposition.h"
#include "core/study/runs/keptexperiments.h"

#include <memory>
#include <stop_token>

/// Where the games of kept experiments have been, in memory: their file is written at full speed by
/// others and has no index of positions. Two equal games count twice.
class StudyPlaces
{
public:
    /// Reads the file, which stays unmade where it is missing. Blocks: about a second for 100,000
    /// games; a stop leaves what was read until then. Fails with a sentence as the store does.
    static Expected<std::shared_ptr<const StudyPlaces>> read(KeptExperiments& kept,
                                                             const std::stop_token& stop);

    ExploredPosition explore(const Position& position) const;
    int games() const { return m_games; }
    /// Does the file say something else by now? Blocks.
    bool isCurrent(KeptExperiments& kept) const;

private:
    struct Entry
    {
        qint64 key = 0;
        std::uint32_t games = 0;
        std::uint8_t move = 0;
        std::uint8_t outcome = 0;
    };

    void add(const std::vector<Move>& moves, Outcome outcome);
    void sort();

    /// By key, each move and outcome once.
    std::vector<Entry> m_entries;
    int m_games = 0;
    qint64 m_version = -1;
};
