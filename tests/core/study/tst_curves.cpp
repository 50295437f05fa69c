// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/results/curves.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <cmath>
#include <numeric>

namespace {

/// The beginning of a game, up to a ply.
StudyCurve beginning(int depth, std::uint64_t seed, int plies)
{
    std::stop_source stop;
    CurveOptions options;
    options.depths = {depth};
    options.seed = seed;
    const auto curves = runStudyCurves(options, stop.get_token(), [&](int done, int) {
        if (done == plies)
            stop.request_stop();
    });
    return curves.at(0);
}

Position replay(const StudyCurve& curve)
{
    Position position;
    for (const CurvePoint& point : curve.points)
        position.play(point.move);
    return position;
}

}

class TestCurves : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void firstPliesCostWhatTheReferenceSays_data()
    {
        QTest::addColumn<int>("depth");
        QTest::addColumn<QList<int>>("nodes");
        // Exact at depth 4; the reference gives depth 6 in thousands with one decimal.
        QTest::newRow("depth 4") << 4 << QList<int> {878, 1122, 458, 957, 1039};
        QTest::newRow("depth 6") << 6 << QList<int> {10700, 14900, 6000, 9400, 10700};
    }

    void firstPliesCostWhatTheReferenceSays()
    {
        QFETCH(int, depth);
        QFETCH(QList<int>, nodes);
        const int unit = depth == 4 ? 1 : 100;
        for (const std::uint64_t seed : {4000u, 4001u, 4009u}) {
            const StudyCurve curve = beginning(depth, seed, 5);
            QCOMPARE(curve.points.size(), std::size_t {5});
            for (std::size_t i = 0; i < 5; ++i)
                QCOMPARE(std::lround(double(curve.points[i].nodes) / unit) * unit,
                         nodes[qsizetype(i)]);
        }
    }

    void laterPliesCostWhatTheReferenceSaysOnAverage_data()
    {
        QTest::addColumn<int>("depth");
        QTest::addColumn<QList<int>>("means");
        QTest::newRow("depth 4") << 4 << QList<int> {1195, 633, 969, 1108, 871, 1127};
        QTest::newRow("depth 6") << 6 << QList<int> {13500, 4600, 4400, 6800, 9600, 17400};
    }

    void laterPliesCostWhatTheReferenceSaysOnAverage()
    {
        QFETCH(int, depth);
        QFETCH(QList<int>, means);
        constexpr int games = 10;
        std::vector<double> sums(6, 0.0);
        for (int game = 0; game < games; ++game) {
            const StudyCurve curve = beginning(depth, 4000u + std::uint64_t(game), 11);
            QCOMPARE(curve.points.size(), std::size_t {11});
            for (std::size_t i = 0; i < sums.size(); ++i)
                sums[i] += double(curve.points[5 + i].nodes);
        }
        // Ten games draw different lots from the reference's ten, so the means differ somewhat.
        for (std::size_t i = 0; i < sums.size(); ++i) {
            const double ratio = sums[i] / games / means[qsizetype(i)];
            QVERIFY2(ratio > 0.6 && ratio < 1.6,
                     qPrintable(QStringLiteral("ply %1: ratio %2").arg(i + 6).arg(ratio)));
        }
    }

    void gamesEndByTheRules()
    {
        CurveOptions options;
        options.depths = {2, 4};
        int lastDone = 0;
        int lastExpected = 0;
        const auto curves = runStudyCurves(options, {}, [&](int done, int expected) {
            QVERIFY(done >= lastDone);
            lastDone = done;
            lastExpected = expected;
        });
        QCOMPARE(curves.size(), std::size_t {2});
        QCOMPARE(lastDone, 84);
        QCOMPARE(lastExpected, 84);
        for (const StudyCurve& curve : curves) {
            const Position end = replay(curve);
            QVERIFY(end.isFinished());
            QCOMPARE(end.outcome(), curve.outcome);
            QCOMPARE(curve.variant, H1Options().toText());
            for (std::size_t i = 0; i < curve.points.size(); ++i)
                QCOMPARE(curve.points[i].ply, int(i) + 1);
        }
    }

    void sameSeedSameGameAndSeedsMatter()
    {
        CurveOptions options;
        options.depths = {4};
        QSet<QString> games;
        for (const std::uint64_t seed : {7u, 7u, 8u, 9u, 10u, 11u}) {
            options.seed = seed;
            QString moves;
            const auto curves = runStudyCurves(options, {}, {});
            for (const CurvePoint& point : curves.at(0).points)
                moves += QString::number(point.move.column());
            if (seed == 7u && !games.isEmpty())
                QVERIFY(games.contains(moves));
            games.insert(moves);
        }
        QVERIFY(games.size() > 2);
    }

    void variantChangesTheCountsAndIsStated()
    {
        CurveOptions options;
        options.depths = {4};
        options.h1.verticalPairs = true;
        const StudyCurve curve = runStudyCurves(options, {}, {}).at(0);
        // The reference's figures for variant V.
        QCOMPARE(curve.points.at(0).nodes, std::uint64_t {815});
        QCOMPARE(curve.points.at(1).nodes, std::uint64_t {834});
        QCOMPARE(curve.variant, options.h1.toText());
    }

    void publishedCurvesHaveTheArticlesTotals()
    {
        const auto& published = publishedCurves();
        QCOMPARE(published.size(), std::size_t {2});
        const auto total = [](const std::vector<double>& values) {
            return std::accumulate(values.begin(), values.end(), 0.0);
        };
        QCOMPARE(published[0].nodes.size(), std::size_t {34});
        QCOMPARE(published[1].nodes.size(), std::size_t {23});
        // The article's text: 13,800 nodes; 209,000 nodes and 1,320 ms.
        QVERIFY(std::abs(total(published[0].nodes) - 13800) < 100);
        QVERIFY(std::abs(total(published[1].nodes) - 209000) < 1500);
        QVERIFY(std::abs(total(published[1].milliseconds) - 1320) < 15);
    }

    void filesCarryEveryMoveAndTheSettings()
    {
        const std::vector<StudyCurve> curves {beginning(4, 4000, 7), beginning(2, 4000, 3)};
        const auto rows = curvesToCsv(curves).trimmed().split('\n');
        QCOMPARE(rows.size(), 1 + 7 + 3);
        for (const QByteArray& row : rows)
            QCOMPARE(row.count(','), rows.first().count(','));
        QVERIFY(rows.at(1).startsWith("4,1,first,4,878,"));
        QVERIFY(rows.at(1).contains(",716,3,study-h1,"));

        const auto json = QJsonDocument::fromJson(curvesToJson(curves)).object();
        const auto games = json.value("games").toArray();
        QCOMPARE(games.size(), 2);
        const auto game = games.first().toObject();
        QCOMPARE(game.value("seed").toInt(), 4000);
        QCOMPARE(game.value("moves").toArray().size(), 7);
        QCOMPARE(game.value("variant").toString(), H1Options().toText());
        QCOMPARE(game.value("article").toObject().value("nodes").toArray().size(), 34);
        QVERIFY(!games.last().toObject().contains("article"));

        const QString table = curvesToTable(curves);
        QVERIFY(table.contains(QStringLiteral("seed 4000")));
        QVERIFY(table.contains(QStringLiteral("stopped")));
        QVERIFY(!curvesExplanation().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestCurves)
#include "tst_curves.moc"
