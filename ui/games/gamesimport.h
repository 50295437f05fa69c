// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/gamearchive.h"
#include "core/session/jobs/job.h"

#include <QObject>
#include <QStringList>

class GameLibrary;

/// Game files of a folder on their way into the archive, some at a time, so that the game on the
/// board is kept in between.
class GamesImport : public QObject
{
    Q_OBJECT

public:
    explicit GamesImport(GameLibrary& shelf, QObject* parent = nullptr);

    /// The folder and those below it; must not be running.
    void start(const QString& folder);
    bool isRunning() const { return m_running; }
    /// What is in the archive by then stays.
    void stop();

Q_SIGNALS:
    void progressed(int done, int total);
    /// How many came, how many were there, which could not be read.
    void finished(const QString& sentence);

private:
    struct Read
    {
        AddedGames games;
        int unreadable = 0;
        QString firstUnreadable;
    };

    void next();
    void end(const QString& failure);

    GameLibrary& m_shelf;
    /// Beside the archive, which is free meanwhile.
    Job<QStringList> m_search;
    QStringList m_files;
    int m_done = 0;
    Read m_total;
    bool m_running = false;
    bool m_stopped = false;
};
