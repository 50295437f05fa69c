// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/growth/growthrun.h"
#include "core/growth/growthtext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <cmath>

namespace {

/// The full tree to depth 4, as a run would give it, with times of its own.
GrowthResult canned()
{
    GrowthResult result;
    result.request.engine = treeGrowth;
    result.request.to = 4;
    result.request.repeats = 2;
    result.began = QDateTime(QDate(2026, 3, 1), QTime(12, 0), Qt::UTC);
    result.machine = QStringLiteral("a machine");
    result.program = QStringLiteral("Fourcast");
    const std::uint64_t nodes[] {8, 57, 400, 2801};
    for (int depth = 1; depth <= 4; ++depth) {
        const std::uint64_t count = nodes[depth - 1];
        const std::chrono::nanoseconds time(count * 1000);
        result.rows.push_back({.x = depth, .samples = {{count, time}, {count, 3 * time}}});
    }
    return result;
}

}

class TestGrowthFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSentenceSaysFactorAndInterval()
    {
        QLocale::setDefault(QLocale::c());
        GrowthResult result = canned();
        // 2, 8, 32, 128: fourfold and no doubt about it.
        std::uint64_t nodes = 2;
        for (GrowthRow& row : result.rows) {
            for (GrowthSample& sample : row.samples)
                sample.nodes = nodes;
            nodes *= 4;
        }
        const QString said = growthtext::growth(result, GrowthCost::Nodes);
        QVERIFY2(said.startsWith(QStringLiteral("Each further ply costs 4.00 times as much "
                                                "(95 %: 4.00 to 4.00; nodes, 4 points, R")),
                 qPrintable(said));
        QVERIFY2(said.endsWith(QStringLiteral("1.000).")), qPrintable(said));
        result.rows.resize(2);
        QVERIFY(growthtext::growth(result, GrowthCost::Nodes).contains(QStringLiteral("three")));
    }

    void ofWorkersItSaysWhatTwiceAsManyDo()
    {
        QLocale::setDefault(QLocale::c());
        GrowthResult result = canned();
        result.request.by = GrowthBy::Workers;
        for (GrowthRow& row : result.rows)
            row.samples = {{100, std::chrono::milliseconds(1200) / row.x}};
        QVERIFY(growthtext::growth(result, GrowthCost::Time)
                    .startsWith(QStringLiteral("Twice the workers take 0.500 times as long")));
    }

    void aFitOfTimeLeavesTheStartUpOut()
    {
        QLocale::setDefault(QLocale::c());
        GrowthResult result = canned();
        result.rows.clear();
        // Half a millisecond, and a microsecond that is four times as much with each ply.
        for (int depth = 1; depth <= 9; ++depth)
            result.rows.push_back(
                {.x = depth,
                 .samples = {{1, std::chrono::nanoseconds(500'000 + (1000LL << (2 * depth)))}}});
        const QString said = growthtext::growth(result, GrowthCost::Time);
        QVERIFY2(said.startsWith(QStringLiteral("Each further ply takes 4.00 times as long")),
                 qPrintable(said));
        QVERIFY2(said.endsWith(
                     QStringLiteral(" The fit leaves out a start-up of 0.500 ms in each search.")),
                 qPrintable(said));
        const QJsonObject fit
            = QJsonDocument::fromJson(growthToJson(result)).object()["timeFit"].toObject();
        QCOMPARE(fit["law"].toString(), "start + a * b^x");
        QVERIFY(std::abs(fit["start"].toDouble() - 0.5) < 1e-6);
        // What workers can't share is no start-up.
        result.request.by = GrowthBy::Workers;
        QCOMPARE(result.fit(GrowthCost::Time)->start, 0.0);
    }

    void theTableHasARowForEachPoint()
    {
        const QList<QByteArray> lines = growthToCsv(canned()).trimmed().split('\n');
        const QList<QByteArray> names = lines.front().split(',');
        int measured = 0;
        int published = 0;
        for (const QByteArray& line : lines.mid(1)) {
            const bool isOurs = line.startsWith("measured,tree,depth,");
            measured += isOurs ? 1 : 0;
            published += isOurs ? 0 : 1;
            if (isOurs)
                QCOMPARE(line.count(','), names.size() - 1);
        }
        QCOMPARE(measured, 4);
        // Four counts of the known sequences, and two times of the report's program at depth 4.
        QVERIFY(published >= 4);
        QCOMPARE(lines[4].split(',')[names.indexOf("nodes")], QByteArray("2801"));
        QCOMPARE(lines[4].split(',')[names.indexOf("factor")], QByteArray("7.002500"));
    }

    void jsonHasEverySearchAndTheLines()
    {
        const QJsonObject object = QJsonDocument::fromJson(growthToJson(canned())).object();
        const QJsonArray rows = object["rows"].toArray();
        QCOMPARE(rows.size(), 4);
        const QJsonObject last = rows.last().toObject();
        QCOMPARE(last["searches"].toArray().size(), 2);
        QCOMPARE(last["nodes"].toInt(), 2801);
        QCOMPARE(last["medianMilliseconds"].toDouble(), 2.801);
        QCOMPARE(last["mostMilliseconds"].toDouble(), 8.403);
        QVERIFY(rows.first().toObject()["factor"].isNull());
        const double b = object["nodesFit"].toObject()["b"].toDouble();
        // The regression of log 8, 57, 400, 2801, worked out by another program.
        QVERIFY(std::abs(b - 7.045072230295032) < 1e-9);
        QCOMPARE(object["published"].toArray().first().toObject()["points"].toArray().size(), 4);
    }

    void textTellsWhatWasReachedAndWhy()
    {
        GrowthResult result = canned();
        result.rows.push_back(
            {.x = 5, .status = GrowthStatus::LimitReached, .reached = {9000, {}}});
        const QString text = growthToText(result);
        QVERIFY(text.contains(QStringLiteral(">9000")));
        QVERIFY(text.contains(QStringLiteral("limit reached")));
        QVERIFY(!growthtext::remarks(result).isEmpty());
        QVERIFY(growthtext::remarks(canned()).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestGrowthFile)
#include "tst_growthfile.moc"
