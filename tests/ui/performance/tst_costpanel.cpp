// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/searchcosts.h"
#include "core/parallel/threadtimes.h"
#include "tests/core/boards.h"
#include "tests/ui/performance/costtrees.h"
#include "ui/performance/costs/costicicle.h"
#include "ui/performance/costs/costpanel.h"

#include <QAction>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

/// The panel around an icicle: what is counted, how it is looked at, and what is said of it.
class TestCostPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPersonChoosesTheView();
    void aReportIsCountedOnDemand();
    void theSameSearchShownAgainStays();
    void aCountHasTheTimeOfItsLines();
    void aCountAsksForTheSettings();
    void opponentsAreCounted();
    void aCountIsStopped();
    void whatCannotBeCountedSaysSo();
    void everythingIsExported();
};

namespace {

using costtrees::byTime;
using costtrees::timedTree;

QString wordsOf(const CostPanel& panel)
{
    QStringList words;
    for (const auto* const label : panel.findChildren<QLabel*>())
        words << label->text();
    return words.join(u'\n');
}

/// What a tree that is shown by time says of it.
QString wordsByTime(CostPanel& panel)
{
    panel.setView(byTime);
    return wordsOf(panel);
}

SearchReport searchedFor(const QString& name, int depth)
{
    return (*makeEngine(name))->search(boards::fromDigits(u"44"), {.depth = depth}, {});
}

}

/// By the lists and by the keys, which show the same.
void TestCostPanel::aPersonChoosesTheView()
{
    CostPanel panel;
    panel.icicle().setTree(timedTree(), Position());
    panel.resize(600, 400);
    panel.show();
    QSignalSpy chosen(&panel, &CostPanel::viewChosen);
    const auto boxes = panel.findChildren<QComboBox*>();
    QCOMPARE(boxes.size(), 2);
    boxes[0]->setCurrentIndex(1);
    Q_EMIT boxes[0]->activated(1);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(panel.icicle().view().measure, CostMeasure::Time);
    QAction* width = nullptr;
    QAction* colour = nullptr;
    for (QAction* const action : panel.icicle().actions()) {
        if (action->shortcut() == QKeySequence(Qt::Key_W))
            width = action;
        if (action->shortcut() == QKeySequence(Qt::Key_C))
            colour = action;
    }
    QVERIFY(width && colour);
    QVERIFY(width->isChecked());
    width->trigger();
    QCOMPARE(panel.icicle().view().measure, CostMeasure::Nodes);
    QCOMPARE(boxes[0]->currentIndex(), 0);
    for (int each = 0; each < boxes[1]->count(); ++each) {
        QCOMPARE(boxes[1]->currentIndex(), each);
        QVERIFY(wordsOf(panel).contains(costlooks::heading(panel.icicle().view().figure)));
        QVERIFY(panel.icicle().accessibleDescription().contains(boxes[1]->currentText()));
        colour->trigger();
    }
    QCOMPARE(panel.icicle().view(), CostView());
    QCOMPARE(chosen.count(), 2 + boxes[1]->count());
    // What a program sets, nobody chose.
    panel.setView(byTime);
    QCOMPARE(chosen.count(), 2 + boxes[1]->count());
    QCOMPARE(boxes[1]->currentIndex(), 4);
}

void TestCostPanel::aReportIsCountedOnDemand()
{
    CostPanel panel;
    const SearchReport report = searchedFor(QStringLiteral("mapped-h1"), 6);
    panel.setReport(report, QStringLiteral("Move 3"));
    QCOMPARE(panel.icicle().drawing().tree().plies(), 1);
    QVERIFY(wordsOf(panel).contains(QStringLiteral("Only root moves are counted so far.")));
    QSignalSpy counted(&panel, &CostPanel::counted);
    panel.count();
    QVERIFY(panel.isCounting());
    QTRY_COMPARE(counted.count(), 1);
    const CostTree& tree = panel.icicle().drawing().tree();
    QCOMPARE(tree.plies(), 4);
    QCOMPARE(tree.root().whole.counts.nodes, report.nodes);
    QVERIFY(wordsOf(panel).contains(QStringLiteral("visited the same nodes")));
}

void TestCostPanel::theSameSearchShownAgainStays()
{
    CostPanel panel;
    const SearchReport report = searchedFor(QStringLiteral("alphabeta-h1"), 5);
    panel.setReport(report, QStringLiteral("Move 3"));
    panel.count();
    QTRY_VERIFY(!panel.isCounting());
    panel.setReport(report, QStringLiteral("Move 3 (the board shows move 1)"));
    QCOMPARE(panel.icicle().drawing().tree().plies(), 4);
    QVERIFY(wordsOf(panel).contains(QStringLiteral("the board shows move 1")));
    panel.setReport(searchedFor(QStringLiteral("alphabeta-h1"), 4), QStringLiteral("Move 3"));
    QCOMPARE(panel.icicle().drawing().tree().plies(), 1);
    panel.clear();
    QVERIFY(panel.icicle().drawing().tree().isEmpty());
}

void TestCostPanel::aCountHasTheTimeOfItsLines()
{
    if (!ThreadTimes::hasClock)
        QSKIP("The system does not count the processor time of a thread.");
    CostPanel panel;
    panel.setReport(searchedFor(QStringLiteral("alphabeta-h1"), 6), {});
    QVERIFY(wordsByTime(panel).contains(QStringLiteral("that of the search itself")));
    panel.count();
    QTRY_VERIFY(!panel.isCounting());
    const CostTree& tree = panel.icicle().drawing().tree();
    QCOMPARE(tree.clock(), CostTree::Clock::Count);
    QVERIFY(tree.root().whole.running.count() > 0);
    QVERIFY(wordsOf(panel).contains(QStringLiteral("Processor time is that of the count: ")));
    QVERIFY(wordsOf(panel).contains(QStringLiteral("share their time by nodes")));
    // Who looks at nodes need not know.
    panel.setView({});
    QVERIFY(!wordsOf(panel).contains(QStringLiteral("Processor time is")));
}

void TestCostPanel::aCountAsksForTheSettings()
{
    // Values that no report names.
    EngineOptions options;
    options.h1.weights.loneDisc.back() = 40;
    const SearchReport report = (*makeEngine(QStringLiteral("alphabeta-h1"), options))
                                    ->search(boards::fromDigits(u"44536"), {.depth = 7}, {});
    QVERIFY(!searchcosts::count(report, {}, 2, {}));
    CostPanel panel;
    panel.setReport(report, {});
    panel.setOptionsOf([&](const SearchReport& asked) {
        return asked.nodes == report.nodes ? options : EngineOptions();
    });
    panel.count();
    QTRY_VERIFY(!panel.isCounting());
    QCOMPARE(panel.icicle().drawing().tree().root().whole.counts.nodes, report.nodes);
    QCOMPARE(panel.icicle().drawing().tree().detail(), CostTree::Detail::Cutoffs);
}

void TestCostPanel::opponentsAreCounted()
{
    CostPanel panel;
    const SearchReport report = searchedFor(QStringLiteral("level-5"), 0);
    panel.setReport(report, {});
    panel.count();
    QTRY_VERIFY(!panel.isCounting());
    QCOMPARE(panel.icicle().drawing().tree().plies(), 4);
    QCOMPARE(panel.icicle().drawing().tree().root().whole.counts.nodes, report.nodes);
}

void TestCostPanel::aCountIsStopped()
{
    CostPanel panel;
    panel.setReport(searchedFor(QStringLiteral("minimax-h2"), 8), {});
    panel.count();
    panel.count();
    QTRY_VERIFY(!panel.isCounting());
    // Another search takes its place while it counts.
    panel.count();
    panel.setReport(searchedFor(QStringLiteral("alphabeta-h1"), 3), {});
    QVERIFY(!panel.isCounting());
}

void TestCostPanel::whatCannotBeCountedSaysSo()
{
    CostPanel panel;
    QVERIFY(panel.icicle().drawing().tree().isEmpty());
    SearchReport report = searchedFor(QStringLiteral("alphabeta-h1"), 3);
    report.engine = QStringLiteral("another");
    panel.setReport(report, {});
    QVERIFY(wordsOf(panel).contains(QStringLiteral("end at the root moves")));
    QVERIFY(!panel.findChild<QSpinBox*>()->isEnabled());
    panel.count();
    QVERIFY(!panel.isCounting());
    report.tasks = {{.worker = 0, .nodes = 7, .path = {3}}};
    report.time += std::chrono::milliseconds(1);
    panel.setReport(report, {});
    QVERIFY(wordsOf(panel).contains(QStringLiteral("Counts of the solver end at its questions.")));
    QVERIFY(wordsOf(panel).contains(QStringLiteral("Its table knows positions")));
    QVERIFY(wordsByTime(panel).contains(QStringLiteral("Boxes are as wide as their nodes.")));
    // Cut off in its first depth.
    panel.setView({});
    panel.setReport((*makeEngine(QStringLiteral("minimax-h2")))
                        ->search(Position(), {.depth = 8, .nodes = 3000}, {}),
                    {});
    QVERIFY(wordsOf(panel).contains(QStringLiteral("Only root moves are counted so far.")));
    SearchReport first = searchedFor(QStringLiteral("minimax-h2"), 3);
    first.iterations.front().complete = false;
    panel.setReport(first, {});
    QVERIFY(wordsOf(panel).contains(QStringLiteral("as no depth was completed")));
}

void TestCostPanel::everythingIsExported()
{
    CostPanel panel;
    panel.setReport(searchedFor(QStringLiteral("alphabeta-h1"), 4), QStringLiteral("Move 3"));
    const ChartContent content = panel.content();
    QImage image(content.size, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    content.paint(painter, image.rect());
    painter.end();
    QVERIFY(image.pixelColor(image.width() / 2, 2) != QColor(Qt::magenta));
    QCOMPARE(content.legend.size(), std::size_t {1 + costlooks::count});
    QVERIFY(content.csv.startsWith("line,plies,nodes,"));
    QCOMPARE(content.csv.count('\n'), 1 + 1 + 7);
    QVERIFY(content.json.contains("\"costs\""));
    QCOMPARE(content.json.contains("\"timeOf\": \"search\""), ThreadTimes::hasClock);
    panel.setView({.figure = CostFigure::Leaves});
    QCOMPARE(panel.content().legend.front().text, costlooks::heading(CostFigure::Leaves));
}

QTEST_MAIN(TestCostPanel)
#include "tst_costpanel.moc"
