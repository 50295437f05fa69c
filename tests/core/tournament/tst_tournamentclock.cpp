// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/engineinfo.h"
#include "core/engines/external/program.h"
#include "core/tournament/tournamentclock.h"

#include <QTest>

using namespace std::chrono_literals;

namespace {

const EngineInfo& ours()
{
    return engineInfo(QStringLiteral("perfect"));
}

EngineInfo foreign()
{
    EngineInfo info;
    info.program = std::make_shared<const Program>();
    return info;
}

}

class TestTournamentClock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void clocksAreReadAsTheyWereWritten()
    {
        using enum TournamentClock::Preset;
        for (const auto preset : {None, Kaggle, Riddles, Classroom}) {
            const TournamentClock clock = TournamentClock::of(preset);
            QCOMPARE(clock.preset(), preset);
            QVERIFY(TournamentClock::fromKey(clock.toKey()) == clock);
            QCOMPARE(TournamentClock::presetFromKey(TournamentClock::key(preset)).value(), preset);
        }
        QCOMPARE(TournamentClock::of(Riddles).toKey(), QStringLiteral("bank 10000+500 capped"));
        QCOMPARE(TournamentClock::of(Kaggle).toKey(), QStringLiteral("move 2000 bank 60000+0"));
        for (const char* wrong :
             {"", "move", "move 0", "bank 5", "bank 0+5 ", "move 99999999", "capped", "x"})
            QVERIFY2(!TournamentClock::fromKey(QString::fromLatin1(wrong)), wrong);
    }

    void whatGoesBeyondAMovesTimeComesOutOfTheBank()
    {
        GameBanks banks(TournamentClock::of(TournamentClock::Preset::Kaggle));
        QVERIFY(banks.take(Player::First, 1500ms));
        QCOMPARE(banks.bank(Player::First), 60s);
        QVERIFY(banks.take(Player::First, 42s));
        QCOMPARE(banks.bank(Player::First), 20s);
        QCOMPARE(banks.available(Player::First), 22s);
        QCOMPARE(banks.bank(Player::Second), 60s);
        QVERIFY(!banks.take(Player::First, 23s));
    }

    void theBankOfRiddlesNeverGrowsAboveItsBeginning()
    {
        GameBanks banks(TournamentClock::of(TournamentClock::Preset::Riddles));
        QVERIFY(banks.take(Player::Second, 100ms));
        QCOMPARE(banks.bank(Player::Second), 10s);
        QVERIFY(banks.take(Player::Second, 4s));
        QCOMPARE(banks.bank(Player::Second), 6500ms);
    }

    void withoutABankAMoveHasItsTimeAndTheMargin()
    {
        GameBanks banks(TournamentClock::of(TournamentClock::Preset::Classroom));
        QVERIFY(banks.take(Player::First, 1100ms));
        QVERIFY(!banks.take(Player::First, 1101ms));
        QVERIFY(GameBanks(TournamentClock()).take(Player::First, 1h));
    }

    void ourEnginesGetATimeBelowWhatTheyHave()
    {
        const GameBanks moves(TournamentClock::of(TournamentClock::Preset::Kaggle));
        QCOMPARE(moves.limitsFor(ours(), {}, Position()).time, 1970ms);
        QCOMPARE(moves.limitsFor(ours(), {.time = 100ms}, Position()).time, 100ms);
        const GameBanks riddles(TournamentClock::of(TournamentClock::Preset::Riddles));
        // A twelfth of 10 s, and three quarters of 0.5 s, less 30 ms.
        QCOMPARE(riddles.limitsFor(ours(), {}, Position()).time, 1178ms);
        QCOMPARE(GameBanks(TournamentClock()).limitsFor(ours(), {.depth = 4}, Position()),
                 (SearchLimits {.depth = 4}));
    }

    void programsAreToldOfBanks()
    {
        const GameBanks kaggle(TournamentClock::of(TournamentClock::Preset::Kaggle));
        const SearchLimits limits = kaggle.limitsFor(foreign(), {}, Position());
        QCOMPARE(limits.time, 0ms);
        QVERIFY(limits.clock == (SearchClock {.own = 60s, .other = 60s, .move = 2s}));
        QCOMPARE(limits.clock->available(), 62s);
        const GameBanks moves(TournamentClock::of(TournamentClock::Preset::Classroom));
        QCOMPARE(moves.limitsFor(foreign(), {}, Position()), (SearchLimits {.time = 1s}));
    }
};

QTEST_GUILESS_MAIN(TestTournamentClock)
#include "tst_tournamentclock.moc"
