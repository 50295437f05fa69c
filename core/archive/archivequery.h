// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/archivedgame.h"

#include <QDate>
#include <QVariant>

/// What a list of games is sorted by; games that are alike in it stand by their date.
enum class ArchiveOrder : std::uint8_t
{
    Date,
    First,
    Second,
    Result,
    Length,
    Accuracy,
    Favourite
};

/// Which games are wanted, and in which order. What is left out asks for nothing.
struct ArchiveQuery
{
    /// All of these words, or their beginnings, are in the players' names, the comments, the tags,
    /// the date (2026-11-23) or stand at the beginning of the moves (44536). An opponent is found
    /// by its figure and its level in the language of the program, too.
    QString words {};
    /// Who plays a side, as people() has them.
    QString person {};
    /// As opponents() has them.
    QString opponent {};
    std::optional<PersonsResult> result {};
    bool favourites = false;
    /// Days, both included: those that files say, else local ones.
    QDate from {};
    QDate to {};
    /// The game went through this position or its mirror image.
    std::optional<Position> position {};

    ArchiveOrder order = ArchiveOrder::Date;
    bool descending = true;

    /// Does it leave something out?
    bool isFiltered() const;

    friend bool operator==(const ArchiveQuery&, const ArchiveQuery&) = default;
};

/// A query as SQL, for the tables of archivedatabase.h.
struct ArchiveSql
{
    QString text;
    QVariantList values;
};

/// An expression of SQL: the day that a game's file says, as fileDay() reads it; empty where it
/// says none, or one that is far from the time at which the game was begun.
QString fileDaySql();

/// Selects the ids of the games, in order.
ArchiveSql toSql(const ArchiveQuery& query);
/// What SQLite's full text search is asked for these words; empty where there is no word in them.
QString matchText(const QString& words);
