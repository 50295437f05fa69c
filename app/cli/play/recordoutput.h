// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/recording/recording.h"

/// --record FILE of a command: the game with everything that its searches reported. The rule of
/// outputfile.h holds for the file.
class RecordOutput
{
public:
    static void addOption(CommandLine& line);
    /// Refuses a file that would share standard output with the report there.
    explicit RecordOutput(CommandLine& line);

    bool isWanted() const { return !m_file.isEmpty(); }
    /// May it be written? Asked before a long game.
    Expected<void> check() const;
    /// Nothing where it is not wanted; of a game that was interrupted to a name for parts.
    Expected<void> write(const Recording& recording) const;

private:
    QString m_file;
    bool m_replaced = false;
};
