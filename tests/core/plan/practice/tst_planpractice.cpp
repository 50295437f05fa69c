// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/practice/planpractice.h"
#include "tests/core/plan/practice/plancards.h"

#include <QTest>

namespace {

/// For boards whose judge is not asked.
class UnaskedJudge : public PlanJudge<Position>
{
public:
    std::optional<bool> canReach(const Position&, Player, PlanGoal, const std::stop_token&) override
    {
        return {};
    }
};

PlanVerdict verdictOf(const PlanPractice& practice)
{
    return practice.checking()({}, {});
}

}

class TestPlanPractice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCardForASmallBoardIsWritten()
    {
        const auto written
            = PlanPractice::make(*plantext::onBoard(u"4x4/4"), PracticeMode::Write, 1);
        QVERIFY(written->isMarking());
        written->setSide(Player::Second);
        written->setGoal(PlanGoal::Hold);
        QCOMPARE(verdictOf(*written).status, PlanCheckStatus::Refuted);
        const char* const rows[] = {"2..2", "3113", "2.32", "3113"};
        for (int row = 0; row < 4; ++row)
            for (int column = 0; column < 4; ++column)
                if (rows[row][column] != '.')
                    written->setNumber(column, row, rows[row][column] - '0');
        const PlanVerdict verdict = verdictOf(*written);
        QVERIFY(verdict.isValid());
        QCOMPARE(verdict.states, 611u);
        QVERIFY(written->card() == AnyRootedPlan(plancards::smallHold()));

        // One step back, and on again.
        written->undo();
        QCOMPARE(written->square(3, 3).number, 0);
        written->redo();
        QCOMPARE(written->square(3, 3).number, 3);
        QVERIFY(!written->canRedo());
    }

    void theLineThatRefutesIsDrawn()
    {
        RootedPlan rooted = plancards::twoNumbers();
        rooted.plan.setNumber(Position::Shape::square(0, 5), 0);
        const auto written = PlanPractice::make(rooted, PracticeMode::Write, 1);
        const PlanVerdict verdict = verdictOf(*written);
        QCOMPARE(verdict.status, PlanCheckStatus::Refuted);
        written->showLine(verdict.line);
        int ghosts = 0;
        for (int row = 0; row < written->height(); ++row)
            for (int column = 0; column < written->width(); ++column)
                ghosts += written->square(column, row).ghost > 0 ? 1 : 0;
        QCOMPARE(ghosts, static_cast<int>(verdict.line.size()));
        const int first = verdict.line.front().column();
        const PracticeSquare ghost = written->square(first, rooted.position.landingRow(first));
        QCOMPARE(ghost.ghost, 1);
        QCOMPARE(ghost.ghostOf, rooted.position.sideToMove());
        // With the next mark it is no longer the card's.
        written->setNumber(0, 5, 2);
        QCOMPARE(written->square(first, rooted.position.landingRow(first)).ghost, 0);
        QVERIFY(verdictOf(*written).isValid());
    }

    void helpFillsOnlyWhatWasAsked()
    {
        const auto written = PlanPractice::make(plancards::smallHold(), PracticeMode::Write, 1);
        written->toggleAsked(0, 0);
        written->toggleAsked(1, 3);
        QVERIFY(written->hasAsked());
        QCOMPARE(written->square(0, 0).number, 0);
        const PracticeFill fill = written->filling()({}, {});
        QCOMPARE(fill.status, PlanFillStatus::Filled);
        written->setCard(*fill.card);
        QVERIFY(!written->hasAsked());
        QVERIFY(verdictOf(*written).isValid());
        QCOMPARE(written->square(3, 0).number, 2);
    }

    void aBrokenPlanIsRefutedByPlayAndMended()
    {
        const RootedPlan valid = plancards::twoNumbers();
        const auto mend = PlanPractice::make(valid, PracticeMode::Mend, 3);
        QVERIFY(mend->isReady());
        QVERIFY(!mend->isMarking());
        const PlanVerdict verdict = verdictOf(*mend);
        QCOMPARE(verdict.status, PlanCheckStatus::Refuted);
        // Marks can't be set while it is played.
        mend->setNumber(0, 5, 9);
        QVERIFY(mend->square(0, 5).number != 9);
        mend->setMarking(true);
        for (int row = 0; row < 6; ++row)
            for (int column = 0; column < 7; ++column)
                mend->setNumber(column, row,
                                valid.plan.numberOn(Position::Shape::square(column, row)));
        QVERIFY(verdictOf(*mend).isValid());
    }

    void aPlanThatFailsIsNotReadyToBeMended()
    {
        const auto mend = PlanPractice::make(*plantext::onBoard(u"5x4/4"), PracticeMode::Mend, 1);
        QVERIFY(!mend->isReady());
    }

    void breakingCountsWhatWasSeen()
    {
        const auto game = PlanPractice::make(plancards::followUp(), PracticeMode::Break, 1);
        QVERIFY(game->isPersonsTurn());
        QCOMPARE(game->seen(), 0u);
        game->choose(0);
        QCOMPARE(game->seen(), 1u);
        QCOMPARE(game->moves().size(), std::size_t {2});
        QVERIFY(game->square(0, 1).isLast);
        game->takeBackTo(0);
        game->choose(1);
        QCOMPARE(game->seen(), 2u);
        game->setMarking(true);
        QVERIFY(!game->isMarking());
    }

    void followingTellsWhatThePlanWanted()
    {
        const auto game = PlanPractice::make(plancards::smallHold(), PracticeMode::Follow, 1);
        QVERIFY(!game->isPersonsTurn());
        const Move reply = game->reply(true);
        QVERIFY(game->isPersonsTurn());
        // Square a1 to d1: 2, none, 3 or 2; the lowest that can be reached.
        PracticeStep step;
        for (int column = 0; column < 4 && step.named.empty(); ++column) {
            const auto before = game->moves().size();
            step = game->choose(column);
            QCOMPARE(game->moves().size(), before + (step.isPlayed ? 1 : 0));
        }
        QCOMPARE(step.rule, PlanRule::Number);
        QVERIFY(!step.named.empty());
        QVERIFY(!reply.isNone());
        UnaskedJudge judge;
        const auto tried = PlanPractice::make(plancards::smallHold(), PracticeMode::Follow, 1);
        tried->reply(true);
        QVERIFY(tried->judging(0)(judge, {}).has_value());
    }
};

QTEST_GUILESS_MAIN(TestPlanPractice)
#include "tst_planpractice.moc"
