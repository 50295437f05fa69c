// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

/// The tables of a kind of file, and how they became what they are. Each version but the first is
/// what its statements make of the one before: a new column is one row here, and a new file goes
/// the same way as the oldest one.
struct StoreSchema
{
    /// In the header of the file, where SQLite leaves room for whose file it is.
    int applicationId = 0;
    /// What is said of a file that is another's: "it holds no experiments of Fourcast".
    QString notOurs;
    /// What is said of a file that is none of SQLite's at all.
    QString notSqlite;
    /// The statements of each version, the first one's first.
    std::vector<QStringList> versions;

    int version() const { return static_cast<int>(versions.size()); }
};
