// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/play/recordingreporter.h"

Recording RecordingReporter::recording(const Game& game,
                                       const std::array<Entrant, 2>& players) const
{
    return Recording::of(
        game, players, [this](const Position& before, Move move) -> const SearchReport* {
            const auto found = m_reports.find(before.key());
            return found != m_reports.end() && found->second.bestMove == move ? &found->second
                                                                              : nullptr;
        });
}

void RecordingReporter::moved(const Game& game, const SearchReport* report)
{
    const std::uint64_t before = game.positionAt(game.ply() - 1).key();
    // A move of the person takes the place of what was searched there before it was taken back.
    if (report)
        m_reports.insert_or_assign(before, *report);
    else
        m_reports.erase(before);
    m_inner.moved(game, report);
}

void RecordingReporter::failed(const Game& game, const SearchReport& report)
{
    m_inner.failed(game, report);
}
