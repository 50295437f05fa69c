// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTest>
#include <algorithm>

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
    const QDir threads(QStringLiteral("/proc/%1/task").arg(process.processId()));
    const QStringList names = threads.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    return std::ranges::any_of(names, [&threads](const QString& thread) {
        return contents(threads.filePath(thread + QStringLiteral("/comm"))) == "interrupt\n";
    });
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
        names << line.trimmed().section(QStringLiteral("  "), 0, 0);
    return names;
}
