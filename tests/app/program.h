// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <csignal>
#include <functional>

class QProcess;

/// What a run of fourcast-cli left behind.
struct Run
{
    int code = -1;
    QString out;
    QString error;
};

/// Waits for its end; a crash or a run of more than two minutes has code -1.
Run rest(QProcess& process);

/// Runs the program itself; a crash or a run of more than two minutes has code -1.
Run runProgram(const QStringList& arguments, const QByteArray& input = {});

/// Does a command that works catch an interrupt by now? Before it does, one ends it at once.
bool catchesInterrupts(const QProcess& process);

/// Interrupts the program as soon as it would notice.
Run interruptAtOnce(const QStringList& arguments);

/// Ends the program by a signal as soon as `isTime` says so, which is asked again and again; never
/// where it does not within two minutes.
Run interruptProgram(const QStringList& arguments, const std::function<bool()>& isTime,
                     int signal = SIGINT);

/// Interrupts the program after its first output, as Ctrl+C does.
Run interruptProgram(const QStringList& arguments);

/// All that is in a file; nothing where there is none.
QByteArray contents(const QString& path);

/// The lines of a help text between its heading and the next blank line.
QStringList helpBlock(const QString& help, const QString& heading);

/// Every row of the program's own table, as `--help` prints it: "solve", "book build".
QStringList commandsOfTheProgram();
