// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QProcess>
#include <QStringList>
#include <QTest>
#include <csignal>
#include <functional>

/// What a run of fourcast-cli left behind.
struct Run
{
    int code = -1;
    QString out;
    QString error;
};

/// Waits for its end; a crash or a run of more than two minutes has code -1.
inline Run rest(QProcess& process)
{
    Run run;
    if (process.waitForFinished(120'000) && process.exitStatus() == QProcess::NormalExit)
        run.code = process.exitCode();
    run.out = QString::fromUtf8(process.readAllStandardOutput());
    run.error = QString::fromUtf8(process.readAllStandardError());
    return run;
}

/// Runs the program itself; a crash or a run of more than two minutes has code -1.
inline Run runProgram(const QStringList& arguments, const QByteArray& input = {})
{
    QProcess process;
    process.start(QStringLiteral(FOURCAST_CLI), arguments);
    process.write(input);
    process.closeWriteChannel();
    return rest(process);
}

/// Does the program catch an interrupt by now? Before it does, one ends it without a word. A
/// process that is not the program yet catches it as the test does.
inline bool catchesInterrupts(const QProcess& process)
{
    if (process.state() != QProcess::Running)
        return false;
    QFile status(QStringLiteral("/proc/%1/status").arg(process.processId()));
    if (!status.open(QIODevice::ReadOnly))
        return false;
    const QByteArray text = status.readAll();
    const qsizetype at = text.indexOf("SigCgt:");
    return at >= 0
        && ((text.mid(at + 7, 17).trimmed().toULongLong(nullptr, 16) >> (SIGINT - 1)) & 1) != 0;
}

/// Interrupts the program as soon as it would notice.
inline Run interruptAtOnce(const QStringList& arguments)
{
    QProcess process;
    process.start(QStringLiteral(FOURCAST_CLI), arguments);
    if (QTest::qWaitFor(
            [&] { return process.state() == QProcess::NotRunning || catchesInterrupts(process); },
            120'000)
        && process.state() == QProcess::Running)
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    return rest(process);
}

/// Ends the program by a signal as soon as `isTime` says so, which is asked again and again; never
/// where it does not within two minutes.
inline Run interruptProgram(const QStringList& arguments, const std::function<bool()>& isTime,
                            int signal = SIGINT)
{
    QProcess process;
    process.start(QStringLiteral(FOURCAST_CLI), arguments);
    if (QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning || isTime(); },
                        120'000)
        && process.state() == QProcess::Running)
        ::kill(static_cast<pid_t>(process.processId()), signal);
    return rest(process);
}

/// Interrupts the program after its first output, as Ctrl+C does.
inline Run interruptProgram(const QStringList& arguments)
{
    QProcess process;
    process.start(QStringLiteral(FOURCAST_CLI), arguments);
    process.waitForReadyRead(120'000);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    return rest(process);
}

/// All that is in a file; nothing where there is none.
inline QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The lines of a help text between its heading and the next blank line.
inline QStringList helpBlock(const QString& help, const QString& heading)
{
    return help.section(heading + u'\n', 1)
        .section(QStringLiteral("\n\n"), 0, 0)
        .split(u'\n', Qt::SkipEmptyParts);
}

/// Every row of the program's own table, as `--help` prints it: "solve", "book build".
inline QStringList commandsOfTheProgram()
{
    QStringList names;
    const QString help = runProgram({QStringLiteral("--help")}).out;
    for (const QString& line : helpBlock(help, QStringLiteral("Commands:")))
        names << line.mid(2, 16).trimmed();
    return names;
}
