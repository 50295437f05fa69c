// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/automatonbuilder.h"
#include "ui/labs/chance/system/automatonview.h"
#include "ui/labs/chance/system/choicevalue.h"
#include "ui/labs/chance/system/statewords.h"
#include "ui/labs/chance/system/valuationpanel.h"

#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>
#include <QTreeWidget>

using namespace fourcast::chance;

namespace {

const Graph& drawn(AutomatonView& view)
{
    return view.graphView().canvas().scene().graph();
}

ActionFormula action(const char* name)
{
    return {.kind = ActionFormula::Kind::Action, .pattern = {fourcast::syntax::Symbol(name), {}}};
}

/// From 0 a safe choice wins with 1/4 and a bold one with 1/2; what is won is told by `won`.
SharedChance twoWays()
{
    auto system = std::make_shared<ChanceSystem>();
    system->explored
        = std::make_shared<Automaton>(*AutomatonBuilder(4)
                                           .add(0, QStringLiteral("bold"), {{"1/2", 1}, {"1/2", 2}})
                                           .add(0, QStringLiteral("safe"), {{"1/4", 1}, {"3/4", 2}})
                                           .add(1, QStringLiteral("won"), {{"1", 3}})
                                           .build());
    system->choice.sentence = QStringLiteral("two ways");
    system->until = Until {.stay = {}, .goal = action("won")};
    system->answer.emplace();
    system->answer->bounds = {0.5, 0.5};
    system->answer->values = {{0.5, 0.5}, {1, 1}, {0, 0}, {0, 0}};
    system->answer->strategy = {0, 0, CheckReport::noChoice, CheckReport::noChoice};
    return system;
}

/// Steps to the right or back, with the same chance.
SharedChance corridor(State length)
{
    auto system = std::make_shared<ChanceSystem>();
    AutomatonBuilder builder(length + 1);
    for (State at = 0; at < length; ++at)
        builder.add(at, QStringLiteral("step"), {{"1/2", at + 1}, {"1/2", at == 0 ? 0 : at - 1}});
    system->explored = std::make_shared<Automaton>(*builder.build());
    return system;
}

}

class TestAutomatonView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_view = std::make_unique<AutomatonView>();
        m_view->graphView().canvas().layoutProgram().setProgram(QStringLiteral("no such program"));
        m_view->resize(900, 600);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }
    void cleanup() { m_view.reset(); }

    void choicesStandBetweenStates()
    {
        m_view->setSystem(twoWays());
        // Four states; two choices with two branches each, and one with a single branch.
        QCOMPARE(drawn(*m_view).nodeCount(), 6);
        QCOMPARE(drawn(*m_view).edgeCount(), 2 + 4 + 1);
        QStringList labels;
        for (const GraphEdge& edge : drawn(*m_view).edges)
            labels << edge.label;
        labels.sort();
        QCOMPARE(labels, QStringList({"", "", "1/2", "1/2", "1/4", "3/4", "✓ won"}));
    }

    void theBestChoiceIsDrawnStrong()
    {
        m_view->setSystem(twoWays());
        int strong = 0;
        for (const GraphEdge& edge : drawn(*m_view).edges)
            if (edge.marks & GraphMark::OnPath) {
                ++strong;
                QVERIFY(edge.label.isEmpty() || edge.label == QLatin1String("1/2"));
            }
        // To the bold choice and its two branches; where there is no other choice nothing is best.
        QCOMPARE(strong, 3);
    }

    void whatAStateIsWorthStandsInIt()
    {
        m_view->setSystem(twoWays());
        const GraphNode& start
            = drawn(*m_view).node(*m_view->graphView().canvas().scene().nodeOf(0));
        QCOMPARE(start.text, QStringLiteral("0\n0.5"));
        QCOMPARE(start.fill, GraphFill::shareOf(0.5));
        m_view->setColours(AutomatonColours::None);
        QCOMPARE(drawn(*m_view).node(0).text, QStringLiteral("0"));
    }

    void aChosenStateSaysWhatItsChoicesAreWorth()
    {
        m_view->setSystem(twoWays());
        m_view->chooseState(0);
        auto* const choices = m_view->panel().findChild<QTreeWidget*>();
        QCOMPARE(choices->topLevelItemCount(), 2);
        QCOMPARE(choices->topLevelItem(0)->text(0), QStringLiteral("★ bold"));
        QCOMPARE(choices->topLevelItem(0)->text(1), QStringLiteral("0.5"));
        QCOMPARE(choices->topLevelItem(1)->text(1), QStringLiteral("0.25"));
        // A branch leads on.
        QTreeWidgetItem* const branch = choices->topLevelItem(0)->child(0);
        Q_EMIT choices->itemActivated(branch, 0);
        QCOMPARE(m_view->picture().chosen, State {1});
        QCOMPARE(m_view->picture().path, (std::vector<State> {0, 1}));
        QCOMPARE(m_view->panel().findChild<QTableWidget*>()->item(0, 2)->text(),
                 QStringLiteral("≠ 1"));
    }

    void rewardsAreAddedUpWhereTheyAreAsked()
    {
        auto system = std::make_shared<ChanceSystem>(*twoWays());
        system->options.question = Question::Rmin;
        system->options.reward.counted = action("bold");
        const auto choices = system->automaton().choices(0);
        system->answer->values = {{3, 3}, {2, 2}, {4, 4}, {0, 0}};
        QCOMPARE(choiceValue(*system, choices[0]), (Bounds {1 + 3, 1 + 3}));
        QCOMPARE(choiceValue(*system, choices[1]), (Bounds {3.5, 3.5}));
        // What comes after the goal does not count.
        QCOMPARE(choiceValue(*system, system->automaton().choices(1)[0]), (Bounds {0, 0}));
    }

    void aLargeAutomatonIsOpenedStateByState()
    {
        m_view->setSystem(corridor(400));
        QCOMPARE(drawn(*m_view).nodeCount(), 1);
        QCOMPARE(m_view->countSentence(), QStringLiteral("1 of 401 states shown"));
        m_view->chooseState(0);
        // Itself, its choice, and the state to the right.
        QCOMPARE(drawn(*m_view).nodeCount(), 3);
        m_view->setShow(StateShow::Whole);
        QCOMPARE(m_view->picture().show, StateShow::StateByState);
    }

    void groupsCountStatesAndLeadOn()
    {
        m_view->setSystem(corridor(60));
        m_view->setShow(StateShow::Groups, 0);
        QCOMPARE(drawn(*m_view).nodeCount(), 61);
        QCOMPARE(drawn(*m_view).node(7).text, QStringLiteral("s = 7: 1"));
        m_view->graphView().canvas().activate(7);
        QCOMPARE(m_view->picture().show, StateShow::StateByState);
        QCOMPARE(m_view->picture().chosen, State {7});
    }

    void twoStatesStandSideBySide()
    {
        m_view->setSystem(twoWays());
        m_view->chooseState(0);
        Q_EMIT m_view->panel().keepWanted(true);
        m_view->chooseState(2);
        const auto* const table = m_view->panel().findChild<QTableWidget*>();
        QCOMPARE(table->columnCount(), 3);
        QCOMPARE(table->item(0, 1)->text(), QStringLiteral("0"));
        QCOMPARE(table->item(0, 2)->text(), QStringLiteral("≠ 2"));
    }

    void nothingIsLeftWithoutASystem()
    {
        m_view->setSystem(twoWays());
        m_view->chooseState(1);
        m_view->setSystem(nullptr);
        QVERIFY(!m_view->isDrawn());
        QCOMPARE(drawn(*m_view).nodeCount(), 0);
    }

private:
    std::unique_ptr<AutomatonView> m_view;
};

QTEST_MAIN(TestAutomatonView)
#include "tst_automatonview.moc"
