// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace {

QString published(const char* name)
{
    return QStringLiteral(FOURCAST_SOURCE_DIR "/resources/models/paper-%1.mcf")
        .arg(QLatin1String(name));
}

QJsonObject json(const Run& run)
{
    return QJsonDocument::fromJson(run.out.toUtf8()).object();
}

QString written(const QTemporaryDir& folder, const char* name, const char* text)
{
    const QString path = folder.filePath(QLatin1String(name));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) < 0)
        return {};
    return path;
}

const QStringList smallPaper {"paper", "--set", "p=2", "--set", "D=2"};

}

class TestCliFormalCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFormulaOfThePaperHolds()
    {
        const Run run = runProgram(QStringList {"formal", "check"} + smallPaper
                                   + QStringList {published("deadlocks"), published("safety3")});
        QCOMPARE(run.code, 0);
        QVERIFY2(!run.error.contains(u"fourcast-cli:"), qPrintable(run.error));
        for (const char* words :
             {"paper: 11 states, 16 transitions", "deadlocks.mcf: true", "safety3.mcf: vacuous",
              "never happens: max(x, y, z, m)|max(x, y, z, m)",
              "At any time before defSuccessorGen happens: some step is possible."})
            QVERIFY2(run.out.contains(QLatin1String(words)), qPrintable(run.out));
    }

    void whatFailsAtOnceNeedsNoStep()
    {
        const QTemporaryDir folder;
        const Run run = runProgram(QStringList {"formal", "check"} + smallPaper
                                   + QStringList {written(folder, "false.mcf", "[true]false")});
        QCOMPARE(run.code, 1);
        QVERIFY2(!run.out.contains("0 steps"), qPrintable(run.out));
        const Run now = runProgram(QStringList {"formal", "check"} + smallPaper
                                   + QStringList {written(folder, "now.mcf", "false")});
        QCOMPARE(now.code, 1);
        QVERIFY2(now.out.contains("counterexample: already in the first state"),
                 qPrintable(now.out));
    }

    void aCounterexampleIsPrinted()
    {
        const QStringList check = QStringList {"formal", "check"} + smallPaper
            + QStringList {published("deadlocks-repaired")};
        const Run run = runProgram(check);
        QCOMPARE(run.code, 1);
        QVERIFY2(run.out.contains(QStringLiteral("counterexample, 4 steps")), qPrintable(run.out));
        QVERIFY(run.out.contains(QStringLiteral("defSuccessorGen")));

        const QJsonObject result = json(runProgram(check + QStringList {"--json"}));
        QCOMPARE(result["command"].toString(), "formal check");
        QCOMPARE(result["states"].toInt(), 11);
        const QJsonObject formula = result["formulas"].toArray().first().toObject();
        QCOMPARE(formula["status"].toString(), "false");
        QCOMPARE(formula["path"].toObject()["steps"].toArray().size(), 4);
        QVERIFY(formula["path"].toObject()["loopStart"].isNull());
    }

    void aSystemFromAFileIsTheModel()
    {
        const QTemporaryDir folder;
        const QString aut = folder.filePath(QStringLiteral("small.aut"));
        QCOMPARE(runProgram(QStringList {"formal", "lts"} + smallPaper + QStringList {"--aut", aut})
                     .code,
                 0);
        QCOMPARE(
            runProgram(QStringList {"formal", "compare"} + smallPaper + QStringList {aut}).code, 0);
        // What Token is called in the formula is not said in the file.
        QCOMPARE(runProgram({"formal", "check", aut, published("successors")}).code, 0);
    }

    void systemsAreCompared()
    {
        const QTemporaryDir folder;
        const QString one = written(folder, "one.aut", "des (0,2,3)\n(0,\"a\",1)\n(1,\"b\",2)\n");
        const QString two
            = written(folder, "two.aut", "des (0,3,3)\n(0,\"a\",1)\n(1,\"b\",2)\n(0,\"a\",2)\n");
        const Run run = runProgram({"formal", "compare", one, two});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.out.startsWith(QStringLiteral("Not bisimilar. This holds in ")),
                 qPrintable(run.out));
        const QJsonObject same = json(runProgram({"formal", "compare", one, one, "--json"}));
        QVERIFY(same["bisimilar"].toBool() && same["formula"].isNull());
        // The formula is what it says.
        const QString formula
            = json(runProgram({"formal", "compare", one, two, "--json"}))["formula"].toString();
        const QString file = written(folder, "told.mcf", qPrintable(formula));
        QCOMPARE(runProgram({"formal", "check", one, file}).code, 0);
        QCOMPARE(runProgram({"formal", "check", two, file}).code, 1);
    }

    void whatTellsSystemsApartCanBeCheckedInBoth()
    {
        const QTemporaryDir folder;
        const QString one
            = written(folder, "one.aut", "des (0,2,3)\n(0,\"a\",1)\n(1,\"c(-1, X)\",2)\n");
        const QString two = written(folder, "two.aut", "des (0,1,2)\n(0,\"a\",1)\n");
        const Run run = runProgram({"formal", "compare", one, two});
        QVERIFY2(run.out.contains(QStringLiteral("What never happens in %1: c(-1, X)").arg(two))
                     && !run.out.contains(QStringLiteral("never happens in %1").arg(one)),
                 qPrintable(run.out));
        for (const auto& [first, second] : {std::pair {one, two}, std::pair {two, one}}) {
            const QString formula
                = json(runProgram({"formal", "compare", first, second, "--json"}))["formula"]
                      .toString();
            const QString file = written(folder, "told.mcf", qPrintable(formula));
            const Run holds = runProgram({"formal", "check", first, file});
            QVERIFY2(holds.code == 0, qPrintable(formula + holds.error));
            const Run fails = runProgram({"formal", "check", second, file});
            QVERIFY2(fails.code == 1 && fails.out.contains(QStringLiteral("told.mcf: false")),
                     qPrintable(formula + fails.error));
        }
        const QString file = written(folder, "told.mcf", "<a><c(-1, X)>true");
        QVERIFY(runProgram({"formal", "check", two, file})
                    .error.contains(QStringLiteral("there is no 'c(-1, X)' in the system")));
    }

    void mistakesAreNamed_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("says");
        const auto row
            = [](const char* name, const QStringList& arguments, int code, const char* says) {
                  QTest::newRow(name) << arguments << code << QString::fromUtf8(says);
              };
        const QString deadlocks = published("deadlocks");
        row("no model", {"check", "papr", deadlocks}, 1, "no model 'papr'");
        row("no parameter", {"check", "pool", deadlocks, "--set", "q=2"}, 1, "no parameter 'q'");
        row("no file", {"compare", "pool", "nowhere.aut"}, 1, "nowhere.aut");
        row("no formula file", {"check", "pool", "nowhere.mcf"}, 1, "nowhere.mcf");
        row("action of another model", {"check", "pool", deadlocks}, 1,
            "no action 'defSuccessorGen'");
        row("nothing", {"check"}, 2, "");
        row("one system", {"compare", "pool"}, 2, "");
        row("memory", {"compare", "pool", "paper", "--memory", "100000"}, 1,
            "--memory allows more");
    }

    void mistakesAreNamed()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, says);
        const Run run = runProgram(QStringList {"formal"} + arguments);
        QTEST(run.code, "code");
        QVERIFY2(run.error.contains(says), qPrintable(run.error));
        QVERIFY(run.error.startsWith(QStringLiteral("fourcast-cli: ")));
    }
};

QTEST_GUILESS_MAIN(TestCliFormalCheck)
#include "tst_cliformalcheck.moc"
