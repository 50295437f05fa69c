// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/programversion.h"

#include "core/engines/external/programlaunch.h"

#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

class TestProgramVersion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFingerprintIsOfTheFile();
    void aFileThatIsSavedAnewIsAnotherVersion();
    void ofAnInterpreterTheScriptCounts();
    void aFileThatIsGoneIsSaidSo();
};

namespace {

void rewrite(const QString& path, const QByteArray& text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("a file of the test can't be written");
}

}

void TestProgramVersion::theFingerprintIsOfTheFile()
{
    const QTemporaryDir folder;
    Program program {.name = QStringLiteral("b"), .command = folder.filePath("bot")};
    rewrite(program.command, "abc");
    QCOMPARE(programversion::fingerprint(program).value(),
             "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

void TestProgramVersion::aFileThatIsSavedAnewIsAnotherVersion()
{
    const QTemporaryDir folder;
    Program program {.name = QStringLiteral("b"), .command = folder.filePath("bot")};
    rewrite(program.command, "one");
    QVERIFY(programversion::note(program).value());
    QCOMPARE(program.version, 1);
    QVERIFY(!program.fingerprint.isEmpty());
    QVERIFY(!programversion::note(program).value());
    rewrite(program.command, "two");
    QVERIFY(programversion::note(program).value());
    QCOMPARE(program.version, 2);
    // Saved again as it is.
    rewrite(program.command, "two");
    QVERIFY(!programversion::note(program).value());
    QCOMPARE(program.version, 2);
}

void TestProgramVersion::ofAnInterpreterTheScriptCounts()
{
    const QTemporaryDir folder;
    const QString interpreter = folder.filePath(QStringLiteral("python3.11"));
    rewrite(interpreter, "an interpreter");
    const QString script = folder.filePath(QStringLiteral("bot.py"));
    rewrite(script, "a script");
    Program program {.name = QStringLiteral("b"),
                     .command = interpreter,
                     .arguments = QStringList {QStringLiteral("-u"), QStringLiteral("bot.py")},
                     .folder = folder.path()};
    QCOMPARE(QFileInfo(programlaunch::file(program)).fileName(), "bot.py");
    program.arguments = QStringList {QStringLiteral("-m"), QStringLiteral("bots")};
    QCOMPARE(programlaunch::file(program), interpreter);
    // What else a program reads is not the program.
    program.command = script;
    program.arguments = QStringList {interpreter};
    QCOMPARE(programlaunch::file(program), script);
}

void TestProgramVersion::aFileThatIsGoneIsSaidSo()
{
    Program program {.name = QStringLiteral("b"), .command = QStringLiteral("/nowhere/bot")};
    const auto noted = programversion::note(program);
    QVERIFY(!noted);
    QVERIFY(noted.error().message.contains(QStringLiteral("/nowhere/bot")));
    QCOMPARE(program.version, 1);
}

QTEST_GUILESS_MAIN(TestProgramVersion)
#include "tst_programversion.moc"
