// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/automatonbuilder.h"
#include "ui/charts/figurechart.h"
#include "ui/labs/chance/steps/boundsfigure.h"
#include "ui/labs/chance/steps/equationtext.h"
#include "ui/labs/chance/steps/stepsview.h"

#include <QCheckBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>
#include <QTextBrowser>

using namespace fourcast::chance;

namespace {

/// How likely is a win at most?
SharedChance asked(const AutomatonBuilder& automaton)
{
    auto system = std::make_shared<ChanceSystem>();
    system->explored = std::make_shared<Automaton>(*automaton.build());
    system->until
        = Until {.stay = {},
                 .goal = {.kind = ActionFormula::Kind::Action,
                          .pattern = {fourcast::syntax::Symbol(std::string_view("win")), {}}}};
    system->options.question = Question::Pmax;
    return system;
}

/// Stays with 9/10, and wins or loses otherwise; or idles between two states for ever.
SharedChance slow()
{
    return asked(AutomatonBuilder(4)
                     .add(0, QStringLiteral("roll"), {{"9/10", 0}, {"1/20", 1}, {"1/20", 2}})
                     .add(0, QStringLiteral("idle"), {{"1", 3}})
                     .add(1, QStringLiteral("win"), {{"1", 1}})
                     .add(3, QStringLiteral("idle"), {{"1", 0}}));
}

/// Nobody chooses anything.
SharedChance toss()
{
    return asked(AutomatonBuilder(3)
                     .add(0, QStringLiteral("toss"), {{"1/2", 1}, {"1/2", 2}})
                     .add(1, QStringLiteral("win"), {{"1", 1}}));
}

QString plain(const StepsView& view)
{
    return view.findChild<QTextBrowser*>()->toPlainText();
}

}

class TestStepsView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_view = std::make_unique<StepsView>();
        m_view->resize(900, 600);
        m_view->setSystem(slow());
        QSignalSpy ready(m_view.get(), &StepsView::ready);
        m_view->show();
        QVERIFY(ready.wait(10000));
    }
    void cleanup() { m_view.reset(); }

    void theEquationStandsThereAsInATextbook()
    {
        m_view->chooseState(0);
        QVERIFY2(plain(*m_view).contains(QStringLiteral("1/20 · x1 + 1/20 · x2 + 9/10 · x0")),
                 qPrintable(plain(*m_view)));
        QVERIFY(plain(*m_view).contains(QStringLiteral("0 ≤ x0 ≤ 1")));
        m_view->goToSweep(1);
        QVERIFY2(plain(*m_view).contains(QStringLiteral("1/20 · 1 + 1/20 · 0 + 9/10 · 0 = 0.05")),
                 qPrintable(plain(*m_view)));
        QVERIFY(plain(*m_view).contains(QStringLiteral("0.05 ≤ x0 ≤ 0.95")));
    }

    void fractionsStandInThePlaceOfDecimals()
    {
        const auto boxes = m_view->findChildren<QCheckBox*>();
        boxes.front()->setChecked(true);
        m_view->chooseState(0);
        m_view->goToSweep(2);
        QVERIFY2(plain(*m_view).contains(QStringLiteral("19/200 ≤ x0 ≤ 181/200")),
                 qPrintable(plain(*m_view)));
        // The sums are fractions, too.
        QVERIFY2(plain(*m_view).contains(QStringLiteral("= 19/200"))
                     && plain(*m_view).contains(QStringLiteral("= 181/200")),
                 qPrintable(plain(*m_view)));
    }

    void theBeginningDoesNotGiveTheEndAway()
    {
        const auto* const table = m_view->findChild<QTableWidget*>();
        constexpr int itsValue = 4;
        const auto isSaid = [table] {
            for (int row = 0; row < table->rowCount(); ++row)
                if (!table->item(row, itsValue)->text().isEmpty())
                    return true;
            return false;
        };
        QVERIFY(!isSaid());
        m_view->goToSweep(1);
        QVERIFY(isSaid());
        m_view->goToSweep(0);
        QVERIFY(!isSaid());
    }

    /// The value of the only policy there is would give the answer away at the first sweep.
    void aPolicyIsShownOnlyWhereSomebodyChooses()
    {
        const auto* const table = m_view->findChild<QTableWidget*>();
        const auto* const round = m_view->findChild<QSpinBox*>();
        constexpr int policy = 3;
        QVERIFY(!table->isColumnHidden(policy) && !table->isColumnHidden(policy + 1));
        QVERIFY(round->isVisible());
        QSignalSpy ready(m_view.get(), &StepsView::ready);
        m_view->setSystem(toss());
        QVERIFY(ready.count() > 0 || ready.wait(10000));
        QVERIFY(table->isColumnHidden(policy) && table->isColumnHidden(policy + 1));
        QVERIFY(!table->isColumnHidden(policy + 2));
        QVERIFY(!round->isVisible());
    }

    void whatGraphSearchKnowsNeedsNoEquation()
    {
        m_view->chooseState(1);
        QVERIFY(plain(*m_view).contains(QStringLiteral("x1 = 1")));
        m_view->chooseState(2);
        QVERIFY(plain(*m_view).contains(QStringLiteral("x2 = 0")));
    }

    void theBoundsCloseInAndTheUnguardedStopIsMarked()
    {
        const auto* const chart = m_view->findChild<FigureChart*>();
        m_view->chooseState(0);
        const std::size_t series = chart->figure().series.size();
        const auto buttons = m_view->findChildren<QPushButton*>();
        const auto end = std::ranges::find_if(buttons, [](const QPushButton* each) {
            return each->text().remove(u'&') == QLatin1String("To the end");
        });
        (*end)->click();
        QTRY_VERIFY(m_view->steps().isClose(1e-6));
        const Figure& figure = chart->figure();
        QCOMPARE(figure.series[1].points.size(), m_view->steps().sweeps().size());
        const double high = figure.series[0].points.back().y;
        const double low = figure.series[1].points.back().y;
        QVERIFY(low <= 0.5 && high >= 0.5);
        QVERIFY(high - low < 1e-6);
        // The dotted line, and a mark on it that can be pointed at.
        QCOMPARE(figure.series.size(), series + 2);
        const FigureSeries& stop = figure.series[series];
        QVERIFY(stop.points.front().x < figure.series[1].points.back().x);
        QVERIFY(stop.name.contains(QStringLiteral("unguarded")));
        QCOMPARE(figure.series.back().points.front().x, stop.points.front().x);
        // A click on a mark shows its sweep.
        const HitTarget mark = chart->spots().front();
        Q_EMIT m_view->findChild<FigureChart*>()->chosen(mark);
        QCOMPARE(m_view->sweep(), static_cast<std::size_t>(mark.cell));
    }

    void endComponentsAreDrawnAsOne()
    {
        const auto* const view = m_view->findChild<GraphView*>();
        const auto stateNodes = [view] {
            return std::ranges::count_if(view->canvas().scene().graph().nodes,
                                         [](const GraphNode& node) { return node.id < 4; });
        };
        QTRY_COMPARE(stateNodes(), 4);
        m_view->setCollapsed(true);
        QTRY_COMPARE(stateNodes(), 3);
    }

    void theUnguardedStopIsPointedAtWithTheNumbersOfTheTable()
    {
        BoundsCurve curve {.title = QStringLiteral("State 0"),
                           .bounds
                           = std::vector<fourcast::chance::Bounds>(1228, {0.49998694, 0.50001306}),
                           .unguarded = 872};
        const Figure figure = boundsFigure(curve);
        const FigureSeries& mark = figure.series.back();
        QCOMPARE(mark.points.size(), std::size_t {1});
        QCOMPARE(mark.points.front().x, 872.0);
        QCOMPARE(mark.points.front().leadsTo, 872);
        QVERIFY(mark.reach > 0);
        QVERIFY2(mark.points.front().text.startsWith("Sweep 872: from 0.499987 to 0.500013"),
                 qPrintable(mark.points.front().text));
        curve.unguarded.reset();
        QVERIFY(boundsFigure(curve).series.back().points.front().leadsTo < 0);
    }

    void aSweepIsKeptUntilItIsReady()
    {
        m_view->setSystem(slow());
        m_view->goToSweep(3);
        QSignalSpy ready(m_view.get(), &StepsView::ready);
        if (!m_view->isReady())
            QVERIFY(ready.wait(10000));
        QCOMPARE(m_view->sweep(), std::size_t {3});
    }

    void aStateIsChosenInTheTable()
    {
        auto* const table = m_view->findChild<QTableWidget*>();
        QCOMPARE(table->rowCount(), 4);
        table->setCurrentCell(3, 0);
        QCOMPARE(QString::number(m_view->state()), table->item(3, 0)->text());
    }

private:
    std::unique_ptr<StepsView> m_view;
};

QTEST_MAIN(TestStepsView)
#include "tst_stepsview.moc"
