// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/game.h"
#include "core/lesson/course/labsettings.h"
#include "core/support/translations.h"
#include "tests/ui/labs/lessons/treeexamples.h"
#include "ui/labs/lessons/practice/practiceview.h"
#include "ui/labs/lessons/tree/predictbar.h"
#include "ui/labs/lessons/tree/searchcomparison.h"
#include "ui/labs/lessons/tree/treedrawing.h"
#include "ui/labs/lessons/tree/treeexportmenu.h"
#include "ui/labs/lessons/tree/treeform.h"
#include "ui/labs/lessons/tree/treeoutline.h"
#include "ui/labs/lessons/tree/treepage.h"
#include "ui/labs/lessons/tree/walkbar.h"
#include "ui/labs/lessons/tree/walkpanel.h"
#include "ui/widgets/foldingsection.h"
#include "ui/widgets/labels/livelabel.h"

#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

using namespace fourcast::lesson;

class TestTreePage : public QObject
{
    Q_OBJECT

    static void search(TreePage& page)
    {
        page.run();
        QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), 60000);
        QVERIFY(!page.steps().isEmpty());
    }

    static void searchTyped(TreePage& page, const char* tree)
    {
        page.form().setTyped(QString::fromLatin1(tree));
        search(page);
    }

private Q_SLOTS:
    void cleanup() { installTranslations(*qApp, QStringLiteral("en")); }

    void aTreeMayBePastedOverSeveralLines()
    {
        TreePage page;
        page.form().setTyped(QStringLiteral("((3 5)\n  (2\r\n    (9 1)))\n"));
        const auto request = page.form().request();
        QVERIFY(request);
        QCOMPARE(request->typed().toText(), QStringLiteral("((3 5) (2 (9 1)))"));
    }

    void nothingIsSearchedBeforeSomebodyAsks()
    {
        TreePage page;
        page.resize(1000, 700);
        page.show();
        QCoreApplication::processEvents();
        QVERIFY(!page.isRunning());
        QVERIFY(page.steps().isEmpty());
        QVERIFY(page.statusText().contains(QStringLiteral("Press Run")));
        search(page);
        QVERIFY(page.guide().drawing().canvas().scene().graph().nodeCount() > 1);
        QVERIFY(page.factsText().startsWith(QStringLiteral("Shown: ((3 5) (2 (9 1)))")));
        QVERIFY(page.factsText().endsWith(QStringLiteral("Values as MAX sees them.")));
    }

    /// In a window of 1024 pixels the laboratory has some 690.
    void thePageHasRoomBesideTheBoard()
    {
        for (const QString& language : availableLanguages()) {
            installTranslations(*qApp, language);
            TreePage page;
            QVERIFY2(page.minimumSizeHint().width() <= 680,
                     qPrintable(QStringLiteral("%1: %2").arg(language).arg(
                         page.minimumSizeHint().width())));
        }
    }

    void theWalkShowsWhatTheSearchIsAt()
    {
        TreePage page;
        searchTyped(page, "((3 5) (2 (9 1)))");
        page.guide().take(TreeStep::First);
        QCOMPARE(page.walkPanel().stack().topLevelItemCount(), 1);
        page.guide().take(TreeStep::NextCut);
        QCOMPARE(page.walkPanel().stack().topLevelItemCount(), 2);
        QCOMPARE(page.guide().sentence().text(),
                 QStringLiteral("2 is at most alpha 3: MAX will not allow this."));
        QVERIFY(page.walkPanel().code().currentItem()->text().startsWith(u'▶'));
        QVERIFY(
            page.walkPanel().code().currentItem()->text().contains(QStringLiteral("stop here")));
        QCOMPARE(page.walkPanel().path(), QStringLiteral("Moves from the root: 2"));
        page.guide().take(TreeStep::Last);
        QCOMPARE(page.steps().index(), page.steps().lastIndex());
        QVERIFY(!page.guide().bar().action(TreeStep::Forward)->isEnabled());
        QVERIFY(page.guide().bar().action(TreeStep::Back)->isEnabled());
    }

    /// Not by what was chosen since.
    void aResultIsHandedOverWithTheSettingsThatMadeIt()
    {
        TreePage page;
        QVERIFY(page.takeSettings(
            *labValues(QStringLiteral("tree"),
                       {{"board", "5x4"}, {"moves", "3"}, {"depth", "2"}, {"leaves", "ended"}})));
        QVERIFY(page.finding().numbers.isEmpty());
        search(page);
        const LabFinding found = page.finding();
        QCOMPARE(found.settings["board"].toString(), "5x4");
        QCOMPARE(found.settings["moves"].toString(), "3");
        QCOMPARE(found.settings["leaves"].toString(), "ended");
        QVERIFY(found.numbers["nodes"] > 1);
        QVERIFY(page.takeSettings(
            *labValues(QStringLiteral("tree"), {{"moves", "33"}, {"leaves", "exact"}})));
        QCOMPARE(page.finding().settings, found.settings);
    }

    void aRunWalksToTheEnd()
    {
        TreePage page;
        searchTyped(page, "(3 5)");
        page.guide().bar().setSpeed(24);
        page.guide().bar().runAction()->trigger();
        QVERIFY(page.guide().bar().isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!page.guide().bar().isRunning(), 60000);
        QVERIFY(page.steps().walk().isAtEnd());
    }

    void aClickGoesToANode()
    {
        TreePage page;
        searchTyped(page, "((3 5) (2 (9 1)))");
        GraphCanvas& canvas = page.guide().drawing().canvas();
        canvas.activate(1);
        QCOMPARE(page.steps().node(), NodeIndex {1});
        // On a move that nobody looked at, the reason is said.
        page.guide().take(TreeStep::Last);
        const Graph& graph = canvas.scene().graph();
        for (int node = 0; node < graph.nodeCount(); ++node)
            if (graph.node(node).marks & GraphMark::LeftOut)
                canvas.activate(node);
        QVERIFY(page.statusText().contains(QStringLiteral("alpha 3")));
        QCOMPARE(page.steps().index(), page.steps().lastIndex());
    }

    void aQuestionStopsTheWalk()
    {
        TreePage page;
        searchTyped(page, "((3 5) (2 (9 1)))");
        page.guide().predictBar().setOn(true);
        page.guide().take(TreeStep::First);
        page.guide().take(TreeStep::Last);
        QVERIFY(page.guide().predictBar().isAsking());
        QVERIFY(page.steps().index() < page.steps().lastIndex());
        const std::size_t here = page.steps().index();
        page.guide().take(TreeStep::Forward);
        QCOMPARE(page.guide().predictBar().score().unanswered, 1);
        QCOMPARE(page.steps().index(), here + 1);
    }

    void aFoldedNodeIsSearchedAgainWhenTheWalkGoesOn()
    {
        TreePage page;
        page.form().setPosition(QStringLiteral("7x6"), QStringLiteral("44"));
        page.setFields({{"depth", 6}, {"method", "minimax"}});
        search(page);
        const RecordedTree& tree = page.steps().tree();
        QVERIFY(!tree.isWhole());
        NodeIndex folded = 0;
        while (!tree.nodes[folded].folded)
            ++folded;
        const std::uint64_t visit = tree.nodes[folded].visit;
        page.steps().goTo(page.steps().walk().indexOfEntering(folded));
        page.guide().take(TreeStep::Forward);
        QTRY_VERIFY_WITH_TIMEOUT(!page.guide().isUnfolding(), 60000);
        QVERIFY(!page.steps().tree().nodes[page.steps().tree().nodeOfVisit(visit)].folded);
        QCOMPARE(page.steps().tree().nodes[page.steps().node()].parent,
                 page.steps().tree().nodeOfVisit(visit));
    }

    void aSwitchChangesTheSignsAndNothingElse()
    {
        TreePage page;
        searchTyped(page, "((3 5) (2 (9 1)))");
        const auto textOf = [&page](int node) {
            return page.guide().drawing().canvas().scene().graph().node(node).text.section(u'\n', 0,
                                                                                           0);
        };
        const GraphPlacement placement = page.guide().drawing().canvas().scene().placement();
        page.guide().take(TreeStep::Last);
        const std::size_t here = page.steps().index();
        QCOMPARE(textOf(1), QStringLiteral("= 3"));
        page.guide().viewAction().trigger();
        QCOMPARE(page.steps().view(), PointOfView::Mover);
        QCOMPARE(textOf(0), QStringLiteral("= 3"));
        QCOMPARE(textOf(1), QStringLiteral("= −3"));
        QVERIFY(page.factsText().endsWith(QStringLiteral("Values as the side to move sees them.")));
        QCOMPARE(page.steps().index(), here);
        QCOMPARE(page.guide().drawing().canvas().scene().placement().centres, placement.centres);
        page.guide().take(TreeStep::PreviousCut);
        QVERIFY(page.guide().sentence().text().contains(QStringLiteral("beta −3")));
        page.guide().viewAction().trigger();
        QVERIFY(page.guide().sentence().text().contains(QStringLiteral("alpha 3")));
        QVERIFY(page.walkPanel().code().currentItem()->text().startsWith(u'▶'));
        // Another tree keeps it.
        page.guide().viewAction().trigger();
        searchTyped(page, "((6 4) (5 8))");
        QCOMPARE(textOf(1), QStringLiteral("= −4"));
    }

    void aLessonShowsWhatMaxGets()
    {
        TreePage page;
        page.guide().viewAction().trigger();
        QVERIFY(page.takeSettings({{"tree", "(1 (2 3))"}}));
        QCOMPARE(page.steps().view(), PointOfView::Max);
        QVERIFY(page.takeSettings({{"tree", "(1 (2 3))"}, {"values", "mover"}}));
        QCOMPARE(page.steps().view(), PointOfView::Mover);
        QVERIFY(page.guide().viewAction().isChecked());
    }

    void enterInWhatIsTypedRunsIt()
    {
        TreePage page;
        for (QLineEdit* const each : page.form().findChildren<QLineEdit*>())
            if (each->text().startsWith(u'(')) {
                each->setText(QStringLiteral("(7 8)"));
                Q_EMIT each->returnPressed();
            }
        QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning() && !page.steps().isEmpty(), 60000);
        QVERIFY(page.factsText().startsWith(QStringLiteral("Shown: (7 8)")));
    }

    void sideBySideHasOneStart()
    {
        TreePage page;
        page.show();
        const auto seen = [&page](const char* text) {
            for (const QPushButton* const each : page.findChildren<QPushButton*>())
                if (QString(each->text()).remove(u'&') == QLatin1String(text) && each->isVisible())
                    return true;
            return false;
        };
        QVERIFY(seen("Run") && !seen("Compare"));
        QVERIFY(page.takeSettings({{"view", "compare"}}));
        QVERIFY(seen("Compare") && !seen("Run"));
        QVERIFY(page.takeSettings({{"view", "tree"}}));
        QVERIFY(seen("Run") && !seen("Compare"));
    }

    void aTypedTreeHasNoCentre()
    {
        TreePage page;
        QCOMPARE(page.fields()["order"].toString(), QStringLiteral("columns"));
        page.form().setPosition(QStringLiteral("7x6"), QStringLiteral("44"));
        QCOMPARE(page.fields()["order"].toString(), QStringLiteral("centre"));
        page.form().setTyped(QStringLiteral("((3 5) (2 (9 1)))"));
        page.setFields({{"order", "centre"}});
        QCOMPARE(page.fields()["order"].toString(), QStringLiteral("columns"));
        QCOMPARE(page.form().request()->order, MoveOrder::AsTheyLie);
    }

    void whatIsWrongIsSaid()
    {
        TreePage page;
        page.form().setTyped(QStringLiteral("((3 5"));
        QVERIFY(!page.form().request().has_value());
        QVERIFY(!page.statusText().isEmpty());
        page.form().setPosition(QStringLiteral("7x6"), QStringLiteral("4444444"));
        QVERIFY(!page.form().request().has_value());
    }

    /// The lessons say Compare: no sentence names another button, and the key for Run begins it.
    void runComparesWhereThatIsInFront()
    {
        TreePage page;
        page.resize(1000, 700);
        page.show();
        const auto button = [&page](const QString& text) {
            for (QPushButton* const each : page.findChildren<QPushButton*>())
                if (each->text().remove(u'&') == text && each->isVisible())
                    return each;
            return static_cast<QPushButton*>(nullptr);
        };
        QVERIFY(button(QStringLiteral("Run")));
        QVERIFY(!button(QStringLiteral("Compare")));
        QVERIFY(page.takeSettings({{"moves", "44"}, {"depth", 2}, {"view", "compare"}}));
        QVERIFY(!button(QStringLiteral("Run")));
        QVERIFY(button(QStringLiteral("Compare")));
        QCOMPARE(page.statusText(), QString());
        QVERIFY(page.comparison().noteText().startsWith(QStringLiteral("Press Compare")));
        // The key for Run begins what the page in front has.
        page.run();
        QTRY_VERIFY_WITH_TIMEOUT(!page.comparison().isRunning(), 60000);
        QCOMPARE(page.comparison().comparisons().size(), std::size_t {2});
        QVERIFY(page.steps().isEmpty());
        QCOMPARE(page.statusText(), QString());
        for (const bool presented : {true, false}) {
            page.setPresented(presented);
            QVERIFY(button(QStringLiteral("Compare")));
            QVERIFY(!button(QStringLiteral("Run")));
        }
        QVERIFY(page.takeSettings({{"moves", "44"}, {"depth", 2}, {"view", "tree"}}));
        QVERIFY(button(QStringLiteral("Run")));
        QVERIFY(page.statusText().startsWith(QStringLiteral("Press Run")));
    }

    void thePositionOfTheGameIsTaken()
    {
        TreePage page;
        const QSignalSpy wanted(&page, &LabPage::gameWanted);
        Q_EMIT page.form().gameWanted();
        QCOMPARE(wanted.size(), 1);
        Game game;
        QVERIFY(game.play(Move(3)).has_value());
        QVERIFY(game.play(Move(3)).has_value());
        page.takeGame(game);
        QCOMPARE(page.fields()["moves"].toString(), QStringLiteral("44"));
    }

    void whatIsChosenIsThereAgain()
    {
        TreePage page;
        const QJsonObject practice {{"seed", 12},     {"depth", 4},     {"branching", 3},
                                    {"ragged", true}, {"first", "min"}, {"search", "minimax"},
                                    {"atOnce", false}};
        const QJsonObject chosen {
            {"root", "tree"},       {"tree", "(1 2)"},     {"board", "5x4"},   {"moves", "12"},
            {"depth", 5},           {"method", "minimax"}, {"order", "worst"}, {"failing", "hard"},
            {"leaves", "h2"},       {"table", true},       {"speed", 20},      {"predict", true},
            {"practice", practice}, {"values", "mover"}};
        page.setFields(chosen);
        QCOMPARE(page.fields(), chosen);
        page.setFields({{"method", "none"}, {"depth", 5}});
        QCOMPARE(page.fields(), chosen);
    }

    void thePageBeginsSimple()
    {
        TreePage page;
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        const auto order = [&page]() -> const QComboBox* {
            for (const QComboBox* const each : page.form().findChildren<QComboBox*>())
                if (each->findData(QStringLiteral("worst")) >= 0)
                    return each;
            return nullptr;
        };
        QVERIFY(order());
        QVERIFY(page.form().more().isFolded());
        QVERIFY(!order()->isVisible());
        QVERIFY(!page.kept().contains("more"));
        // A lesson that needs an order shows it.
        QVERIFY(page.takeSettings({{"tree", "((3 5) (2 9))"}}));
        QVERIFY(page.form().more().isFolded());
        QVERIFY(page.takeSettings({{"tree", "((3 5) (2 9))"}, {"order", "worst"}}));
        QVERIFY(order()->isVisible());
        const QJsonObject kept = page.kept();
        QVERIFY(kept["more"].toBool());
        TreePage again;
        again.setKept(kept);
        QVERIFY(!again.form().more().isFolded());
        again.form().more().setFolded(true);
        again.setKept(again.kept());
        QVERIFY(again.form().more().isFolded());
        QCOMPARE(again.fields()["order"].toString(), QStringLiteral("worst"));
    }

    void aLessonOpensATreeToPractiseWith()
    {
        TreePage page;
        const QJsonObject before = page.form().fields();
        QVERIFY(page.takeSettings({{"view", "practise"},
                                   {"seed", 9},
                                   {"branching", 3},
                                   {"depth", 2},
                                   {"search", "minimax"}}));
        const PracticeRequest request = page.practice().sheet().tree().request;
        QCOMPARE(request,
                 (PracticeRequest {.seed = 9, .depth = 2, .branching = 3, .prunes = false}));
        // The search keeps its own depth and method, and is not there meanwhile.
        QCOMPARE(page.form().fields(), before);
        QVERIFY(page.form().isHidden());
        QVERIFY(page.takeSettings({{"tree", "(1 2)"}}));
        QVERIFY(!page.form().isHidden());
    }

    void everythingCanBeExported()
    {
        TreePage page;
        searchTyped(page, "((3 5) (2 (9 1)))");
        auto* const menu = page.findChild<TreeExportMenu*>();
        QVERIFY(menu && menu->isEnabled());
        Q_EMIT menu->menu()->aboutToShow();
        int enabled = 0;
        for (const QAction* const action : menu->menu()->actions())
            enabled += !action->isSeparator() && action->isEnabled() ? 1 : 0;
        QCOMPARE(enabled, 8);
        for (const char* name : {"tree.svg", "tree.png", "tree.pdf", "tree.json"}) {
            const auto file = chartexport::toFile(
                page.guide().drawing().content(QStringLiteral("Tree")), QString::fromLatin1(name));
            QVERIFY2(file && file->size() > 500, name);
        }
    }
};

QTEST_MAIN(TestTreePage)
#include "tst_treepage.moc"
