// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/prcrl/fraction.h"

#include <QTest>
#include <limits>

using namespace fourcast::chance;
using fourcast::syntax::caught;

namespace {

QString resultOf(Literal (*operation)(const Literal&, const Literal&,
                                      fourcast::syntax::SourceLocation),
                 Literal left, Literal right)
{
    const auto made = caught([&] { return operation(left, right, {1, 2}); });
    return made ? fraction::text(*made) : made.error().message;
}

}

class TestFraction : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void resultsAreInLowestTerms()
    {
        QCOMPARE(resultOf(fraction::sum, {1, 6}, {1, 3}), QStringLiteral("1/2"));
        QCOMPARE(resultOf(fraction::difference, {1, 2}, {1, 2}), QStringLiteral("0"));
        QCOMPARE(resultOf(fraction::product, {2, 3}, {-3, 4}), QStringLiteral("-1/2"));
        QCOMPARE(resultOf(fraction::quotient, {1, 2}, {-1, 4}), QStringLiteral("-2"));
        QCOMPARE(resultOf(fraction::power, {2, 3}, {3, 1}), QStringLiteral("8/27"));
        QCOMPARE(resultOf(fraction::power, {2, 3}, {-2, 1}), QStringLiteral("9/4"));
        QCOMPARE(resultOf(fraction::power, {0, 1}, {0, 1}), QStringLiteral("1"));
        QCOMPARE(resultOf(fraction::power, {-1, 1}, {1'000'000'001, 1}), QStringLiteral("-1"));
        QCOMPARE(resultOf(fraction::remainder, {-1, 1}, {6, 1}), QStringLiteral("5"));
    }

    void whatHasNoValueIsSaid()
    {
        constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
        QVERIFY(resultOf(fraction::quotient, {1, 1}, {0, 1}).contains(u"divides by 0"));
        QVERIFY(resultOf(fraction::remainder, {1, 1}, {0, 1}).contains(u"above 0"));
        QVERIFY(resultOf(fraction::remainder, {1, 2}, {2, 1}).contains(u"whole number"));
        QVERIFY(resultOf(fraction::sum, {most, 1}, {1, 1}).contains(u"too large"));
        QVERIFY(resultOf(fraction::product, {most, 1}, {most, 1}).contains(u"too large"));
        QVERIFY(resultOf(fraction::sum, {1, most}, {1, most - 1}).contains(u"too large"));
        QVERIFY(resultOf(fraction::power, {3, 2}, {1000, 1}).contains(u"too large"));
        QVERIFY(resultOf(fraction::power, {0, 1}, {-1, 1}).contains(u"divides by 0"));
    }

    void comparisonIsExact()
    {
        constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
        QVERIFY(fraction::compare({1, most}, {1, most - 1}) < 0);
        QVERIFY(fraction::compare({-1, 2}, {-1, 3}) < 0);
        QVERIFY(fraction::compare({2, 4}, {1, 2}) == 0);
    }
};

QTEST_APPLESS_MAIN(TestFraction)
#include "tst_fraction.moc"
