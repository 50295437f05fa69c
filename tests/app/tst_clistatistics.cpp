// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/threadtimes.h"
#include "tests/app/program.h"
#include "tests/sanitized.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>
#include <map>

/// `analyze --statistics`, and `bench` with its options.
class TestCliStatistics : public QObject
{
    Q_OBJECT

private:
    static QJsonObject json(const QStringList& arguments)
    {
        const Run run = runProgram(arguments);
        return QJsonDocument::fromJson(run.out.toUtf8()).object();
    }

private Q_SLOTS:
    void depthsAddUpToTheSearch()
    {
        const QJsonObject answer = json({"analyze", "44", "--engine", "alphabeta-h1", "--depth",
                                         "6", "--statistics", "--json"});
        const QJsonObject statistics = answer.value("statistics").toObject();
        const QJsonArray iterations = statistics.value("iterations").toArray();
        QCOMPARE(iterations.size(), 6);
        double nodes = 0;
        for (const QJsonValue& iteration : iterations)
            nodes += iteration.toObject().value("nodes").toDouble();
        QCOMPARE(nodes, answer.value("nodes").toDouble());
        QCOMPARE(iterations.last().toObject().value("bestColumn"), answer.value("bestColumn"));
        double cutoffs = 0;
        for (const QJsonValue& count : statistics.value("cutoffsByMove").toArray())
            cutoffs += count.toDouble();
        QCOMPARE(cutoffs, answer.value("cutoffs").toDouble());
        QVERIFY(!statistics.contains("table"));
        QCOMPARE(statistics.value("workers").toArray().size(), 1);
    }

    void aFullTreeBranchesSevenfold()
    {
        // No game ends within six plies: 1 + 7 + ... + 7^6 positions.
        const QJsonObject answer = json({"analyze", "startpos", "--engine", "minimax-h2", "--depth",
                                         "6", "--statistics", "--json"});
        const QJsonObject depth
            = answer.value("statistics").toObject().value("iterations").toArray().last().toObject();
        QCOMPARE(depth.value("nodes").toInt(), 137'257);
        QVERIFY(std::abs(depth.value("branchingFactor").toDouble() - 7) < 1e-6);
    }

    /// An open three is infinite, and so is what it comes to with others.
    void infinityStaysInfinity()
    {
        const Run run = runProgram({"analyze", "374757", "--engine", "greedy-h1"});
        QVERIFY2(run.out.contains(QRegularExpression("On the board, without search, .*: "
                                                     "[+-]infinity and [+-][0-9]+\n")),
                 qPrintable(run.out));
        QVERIFY(run.out.contains("an open three is infinite in the article; it counts 100000000"));
        const Run none = runProgram({"analyze", "44", "--engine", "greedy-h1"});
        QVERIFY(!none.out.contains("infinit"));
    }

    void theSolverTellsOfItsTable()
    {
        const QJsonObject answer = json({"analyze", "44444326555", "--statistics", "--json",
                                         "--no-book", "--workers", "1", "--hash", "16"});
        const QJsonObject table = answer.value("statistics").toObject().value("table").toObject();
        QCOMPARE(table.value("bytes").toDouble(), 16.0 * 1024 * 1024);
        QVERIFY(table.value("hits").toDouble() > 0);
        QVERIFY(table.value("hits").toDouble() < table.value("reads").toDouble());
    }

    void linesAddUpToTheSearch()
    {
        for (const QString& engine :
             {QStringLiteral("mapped-h1"), QStringLiteral("alphabeta-h2")}) {
            const QJsonObject answer = json({"analyze", "44", "--engine", engine, "--depth", "6",
                                             "--tree-cost", "2", "--json"});
            const QJsonObject costs = answer.value("treeCost").toObject();
            QCOMPARE(costs.value("nodes"), answer.value("nodes"));
            QCOMPARE(costs.value("counted").toBool(), true);
            double moves = 0;
            double replies = 0;
            double search = 0;
            for (const QJsonValue& value : costs.value("lines").toArray()) {
                const QJsonObject line = value.toObject();
                const qsizetype length = line.value("line").toString().size();
                (length == 1       ? moves
                     : length == 2 ? replies
                                   : search)
                    += line.value("nodes").toDouble();
            }
            // The root is visited once a depth, each of its seven moves too.
            QCOMPARE(moves, answer.value("nodes").toDouble() - 6);
            QCOMPARE(replies, moves - 7 * 6);
            QCOMPARE(search, answer.value("nodes").toDouble());
        }
    }

    void costsAreToldInLines()
    {
        const Run run = runProgram(
            {"analyze", "startpos", "--engine", "minimax-h2", "--depth", "4", "--tree-cost", "2"});
        QVERIFY2(run.out.contains(QRegularExpression("\\n  search +2801 +100.0 % +-\\n")),
                 qPrintable(run.out));
        QVERIFY2(run.out.contains(QRegularExpression("\\n  4 5 +57 +2.0 % +-\\n")),
                 qPrintable(run.out));
        QVERIFY(!run.out.contains("Only complete depths"));
    }

    /// Of an opponent, too: sums of a line's replies are within the line's, in nodes and in time.
    void timeOfLinesAddsUp()
    {
        const QStringList engines[] {{"mapped-h1", "--depth", "6"}, {"level-4"}};
        for (const QStringList& engine : engines) {
            const QJsonObject answer = json(
                QStringList {"analyze", "44", "--tree-cost", "2", "--json", "--engine"} + engine);
            const QJsonObject costs = answer.value("treeCost").toObject();
            QCOMPARE(costs.value("nodes"), answer.value("nodes"));
            QCOMPARE(costs.value("counted").toBool(), true);
            if (!ThreadTimes::hasClock)
                continue;
            QCOMPARE(costs.value("timeOf").toString(), QStringLiteral("count"));
            std::map<QString, double> own;
            for (const QJsonValue& value : costs.value("lines").toArray()) {
                const QString line = value.toObject().value("line").toString();
                const double time = value.toObject().value("processorNanoseconds").toDouble();
                own[line] += time;
                if (!line.isEmpty())
                    own[line.chopped(1)] -= time;
                if (line.isEmpty())
                    QCOMPARE(time, costs.value("processorNanoseconds").toDouble());
            }
            double sum = 0;
            for (const auto& [line, time] : own) {
                QVERIFY2(time >= 0, qPrintable(line));
                sum += time;
            }
            QCOMPARE(sum, costs.value("processorNanoseconds").toDouble());
            QVERIFY(sum > 0);
        }
    }

    /// The solver's own time, as its questions took it.
    void solverTimesAreTheSearchs()
    {
        const QJsonObject answer
            = json({"analyze", "44444326555", "--json", "--no-book", "--tree-cost", "1"});
        const QJsonObject costs = answer.value("treeCost").toObject();
        QCOMPARE(costs.value("counted").toBool(), false);
        QCOMPARE(costs.value("nodes"), costs.value("searchedNodes"));
        if (ThreadTimes::hasClock)
            QCOMPARE(costs.value("timeOf").toString(), QStringLiteral("search"));
    }

    void linesHaveAMeasureAndAFigure()
    {
        const Run byTime
            = runProgram({"analyze", "startpos", "--engine", "alphabeta-h2", "--depth", "6",
                          "--tree-cost", "1", "--tree-by", "time", "--tree-figure", "leaves"});
        QVERIFY2(byTime.out.contains(QRegularExpression(" share +leaves\n")),
                 qPrintable(byTime.out));
        if (ThreadTimes::hasClock)
            QVERIFY2(byTime.out.contains(
                         QRegularExpression("\n  search +[0-9]+\\.[0-9]{3} +100.0 % +[0-9.]+ %\n")),
                     qPrintable(byTime.out));
        QCOMPARE(byTime.out.contains("The time is that of the count"), ThreadTimes::hasClock);
        const Run byNodes = runProgram({"analyze", "startpos", "--engine", "minimax-h2", "--depth",
                                        "4", "--tree-cost", "2", "--tree-figure", "parent-share"});
        QVERIFY2(byNodes.out.contains(QRegularExpression("\n  4 5 +57 +2.0 % +14\\.[23] %\n")),
                 qPrintable(byNodes.out));
        QVERIFY(!byNodes.out.contains("The time is"));
    }

    void linesAreATable()
    {
        const Run run = runProgram({"analyze", "startpos", "--engine", "minimax-h2", "--depth", "4",
                                    "--tree-cost", "2", "--tree-csv", "-"});
        QCOMPARE(run.code, 0);
        const QStringList rows = run.out.split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(rows.size(), 1 + 1 + 7 + 49);
        QVERIFY(rows.first().startsWith(QStringLiteral("line,plies,nodes,leaves,")));
        QVERIFY(rows[1].startsWith(QStringLiteral(",0,2801,2401,0,0,")));
        QVERIFY(run.out.contains(QStringLiteral("\nd1 d2,2,57,49,0,0,")));
    }

    void whatSaysNothingOfATreeIsRefused_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no tree") << QStringList {"--tree-by", "time"} << "of no use without";
        QTest::newRow("no measure")
            << QStringList {"--tree-cost", "2", "--tree-by", "size"} << "nodes, time, not 'size'";
        QTest::newRow("no figure")
            << QStringList {"--tree-cost", "2", "--tree-figure", "x"} << "first-cutoffs, cutoffs";
        QTest::newRow("twice standard output")
            << QStringList {"--tree-cost", "2", "--tree-csv", "-", "--json"} << "both want";
    }

    void whatSaysNothingOfATreeIsRefused()
    {
        QFETCH(const QStringList, options);
        QFETCH(const QString, sentence);
        const Run run = runProgram(QStringList {"analyze", "44", "--depth", "3"} + options);
        QCOMPARE(run.code, 2);
        QVERIFY2(run.error.contains(sentence), qPrintable(run.error));
    }

    void withoutTheOptionNothingIsAdded()
    {
        QVERIFY(!json({"analyze", "44", "--depth", "4", "--json"}).contains("treeCost"));
        QVERIFY(!json({"analyze", "44", "--depth", "4", "--json"}).contains("statistics"));
        QVERIFY(!runProgram({"analyze", "44", "--depth", "4"}).out.contains("What the search did"));
        QVERIFY(runProgram({"analyze", "44", "--depth", "4", "--statistics"})
                    .out.contains("on the first move"));
    }

    void aRepeatedBenchHasMediansAndIntervals()
    {
        if (sanitized::isOn)
            QSKIP("A figure, which no sanitizer changes");
        const QJsonObject once = json({"bench", "--json"});
        const QJsonObject answer = json({"bench", "--repeat", "6", "--json"});
        QCOMPARE(answer.value("nodes"), once.value("nodes"));
        QCOMPARE(answer.value("repetitions").toInt(), 6);
        const double median = answer.value("milliseconds").toDouble();
        QVERIFY(answer.value("leastMilliseconds").toDouble() <= median);
        QVERIFY(median <= answer.value("mostMilliseconds").toDouble());
        // The fewest times of which the least and the most hold the median with 95 %.
        const QJsonArray interval = answer.value("interval95Milliseconds").toArray();
        QCOMPARE(interval.size(), 2);
        QCOMPARE(interval[0].toDouble(), answer.value("leastMilliseconds").toDouble());
        QCOMPARE(interval[1].toDouble(), answer.value("mostMilliseconds").toDouble());
        QVERIFY(!json({"bench", "--repeat", "5", "--json"}).contains("interval95Milliseconds"));
    }

    void repetitionsAreANumber()
    {
        for (const char* wrong : {"0", "-1", "x", "1001"}) {
            const Run run = runProgram({"bench", "--repeat", QString::fromLatin1(wrong)});
            QCOMPARE(run.code, 1);
            QVERIFY(run.error.contains("--repeat"));
        }
    }

    void theEnginesAddUpToTheSignature()
    {
        const QJsonObject all = json({"bench", "--json"});
        QStringList engines;
        for (const QJsonValue& search : all.value("searches").toArray())
            if (const QString name = search.toObject().value("engine").toString();
                !engines.contains(name))
                engines << name;
        QCOMPARE(engines.size(), 8);
        double nodes = 0;
        for (const QString& engine : engines)
            nodes += json({"bench", "--engine", engine, "--json"}).value("nodes").toDouble();
        QCOMPARE(nodes, all.value("nodes").toDouble());

        const Run run = runProgram({"bench", "--engine", "perfect"});
        QCOMPARE(run.code, 1);
        QVERIFY(run.error.contains("perfect") && run.error.contains("alphabeta-h1"));
    }

    void withoutPerfAProfileIsRefusedInASentence()
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PATH", "/nowhere");
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(FOURCAST_CLI), {"bench", "--profile"});
        const Run run = rest(process);
        QCOMPARE(run.code, 1);
        QVERIFY(run.error.contains("linux-perf"));
        QVERIFY(run.out.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestCliStatistics)
#include "tst_clistatistics.moc"
