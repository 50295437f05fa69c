// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/engines/external/badprograms.h"

#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using std::chrono::milliseconds;

/// Each way in which a program can fail, by a program that does.
class TestProgramFailures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachIsSeen_data();
    void eachIsSeen();
    void aProgramThatIsNotThereIsNotStarted();
    void aFileThatIsNoProgramIsNotStarted();
    void aFolderThatIsNotThereIsNamed();
    void aSlowStartIsNotReady();
    void aLateAnswerIsNone();
    void silenceIsEnded_data();
    void silenceIsEnded();
    void theProcessorIsLimited();
    void theMemoryIsLimited();
    void agentsOfKaggleFailWithTheirException();
};

namespace {

EngineFailure failureOf(const Program& program, const SearchLimits& limits = {})
{
    const SearchReport report = engineOf(program)->search({}, limits, {});
    if (!report.failure)
        qFatal("%s did not fail", qPrintable(program.name));
    return *report.failure;
}

QString writtenTo(const QTemporaryDir& folder, const char* name, const QByteArray& text)
{
    QFile file(folder.filePath(QLatin1String(name)));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("%s can't be written", name);
    return file.fileName();
}

}

void TestProgramFailures::eachIsSeen_data()
{
    QTest::addColumn<QString>("mode");
    QTest::addColumn<QString>("cell");
    const auto row = [](const char* mode, const char* cell) {
        QTest::newRow(mode) << QString::fromLatin1(mode) << QString::fromLatin1(cell);
    };
    row("crash", "crashed: SIGSEGV");
    row("crash-at-start", "crashed: SIGKILL");
    row("exit", "exited: 3: ValueError: no column");
    row("illegal", "illegal-move: P@h1");
    row("rubbish", "not-a-move: perhaps");
    row("endless", "too-much-output");
    row("endless-line", "too-much-output");
    row("closes-output", "no-answer");
    row("other-game", "unsupported: UCI_Variant: chess, shogi");
    row("variants", "unsupported: UCI_Variant: chess");
}

void TestProgramFailures::eachIsSeen()
{
    QFETCH(const QString, mode);
    QTEST(failureOf(badProgram(mode)).toCell(), "cell");
}

void TestProgramFailures::aProgramThatIsNotThereIsNotStarted()
{
    Program program = badProgram(QStringLiteral("good"));
    program.command = QStringLiteral("/nowhere/at-all");
    QCOMPARE(failureOf(program).toCell(),
             "not-started: /nowhere/at-all: No such file or directory");
    program.command = QStringLiteral("no-such-program-in-path");
    QCOMPARE(failureOf(program).toCell(),
             "not-started: no-such-program-in-path: No such file or directory");
}

void TestProgramFailures::aFileThatIsNoProgramIsNotStarted()
{
    const QTemporaryDir folder;
    Program program = badProgram(QStringLiteral("good"));
    program.command = writtenTo(folder, "bot.py", "print('hello')\n");
    QCOMPARE(failureOf(program).toCell(),
             QStringLiteral("not-started: %1: Permission denied").arg(program.command));
    QFile(program.command).setPermissions(QFile::ReadOwner | QFile::ExeOwner);
    QCOMPARE(failureOf(program).toCell(),
             QStringLiteral("not-started: %1: Exec format error").arg(program.command));
}

void TestProgramFailures::aFolderThatIsNotThereIsNamed()
{
    Program program = badProgram(QStringLiteral("good"));
    program.folder = QStringLiteral("/nowhere");
    const EngineFailure failure = failureOf(program);
    QCOMPARE(failure.kind, EngineFailure::Kind::NotStarted);
    QVERIFY(failure.detail.contains(QStringLiteral("/nowhere: No such file or directory")));
}

void TestProgramFailures::aSlowStartIsNotReady()
{
    Program program = badProgram(QStringLiteral("hang-at-start"));
    program.limits.start = milliseconds(50);
    QCOMPARE(failureOf(program).toCell(), "not-ready");
}

void TestProgramFailures::aLateAnswerIsNone()
{
    Program program = badProgram(QStringLiteral("late"));
    program.limits.margin = milliseconds(0);
    QCOMPARE(failureOf(program, {.time = milliseconds(50)}).kind, EngineFailure::Kind::OutOfTime);
    QCOMPARE(failureOf(program, {.clock = SearchClock {.own = milliseconds(50)}}).kind,
             EngineFailure::Kind::OutOfTime);
    // Within the margin it counts.
    program.limits.margin = milliseconds(120'000);
    QVERIFY(!engineOf(program)->search({}, {.time = milliseconds(50)}, {}).failure);
}

void TestProgramFailures::silenceIsEnded_data()
{
    QTest::addColumn<QString>("mode");
    QTest::addColumn<QString>("cell");
    QTest::newRow("silent") << "hang-at-move"
                            << "no-answer";
    QTest::newRow("no line end") << "no-newline"
                                 << "no-answer: bestmove P@d1 (no \\n)";
}

void TestProgramFailures::silenceIsEnded()
{
    QFETCH(const QString, mode);
    Program program = badProgram(mode);
    program.limits.move = milliseconds(20);
    program.limits.hang = milliseconds(100);
    QTEST(failureOf(program).toCell(), "cell");
    // Where only a depth limits the search, too: a match would wait for ever.
    program.limits.hang = milliseconds(10);
    QTEST(failureOf(program, {.depth = 3}).toCell(), "cell");
}

void TestProgramFailures::theProcessorIsLimited()
{
    Program program = badProgram(QStringLiteral("eats-processor"));
    program.limits.processor = std::chrono::seconds(1);
    QCOMPARE(failureOf(program).toCell(), "processor-limit: 1 s");
}

void TestProgramFailures::theMemoryIsLimited()
{
    Program program = badProgram(QStringLiteral("eats-memory"));
    program.limits.memoryMib = 256;
    // It is told by its own language that there is no more.
    QCOMPARE(failureOf(program).toCell(), "crashed: SIGABRT");
}

void TestProgramFailures::agentsOfKaggleFailWithTheirException()
{
    if (QStandardPaths::findExecutable(QStringLiteral("python3")).isEmpty())
        QSKIP("There is no python3.");
    const QTemporaryDir folder;
    Program program = badProgram(QStringLiteral("agent"), ProgramProtocol::Kaggle);
    program.arguments.clear();
    const auto cellOf = [&](const QByteArray& text) {
        program.command = writtenTo(folder, "agent.py", text);
        return failureOf(program).toCell();
    };
    QCOMPARE(cellOf("def agent(observation):\n    raise ValueError('no idea')\n"),
             "exited: ValueError: no idea");
    QCOMPARE(cellOf("def agent(observation):\n    return 'd1'\n"), "not-a-move: 'd1'");
    QCOMPARE(cellOf("def agent(observation):\n    return 7\n"), "illegal-move: 7");
    QCOMPARE(cellOf("import no_such_module\n"),
             "exited: ModuleNotFoundError: No module named 'no_such_module'");
    program.command = folder.filePath(QStringLiteral("none.py"));
    QCOMPARE(failureOf(program).kind, EngineFailure::Kind::NotStarted);
}

QTEST_GUILESS_MAIN(TestProgramFailures)
#include "tst_programfailures.moc"
