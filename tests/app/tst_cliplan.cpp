// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace {

const QStringList heldSmallBoard {"plan", "4x4/4", "-", "second", "hold", "3113/2.32/3113/2..2"};

QJsonObject objectOf(const QString& text)
{
    return QJsonDocument::fromJson(text.toUtf8()).object();
}

}

/// `plan find`, `plan check`, `plan tree` and `plan play`.
class TestCliPlan : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPlanThatIsFoundPassesTheCheck()
    {
        const Run found = runProgram({"plan", "find", "6516124524", "--json"});
        QCOMPARE(found.code, 0);
        const QJsonObject plan = objectOf(found.out);
        QCOMPARE(plan["status"].toString(), QStringLiteral("found"));
        QCOMPARE(plan["side"].toString(), QStringLiteral("second"));
        QCOMPARE(plan["goal"].toString(), QStringLiteral("win"));
        for (const char* form : {"plan", "link"}) {
            const Run checked
                = runProgram({"plan", "check", "--json", plan[QLatin1String(form)].toString()});
            QCOMPARE(checked.code, 0);
            QCOMPARE(objectOf(checked.out)["states"], plan["states"]);
            QCOMPARE(objectOf(checked.out)["verdict"].toString(), QStringLiteral("valid"));
        }
        const Run text = runProgram({"plan", "find", "6516124524"});
        QCOMPARE(text.code, 0);
        QVERIFY(text.out.contains(plan["plan"].toString()));
        QVERIFY(text.out.contains(QStringLiteral("1  2  3  4  5  6  7")));
    }

    void whatIsNotFoundIsTold()
    {
        const Run run
            = runProgram({"plan", "find", "6516124524", "--side", "first", "--goal", "win"});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.out.contains(QStringLiteral("best play")), qPrintable(run.out));
    }

    void whereOnePlanIsNotEnoughThereIsATree()
    {
        const Run run = runProgram({"plan", "tree", "222467553235217426", "--json"});
        QCOMPARE(run.code, 0);
        const QJsonObject tree = objectOf(run.out);
        QCOMPARE(tree["status"].toString(), QStringLiteral("found"));
        QVERIFY(tree["ownMoves"].toInt() > 0 && tree["ownMoves"].toInt() <= 2);
        QVERIFY(tree["plans"].toInt() > 1);
        int plans = 0;
        for (const QJsonValue& step : tree["steps"].toArray())
            plans += step["cells"].isString() ? 1 : 0;
        QCOMPARE(plans, tree["plans"].toInt());
        const Run none = runProgram({"plan", "tree", "222467553235217426", "--own-moves", "0"});
        QCOMPARE(none.code, 1);
    }

    void otherBoardsHavePlans()
    {
        const Run run = runProgram(
            {"plan", "find", "startpos", "--board", "4x4", "--side", "second", "--json"});
        QCOMPARE(run.code, 0);
        QCOMPARE(objectOf(run.out)["board"].toString(), QStringLiteral("4x4/4"));
        QCOMPARE(objectOf(run.out)["goal"].toString(), QStringLiteral("hold"));
    }

    void aRefutedPlanIsToldWithItsLine()
    {
        QStringList wins = heldSmallBoard;
        wins[4] = QStringLiteral("win");
        const Run valid = runProgram(QStringList {"plan", "check"} + heldSmallBoard);
        QCOMPARE(valid.code, 0);
        QVERIFY2(valid.out.contains(QStringLiteral("Valid. Checked against all 611")),
                 qPrintable(valid.out));
        const Run refuted = runProgram(QStringList {"plan", "check"} + wins);
        QCOMPARE(refuted.code, 1);
        QVERIFY(refuted.out.contains(QStringLiteral("Refuted. After")));
        QVERIFY(refuted.out.contains(QStringLiteral("\nline ")));
        QVERIFY(refuted.error.isEmpty());
    }

    void manyComeFromAFileOrThroughAPipe()
    {
        const QByteArray text = "plan 4x4/4 - second hold 3113/2.32/\n3113/2..2\n"
                                "plan 4x4/4 - second hold 3113/2.32/3113/2.x2\n\n"
                                "steady-state 7x6/4 4614412374416114271333736532572575 second "
                                "L|LW__!/L_WL__L/WLWWW|W/WWLLWLL/WLWWLLW/LLWLWWL\n";
        const Run piped = runProgram({"plan", "check", "--json"}, text);
        QCOMPARE(piped.code, 1);
        const QStringList lines = piped.out.split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 3);
        QCOMPARE(objectOf(lines[0])["states"].toInt(), 611);
        QVERIFY2(objectOf(lines[1])["error"].toString().contains(
                     QStringLiteral("standard input:3:43: “x” in cell 15 (c1)")),
                 qPrintable(lines[1]));
        QCOMPARE(objectOf(lines[2])["states"].toInt(), 7);
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("plans.txt")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        const Run read = runProgram({"plan", "check", file.fileName()});
        QCOMPARE(read.code, 1);
        QVERIFY(read.error.contains(QStringLiteral("plans.txt:3:43: ")));
    }

    void steadyStateDiagramsAreCheckedStrictly()
    {
        const QStringList call {"plan", "check", "--steady-state", "--json",
                                "7671422447557454311313455537221127 second"};
        const Run valid
            = runProgram(call + QStringList {"W-|LW_W/LL_WL_W/LWLWW_L/LLWLL|W/WLWWW|L/WWLLLWL"});
        QCOMPARE(valid.code, 0);
        QCOMPARE(objectOf(valid.out)["states"].toInt(), 5);
        const Run ambiguous
            = runProgram(call + QStringList {"W_|LW_W/LL_WL_W/LWLWW_L/LLWLL|W/WLWWW|L/WWLLLWL"});
        QCOMPARE(ambiguous.code, 1);
        QCOMPARE(objectOf(ambiguous.out)["failure"].toString(), QStringLiteral("ambiguous"));
    }

    void aGameIsPlayedAgainstAPlan()
    {
        const Run run
            = runProgram(QStringList {"plan", "play"} + heldSmallBoard, "1\n9\n1\nquit\n");
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.contains(QStringLiteral("x a1\no d1: number 2\n")), qPrintable(run.out));
        QVERIFY(run.out.contains(QStringLiteral("'9' is not a column from 1 to 4")));
    }

    void leavingAPlanIsRefused()
    {
        const Run run = runProgram(
            QStringList {"plan", "play", "--as", "strategist"} + heldSmallBoard, "2\n3\nquit\n");
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.contains(QStringLiteral("That leaves the plan, which says ")),
                 qPrintable(run.out));
    }

    void wrongCallsAreRefused_data()
    {
        QTest::addColumn<QStringList>("call");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("says");
        QTest::newRow("side") << QStringList {"find", "44", "--side", "red"} << 1 << "--side";
        QTest::newRow("goal") << QStringList {"find", "44", "--goal", "draw"} << 1 << "--goal";
        QTest::newRow("board") << QStringList {"find", "44", "--board", "9x9"} << 1 << "9x9";
        QTest::newRow("move") << QStringList {"find", "45", "--board", "4x4"} << 1 << "'5'";
        QTest::newRow("ended") << QStringList {"find", "1212121"} << 1 << "has ended";
        QTest::newRow("nothing") << QStringList {"find", "44", "--no-arrows", "--numbers", "0"} << 1
                                 << "without arrows";
        QTest::newRow("no position") << QStringList {"find"} << 2 << "POSITION";
        QTest::newRow("no file") << QStringList {"check", "/nonexistent"} << 1 << "/nonexistent";
        QTest::newRow("no plan") << QStringList {"play"} << 2 << "PLAN";
        QTest::newRow("stdin") << QStringList {"play", "-"} << 1 << "an argument or a file";
    }
    void wrongCallsAreRefused()
    {
        QFETCH(QStringList, call);
        QFETCH(QString, says);
        const Run run = runProgram(QStringList {"plan"} + call);
        QTEST(run.code, "code");
        QVERIFY2(run.error.contains(says), qPrintable(run.error));
        QVERIFY(run.out.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestCliPlan)
#include "tst_cliplan.moc"
