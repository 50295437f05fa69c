// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

/// Amdahl's bound (AFIPS 1967): the speed-up by `workers` where the share `serial` (0 to 1) of the
/// work can't be shared.
double amdahlBound(double serial, int workers);
/// The speed-up that `tasks` equally large tasks allow, none of which can be shared: with 7 on 2
/// workers, 7/4.
double taskBound(int tasks, int workers);
/// The root moves of the empty board, one for each column; 0 where there is no such board.
int rootTasks(const QString& board);
/// The serial share at which Amdahl's bound is this speed-up (Karp and Flatt, CACM 33, 1990); 0 for
/// one worker.
double serialShare(double speedUp, int workers);

/// Seconds of the report's program for the best move of the empty 7x7 board.
struct PublishedTimes
{
    QString what; ///< where and how they were taken, for a table
    int depth = 0;
    int workers = 0;
    /// Of the report's sequential, parList and parMap programs; 0 where there is no figure.
    double sequential = 0;
    double rootList = 0;
    double rootMapped = 0;
};

/// What the report printed, on 12 threads and on 4 cores, and its program repaired and built with
/// optimisation and without, on two otherwise idle cores.
const std::vector<PublishedTimes>& publishedTimes();
