// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/programguess.h"
#include "core/engines/external/programtable.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

/// What a file is taken for when a person points to it.
class TestProgramGuess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void protocolIsReadFromTheText_data();
    void protocolIsReadFromTheText();
    void executableStartsByItself();
    void scriptWithoutPermissionIsStartedByItsInterpreter();
    void archiveOfJavaIsHandedOverWithItsOption();
    void agentOfKaggleIsTheCommandItself();
    void missingPermissionIsSaidWithWhatWouldBeRight();
    void sourceTextIsToBeCompiled();
    void whatIsNoFileIsSaid();
    void folderThatCannotBeEnteredIsSaid();
    void freeNamesAreNamesThatCanBe_data();
    void freeNamesAreNamesThatCanBe();

private:
    QString write(const QString& name, const QByteArray& text, bool isExecutable = false)
    {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("the test's folder can't be written");
        file.close();
        if (isExecutable)
            file.setPermissions(file.permissions() | QFileDevice::ExeOwner | QFileDevice::ExeUser);
        return path;
    }

    QTemporaryDir m_folder;
};

void TestProgramGuess::protocolIsReadFromTheText_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<ProgramProtocol>("protocol");

    QTest::newRow("agent") << "a.py" << QByteArray("def agent(observation, configuration):\n")
                           << ProgramProtocol::Kaggle;
    QTest::newRow("agent's short words")
        << "a.py" << QByteArray("import random\ndef my_agent(obs, config):\n  return 3\n")
        << ProgramProtocol::Kaggle;
    QTest::newRow("agent with types")
        << "a.py" << QByteArray("def act(obs: dict, config: dict = None) -> int:\n")
        << ProgramProtocol::Kaggle;
    QTest::newRow("agent of one") << "a.py" << QByteArray("def act(obs):\n")
                                  << ProgramProtocol::Kaggle;
    QTest::newRow("function that is none")
        << "a.py" << QByteArray("def play(board, mark):\n") << ProgramProtocol::Uci;
    QTest::newRow("function of a class")
        << "a.py" << QByteArray("class A:\n  def act(obs, config):\n") << ProgramProtocol::Uci;
    QTest::newRow("agent in another language")
        << "a.js" << QByteArray("def agent(observation, configuration):\n") << ProgramProtocol::Uci;
    QTest::newRow("UCI") << "a.py" << QByteArray("print('uciok')\ndef agent(obs, config):\n")
                         << ProgramProtocol::Uci;
    QTest::newRow("Riddles.io") << "a.py" << QByteArray("print('place_disc 3')\n")
                                << ProgramProtocol::Riddles;
    QTest::newRow("TheAIGames") << "a.js"
                                << QByteArray(
                                       "if (word == 'field_columns') write('place_disc 3')\n")
                                << ProgramProtocol::TheAiGames;
    QTest::newRow("nothing") << "a.py" << QByteArray() << ProgramProtocol::Uci;
}

void TestProgramGuess::protocolIsReadFromTheText()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, text);
    QFETCH(ProgramProtocol, protocol);
    QCOMPARE(programguess::guess(write(file, text)).program.protocol, protocol);
}

void TestProgramGuess::executableStartsByItself()
{
    for (const char* name : {"fox", "fox.py", "fox.v2"}) {
        const QString path = write(QLatin1String(name), "#!/bin/sh\n", true);
        const ProgramGuess guess = programguess::guess(path);
        QCOMPARE(guess.program.command, path);
        QVERIFY(guess.program.arguments.isEmpty());
        QCOMPARE(guess.program.name, QStringLiteral("fox"));
        QCOMPARE(guess.problem, QString());
    }
}

void TestProgramGuess::scriptWithoutPermissionIsStartedByItsInterpreter()
{
    const QString path = write(QStringLiteral("chick.py"), "print('uciok')\n");
    const ProgramGuess guess = programguess::guess(path);
    QCOMPARE(guess.program.command, QStringLiteral("python3"));
    QCOMPARE(guess.program.arguments, QStringList {path});
    QCOMPARE(guess.program.name, QStringLiteral("chick"));
}

void TestProgramGuess::archiveOfJavaIsHandedOverWithItsOption()
{
    const QString path = write(QStringLiteral("owl.jar"), "PK");
    const ProgramGuess guess = programguess::guess(path);
    QCOMPARE(guess.program.command, QStringLiteral("java"));
    QCOMPARE(guess.program.arguments, (QStringList {QStringLiteral("-jar"), path}));
}

void TestProgramGuess::agentOfKaggleIsTheCommandItself()
{
    const QString path = write(QStringLiteral("agent.py"), "def agent(obs, config):\n", true);
    const ProgramGuess guess = programguess::guess(path);
    QCOMPARE(guess.program.command, path);
    QVERIFY(guess.program.arguments.isEmpty());
}

void TestProgramGuess::missingPermissionIsSaidWithWhatWouldBeRight()
{
    const ProgramGuess guess = programguess::guess(write(QStringLiteral("bot"),
                                                         "\x7f"
                                                         "ELF"));
    QVERIFY2(guess.problem.contains(QStringLiteral("chmod +x bot")), qPrintable(guess.problem));
}

void TestProgramGuess::sourceTextIsToBeCompiled()
{
    const ProgramGuess guess = programguess::guess(write(QStringLiteral("bot.cpp"), "int main()"));
    QVERIFY2(guess.problem.contains(QStringLiteral("compile")), qPrintable(guess.problem));
}

void TestProgramGuess::whatIsNoFileIsSaid()
{
    QVERIFY(!programguess::guess(m_folder.path()).problem.isEmpty());
    QVERIFY(!programguess::guess(m_folder.filePath(QStringLiteral("none"))).problem.isEmpty());
    QVERIFY(!programguess::guess({}).problem.isEmpty());
    QVERIFY(!programguess::guess(QStringLiteral("no-such-program-anywhere")).problem.isEmpty());
    // What is in PATH needs no folder.
    const ProgramGuess shell = programguess::guess(QStringLiteral("sh"));
    QCOMPARE(shell.problem, QString());
    QCOMPARE(shell.program.command, QStringLiteral("sh"));
}

void TestProgramGuess::folderThatCannotBeEnteredIsSaid()
{
    QCOMPARE(programguess::folderProblem(m_folder.path()), QString());
    QCOMPARE(programguess::folderProblem({}), QString());
    const QString none = m_folder.filePath(QStringLiteral("none"));
    QVERIFY(programguess::folderProblem(none).contains(none));
    const QString file = write(QStringLiteral("file"), "text");
    QVERIFY(programguess::folderProblem(file).contains(file));
}

void TestProgramGuess::freeNamesAreNamesThatCanBe_data()
{
    QTest::addColumn<QString>("wish");
    QTest::addColumn<QString>("name");

    QTest::newRow("as it is") << "my-bot"
                              << "my-bot";
    QTest::newRow("taken") << "fox"
                           << "fox 3";
    QTest::newRow("taken with a number") << "fox 2"
                                         << "fox 3";
    QTest::newRow("in other letters") << "FOX"
                                      << "FOX 3";
    QTest::newRow("signs") << " a:b,\"c\"\n"
                           << "abc";
    QTest::newRow("nothing") << "::"
                             << "bot";
    QTest::newRow("long") << QString(80, QLatin1Char('x')) << QString(60, QLatin1Char('x'));
}

void TestProgramGuess::freeNamesAreNamesThatCanBe()
{
    QFETCH(QString, wish);
    QFETCH(QString, name);
    const QStringList taken {QStringLiteral("fox"), QStringLiteral("fox 2")};
    QCOMPARE(programguess::freeName(wish, taken), name);
    QVERIFY(programs::checkName(name, taken));
}

QTEST_GUILESS_MAIN(TestProgramGuess)
#include "tst_programguess.moc"
