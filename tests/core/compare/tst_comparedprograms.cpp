// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparisonrun.h"
#include "core/compare/contender.h"
#include "tests/core/failingengine.h"

#include <QTest>

namespace {

void addProgram(int failsAt)
{
    FailingEngine::add(QStringLiteral("my bot"), failsAt, {EngineFailure::Kind::NoAnswer});
}

ComparisonRequest withProgram()
{
    ComparisonRequest request;
    request.contenders = {contenderFromText(QStringLiteral("my bot depth 3")).value(),
                          contenderFromText(QStringLiteral("study-h1 depth 2")).value()};
    request.repeats = 2;
    return request;
}

}

/// Programs of others among the compared.
class TestComparedPrograms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { FailingEngine::removeAll(); }

    void aNameMayHaveBlanks()
    {
        addProgram(1);
        const auto entrant = contenderFromText(QStringLiteral("my  bot, depth 4"));
        QVERIFY2(entrant.has_value(), entrant ? "" : qPrintable(entrant.error().message));
        QCOMPARE(entrant->engine, QStringLiteral("my bot"));
        QCOMPARE(entrant->limits.depth, 4);
        QCOMPARE(contenderFromText(contenderText(*entrant)).value(), *entrant);
        QVERIFY(!contenderFromText(QStringLiteral("my cat depth 4")));
    }

    void aProgramWithoutALimitHasItsOwn()
    {
        addProgram(1);
        const Entrant entrant = contenderFromText(QStringLiteral("my bot")).value();
        QVERIFY(entrant.limits == SearchLimits());
    }

    void itIsMeasuredAsOthersAre()
    {
        addProgram(100);
        const auto result = runComparison(withProgram(), {}, {});
        QVERIFY2(result.has_value(), result ? "" : qPrintable(result.error().message));
        QCOMPARE(result->contenders[0].samples.size(), std::size_t(2));
    }

    void aFailureIsNoMeasurement()
    {
        addProgram(1);
        const auto result = runComparison(withProgram(), {}, {});
        QVERIFY(!result);
        QVERIFY(result.error().message.contains(QStringLiteral("my bot depth 3")));
        QVERIFY(result.error().message.contains(QStringLiteral("it did not answer")));
    }
};

QTEST_GUILESS_MAIN(TestComparedPrograms)
#include "tst_comparedprograms.moc"
