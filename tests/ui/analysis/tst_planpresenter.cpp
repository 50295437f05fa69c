// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/planjudges.h"
#include "core/plan/planlink.h"
#include "ui/analysis/analysispanel.h"
#include "ui/analysis/planpresenter.h"
#include "ui/analysis/plansection.h"
#include "ui/board/boardview.h"
#include "ui/play/gamemodel.h"
#include "ui/play/playcontroller.h"

#include <QAction>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <algorithm>
#include <memory>

namespace {

/// The exact solver, small enough for positions with some 18 discs.
class SmallTableJudge : public PlanJudge<Position>
{
public:
    std::optional<bool> canReach(const Position& position, Player side, PlanGoal goal,
                                 const std::stop_token& stop) override
    {
        return m_judge.canReach(position, side, goal, stop);
    }

private:
    Solver m_solver {{.tableMib = 1, .workers = 1}};
    SolverJudge m_judge {m_solver};
};

struct PlanFixture
{
    BoardView board;
    AnalysisPanel panel;
    GameModel model;
    PlayController controller {model};
    PlanSession session {[] { return std::make_unique<SmallTableJudge>(); }};
    QAction card;
    QAction follow;
    QAction breakIt;
    QAction copy;
    QAction save;
    std::unique_ptr<PlanPresenter> presenter;

    PlanFixture()
    {
        card.setCheckable(true);
        QObject::connect(&model, &GameModel::positionChanged, &board,
                         [this] { board.setPosition(model.position(), model.game().lastMove()); });
        presenter = std::make_unique<PlanPresenter>(board, panel, model, controller, session,
                                                    PlanActions {.card = &card,
                                                                 .follow = &follow,
                                                                 .breakIt = &breakIt,
                                                                 .copy = &copy,
                                                                 .save = &save});
    }
    void play(const char* columns)
    {
        for (const char* digit = columns; *digit != '\0'; ++digit)
            QVERIFY(model.play(Move(*digit - '1')));
    }
    QString text() { return panel.plan().text(); }
    PlanSection& section() { return panel.plan(); }
};

RootedPlan rooted(const char* digits, const Plan& plan)
{
    RootedPlan result;
    for (const char* digit = digits; *digit != '\0'; ++digit) {
        result.moves.emplace_back(*digit - '1');
        result.position.play(*digit - '1');
    }
    result.plan = plan;
    return result;
}

Plan arrowsOn(const Position& position, Player side)
{
    Plan plan {.side = side};
    plan.arrows = Position::Shape::boardMask() & ~position.occupied();
    return plan;
}

}

class TestPlanPresenter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsLookedForOutOfSight()
    {
        PlanFixture f;
        f.play("244424");
        QVERIFY(!f.session.isRunning());
        QVERIFY(f.section().isHidden());
    }

    void aPlanIsToldWithWhatItWasCheckedAgainst()
    {
        PlanFixture f;
        f.panel.setSeen(true);
        f.play("244424");
        QTRY_VERIFY_WITH_TIMEOUT(f.presenter->plan(), 30'000);
        QVERIFY2(f.text().contains(QStringLiteral("always answer on top")), qPrintable(f.text()));
        QVERIFY2(f.text().contains(QStringLiteral("13,508"))
                     || f.text().contains(QStringLiteral("13508")),
                 qPrintable(f.text()));
        QVERIFY(!f.section().isHidden());
        QVERIFY(f.copy.isEnabled());
    }

    void whereNoneIsFoundThatIsSaid()
    {
        PlanFixture f;
        f.session.setLimits({.plan = {.numbers = 1, .arrows = false}, .time = {}});
        f.panel.setSeen(true);
        f.play("222467553235217426");
        QTRY_VERIFY_WITH_TIMEOUT(f.session.plans(f.model.position()) && !f.session.isRunning(),
                                 30'000);
        QVERIFY2(f.text().contains(QStringLiteral("found")), qPrintable(f.text()));
        QVERIFY(!f.presenter->plan());
        QVERIFY(!f.save.isEnabled());
    }

    void theCardComesAndGoes()
    {
        PlanFixture f;
        f.play("244424");
        QSignalSpy told(f.presenter.get(), &PlanPresenter::told);
        f.card.trigger();
        QTRY_VERIFY_WITH_TIMEOUT(f.board.planCard(), 30'000);
        QCOMPARE(f.board.planCard()->plan.side, Player::Second);
        QVERIFY(f.card.isChecked());
        // The panel is out of sight.
        QCOMPARE(told.count(), 1);
        f.card.trigger();
        QVERIFY(!f.board.planCard());
    }

    void nothingIsToldWhileAMoveIsToBeFound()
    {
        PlanFixture f;
        f.panel.setSeen(true);
        f.play("244424");
        f.card.trigger();
        QTRY_VERIFY_WITH_TIMEOUT(f.board.planCard(), 30'000);
        f.presenter->setVeiled(true);
        QVERIFY(!f.board.planCard());
        QVERIFY(f.section().isHidden());
        QVERIFY(f.presenter->textForOthers().isEmpty());
        f.presenter->setVeiled(false);
        QVERIFY(f.board.planCard());
    }

    void aPlanOfALinkIsCheckedAndShown()
    {
        PlanFixture f;
        f.play("244424");
        const RootedPlan plan = rooted("244424", arrowsOn(f.model.position(), Player::Second));
        f.presenter->showLinked(plan);
        QVERIFY(!f.board.planCard());
        QTRY_VERIFY_WITH_TIMEOUT(f.board.planCard(), 30'000);
        QCOMPARE(*f.presenter->plan(), plan);
        f.model.goTo(5);
        QVERIFY(!f.presenter->plan());
    }

    void aPlanStaysAsLongAsItIsFollowed()
    {
        PlanFixture f;
        f.panel.setSeen(true);
        f.play("244424");
        QTRY_VERIFY_WITH_TIMEOUT(f.presenter->plan(), 30'000);
        const RootedPlan plan = *f.presenter->plan();
        f.card.trigger();
        f.play("7");
        QCOMPARE(*f.presenter->plan(), plan);
        QVERIFY(!f.session.isRunning());
        const BoardScene scene = f.board.scene();
        QCOMPARE(std::ranges::count_if(scene.plan, &PlanMark::named), 1);
        QVERIFY(std::ranges::find(scene.plan, Square {6, 1}, &PlanMark::square)->named);
        f.play("7");
        QCOMPARE(*f.presenter->plan(), plan);
        // Not on top of the last disc.
        f.play("71");
        QVERIFY(!f.presenter->plan() || *f.presenter->plan() != plan);
    }

    void aPlanOfALinkThatFailsIsNotShown()
    {
        PlanFixture f;
        f.play("445");
        QSignalSpy refuted(f.presenter.get(), &PlanPresenter::linkedRefuted);
        f.presenter->showLinked(rooted("445", arrowsOn(f.model.position(), Player::First)));
        QVERIFY(refuted.wait(30'000));
        QVERIFY(!refuted.first().first().toString().isEmpty());
        QVERIFY(!f.board.planCard());
        QVERIFY(!f.presenter->plan());
    }

    void whatIsCopiedHasTheSentenceTheTextAndALink()
    {
        PlanFixture f;
        f.panel.setSeen(true);
        f.play("244424");
        QTRY_VERIFY_WITH_TIMEOUT(f.presenter->plan(), 30'000);
        const QString text = f.presenter->textForOthers();
        QVERIFY(text.contains(f.text()));
        const QStringList lines = text.trimmed().split(QLatin1Char('\n'));
        const auto linked = planlink::parse(lines.last());
        QVERIFY(linked);
        QCOMPARE(std::get<RootedPlan>(*linked), *f.presenter->plan());
        const auto read = plantext::parse(lines.at(lines.size() - 2));
        QVERIFY(read);
        QCOMPARE(std::get<RootedPlan>(*read), *f.presenter->plan());
    }

    void itCanBePlayedWhereSomebodyPlaysIt()
    {
        PlanFixture f;
        f.panel.setSeen(true);
        f.play("244424");
        QTRY_VERIFY_WITH_TIMEOUT(f.presenter->plan(), 30'000);
        QVERIFY(!f.follow.isVisible());
        QVERIFY(!f.breakIt.isVisible());
        int played = 0;
        connect(f.presenter.get(), &PlanPresenter::playPlan, &f.board,
                [&](const RootedPlan& plan) { played += plan.moves.size() == 6 ? 1 : 0; });
        QVERIFY(f.follow.isVisible());
        f.follow.trigger();
        QCOMPARE(played, 1);
    }
};

QTEST_MAIN(TestPlanPresenter)
#include "tst_planpresenter.moc"
