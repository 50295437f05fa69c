// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/engines/enginefactory.h"
#include "core/search/metrics/branching.h"
#include "core/search/metrics/disturbance.h"
#include "core/search/metrics/load.h"
#include "core/search/metrics/reportjson.h"
#include "core/search/metrics/searchquantity.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>
#include <set>

/// What a search's numbers are called, and those that are worked out from others.
class TestSearchQuantity : public QObject
{
    Q_OBJECT

private:
    static SearchReport search(const QString& engine, int depth)
    {
        auto made = makeEngine(engine, {.workers = 1});
        return (*made)->search(Position(), {.depth = depth}, {});
    }
    static double figure(const SearchReport& report, const char* key)
    {
        return searchQuantity(QString::fromLatin1(key))->value(report).value_or(-1);
    }

private Q_SLOTS:
    void aUniformTreeBranchesByItsMoves()
    {
        QVERIFY(std::abs(*branchingFactor(1 + 3 + 9 + 27, 3) - 3) < 1e-9);
        QVERIFY(std::abs(*branchingFactor(137'257, 6) - 7) < 1e-9);
        // A line, and a tree of one ply.
        QVERIFY(std::abs(*branchingFactor(10, 9) - 1) < 1e-9);
        QVERIFY(std::abs(*branchingFactor(8, 1) - 7) < 1e-9);
    }

    void whereNothingWasLookedAtNothingBranches()
    {
        QVERIFY(!branchingFactor(1, 3));
        QVERIFY(!branchingFactor(100, 0));
        IterationReport cutShort;
        cutShort.depth = 3;
        cutShort.counts.nodes = 100;
        QVERIFY(!branchingFactor(cutShort));
    }

    void aReportBranchesAsItsDeepestWholeDepth()
    {
        SearchReport report = search(QStringLiteral("minimax-h2"), 4);
        QVERIFY(std::abs(*branchingFactor(report) - 7) < 1e-9);
        // A deeper one that was given up does not count.
        IterationReport deeper;
        deeper.depth = 5;
        deeper.counts.nodes = 50;
        report.iterations.push_back(deeper);
        QVERIFY(std::abs(*branchingFactor(report) - 7) < 1e-9);
    }

    void keysAndNamesAreUnlike()
    {
        std::set<QString> keys;
        std::set<QString> names;
        for (const SearchQuantity& quantity : searchQuantities()) {
            QVERIFY(keys.insert(quantity.key).second);
            QVERIFY(names.insert(quantity.name()).second);
            QVERIFY(quantity.meaning().endsWith(u'.'));
            QCOMPARE(searchQuantity(QString(quantity.key)), &quantity);
        }
        QVERIFY(!searchQuantity(u"no such key"));
    }

    void sharesAreShares()
    {
        for (const char* engine : {"alphabeta-h1", "minimax-h2", "mapped-h1"}) {
            const SearchReport report = search(QLatin1String(engine), 5);
            for (const SearchQuantity& quantity : searchQuantities())
                if (const auto value = quantity.value(report);
                    value && quantity.unit == SearchQuantity::Unit::Share)
                    QVERIFY2(*value >= 0 && *value <= 1, quantity.key.data());
        }
    }

    void whatIsRepeatableComesAgain()
    {
        const SearchReport first = search(QStringLiteral("alphabeta-h1"), 6);
        const SearchReport second = search(QStringLiteral("alphabeta-h1"), 6);
        for (const SearchQuantity& quantity : searchQuantities())
            if (quantity.isRepeatable)
                QCOMPARE(quantity.value(first), quantity.value(second));
    }

    void whatAnEngineDoesNotHaveIsNotZero()
    {
        // Minimax leaves no position early, and nobody but the solver has a table.
        const SearchReport report = search(QStringLiteral("minimax-h1"), 3);
        QCOMPARE(figure(report, "cutoffs"), 0.0);
        QVERIFY(!searchQuantity(u"firstMoveCutoffShare")->value(report));
        QVERIFY(!searchQuantity(u"tableReads")->value(report));
        QCOMPARE(figure(report, "nodes"), 1.0 + 7 + 49 + 343);
        QCOMPARE(figure(report, "evaluations"), 343.0);
    }

    void figuresStandInTheOrderOfTheList()
    {
        SearchReport report = search(QStringLiteral("alphabeta-h1"), 4);
        report.statistics.table = TableStatistics {.bytes = 1024};
        const SearchMetrics figures = metricsOf(report);
        for (const SearchQuantity& quantity : searchQuantities()) {
            QCOMPARE(&searchQuantities()[indexOf(quantity)], &quantity);
            QCOMPARE(figures[indexOf(quantity)], quantity.value(report));
        }
        QCOMPARE(figures[indexOf(*searchQuantity(u"tableBytes"))], std::optional(1024.0));
    }

    void startUpEndsWithTheFirstTask()
    {
        using namespace std::chrono_literals;
        SearchReport report;
        report.time = 50ms;
        QVERIFY(!searchQuantity(u"startMilliseconds")->value(report));
        IterationReport first;
        first.rootMoves = {{.move = Move(3), .worker = 0, .start = 3ms, .end = 4ms, .nodes = 9},
                           {.move = Move(2), .worker = 1, .start = 2ms, .end = 9ms, .nodes = 9}};
        report.iterations = {first};
        QCOMPARE(figure(report, "startMilliseconds"), 2.0);
        // No engine that asks questions.
        QVERIFY(!searchQuantity(u"columnNodes")->value(report));
    }

    void theSolversNodesAreToldApart()
    {
        using namespace std::chrono_literals;
        SearchReport report;
        report.time = 50ms;
        const auto task = [](TaskQuery::About about, std::uint64_t nodes) {
            TaskRecord made;
            made.start = 31ms;
            made.end = 32ms;
            made.nodes = nodes;
            made.asked.about = about;
            return made;
        };
        report.tasks = {task(TaskQuery::About::Root, 1), task(TaskQuery::About::Column, 20),
                        task(TaskQuery::About::Line, 300), task(TaskQuery::About::Traps, 4000)};
        report.statistics.bookColumns = 5;
        QCOMPARE(figure(report, "columnNodes"), 21.0);
        QCOMPARE(figure(report, "lineNodes"), 300.0);
        QCOMPARE(figure(report, "startMilliseconds"), 31.0);
        QCOMPARE(figure(report, "bookColumns"), 5.0);
    }

    /// Behind its last ply the book is asked and knows nothing; who has none says nothing of it.
    void aBookThatKnowsNothingIsNoMissingBook()
    {
        const Position late = *notation::parsePosition(QStringView(u"4444443222233355"));
        const auto solved = [&late](bool usesBook) {
            auto made = makeEngine(QStringLiteral("perfect"), {.workers = 1, .usesBook = usesBook});
            return (*made)->search(late, {}, {});
        };
        const SearchReport asked = solved(true);
        QCOMPARE(figure(asked, "bookColumns"), 0.0);
        QVERIFY(figure(asked, "columnNodes") > 0);
        QCOMPARE(figure(asked, "columnNodes") + figure(asked, "lineNodes"),
                 static_cast<double>(asked.nodes));
        const SearchReport without = solved(false);
        QVERIFY(!searchQuantity(u"bookColumns")->value(without));
        QVERIFY(figure(without, "columnNodes") > 0);
    }

    void othersLoadIsToldFromWork()
    {
        using namespace std::chrono_literals;
        SearchReport report;
        QVERIFY(!waitingShare(report) && !hadLoadFromElsewhere(report, 2));
        report.workers = 2;
        report.workerTimes = {{.running = 30ms, .waiting = 0ms}, {.running = 20ms, .waiting = 0ms}};
        QCOMPARE(waitingShare(report), std::optional(0.0));
        QVERIFY(!hadLoadFromElsewhere(report, 2));
        // 7.1 of 57.1 ms.
        report.workerTimes[1].waiting = 7100us;
        QVERIFY(std::abs(*waitingShare(report) - 7.1 / 57.1) < 1e-9);
        QVERIFY(hadLoadFromElsewhere(report, 2));
        // Two on one processor wait for each other.
        QVERIFY(!hadLoadFromElsewhere(report, 1));
        // A moment is nothing to speak of, whatever share it is.
        report.workerTimes = {{.running = 100us, .waiting = 100us}};
        report.workers = 1;
        QVERIFY(!hadLoadFromElsewhere(report, 2));
        // Most of a short search, though, is a disturbance: 0.98 of 1.19 ms.
        report.workerTimes = {{.running = 210us, .waiting = 980us}};
        QVERIFY(hadLoadFromElsewhere(report, 2));
        // And a small share of a long one is none, however long it is: 4 of 84 ms.
        report.workerTimes = {{.running = 80ms, .waiting = 4ms}};
        QVERIFY(!hadLoadFromElsewhere(report, 2));
        report.workerTimes = {{.running = 100ms, .waiting = {}}};
        QVERIFY(!waitingShare(report) && !hadLoadFromElsewhere(report, 2));
    }

    void whoDisturbedIsSaid()
    {
        using namespace std::chrono_literals;
        SearchReport report;
        report.workerTimes = {{.running = 30ms, .waiting = 0ms}};
        QVERIFY(!Disturbance::of(report).any());
        QCOMPARE(reportToJson(report)["disturbedByOthers"], QJsonValue(false));
        QCOMPARE(reportToJson(report)["disturbed"], QJsonValue(false));
        report.workerTimes = {{.running = 20ms, .waiting = 20ms}};
        QVERIFY(Disturbance::of(report) == (Disturbance {.byProgram = false, .byOthers = true}));
        QCOMPARE(reportToJson(report)["disturbedByOthers"], QJsonValue(true));
        QCOMPARE(reportToJson(report)["disturbedByProgram"], QJsonValue(false));
        QCOMPARE(reportToJson(report)["disturbed"], QJsonValue(true));
        report.disturbed = true;
        QVERIFY(Disturbance::of(report) == (Disturbance {.byProgram = true, .byOthers = true}));
    }

    /// Times and what is worked out from them; neither counts nor memory.
    void loadChangesTimesAlone()
    {
        QStringList changing;
        for (const SearchQuantity& quantity : searchQuantities()) {
            if (quantity.changesUnderLoad())
                changing << quantity.key;
            QVERIFY(!quantity.changesUnderLoad() || !quantity.isRepeatable);
        }
        QCOMPARE(changing,
                 (QStringList {"milliseconds", "processorMilliseconds", "readyMilliseconds",
                               "busyWorkers", "nodesPerSecond", "startMilliseconds"}));
        SearchReport report;
        report.disturbed = true;
        for (const SearchQuantity& quantity : searchQuantities())
            QCOMPARE(Disturbance::of(report, quantity).byProgram, changing.contains(quantity.key));
    }

    void keysOfOlderFilesAreKnown()
    {
        QVERIFY(searchQuantity(u"readyMilliseconds"));
        QCOMPARE(searchQuantity(u"waitingMilliseconds"), searchQuantity(u"readyMilliseconds"));
        QVERIFY(!searchQuantity(u"knots"));
    }

    void theStatesOfAWorkerFillTheSearch()
    {
        using namespace std::chrono_literals;
        SearchReport report;
        report.time = 50ms;
        report.workerTimes = {{.running = 30ms, .waiting = 12ms}, {.running = 50ms, .waiting = {}}};
        const QJsonArray workers = statisticsToJson(report)["workers"].toArray();
        QCOMPARE(workers[0]["runningMilliseconds"].toDouble(), 30.0);
        QCOMPARE(workers[0]["readyMilliseconds"].toDouble(), 12.0);
        QCOMPARE(workers[0]["asleepMilliseconds"].toDouble(), 8.0);
        QVERIFY(workers[1]["asleepMilliseconds"].isUndefined());
    }

    void noMoreWorkersAreBusyThanThereAre()
    {
        using namespace std::chrono_literals;
        const SearchQuantity& busy = *searchQuantity(u"busyWorkers");
        SearchReport report;
        report.workers = 2;
        report.time = 10ms;
        report.workerTimes = {{.running = 9ms}, {.running = 7ms}};
        QCOMPARE(busy.value(report), std::optional(1.6));
        // Its clocks are read one after the other.
        report.workerTimes = {{.running = 10100us}, {.running = 10ms}};
        QCOMPARE(busy.value(report), std::optional(2.0));
        report.workerTimes = {{.running = 30ms}, {.running = 20ms}};
        QVERIFY(!busy.value(report));
        report.time = 5us;
        report.workerTimes = {{.running = 4us}, {.running = 2us}};
        QVERIFY(!busy.value(report));
    }

    void memoryIsTheTableAndWhatIsWrittenDown()
    {
        SearchReport report;
        QCOMPARE(heldBytes(report), std::uint64_t {0});
        report.statistics.table = TableStatistics {.bytes = 1024};
        report.tasks.resize(3);
        QCOMPARE(heldBytes(report), 1024 + 3 * sizeof(TaskRecord));
    }
};

QTEST_GUILESS_MAIN(TestSearchQuantity)
#include "tst_searchquantity.moc"
