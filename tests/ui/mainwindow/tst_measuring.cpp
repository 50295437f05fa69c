// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/drain.h"
#include "tests/ui/mainwindow/windowfixture.h"
#include "tests/ui/typedfile.h"
#include "ui/board/boardview.h"
#include "ui/performance/costs/costicicle.h"
#include "ui/performance/costs/costpanel.h"
#include "ui/performance/permove/metricchart.h"
#include "ui/performance/permove/permovechart.h"
#include "ui/performance/reportpanel.h"
#include "ui/performance/workers/timelineview.h"
#include "ui/performance/workers/workertimeline.h"
#include "ui/style/appearance.h"

#include <QAction>
#include <QChartView>
#include <QCheckBox>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QFile>
#include <QFileDialog>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <cmath>

/// The layout that shows what each move cost, and where one move's time went.
class TestMeasuring : public QObject
{
    Q_OBJECT

private:
    static QDockWidget& dock(const WindowFixture& f, const char* name)
    {
        return *f.window->findChild<QDockWidget*>(QLatin1String(name));
    }
    /// Not hidden, and not behind another tab.
    static bool isSeen(const QDockWidget& dock)
    {
        return dock.isVisible() && !dock.visibleRegion().isEmpty();
    }
    static void measure(const WindowFixture& f, QSize size)
    {
        f.window->resize(size);
        drainEvents();
        f.trigger(Command::LayoutMeasure);
        drainEvents();
    }

private Q_SLOTS:
    void initTestCase() { appearance::initialize(); }

    void theChartsHaveMostOfTheWindow_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1024, 700), QSize(1366, 768), QSize(1920, 1080),
                                 QSize(2560, 1440), QSize(1280, 720)})
            QTest::addRow("%d by %d", size.width(), size.height()) << size;
    }

    void theChartsHaveMostOfTheWindow()
    {
        QFETCH(QSize, size);
        const WindowFixture f;
        measure(f, size);
        QVERIFY(f.action(Command::LayoutMeasure)->isChecked());
        for (const char* name : {"nodes", "time", "report", "workers"})
            QVERIFY2(isSeen(dock(f, name)), name);
        QCOMPARE(f.window->size(), size);
        const QRect nodes = dock(f, "nodes").geometry();
        const QRect time = dock(f, "time").geometry();
        for (const QRect& chart : {nodes, time}) {
            QVERIFY(2 * chart.width() >= size.width());
            QVERIFY(10 * chart.height() >= 2 * size.height());
        }
        // The tabs of the lower place are not taken from its charts alone.
        QVERIFY(std::abs(nodes.height() - time.height()) <= 4);
        QCOMPARE(nodes.left(), time.left());
        QVERIFY(time.top() > nodes.bottom());
        // One move below the whole game, from edge to edge.
        const QRect report = dock(f, "report").geometry();
        const QRect workers = dock(f, "workers").geometry();
        const BoardView& board = f.window->parts().centre.board();
        QVERIFY(workers.top() > time.bottom());
        QCOMPARE(report.left(), 0);
        QCOMPARE(workers.right(), size.width() - 1);
        // Where the window is wide and low, its report is higher beside the board than below.
        if (size.width() >= 1280 && size.height() <= 768) {
            QCOMPARE(workers.left(), 0);
            QVERIFY(report.bottom() < workers.top());
            QVERIFY(report.right() < board.mapTo(f.window.get(), QPoint(0, 0)).x());
            QVERIFY(10 * report.height() > 4 * size.height());
            QVERIFY(100 * report.width() >= 18 * size.width());
        } else {
            QCOMPARE(report.top(), workers.top());
        }
        QVERIFY(board.isVisible());
        QVERIFY(10 * board.height() >= 3 * size.height());
    }

    /// Where the window is low the charts share one place and the workers wait for their key.
    void aLowWindowIsNotMadeHigher()
    {
        const WindowFixture f;
        measure(f, QSize(800, 500));
        QCOMPARE(f.window->size(), QSize(800, 500));
        QVERIFY(isSeen(dock(f, "nodes")));
        QVERIFY(!dock(f, "time").isHidden());
        QVERIFY(isSeen(dock(f, "report")));
        QVERIFY(dock(f, "workers").isHidden());
    }

    void itIsThereAgainAsItWasLeft()
    {
        WindowFixture f;
        measure(f, QSize(1366, 768));
        dock(f, "workers").close();
        f.trigger(Command::LayoutAnalyse);
        QVERIFY(!dock(f, "moves").isHidden());
        f.trigger(Command::LayoutMeasure);
        QVERIFY(dock(f, "moves").isHidden());
        QVERIFY(dock(f, "workers").isHidden());
        QVERIFY(f.window->close());
        f.open();
        QVERIFY(f.action(Command::LayoutMeasure)->isChecked());
        QVERIFY(dock(f, "workers").isHidden());
        QVERIFY(!dock(f, "nodes").isHidden());
        // Given again it brings the first arrangement back.
        f.trigger(Command::LayoutMeasure);
        QVERIFY(!dock(f, "workers").isHidden());
        QCOMPARE(f.window->settings().windowLayout, QStringLiteral("measure"));
    }

    void itsDocksHaveTheirSizesAfterARestart_data() { theChartsHaveMostOfTheWindow_data(); }

    void itsDocksHaveTheirSizesAfterARestart()
    {
        QFETCH(QSize, size);
        WindowFixture f;
        measure(f, size);
        QHash<QLatin1String, QSize> before;
        for (const char* name : {"nodes", "time", "report", "workers"})
            before.insert(QLatin1String(name), dock(f, name).size());
        QVERIFY(f.window->close());
        f.open(size);
        drainEvents();
        QCOMPARE(f.window->size(), size);
        for (auto it = before.cbegin(); it != before.cend(); ++it) {
            const QSize now = dock(f, it.key().data()).size();
            QVERIFY2(std::abs(now.width() - it->width()) <= 2
                         && std::abs(now.height() - it->height()) <= 2,
                     qPrintable(QStringLiteral("%1: %2x%3, not %4x%5")
                                    .arg(it.key())
                                    .arg(now.width())
                                    .arg(now.height())
                                    .arg(it->width())
                                    .arg(it->height())));
        }
    }

    void itIsAsItWasLeftThoughTheProgramEndedInAnother()
    {
        WindowFixture f;
        measure(f, QSize(1366, 768));
        dock(f, "workers").close();
        dock(f, "figure").raise();
        drainEvents();
        QVERIFY(isSeen(dock(f, "figure")) && !isSeen(dock(f, "time")));
        f.trigger(Command::LayoutPlay);
        QVERIFY(f.window->close());
        f.open(QSize(1366, 768));
        QVERIFY(f.action(Command::LayoutPlay)->isChecked());
        f.trigger(Command::LayoutMeasure);
        drainEvents();
        QVERIFY(dock(f, "workers").isHidden());
        QVERIFY(isSeen(dock(f, "figure")) && !isSeen(dock(f, "time")));
        // Reset forgets the others, too.
        f.trigger(Command::ResetLayout);
        QVERIFY(f.window->close());
        f.open(QSize(1366, 768));
        f.trigger(Command::LayoutMeasure);
        QVERIFY(!dock(f, "workers").isHidden());
    }

    /// What is asked for before the window is seen is what is seen.
    void anotherLayoutBeforeItIsShownStays()
    {
        WindowFixture f;
        measure(f, QSize(1366, 768));
        QVERIFY(f.window->close());
        f.window.reset();
        f.window = std::make_unique<MainWindow>(*f.store, f.path("autosave"));
        QVERIFY(f.action(Command::LayoutMeasure)->isChecked());
        f.trigger(Command::LayoutPlay);
        f.window->show();
        drainEvents();
        QVERIFY(dock(f, "nodes").isHidden());
        QVERIFY(f.action(Command::LayoutPlay)->isChecked());
    }

    void eachChartHasItsOwnAxis()
    {
        WindowFixture f;
        measure(f, QSize(1366, 768));
        const auto isLogarithmic = [&f](const char* name) {
            return qobject_cast<PerMoveChart*>(dock(f, name).widget())->isLogarithmic();
        };
        dock(f, "time").findChild<QCheckBox*>()->setChecked(true);
        QVERIFY(isLogarithmic("time") && !isLogarithmic("nodes"));
        QVERIFY(!f.action(Command::LogAxis)->isChecked());
        QVERIFY(f.window->close());
        f.open();
        drainEvents();
        QVERIFY(isLogarithmic("time") && !isLogarithmic("nodes"));
        // The command is for all of them.
        f.trigger(Command::LogAxis);
        QVERIFY(isLogarithmic("time") && isLogarithmic("nodes"));
        f.trigger(Command::LogAxis);
        QVERIFY(!isLogarithmic("time") && !isLogarithmic("nodes"));
    }

    void theStudysCurvesAreKept()
    {
        WindowFixture f;
        measure(f, QSize(1366, 768));
        const auto hasStudy = [&f] {
            return qobject_cast<PerMoveChart*>(dock(f, "nodes").widget())->hasStudyBelow();
        };
        QVERIFY(!hasStudy());
        f.trigger(Command::StudyBelow);
        QVERIFY(hasStudy());
        QVERIFY(f.window->close());
        f.open();
        drainEvents();
        QVERIFY(f.action(Command::StudyBelow)->isChecked());
        QVERIFY(hasStudy());
    }

    /// Qt gives all that a window gains to the board.
    void aWindowThatGrowsSharesItsRoom_data()
    {
        QTest::addColumn<QSize>("from");
        QTest::addColumn<QSize>("to");
        for (const auto& [from, to] : {std::pair(QSize(1024, 700), QSize(1920, 1080)),
                                       std::pair(QSize(1366, 768), QSize(2560, 1440)),
                                       std::pair(QSize(1920, 1080), QSize(1024, 700))})
            QTest::addRow("%d to %d", from.width(), to.width()) << from << to;
    }

    void aWindowThatGrowsSharesItsRoom()
    {
        QFETCH(QSize, from);
        QFETCH(QSize, to);
        const WindowFixture f;
        measure(f, from);
        const auto shares = [&f](const char* name) {
            const QSizeF size = dock(f, name).size();
            return QPointF(size.width() / f.window->width(), size.height() / f.window->height());
        };
        QMap<QString, QPointF> before;
        const auto names = {"nodes", "time", "report", "workers"};
        for (const char* name : names)
            before[name] = shares(name);
        // Menus and bars do not grow: beside the board a report is as high as two charts, and has
        // the room that they gain of both.
        const bool isBeside = dock(f, "report").y() < dock(f, "workers").y();
        f.window->resize(to);
        drainEvents();
        QCOMPARE(f.window->size(), to);
        for (const char* name : names) {
            const QPointF change = shares(name) - before[name];
            const bool isAsHighAsTwo = isBeside && qstrcmp(name, "report") == 0;
            QVERIFY2(std::abs(change.x()) < 0.04
                         && std::abs(change.y()) < (isAsHighAsTwo ? 0.08 : 0.04),
                     qPrintable(QStringLiteral("%1: %2, %3")
                                    .arg(QLatin1String(name))
                                    .arg(change.x())
                                    .arg(change.y())));
        }
        // There and back again nothing is lost.
        f.window->resize(from);
        drainEvents();
        for (const char* name : names) {
            const QPointF change = shares(name) - before[name];
            QVERIFY2(std::abs(change.x()) < 0.01 && std::abs(change.y()) < 0.01, name);
        }
    }

    void aWindowThatGrewMeanwhileSharesItsRoom()
    {
        const WindowFixture f;
        measure(f, QSize(1024, 700));
        const auto share = [&f] { return double(dock(f, "nodes").width()) / f.window->width(); };
        const double before = share();
        f.trigger(Command::LayoutPlay);
        drainEvents();
        f.window->resize(1920, 1080);
        drainEvents();
        f.trigger(Command::LayoutMeasure);
        drainEvents();
        QVERIFY2(std::abs(share() - before) < 0.05, qPrintable(QString::number(share())));
    }

    /// What a person made larger stays larger.
    void aPersonsSharesAreKept()
    {
        const WindowFixture f;
        measure(f, QSize(1366, 768));
        f.window->resizeDocks({&dock(f, "workers")}, {380}, Qt::Vertical);
        drainEvents();
        const double share = double(dock(f, "workers").height()) / 768;
        QVERIFY(share > 0.4);
        f.window->resize(1920, 1080);
        drainEvents();
        QVERIFY(std::abs(double(dock(f, "workers").height()) / 1080 - share) < 0.03);
    }

    void theFigureAndTheFoldsAreKept()
    {
        WindowFixture f;
        measure(f, QSize(1366, 768));
        const auto chart = [&f] {
            dock(f, "figure").raise();
            drainEvents();
            return qobject_cast<MetricChart*>(dock(f, "figure").widget());
        };
        auto* const choice = chart()->findChild<QComboBox*>();
        choice->setCurrentIndex(choice->findData("firstMoveCutoffShare"));
        Q_EMIT choice->activated(choice->currentIndex());
        for (auto* button : chart()->findChildren<QToolButton*>())
            if (button->text() == QStringLiteral("By game"))
                button->click();
        Q_EMIT chart()->logarithmicChanged("figure-firstMoveCutoffShare", true);
        auto* const report = f.window->findChild<ReportPanel*>();
        Q_EMIT report->foldedChanged({"depths"});
        QVERIFY(f.window->close());
        f.open();
        drainEvents();
        QCOMPARE(chart()->figure(), "firstMoveCutoffShare");
        QVERIFY(chart()->by() == MetricChart::By::Game);
        QVERIFY(chart()->moves().isLogarithmic());
        QCOMPARE(f.window->findChild<ReportPanel*>()->folded(), QStringList {"depths"});
        // Each number has its own kind of axis.
        chart()->setFigure("nodes");
        QVERIFY(!chart()->moves().isLogarithmic());
    }

    void theChartWithTheFocusIsExported()
    {
        const WindowFixture f;
        measure(f, QSize(1366, 768));
        MovePoint point;
        point.ply = 1;
        point.nodes = 57;
        point.milliseconds = 1.5;
        f.window->parts().history.add(Player::First, QStringLiteral("mapped-h1, depth 2"), point);
        drainEvents();
        for (const char* name : {"time", "nodes"}) {
            QApplication::setActiveWindow(f.window.get());
            auto* const chart = dock(f, name).findChild<PerMoveChart*>();
            chart->refresh();
            chart->view()->setFocus();
            QVERIFY(chart->isAncestorOf(QApplication::focusWidget()));
            QTemporaryDir folder;
            const QString path = folder.filePath("chart.json");
            saveInNextDialog(path);
            f.trigger(Command::ExportChart);
            QTRY_VERIFY(QFile::exists(path));
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString title = QJsonDocument::fromJson(file.readAll())
                                      .object()["provenance"]
                                      .toObject()["title"]
                                      .toString();
            QVERIFY2(title.startsWith(QLatin1String(name), Qt::CaseInsensitive), qPrintable(title));
        }
    }

    /// Its own, whichever chart had the focus before.
    void everyChartsMenuExportsIt()
    {
        const WindowFixture f;
        measure(f, QSize(1366, 768));
        MovePoint point;
        point.ply = 1;
        point.nodes = 57;
        point.milliseconds = 1.5;
        f.window->parts().history.add(Player::First, QStringLiteral("mapped-h1, depth 2"), point);
        drainEvents();
        QApplication::setActiveWindow(f.window.get());
        for (const char* name : {"time", "nodes", "time"}) {
            auto* const chart = dock(f, name).findChild<PerMoveChart*>();
            chart->refresh();
            QWidget* const surface = chart->view()->viewport();
            const QPoint place = surface->rect().center();
            QContextMenuEvent wanted(QContextMenuEvent::Mouse, place, surface->mapToGlobal(place));
            QCoreApplication::sendEvent(surface, &wanted);
            auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu && menu->actions().contains(f.action(Command::ExportChart)));
            menu->close();
            QVERIFY2(chart->isAncestorOf(QApplication::focusWidget()), name);
        }
    }

    /// While a search goes on, each report of it is another one.
    void pinsStayInASearchThatGoesOn()
    {
        using namespace std::chrono_literals;
        const WindowFixture f;
        measure(f, QSize(1366, 768));
        DockSet& docks = f.window->parts().docks;
        auto* const workers = f.window->findChild<WorkerTimeline*>();
        Timeline timeline;
        timeline.begin = 0ns;
        timeline.length = 100us;
        timeline.tasks = {{0, 0us, 10us, 5, {0}}};
        std::vector<SearchPins> told;
        connect(&docks, &DockSet::pinsChanged, this,
                [&told](const SearchPins& pins) { told.push_back(pins); });
        docks.setTimeline(timeline, QStringLiteral("depth 1"), {});
        docks.setPins({});
        QVERIFY(told.empty());
        workers->view().setSpan(TimeSpan {0, 10'000});
        workers->pinSpan();
        QCOMPARE(told.size(), std::size_t(1));
        timeline.tasks.push_back({0, 20us, 50us, 6, {1}});
        docks.setTimeline(timeline, QStringLiteral("depth 2"), {});
        docks.setPins({});
        QCOMPARE(told.size(), std::size_t(2));
        QVERIFY(told[0] == told[1] && !told[1].isEmpty());
        // Another search begins without.
        timeline.tasks.front().end = 9us;
        docks.setTimeline(timeline, QStringLiteral("another"), {});
        docks.setPins({});
        QCOMPARE(told.size(), std::size_t(2));
        QVERIFY(workers->pins().isEmpty());
        docks.disconnect(this);
    }

    void homeAndEndStayInTheTimeline()
    {
        using namespace std::chrono_literals;
        WindowFixture f;
        f.play("4453");
        measure(f, QSize(1366, 768));
        Timeline timeline;
        timeline.workers = 1;
        timeline.length = 100us;
        timeline.tasks = {{0, 0us, 10us, 5, {0}}, {0, 20us, 50us, 6, {1}}};
        auto* const workers = f.window->findChild<WorkerTimeline*>();
        workers->setTimeline(timeline, {});
        QApplication::setActiveWindow(f.window.get());
        workers->view().setFocus();
        QTest::keyClick(&workers->view(), Qt::Key_Home);
        QCOMPARE(workers->view().selected(), 0);
        QTest::keyClick(&workers->view(), Qt::Key_End);
        QCOMPARE(workers->view().selected(), 1);
        QTest::keyClick(&workers->view(), Qt::Key_Home);
        QCOMPARE(workers->view().selected(), 0);
        QCOMPARE(f.game().ply(), 4);
    }

    /// As far as the line was played the game goes along; the tree stays that of its search.
    void aBoxOfTheTreeByCostLeadsToItsPosition()
    {
        WindowFixture f;
        f.play("4453");
        measure(f, QSize(1366, 768));
        QVERIFY(dock(f, "costs").isHidden());
        dock(f, "costs").show();
        dock(f, "costs").raise();
        QTRY_VERIFY(f.window->findChild<CostPanel*>());
        CostIcicle& icicle = f.window->findChild<CostPanel*>()->icicle();
        const Position root = f.game().positionAt(2);
        CostTree tree;
        const int played = tree.child(tree.child(0, 4), 2);
        const int other = tree.child(tree.child(0, 4), 6);
        tree.own(played).counts.nodes = 10;
        tree.own(other).counts.nodes = 20;
        tree.sumUp();
        icicle.setTree(tree, root);
        icicle.select(other);
        icicle.choose();
        QCOMPARE(f.game().ply(), 3);
        QCOMPARE(icicle.drawing().tree().boxes().size(), tree.boxes().size());
        icicle.select(played);
        icicle.choose();
        QCOMPARE(f.game().ply(), 4);
        icicle.select(0);
        icicle.choose();
        QCOMPARE(f.game().ply(), 2);
        QCOMPARE(f.game().length(), 4);
        // A position that the game never had leads nowhere.
        icicle.setTree(tree, Position().after(0));
        icicle.select(played);
        icicle.choose();
        QCOMPARE(f.game().ply(), 2);
    }

    void theTreeByCostKeepsWhatIsChosen()
    {
        WindowFixture f;
        measure(f, QSize(1366, 768));
        const auto panel = [&f] {
            dock(f, "costs").show();
            dock(f, "costs").raise();
            return f.window->findChild<CostPanel*>();
        };
        QTRY_VERIFY(panel());
        for (QAction* const action : panel()->icicle().actions())
            if (action->shortcut() == QKeySequence(Qt::Key_W)
                || action->shortcut() == QKeySequence(Qt::Key_C))
                action->trigger();
        const CostView chosen {.measure = CostMeasure::Time, .figure = CostFigure::Cutoffs};
        QCOMPARE(panel()->icicle().view(), chosen);
        QVERIFY(f.window->close());
        f.open();
        QTRY_VERIFY(panel());
        QCOMPARE(panel()->icicle().view(), chosen);
    }

    /// By values that its report doesn't name.
    void theTreeByCostIsThatOfTheEngineThatMoved()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.second = {.engine = QStringLiteral("alphabeta-h1"), .limits = {.depth = 6}};
        settings.second.options.h1.weights.loneDisc.back() = 40;
        WindowFixture f(settings);
        measure(f, QSize(1366, 768));
        dock(f, "costs").show();
        dock(f, "costs").raise();
        QTRY_VERIFY(f.window->findChild<CostPanel*>());
        QVERIFY(f.window->parts().controller.personPlays(Move(3)));
        QTRY_COMPARE(f.game().length(), 2);
        auto& panel = *f.window->findChild<CostPanel*>();
        QTRY_VERIFY(!panel.icicle().drawing().tree().isEmpty());
        const std::uint64_t nodes = panel.icicle().drawing().tree().root().whole.counts.nodes;
        // It plays otherwise from now on.
        QVERIFY(
            f.window->parts().controller.setPlayer(Player::Second, WindowFixture::quickEngine()));
        panel.count();
        QTRY_VERIFY(!panel.isCounting());
        const CostTree& tree = panel.icicle().drawing().tree();
        QCOMPARE(tree.detail(), CostTree::Detail::Cutoffs);
        QCOMPARE(tree.root().whole.counts.nodes, nodes);
    }

    /// Where the report offers the way to its move, so does the timeline.
    void theTimelineLeadsToItsMove()
    {
        WindowFixture f;
        f.play("4453");
        measure(f, QSize(1366, 768));
        auto* const report = f.window->findChild<ReportPanel*>();
        auto* const workers = f.window->findChild<WorkerTimeline*>();
        const auto offered = [workers]() -> QToolButton* {
            for (auto* const button : workers->findChildren<QToolButton*>())
                if (button->text() == QStringLiteral("Go to move 2") && !button->isHidden())
                    return button;
            return nullptr;
        };
        QVERIFY(!offered());
        report->offerMove(2);
        QVERIFY(offered());
        offered()->click();
        QCOMPARE(f.game().ply(), 2);
        report->offerMove(0);
        QVERIFY(!offered());
    }

    void aChartGoesToAnotherScreen()
    {
        const WindowFixture f;
        measure(f, QSize(1366, 768));
        dock(f, "time").setFloating(true);
        drainEvents();
        QVERIFY(dock(f, "time").isWindow());
        QVERIFY(isSeen(dock(f, "nodes")));
    }
};

QTEST_MAIN(TestMeasuring)
#include "tst_measuring.moc"
