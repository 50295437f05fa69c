// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bots/botlanguage.h"

#include <QCoreApplication>
#include <QFile>
#include <QStandardPaths>
#include <algorithm>

namespace {

struct BotLanguageText
{
    Q_DECLARE_TR_FUNCTIONS(BotLanguage)
};

}

const std::vector<BotLanguage>& botLanguages()
{
    static const std::vector<BotLanguage> languages {
        {.key = QStringLiteral("python"),
         .title = QStringLiteral("Python"),
         .suffix = QStringLiteral("py"),
         .example = QStringLiteral("first_bot"),
         .protocol = ProgramProtocol::Uci,
         .tools = {QStringLiteral("python3")},
         .toolTitle = QStringLiteral("Python 3"),
         .package = QStringLiteral("python3")},
        {.key = QStringLiteral("kaggle"),
         .title = QStringLiteral("Python (Kaggle)"),
         .suffix = QStringLiteral("py"),
         .example = QStringLiteral("kaggle_agent"),
         .protocol = ProgramProtocol::Kaggle,
         .tools = {QStringLiteral("python3")},
         .toolTitle = QStringLiteral("Python 3"),
         .package = QStringLiteral("python3")},
        {.key = QStringLiteral("javascript"),
         .title = QStringLiteral("JavaScript"),
         .suffix = QStringLiteral("js"),
         .example = QStringLiteral("first_bot"),
         .protocol = ProgramProtocol::Riddles,
         .tools = {QStringLiteral("node"), QStringLiteral("nodejs")},
         .toolTitle = QStringLiteral("Node.js"),
         .package = QStringLiteral("nodejs")},
        {.key = QStringLiteral("cpp"),
         .title = QStringLiteral("C++"),
         .suffix = QStringLiteral("cpp"),
         .example = QStringLiteral("first_bot"),
         .protocol = ProgramProtocol::Riddles,
         .tools = {QStringLiteral("g++"), QStringLiteral("c++"), QStringLiteral("clang++")},
         .toolTitle = QStringLiteral("g++"),
         .package = QStringLiteral("g++"),
         .isCompiled = true},
    };
    return languages;
}

const BotLanguage* findBotLanguage(const QString& key)
{
    const std::vector<BotLanguage>& all = botLanguages();
    const auto found = std::ranges::find(all, key, &BotLanguage::key);
    return found == all.end() ? nullptr : &*found;
}

Expected<const BotLanguage*> botLanguage(const QString& key)
{
    if (const BotLanguage* const found = findBotLanguage(key))
        return found;
    QStringList keys;
    for (const BotLanguage& language : botLanguages())
        keys << language.key;
    return fail(BotLanguageText::tr("There is no first bot in the language '%1'; there are %2")
                    .arg(key, keys.join(QStringLiteral(", "))));
}

QByteArray BotLanguage::exampleText() const
{
    QFile file(QStringLiteral(":/bots/%1.%2").arg(example, suffix));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString BotLanguage::findTool(const QStringList& folders) const
{
    for (const QString& tool : tools)
        if (const QString file = QStandardPaths::findExecutable(tool, folders); !file.isEmpty())
            return file;
    return {};
}

QString BotLanguage::missingTool() const
{
    return BotLanguageText::tr(
               "%1 isn't installed on this machine. Install the package %2, then try again.")
        .arg(toolTitle, package);
}
