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
        line.misused(QStringLiteral("--record needs a file of its own, as the game is told on "
                                    "standard output"));
}

Expected<void> RecordOutput::check() const
{
    return m_file.isEmpty() ? Expected<void>() : checkOutput(m_file, m_replaced);
}

CommandResult RecordOutput::write(const RecordingReporter& voice, const Game& game,
                                  const Seats& seats, int code) const
{
    if (m_file.isEmpty())
        return code;
    Recording recording = voice.recording(game, seats.players);
    recording.interrupted = code == Stopped;
    FOURCAST_TRY(
        writeFile(outcomeName(m_file, !recording.interrupted), recordingfile::write(recording)));
    return code;
}
