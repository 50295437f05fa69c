// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/board/position.h"
#include "core/study/threeplyopenings.h"

#include <QTest>
#include <map>
#include <set>

namespace {

std::uint64_t keyOf(const std::vector<Move>& opening)
{
    Position position;
    for (const Move move : opening)
        position.play(move);
    return position.key();
}

}

/// The openings of three plies, one for each position, and how they are dealt.
class TestThreePlyOpenings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPositionOfThreePliesComesOnce()
    {
        // 238 is a known number: of the positions after three plies.
        QCOMPARE(threeplyopenings::positions().size(), std::size_t {238});
        std::map<std::uint64_t, int> orders;
        for (int number = 0; number < threeplyopenings::orders; ++number)
            ++orders[keyOf(threeplyopenings::strided(number))];
        QCOMPARE(orders.size(), std::size_t {238});
        int twice = 0;
        for (const auto& opening : threeplyopenings::positions())
            twice += orders.at(keyOf(opening)) == 2 ? 1 : 0;
        QCOMPARE(twice, 343 - 238);
    }

    void dealRunsThroughAllOfThem_data()
    {
        QTest::addColumn<quint64>("seed");
        for (const quint64 seed : {0ull, 1ull, 3000ull, (1ull << 53) - 1})
            QTest::newRow(qPrintable(QString::number(seed))) << seed;
    }

    void dealRunsThroughAllOfThem()
    {
        QFETCH(quint64, seed);
        std::set<std::uint64_t> seen;
        for (int number = 0; number < 238; ++number) {
            seen.insert(keyOf(threeplyopenings::dealt(seed, number)));
            QVERIFY(threeplyopenings::dealt(seed, number)
                    == threeplyopenings::dealt(seed, number + 238));
        }
        QCOMPARE(seen.size(), std::size_t {238});
    }

    void seedDecidesTheDeal()
    {
        int same = 0;
        for (int number = 0; number < 238; ++number)
            same
                += threeplyopenings::dealt(1, number) == threeplyopenings::dealt(2, number) ? 1 : 0;
        // One on average.
        QVERIFY(same < 8);
    }

    /// The third disc beside the first: too often so in the first openings of older versions, and
    /// in a part of the deal as often as in all of it.
    void aPartOfTheDealIsAFairSample()
    {
        const auto near = [](const std::vector<Move>& opening) {
            return std::abs(opening[0].column() - opening[2].column()) <= 1;
        };
        int all = 0;
        for (const auto& opening : threeplyopenings::positions())
            all += near(opening) ? 1 : 0;
        const double share = all / 238.0;
        const double deviation = std::sqrt(50 * share * (1 - share) * (238 - 50) / 237);
        double sum = 0;
        for (int seed = 1; seed <= 100; ++seed) {
            int count = 0;
            for (int number = 0; number < 50; ++number)
                count += near(threeplyopenings::dealt(static_cast<quint64>(seed), number)) ? 1 : 0;
            QVERIFY(std::abs(count - 50 * share) < 4.5 * deviation);
            sum += count;
        }
        QVERIFY(std::abs(sum / 100 - 50 * share) < 4.5 * deviation / 10);
        // The older deal: what was wrong with it.
        int older = 0;
        for (int number = 0; number < 50; ++number)
            older += near(threeplyopenings::strided(number)) ? 1 : 0;
        QVERIFY(older > 50 * share + 4.5 * deviation);
    }

    /// Kept games of older versions go on in their order.
    void olderOrderStays()
    {
        QStringList first;
        for (int number = 0; number < 6; ++number)
            first << notation::toDigits(threeplyopenings::strided(number));
        QCOMPARE(first.join(u' '), QStringLiteral("111 313 515 717 222 424"));
    }
};

QTEST_GUILESS_MAIN(TestThreePlyOpenings)
#include "tst_threeplyopenings.moc"
