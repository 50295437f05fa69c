// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/levels.h"

#include <QByteArray>

/// What a run of `fourcast-cli ladder` has measured: its ladder.json.
struct MeasuredLadder
{
    struct Entrant
    {
        QString engine;
        /// Level::settings() of then.
        QString settings;
        MeasuredElo elo;
    };

    std::vector<Entrant> entrants;

    /// Without entrants when the file is damaged.
    static MeasuredLadder fromJson(const QByteArray& json);

    /// Is it a measurement of these opponents with these settings? The numbers count from the mean
    /// of all, so that one that has changed makes all of them wrong.
    bool fits(const std::vector<Level>& levels) const;
};

/// The ladder that is compiled in, resources/ladder.json.
const MeasuredLadder& builtInLadder();
