// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"

#include <QFile>
#include <QProcess>
#include <QTest>

Run rest(QProcess& process)
{
    Run run;
    if (process.waitForFinished(120'000) && process.exitStatus() == QProcess::NormalExit)
        run.code = process.exitCode();
    run.out = QString::fromUtf8(process.readAllStandardOutput());
    run.error = QString::fromUtf8(process.readAllStandardError());
    return run;
}

Run runProgram(const QStringList& arguments, const QByteArray& input)
{
    QProcess process;
    process.start(QStringLiteral(FOURCAST_CLI), arguments);
    process.write(input);
    process.closeWriteChannel();
    return rest(process);
}

bool catchesInterrupts(const QProcess& process)
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

Run interruptAtOnce(const QStringList& arguments)
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

Run interruptProgram(const QStringList& arguments, const std::function<bool()>& isTime, int signal)
{
    QProcess process;
    process.start(QStringLiteral(FOURCAST_CLI), arguments);
    if (QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning || isTime(); },
                        120'000)
        && process.state() == QProcess::Running)
        ::kill(static_cast<pid_t>(process.processId()), signal);
    return rest(process);
}

Run interruptProgram(const QStringList& arguments)
{
    QProcess process;
    process.start(QStringLiteral(FOURCAST_CLI), arguments);
    process.waitForReadyRead(120'000);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    return rest(process);
}

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList helpBlock(const QString& help, const QString& heading)
{
    return help.section(heading + u'\n', 1)
        .section(QStringLiteral("\n\n"), 0, 0)
        .split(u'\n', Qt::SkipEmptyParts);
}

QStringList commandsOfTheProgram()
{
    QStringList names;
    const QString help = runProgram({QStringLiteral("--help")}).out;
    for (const QString& line : helpBlock(help, QStringLiteral("Commands:")))
        names << line.mid(2, 16).trimmed();
    return names;
}
