// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/labs/formal/systemexamples.h"
#include "ui/labs/formal/system/sequencediagram.h"
#include "ui/labs/formal/system/simulator.h"
#include "ui/labs/models/stateparts.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

using namespace fourcast::formal;

namespace {

/// Takes the possible step of this label.
bool takeStep(Simulator& simulator, const Lts& lts, const QString& label)
{
    const auto steps = lts.transitions(simulator.state());
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (lts.label(steps[i].label).text() == label) {
            simulator.take(static_cast<int>(i));
            return true;
        }
    return false;
}

}

class TestSimulator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void changesAreTold();
    void whatIsPossibleIsListedWithItsChange();
    void enterTakesAStep();
    void oneGoesBackForwardAndJumps();
    void anotherStepEndsThePathThere();
    void loopsAreMarked();
    void aDeadlockIsSaid();
    void aPathIsSavedAndOpenedAgain();
    void aFileOfAnotherModelWaits();
    void wrongFilesAreExplained();
    void theThreadsAreDrawnInLanes();
    void aClickInTheDiagramGoesThere();
    void theKeysWalkTheDiagram();

private:
    std::unique_ptr<Simulator> m_simulator;
    SharedLts m_paper;
};

void TestSimulator::init()
{
    m_paper = systemexamples::paper(2, 3);
    m_simulator = std::make_unique<Simulator>();
    m_simulator->resize(900, 600);
    m_simulator->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_simulator.get()));
}

void TestSimulator::cleanup()
{
    m_simulator.reset();
}

void TestSimulator::changesAreTold()
{
    QCOMPARE(stateChanges(QStringLiteral("A: 1\nB: 2"), QStringLiteral("A: 1\nB: 3")),
             QStringLiteral("B: 2 → 3"));
    QCOMPARE(stateChanges(QStringLiteral("A: 1\nB: 2"), QStringLiteral("A: 0\nB: 3")),
             QStringLiteral("A: 1 → 0; B: 2 → 3"));
    QCOMPARE(stateChanges(QStringLiteral("x"), QStringLiteral("y")), QStringLiteral("x → y"));
    QCOMPARE(stateChanges({}, {}), QString());
    // What a process holds, and what is left of it to do.
    QCOMPARE(stateChanges(QStringLiteral("Thread(z = 1, y = 1, again = false)"),
                          QStringLiteral("Thread(z = 1, y = 2, again = false)")),
             QStringLiteral("Thread(z = 1, y = 1 → 2, again = false)"));
    QCOMPARE(stateChanges(QStringLiteral("done(w, t) . Worker(w) [w = 0, t = 1]"),
                          QStringLiteral("done(w, t) . Worker(w) [w = 0, t = 2]")),
             QStringLiteral("done(w, t) . Worker(w) [w = 0, t = 1 → 2]"));
    QCOMPARE(stateChanges(QStringLiteral("Worker(w = 0)"), QStringLiteral("Halted")),
             QStringLiteral("Worker(w = 0) → Halted"));
    QCOMPARE(stateChanges(QStringLiteral("Worker(w = 0)"), QStringLiteral("Idle(w = 0)")),
             QStringLiteral("Worker(w = 0) → Idle(w = 0)"));
}

void TestSimulator::whatIsPossibleIsListedWithItsChange()
{
    m_simulator->setSystem(m_paper, systemexamples::paperWords(2, 3));
    auto* const list = m_simulator->findChild<QTreeWidget*>();
    // Each thread alone, and both together.
    QCOMPARE(list->topLevelItemCount(), 3);
    QStringList changes;
    for (int i = 0; i < 3; ++i)
        changes << list->topLevelItem(i)->text(2);
    changes.sort();
    QCOMPARE(changes,
             (QStringList {"Thread 1: level 0 → level 1",
                           "Thread 1: level 0 → level 1; Thread 2: level 0 → level 1",
                           "Thread 2: level 0 → level 1"}));
}

void TestSimulator::enterTakesAStep()
{
    m_simulator->setSystem(m_paper, systemexamples::paperWords(2, 3));
    QSignalSpy moved(m_simulator.get(), &Simulator::moved);
    auto* const list = m_simulator->findChild<QTreeWidget*>();
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(m_simulator->step(), 1);
    QCOMPARE(moved.size(), 1);
    QVERIFY(m_simulator->state() != m_paper->initial());
}

void TestSimulator::oneGoesBackForwardAndJumps()
{
    m_simulator->setSystem(m_paper, systemexamples::paperWords(2, 3));
    for (int i = 0; i < 4; ++i)
        m_simulator->take(0);
    const Path path = m_simulator->path();
    QCOMPARE(path.steps.size(), std::size_t(4));
    m_simulator->back();
    m_simulator->back();
    QCOMPARE(m_simulator->state(), path.stateAt(2));
    QCOMPARE(m_simulator->path(), path);
    m_simulator->forward();
    QCOMPARE(m_simulator->state(), path.stateAt(3));
    m_simulator->findChild<QListWidget*>()->setCurrentRow(0);
    QCOMPARE(m_simulator->state(), m_paper->initial());
    m_simulator->back();
    QCOMPARE(m_simulator->step(), 0);
    m_simulator->jump(4);
    m_simulator->forward();
    QCOMPARE(m_simulator->step(), 4);
}

void TestSimulator::anotherStepEndsThePathThere()
{
    m_simulator->setSystem(m_paper, systemexamples::paperWords(2, 3));
    m_simulator->take(0);
    m_simulator->take(0);
    m_simulator->jump(0);
    // The path's own step leaves the rest.
    m_simulator->take(0);
    QCOMPARE(m_simulator->path().steps.size(), std::size_t(2));
    m_simulator->jump(0);
    m_simulator->take(1);
    QCOMPARE(m_simulator->path().steps.size(), std::size_t(1));
    m_simulator->take(99);
    m_simulator->take(-1);
    QCOMPARE(m_simulator->step(), 1);
}

void TestSimulator::loopsAreMarked()
{
    const SharedLts lts = systemexamples::livelock();
    m_simulator->setSystem(lts);
    for (const char* label : {"take(1)", "hide", "spin", "spin"})
        QVERIFY(takeStep(*m_simulator, *lts, QString::fromLatin1(label)));
    auto* const steps = m_simulator->findChild<QListWidget*>();
    QVERIFY(steps->item(4)->text().contains(QStringLiteral("↺ same as after step 2")));
    QVERIFY(!steps->item(3)->text().contains(u'↺'));
    // A step that would close the path says so beforehand.
    const auto* const next = m_simulator->findChild<QTreeWidget*>()->topLevelItem(0);
    QVERIFY(next->text(1).contains(u'↺'));
    const auto& spots = m_simulator->findChild<SequenceDiagram*>()->spots();
    QVERIFY(spots[3].text.contains(
        QStringLiteral("a loop: the path is back where it was after step 2")));
}

void TestSimulator::aDeadlockIsSaid()
{
    const SharedLts lts = systemexamples::livelock();
    m_simulator->setSystem(lts);
    QVERIFY(takeStep(*m_simulator, *lts, QStringLiteral("lose")));
    QCOMPARE(m_simulator->findChild<QTreeWidget*>()->topLevelItemCount(), 0);
    bool isSaid = false;
    for (const QLabel* const label : m_simulator->findChildren<QLabel*>())
        isSaid = isSaid || label->text().contains(QStringLiteral("no step possible: deadlock"));
    QVERIFY(isSaid);
}

void TestSimulator::aPathIsSavedAndOpenedAgain()
{
    m_simulator->setSystem(m_paper, systemexamples::paperWords(2, 3));
    for (const int step : {2, 0, 1, 0})
        m_simulator->take(step);
    m_simulator->jump(2);
    const Path path = m_simulator->path();
    const QByteArray text = pathToJson(m_simulator->file());
    m_simulator->setSystem(m_paper, systemexamples::paperWords(2, 3));
    QCOMPARE(m_simulator->step(), 0);
    m_simulator->openText(text);
    QCOMPARE(m_simulator->path(), path);
    QCOMPARE(m_simulator->step(), 2);
}

void TestSimulator::aFileOfAnotherModelWaits()
{
    m_simulator->setSystem(m_paper, systemexamples::paperWords(2, 3));
    m_simulator->take(0);
    const QByteArray text = pathToJson(m_simulator->file());
    m_simulator->setSystem(systemexamples::paper(3, 2), systemexamples::paperWords(3, 2));
    QSignalSpy wanted(m_simulator.get(), &Simulator::systemWanted);
    QSignalSpy said(m_simulator.get(), &Simulator::messageReady);
    m_simulator->openText(text);
    QCOMPARE(m_simulator->step(), 0);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().first().value<PathFile>().parameters.at(QStringLiteral("D")),
             QStringLiteral("3"));
    QVERIFY(said.first().first().toString().contains(QStringLiteral("“paper” with D = 3, p = 2")));
    // When the system is there, it is followed.
    m_simulator->setSystem(m_paper, systemexamples::paperWords(2, 3));
    QCOMPARE(m_simulator->step(), 1);
}

void TestSimulator::wrongFilesAreExplained()
{
    m_simulator->setSystem(m_paper, systemexamples::paperWords(2, 3));
    m_simulator->take(0);
    QSignalSpy said(m_simulator.get(), &Simulator::messageReady);
    m_simulator->openText("{oops");
    m_simulator->openText("{\"format\": \"fourcast-path\", \"version\": 1, \"model\": \"paper\",\n"
                          "\"parameters\": {\"p\": \"2\", \"D\": \"3\"},\n"
                          "\"steps\": [{\"label\": \"jump\"}]}");
    QCOMPARE(said.size(), 2);
    QVERIFY(said[0].first().toString().contains(QStringLiteral("line 1")));
    QVERIFY(said[1].first().toString().startsWith(QStringLiteral("Line 3: step 1, “jump”")));
    // Where one was is not lost.
    QCOMPARE(m_simulator->step(), 1);
}

void TestSimulator::theThreadsAreDrawnInLanes()
{
    m_simulator->setSystem(m_paper, systemexamples::paperWords(2, 3));
    for (int i = 0; i < 5; ++i)
        m_simulator->take(0);
    const SequenceDiagram* const diagram = m_simulator->findChild<SequenceDiagram*>();
    QCOMPARE(diagram->spots().size(), std::size_t(5));
    for (std::size_t i = 1; i < 5; ++i)
        QVERIFY(diagram->spots()[i - 1].place.bottom() < diagram->spots()[i].place.top());
    QVERIFY(diagram->spots()[0].text.startsWith(QStringLiteral("Step 1, Thread ")));
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("threads.svg"));
    QVERIFY(chartexport::save(m_simulator->content(), path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("Thread 2"));
}

void TestSimulator::aClickInTheDiagramGoesThere()
{
    m_simulator->setSystem(m_paper, systemexamples::paperWords(2, 3));
    for (int i = 0; i < 4; ++i)
        m_simulator->take(0);
    auto* const diagram = m_simulator->findChild<SequenceDiagram*>();
    QTest::mouseClick(diagram, Qt::LeftButton, {}, diagram->rowOf(2).center().toPoint());
    QCOMPARE(m_simulator->step(), 2);
}

void TestSimulator::theKeysWalkTheDiagram()
{
    m_simulator->setSystem(m_paper, systemexamples::paperWords(2, 3));
    for (int i = 0; i < 4; ++i)
        m_simulator->take(0);
    auto* const diagram = m_simulator->findChild<SequenceDiagram*>();
    diagram->setFocus();
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Return})
        QTest::keyClick(diagram, key);
    QCOMPARE(m_simulator->step(), 3);
}

QTEST_MAIN(TestSimulator)
#include "tst_simulator.moc"
