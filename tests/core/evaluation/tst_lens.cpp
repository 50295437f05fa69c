// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/h2.h"
#include "core/evaluation/lens.h"
#include "tests/core/board/randomgames.h"
#include "tests/core/boards.h"

#include <QTest>
#include <numeric>

namespace {

using Shape = Position::Shape;

qint64 total(const LensReport& report)
{
    return std::accumulate(report.squares.begin(), report.squares.end(), qint64 {0});
}

/// From the side's view.
template <typename Heuristic>
qint64 valueFor(const Heuristic& heuristic, const Position& position, Player view)
{
    const qint64 value = heuristic(position);
    return position.sideToMove() == view ? value : -value;
}

Bitboard squareOf(const char* name)
{
    return Shape::square(name[0] - 'a', name[1] - '1');
}

LensReport h1Lens(const H1Options& options, const Position& position,
                  const std::optional<Position>& before, Player view)
{
    return lens(heuristics()[0], options, position, before, view);
}

/// Walks random games and hands each position with the one before it.
template <typename Visit> void walk(Visit visit)
{
    SeededRandom random(5);
    for (int game = 0; game < 60; ++game) {
        Position position;
        for (const int column : randomColumns(random, Position())) {
            const Position before = position;
            position.play(column);
            visit(position, before);
        }
    }
}

}

class TestLens : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingAddsUp_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::newRow("strict") << QStringLiteral("strict");
        for (const QString& name : H1Options::names())
            QTest::newRow(qPrintable(name)) << name;
    }

    void everythingAddsUp()
    {
        QFETCH(QString, variant);
        const H1Options options = *H1Options::fromNames(variant);
        walk([&](const Position& position, const Position& before) {
            for (const Player view : {Player::First, Player::Second}) {
                const LensReport report = h1Lens(options, position, before, view);
                const H1 h1(options, view);
                QCOMPARE(report.sum, valueFor(h1, position, view));
                QCOMPARE(*report.before, valueFor(h1, before, view));
                QCOMPARE(total(report), report.sum);
                qint64 sum = 0;
                qint64 change = 0;
                for (const auto& [what, came] : report.features) {
                    sum += what.value;
                    change += came ? what.value : 0;
                }
                for (const H1Feature& gone : report.gone)
                    change -= gone.value;
                QCOMPARE(sum, report.sum);
                QCOMPARE(*report.before + change, report.sum);
            }
        });
    }

    void squareValuesAddUpToH2()
    {
        walk([](const Position& position, const Position& before) {
            const LensReport report = lens(heuristics()[1], {}, position, before, Player::Second);
            QCOMPARE(report.sum, valueFor(H2(), position, Player::Second));
            QCOMPARE(total(report), report.sum);
            QVERIFY(report.gone.empty());
            QCOMPARE(std::ranges::count_if(report.features, &LensReport::Feature::came), 1);
        });
    }

    void aMoveMakesAndBreaksFeatures()
    {
        // 1727: a1 and b1 are Orange's, g1 and g2 Blue's.
        const Position before = boards::fromDigits(u"172");
        const Position after = before.after(6);
        const LensReport report = h1Lens({}, after, before, Player::First);
        QCOMPARE(report.sum, 30'000);
        // Blue's lone disc g1 (40 against us) went when g2 joined it; the upright pair is worth 0.
        QCOMPARE(*report.before, 29'960);
        QCOMPARE(report.gone.size(), std::size_t {1});
        QCOMPARE(report.gone.front().number, 4);
        QCOMPARE(report.gone.front().value, -40);
        QCOMPARE(report.gone.front().discs, squareOf("g1"));
        QCOMPARE(report.features.size(), std::size_t {1});
        QVERIFY(!report.features.front().came);
        QCOMPARE(report.at(0, 0), 15'000);
        QCOMPARE(report.at(1, 0), 15'000);
        QCOMPARE(report.at(6, 0), 0);
    }

    void sharesAreWholeUnits()
    {
        // Three orange discs on a1 b1 c1 with d1 open: 900,000, a third each.
        const LensReport report = h1Lens({}, boards::fromDigits(u"112233"), {}, Player::First);
        QVERIFY(!report.before);
        QVERIFY(report.gone.empty());
        QCOMPARE(report.features.front().what.value, 900'000);
        QVERIFY(!report.features.front().came);
        QCOMPARE(total(report), report.sum);
    }

    void theLargestFeatureComesFirst()
    {
        int compared = 0;
        walk([&compared](const Position& position, const Position& before) {
            const LensReport report = h1Lens({}, position, before, Player::First);
            for (std::size_t i = 1; i < report.features.size(); ++i, ++compared)
                QVERIFY(std::abs(report.features[i - 1].what.value)
                        >= std::abs(report.features[i].what.value));
        });
        QVERIFY(compared > 1000);
    }

    void sidesSeeOpposites()
    {
        walk([](const Position& position, const Position& before) {
            const LensReport one = h1Lens({}, position, before, Player::First);
            const LensReport two = h1Lens({}, position, before, Player::Second);
            QCOMPARE(one.sum, -two.sum);
            QCOMPARE(one.features.size(), two.features.size());
            for (std::size_t i = 0; i < one.squares.size(); ++i)
                QCOMPARE(one.squares[i], -two.squares[i]);
        });
    }
};

QTEST_GUILESS_MAIN(TestLens)
#include "tst_lens.moc"
