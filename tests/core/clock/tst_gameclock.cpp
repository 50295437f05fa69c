// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clock/gameclock.h"

#include <QTest>

using namespace std::chrono_literals;
using Kind = TimeControl::Kind;

namespace {

/// Time goes on when the test says so.
struct Clock
{
    explicit Clock(const TimeControl& control) { set(control, ClockTimes::full(control)); }
    void set(const TimeControl& control, const ClockTimes& times) { clock.set(control, times); }
    void wait(std::chrono::milliseconds time) { now += time; }
    /// The side moves: the other's turn begins.
    void move(Player mover)
    {
        set(clock.control(), clock.afterMove(mover));
        clock.run(other(mover));
    }

    std::chrono::milliseconds now {12'345};
    GameClock clock {[this] { return now; }};
};

constexpr TimeControl game(std::chrono::seconds first, std::chrono::seconds second,
                           std::chrono::seconds increment = 0s)
{
    return {Kind::PerGame, first, second, increment};
}

} // namespace

class TestGameClock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void controlsAreWrittenAndReadAgain_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("none") << QString();
        QTest::newRow("game") << "game 300/300+0";
        QTest::newRow("handicap and increment") << "game 300/60+5";
        QTest::newRow("move") << "move 10/20";
    }
    void controlsAreWrittenAndReadAgain()
    {
        QFETCH(const QString, text);
        const auto control = TimeControl::fromText(text);
        QVERIFY(control);
        QCOMPARE(control->toText(), text);
        QCOMPARE(control->isOn(), !text.isEmpty());
    }
    void whatIsNoControlIsRefused_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* const text :
             {"300", "game", "game 0/300+0", "game 300/0+0", "game 300", "game 300/300+-1",
              "game 300/300+181", "game 10801/300+0", "move 10/20+5", "move 10/20\n", "Game 1/1+0"})
            QTest::newRow(text) << text;
    }
    void whatIsNoControlIsRefused()
    {
        QFETCH(const QString, text);
        QVERIFY(!TimeControl::fromText(text));
    }
    void timesAreWrittenAndReadAgain()
    {
        const ClockTimes times {287'412ms, 5ms};
        QCOMPARE(times.toText(), QStringLiteral("287.412/0.005"));
        QVERIFY(ClockTimes::fromText(times.toText()) == times);
        for (const char* const text : {"", "1/2", "1.0/2.0", "-1.000/2.000", "90000.000/1.000"})
            QVERIFY2(!ClockTimes::fromText(QString::fromLatin1(text)), text);
    }

    void onlyTheSideThatRunsUsesTime()
    {
        Clock our(game(60s, 30s));
        our.wait(5s);
        QCOMPARE(our.clock.left(Player::First), 60'000ms);
        our.clock.run(Player::First);
        our.wait(5s);
        QCOMPARE(our.clock.left(Player::First), 55'000ms);
        QCOMPARE(our.clock.left(Player::Second), 30'000ms);
        our.clock.stop();
        our.wait(1h);
        QCOMPARE(our.clock.left(Player::First), 55'000ms);
        QVERIFY(!our.clock.running());
    }
    void anIncrementIsForATurnThatWasBegun()
    {
        Clock our(game(60s, 60s, 5s));
        // The first move is free, and nothing is given for it.
        our.move(Player::First);
        QCOMPARE(our.clock.left(Player::First), 60'000ms);
        our.wait(2s);
        our.move(Player::Second);
        QCOMPARE(our.clock.left(Player::Second), 63'000ms);
        QVERIFY(our.clock.running() == Player::First);
    }
    void aMoveHasItsWholeTimeAgain()
    {
        Clock our({Kind::PerMove, 10s, 20s, 0s});
        our.move(Player::First);
        our.wait(19s);
        QCOMPARE(our.clock.left(Player::Second), 1000ms);
        our.move(Player::Second);
        QCOMPARE(our.clock.left(Player::Second), 20'000ms);
        our.wait(4s);
        our.move(Player::First);
        QCOMPARE(our.clock.left(Player::First), 10'000ms);
    }
    void aFlagFallsAtZeroAndNotBefore()
    {
        Clock our(game(10s, 10s));
        our.clock.run(Player::Second);
        our.wait(9'999ms);
        QVERIFY(!our.clock.hasFallen(Player::Second));
        our.wait(1ms);
        QVERIFY(our.clock.hasFallen(Player::Second));
        our.wait(1h);
        QCOMPARE(our.clock.left(Player::Second), 0ms);
        QVERIFY(!our.clock.hasFallen(Player::First));
    }
    void digitsChangeAtWholeSecondsAndThenTenths()
    {
        Clock our(game(12s, 12s));
        QCOMPARE(our.clock.untilDigitsChange(), 0ms);
        our.clock.run(Player::First);
        QCOMPARE(our.clock.untilDigitsChange(), 1000ms);
        our.wait(300ms);
        QCOMPARE(our.clock.untilDigitsChange(), 700ms);
        our.wait(1700ms);
        QCOMPARE(our.clock.left(Player::First), 10'000ms);
        QCOMPARE(our.clock.untilDigitsChange(), 100ms);
        our.wait(30ms);
        QCOMPARE(our.clock.untilDigitsChange(), 70ms);
        our.wait(1min);
        QCOMPARE(our.clock.untilDigitsChange(), 0ms);
    }
    void eachWarningIsToldOnce()
    {
        Clock our(game(60s, 60s, 5s));
        our.clock.run(Player::First);
        QVERIFY(!our.clock.takeWarning());
        our.wait(29s);
        QVERIFY(!our.clock.takeWarning());
        our.wait(1s);
        QVERIFY(our.clock.takeWarning() == 30);
        QVERIFY(!our.clock.takeWarning());
        // Above it again by the increment, and below once more.
        our.move(Player::First);
        our.move(Player::Second);
        QVERIFY(!our.clock.takeWarning());
        our.wait(10s);
        QVERIFY(!our.clock.takeWarning());
        our.wait(16s);
        QVERIFY(our.clock.takeWarning() == 10);
        our.wait(5s);
        QVERIFY(!our.clock.takeWarning());
    }
    void ofTwoThatArePassedAtOnceTheLowerIsTold()
    {
        Clock our(game(60s, 60s));
        our.clock.run(Player::First);
        our.wait(55s);
        QVERIFY(our.clock.takeWarning() == 10);
        QVERIFY(!our.clock.takeWarning());
    }
    void everyMoveWithItsOwnTimeIsWarnedOf()
    {
        Clock our({Kind::PerMove, 20s, 20s, 0s});
        for (const Player side : {Player::First, Player::Second, Player::First}) {
            our.clock.run(side);
            our.wait(10s);
            QVERIFY(our.clock.takeWarning() == 10);
            our.move(side);
        }
        // A time that begins there has nothing to warn of.
        Clock shorter({Kind::PerMove, 10s, 10s, 0s});
        shorter.clock.run(Player::First);
        QVERIFY(!shorter.clock.takeWarning());
        shorter.wait(1s);
        QVERIFY(!shorter.clock.takeWarning());
    }
};

QTEST_APPLESS_MAIN(TestGameClock)
#include "tst_gameclock.moc"
