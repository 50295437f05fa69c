// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statistics/gamescore.h"
#include "core/support/expected.h"

#include <QDate>
#include <QSqlDatabase>
#include <optional>
#include <vector>

/// How a person in the games has played, or all of them: their accuracy over time and their results
/// against each engine. Games of two people and of two engines are left out: they are not one
/// person's.
struct ArchiveTrend
{
    struct Reviewed
    {
        /// The local day.
        QDate day;
        /// Percent, 0 to 100.
        double accuracy = 0;
    };
    struct Against
    {
        /// By its name in files, "Beginner (level-1)".
        QString opponent;
        /// 1 to 8, or 0 for any other engine.
        int level = 0;
        /// Told by the person's results; finished games only.
        GameScore score;
    };

    /// Reviewed games of a person, oldest first.
    std::vector<Reviewed> reviewed;
    /// The levels first, weakest first.
    std::vector<Against> against;

    bool isEmpty() const { return reviewed.empty() && against.empty(); }
};

/// The accuracy within some days that follow each other.
struct AccuracyPeriod
{
    QDate from;
    /// Included.
    QDate to;
    int games = 0;
    double mean = 0;
    /// Of the mean, at 95 % confidence, in percent; nothing for a single game.
    std::optional<Interval> interval;
};

/// In days, weeks (from Monday), months or years, whichever are the shortest that make `most`
/// periods at most between the first game and the last; empty ones are left out.
std::vector<AccuracyPeriod> accuracyPeriods(const std::vector<ArchiveTrend::Reviewed>& reviewed,
                                            int most = 30);

namespace archivedatabase {

/// Of the person of this name in files; of all where it is empty.
Expected<ArchiveTrend> readTrend(const QSqlDatabase& database, const QString& person);

}
