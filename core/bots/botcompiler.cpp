// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bots/botcompiler.h"

#include "core/bots/botlanguage.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <chrono>
#include <cstdio>

namespace {

constexpr std::chrono::seconds longestCompiling {60};
constexpr int pollMilliseconds = 50;
/// Of what a compiler says, which can be pages for one missing bracket.
constexpr qsizetype mostLines = 40;

struct BotCompilerText
{
    Q_DECLARE_TR_FUNCTIONS(BotCompiler)
};

/// The first lines, the folder left out of the file's name.
QString saidOf(const QByteArray& output, const QString& source)
{
    QString text = QString::fromLocal8Bit(output).trimmed();
    text.replace(source, QFileInfo(source).fileName());
    QStringList lines = text.split(u'\n');
    if (lines.size() > mostLines) {
        lines.resize(mostLines);
        lines << QStringLiteral("…");
    }
    return lines.join(u'\n');
}

Error compilerError(const QString& source, const QByteArray& output)
{
    const QString said = saidOf(output, source);
    static const QRegularExpression place(QStringLiteral(R"(^[^:\n]+:(\d+):(\d+): )"),
                                          QRegularExpression::MultilineOption);
    const QRegularExpressionMatch match = place.match(said);
    return {BotCompilerText::tr("'%1' doesn't compile:").arg(QFileInfo(source).fileName()) + u'\n'
                + said,
            match.captured(1).toInt(), match.captured(2).toInt()};
}

/// Nothing where it ended with success.
Expected<void> runCompiler(QProcess& compiler, const QString& source, const std::stop_token& stop)
{
    const auto began = std::chrono::steady_clock::now();
    while (!compiler.waitForFinished(pollMilliseconds)) {
        if (compiler.state() == QProcess::NotRunning)
            return fail(BotCompilerText::tr("The compiler '%1' can't be started: %2")
                            .arg(compiler.program(), compiler.errorString()));
        const bool isLate = std::chrono::steady_clock::now() - began > longestCompiling;
        if (!stop.stop_requested() && !isLate)
            continue;
        compiler.kill();
        compiler.waitForFinished();
        return fail(isLate ? BotCompilerText::tr("'%1' was not compiled within %2 seconds")
                                 .arg(QFileInfo(source).fileName())
                                 .arg(longestCompiling.count())
                           : BotCompilerText::tr("Compiling '%1' was stopped")
                                 .arg(QFileInfo(source).fileName()));
    }
    if (compiler.exitStatus() != QProcess::NormalExit || compiler.exitCode() != 0)
        return tl::unexpected(compilerError(source, compiler.readAll()));
    return {};
}

}

Expected<void> compileBot(const QString& source, const QString& program,
                          const std::stop_token& stop)
{
    const BotLanguage& language = *findBotLanguage(QStringLiteral("cpp"));
    const QString tool = language.findTool();
    if (tool.isEmpty())
        return fail(language.missingTool());
    const QString made = program + QStringLiteral(".new");
    QProcess compiler;
    compiler.setProcessChannelMode(QProcess::MergedChannels);
    compiler.setStandardInputFile(QProcess::nullDevice());
    compiler.setWorkingDirectory(QFileInfo(source).absolutePath());
    compiler.start(
        tool,
        {QStringLiteral("-std=c++17"), QStringLiteral("-O2"), QStringLiteral("-o"), made, source});
    const Expected<void> ended = runCompiler(compiler, source, stop);
    if (!ended) {
        QFile::remove(made);
        return ended;
    }
    // In one step: a game that begins meanwhile starts the one or the other.
    if (std::rename(QFile::encodeName(made).constData(), QFile::encodeName(program).constData())
        != 0) {
        QFile::remove(made);
        return fail(BotCompilerText::tr("'%1' can't be replaced by the new program").arg(program));
    }
    return {};
}
