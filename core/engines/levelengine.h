// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/engineinfo.h"
#include "core/engines/levels.h"
#include "core/search/deepeningengine.h"

/// An opponent with a blind spot and an error rate. Takes a win at sight, if it sees it; otherwise
/// its seed decides whether it plays another legal move than the one that it found. The choice
/// depends on the seed, the number of the game and the position alone.
///
/// Limits mean nothing to it, its depth is its own. It tells no scores: they would be what it sees.
class LevelEngine : public Engine
{
public:
    LevelEngine(const Level& level, std::uint64_t seed);

    std::string_view name() const override { return m_name; }
    SearchReport search(const Position& root, const SearchLimits& limits,
                        const SearchContext& context) override;
    void newGame() override;

    /// Discs on the board as long as an opponent that plays its opening by habit does so.
    static constexpr int habitPlies = 10;

private:
    Move found(const Position& root, const SearchReport& report) const;
    Move slipped(const Position& root, Move found) const;

    std::string m_name;
    double m_errorRate;
    BlindSpot m_blindness;
    DeepeningEngine m_engine;
    SeededChoice m_slips;
    SeededChoice m_others;
};

/// The rows of levels() in the table of engines.
std::vector<EngineInfo> levelEngines();
