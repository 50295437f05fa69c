// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/match/match.h"

/// match --record FOLDER: each game as soon as it is over, with everything that its searches
/// reported, in a file of its own: game-01.c4rec and so on.
class GameRecords
{
public:
    static void addOption(CommandLine& line);

    GameRecords(CommandLine& line, const MatchOptions& options);

    bool areWanted() const { return !m_folder.isEmpty(); }
    /// Makes the folder where it is missing. Fails where one of the files is there and --force is
    /// not, before a game is played.
    Expected<void> prepare();
    /// False once a file could not be written: no more games are of use.
    bool add(const MatchGame& game);
    /// Why add() ended the match. Games that the result leaves out, which a sequential test did not
    /// need, have no file, however many were under way; a folder that is still empty goes again.
    Expected<void> finish(const MatchResult& result);

private:
    QString fileOf(int number) const;

    const MatchOptions& m_options;
    QString m_folder;
    QStringList m_made;
    bool m_replaced;
    Expected<void> m_written {};
    std::vector<int> m_numbers; ///< of the games that have a file
};
