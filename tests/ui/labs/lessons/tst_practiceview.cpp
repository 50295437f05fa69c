// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/practice/practicereasons.h"
#include "ui/labs/lessons/practice/practicecanvas.h"
#include "ui/labs/lessons/practice/practiceform.h"
#include "ui/labs/lessons/practice/practiceview.h"

#include <QAccessible>
#include <QAction>
#include <QLineEdit>
#include <QTest>

using namespace fourcast::lesson;

namespace {

/// Of the first tree, (((6 7) (0 4)) ((0 3) (6 1))): inner nodes, and the branch that is cut.
constexpr int root = 0;
constexpr int firstMin = 1;
constexpr int firstMax = 2;
constexpr int firstLeaf = 3;
constexpr int secondMax = 5;
constexpr int secondMin = 8;
constexpr int thirdMax = 9;
constexpr int lastMax = 12;

}

class TestPracticeView : public QObject
{
    Q_OBJECT

    static void show(PracticeView& view)
    {
        view.setFields({{"depth", 3}, {"branching", 2}, {"search", "alpha-beta"}});
        view.resize(900, 640);
        view.show();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        view.focusTree();
    }

    static void type(PracticeView& view, const char* value)
    {
        QTest::keyClicks(&view.canvas(), QString::fromLatin1(value));
        QTest::keyClick(&view.canvas(), Qt::Key_Return);
    }

    static void solve(PracticeView& view)
    {
        const PracticeTree tree = view.sheet().tree();
        for (int node = 1; node < tree.size(); ++node)
            if (view.sheet().solution().node(node).isLeftOut)
                view.canvas().toggleCut(node);
        for (const int node : tree.innerNodes()) {
            const auto value = view.sheet().solution().node(node).value;
            if (!value)
                continue;
            view.canvas().setCurrentNode(static_cast<std::uint64_t>(node));
            type(view, qPrintable(QString::number(*value)));
        }
    }

private Q_SLOTS:
    void itBeginsWithTheValuesOfASmallTree()
    {
        const PracticeView view;
        const PracticeRequest first = view.sheet().tree().request;
        QVERIFY(!first.prunes && first.maxMoves && !first.isRagged);
        QCOMPARE(view.sheet().tree().innerNodes().size(), std::size_t(4));
        QVERIFY(view.sentence().contains(QStringLiteral("Enter")));
        QVERIFY(!view.sentence().contains(QStringLiteral("alpha-beta")));
        // Branches are left out where a person asks for it.
        PracticeView other;
        other.setFields({{"search", "alpha-beta"}});
        QVERIFY(other.sentence().contains(QStringLiteral("Enter")));
        QVERIFY(other.sentence().contains(QStringLiteral("alpha-beta")));
    }

    void keysFillTheTreeInTheOrderOfEvaluation()
    {
        PracticeView view;
        show(view);
        QCOMPARE(view.canvas().current(), firstMax);
        type(view, "7");
        QCOMPARE(view.sheet().answer(firstMax).valueMark, PracticeMark::Right);
        QCOMPARE(view.canvas().current(), secondMax);
        type(view, "4");
        QCOMPARE(view.canvas().current(), firstMin);
        type(view, "4");
        QCOMPARE(view.canvas().current(), thirdMax);
        type(view, "3");
        // The branch to the last of MAX's nodes, by the keyboard.
        QCOMPARE(view.canvas().current(), lastMax);
        QTest::keyClick(&view.canvas(), Qt::Key_Space);
        QVERIFY(view.sheet().answer(lastMax).isCut);
        QCOMPARE(view.sentence(),
                 QStringLiteral(
                     "Alpha is 4 here, and this node can only get smaller: the rest is left out."));
        QTest::keyClick(&view.canvas(), Qt::Key_Tab);
        QCOMPARE(view.canvas().current(), secondMin);
        type(view, "3");
        QCOMPARE(view.canvas().current(), root);
        type(view, "4");
        QVERIFY(view.sheet().isSolvedCleanly());
        QVERIFY(view.sentence().startsWith(QStringLiteral("Solved without a mistake")));
        QCOMPARE(view.countText(), QStringLiteral("Without a mistake: 1 of 1 trees"));
    }

    void aWrongValueStaysWhereItIsAndSaysWhy()
    {
        PracticeView view;
        show(view);
        type(view, "6");
        QCOMPARE(view.sheet().answer(firstMax).valueMark, PracticeMark::Wrong);
        QCOMPARE(view.canvas().current(), firstMax);
        QCOMPARE(view.sentence(),
                 QStringLiteral("MAX moves here and takes the largest value. 6 is the smallest."));
        // The next digit begins anew.
        type(view, "7");
        QCOMPARE(view.sheet().answer(firstMax).value, std::optional<Value>(7));
        solve(view);
        QVERIFY(view.sheet().isSolved());
        QCOMPARE(view.countText(), QStringLiteral("Without a mistake: 0 of 1 trees"));
    }

    void numbersAreEdited()
    {
        PracticeView view;
        show(view);
        QTest::keyClicks(&view.canvas(), QStringLiteral("-1234"));
        QCOMPARE(view.sheet().answer(firstMax).value, std::optional<Value>(-12));
        QTest::keyClick(&view.canvas(), Qt::Key_Minus);
        QTest::keyClick(&view.canvas(), Qt::Key_Backspace);
        QCOMPARE(view.sheet().answer(firstMax).value, std::optional<Value>(1));
        QTest::keyClick(&view.canvas(), Qt::Key_Delete);
        QVERIFY(!view.sheet().answer(firstMax).value);
        QTest::keyClick(&view.canvas(), Qt::Key_Minus);
        QVERIFY(!view.sheet().answer(firstMax).value);
        // A leaf has its value: digits change nothing there.
        QTest::keyClick(&view.canvas(), Qt::Key_Down);
        QCOMPARE(view.canvas().current(), firstLeaf);
        QTest::keyClick(&view.canvas(), Qt::Key_5);
        QVERIFY(!view.sheet().answer(firstLeaf).value);
    }

    void tabLeavesTheTreeAtItsEnd()
    {
        PracticeView view;
        show(view);
        view.canvas().setCurrentNode(root);
        QTest::keyClick(&view.canvas(), Qt::Key_Tab);
        QVERIFY(!view.canvas().hasFocus());
        view.focusTree();
        QTest::keyClick(&view.canvas(), Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(view.canvas().hasFocus());
        QCOMPARE(view.canvas().current(), secondMin);
    }

    void aClickOnABranchOrALeafLeavesItOut()
    {
        PracticeView view;
        show(view);
        view.atOnceAction()->setChecked(false);
        const auto click = [&view](const QPointF& place) {
            QTest::mouseClick(&view.canvas(), Qt::LeftButton, {}, place.toPoint());
        };
        click(view.canvas().branchPlace(lastMax).center());
        QVERIFY(view.sheet().answer(lastMax).isCut);
        QCOMPARE(view.sheet().answer(lastMax).branchMark, PracticeMark::Open);
        QCOMPARE(view.canvas().current(), lastMax);
        click(view.canvas().branchPlace(lastMax).center());
        QVERIFY(!view.sheet().answer(lastMax).isCut);
        click(view.canvas().nodePlace(firstLeaf).center());
        QVERIFY(view.sheet().answer(firstLeaf).isCut);
        click(view.canvas().nodePlace(firstMin).center());
        QVERIFY(!view.sheet().answer(firstMin).isCut);
        QCOMPARE(view.canvas().current(), firstMin);
    }

    void atTheEndEverythingIsMarked()
    {
        PracticeView view;
        show(view);
        view.atOnceAction()->setChecked(false);
        type(view, "6");
        QCOMPARE(view.sheet().answer(firstMax).valueMark, PracticeMark::Open);
        QCOMPARE(view.canvas().current(), secondMax);
        type(view, "4");
        view.checkAction()->trigger();
        QCOMPARE(view.sentence(),
                 QStringLiteral("1 right, 1 wrong, 5 missing. The first: MAX moves here and takes "
                                "the largest value. 6 is the smallest."));
        QCOMPARE(view.canvas().current(), firstMax);
        QCOMPARE(view.sheet().answer(lastMax).branchMark, PracticeMark::Missing);
        view.clearAction()->trigger();
        QVERIFY(!view.sheet().hasAnswers());
    }

    void theSolutionIsShownAndDoesNotCount()
    {
        PracticeView view;
        show(view);
        // Not entered yet; the solution stands there all the same.
        QTest::keyClicks(&view.canvas(), QStringLiteral("6"));
        QCOMPARE(view.canvas().scene().graph().node(firstMax).text, QStringLiteral("6"));
        view.showAction()->trigger();
        QCOMPARE(view.canvas().scene().graph().node(firstMax).text, QStringLiteral("7"));
        QCOMPARE(view.sentence(),
                 QStringLiteral("The root is worth 4. Alpha is 4 here, and this node can only get "
                                "smaller: the rest is left out."));
        QVERIFY(view.sheet().answer(lastMax).isCut);
        QCOMPARE(view.countText(), QStringLiteral("Without a mistake: 0 of 1 trees"));
        // The same tree, by its number: what was shown stays known.
        view.nextAction()->trigger();
        view.setFields({{"seed", 1}});
        solve(view);
        QVERIFY(view.sheet().isSolvedCleanly());
        QCOMPARE(view.countText(), QStringLiteral("Without a mistake: 0 of 1 trees"));
    }

    void theNextTreeHasTheNextNumber()
    {
        PracticeView view;
        show(view);
        const QString first = view.sheet().tree().toText();
        view.nextAction()->trigger();
        QCOMPARE(view.form().request().seed, std::uint64_t(2));
        QVERIFY(view.sheet().tree().toText() != first);
        view.setFields({{"seed", 1}});
        QCOMPARE(view.sheet().tree().toText(), first);
        // A wide tree cannot be as deep.
        view.setFields({{"branching", 5}, {"depth", 6}});
        QVERIFY(view.form().request().isPossible());
        QCOMPARE(view.sheet().tree().request, view.form().request());
    }

    void settingsComeBack()
    {
        PracticeView view;
        view.setFields({{"seed", 12},
                        {"depth", 4},
                        {"branching", 3},
                        {"ragged", true},
                        {"first", "min"},
                        {"search", "minimax"},
                        {"atOnce", false}});
        PracticeView other;
        other.setFields(view.fields());
        QCOMPARE(other.fields(), view.fields());
        const PracticeRequest request = other.sheet().tree().request;
        QCOMPARE(request,
                 (PracticeRequest {.seed = 12,
                                   .depth = 4,
                                   .branching = 3,
                                   .isRagged = true,
                                   .maxMoves = false,
                                   .prunes = false}));
        other.setFields({{"depth", 99}, {"first", "nobody"}});
        QVERIFY(other.form().request().isPossible());
    }

    void aScreenReaderReachesNodesAndBranches()
    {
        PracticeView view;
        show(view);
        QAccessibleInterface* const list = QAccessible::queryAccessibleInterface(&view.canvas());
        QVERIFY(list);
        QCOMPARE(list->childCount(), 15 + 14);
        QCOMPARE(list->child(firstMin)->text(QAccessible::Name),
                 QStringLiteral("MIN, branch 1: no value yet"));
        QCOMPARE(list->child(firstLeaf)->text(QAccessible::Name),
                 QStringLiteral("Leaf, branch 1.1.1: 6"));
        QAccessibleInterface* const branch = list->child(15 + lastMax - 1);
        QCOMPARE(branch->role(), QAccessible::CheckBox);
        QCOMPARE(branch->text(QAccessible::Name), QStringLiteral("Branch 2.2, searched"));
        QCOMPARE(list->indexOfChild(branch), 15 + lastMax - 1);
        branch->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QVERIFY(branch->state().checked);
        QCOMPARE(branch->text(QAccessible::Name), QStringLiteral("Branch 2.2, left out, right"));
        QVERIFY(branch->text(QAccessible::Description).startsWith(QStringLiteral("Alpha is 4")));
        // Another tree has other children.
        view.setFields({{"depth", 1}});
        QCOMPARE(list->childCount(), 3 + 2);
    }

    void aTreeFillsTheRoom()
    {
        PracticeView view;
        show(view);
        const double usual = view.font().pointSizeF();
        QVERIFY(view.canvas().font().pointSizeF() > usual);
        view.setFields({{"branching", 3}, {"depth", 4}});
        QCOMPARE(view.canvas().font().pointSizeF(), usual);
        QVERIFY(view.minimumSizeHint().width() <= 680);
    }
};

QTEST_MAIN(TestPracticeView)
#include "tst_practiceview.moc"
