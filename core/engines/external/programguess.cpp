// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/programguess.h"

#include "core/engines/external/programtable.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <algorithm>
#include <array>

namespace {

struct GuessText
{
    Q_DECLARE_TR_FUNCTIONS(ProgramGuess)
};

/// What runs a script that is not started by itself: `java -jar bot.jar`.
struct ScriptRunner
{
    const char* suffix;
    const char* command;
    const char* argument;
};

constexpr std::array<ScriptRunner, 8> scriptRunners {{{"py", "python3", ""},
                                                      {"js", "node", ""},
                                                      {"mjs", "node", ""},
                                                      {"jar", "java", "-jar"},
                                                      {"rb", "ruby", ""},
                                                      {"pl", "perl", ""},
                                                      {"lua", "lua", ""},
                                                      {"php", "php", ""}}};

constexpr std::array sourceSuffixes {"c", "cc", "cpp", "cxx", "h", "hpp", "java", "rs", "go", "cs"};

QByteArray beginningOf(const QString& path)
{
    constexpr qint64 enough = 256 * 1024;
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(enough) : QByteArray();
}

/// `def my_agent(obs, config):`, with types or without, at the beginning of a line.
bool hasKaggleAgent(const QByteArray& text)
{
    static const QRegularExpression agent(
        QStringLiteral(R"(^def\s+\w+\s*\(\s*obs\w*\s*(:[^,()]*)?(,\s*(conf|cfg)\w*\s*)"
                       R"(([:=][^,()]*)?)?,?\s*\))"),
        QRegularExpression::MultilineOption);
    return agent.match(QString::fromUtf8(text)).hasMatch();
}

ProgramProtocol protocolOf(const QByteArray& text, bool isPython)
{
    if (text.contains("uciok"))
        return ProgramProtocol::Uci;
    if (text.contains("field_columns"))
        return ProgramProtocol::TheAiGames;
    if (text.contains("place_disc") || text.contains("your_botid"))
        return ProgramProtocol::Riddles;
    return isPython && hasKaggleAgent(text) ? ProgramProtocol::Kaggle : ProgramProtocol::Uci;
}

const ScriptRunner* runnerOf(const QString& suffix)
{
    const auto found = std::ranges::find_if(scriptRunners, [&](const ScriptRunner& runner) {
        return suffix == QLatin1String(runner.suffix);
    });
    return found == scriptRunners.end() ? nullptr : &*found;
}

QString missingRunner(const QString& command, const QString& shown)
{
    if (!QStandardPaths::findExecutable(command).isEmpty())
        return {};
    return GuessText::tr("\"%1\" is run by %2, which is not installed: install it, or choose a "
                         "program that runs by itself.")
        .arg(shown, command);
}

QString whyNoFile(const QFileInfo& file, const QString& shown)
{
    if (shown.isEmpty())
        return GuessText::tr("There is no command: choose the program's file, or write a name that "
                             "is in PATH.");
    if (!file.exists())
        return GuessText::tr("There is no file \"%1\": choose the program's file, or write a name "
                             "that is in PATH.")
            .arg(shown);
    return GuessText::tr("\"%1\" is no file: choose the program's file in it.").arg(shown);
}

}

ProgramGuess programguess::guess(const QString& path)
{
    ProgramGuess guess;
    Program& program = guess.program;
    const bool isPlainName = !path.contains(QLatin1Char('/')) && !path.isEmpty();
    const QString found = isPlainName ? QStandardPaths::findExecutable(path) : QString();
    const QFileInfo file(found.isEmpty() ? path : found);
    const QString shown = QDir::toNativeSeparators(path);
    program.name = freeName(file.completeBaseName(), {});
    program.command = found.isEmpty() && !path.isEmpty() ? file.absoluteFilePath() : path;
    if (!file.isFile()) {
        guess.problem = whyNoFile(file, shown);
        return guess;
    }
    const QString suffix = file.suffix().toLower();
    const QByteArray text = beginningOf(file.filePath());
    program.protocol = protocolOf(text, suffix == QLatin1String("py"));
    if (!file.isReadable()) {
        guess.problem = GuessText::tr("\"%1\" may not be read: give yourself the permission to "
                                      "read it.")
                            .arg(shown);
        return guess;
    }
    if (program.protocol == ProgramProtocol::Kaggle) {
        guess.problem = missingRunner(QStringLiteral("python3"), shown);
        return guess;
    }
    const ScriptRunner* const runner = runnerOf(suffix);
    const bool startsItself
        = file.isExecutable() && (!runner || text.startsWith("#!") || !found.isEmpty());
    if (startsItself)
        return guess;
    if (runner) {
        const QString script = program.command;
        program.command = QLatin1String(runner->command);
        program.arguments.clear();
        if (*runner->argument != '\0')
            program.arguments << QLatin1String(runner->argument);
        program.arguments << script;
        guess.problem = missingRunner(program.command, shown);
    } else if (std::ranges::any_of(sourceSuffixes, [&](const char* source) {
                   return suffix == QLatin1String(source);
               })) {
        guess.problem = GuessText::tr("\"%1\" is source text: compile it, and choose the program "
                                      "that the compiler writes.")
                            .arg(shown);
    } else {
        guess.problem = GuessText::tr("\"%1\" has no permission to run: give it with "
                                      "\"chmod +x %2\", or choose another file.")
                            .arg(shown, file.fileName());
    }
    return guess;
}

QString programguess::folderProblem(const QString& folder)
{
    const QFileInfo there(folder);
    const QString shown = QDir::toNativeSeparators(folder);
    if (folder.isEmpty() || (there.isDir() && there.isExecutable()))
        return {};
    if (!there.exists())
        return GuessText::tr("There is no folder \"%1\": choose one that is there, or leave the "
                             "field empty for the folder of the program's file.")
            .arg(shown);
    if (!there.isDir())
        return GuessText::tr("\"%1\" is no folder: choose the one in which the program runs.")
            .arg(shown);
    return GuessText::tr("\"%1\" may not be entered: give yourself the permission to, or choose "
                         "another folder.")
        .arg(shown);
}

QString programguess::freeName(const QString& wish, const QStringList& taken)
{
    constexpr qsizetype longest = 60;
    constexpr qsizetype roomForNumber = 5;
    QString name;
    for (const QChar letter : wish)
        if (letter.isPrint() && letter != QLatin1Char(',') && letter != QLatin1Char(':')
            && letter != QLatin1Char('"'))
            name += letter;
    name = name.trimmed().left(longest).trimmed();
    if (name.isEmpty())
        name = QStringLiteral("bot");
    if (programs::checkName(name, taken))
        return name;
    static const QRegularExpression number(QStringLiteral(" \\d+$"));
    QString stem = name;
    stem.remove(number);
    stem = stem.left(longest - roomForNumber).trimmed();
    for (int next = 2;; ++next) {
        const QString numbered = QStringLiteral("%1 %2").arg(stem).arg(next);
        if (programs::checkName(numbered, taken))
            return numbered;
    }
}
