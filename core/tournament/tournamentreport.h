// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/misses.h"
#include "core/search/enginefailure.h"
#include "core/tournament/tournament.h"

#include <QByteArray>
#include <QString>
#include <chrono>
#include <functional>
#include <map>
#include <stop_token>
#include <vector>

/// What the exact solver found in the games of an entrant.
struct EntrantReport
{
    struct Place
    {
        int game = 0; ///< its number
        Miss miss {};
    };
    /// A version of a program of others, and the number of the first game that it played.
    struct Version
    {
        int version = 0;
        int game = 0;

        friend bool operator==(const Version&, const Version&) = default;
    };
    int entrant = 0;
    int games = 0;
    int moves = 0; ///< of its own, after the openings
    /// In the order of the games.
    std::vector<Place> misses {};
    std::chrono::milliseconds slowest {0};
    int slowestGame = 0; ///< its number; 0 where no move was timed
    std::map<EngineFailure::Kind, int> failures {};
    /// In the order of their first games; none of engines of ours.
    std::vector<Version> versions {};

    int count(Miss::Kind kind) const;
};

/// Solves every position that the games went through, which takes some milliseconds each; blocks.
/// `progress(done, all)` counts games and may be empty. Nothing where it was stopped. One per
/// entrant, in their order.
std::optional<std::vector<EntrantReport>>
reportEntrants(const Tournament& tournament, int workers, const std::stop_token& stop,
               const std::function<void(int done, int all)>& progress = {});

/// "version 2, version 3 since game 41": empty of an engine of ours. Translated.
QString versionsText(const EntrantReport& report);
/// For reading: English in every language.
QString reportToText(const Tournament& tournament, const std::vector<EntrantReport>& reports);
/// A row per miss: entrant, game, ply, kind, played, better, position as moves, version of a
/// program of others.
QByteArray reportToCsv(const Tournament& tournament, const std::vector<EntrantReport>& reports);
