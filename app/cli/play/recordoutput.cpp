// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/play/recordoutput.h"

#include "app/cli/outputfile.h"
#include "core/recording/recordingfile.h"

void RecordOutput::addOption(CommandLine& line)
{
    line.option("record",
                "Writes the game with everything that each search reported to this file, for "
                "'measure' and for the window.",
                "FILE");
}

RecordOutput::RecordOutput(CommandLine& line)
    : m_file(readFileName(line, "record")), m_replaced(line.has("force"))
{
    if (isStandardOutput(m_file))
        line.wrong(
            BadUsage,
            QStringLiteral("--record needs a file of its own, as the game is told on standard "
                           "output%1")
                .arg(seeHelp()));
}

Expected<void> RecordOutput::check() const
{
    return isWanted() ? checkOutput(m_file, m_replaced) : Expected<void>();
}

Expected<void> RecordOutput::write(const Recording& recording) const
{
    if (!isWanted())
        return {};
    return writeFile(outcomeName(m_file, !recording.interrupted), recordingfile::write(recording));
}
