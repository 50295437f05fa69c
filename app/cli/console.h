// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/text/counttext.h"

#include <QString>

/// What the program answers to the shell; `--help` documents them.
enum ExitCode : int
{
    Done = 0,
    BadInput = 1, ///< a position, an engine, a number, a file or a folder was wrong
    BadUsage = 2, ///< no such command or option, or one is missing
    Stopped = 3, ///< interrupted; what was finished by then has been printed or written
    ProgramFailed = 4 ///< a program of others that was to be tried or asked
};

/// Standard output and standard error as UTF-8, whatever the locale. Control characters, which may
/// stand in a name that was read, are shown as their pictures; line breaks and tabs remain.
namespace console {

void print(const QString& text);
/// The bytes of a file, as they are.
void print(const QByteArray& text);
/// The text broken into lines of at most 80 characters, with a line break at the end.
QString wrapped(const QString& text);
/// Text that says how far a long run is: on standard error, only where that is a terminal, on one
/// line that the next call overwrites. Whatever else is printed clears it.
void progress(const QString& text);
/// For runs of hours: as progress(), and where that shows nothing, a line of its own once a minute,
/// so that a log tells how far they are.
void longProgress(const QString& text);
/// One sentence on standard error, after "fourcast-cli: ", of what is no failure.
void note(const QString& sentence);
/// One sentence on standard error, after "fourcast-cli: ". Returns `code`.
int fail(ExitCode code, const QString& sentence);
/// "Stopped after 3 of 7 games."; `all` is "7 games". Returns Stopped.
int stoppedAfter(std::size_t done, const QString& all);

/// Has everything printed arrived? A full disk or a closed pipe shows only here.
bool flush();

}
