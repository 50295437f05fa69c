// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace {

Run runRules(const QString& options)
{
    return runProgram(
        QStringLiteral("formal rules %1").arg(options).split(u' ', Qt::SkipEmptyParts));
}

QJsonObject json(const Run& run)
{
    return QJsonDocument::fromJson(run.out.toUtf8()).object();
}

}

class TestCliFormalRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRulesHold()
    {
        const Run run = runRules("--columns 4 --rows 4 --connect 3 --workers 2");
        QCOMPARE(run.code, 0);
        QVERIFY2(!run.error.contains(u"fourcast-cli:"), qPrintable(run.error));
        for (const char* words :
             {"4 columns, 4 rows, 3 in a row; 2 workers",
              "States 41750, moves 65756, levels 17; X wins 10476, O wins 7326, draws 18",
              "TLC with Connect4.tla: 83500 distinct states, 131514 generated, depth 17",
              "TypeOK          holds  Every state is a board."})
            QVERIFY2(run.out.contains(QLatin1String(words)), qPrintable(run.out));
        QCOMPARE(run.out.count(QLatin1String("  holds  ")), 7);
    }

    void fourByFourWithFourInLineIsTheDefault()
    {
        const QJsonObject result = json(runRules("--json"));
        QCOMPARE(result["command"].toString(), "formal rules");
        QCOMPARE(result["status"].toString(), "completed");
        QCOMPARE(result["states"].toInt(), 161029);
        QCOMPARE(result["moves"].toInt(), 304574);
        QCOMPARE(result["firstWins"].toInt(), 13006);
        QCOMPARE(result["secondWins"].toInt(), 8398);
        QCOMPARE(result["draws"].toInt(), 5336);
        QCOMPARE(result["levels"].toArray().size(), 17);
        QCOMPARE(result["properties"].toArray().size(), 7);
        for (const QJsonValue property : result["properties"].toArray())
            QVERIFY(property["holds"].toBool());
    }

    void aMistakeIsShownByAGame()
    {
        const QString options = QStringLiteral("--columns 3 --rows 3 --connect 3 --mistake %1");
        const Run text = runRules(options.arg("full-column-ends"));
        QCOMPARE(text.code, 1);
        QVERIFY2(!text.error.contains(u"fourcast-cli:"), qPrintable(text.error));
        QVERIFY2(text.out.contains("NoStuckState    fails"), qPrintable(text.out));
        QVERIFY2(text.out.contains("  start\n    ...\n    ...\n    ...\n  column 1\n"),
                 qPrintable(text.out));
        const Run run = runRules(options.arg("wrong-disc") + " --json");
        QCOMPARE(run.code, 1);
        const QJsonObject wrong = json(run)["properties"].toArray()[3].toObject();
        QCOMPARE(wrong["property"].toString(), "TurnsAlternate");
        QVERIFY(!wrong["holds"].toBool());
        const QJsonArray steps = wrong["counterexample"].toArray();
        QCOMPARE(steps.size(), 2);
        QVERIFY(steps[0]["column"].isNull());
        QCOMPARE(steps[1]["column"].toInt(), 1);
        QCOMPARE(steps[1]["board"].toArray().last().toString(), "O..");
    }

    void memoryThatIsNotEnoughIsSaid()
    {
        const Run run = runRules("--columns 7 --rows 6 --memory 20000000");
        QCOMPARE(run.code, 1);
        QVERIFY2(run.error.contains("20000000 bytes are enough for"), qPrintable(run.error));
        QVERIFY2(run.out.contains("holds so far"), qPrintable(run.out));
        QVERIFY(!run.out.contains("TLC"));
    }

    void anInterruptLeavesWhatIsKnown()
    {
        const Run run
            = interruptAtOnce({"formal", "rules", "--columns", "7", "--rows", "6", "--json"});
        QCOMPARE(run.code, 3);
        QVERIFY2(run.error.contains("Stopped after"), qPrintable(run.error));
        QCOMPARE(json(run)["status"].toString(), "stopped");
    }

    void wrongInputIsRefused_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("columns") << "--columns 8" << 1 << "2 to 7";
        QTest::newRow("rows") << "--rows 1" << 1 << "2 to 7";
        QTest::newRow("connect") << "--connect 5" << 1 << "3 to 4";
        QTest::newRow("mistake") << "--mistake nothing" << 1 << "There is no mistake nothing";
        QTest::newRow("memory") << "--memory 2G" << 1 << "--memory";
        QTest::newRow("option") << "--depth 4" << 2 << "depth";
    }

    void wrongInputIsRefused()
    {
        QFETCH(const QString, options);
        QFETCH(const int, code);
        QFETCH(const QString, sentence);
        const Run run = runRules(options);
        QCOMPARE(run.code, code);
        QVERIFY2(run.error.contains(sentence), qPrintable(run.error));
        QVERIFY(run.out.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestCliFormalRules)
#include "tst_cliformalrules.moc"
