// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

Run runChance(const QStringList& arguments)
{
    return runProgram(QStringList {"chance"} + arguments);
}
Run runChance(const QString& arguments)
{
    return runChance(arguments.split(u' ', Qt::SkipEmptyParts));
}
QJsonObject jsonOf(const Run& run)
{
    return QJsonDocument::fromJson(run.out.toUtf8()).object();
}
QByteArray fileContents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}

class TestCliChance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void publishedSizesAreTold()
    {
        const Run run = runChance("states ruin-static --set N=3 --set d=3");
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.contains("States 19,"), qPrintable(run.out));
        QVERIFY2(run.out.contains("With the observer: states 28,"), qPrintable(run.out));
        const QJsonObject json
            = jsonOf(runChance("states yahtzee --set dice=5 --set turns=3 --json"));
        QCOMPARE(json["states"].toInt(), 2562);
        QCOMPARE(json["observed"].toObject()["states"].toInt(), 2598);
        const QJsonObject observed = json["observed"].toObject();
        QCOMPARE(observed["branches"].toInt() + observed["deadlocks"].toInt(), 8298);
    }

    void answersAreGuaranteedAndExact()
    {
        const Run bounds = runChance({"check", "ruin-static", "--property", "Rmin", "--property",
                                      "Pmax broke(1)", "--json"});
        QCOMPARE(bounds.code, 0);
        const QJsonArray answers = jsonOf(bounds)["answers"].toArray();
        QCOMPARE(answers.size(), qsizetype {2});
        const auto holds = [](const QJsonObject& answer, double value) {
            return answer["low"].toDouble() <= value && value <= answer["high"].toDouble()
                && answer["high"].toDouble() - answer["low"].toDouble() < 1e-5;
        };
        QVERIFY(holds(answers[0].toObject(), 75.0 / 22));
        QVERIFY(holds(answers[1].toObject(), 25.0 / 176));
        const Run exact = runChance(
            {"check", "ruin-static", "--property", "Rmin", "--exact", "--threads", "2"});
        QCOMPARE(exact.code, 0);
        QVERIFY2(exact.out.contains("= 75/22"), qPrintable(exact.out));
    }

    void theTableStandsBesideTheStudy()
    {
        const QTemporaryDir folder;
        const Run run = runChance({"table", "0", "--exact", "--out", folder.filePath("tables")});
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.contains("paper 0.6398"), qPrintable(run.out));
        QVERIFY(run.out.contains("= 135/211"));
        QVERIFY(run.out.contains("agrees"));
        QVERIFY(fileContents(folder.filePath("tables/chance-table0.csv")).contains("135/211"));
        QVERIFY(fileContents(folder.filePath("tables/chance-table0.md")).contains("paper 0.6774"));
        const auto json
            = QJsonDocument::fromJson(fileContents(folder.filePath("tables/chance-table0.json")));
        QVERIFY(json["complete"].toBool());
        // Nothing is replaced without a word.
        QCOMPARE(runChance({"table", "0", "--out", folder.filePath("tables")}).code, 1);
    }

    void gamesArePlayedBesideWhatIsChecked()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("lengths.csv");
        const QStringList arguments {"simulate",   "ruin-static",   "--games", "20000",
                                     "--property", "Pmax broke(1)", "--json"};
        const Run run = runChance(arguments + QStringList {"--lengths", file, "--workers", "1"});
        QCOMPARE(run.code, 0);
        const QJsonObject json = jsonOf(run);
        QCOMPARE(json["games"].toInt(), 20000);
        const QJsonArray probability = json["probability"].toArray();
        QVERIFY(probability[0].toDouble() < 25.0 / 176 && 25.0 / 176 < probability[1].toDouble());
        // The file says by itself where it is from.
        const QByteArray table = fileContents(file);
        QVERIFY(table.startsWith("length,games,model,strategy,seed,played,asked,program,date,"));
        QVERIFY(table.contains(",Pmax broke(1),1,20000,20000,"));
        // The same games with another number of workers.
        QCOMPARE(jsonOf(runChance(arguments + QStringList {"--workers", "2"})), json);
        // Unexplored: the same law, and models that are too large.
        const QJsonArray unexplored
            = jsonOf(runChance(arguments + QStringList {"--unexplored"}))["probability"].toArray();
        QVERIFY(unexplored[0].toDouble() < 25.0 / 176 && 25.0 / 176 < unexplored[1].toDouble());
        const Run four = runChance(
            {"simulate", "goose-four", "--property", "Pmax win", "--games", "100", "--unexplored"});
        QVERIFY2(four.out.contains("100 games: the goal was met in 100")
                     && four.out.contains("(counted actions)"),
                 qPrintable(four.out));
        const Run text = runChance("simulate ruin-static --games 100 --random");
        QVERIFY2(text.out.contains("100 games: the goal was met in 100"), qPrintable(text.out));
    }

    void whatIsInterruptedIsJsonAsWell()
    {
        const Run run = interruptAtOnce({"chance", "check", "goose-three", "--exact", "--json"});
        QCOMPARE(run.code, 3);
        QVERIFY2(QJsonDocument::fromJson(run.out.toUtf8()).isObject(), qPrintable(run.out));
    }

    void stoppedGamesAreAPart()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("lengths.csv");
        QProcess process;
        process.start(QStringLiteral(FOURCAST_CLI),
                      {"chance", "simulate", "ruin-static", "--games", "900000000", "--random",
                       "--seed", "7", "--lengths", file});
        QVERIFY(QTest::qWaitFor([&process] { return catchesInterrupts(process); }, 120'000));
        // Long enough for some games; all of them take hours.
        QTest::qWait(4000);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QCOMPARE(rest(process).code, 3);
        QVERIFY(!QFile::exists(file));
        const QByteArray part = fileContents(folder.filePath("lengths.part.csv"));
        QVERIFY2(part.contains(",random,7,") && part.contains(",900000000,"), part.left(300));
    }

    /// The golden sizes of the study's models.
    void equationsBecomeSmaller()
    {
        const Run run = runChance("reduce ruin-dynamic --set N=3 --states --text");
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.contains("none         parameters  14, summands  12"),
                 qPrintable(run.out));
        QVERIFY(run.out.contains("-- after"));
        const QJsonArray passes
            = jsonOf(runChance("reduce ruin-dynamic --json"))["passes"].toArray();
        QCOMPARE(passes.last().toObject()["parameters"].toInt(), 8);
        QCOMPARE(passes.last().toObject()["summands"].toInt(), 7);
        const Run none = runChance("reduce yahtzee --passes none");
        QCOMPARE(none.out.count('\n'), 1);
        QCOMPARE(runChance("reduce yahtzee --passes smaller").code, 1);
        // The equation before its reductions goes out, too.
        const Run plain = runChance("export ruin-dynamic --passes none");
        const Run reduced = runChance("export ruin-dynamic");
        QVERIFY(plain.code == 0 && plain.out.contains("\nmdp\n"));
        QVERIFY(plain.out.size() > 2 * reduced.out.size());
        const Run some = runChance("export ruin-dynamic --passes simplify,sums,constants,dead");
        QCOMPARE(some.out, reduced.out);
    }

    void aModelGoesOutForOtherTools()
    {
        const QTemporaryDir folder;
        const QString tra = folder.filePath("ruin.tra");
        QCOMPARE(runChance({"export", "ruin-static", "--to", "tra", "--out", tra}).code, 0);
        QVERIFY(fileContents(tra).startsWith("28 "));
        QVERIFY(!fileContents(folder.filePath("ruin.sta")).isEmpty());
        QVERIFY(!fileContents(folder.filePath("ruin.lab")).isEmpty());
        QVERIFY(runChance("export gambler").out.contains("\nmdp\n"));
        QVERIFY(runChance("export gambler --to props").out.contains("Pmax=? [ F untilState=1 ]"));
        QVERIFY(runChance("export gambler --to dot").out.startsWith("digraph"));
        QVERIFY(runChance("export gambler --to csv").out.startsWith("state,"));
        // What was written is a model again.
        const QString text = folder.filePath("gambler.prcrl");
        QCOMPARE(runChance({"export", "gambler", "--to", "lppe", "--out", text}).code, 0);
        QVERIFY(runChance({"check", text, "--exact"}).out.contains("= 135/211"));
    }

    void whatIsWrongIsSaid_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("answer");
        const auto row = [](const QStringList& arguments, int code, const char* answer) {
            QTest::newRow(qPrintable(arguments.join(u' ')))
                << arguments << code << QString::fromUtf8(answer);
        };
        row({"check", "gamble"}, 1, "There is no model 'gamble'");
        row({"check"}, 2, "MODEL");
        row({"check", "gambler", "--set", "goal=x"}, 1, "goal must be a number");
        row({"check", "gambler", "--property", "P"}, 1, "must begin with Pmin, Pmax");
        row({"check", "gambler", "--property", "Pmax wonn"}, 1,
            "--property 'Pmax wonn': Line 1, column 6: no process does 'wonn'");
        row({"check", "gambler", "--epsilon", "2"}, 1, "--epsilon must be a number");
        row({"states", "yahtzee", "--memory", "1000"}, 1, "--memory allows more");
        row({"export", "gambler", "--to", "tra"}, 1, "--out NAME.tra");
        row({"export", "gambler", "--to", "xml"}, 1, "--to must be");
        row({"export", "gambler", "--passes", "smaller"}, 1, "--passes must be");
        row({"table", "4"}, 1, "from 0 to 3");
    }
    void whatIsWrongIsSaid()
    {
        QFETCH(QStringList, arguments);
        const Run run = runChance(arguments);
        QTEST(run.code, "code");
        QFETCH(QString, answer);
        QVERIFY2(run.error.contains(answer), qPrintable(run.error));
    }

    void probabilitiesThatDoNotSumToOneHaveAPlace()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("wrong.prcrl");
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write("X(s: {0..1}) =\n  a . psum(0.5 -> X[0] ++ 0.4 -> X[1])\ninit X[0]\nreach a\n");
        out.close();
        const Run run = runChance({"check", file});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.error.contains("2") && run.error.contains("9/10"), qPrintable(run.error));
    }
};

QTEST_GUILESS_MAIN(TestCliChance)
#include "tst_clichance.moc"
