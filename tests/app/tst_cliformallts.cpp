// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace {

Run runFormal(const QString& arguments)
{
    return runProgram(QStringLiteral("formal %1").arg(arguments).split(u' ', Qt::SkipEmptyParts));
}

QByteArray fileContents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}

class TestCliFormalLts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSizeOfAModelIsTold()
    {
        const Run run = runFormal("lts paper --set p=4 --set D=3 --workers 2");
        QCOMPARE(run.code, 0);
        QVERIFY2(!run.error.contains(u"fourcast-cli:"), qPrintable(run.error));
        QVERIFY2(run.out.contains("States 258, transitions 787, labels 31, levels 10, deadlocks 1"),
                 qPrintable(run.out));
        QVERIFY(run.out.contains("Deterministic yes, acyclic yes"));
    }

    void jsonHasTheSameNumbers()
    {
        const Run run = runFormal("lts pool --set P=3 --set M=3 --json");
        QCOMPARE(run.code, 0);
        const QJsonObject result = QJsonDocument::fromJson(run.out.toUtf8()).object();
        QCOMPARE(result["command"].toString(), "formal lts");
        QCOMPARE(result["model"].toString(), "pool");
        QCOMPARE(result["status"].toString(), "completed");
        QCOMPARE(result["states"].toInt(), 53);
        QCOMPARE(result["transitions"].toInt(), 119);
        QCOMPARE(result["labels"].toInt(), 20);
        QCOMPARE(result["deadlocks"].toInt(), 0);
        int states = 0;
        for (const QJsonValue level : result["levels"].toArray())
            states += level.toInt();
        QCOMPARE(states, 53);
    }

    void theSystemIsWrittenAsAut()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("race.aut");
        QCOMPARE(runFormal("lts race --set P=1 --set M=1 --aut " + file).code, 0);
        const QByteArray written = fileContents(file);
        QVERIFY(written.startsWith("des (0,5,5)"));
        QVERIFY(written.contains("\"read(0, 0, -99)\""));
        // What is there is not replaced unless it is told.
        QCOMPARE(runFormal("lts race --aut " + file).code, 1);
        QCOMPARE(fileContents(file), written);
        QCOMPARE(runFormal("lts race --force --aut " + file).code, 0);
        QVERIFY(fileContents(file) != written);
        QCOMPARE(runFormal("export race --set P=1 --set M=1 --to aut").out.toUtf8(), written);
    }

    void theSystemAloneGoesToStandardOutput()
    {
        const QString exported = runFormal("export race --set P=1 --set M=1 --to aut").out;
        for (const char* name : {"-", "/dev/stdout"}) {
            const Run run = runFormal(QStringLiteral("lts race --set P=1 --set M=1 --aut ")
                                      + QLatin1String(name));
            QCOMPARE(run.code, 0);
            QCOMPARE(run.out, exported);
        }
    }

    /// What is said of the memory is what was allowed, not what was left of it.
    void oneFigureOfMemoryIsTold()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath("counter.mcrl2"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("act a: Nat;\nproc X(n: Nat) = (n < 400000) -> a(n) . X(n + 1);\ninit X(0);\n");
        file.close();
        constexpr double allowed = 20'000'000;
        const Run run = runProgram({"formal", "lts", file.fileName(), "--memory",
                                    QString::number(allowed, 'f', 0), "--json"});
        QCOMPARE(run.code, 1);
        const double told = QJsonDocument::fromJson(run.out.toUtf8())["bytes"].toDouble();
        QVERIFY2(told > 0.8 * allowed && told <= allowed, qPrintable(QString::number(told)));
    }

    void whatIsExportedIsReadAgain()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("paper.mcrl2");
        QCOMPARE(runFormal("export paper --set p=3 --set mutant=redo --out " + file).code, 0);
        const Run run = runFormal("lts " + file);
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.contains("States 218, transitions 729"), qPrintable(run.out));
        const Run drawn = runFormal("export " + file + " --to dot");
        QCOMPARE(drawn.code, 0);
        QVERIFY(drawn.out.startsWith("digraph"));
    }

    void allFormulasAreWrittenAtOnce()
    {
        const QTemporaryDir folder;
        const QString into = folder.filePath("formulas/pool");
        const Run run = runFormal("export pool --set P=2 --to mcf --out " + into);
        QCOMPARE(run.code, 0);
        const QStringList files = QDir(into).entryList(QDir::Files);
        QCOMPARE(files.size(), 16);
        QVERIFY(files.contains("pool-tie.mcf"));
        // mCRL2 reads one of each; so does this program.
        for (const QString& file : files)
            QVERIFY2(runFormal("check pool " + QDir(into).filePath(file)).code <= 1,
                     qPrintable(file));
        // What is there stays unless it is told.
        const QByteArray before = fileContents(QDir(into).filePath("pool-tie.mcf"));
        QCOMPARE(runFormal("export pool --to mcf --out " + into).code, 1);
        QCOMPARE(runFormal("export pool --to mcf --force --out " + into).code, 0);
        QCOMPARE(fileContents(QDir(into).filePath("pool-tie.mcf")), before);
        QCOMPARE(runFormal("export pool --to mcf --formula pool-tie").out.toUtf8(), before);
        // As many threads as the model has.
        const Run three = runFormal("export paper --set p=3 --to mcf --formula paper-safety3");
        QCOMPARE(three.out.count("max(x2, y, z, m2)"), 2);
        QCOMPARE(runFormal("export pool --to mcf").code, 2);
        QCOMPARE(runFormal("export pool --formula pool-tie").code, 2);
    }

    void aSystemFromAFileIsMeasuredToo()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("paper.aut");
        QCOMPARE(runFormal("lts paper --set p=4 --set D=3 --aut " + file).code, 0);
        const Run run = runFormal("lts " + file);
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.contains("States 258, transitions 787, labels 31, levels 10, deadlocks 1"),
                 qPrintable(run.out));
        const auto result = [](const Run& json) {
            QJsonObject object = QJsonDocument::fromJson(json.out.toUtf8()).object();
            for (const char* own : {"model", "milliseconds", "bytes"})
                object.remove(QLatin1String(own));
            return object;
        };
        QCOMPARE(result(runFormal("lts --json " + file)),
                 result(runFormal("lts paper --set p=4 --set D=3 --json")));
        QCOMPARE(runFormal("lts " + folder.filePath("no.aut")).code, 1);
    }

    void theSmallestSystemIsTakenInstead()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("small.aut");
        // Of its ends, 6 and 7, nobody can tell which one it is.
        QFile model(folder.filePath("model.mcrl2"));
        QVERIFY(model.open(QIODevice::WriteOnly));
        model.write("act a, b;\nproc P(n: Nat) = (n < 6) -> a . P(n + 2) + (n < 6) -> a . P(n + 1);"
                    "\ninit P(0);\n");
        model.close();
        const Run whole = runFormal("lts " + model.fileName());
        QVERIFY2(whole.out.contains("States 8,"), qPrintable(whole.out));
        const Run run = runFormal("lts --minimise --aut " + file + ' ' + model.fileName());
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.contains("before, it had 8 states"), qPrintable(run.out));
        QVERIFY2(run.out.contains("States 7,"), qPrintable(run.out));
        QVERIFY(fileContents(file).startsWith("des (0,"));
        QCOMPARE(runFormal("compare " + model.fileName() + ' ' + file).code, 0);
        // What is the smallest stays.
        const Run again = runFormal("lts --minimise --json " + file);
        const QJsonObject result = QJsonDocument::fromJson(again.out.toUtf8()).object();
        QCOMPARE(result["states"].toInt(), 7);
        QCOMPARE(result["statesBefore"].toInt(), 7);
        QVERIFY(runFormal("lts paper --set p=4 --set D=3 --minimise").out.contains("States 258,"));
        QCOMPARE(runFormal("lts paper --set D=5 --memory 200000 --minimise").code, 1);
    }

    void theGameIsExportedForTlc()
    {
        const Run rules = runFormal("export game --to tla");
        QCOMPARE(rules.code, 0);
        QVERIFY(rules.out.contains(" MODULE Connect4 "));
        const Run board = runFormal("export game --set columns=5 --set connect=4 --to cfg");
        QCOMPARE(board.code, 0);
        QVERIFY2(board.out.contains("Columns = 5\n    Rows = 3\n    Connect = 4\n"),
                 qPrintable(board.out));
    }

    void whatIsWrongIsSaid_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no model") << "lts nothing"
                                  << "There is no model 'nothing'";
        QTest::newRow("no parameter") << "lts pool --set p=3"
                                      << "The model pool has no parameter 'p'; it has P, M, scores";
        QTest::newRow("no value") << "lts pool --set P"
                                  << "--set must be like p=7, not 'P'";
        QTest::newRow("twice") << "lts pool --set P=1 --set P=2"
                               << "--set names P twice";
        QTest::newRow("a value out of range") << "lts paper --set p=9"
                                              << "p must be a number from 1 to 7";
        QTest::newRow("no file") << "lts no.mcrl2"
                                 << "no.mcrl2 could not be read";
        QTest::newRow("no format") << "export pool --to pdf"
                                   << "--to must be mcrl2, aut, dot, mcf, tla or cfg, not 'pdf'";
        QTest::newRow("no such formula")
            << "export pool --to mcf --formula tie"
            << "There is no formula 'tie' of pool; there are pool-no-deadlock";
        QTest::newRow("no TLA+") << "export pool --to tla"
                                 << "Of the models only the game is written in TLA+";
        QTest::newRow("no TLA+ of a position") << "export game --set moves=12 --to cfg"
                                               << "the game begins with an empty board";
        QTest::newRow("too little memory") << "lts paper --set D=5 --memory 200000"
                                           << "200000 bytes are enough for";
    }

    void whatIsWrongIsSaid()
    {
        QFETCH(QString, arguments);
        QFETCH(QString, sentence);
        const Run run = runFormal(arguments);
        QCOMPARE(run.code, 1);
        QVERIFY2(run.error.contains(sentence), qPrintable(run.error));
    }

    void aWrongTextIsAnsweredWithItsPlace()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath("wrong.mcrl2"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("act a;\ninit b . delta;\n");
        file.close();
        const Run run = runFormal("lts " + file.fileName());
        QCOMPARE(run.code, 1);
        QVERIFY2(
            run.error.contains("wrong.mcrl2: Line 2, column 6: there is no action or process 'b'"),
            qPrintable(run.error));
    }

    void aFolderIsNoTransitionSystem()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("a.aut"));
        const Run run = runFormal("lts " + folder.filePath("a.aut"));
        QCOMPARE(run.code, 1);
        QVERIFY2(run.error.contains("a.aut can't be read: it is a folder."), qPrintable(run.error));
    }

    void anInterruptionEndsIt()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath("endless.mcrl2"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("act a: Nat;\nproc P(n: Nat) = a(n) . P(n + 1);\ninit P(0);\n");
        file.close();
        const Run run = interruptAtOnce({"formal", "lts", file.fileName(), "--json"});
        QCOMPARE(run.code, 3);
        const QString formula = folder.filePath("formula.mcf");
        QFile text(formula);
        QVERIFY(text.open(QIODevice::WriteOnly));
        text.write("[true*]<true>true");
        text.close();
        for (const QStringList& call :
             {QStringList {"formal", "check", file.fileName(), formula, "--json"},
              QStringList {"formal", "compare", file.fileName(), "race", "--json"}}) {
            const Run stopped = interruptAtOnce(call);
            QCOMPARE(stopped.code, 3);
            const QJsonDocument json = QJsonDocument::fromJson(stopped.out.toUtf8());
            QVERIFY2(json.isObject(), qPrintable(stopped.out));
        }
    }
};

QTEST_GUILESS_MAIN(TestCliFormalLts)
#include "tst_cliformallts.moc"
