// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/recording.h"

/// The recordings of kept games, a file a game, in a folder of their own: `UID.c4rec`. They take no
/// more than a bound together; the ones that were written longest ago go first. All methods block
/// and may be called from any thread, one at a time for each folder.
class KeptRecordings
{
public:
    /// Bytes of all of them together.
    static constexpr qint64 usualBound = qint64 {256} << 20;

    explicit KeptRecordings(QString folder, qint64 bound = usualBound)
        : m_folder(std::move(folder)), m_bound(bound)
    {
    }
    /// Where they are for the archive in this file.
    static QString usualFolder(const QString& archive);

    /// Where the one of a game is, or would be; empty for what is no UUID.
    QString file(const QString& uid) const;
    bool has(const QString& uid) const;
    /// Over the one that was there; writes all of it or nothing. What that one reported of the
    /// moves that both begin with stays where this one has no report. Makes the folder where it is
    /// missing. Others go where they would be too large together with it, and it is refused where
    /// it is too large alone. Fails with a sentence.
    Expected<void> keep(const Recording& recording, const QString& uid) const;
    /// Harmless where there is none.
    void remove(const QString& uid) const;

private:
    void makeRoom(const QString& latest) const;

    QString m_folder;
    qint64 m_bound;
};
