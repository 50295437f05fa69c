// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QStringList>
#include <csignal>

/// What a run of fourcast-cli left behind.
struct Run
{
    int code = -1;
    QString out;
    QString error;
};

/// Runs the program itself; a crash or a run of more than two minutes has code -1.
inline Run runProgram(const QStringList& arguments, const QByteArray& input = {})
{
    QProcess process;
    process.start(QStringLiteral(FOURCAST_CLI), arguments);
    process.write(input);
    process.closeWriteChannel();
    Run run;
    if (process.waitForFinished(120'000) && process.exitStatus() == QProcess::NormalExit)
        run.code = process.exitCode();
    run.out = QString::fromUtf8(process.readAllStandardOutput());
    run.error = QString::fromUtf8(process.readAllStandardError());
    return run;
}

/// Starts the program, waits for the first output, interrupts it as Ctrl+C does.
inline Run interruptProgram(const QStringList& arguments, int signal = SIGINT)
{
    QProcess process;
    process.start(QStringLiteral(FOURCAST_CLI), arguments);
    process.waitForReadyRead(120'000);
    Run run;
    run.out = QString::fromUtf8(process.readAllStandardOutput());
    ::kill(static_cast<pid_t>(process.processId()), signal);
    if (process.waitForFinished(120'000) && process.exitStatus() == QProcess::NormalExit)
        run.code = process.exitCode();
    run.out += QString::fromUtf8(process.readAllStandardOutput());
    run.error = QString::fromUtf8(process.readAllStandardError());
    return run;
}
