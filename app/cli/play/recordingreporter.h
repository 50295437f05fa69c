// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/play/gamereporter.h"
#include "core/recording/recording.h"

#include <map>

/// Passes the events of a game on to another reporter, and keeps what the engine reported for each
/// of its moves.
class RecordingReporter : public GameReporter
{
public:
    /// `inner` must outlive it.
    explicit RecordingReporter(GameReporter& inner) : m_inner(inner) { }

    /// With the reports of the moves that still stand.
    Recording recording(const Game& game, const std::array<Entrant, 2>& players) const;

    void introduced(const Game& game) override { m_inner.introduced(game); }
    void moved(const Game& game, const SearchReport* report) override;
    void failed(const Game& game, const SearchReport& report) override;
    void stands(const Game& game) override { m_inner.stands(game); }
    void takenBack(const Game& game) override { m_inner.takenBack(game); }
    void hinted(const SearchReport& report) override { m_inner.hinted(report); }
    void listed(const Game& game) override { m_inner.listed(game); }
    void saved(const QString& path) override { m_inner.saved(path); }
    void explained() override { m_inner.explained(); }
    void refused(const QString& sentence) override { m_inner.refused(sentence); }
    void waits() override { m_inner.waits(); }
    void left(const Game& game, bool lineOpen) override { m_inner.left(game, lineOpen); }

private:
    GameReporter& m_inner;
    /// By the position before the move, the last one that was searched there.
    std::map<std::uint64_t, SearchReport> m_reports;
};
