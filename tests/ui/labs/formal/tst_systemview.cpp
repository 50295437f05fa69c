// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/labs/formal/systemexamples.h"
#include "ui/graph/painting/graphlook.h"
#include "ui/labs/formal/system/stateboard.h"
#include "ui/labs/formal/system/systemview.h"

#include <QAccessible>
#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace fourcast::formal;

namespace {

/// Places by levels at once, whatever is installed.
void leaveOutGraphviz(SystemView& view)
{
    view.graphView().canvas().layoutProgram().setProgram(QStringLiteral("no such program"));
}

const Graph& drawn(SystemView& view)
{
    return view.graphView().canvas().scene().graph();
}

const GraphNode& nodeOf(SystemView& view, State state)
{
    return drawn(view).node(*view.graphView().canvas().scene().nodeOf(state));
}

int edgesOnPath(SystemView& view)
{
    return static_cast<int>(std::ranges::count_if(drawn(view).edges, [](const GraphEdge& edge) {
        return bool(edge.marks & GraphMark::OnPath);
    }));
}

}

class TestSystemView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void theFirstExhibitIsDrawnWhole();
    void graphvizDrawsTheFirstExhibit();
    void aLargeSystemBeginsWithItsInitialState();
    void openingShowsWhatFollowsAndMovesNothing();
    void whatCanBeOpenedLooksDifferent();
    void aWideStateIsOpenedInParts();
    void levelsAreCounted();
    void aLevelLeadsOn();
    void aClickShowsTheShortestPath();
    void aPathFromOutsideIsShownStepByStep();
    void twoStatesStandSideBySide();
    void bothStatesAreInSightHoweverNarrow();
    void theVectorIsInTheTip();
    void boardsStandSideBySide();
    void endsAndLivelocksHaveShapes();
    void aFormulaColoursAndMarks();
    void threadsColourTheSteps();
    void itIsWrittenWithItsOrigin();
    void anotherSystemTakesItsPlace();

private:
    std::unique_ptr<SystemView> m_view;
};

void TestSystemView::init()
{
    m_view = std::make_unique<SystemView>();
    leaveOutGraphviz(*m_view);
    m_view->resize(900, 600);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void TestSystemView::cleanup()
{
    m_view.reset();
}

void TestSystemView::theFirstExhibitIsDrawnWhole()
{
    m_view->setSystem(systemexamples::paper(4, 3), systemexamples::paperWords(4, 3));
    QVERIFY(m_view->isReady());
    QCOMPARE(drawn(*m_view).nodeCount(), 258);
    QCOMPARE(drawn(*m_view).edgeCount(), 787);
    QCOMPARE(m_view->countSentence(), QStringLiteral("258 of 258 states shown"));
}

void TestSystemView::graphvizDrawsTheFirstExhibit()
{
    if (QStandardPaths::findExecutable(QStringLiteral("dot")).isEmpty())
        QSKIP("Graphviz is not installed here.");
    GraphCanvas& canvas = m_view->graphView().canvas();
    canvas.layoutProgram().setProgram(QStringLiteral("dot"));
    canvas.layoutProgram().setTimeLimit(std::chrono::seconds(60));
    QSignalSpy arranged(&canvas, &GraphCanvas::arranged);
    m_view->setSystem(systemexamples::paper(4, 3), systemexamples::paperWords(4, 3));
    QVERIFY(arranged.wait(60000));
    QCOMPARE(arranged.last().first().value<DotLayout::Outcome>(), DotLayout::Outcome::Drawn);
    QCOMPARE(drawn(*m_view).nodeCount(), 258);
}

void TestSystemView::aLargeSystemBeginsWithItsInitialState()
{
    QSignalSpy ready(m_view.get(), &SystemView::ready);
    m_view->setSystem(systemexamples::paper(7, 3), systemexamples::paperWords(7, 3));
    QVERIFY(ready.wait(20000));
    QCOMPARE(drawn(*m_view).nodeCount(), 1);
    QCOMPARE(m_view->countSentence(), QStringLiteral("1 of 16,386 states shown"));
    // Seven single steps, and the one of all together.
    m_view->chooseState(0);
    QCOMPARE(m_view->countSentence(), QStringLiteral("9 of 16,386 states shown"));
    // Whole it would be no picture.
    m_view->setShow(StateShow::Whole);
    QCOMPARE(m_view->picture().show, StateShow::StateByState);
}

void TestSystemView::openingShowsWhatFollowsAndMovesNothing()
{
    m_view->setSystem(systemexamples::paper(4, 3), systemexamples::paperWords(4, 3));
    m_view->setShow(StateShow::StateByState);
    const GraphScene& scene = m_view->graphView().canvas().scene();
    for (const State state : {0u, 1u, 5u, 21u, 85u, 4u}) {
        const Graph before = drawn(*m_view);
        const GraphPlacement placed = scene.placement();
        m_view->chooseState(state);
        for (int node = 0; node < before.nodeCount(); ++node) {
            const auto now = scene.nodeOf(before.node(node).id);
            QVERIFY(now);
            QCOMPARE(scene.placement().centres[static_cast<std::size_t>(*now)],
                     placed.centres[static_cast<std::size_t>(node)]);
        }
        for (const Transition& step : m_view->picture().lts()->transitions(state))
            QVERIFY(scene.nodeOf(step.target));
    }
}

void TestSystemView::whatCanBeOpenedLooksDifferent()
{
    m_view->setSystem(systemexamples::livelock());
    m_view->setShow(StateShow::StateByState);
    QVERIFY(nodeOf(*m_view, 0).marks & GraphMark::Openable);
    m_view->chooseState(0);
    QVERIFY(!(nodeOf(*m_view, 0).marks & GraphMark::Openable));
    QVERIFY(nodeOf(*m_view, 1).marks & GraphMark::Openable);
    // Nothing follows a deadlock.
    QVERIFY(!(nodeOf(*m_view, 5).marks & GraphMark::Openable));
    m_view->setShow(StateShow::Whole);
    QVERIFY(!(nodeOf(*m_view, 1).marks & GraphMark::Openable));
}

void TestSystemView::aWideStateIsOpenedInParts()
{
    LtsBuilder builder;
    for (State target = 1; target <= 150; ++target)
        builder.addTransition(0, "a", target);
    m_view->setSystem(std::make_shared<const Lts>(builder.build()));
    m_view->setShow(StateShow::StateByState);
    int shown = 1;
    for (const int more : {60, 60, 30}) {
        QVERIFY(nodeOf(*m_view, 0).marks & GraphMark::Openable);
        m_view->chooseState(0);
        shown += more;
        QCOMPARE(drawn(*m_view).nodeCount(), shown);
    }
    QVERIFY(!(nodeOf(*m_view, 0).marks & GraphMark::Openable));
}

void TestSystemView::levelsAreCounted()
{
    m_view->setSystem(systemexamples::paper(2, 2));
    m_view->setShow(StateShow::Groups);
    const Graph& levels = drawn(*m_view);
    const auto shortest = m_view->picture().facts()->shortest;
    QCOMPARE(levels.nodeCount(), static_cast<int>(shortest.levelCount()));
    quint64 transitions = 0;
    for (const GraphEdge& edge : levels.edges)
        transitions += edge.label.toULongLong();
    QCOMPARE(transitions, m_view->picture().lts()->transitionCount());
    QVERIFY(levels.node(0).text == QStringLiteral("Level 0: 1"));
}

void TestSystemView::aLevelLeadsOn()
{
    m_view->setSystem(systemexamples::paper(4, 3));
    m_view->setShow(StateShow::Groups);
    m_view->graphView().canvas().activate(3);
    QCOMPARE(m_view->picture().show, StateShow::StateByState);
    QVERIFY(m_view->picture().chosen);
    QCOMPARE(m_view->picture().facts()->shortest.level(*m_view->picture().chosen), 3u);
    QCOMPARE(edgesOnPath(*m_view), 3);
}

void TestSystemView::aClickShowsTheShortestPath()
{
    const SharedLts lts = systemexamples::paper(4, 3);
    m_view->setSystem(lts, systemexamples::paperWords(4, 3));
    QSignalSpy chosen(m_view.get(), &SystemView::stateChosen);
    QSignalSpy wanted(m_view.get(), &SystemView::pathWanted);
    GraphCanvas& canvas = m_view->graphView().canvas();
    const State last = lts->stateCount() - 1;
    const QRect place = canvas.nodePlace(*canvas.scene().nodeOf(last));
    QTest::mouseClick(&canvas, Qt::LeftButton, {}, place.center());
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first().first().value<State>(), last);
    // Three steps together, and two more to the end.
    QCOMPARE(edgesOnPath(*m_view), 5);
    auto* const steps = m_view->findChild<QListWidget*>();
    QCOMPARE(steps->count(), 6);
    QCOMPARE(steps->currentRow(), 5);
    for (QPushButton* const button : m_view->findChildren<QPushButton*>())
        if (button->text() == QLatin1String("Walk"))
            button->click();
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().first().value<Path>().steps.size(), std::size_t(5));
}

void TestSystemView::aPathFromOutsideIsShownStepByStep()
{
    m_view->setSystem(systemexamples::paper(4, 3), systemexamples::paperWords(4, 3));
    m_view->setShow(StateShow::StateByState);
    // Thread 1 alone, all its levels.
    Path path {0, {}};
    for (State at = 0; at < 3; ++at)
        for (const Transition& step : m_view->picture().lts()->transitions(at))
            if (step.target == at + 1)
                path.steps.push_back({step.label, step.target});
    QCOMPARE(path.steps.size(), std::size_t(3));
    m_view->showPath(path, 1);
    QCOMPARE(m_view->picture().chosen, State(1));
    QCOMPARE(edgesOnPath(*m_view), 3);
    QVERIFY(nodeOf(*m_view, 1).marks & GraphMark::Selected);
    m_view->setStep(3);
    QVERIFY(nodeOf(*m_view, 3).marks & GraphMark::Selected);
    QVERIFY(!(nodeOf(*m_view, 1).marks & GraphMark::Selected));
    QCOMPARE(edgesOnPath(*m_view), 3);
    // The list beside it steps, too.
    m_view->findChild<QListWidget*>()->setCurrentRow(2);
    QCOMPARE(m_view->picture().chosen, State(2));
}

void TestSystemView::twoStatesStandSideBySide()
{
    m_view->setSystem(systemexamples::paper(4, 3), systemexamples::paperWords(4, 3));
    auto* const parts = m_view->findChild<QTableWidget*>();
    m_view->chooseState(1);
    // The one before it on the path.
    QCOMPARE(parts->columnCount(), 3);
    QCOMPARE(parts->rowCount(), 4);
    QCOMPARE(parts->item(0, 2)->text(), QStringLiteral("≠ level 1"));
    QCOMPARE(parts->item(1, 2)->text(), QStringLiteral("level 0"));
    for (QPushButton* const button : m_view->findChildren<QPushButton*>())
        if (button->text() == QLatin1String("Compare"))
            button->click();
    m_view->chooseState(4);
    QCOMPARE(parts->horizontalHeaderItem(1)->text(), QStringLiteral("State 1"));
    QCOMPARE(parts->item(0, 2)->text(), QStringLiteral("≠ level 0"));
    QCOMPARE(parts->item(1, 2)->text(), QStringLiteral("≠ level 1"));
    QVERIFY(nodeOf(*m_view, 1).marks & GraphMark::Compared);
}

/// As a model of processes has them: no part has a name, and what one holds is long.
void TestSystemView::bothStatesAreInSightHoweverNarrow()
{
    SystemWords words = systemexamples::paperWords(4, 3);
    words.state = [named = words.state](State state) {
        return named(state).replace(QLatin1String(": level"),
                                    QLatin1String("(again = false, level ="));
    };
    m_view->setSystem(systemexamples::paper(4, 3), words);
    auto* const parts = m_view->findChild<QTableWidget*>();
    m_view->resize(700, 600);
    m_view->chooseState(4);
    QVERIFY(parts->isColumnHidden(0));
    QTRY_COMPARE(parts->horizontalScrollBar()->maximum(), 0);
    QVERIFY(parts->columnWidth(2) > parts->viewport()->width() / 3);
    // Long words go on below.
    QVERIFY(parts->rowHeight(0) >= 2 * parts->fontMetrics().height());
    // Parts that have names tell them.
    m_view->setSystem(systemexamples::paper(4, 3), systemexamples::paperWords(4, 3));
    m_view->chooseState(4);
    QVERIFY(!parts->isColumnHidden(0));
}

void TestSystemView::theVectorIsInTheTip()
{
    SystemWords words = systemexamples::paperWords(2, 3);
    words.vector = [](State state) {
        return QStringLiteral("Thread(z = 1, y = %1)\nThread(z = 2, y = 0)").arg(state);
    };
    m_view->setSystem(systemexamples::paper(2, 3), words);
    m_view->chooseState(1);
    auto* const parts = m_view->findChild<QTableWidget*>();
    QCOMPARE(parts->item(0, 2)->text(), QStringLiteral("≠ level 1"));
    QCOMPARE(parts->item(0, 2)->toolTip(), QStringLiteral("≠ level 1\nThread(z = 1, y = 1)"));
    QCOMPARE(parts->item(0, 1)->toolTip(), QStringLiteral("level 0\nThread(z = 1, y = 0)"));
    QVERIFY(nodeOf(*m_view, 1).description.endsWith(QStringLiteral("Thread(z = 2, y = 0)")));
    // What says the same is not said twice.
    words.vector = words.state;
    m_view->setSystem(systemexamples::paper(2, 3), words);
    m_view->chooseState(1);
    QCOMPARE(parts->item(0, 2)->toolTip(), QStringLiteral("≠ level 1"));
}

void TestSystemView::boardsStandSideBySide()
{
    SystemWords words;
    words.board = [](State state) {
        return state == 0 ? QStringLiteral("..\n..") : QStringLiteral("..\nX.");
    };
    m_view->setSystem(systemexamples::livelock(), words);
    const auto seen = [this] {
        QStringList boards;
        for (const StateBoard* const board : m_view->findChildren<StateBoard*>())
            if (board->isVisible())
                boards << board->accessibleDescription();
        boards.sort();
        return boards;
    };
    QVERIFY(seen().isEmpty());
    m_view->chooseState(1);
    QCOMPARE(seen(), (QStringList {QStringLiteral(".., .."), QStringLiteral(".., X.")}));
    m_view->chooseState(0);
    QCOMPARE(seen(), QStringList {QStringLiteral(".., ..")});
}

void TestSystemView::endsAndLivelocksHaveShapes()
{
    m_view->setSystem(systemexamples::livelock());
    QCOMPARE(nodeOf(*m_view, 0).shape, GraphShape::Circle);
    QCOMPARE(nodeOf(*m_view, 5).shape, GraphShape::Square);
    QVERIFY(nodeOf(*m_view, 2).marks & GraphMark::Final);
    QCOMPARE(nodeOf(*m_view, 3).shape, GraphShape::Hexagon);
    QVERIFY(nodeOf(*m_view, 3).description.contains(QStringLiteral("livelock")));
    QVERIFY(nodeOf(*m_view, 5).description.contains(QStringLiteral("deadlock")));
}

void TestSystemView::aFormulaColoursAndMarks()
{
    m_view->setSystem(systemexamples::livelock());
    m_view->setTruth(QStringLiteral("<true>true"), {true, true, true, true, true, false});
    QVERIFY(nodeOf(*m_view, 5).marks & GraphMark::Failing);
    QCOMPARE(nodeOf(*m_view, 5).fill, GraphFill::truth(false));
    QCOMPARE(nodeOf(*m_view, 1).fill, GraphFill::truth(true));
    QVERIFY(nodeOf(*m_view, 5).description.contains(QStringLiteral("<true>true does not hold")));
    // Other colours leave the cross.
    m_view->setColours(SystemColours::Depth);
    QVERIFY(nodeOf(*m_view, 5).marks & GraphMark::Failing);
    m_view->setShow(StateShow::Groups);
    QVERIFY(!(drawn(*m_view).node(0).marks & GraphMark::Failing));
    QCOMPARE(drawn(*m_view).node(1).text, QStringLiteral("Level 1: 2, fails in 1"));
    QVERIFY(drawn(*m_view).node(1).marks & GraphMark::Failing);
    m_view->setShow(StateShow::Whole);
    m_view->setTruth({}, {});
    QVERIFY(!(nodeOf(*m_view, 5).marks & GraphMark::Failing));
}

void TestSystemView::threadsColourTheSteps()
{
    m_view->setSystem(systemexamples::paper(4, 3), systemexamples::paperWords(4, 3));
    m_view->setColours(SystemColours::Threads);
    std::map<int, int> roles;
    for (const GraphEdge& edge : drawn(*m_view).edges)
        ++roles[edge.role];
    // Each thread has 3 steps from each of the 64 places of the others.
    for (int thread = 0; thread < 4; ++thread)
        QCOMPARE(roles[thread], 192);
    QCOMPARE(roles[-1], 787 - 4 * 192);
}

void TestSystemView::itIsWrittenWithItsOrigin()
{
    m_view->setSystem(systemexamples::paper(2, 2), systemexamples::paperWords(2, 2));
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("system.svg"));
    QVERIFY(chartexport::save(m_view->content(), path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray svg = file.readAll();
    for (const char* word : {"paper, 2 threads, depth 2", "11 of 11 states shown", "initial"})
        QVERIFY2(svg.contains(word), word);
}

void TestSystemView::anotherSystemTakesItsPlace()
{
    m_view->setSystem(systemexamples::paper(7, 3));
    m_view->setSystem(systemexamples::livelock());
    QVERIFY(m_view->isReady());
    QCOMPARE(drawn(*m_view).nodeCount(), 6);
    m_view->setSystem(nullptr);
    QVERIFY(!m_view->isReady());
    QCOMPARE(drawn(*m_view).nodeCount(), 0);
}

QTEST_MAIN(TestSystemView)
#include "tst_systemview.moc"
