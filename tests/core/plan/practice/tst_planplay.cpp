// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/practice/breakplay.h"
#include "core/plan/practice/brokenplan.h"
#include "core/plan/practice/followplay.h"
#include "core/plan/practice/planduel.h"
#include "tests/core/plan/practice/plancards.h"

#include <QTest>
#include <algorithm>

namespace {

/// Knows nothing but a fixed answer.
class FixedJudge : public PlanJudge<Position>
{
public:
    explicit FixedJudge(bool answer) : m_answer(answer) { }
    std::optional<bool> canReach(const Position&, Player, PlanGoal, const std::stop_token&) override
    {
        return m_answer;
    }

private:
    bool m_answer;
};

/// Plays every reply at every point, by taking back.
template <typename Board> void playAll(BreakPlay<Board>& game)
{
    if (!game.isPersonsTurn())
        return;
    const std::size_t here = game.play().moves().size();
    for (int column = 0; column < Board::Shape::width; ++column) {
        if (!game.play().canPlay(column))
            continue;
        const auto before = game.seen();
        game.choose(column);
        if (game.seen() > before)
            playAll(game);
        game.takeBackTo(here);
    }
}

int firstOther(const BasicPlanChoice<Position>& choice, const Position& position)
{
    for (int column = 0; column < 7; ++column)
        if (position.canPlay(column) && !choice.allows(column))
            return column;
    return -1;
}

}

class TestPlanPlay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoPlaysEveryReplyHasSeenAllStates_data()
    {
        QTest::addColumn<QString>("moves");
        QTest::addColumn<Player>("side");
        QTest::newRow("244424") << QStringLiteral("244424") << Player::Second;
        QTest::newRow("6516124524") << QStringLiteral("6516124524") << Player::Second;
        QTest::newRow("2243736553376") << QStringLiteral("2243736553376") << Player::First;
    }
    void whoPlaysEveryReplyHasSeenAllStates()
    {
        QFETCH(QString, moves);
        QFETCH(Player, side);
        const RootedPlan rooted = plancards::followUp(moves.toLatin1().constData(), side);
        BreakPlay<Position> game(rooted, 1);
        playAll(game);
        QVERIFY(!game.isBroken());
        QCOMPARE(game.seen(), verifyPlan(rooted.plan, rooted.position).states);
    }

    void thePlanAnswersAtOnceAndWins()
    {
        BreakPlay<Position> game(plancards::twoNumbers(), 3);
        // Its side is to move at the plan's position.
        QCOMPARE(game.play().moves().size(), std::size_t {1});
        QVERIFY(game.isPersonsTurn());
        SeededRandom random(5);
        while (!game.play().isOver()) {
            int column = 0;
            do
                column = static_cast<int>(random.below(7));
            while (!game.play().canPlay(column));
            game.choose(column);
        }
        QVERIFY(game.play().isKept());
        const auto seen = game.seen();
        game.takeBackTo(0);
        QCOMPARE(game.play().moves().size(), std::size_t {1});
        QVERIFY(game.isPersonsTurn());
        QVERIFY(game.seen() >= seen);
    }

    void aWrongPlanIsBrokenByItsRefutation()
    {
        const RootedPlan rooted = plancards::followUp("44444", Player::First);
        const PlanVerdict verdict = verifyPlan(rooted.plan, rooted.position);
        QCOMPARE(verdict.status, PlanCheckStatus::Refuted);
        BreakPlay<Position> game(rooted, 1);
        for (std::size_t i = 0; i < verdict.line.size(); i += 2)
            game.choose(verdict.line[i].column());
        QVERIFY(game.isBroken());
        QCOMPARE(game.play().failure(), verdict.failure);
        QVERIFY(!game.isPersonsTurn());
    }

    void followingNamesTheRuleThatWasBroken()
    {
        FollowPlay<Position> game(plancards::followUp(), 1);
        QVERIFY(!game.isPersonsTurn());
        game.playReply(0);
        const int other = firstOther(game.play().choice(), game.play().position());
        const FollowStep<Position> left = game.choose(other);
        QVERIFY(!left.isAllowed());
        QCOMPARE(left.choice.rule, PlanRule::Follow);
        QVERIFY(left.choice.allows(0));
        QCOMPARE(game.play().moves().size(), std::size_t {1});
        QCOMPARE(game.timesLeft(), 1);
        FixedJudge judge(false);
        QCOMPARE(game.keepsGoal(other, judge), std::optional(false));
        QVERIFY(game.choose(0).isAllowed());
        QVERIFY(!game.isPersonsTurn());
    }

    void whoFollowsReachesTheGoal_data()
    {
        QTest::addColumn<FollowReplies>("replies");
        QTest::newRow("testing") << FollowReplies::Testing;
        QTest::newRow("seeded") << FollowReplies::Seeded;
    }
    void whoFollowsReachesTheGoal()
    {
        QFETCH(FollowReplies, replies);
        FollowPlay<Position> game(plancards::followUp(), 7);
        bool hasWon = false;
        bool hasBlocked = false;
        while (!game.play().isOver()) {
            if (!game.isPersonsTurn()) {
                game.reply(replies);
                continue;
            }
            const auto choice = game.play().choice();
            hasWon = hasWon || choice.rule == PlanRule::Win;
            hasBlocked = hasBlocked || choice.rule == PlanRule::Block;
            int column = 0;
            while (!choice.allows(column))
                ++column;
            QVERIFY(game.choose(column).isAllowed());
        }
        QVERIFY(game.play().isKept());
        QVERIFY(hasWon);
        QCOMPARE(game.timesLeft(), 0);
    }

    void anOutlookCountsAsTheVerifierDoes()
    {
        // With the plan's side to move no reply has been made: the walk is the verifier's.
        const RootedPlan rooted = plancards::twoNumbers();
        const PlanOutlook outlook = planOutlook(rooted.plan, rooted.position, -1, 1'000'000);
        QVERIFY(!outlook.isRefuted);
        QCOMPARE(outlook.states, verifyPlan(rooted.plan, rooted.position).states);
        QCOMPARE(outlook.states, 1859u);
    }

    void aReplyThatRefutesComesFirst()
    {
        RootedPlan rooted = plancards::followUp("44444", Player::First);
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            FollowPlay<Position> game(rooted, seed);
            while (!game.play().isOver()) {
                if (!game.isPersonsTurn()) {
                    game.reply(FollowReplies::Testing);
                    continue;
                }
                const auto choice = game.play().choice();
                int column = 0;
                while (!choice.allows(column))
                    ++column;
                game.choose(column);
            }
            QVERIFY(game.play().failure() != PlanFailure::None);
        }
    }

    void aPlanWithOneChangeFails()
    {
        const RootedPlan valid = plancards::twoNumbers();
        std::vector<Bitboard> squares;
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            const auto broken = brokenPlan(valid, seed);
            QVERIFY(broken);
            const Plan& plan = broken->rooted.plan;
            QCOMPARE(verifyPlan(plan, valid.position).status, PlanCheckStatus::Refuted);
            // Only there, and valid again with the mark of before.
            Plan mended = plan;
            mended.setNumber(broken->square, valid.plan.numberOn(broken->square));
            mended.arrows = valid.plan.arrows;
            QCOMPARE(mended, valid.plan);
            squares.push_back(broken->square);
        }
        QVERIFY(std::ranges::any_of(squares, [&](Bitboard s) { return s != squares.front(); }));
        QCOMPARE(brokenPlan(valid, 4)->rooted, brokenPlan(valid, 4)->rooted);
    }

    void smallBoardsWorkTheSame()
    {
        const auto valid = plancards::smallHold();
        BreakPlay<BasicPosition<4, 4, 4>> game(valid, 2);
        for (int tries = 0; tries < 20; ++tries) {
            playAll(game);
            QVERIFY(!game.isBroken());
        }
        QVERIFY(game.seen() > 100);
        QVERIFY(game.seen() <= 611);
        QVERIFY(brokenPlan(valid, 1));
    }

    void aPlanThatFailsCantBeBrokenFurther()
    {
        QVERIFY(!brokenPlan(plancards::followUp("44444", Player::First), 1));
    }

    void aDuelGivesPoints()
    {
        PlanDuel duel;
        QCOMPARE(duel.writer(), 0);
        duel.handOver();
        QCOMPARE(duel.turn(), PlanDuel::Turn::Breaking);
        duel.broken();
        QCOMPARE(duel.points(1), 1);
        QCOMPARE(duel.writer(), 1);
        QCOMPARE(duel.turn(), PlanDuel::Turn::Writing);
        duel.handOver();
        PlanVerdict verdict;
        verdict.status = PlanCheckStatus::Valid;
        duel.givenUp(verdict);
        QCOMPARE(duel.points(1), 2);
        duel.handOver();
        verdict.status = PlanCheckStatus::Refuted;
        duel.givenUp(verdict);
        QCOMPARE(duel.points(0) + duel.points(1), 2);
        QCOMPARE(duel.round(), 3);
    }
};

QTEST_GUILESS_MAIN(TestPlanPlay)
#include "tst_planplay.moc"
