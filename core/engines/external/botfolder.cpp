// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/botfolder.h"

#include "core/engines/external/programguess.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>
#include <algorithm>
#include <tuple>

namespace {

/// Files that nobody takes for a program.
bool isOtherMatter(const QFileInfo& file)
{
    static const QSet<QString> endings {
        QStringLiteral("txt"),  QStringLiteral("md"),   QStringLiteral("json"),
        QStringLiteral("csv"),  QStringLiteral("log"),  QStringLiteral("ini"),
        QStringLiteral("toml"), QStringLiteral("yaml"), QStringLiteral("yml"),
        QStringLiteral("xml"),  QStringLiteral("html"), QStringLiteral("css"),
        QStringLiteral("pdf"),  QStringLiteral("png"),  QStringLiteral("jpg"),
        QStringLiteral("jpeg"), QStringLiteral("svg"),  QStringLiteral("gif"),
        QStringLiteral("zip"),  QStringLiteral("gz"),   QStringLiteral("tar"),
        QStringLiteral("o"),    QStringLiteral("a"),    QStringLiteral("so"),
        QStringLiteral("h"),    QStringLiteral("hpp"),  QStringLiteral("pyc"),
        QStringLiteral("obj"),  QStringLiteral("d"),    QStringLiteral("lock"),
        QStringLiteral("bak"),  QStringLiteral("orig"), QStringLiteral("cmake"),
        QStringLiteral("iml"),  QStringLiteral("class")};
    static const QSet<QString> names {QStringLiteral("makefile"), QStringLiteral("license"),
                                      QStringLiteral("readme"), QStringLiteral("copying")};
    const QString name = file.fileName().toLower();
    return endings.contains(file.suffix().toLower()) || names.contains(name) || name.endsWith(u'~')
        || file.size() == 0;
}

QFileInfoList filesOf(const QString& folder)
{
    const QDir dir(folder);
    QFileInfoList files = dir.entryInfoList(QDir::Files, QDir::Name | QDir::IgnoreCase);
    const QFileInfoList folders
        = dir.entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::IgnoreCase);
    for (const QFileInfo& inner : folders)
        if (inner.fileName() != QLatin1String("__pycache__")
            && inner.fileName() != QLatin1String("node_modules"))
            files
                += QDir(inner.filePath()).entryInfoList(QDir::Files, QDir::Name | QDir::IgnoreCase);
    return files;
}

/// "anna" for anna/bot.py, as the files of all folders are called alike; else the file's own name.
QString wishOf(const QDir& folder, const QFileInfo& file, const QString& guessed)
{
    const QString inner = folder.relativeFilePath(file.absolutePath());
    return inner == QLatin1String(".") ? guessed : inner;
}

bool isStartedAlike(const Program& one, const Program& other)
{
    return std::tie(one.protocol, one.command, one.arguments)
        == std::tie(other.protocol, other.command, other.arguments);
}

/// What is not to be started, where the same folder has what was made of it.
void dropSources(const QString& folder, std::vector<FolderBot>& bots)
{
    const auto stem = [&folder](const FolderBot& bot) {
        const QFileInfo file(folder + u'/' + bot.file);
        return QString(file.path() + u'/' + file.completeBaseName());
    };
    QSet<QString> sound;
    for (const FolderBot& bot : bots)
        if (bot.problem.isEmpty())
            sound << stem(bot);
    std::erase_if(bots, [&](const FolderBot& bot) {
        return !bot.problem.isEmpty() && sound.contains(stem(bot));
    });
}

}

std::vector<FolderBot> botfolder::look(const QString& folder, const std::vector<Program>& known,
                                       const QStringList& taken)
{
    const QDir dir(QFileInfo(folder).absoluteFilePath());
    QStringList names = taken;
    std::vector<FolderBot> bots;
    const QFileInfoList files = filesOf(dir.path());
    for (const QFileInfo& file : files) {
        if (isOtherMatter(file))
            continue;
        ProgramGuess guess = programguess::guess(file.absoluteFilePath());
        FolderBot bot {.file = dir.relativeFilePath(file.absoluteFilePath()),
                       .program = std::move(guess.program),
                       .problem = std::move(guess.problem)};
        const auto same = std::ranges::find_if(
            known, [&bot](const Program& each) { return isStartedAlike(each, bot.program); });
        if (same != known.end()) {
            bot.program = *same;
            bot.isKnown = true;
        } else {
            bot.program.limits = ProgramLimits::untrusted();
            bot.program.name = programguess::freeName(wishOf(dir, file, bot.program.name), names);
            if (bot.problem.isEmpty())
                names << bot.program.name;
        }
        bots.push_back(std::move(bot));
    }
    dropSources(dir.path(), bots);
    if (bots.size() > mostBots)
        bots.resize(mostBots);
    return bots;
}

void botfolder::tryAll(std::vector<FolderBot>& bots, const std::stop_token& stop,
                       const std::function<void(int)>& told)
{
    int done = 0;
    for (FolderBot& bot : bots) {
        if (stop.stop_requested())
            return;
        if (bot.problem.isEmpty()) {
            ProgramTrial trial = tryProgram(bot.program, stop);
            if (stop.stop_requested())
                return;
            bot.trial = std::move(trial);
        }
        ++done;
        if (told)
            told(done);
    }
}
