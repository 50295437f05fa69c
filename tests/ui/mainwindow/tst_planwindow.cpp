// SPDX-License-Identifier: GPL-3.0-or-later
// Why a position is won, in the window: the card by its key, and a plan that comes as a link.
#include "core/plan/planlink.h"
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/board/boardview.h"
#include "ui/labs/plans/planspage.h"
#include "ui/play/gamemodel.h"
#include "ui/style/appearance.h"
#include "ui/widgets/labels/messagestrip.h"

#include <QAction>
#include <QTest>

class TestPlanWindow : public QObject
{
    Q_OBJECT

private:
    static BoardView& board(const WindowFixture& f) { return f.window->parts().centre.board(); }
    /// Arrows everywhere, for the second player to win.
    static RootedPlan followUp(QStringView moves)
    {
        auto plan = plantext::onMoves<Position>(moves);
        plan->plan.side = Player::Second;
        plan->plan.goal = PlanGoal::Win;
        plan->plan.arrows = Position::Shape::boardMask() & ~plan->position.occupied();
        return *plan;
    }

private Q_SLOTS:
    void initTestCase() { appearance::initialize(); }

    void theKeyShowsTheCardAndTakesItAway()
    {
        WindowFixture f;
        f.play("244424");
        QVERIFY(!board(f).planCard());
        board(f).setFocus();
        QTest::keyClick(&board(f), Qt::Key_Y);
        QTRY_VERIFY_WITH_TIMEOUT(board(f).planCard(), 30'000);
        QVERIFY(f.action(Command::PlanCard)->isChecked());
        QVERIFY(f.action(Command::CopyPlan)->isEnabled());
        QTest::keyClick(&board(f), Qt::Key_Y);
        QVERIFY(!board(f).planCard());
    }

    void aLinkOpensThePositionWithItsCard()
    {
        WindowFixture f;
        const RootedPlan plan = followUp(u"244424");
        QVERIFY(f.window->open(planlink::write(plan)));
        QCOMPARE(f.text(), QStringLiteral("244424"));
        QTRY_VERIFY_WITH_TIMEOUT(board(f).planCard(), 30'000);
        QCOMPARE(board(f).planCard()->plan, plan.plan);
    }

    void aPlanThatFailsOpensItsPositionAlone()
    {
        WindowFixture f;
        QVERIFY(f.window->open(planlink::write(followUp(u"445"))));
        QCOMPARE(f.text(), QStringLiteral("445"));
        QTRY_VERIFY_WITH_TIMEOUT(!f.window->parts().planPresenter.plan()
                                     && f.window->parts().centre.message().isVisible(),
                                 30'000);
        QVERIFY(!board(f).planCard());
    }

    void aWrongLinkIsRefused()
    {
        WindowFixture f;
        f.play("44");
        QVERIFY(!f.window->open(QStringLiteral("fourcast:plan/7x6-4/99/second/win/0")));
        QCOMPARE(f.text(), QStringLiteral("44"));
    }

    void aPlanIsPlayedAndBrokenOnItsPage()
    {
        for (const auto& [command, mode] : {std::pair(Command::FollowPlan, PracticeMode::Follow),
                                            std::pair(Command::BreakPlan, PracticeMode::Break)}) {
            WindowFixture f;
            f.play("244424");
            f.trigger(Command::PlanCard);
            QTRY_VERIFY_WITH_TIMEOUT(board(f).planCard(), 30'000);
            QVERIFY(f.action(command)->isVisible());
            f.trigger(command);
            auto* const page = f.window->findChild<PlansPage*>();
            QVERIFY(page);
            QVERIFY(page->isVisible());
            QCOMPARE(page->mode(), mode);
        }
    }

    void hiddenDiscsHideTheCard()
    {
        WindowFixture f;
        f.play("244424");
        f.trigger(Command::PlanCard);
        QTRY_VERIFY_WITH_TIMEOUT(board(f).planCard(), 30'000);
        f.trigger(Command::BlindfoldAll);
        QVERIFY(!board(f).planCard());
        QVERIFY(!f.action(Command::PlanCard)->isEnabled());
    }
};

QTEST_MAIN(TestPlanWindow)
#include "tst_planwindow.moc"
