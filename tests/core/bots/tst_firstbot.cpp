// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bots/botcompiler.h"
#include "core/bots/botversion.h"
#include "core/bots/firstbot.h"
#include "core/engines/external/programfile.h"
#include "core/engines/external/programtable.h"
#include "core/engines/external/programtrial.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

QByteArray textOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool writeText(const QString& path, const QByteArray& text)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

/// An interpreter may be there and still not start, by the limits of a sanitizer's machine.
Program unlimited(Program program)
{
    program.limits.memoryMib = 0;
    program.limits.start = std::chrono::seconds(60);
    program.limits.move = std::chrono::seconds(60);
    return program;
}

}

/// A first bot written, compiled, and counted as it changes.
class TestFirstBot : public QObject
{
    Q_OBJECT

private:
    static void addLanguages()
    {
        QTest::addColumn<QString>("key");
        for (const BotLanguage& language : botLanguages())
            QTest::newRow(qPrintable(language.key)) << language.key;
    }
    QString inFolder(const char* name) const
    {
        return m_folder.filePath(QString::fromLatin1(name));
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void cleanup() { programs::setAll({}); }

    void everyLanguageHasAnExampleThatSaysWhatToChange_data() { addLanguages(); }
    void everyLanguageHasAnExampleThatSaysWhatToChange()
    {
        QFETCH(QString, key);
        const BotLanguage& language = *findBotLanguage(key);
        const QByteArray text = language.exampleText();
        QCOMPARE(text.count("CHANGE THIS"), 1);
        const auto lines = text.count('\n');
        QVERIFY(lines >= 40 && lines <= 90);
        for (const QByteArray& line : text.split('\n'))
            QVERIFY2(line.size() <= 100, line.constData());
    }

    void everyExampleIsALegalPlayer_data() { addLanguages(); }
    void everyExampleIsALegalPlayer()
    {
        QFETCH(QString, key);
        const BotLanguage& language = *findBotLanguage(key);
        if (language.findTool().isEmpty())
            QSKIP(qPrintable(language.missingTool()));
        const auto bot = firstbot::make({key, inFolder("players"), "bot in " + key}, {});
        QVERIFY2(bot.has_value(), bot ? "" : qPrintable(bot.error().message));
        const ProgramTrial trial = tryProgram(unlimited(*bot), {});
        QVERIFY2(!trial.failure, trial.failure ? qPrintable(trial.failure->toText()) : "");
        QVERIFY(Position().canPlay(trial.move));
    }

    void theFileIsCalledAsTheBot()
    {
        const BotLanguage& python = *findBotLanguage(QStringLiteral("python"));
        const auto fileOf = [&](const char* name) {
            return QFileInfo(firstbot::sourceFile(
                                 python, {"python", m_folder.path(), QString::fromUtf8(name)}))
                .fileName();
        };
        QCOMPARE(fileOf("my bot"), QStringLiteral("my_bot.py"));
        QCOMPARE(fileOf("My-Bot 2!"), QStringLiteral("my_bot_2.py"));
        QCOMPARE(fileOf("../../etc/passwd"), QStringLiteral("etc_passwd.py"));
        QCOMPARE(fileOf("机器人"), QStringLiteral("bot.py"));
    }

    void nothingIsOverwritten_data() { addLanguages(); }
    void nothingIsOverwritten()
    {
        QFETCH(QString, key);
        const BotLanguage& language = *findBotLanguage(key);
        if (language.findTool().isEmpty())
            QSKIP(qPrintable(language.missingTool()));
        const firstbot::Wish wish {key, inFolder("kept"), "kept " + key};
        QVERIFY(QDir().mkpath(wish.folder));
        const QString source = firstbot::sourceFile(language, wish);
        QVERIFY(writeText(source, "mine"));
        const auto refused = firstbot::make(wish, {});
        QVERIFY(!refused);
        QVERIFY(refused.error().message.contains(QFileInfo(source).fileName()));
        QCOMPARE(textOf(source), QByteArray("mine"));
    }

    void aProgramThatIsThereStays()
    {
        if (findBotLanguage("cpp")->findTool().isEmpty())
            QSKIP("no compiler");
        QVERIFY(writeText(inFolder("stays"), "mine"));
        QVERIFY(!firstbot::make({"cpp", m_folder.path(), "stays"}, {}));
        QCOMPARE(textOf(inFolder("stays")), QByteArray("mine"));
        QVERIFY(!QFileInfo::exists(inFolder("stays.cpp")));
    }

    void whatCannotBeSaysWhy_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("says");
        QTest::newRow("language") << "basic" << m_folder.path() << "bot"
                                  << "basic";
        QTest::newRow("name") << "python" << m_folder.path() << "a,b"
                              << "";
        QTest::newRow("no folder") << "python"
                                   << ""
                                   << "bot"
                                   << "folder";
        QTest::newRow("no such place") << "python"
                                       << "/proc/none/here"
                                       << "bot"
                                       << "/proc/none/here";
    }
    void whatCannotBeSaysWhy()
    {
        QFETCH(QString, language);
        QFETCH(QString, folder);
        QFETCH(QString, name);
        QFETCH(QString, says);
        if (findBotLanguage("python")->findTool().isEmpty())
            QSKIP("no Python");
        const auto refused = firstbot::make({language, folder, name}, {});
        QVERIFY(!refused);
        QVERIFY2(refused.error().message.contains(says), qPrintable(refused.error().message));
    }

    void aMissingInterpreterIsNamedWithItsPackage_data() { addLanguages(); }
    void aMissingInterpreterIsNamedWithItsPackage()
    {
        QFETCH(QString, key);
        const BotLanguage& language = *findBotLanguage(key);
        QVERIFY(language.findTool({m_folder.path()}).isEmpty());
        QVERIFY(language.missingTool().contains(language.package));
    }

    void aSaveThatChangesTheBotIsAnotherVersion()
    {
        if (findBotLanguage("python")->findTool().isEmpty())
            QSKIP("no Python");
        const QString file = inFolder("programs.json");
        const auto bot
            = firstbot::makeAndAdd(file, {"python", inFolder("versions"), "versioned"}, {});
        QVERIFY(bot.has_value());
        QCOMPARE(bot->version, 1);
        QVERIFY(programs::find("versioned"));
        const QString source = botversion::sourceFile(*bot);
        const QByteArray text = textOf(source);
        QVERIFY(writeText(source, text));
        QCOMPARE(botversion::load(file, "versioned", {})->version, 1);
        QVERIFY(writeText(source, text + "# better\n"));
        QCOMPARE(botversion::load(file, "versioned", {})->version, 2);
        QCOMPARE(programs::find("versioned")->version, 2);
        const auto kept = programfile::load(file);
        QCOMPARE(kept->size(), std::size_t(1));
        QCOMPARE(kept->front().version, 2);
        QVERIFY(!firstbot::makeAndAdd(file, {"python", inFolder("other"), "versioned"}, {}));
        QVERIFY(!QFileInfo::exists(inFolder("other")));
    }

    void sourceThatDoesNotCompileIsToldAndTheOldProgramStays()
    {
        if (findBotLanguage("cpp")->findTool().isEmpty())
            QSKIP("no compiler");
        const QString source = inFolder("broken.cpp");
        const QString program = inFolder("broken");
        QVERIFY(writeText(source, "int main()\n{\n    return missing;\n}\n"));
        QVERIFY(writeText(program, "old"));
        const auto refused = compileBot(source, program, {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().line, 3);
        QVERIFY(refused.error().message.contains(QStringLiteral("missing")));
        QVERIFY(!refused.error().message.contains(m_folder.path()));
        QCOMPARE(textOf(program), QByteArray("old"));
        QVERIFY(writeText(source, "int main() { return 7; }\n"));
        QVERIFY(compileBot(source, program, {}).has_value());
        QCOMPARE(QProcess::execute(program), 7);
        QVERIFY(!QFileInfo::exists(program + ".new"));
    }

    void compilingIsStopped()
    {
        if (findBotLanguage("cpp")->findTool().isEmpty())
            QSKIP("no compiler");
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(writeText(inFolder("slow.cpp"),
                          "#include <regex>\nint main() { std::regex r(\"a\"); }\n"));
        QVERIFY(!compileBot(inFolder("slow.cpp"), inFolder("slow"), stop.get_token()));
        QVERIFY(!QFileInfo::exists(inFolder("slow")));
    }
};

QTEST_GUILESS_MAIN(TestFirstBot)
#include "tst_firstbot.moc"
