// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/programfile.h"
#include "core/engines/external/programversion.h"
#include "tests/app/program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <chrono>
#include <memory>
#include <vector>

namespace {

/// For a machine that has much else to do; greedy-h1, and the script below, answer at once.
const QStringList patient {"--move-time", "60000", "--start-time", "60000"};

}

/// `programs list`, `add`, `remove`, `options` and `try`. Our own `uci` is the program of others.
class TestCliPrograms : public QObject
{
    Q_OBJECT

private:
    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    QString list() const { return path("programs.json"); }
    Run programs(const QStringList& arguments) const
    {
        return runProgram(QStringList {"programs"} + arguments);
    }
    /// `programs add` of our own `uci` with one engine.
    Run addOurs(const QString& name, const QStringList& more = {},
                const QString& engine = "greedy-h1") const
    {
        return programs(QStringList {"add", name, FOURCAST_CLI} + more
                        + QStringList {"--", "uci", "--engine", engine});
    }
    void write(const QString& file, const QByteArray& content) const
    {
        QFile written(file);
        QVERIFY(written.open(QIODevice::WriteOnly));
        written.write(content);
    }
    std::vector<Program> kept() const
    {
        auto programs = programfile::load(list());
        return programs ? *programs : std::vector<Program>();
    }

    std::unique_ptr<QTemporaryDir> m_folder;

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("FOURCAST_PROGRAMS", list().toUtf8());
    }
    void cleanupTestCase() { qunsetenv("FOURCAST_PROGRAMS"); }

    void oneIsAddedTriedAndTakenAway()
    {
        const Run none = programs({"list"});
        QCOMPARE(none.code, 0);
        QCOMPARE(none.out, QStringLiteral("Programs: 0\n"));
        const Run added = addOurs("my fox", patient + QStringList {"--option", "Seed=7"});
        QVERIFY2(added.code == 0, qPrintable(added.error));
        QVERIFY2(added.out.contains("Calls itself:    Fourcast"), qPrintable(added.out));
        QVERIFY2(added.out.contains("Added: my fox (UCI), version 1"), qPrintable(added.out));
        const auto programsNow = kept();
        QCOMPARE(programsNow.size(), std::size_t {1});
        const Program& program = programsNow.front();
        QCOMPARE(program.arguments, (QStringList {"uci", "--engine", "greedy-h1"}));
        QCOMPARE(program.options.size(), std::size_t {1});
        QCOMPARE(program.options.front().second, QStringLiteral("7"));
        QCOMPARE(program.fingerprint.size(), 64);
        const auto json
            = QJsonDocument::fromJson(programs({"list", "--json"}).out.toUtf8()).object();
        QCOMPARE(json["programs"].toArray().first()["name"].toString(), program.name);

        const Run tried = programs({"try", "my fox"});
        QCOMPARE(tried.code, 0);
        QVERIFY2(tried.out.contains("First move:      "), qPrintable(tried.out));
        const Run options = programs({"options", "my fox"});
        QCOMPARE(options.code, 0);
        QVERIFY2(options.out.contains("Seed: spin; usually '1'; set to '7'; 0 to "),
                 qPrintable(options.out));
        const Run removed = programs({"remove", "my fox"});
        QCOMPARE(removed.code, 0);
        QVERIFY(kept().empty());
    }

    void limitsAreKept()
    {
        QCOMPARE(addOurs("my fox",
                         {"--no-try", "--move-time", "900", "--start-time", "70", "--untrusted",
                          "--memory", "4096"})
                     .code,
                 0);
        ProgramLimits limits = ProgramLimits::untrusted();
        limits.move = std::chrono::milliseconds(900);
        limits.start = std::chrono::milliseconds(70);
        limits.memoryMib = 4096;
        QVERIFY(kept().front().limits == limits);
    }

    void itPlaysWhereverAnEngineCan()
    {
        QCOMPARE(addOurs("my fox", {"--no-try"}).code, 0);
        const Run match = runProgram({"match", "--first", "my fox", "--second", "random", "--games",
                                      "2", "--first-depth", "2"});
        QVERIFY2(match.code == 0, qPrintable(match.error));
        QVERIFY2(match.out.contains("my fox"), qPrintable(match.out));
        const Run ladder = runProgram(
            {"ladder", "--engine", "my fox", "--engine", "random", "--games", "2", "--depth", "2"});
        QVERIFY2(ladder.code == 0, qPrintable(ladder.error));
        const Run analysis = runProgram({"analyze", "44", "--engine", "my fox", "--depth", "3"});
        QVERIFY2(analysis.code == 0, qPrintable(analysis.error));
        const Run compared = runProgram(
            {"compare", "44", "--with", "my fox depth 3", "--with", "alphabeta-h1 depth 3"});
        QVERIFY2(compared.code == 0, qPrintable(compared.error));
        QVERIFY(runProgram({"engines"}).out.contains("my fox"));
    }

    void aFileThatIsSavedAnewIsTheNextVersion()
    {
        const QString bot = path("bot.sh");
        write(bot,
              "while read word rest; do\n case $word in uci) echo uciok;; isready) echo "
              "readyok;; go) echo bestmove P@d1;; quit) exit;; esac\ndone\n");
        const Run added
            = programs(QStringList {"add", "bot", "sh", bot, "--protocol", "uci"} + patient);
        QVERIFY2(added.code == 0, qPrintable(added.out + added.error));
        QCOMPARE(kept().front().version, 1);
        QCOMPARE(kept().front().folder, m_folder->path());
        QFile more(bot);
        QVERIFY(more.open(QIODevice::Append));
        more.write("# another\n");
        more.close();
        // A match sees it and keeps nothing; the commands about programs keep it.
        const Run match = runProgram({"match", "--first", "bot", "--second", "random", "--games",
                                      "1", "--opening-plies", "0", "--json"});
        QVERIFY2(match.out.contains("version 2"), qPrintable(match.out + match.error));
        QCOMPARE(kept().front().version, 1);
        QVERIFY(programs({"list"}).out.contains("UCI, version 2: sh "));
        QCOMPARE(kept().front().version, 2);
    }

    void whatFailsIsNotAdded()
    {
        const Run failed = programs({"add", "bot", "false", "--protocol", "riddles"});
        QCOMPARE(failed.code, 4);
        QVERIFY2(failed.error.contains("'bot' failed and was not added"), qPrintable(failed.error));
        QVERIFY(!QFile::exists(list()));
        QCOMPARE(programs({"add", "bot", "false", "--protocol", "riddles", "--no-try"}).code, 0);
        const Run tried = programs({"try", "bot", "--json"});
        QCOMPARE(tried.code, 4);
        const auto json = QJsonDocument::fromJson(tried.out.toUtf8()).object();
        QVERIFY2(json["failure"].toString().startsWith("exited"), qPrintable(tried.out));
        QVERIFY(json["move"].isNull());
    }

    void replacedIsTheNextVersionInItsPlace()
    {
        QCOMPARE(addOurs("one", {"--no-try"}).code, 0);
        QCOMPARE(addOurs("two", {"--no-try"}).code, 0);
        const Run twice = addOurs("one", {"--no-try"});
        QCOMPARE(twice.code, 1);
        QVERIFY2(twice.error.contains("--replace takes its place"), qPrintable(twice.error));
        QCOMPARE(addOurs("one", {"--no-try", "--replace"}).code, 0);
        QCOMPARE(kept().front().version, 1);
        QCOMPARE(addOurs("one", {"--no-try", "--replace"}, "alphabeta-h1").code, 0);
        QCOMPARE(kept().size(), std::size_t {2});
        QCOMPARE(kept().front().name, QStringLiteral("one"));
        QCOMPARE(kept().front().version, 2);
        QCOMPARE(kept().front().arguments.back(), QStringLiteral("alphabeta-h1"));
    }

    void aBrokenListIsANoteWhereItIsNotAskedFor()
    {
        write(list(), "{\n \"version\": 1,\n oops\n}\n");
        const Run match
            = runProgram({"match", "--first", "random", "--second", "random", "--games", "2"});
        QCOMPARE(match.code, 0);
        QVERIFY2(match.error.contains("programs.json"), qPrintable(match.error));
        QVERIFY(runProgram({"perft", "3"}).error.isEmpty());
        const Run asked = programs({"list"});
        QCOMPARE(asked.code, 1);
        QVERIFY2(asked.error.contains("programs.json"), qPrintable(asked.error));
        QCOMPARE(addOurs("one", {"--no-try"}).code, 1);
        QVERIFY(contents(list()).contains("oops"));
    }

    void wrongCallsGetOneSentence_data()
    {
        QTest::addColumn<QStringList>("call");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("says");
        const auto row = [](const QStringList& call, int code, const char* says) {
            QTest::newRow(says) << call << code << QString::fromLatin1(says);
        };
        row({"add", "bot"}, 2, "COMMAND is missing");
        row({"add", "perfect", "true", "--no-try"}, 1, "called \"perfect\" already");
        row({"add", "a,b", "true", "--no-try"}, 1, "can't be a program's name");
        row({"add", "bot", "true", "--protocol", "chess"}, 1, "there are uci, riddles");
        row({"add", "bot", "true", "--option", "Hash"}, 1, "NAME=VALUE");
        row({"add", "bot", "true", "--protocol", "riddles", "--option", "a=b"}, 2,
            "Riddles.io, which has no options");
        row({"add", "bot", "true", "--folder", "/nowhere/at/all"}, 1, "There is no folder");
        row({"add", "bot", "/nowhere/at/all"}, 1, "There is no file");
        row({"add", "bot", "true", "--move-time", "0"}, 1, "--move-time must be");
        row({"try", "sly fxo"}, 1, "Did you mean 'sly fox'?");
        row({"remove", "another"}, 1, "the programs are sly fox");
        row({"options", "riddler"}, 1, "speaks Riddles.io, which has no options");
    }

    void wrongCallsGetOneSentence()
    {
        QFETCH(const QStringList, call);
        QFETCH(const int, code);
        QFETCH(const QString, says);
        Program riddler;
        riddler.name = QStringLiteral("riddler");
        riddler.protocol = ProgramProtocol::Riddles;
        riddler.command = QStringLiteral("true");
        Program fox;
        fox.name = QStringLiteral("sly fox");
        fox.command = QStringLiteral(FOURCAST_CLI);
        for (Program* const each : {&fox, &riddler})
            QVERIFY(programversion::note(*each));
        write(list(), programfile::toJson({fox, riddler}));
        const QByteArray before = contents(list());
        const Run run = programs(call);
        QCOMPARE(run.code, code);
        QVERIFY(run.out.isEmpty());
        QVERIFY2(run.error.contains(says), qPrintable(run.error));
        QCOMPARE(run.error.count(u'\n'), 1);
        QCOMPARE(contents(list()), before);
    }

    void aNameThatIsNearlyRightIsNamed()
    {
        QCOMPARE(addOurs("sly fox", {"--no-try"}).code, 0);
        const Run match = runProgram({"match", "--first", "sly fxo", "--second", "random"});
        QCOMPARE(match.code, 1);
        QVERIFY2(match.error.contains("no engine 'sly fxo'. Did you mean 'sly fox'?"),
                 qPrintable(match.error));
    }

    void aBotIsKnownByItsFile()
    {
        const QString agent = path("agent.py");
        write(agent, "def agent(observation, configuration):\n    return 3\n");
        QCOMPARE(programs({"add", "agent", agent, "--no-try"}).code, 0);
        QCOMPARE(programs({"add", "same", "python3", agent, "--no-try"}).code, 0);
        write(path("riddle.py"), "# answers with place_disc\n");
        QCOMPARE(programs({"add", "riddle", path("riddle.py"), "--no-try"}).code, 0);
        const auto all = kept();
        QCOMPARE(all.size(), std::size_t {3});
        for (std::size_t i = 0; i < 2; ++i) {
            QCOMPARE(all[i].protocol, ProgramProtocol::Kaggle);
            QCOMPARE(all[i].command, agent);
            QVERIFY(all[i].arguments.isEmpty());
        }
        QCOMPARE(all[2].protocol, ProgramProtocol::Riddles);
        QCOMPARE(all[2].command, QStringLiteral("python3"));
        QCOMPARE(all[2].arguments, QStringList {path("riddle.py")});
        QCOMPARE(all[2].folder, m_folder->path());
    }
};

QTEST_GUILESS_MAIN(TestCliPrograms)
#include "tst_cliprograms.moc"
