// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bots/botreport.h"
#include "core/support/expected.h"
#include "core/table/column.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <vector>

/// A report in one line, kept so that who writes a bot sees it get better.
struct BotRecord
{
    QString bot {};
    int version = 1;
    QDateTime date {};
    QString against {};
    int games = 0;
    /// Of the bot.
    GameScore score {};
    int missedWins = 0;
    int missedBlocks = 0;
    int thrownAway = 0;
    int failures = 0;
    double slowestMilliseconds = 0;

    static BotRecord of(const BotReport& report, const QDateTime& date);

    friend bool operator==(const BotRecord&, const BotRecord&) = default;
};

/// The reports of all bots, in a file of their own.
namespace bothistory {

/// Of all bots together; the oldest are given up beyond.
inline constexpr int mostRecords = 2000;

/// Beside `programs.json`, which is at `programs`.
QString fileBeside(const QString& programs);

QByteArray toJson(const std::vector<BotRecord>& records);
Expected<std::vector<BotRecord>> fromJson(const QByteArray& json);

/// Those of one bot, the oldest first. No file is no records.
Expected<std::vector<BotRecord>> load(const QString& path, const QString& bot);
/// Adds one, under the lock of the file, and answers those of its bot.
Expected<std::vector<BotRecord>> add(const QString& path, const BotRecord& record);

/// Version, opponent, score and what was missed.
Columns<BotRecord> columns();

}
