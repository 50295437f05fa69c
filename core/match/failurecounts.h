// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/enginefailure.h"

#include <QString>
#include <map>

/// Games that somebody has lost by failures, by their kinds.
class FailureCounts
{
public:
    void add(EngineFailure::Kind kind) { ++m_games[kind]; }

    int games() const;
    int of(EngineFailure::Kind kind) const;
    /// For the text reports, which are English: "3 games lost by failure: 2 × an illegal move, 1 ×
    /// it crashed", the most frequent first; empty where there are none.
    QString toText() const;

private:
    std::map<EngineFailure::Kind, int> m_games;
};
