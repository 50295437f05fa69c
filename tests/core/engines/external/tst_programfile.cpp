// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/programfile.h"

#include "core/support/files/filelock.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

class TestProgramFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsRead();
    void whatIsMissingHasItsUsualValue();
    void wrongFilesAreRefused_data();
    void wrongFilesAreRefused();
    void noFileIsNoPrograms();
    void changesGoOnFromWhatIsThere();
    void aChangeThatFailsLeavesTheFile();
    void aFileInUseIsLeftAlone();
    void theEnvironmentNamesTheFile();
};

namespace {

Program fullProgram()
{
    Program program;
    program.name = QStringLiteral("Ein schöner Bot");
    program.protocol = ProgramProtocol::TheAiGames;
    program.command = QStringLiteral("/home/a b/bot");
    program.arguments = QStringList {QString(), QStringLiteral("--x=\"1\""), QStringLiteral("é")};
    program.folder = QStringLiteral("/tmp");
    program.options = {{QStringLiteral("Hash"), QStringLiteral("64")},
                       {QStringLiteral("Clear Hash"), QString()}};
    program.limits = ProgramLimits::untrusted();
    program.limits.move = std::chrono::milliseconds(123);
    program.version = 7;
    program.fingerprint = QStringLiteral("abc");
    return program;
}

Program namedProgram(const char* name)
{
    Program program;
    program.name = QString::fromLatin1(name);
    program.command = QStringLiteral("bot");
    return program;
}

Expected<std::vector<Program>> added(const QString& path, const char* name)
{
    return programfile::update(path, [name](std::vector<Program>& programs) -> Expected<void> {
        programs.push_back(namedProgram(name));
        return {};
    });
}

}

void TestProgramFile::whatIsWrittenIsRead()
{
    const std::vector<Program> programs {fullProgram(), namedProgram("b")};
    QCOMPARE(programfile::fromJson(programfile::toJson(programs)).value(), programs);
    QVERIFY(programfile::fromJson(programfile::toJson({})).value().empty());
}

void TestProgramFile::whatIsMissingHasItsUsualValue()
{
    const auto read = programfile::fromJson(
        R"({"version": 1, "later": 3, "programs": [{"name": "b", "command": "bot", "x": []}]})");
    QVERIFY(read);
    QCOMPARE(*read, std::vector {namedProgram("b")});
}

void TestProgramFile::wrongFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("part");
    const auto row = [](const char* name, const char* program, const char* part) {
        QTest::newRow(name) << QByteArray(R"({"version": 1, "programs": [)") + program + "]}"
                            << QString::fromLatin1(part);
    };
    QTest::newRow("version") << QByteArray(R"({"version": 2, "programs": []})") << "newer version";
    QTest::newRow("no version") << QByteArray(R"({"programs": []})") << "version";
    row("no name", R"({"command": "b"})", "programs[0].name");
    row("no command", R"({"name": "b"})", "programs[0].command");
    row("name", R"({"name": "a,b", "command": "b"})", "programs[0].name");
    row("twice", R"({"name": "a", "command": "b"}, {"name": "A", "command": "b"})",
        "programs[1].name");
    row("protocol", R"({"name": "a", "command": "b", "protocol": "xboard"})",
        "programs[0].protocol");
    row("arguments", R"({"name": "a", "command": "b", "arguments": [1]})", "programs[0].arguments");
    row("limits", R"({"name": "a", "command": "b", "limits": {"move": -1}})",
        "programs[0].limits.move");
    row("row", "3", "programs[0]");
}

void TestProgramFile::wrongFilesAreRefused()
{
    QFETCH(const QByteArray, json);
    QFETCH(const QString, part);
    const auto read = programfile::fromJson(json);
    QVERIFY(!read);
    QVERIFY2(read.error().message.contains(part), qPrintable(read.error().message));
    const auto broken = programfile::fromJson("{\n\"version\" 1}");
    QVERIFY(!broken);
    QCOMPARE(broken.error().line, 2);
}

void TestProgramFile::noFileIsNoPrograms()
{
    const QTemporaryDir folder;
    QVERIFY(programfile::load(folder.filePath(QStringLiteral("none.json"))).value().empty());
    QVERIFY(!programfile::load(folder.path()));
}

void TestProgramFile::changesGoOnFromWhatIsThere()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("new/programs.json"));
    QVERIFY(added(path, "a"));
    QVERIFY(added(path, "b"));
    QCOMPARE(programfile::load(path).value(), (std::vector {namedProgram("a"), namedProgram("b")}));
}

void TestProgramFile::aChangeThatFailsLeavesTheFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("programs.json"));
    QVERIFY(added(path, "a"));
    const auto failed
        = programfile::update(path, [](std::vector<Program>& programs) -> Expected<void> {
              programs.clear();
              return fail(QStringLiteral("No."));
          });
    QCOMPARE(failed.error().message, "No.");
    QCOMPARE(programfile::load(path).value().size(), std::size_t {1});
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("not JSON");
    file.close();
    QVERIFY(!added(path, "b"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("not JSON"));
}

void TestProgramFile::aFileInUseIsLeftAlone()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("programs.json"));
    const auto lock = FileLock::take(path);
    QVERIFY(lock);
    QVERIFY(!added(path, "a"));
    QVERIFY(!QFile::exists(path));
}

void TestProgramFile::theEnvironmentNamesTheFile()
{
    const QByteArray before = qgetenv("FOURCAST_PROGRAMS");
    qputenv("FOURCAST_PROGRAMS", "/a/b.json");
    QCOMPARE(programfile::path(), "/a/b.json");
    qunsetenv("FOURCAST_PROGRAMS");
    QVERIFY(programfile::path().endsWith(QStringLiteral("/fourcast/programs.json")));
    if (!before.isEmpty())
        qputenv("FOURCAST_PROGRAMS", before);
}

QTEST_GUILESS_MAIN(TestProgramFile)
#include "tst_programfile.moc"
