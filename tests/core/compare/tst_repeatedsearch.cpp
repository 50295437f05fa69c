// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/repeatedsearch.h"

#include "core/compare/comparisontext.h"
#include "core/compare/contender.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace {

/// One of a worker that waited so long of this time.
SearchReport reportOf(double milliseconds, double waiting, std::uint64_t nodes = 1000)
{
    SearchReport report;
    report.nodes = nodes;
    report.leaves = 500;
    report.bestMove = Move(3);
    const auto time = [](double ms) { return std::chrono::nanoseconds(qRound64(ms * 1e6)); };
    report.time = time(milliseconds);
    report.workerTimes = {{time(milliseconds - waiting), time(waiting)}};
    return report;
}

/// Nine repetitions of 10 to 18 ms, in which nothing waited, of a recorded search.
ComparisonResult repeatedNineTimes(const SearchReport& recorded)
{
    ComparisonResult result;
    ContenderResult& contender = result.contenders.emplace_back();
    contender.entrant = *contenderFromText(QStringLiteral("study-h1 depth 4"));
    result.request.contenders = {contender.entrant};
    result.request.repeats = 9;
    result.request.recorded = {sampleOf(recorded, false), QStringLiteral("Move 7"), {}};
    // Not in the order of their size.
    for (const int milliseconds : {14, 10, 18, 11, 17, 12, 16, 13, 15})
        contender.samples.push_back(sampleOf(reportOf(milliseconds, 0), false));
    return result;
}

const SearchQuantity& time()
{
    return *searchQuantity(u"milliseconds");
}

}

/// A recorded search beside its repetitions.
class TestRepeatedSearch : public QObject
{
    Q_OBJECT

private:
    using Place = RepeatedFigure::Place;

private Q_SLOTS:
    void itsPlaceAmongThemIsFound_data()
    {
        QTest::addColumn<double>("milliseconds");
        QTest::addColumn<int>("place");
        QTest::newRow("below") << 9.9 << int(Place::Below);
        QTest::newRow("as the lowest") << 10.0 << int(Place::Within);
        QTest::newRow("between") << 12.5 << int(Place::Within);
        QTest::newRow("as the highest") << 18.0 << int(Place::Within);
        QTest::newRow("above") << 18.1 << int(Place::Above);
    }

    void itsPlaceAmongThemIsFound()
    {
        QFETCH(double, milliseconds);
        QFETCH(int, place);
        const ComparisonResult result = repeatedNineTimes(reportOf(milliseconds, 0));
        const auto figure = repeatedFigure(result, time());
        QVERIFY(figure);
        QCOMPARE(int(figure->place), place);
        QCOMPARE(figure->recorded, milliseconds);
        QCOMPARE(figure->count, 9);
        QCOMPARE(figure->casesByChance(), 10);
        QCOMPARE(figure->repeated.median, 14.0);
        QCOMPARE(figure->repeated.least, 10.0);
        QCOMPARE(figure->repeated.most, 18.0);
        // By the sign test, of nine the second lowest and the second highest.
        QVERIFY(figure->repeated.interval);
        QCOMPARE(figure->repeated.interval->low, 11.0);
        QCOMPARE(figure->repeated.interval->high, 17.0);
    }

    void theSameCountIsTheSameWork()
    {
        const SearchQuantity& nodes = *searchQuantity(u"nodes");
        const auto placeOf = [&nodes](std::uint64_t recorded) {
            return repeatedFigure(repeatedNineTimes(reportOf(14, 0, recorded)), nodes)->place;
        };
        QCOMPARE(placeOf(1000), Place::Same);
        QCOMPARE(placeOf(999), Place::Below);
        QCOMPARE(placeOf(1001), Place::Above);
    }

    void loadExplainsAsMuchAsWasWaited_data()
    {
        QTest::addColumn<double>("milliseconds");
        QTest::addColumn<double>("waiting");
        QTest::addColumn<double>("share");
        // The median is 14 ms without waiting.
        QTest::newRow("all") << 24.0 << 10.0 << 1.0;
        QTest::newRow("more than all") << 24.0 << 15.0 << 1.0;
        QTest::newRow("three fifths") << 24.0 << 6.0 << 0.6;
        QTest::newRow("nothing") << 24.0 << 0.0 << 0.0;
        QTest::newRow("quicker though it waited") << 9.0 << 1.0 << 0.0;
    }

    void loadExplainsAsMuchAsWasWaited()
    {
        QFETCH(double, milliseconds);
        QFETCH(double, waiting);
        QFETCH(double, share);
        const auto load = repeatedLoad(repeatedNineTimes(reportOf(milliseconds, waiting)), 4);
        QVERIFY(load);
        QCOMPARE(load->beyond, milliseconds - 14);
        QCOMPARE(load->waited, waiting);
        QCOMPARE(load->share(), share);
    }

    /// A search that took less than repetitions under load.
    void waitingOfTheRepetitionsCounts()
    {
        ComparisonResult result = repeatedNineTimes(reportOf(8, 0));
        for (ComparisonSample& sample : result.contenders[0].samples)
            sample = sampleOf(reportOf(14, 3), false);
        const auto load = repeatedLoad(result, 4);
        QVERIFY(load);
        QCOMPARE(load->beyond, -6.0);
        QCOMPARE(load->share(), 0.5);
    }

    void waitingForOneAnotherIsNoLoad()
    {
        SearchReport recorded = reportOf(24, 10);
        recorded.workers = 2;
        recorded.workerTimes.push_back(recorded.workerTimes.front());
        const ComparisonResult result = repeatedNineTimes(recorded);
        QVERIFY(!repeatedLoad(result, 1));
        // The mean of a worker's waiting.
        QCOMPARE(repeatedLoad(result, 2)->waited, 10.0);
        recorded.workerTimes = {};
        QVERIFY(!repeatedLoad(repeatedNineTimes(recorded), 4));
    }

    void disturbedRepetitionsCanBeLeftOut()
    {
        ComparisonResult result = repeatedNineTimes(reportOf(17.5, 0));
        result.contenders[0].samples[2].disturbed.byOthers = true; // 18 ms
        QCOMPARE(repeatedFigure(result, time())->place, Place::Within);
        result.leavesOutDisturbed = true;
        QCOMPARE(repeatedFigure(result, time())->place, Place::Above);
        QCOMPARE(repeatedFigure(result, time())->casesByChance(), 9);
        // Counts are what they are.
        QCOMPARE(repeatedFigure(result, *searchQuantity(u"nodes"))->count, 9);
    }

    void sentencesFollowTheNumbers()
    {
        const auto text
            = [](const ComparisonResult& result) { return comparisontext::summary(result); };
        const QString above = text(repeatedNineTimes(reportOf(24, 6)));
        QVERIFY2(above.contains(QStringLiteral("more than each repetition")), qPrintable(above));
        QVERIFY2(above.contains(QStringLiteral("1 of 10 cases")), qPrintable(above));
        QVERIFY2(above.contains(QStringLiteral("60.0 %")), qPrintable(above));
        QVERIFY2(above.contains(QStringLiteral("Ready, not running")), qPrintable(above));
        const QString within = text(repeatedNineTimes(reportOf(15, 0)));
        QVERIFY2(within.contains(QStringLiteral("within")), qPrintable(within));
        QVERIFY2(!within.contains(QStringLiteral("Load")), qPrintable(within));
        const QString otherWork = text(repeatedNineTimes(reportOf(15, 0, 1200)));
        QVERIFY2(otherWork.contains(QStringLiteral("not the same")), qPrintable(otherWork));
        // Two machines have no time in common; their counts are alike.
        ComparisonResult elsewhere = repeatedNineTimes(reportOf(24, 6));
        elsewhere.machine = QStringLiteral("here");
        elsewhere.request.recorded->machine = QStringLiteral("there");
        const QString other = text(elsewhere);
        QVERIFY2(other.contains(QStringLiteral("there")), qPrintable(other));
        QVERIFY2(!other.contains(QStringLiteral("ms")), qPrintable(other));
        QVERIFY2(other.contains(QStringLiteral("1,000 nodes")), qPrintable(other));
    }

    void filesHaveBoth()
    {
        const std::vector<const SearchQuantity*> quantities {&time()};
        const ComparisonResult result = repeatedNineTimes(reportOf(24, 6));
        const auto json
            = QJsonDocument::fromJson(comparisonToJson(result, quantities))["contenders"][0];
        QCOMPARE(json["recorded"]["title"].toString(), QStringLiteral("Move 7"));
        QCOMPARE(json["recorded"]["milliseconds"].toDouble(), 24.0);
        QCOMPARE(json["quantities"]["milliseconds"]["recorded"].toDouble(), 24.0);
        QCOMPARE(json["quantities"]["milliseconds"]["recordedIs"].toString(),
                 QStringLiteral("above"));
        QCOMPARE(json["searches"].toArray().size(), 9);
        const QByteArray csv = comparisonToCsv(result, quantities);
        QCOMPARE(csv.count(",recorded,"), 1);
        QCOMPARE(csv.count(",search,"), 9);
        QVERIFY(provenanceOf(result).addedToCsv(csv).contains("Move 7"));
        ComparisonResult usual = result;
        usual.request.recorded.reset();
        QVERIFY(!provenanceOf(usual).addedToCsv(csv).contains("Move 7"));
    }

    void withoutOneThereIsNothingToSay()
    {
        ComparisonResult result = repeatedNineTimes(reportOf(24, 6));
        result.request.recorded.reset();
        QVERIFY(repeatedFigures(result).empty());
        QVERIFY(!repeatedLoad(result, 4));
        QVERIFY(comparisontext::repeated(result).isEmpty());
        QVERIFY(!comparisonToCsv(result, {}).contains("recorded"));
    }
};

QTEST_GUILESS_MAIN(TestRepeatedSearch)
#include "tst_repeatedsearch.moc"
