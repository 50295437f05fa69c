// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bots/botlanguage.h"
#include "core/engines/external/programfile.h"
#include "tests/app/program.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

/// `bot new` and `bot test`.
class TestCliBot : public QObject
{
    Q_OBJECT

private:
    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    static bool hasPython()
    {
        return !findBotLanguage(QStringLiteral("python"))->findTool().isEmpty();
    }
    /// On a machine that is busy with other tests.
    void giveTime() const
    {
        const auto slow = [](std::vector<Program>& programs) -> Expected<void> {
            for (Program& program : programs) {
                program.limits.start = program.limits.move = std::chrono::seconds(60);
                program.limits.memoryMib = 0;
            }
            return {};
        };
        QVERIFY(programfile::update(path("programs.json"), slow).has_value());
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() { qputenv("FOURCAST_PROGRAMS", path("programs.json").toUtf8()); }
    void cleanupTestCase() { qunsetenv("FOURCAST_PROGRAMS"); }
    void cleanup() { QFile::remove(path("programs.json")); }

    void aBotIsWrittenAddedAndTested()
    {
        if (!hasPython())
            QSKIP("no Python");
        const Run made = runProgram({"bot", "new", "python", path("bots"), "--name", "cli bot"});
        QVERIFY2(made.code == 0, qPrintable(made.error));
        QVERIFY(made.out.contains("bot test 'cli bot'"));
        QVERIFY(QFileInfo::exists(path("bots/cli_bot.py")));
        giveTime();

        const Run json = runProgram({"bot", "test", "cli bot", "--games", "2", "--json"});
        QVERIFY2(json.code == 0, qPrintable(json.error));
        const QJsonObject report = QJsonDocument::fromJson(json.out.toUtf8()).object();
        QCOMPARE(report.value("bot").toString(), QStringLiteral("cli bot"));
        QCOMPARE(report.value("botVersion").toInt(), 1);
        QCOMPARE(report.value("games").toArray().size(), 2);
        QCOMPARE(report.value("failures").toInt(), 0);

        QFile source(path("bots/cli_bot.py"));
        QVERIFY(source.open(QIODevice::Append));
        QVERIFY(source.write("# another one\n") > 0);
        source.close();
        const Run csv = runProgram({"bot", "test", "cli bot", "--games", "1", "--csv"});
        QVERIFY2(csv.code == 0, qPrintable(csv.error));
        QVERIFY(
            csv.out.startsWith("bot,version,against,game,move,missed,played,better,position\n"));
        QCOMPARE(programfile::load(path("programs.json"))->front().version, 2);
        QVERIFY(contents(path("bot-reports.json")).contains("\"version\": 2"));
        const Run text = runProgram({"bot", "test", "cli bot", "--games", "1"});
        QVERIFY(text.out.contains("cli bot, version 2, against Chick (level-1): 1 of 1 game"
                                  " finished"));
    }

    void noFileIsOverwrittenAndNoNameIsTakenTwice()
    {
        if (!hasPython())
            QSKIP("no Python");
        QVERIFY(QDir().mkpath(path("kept")));
        QFile file(path("kept/my_bot.py"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
        file.close();
        const Run refused = runProgram({"bot", "new", "python", path("kept")});
        QCOMPARE(refused.code, 1);
        QVERIFY(refused.error.contains("my_bot.py"));
        QCOMPARE(contents(path("kept/my_bot.py")), QByteArray("mine"));
        QVERIFY(!QFileInfo::exists(path("programs.json")));
        QCOMPARE(runProgram({"bot", "new", "python", path("one"), "--name", "twin"}).code, 0);
        QCOMPARE(runProgram({"bot", "new", "python", path("two"), "--name", "twin"}).code, 1);
        QCOMPARE(runProgram({"bot", "new", "python", path("two"), "--name", "level-1"}).code, 1);
        QVERIFY(!QFileInfo::exists(path("two")));
    }

    void whatTheCompilerSaysIsReadLineByLine()
    {
        if (findBotLanguage(QStringLiteral("cpp"))->findTool().isEmpty())
            QSKIP("no compiler");
        const Run made = runProgram({"bot", "new", "cpp", path("broken"), "--name", "broken"});
        QVERIFY2(made.code == 0, qPrintable(made.error));
        QFile source(path("broken/broken.cpp"));
        QVERIFY(source.open(QIODevice::WriteOnly)
                && source.write("int main() { return x; }\n") > 0);
        source.close();
        const Run run = runProgram({"bot", "test", "broken"});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.error.contains("broken.cpp:1:"), qPrintable(run.error));
        QVERIFY(run.error.endsWith("'broken.cpp' doesn't compile.\n"));
        QVERIFY(run.error.count('\n') >= 3);
    }

    void aBotThatCannotPlayEndsWithItsReason()
    {
        Program gone;
        gone.name = "gone";
        gone.command = "/nowhere/bot";
        const auto add = [&gone](std::vector<Program>& programs) -> Expected<void> {
            programs.push_back(gone);
            return {};
        };
        QVERIFY(programfile::update(path("programs.json"), add).has_value());
        const Run run = runProgram({"bot", "test", "gone"});
        QCOMPARE(run.code, 1);
        QVERIFY(!run.error.isEmpty());
    }

    void whatIsWrongIsSaid_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::newRow("no such bot") << QStringList {"test", "nobody"} << 1;
        QTest::newRow("no such language") << QStringList {"new", "basic", path("basic")} << 1;
        QTest::newRow("no folder") << QStringList {"new", "python"} << 2;
        QTest::newRow("no name") << QStringList {"test"} << 2;
    }
    void whatIsWrongIsSaid()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, code);
        const Run run = runProgram(QStringList {"bot"} + arguments);
        QCOMPARE(run.code, code);
        QCOMPARE(run.error.count('\n'), code == 1 ? 1 : run.error.count('\n'));
        QVERIFY(!run.error.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestCliBot)
#include "tst_clibot.moc"
