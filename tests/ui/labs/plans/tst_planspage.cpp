// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/game/game.h"
#include "tests/core/plan/practice/plancards.h"
#include "ui/labs/plans/planboard.h"
#include "ui/labs/plans/planboardaccessible.h"
#include "ui/labs/plans/planexamples.h"
#include "ui/labs/plans/planspage.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QJsonObject>
#include <QLineEdit>
#include <QListWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

namespace {

QAction* actionOf(const QWidget& page, const char* keys)
{
    for (QAction* const action : page.actions())
        if (action->shortcut() == QKeySequence(QString::fromLatin1(keys)))
            return action;
    return nullptr;
}

QRectF squareIn(PlansPage& page, int column, int row)
{
    return page.board().squareRect(column, row);
}

void click(PlansPage& page, int column, int row)
{
    QTest::mouseClick(&page.board(), Qt::LeftButton, {},
                      squareIn(page, column, row).center().toPoint());
}

}

class TestPlansPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyExampleHolds()
    {
        QVERIFY(planExamples().size() >= 6);
        for (const PlanExample& example : planExamples())
            std::visit(
                [&example](const auto& rooted) {
                    QVERIFY2(verifyPlan(rooted.plan, rooted.position).isValid(),
                             qPrintable(example.title));
                },
                example.plan);
    }

    void followingAnswersAndNamesTheBrokenRule()
    {
        PlansPage page({});
        page.resize(900, 600);
        page.showPlan(plancards::followUp(), PracticeMode::Follow);
        QCOMPARE(page.verdict().states, 13508u);
        // The opponent has played.
        QCOMPARE(page.practice().moves().size(), std::size_t {1});
        const int below = page.practice().moves().front().column();
        const int wrong = below == 0 ? 2 : 0;
        click(page, wrong, 5);
        QCOMPARE(page.practice().moves().size(), std::size_t {1});
        QVERIFY2(page.told().contains(QStringLiteral("on top of him")), qPrintable(page.told()));
        click(page, below, 5);
        QCOMPARE(page.practice().moves().size(), std::size_t {3});
    }

    void breakingCountsAndGoesBack()
    {
        PlansPage page({});
        page.resize(900, 600);
        page.show();
        page.showPlan(plancards::followUp(), PracticeMode::Break);
        page.board().setFocus();
        QTest::keyClick(&page.board(), Qt::Key_1);
        QCOMPARE(page.practice().seen(), 1u);
        QTest::keyClick(&page.board(), Qt::Key_Right);
        QTest::keyClick(&page.board(), Qt::Key_Return);
        QCOMPARE(page.practice().moves().size(), std::size_t {4});
        auto* const moves = page.findChild<QListWidget*>();
        QCOMPARE(moves->count(), 5);
        Q_EMIT moves->itemActivated(moves->item(0));
        QCOMPARE(page.practice().moves().size(), std::size_t {0});
        QCOMPARE(page.practice().seen(), 2u);
    }

    void aCardIsWrittenByKeysAndKept()
    {
        const QTemporaryDir folder;
        {
            PlansPage page({.folder = folder.path()});
            page.resize(900, 600);
            page.showPlan(*plantext::onBoard(u"4x4/4"), PracticeMode::Write);
            page.board().setFocusSquare(0, 0);
            QTest::keyClick(&page.board(), Qt::Key_2);
            QTest::keyClick(&page.board(), Qt::Key_Up);
            QTest::keyClicks(&page.board(), QStringLiteral("^"));
            QTest::keyClick(&page.board(), Qt::Key_Up);
            QTest::keyClicks(&page.board(), QStringLiteral("?"));
            QCOMPARE(page.practice().square(0, 0).number, 2);
            QVERIFY(page.practice().square(0, 1).arrow);
            QVERIFY(page.practice().square(0, 2).isAsked);
            QCOMPARE(page.verdict().status, PlanCheckStatus::Refuted);
            QTest::keyClick(&page.board(), Qt::Key_Delete);
            QVERIFY(!page.practice().square(0, 2).isAsked);
            actionOf(page, "Alt+Shift+Z")->trigger();
            QVERIFY(page.practice().square(0, 2).isAsked);
        }
        PlansPage again({.folder = folder.path()});
        QStringList positions;
        for (const QComboBox* const box : again.findChildren<QComboBox*>())
            for (int i = 0; i < box->count(); ++i)
                positions += box->itemData(i).toString();
        QVERIFY(positions.filter(QStringLiteral("plan 4x4/4 - first win")).size() == 1);
    }

    void aValidCardIsSaidToHold()
    {
        PlansPage page({});
        page.showPlan(plancards::smallHold(), PracticeMode::Write);
        QVERIFY(page.verdict().isValid());
        QCOMPARE(page.verdict().states, 611u);
        // One mark less, one to help with, and it is found.
        page.board().setFocusSquare(0, 0);
        QTest::keyClicks(&page.board(), QStringLiteral("?"));
        actionOf(page, "Alt+Shift+H")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(page.verdict().isValid(), 20'000);
    }

    void aBrokenPlanIsMended()
    {
        PlansPage page({});
        page.showPlan(plancards::twoNumbers(), PracticeMode::Mend);
        QVERIFY(page.practice().isReady());
        QCOMPARE(page.verdict().status, PlanCheckStatus::Refuted);
        actionOf(page, "Alt+Shift+P")->trigger();
        QVERIFY(page.practice().isMarking());
        const Plan plan = plancards::twoNumbers().plan;
        for (int row = 0; row < 6; ++row)
            for (int column = 0; column < 7; ++column) {
                const int number = plan.numberOn(Position::Shape::square(column, row));
                if (page.practice().square(column, row).number == number
                    || page.practice().square(column, row).cell != Cell::Empty)
                    continue;
                page.board().setFocusSquare(column, row);
                QTest::keyClick(&page.board(),
                                number == 0 ? Qt::Key_Delete
                                            : static_cast<Qt::Key>(Qt::Key_0 + number));
            }
        QVERIFY(page.verdict().isValid());
        QCOMPARE(page.told(), PlansPage::tr("Mended."));
    }

    void aDuelChangesOver()
    {
        PlansPage page({});
        page.showPlan(plancards::smallHold(), PracticeMode::Duel);
        QVERIFY(page.practice().isMarking());
        actionOf(page, "Alt+Shift+O")->trigger();
        QVERIFY(!page.practice().isMarking());
        actionOf(page, "Alt+Shift+G")->trigger();
        QVERIFY(page.practice().isMarking());
        QVERIFY(!page.practice().square(0, 0).number);
    }

    void aPositionWithoutMarksIsLookedUp()
    {
        PlansPage page({});
        auto* const written = page.findChild<QLineEdit*>();
        // 30 discs and more: found in no time.
        written->setText(QStringLiteral("7671422447557454311313455537221127"));
        QTest::keyClick(written, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(page.verdict().isValid(), 30'000);
        QCOMPARE(page.practice().mode(), PracticeMode::Follow);
    }

    void whatIsWrongIsSaid()
    {
        PlansPage page({});
        auto* const written = page.findChild<QLineEdit*>();
        written->setText(QStringLiteral("48"));
        QTest::keyClick(written, Qt::Key_Return);
        QVERIFY(!page.told().isEmpty());
        Game over;
        for (const int column : {0, 1, 0, 1, 0, 1, 0})
            QVERIFY(over.play(Move(column)));
        page.takeGame(over);
        QVERIFY(page.told().contains(QStringLiteral("over")));
    }

    void fieldsBringThePracticeBack()
    {
        PlansPage page({});
        page.showPlan(plancards::twoNumbers(), PracticeMode::Break);
        const QJsonObject kept = page.fields();
        PlansPage again({});
        again.setFields(kept);
        QCOMPARE(again.mode(), PracticeMode::Break);
        QVERIFY(again.practice().card() == page.practice().card());
        again.setFields({{"plan", "nonsense"}, {"mode", 3}});
        QCOMPARE(again.mode(), PracticeMode::Break);
    }

    void everySquareIsNamed()
    {
        PlansPage page({});
        page.resize(900, 600);
        page.show();
        page.showPlan(plancards::smallHold(), PracticeMode::Write);
        QAccessibleInterface* const table = QAccessible::queryAccessibleInterface(&page.board());
        QVERIFY(table);
        QCOMPARE(table->childCount(), 16);
        const int index = PlanBoardAccessible::indexOf(page.board(), 0, 0);
        QCOMPARE(table->child(index)->text(QAccessible::Name),
                 QStringLiteral("a1, number 2, reachable"));
        QCOMPARE(table->indexOfChild(table->child(index)), index);
        page.showPlan(plancards::followUp(), PracticeMode::Break);
        QCOMPARE(table->childCount(), 42);
        QVERIFY(table->child(41)->text(QAccessible::Name).startsWith(QStringLiteral("g1")));
    }

    void everyActionHasTextIconTipAndKeys()
    {
        PlansPage page({});
        QStringList keys;
        for (const QAction* const action : page.actions()) {
            QVERIFY(!action->text().isEmpty());
            QVERIFY(!action->toolTip().isEmpty());
            QVERIFY(!action->shortcut().isEmpty());
            QVERIFY2(!keys.contains(action->shortcut().toString()),
                     qPrintable(action->shortcut().toString()));
            keys += action->shortcut().toString();
        }
        QVERIFY(keys.size() > 10);
    }

    void itFitsBesideTheList()
    {
        PlansPage page({});
        page.showPlan(plancards::twoNumbers(), PracticeMode::Write);
        QVERIFY2(page.minimumSizeHint().width() <= 760,
                 qPrintable(QString::number(page.minimumSizeHint().width())));
        QVERIFY2(page.minimumSizeHint().height() <= 560,
                 qPrintable(QString::number(page.minimumSizeHint().height())));
    }

    void aPlanIsCopiedAsText()
    {
        PlansPage page({});
        page.showPlan(plancards::smallHold(), PracticeMode::Break);
        actionOf(page, "Alt+Shift+C")->trigger();
        QVERIFY(readPlan(QGuiApplication::clipboard()->text())
                == AnyRootedPlan(plancards::smallHold()));
    }
};

QTEST_MAIN(TestPlansPage)
#include "tst_planspage.moc"
