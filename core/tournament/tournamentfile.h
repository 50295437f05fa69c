// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"
#include "core/tournament/tournament.h"

#include <QByteArray>
#include <QString>

/// A tournament as one file of JSON: options, rounds and games, so that it can be gone on with,
/// shown and exported. Engines and programs are in it by their names.
namespace tournamentfile {

QByteArray toJson(const Tournament& tournament);
/// Fails with a sentence that names the place. Whether the engines exist is not looked at, so that
/// results can be read where a program is missing.
Expected<Tournament> fromJson(const QByteArray& json);

Expected<Tournament> load(const QString& path);
/// Whole or not at all.
Expected<void> save(const QString& path, const Tournament& tournament);

}

/// Keeps a tournament that is under way in its file: after a game, but not more often than every
/// second, nor more than a twentieth of the time. One call at a time.
class TournamentKeeper
{
public:
    explicit TournamentKeeper(QString path) : m_path(std::move(path)) { }

    Expected<void> keep(const Tournament& tournament);

private:
    using Clock = std::chrono::steady_clock;

    QString m_path;
    Clock::time_point m_next {};
};
