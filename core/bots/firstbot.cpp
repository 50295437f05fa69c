// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bots/firstbot.h"

#include "core/bots/botcompiler.h"
#include "core/bots/botlanguage.h"
#include "core/bots/botversion.h"
#include "core/engines/external/programtable.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace {

struct FirstBotText
{
    Q_DECLARE_TR_FUNCTIONS(FirstBot)
};

QString stemOf(const QString& name)
{
    QString stem;
    for (const QChar sign : name.toLower()) {
        const bool isPlain = sign.unicode() < 128 && sign.isLetterOrNumber();
        if (isPlain)
            stem += sign;
        else if (!stem.isEmpty() && !stem.endsWith(u'_'))
            stem += u'_';
    }
    while (stem.endsWith(u'_'))
        stem.chop(1);
    return stem.isEmpty() ? QStringLiteral("bot") : stem;
}

/// What the compiler makes of it stands beside it.
QString compiledFile(const QString& source)
{
    const QFileInfo file(source);
    return file.absolutePath() + u'/' + file.completeBaseName();
}

Expected<void> checkNew(const QString& path)
{
    if (QFileInfo::exists(path) || QFileInfo(path).isSymLink())
        return fail(FirstBotText::tr("'%1' is there already and stays as it is. Choose another "
                                     "name or another folder.")
                        .arg(QDir::toNativeSeparators(path)));
    return {};
}

/// Fails where the file is there, even if it was made a moment ago.
Expected<void> writeNew(const QString& path, const QByteArray& text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly)) {
        FOURCAST_TRY(checkNew(path));
        return fail(FirstBotText::tr("'%1' can't be written: %2")
                        .arg(QDir::toNativeSeparators(path), file.errorString()));
    }
    if (file.write(text) != text.size() || !file.flush()) {
        const QString reason = file.errorString();
        file.remove();
        return fail(FirstBotText::tr("'%1' can't be written: %2")
                        .arg(QDir::toNativeSeparators(path), reason));
    }
    return {};
}

Program programOf(const BotLanguage& language, const firstbot::Wish& wish, const QString& source)
{
    Program program;
    program.name = wish.name;
    program.protocol = language.protocol;
    program.folder = QFileInfo(source).absolutePath();
    program.limits = ProgramLimits::untrusted();
    if (language.isCompiled) {
        program.command = compiledFile(source);
    } else if (language.protocol == ProgramProtocol::Kaggle) {
        program.command = source;
    } else {
        // By its name alone, so that it is found after the system has got a newer one.
        program.command = QFileInfo(language.findTool()).fileName();
        program.arguments = {source};
    }
    return program;
}

}

QString firstbot::sourceFile(const BotLanguage& language, const Wish& wish)
{
    return QDir(wish.folder)
        .absoluteFilePath(QStringLiteral("%1.%2").arg(stemOf(wish.name), language.suffix));
}

Expected<Program> firstbot::make(const Wish& wish, const std::stop_token& stop)
{
    FOURCAST_LET(const BotLanguage* const language, botLanguage(wish.language));
    FOURCAST_TRY(programs::checkName(wish.name, {}));
    if (language->findTool().isEmpty())
        return fail(language->missingTool());
    if (wish.folder.isEmpty())
        return fail(FirstBotText::tr("Name a folder for the bot"));
    const QString source = sourceFile(*language, wish);
    FOURCAST_TRY(checkNew(source));
    if (language->isCompiled)
        FOURCAST_TRY(checkNew(compiledFile(source)));
    if (!QDir().mkpath(QFileInfo(source).absolutePath()))
        return fail(FirstBotText::tr("The folder '%1' can't be made")
                        .arg(QDir::toNativeSeparators(QFileInfo(source).absolutePath())));
    QByteArray text = language->exampleText();
    text.replace(language->example.toUtf8(), QFileInfo(source).completeBaseName().toUtf8());
    FOURCAST_TRY(writeNew(source, text));
    const Program program = programOf(*language, wish, source);
    if (language->isCompiled) {
        if (const auto compiled = compileBot(source, program.command, stop); !compiled) {
            QFile::remove(source);
            return tl::unexpected(compiled.error());
        }
    }
    return program;
}

Expected<Program> firstbot::makeAndAdd(const QString& path, const Wish& wish,
                                       const std::stop_token& stop)
{
    // Before a file is written that nobody would play.
    FOURCAST_TRY(botversion::checkName(path, wish.name));
    FOURCAST_LET(auto bot, make(wish, stop));
    return botversion::add(path, std::move(bot));
}
