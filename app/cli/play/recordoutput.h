// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "app/cli/play/recordingreporter.h"

/// --record FILE: the game with everything that its searches reported. The rule of outputfile.h
/// holds for the file.
class RecordOutput
{
public:
    static void addOption(CommandLine& line);

    /// Refuses a file that would share standard output with what is told there.
    explicit RecordOutput(CommandLine& line);

    /// May it be written? Asked before a long game.
    Expected<void> check() const;
    /// The file of a game that is over, or was left or, by its exit code, interrupted: then under a
    /// name for parts. Answers the code.
    CommandResult write(const RecordingReporter& voice, const Game& game, const Seats& seats,
                        int code) const;

private:
    QString m_file;
    bool m_replaced;
};
