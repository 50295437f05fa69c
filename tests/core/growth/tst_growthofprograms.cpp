// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/growth/growthrun.h"
#include "tests/core/failingengine.h"

#include <QTest>

namespace {

GrowthRequest ofProgram(int failsAt)
{
    FailingEngine::add(QStringLiteral("my bot"), failsAt,
                       {EngineFailure::Kind::Exited, QStringLiteral("exit code 2")});
    return {.engine = QStringLiteral("my bot"), .from = 1, .to = 3, .repeats = 1};
}

}

/// How the cost of a program of others grows.
class TestGrowthOfPrograms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { FailingEngine::removeAll(); }

    void aProgramCanGrowByWhatItIsTold()
    {
        ofProgram(1);
        const QString name = QStringLiteral("my bot");
        QVERIFY(growthEngines(GrowthBy::Depth).contains(name));
        QVERIFY(growthEngines(GrowthBy::Discs).contains(name));
        QVERIFY(!growthEngines(GrowthBy::Workers).contains(name));
        QVERIFY(!growthEngines(GrowthBy::Boards).contains(name));
    }

    void theDepthThatItReportsEndsNothing()
    {
        // It reports none.
        const auto result = runGrowth(ofProgram(100), {}, {});
        QVERIFY2(result.has_value(), result ? "" : qPrintable(result.error().message));
        QCOMPARE(result->rows.size(), std::size_t(3));
        for (const GrowthRow& row : result->rows) {
            QCOMPARE(row.status, GrowthStatus::Whole);
            QCOMPARE(row.samples.front().nodes, std::uint64_t(5));
        }
    }

    void aFailureIsNoMeasurement()
    {
        const auto result = runGrowth(ofProgram(1), {}, {});
        QVERIFY(!result);
        QVERIFY(result.error().message.contains(QStringLiteral("my bot")));
        QVERIFY(result.error().message.contains(QStringLiteral("exit code 2")));
    }
};

QTEST_GUILESS_MAIN(TestGrowthOfPrograms)
#include "tst_growthofprograms.moc"
