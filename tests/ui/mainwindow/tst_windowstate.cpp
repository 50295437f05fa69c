// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept from one start to the next, and how the window looks.
#include "core/board/notation.h"
#include "core/game/gamefile.h"
#include "tests/core/drain.h"
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/analysis/evaluationgraph.h"
#include "ui/board/boardview.h"
#include "ui/labs/labpanel.h"
#include "ui/labs/parallel/parallelpage.h"
#include "ui/mainwindow/dialogs/preferencesdialog.h"
#include "ui/play/gamemodel.h"
#include "ui/play/navigationbar.h"
#include "ui/play/playcontroller.h"
#include "ui/play/players/playerspanel.h"
#include "ui/play/turnpanel.h"
#include "ui/review/movespanel.h"
#include "ui/style/appearance.h"
#include "ui/style/boardtheme.h"
#include "ui/style/dark.h"
#include "ui/style/showndiscs.h"
#include "ui/widgets/foldingsection.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QChartView>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QGraphicsView>
#include <QLabel>
#include <QLayout>
#include <QMenuBar>
#include <QProxyStyle>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QStatusBar>
#include <QTableView>
#include <QTest>
#include <algorithm>
#include <cstdlib>
#include <utility>

class TestWindowState : public QObject
{
    Q_OBJECT

private:
    static QDockWidget* dock(const WindowFixture& f, const char* name)
    {
        return f.window->findChild<QDockWidget*>(QString::fromLatin1(name));
    }

    /// The tabs behind the front one are visible to nobody, but not hidden either.
    static bool inFront(const QDockWidget* dock)
    {
        return dock->widget() && !dock->visibleRegion().isEmpty();
    }

    /// Is there a text, a row or a picture in it?
    static bool saysSomething(const QWidget& root)
    {
        const auto widgets = root.findChildren<const QWidget*>() << &root;
        return std::ranges::any_of(widgets, [](const QWidget* widget) {
            if (!widget->isVisible())
                return false;
            const auto* label = qobject_cast<const QLabel*>(widget);
            const auto* table = qobject_cast<const QAbstractItemView*>(widget);
            const auto* combo = qobject_cast<const QComboBox*>(widget);
            return (label && !label->text().isEmpty()) || (table && table->model()->rowCount() > 0)
                || combo || qobject_cast<const QGraphicsView*>(widget);
        });
    }

private Q_SLOTS:
    void initTestCase() { appearance::initialize(); }

    void anOpenedDockComesToTheFront()
    {
        WindowFixture f;
        f.action(Command::LayoutAnalyse)->trigger();
        QDockWidget* workers = dock(f, "workers");
        QVERIFY(!workers->isVisible());
        workers->toggleViewAction()->trigger();
        QTRY_VERIFY(inFront(workers));
    }

    void aViewKeyBringsWhatLiesBehindToTheFront()
    {
        WindowFixture f;
        f.trigger(Command::LayoutAnalyse);
        QDockWidget* players = dock(f, "players");
        QTRY_VERIFY(inFront(dock(f, "moves")));
        QVERIFY(!inFront(players));
        players->toggleViewAction()->trigger();
        QTRY_VERIFY(inFront(players));
        QVERIFY(players->toggleViewAction()->isChecked());
        // In front, the same key closes it, and opens it again.
        players->toggleViewAction()->trigger();
        QVERIFY(players->isHidden());
        QVERIFY(!players->toggleViewAction()->isChecked());
        players->toggleViewAction()->trigger();
        QTRY_VERIFY(inFront(players));
        QVERIFY(players->toggleViewAction()->isChecked());
    }

    void theMovesStandBesideTheBoardWhereThereIsRoom()
    {
        WindowFixture f;
        f.window->resize(1600, 1000);
        auto* const list = f.window->centralWidget()->findChild<MovesPanel*>();
        QTRY_VERIFY(list && list->isVisible());
        QVERIFY(saysSomething(*list));
        BoardView& board = f.window->parts().centre.board();
        const auto squares = [&] {
            return board.geometryOfSquares().wholeRect().toRect().translated(
                board.mapTo(list->parentWidget(), QPoint()));
        };
        // It is there from the start: no move pushes the board aside.
        drainEvents();
        const QRect before = squares();
        f.play("4453");
        drainEvents();
        QCOMPARE(squares(), before);
        QCOMPARE(list->findChild<QTableView*>()->model()->rowCount(), 2);
        QVERIFY(!list->geometry().intersects(before));
        // Both in the middle together.
        const int right = list->parentWidget()->width() - 1 - list->geometry().right();
        QVERIFY2(std::abs(before.left() - right) <= 4,
                 qPrintable(QStringLiteral("%1, %2").arg(before.left()).arg(right)));
        f.window->resize(880, 600);
        QTRY_VERIFY(!list->isVisible());
        f.window->resize(700, 700);
        QTRY_VERIFY(!list->isVisible());
        f.window->resize(1600, 1000);
        QTRY_VERIFY(list->isVisible());
        // Not twice.
        dock(f, "moves")->toggleViewAction()->trigger();
        QTRY_VERIFY(!list->isVisible());
        dock(f, "moves")->toggleViewAction()->trigger();
        QTRY_VERIFY(list->isVisible());
        f.trigger(Command::LayoutAnalyse);
        QTRY_VERIFY(!list->isVisible());
    }

    void theHeaderIsAsWideAsTheBoard_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<Command>("view");
        for (const QSize size : {QSize(800, 560), QSize(1024, 700), QSize(1366, 740),
                                 QSize(900, 1100), QSize(1920, 1000)})
            for (const Command view :
                 {Command::LayoutPlay, Command::FlipBoard, Command::EvaluationBar,
                  Command::ColumnScores, Command::Coordinates})
                QTest::addRow("%dx%d, %d", size.width(), size.height(), static_cast<int>(view))
                    << size << view;
    }

    void theHeaderIsAsWideAsTheBoard()
    {
        QFETCH(QSize, size);
        QFETCH(Command, view);
        Settings settings = WindowFixture::quickSettings();
        settings.second = {.engine = QStringLiteral("level-1")};
        const WindowFixture f(settings);
        f.window->resize(size);
        f.trigger(view);
        drainEvents();
        const BoardView& board = f.window->parts().centre.board();
        const auto* const panel = f.window->findChild<TurnPanel*>();
        const auto edges = [&] {
            const QRect face = board.geometryOfSquares().faceRect().toRect();
            const QMargins around = panel->layout()->contentsMargins();
            const int left = board.mapTo(f.window.get(), face.topLeft()).x()
                - panel->mapTo(f.window.get(), QPoint()).x() - around.left();
            const int right = board.mapTo(f.window.get(), face.bottomRight()).x() + around.right()
                - panel->mapTo(f.window.get(), QPoint(panel->width() - 1, 0)).x();
            return std::pair(left, right);
        };
        QTRY_COMPARE(edges(), std::pair(0, 0));
    }

    void lookingBackMovesNothing()
    {
        const WindowFixture f;
        f.play("4453");
        drainEvents();
        BoardView& board = f.window->parts().centre.board();
        const auto* const panel = f.window->findChild<TurnPanel*>();
        const auto* const slider = f.window->findChild<NavigationBar*>()->findChild<QSlider*>();
        const auto places = [&] {
            return std::pair(QRect(board.mapTo(f.window.get(), QPoint()), board.size()),
                             QRect(panel->mapTo(f.window.get(), QPoint()), panel->size()));
        };
        const auto before = places();
        QVERIFY(!slider->isVisible());
        f.window->parts().model.goTo(2);
        drainEvents();
        QTRY_VERIFY(slider->isVisible() && !slider->visibleRegion().isEmpty());
        QCOMPARE(places(), before);
        // It leaves the squares to be seen.
        const QRect squares = board.geometryOfSquares().cellRect(3, 0).toRect();
        const int bottom = board.mapTo(f.window.get(), squares.center()).y();
        QVERIFY(slider->mapTo(f.window.get(), QPoint()).y() > bottom);
        f.trigger(Command::LayoutAnalyse);
        drainEvents();
        QTRY_VERIFY(slider->mapTo(f.window.get(), QPoint()).y()
                    > board.mapTo(f.window.get(), QPoint(0, board.height() - 1)).y());
        f.trigger(Command::LayoutPlay);
        f.window->parts().model.goTo(4);
        drainEvents();
        QTRY_VERIFY(!slider->isVisible());
        QTRY_COMPARE(places(), before);
    }

    void settingUpIsNobodysTurn()
    {
        const WindowFixture f;
        f.play("4453");
        const auto* const panel = f.window->findChild<TurnPanel*>();
        QCOMPARE(panel->turnText(), QStringLiteral("Orange's turn"));
        f.trigger(Command::SetUp);
        QCOMPARE(panel->turnText(), QStringLiteral("Set up the board"));
        f.trigger(Command::SetUp);
        QCOMPARE(panel->turnText(), QStringLiteral("Orange's turn"));
    }

    void playingShowsNothingTechnical()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.second = WindowFixture::quickEngine();
        WindowFixture f(settings);
        f.play("4");
        QTRY_COMPARE(f.game().ply(), 2);
        f.trigger(Command::Hint);
        QTRY_VERIFY(f.action(Command::Hint)->isEnabled());
        const auto docks = f.window->findChildren<QDockWidget*>();
        for (const QDockWidget* each : docks)
            QVERIFY2(each->isHidden(), qPrintable(each->objectName()));
        const auto labels = f.window->statusBar()->findChildren<QLabel*>();
        for (const QLabel* label : labels)
            if (label->isVisible())
                QVERIFY2(!label->text().contains(QStringLiteral("nodes")),
                         qPrintable(label->text()));
        QVERIFY(f.window->findChild<TurnPanel*>()->isVisible());
        f.trigger(Command::LayoutAnalyse);
        QVERIFY(!f.window->findChild<TurnPanel*>()->isVisible());
    }

    void layoutsOpenWhatTheyNeed()
    {
        WindowFixture f;
        QVERIFY(f.action(Command::LayoutPlay)->isChecked());
        for (const char* name :
             {"players", "moves", "report", "review", "evaluation", "nodes", "time"})
            QVERIFY2(dock(f, name)->isHidden(), name);
        f.trigger(Command::LayoutAnalyse);
        for (const char* name : {"moves", "report", "evaluation", "nodes", "time"})
            QVERIFY2(!dock(f, name)->isHidden(), name);
        for (const char* name : {"moves", "evaluation"})
            QTRY_VERIFY2(inFront(dock(f, name)), name);
        f.trigger(Command::LayoutPlay);
        for (const char* name : {"moves", "evaluation", "laboratory"})
            QVERIFY2(dock(f, name)->isHidden(), name);
        f.trigger(Command::LayoutLab);
        QTRY_VERIFY(inFront(dock(f, "laboratory")));
        for (const char* name : {"players", "moves", "evaluation"})
            QVERIFY2(dock(f, name)->isHidden(), name);
        QTRY_VERIFY(dock(f, "laboratory")->width() > f.window->width() / 2);
    }

    void nothingInFrontIsEmpty_data()
    {
        QTest::addColumn<QString>("moves");
        QTest::addColumn<int>("layout");
        for (const Command layout : {Command::LayoutPlay, Command::LayoutAnalyse,
                                     Command::LayoutLab, Command::LayoutMeasure})
            for (const char* moves : {"", "4453"})
                QTest::addRow("%d, %s", static_cast<int>(layout), moves)
                    << QString::fromLatin1(moves) << static_cast<int>(layout);
    }

    void nothingInFrontIsEmpty()
    {
        QFETCH(QString, moves);
        QFETCH(int, layout);
        WindowFixture f;
        f.play(moves.toLatin1().constData());
        f.trigger(static_cast<Command>(layout));
        drainEvents();
        const auto docks = f.window->findChildren<QDockWidget*>();
        for (const QDockWidget* each : docks)
            if (inFront(each))
                QVERIFY2(saysSomething(*each->widget()), qPrintable(each->objectName()));
    }

    void aPointOfTheGraphGoesToItsMove()
    {
        WindowFixture f;
        f.play("4453");
        f.trigger(Command::LayoutAnalyse);
        auto* graph = f.window->findChild<EvaluationGraph*>();
        QVERIFY(graph);
        QCOMPARE(graph->curve().size(), std::size_t {5});
        QTRY_VERIFY(graph->isVisible());
        QTRY_VERIFY(f.action(Command::ExportChart)->isEnabled());
        drainEvents();
        QTest::mouseClick(graph->view()->viewport(), Qt::LeftButton, {}, graph->placeOf(2));
        QCOMPARE(f.game().ply(), 2);
        QCOMPARE(graph->currentPly(), 2);
        f.trigger(Command::Last);
        QCOMPARE(graph->currentPly(), 4);
    }

    void gapsFillInWhileTheGraphIsSeen()
    {
        WindowFixture f;
        f.window->parts().model.reset(Game(*notation::parseMoves(u"16445643742326746657")));
        f.play("15");
        f.trigger(Command::LayoutAnalyse);
        auto* graph = f.window->findChild<EvaluationGraph*>();
        const auto allKnown
            = [graph] { return std::ranges::all_of(graph->curve(), &EvaluationPoint::isKnown); };
        QTRY_VERIFY_WITH_TIMEOUT(allKnown(), 60000);
        QCOMPARE(graph->curve().front().outcome, Outcome::FirstWins);
    }

    void theLayoutIsKeptAndReset()
    {
        WindowFixture f;
        f.trigger(Command::LayoutAnalyse);
        dock(f, "time")->close();
        QVERIFY(f.window->close());
        f.open();
        QVERIFY(!dock(f, "moves")->isHidden());
        QVERIFY(dock(f, "time")->isHidden());
        QVERIFY(f.action(Command::LayoutAnalyse)->isChecked());
        dock(f, "players")->setFloating(true);
        // The one that is seen is as it was at first.
        f.trigger(Command::ResetLayout);
        QVERIFY(!dock(f, "moves")->isHidden());
        QVERIFY(!dock(f, "time")->isHidden());
        QVERIFY(!dock(f, "players")->isFloating());
        QVERIFY(f.action(Command::LayoutAnalyse)->isChecked());
    }

    void whatIsChosenInTheLaboratoryIsKept()
    {
        WindowFixture f;
        const auto page = [&f] {
            auto* const panel = f.window->findChild<LabPanel*>();
            return qobject_cast<ParallelPage*>(panel->makePage(QStringLiteral("parallel")));
        };
        ParallelSettings chosen = page()->settings();
        chosen.depth = 4;
        chosen.repeats = 3;
        chosen.seed = 77;
        chosen.strategies.pop_back();
        page()->setSettings(chosen);
        const auto more = [&page] { return page()->findChild<FoldingSection*>(); };
        more()->setFolded(false);
        QVERIFY(f.window->close());
        // Also where nobody looks at the page meanwhile.
        f.open();
        QVERIFY(f.window->close());
        f.open();
        const ParallelSettings found = page()->settings();
        QCOMPARE(found.depth, 4);
        QCOMPARE(found.repeats, 3);
        QCOMPARE(found.seed, std::uint64_t {77});
        QCOMPARE(found.strategies, chosen.strategies);
        QCOMPARE(found.workers, chosen.workers);
        // So is what was unfolded, or folded again.
        QVERIFY(!more()->isFolded());
        more()->setFolded(true);
        QVERIFY(f.window->close());
        f.open();
        QCOMPARE(page()->settings().seed, std::uint64_t {77});
        QVERIFY(more()->isFolded());
    }

    void theLaboratoryIsKept()
    {
        WindowFixture f;
        f.trigger(Command::LayoutLab);
        auto* panel = f.window->findChild<LabPanel*>();
        const QString page = panel->pages().constLast();
        panel->showPage(page);
        QVERIFY(f.window->close());
        f.open();
        QVERIFY(f.action(Command::LayoutLab)->isChecked());
        QVERIFY(!dock(f, "laboratory")->isHidden());
        QVERIFY(dock(f, "players")->isHidden());
        QCOMPARE(f.window->findChild<LabPanel*>()->currentPage(), page);
        dock(f, "laboratory")->close();
        f.trigger(Command::ResetLayout);
        QVERIFY(!dock(f, "laboratory")->isHidden());
        QVERIFY(f.action(Command::LayoutLab)->isChecked());
    }

    void aBrokenLayoutIsTheFirstOne()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.windowGeometry = "garbage";
        settings.windowState = "garbage";
        WindowFixture f(settings);
        QVERIFY(dock(f, "players")->isHidden());
        QVERIFY(dock(f, "moves")->isHidden());
        QVERIFY(f.action(Command::LayoutPlay)->isChecked());
    }

    void fullScreenShowsTheBoardAlone()
    {
        WindowFixture f;
        dock(f, "players")->show();
        f.trigger(Command::FullScreen);
        QVERIFY(f.window->isFullScreen());
        QVERIFY(!f.window->menuBar()->isVisible());
        QVERIFY(!dock(f, "players")->isVisible());
        QTest::keyClick(&f.window->parts().centre.board(), Qt::Key_4);
        QCOMPARE(f.text(), QStringLiteral("4"));
        QTest::keyClick(&f.window->parts().centre.board(), Qt::Key_Escape);
        QVERIFY(!f.window->isFullScreen());
        QVERIFY(dock(f, "players")->isVisible());
        QVERIFY(dock(f, "moves")->isHidden());
    }

    void preferencesApplyAtOnceAndAreKept()
    {
        WindowFixture f;
        f.trigger(Command::Preferences);
        auto* dialog = f.window->findChild<PreferencesDialog*>();
        QVERIFY(dialog);
        Settings wanted = f.window->settings();
        const auto boxes = dialog->findChildren<QCheckBox*>();
        for (QCheckBox* box : boxes)
            if (!box->isHidden() && box->text() == QStringLiteral("Flip the &board"))
                box->click();
        wanted.flipped = true;
        const auto spins = dialog->findChildren<QSpinBox*>();
        for (QSpinBox* spin : spins)
            if (spin->accessibleName() == QStringLiteral("Shortest thinking time"))
                spin->setValue(750);
        wanted.minimumThinkingMs = 750;
        const auto combos = dialog->findChildren<QComboBox*>();
        for (QComboBox* combo : combos)
            if (combo->accessibleName() == QStringLiteral("Discs"))
                combo->setCurrentIndex(static_cast<int>(DiscTheme::Classic));
        wanted.discTheme = DiscTheme::Classic;
        QCOMPARE(f.window->settings(), wanted);
        QCOMPARE(ShownDiscs::theme(), DiscTheme::Classic);
        QVERIFY(f.action(Command::FlipBoard)->isChecked());

        // A change outside the dialog shows in it.
        f.trigger(Command::FlipBoard);
        QCOMPARE(dialog->preferences().flipped, false);

        dialog->close();
        QVERIFY(f.window->close());
        f.open();
        QCOMPARE(f.window->settings().minimumThinkingMs, 750);
        QCOMPARE(f.window->settings().discTheme, DiscTheme::Classic);
        QCOMPARE(f.window->settings().flipped, false);
    }

    void preferencesLeaveAloneWhatTheyDoNotEdit()
    {
        WindowFixture f;
        f.trigger(Command::Preferences);
        auto* dialog = f.window->findChild<PreferencesDialog*>();
        QVERIFY(dialog);
        // While the dialog is open: a player chosen in the dock, a switch of a menu, a recent file.
        auto* players = f.window->findChild<PlayersPanel*>();
        QVERIFY(players);
        Q_EMIT players->playerEdited(Player::Second, WindowFixture::quickEngine());
        f.trigger(Command::HideQuality);
        QVERIFY(gamefile::save(Game(), f.path("kept.c4g")));
        QVERIFY(f.window->openFile(f.path("kept.c4g")));

        Settings wanted = f.window->settings();
        QCOMPARE(wanted.second, WindowFixture::quickEngine());
        QVERIFY(wanted.hideQuality);
        QCOMPARE(wanted.recentFiles.size(), 1);
        const auto boxes = dialog->findChildren<QCheckBox*>();
        for (QCheckBox* box : boxes)
            if (box->text() == QStringLiteral("&Coordinates beside the board"))
                box->click();
        wanted.coordinates = false;
        QCOMPARE(f.window->settings(), wanted);
        QCOMPARE(f.window->parts().controller.player(Player::Second), WindowFixture::quickEngine());

        auto* buttons = dialog->findChild<QDialogButtonBox*>();
        buttons->button(QDialogButtonBox::RestoreDefaults)->click();
        static_cast<Preferences&>(wanted) = Preferences();
        QCOMPARE(f.window->settings(), wanted);
    }

    void playersAreKept()
    {
        WindowFixture f;
        const Entrant engine {.engine = QStringLiteral("study-h2"),
                              .options = {.workers = 1, .seed = 77},
                              .limits = {.depth = 3}};
        QVERIFY(f.window->parts().controller.setPlayer(Player::Second, engine));
        QVERIFY(f.window->close());
        f.open();
        QCOMPARE(f.window->parts().controller.player(Player::Second), engine);
    }

    void theWindowFollowsTheSystemWhileItRuns()
    {
        // The style colours the system's palette here, as a desktop's theme would.
        class Night : public QProxyStyle
        {
        public:
            using QProxyStyle::polish;
            void polish(QPalette& palette) override { palette = QPalette(Qt::darkGray, Qt::black); }
        };
        WindowFixture f;
        QVERIFY(!isDark(f.window->palette()));
        QApplication::setStyle(new Night);
        QEvent change(QEvent::ThemeChange);
        QCoreApplication::sendEvent(f.window.get(), &change);
        QTRY_VERIFY(isDark(f.window->palette()));
        QCOMPARE(f.window->palette().color(QPalette::Window),
                 appearance::palette(ColorScheme::Dark, DiscTheme::Safe).color(QPalette::Window));

        appearance::initialize();
        QCoreApplication::sendEvent(f.window.get(), &change);
        QTRY_VERIFY(!isDark(f.window->palette()));
    }

    void palettesCanBeRead_data()
    {
        QTest::addColumn<int>("scheme");
        QTest::addColumn<int>("theme");
        for (const auto scheme : {ColorScheme::Light, ColorScheme::Dark})
            for (const auto theme : {DiscTheme::Safe, DiscTheme::HighContrast})
                QTest::addRow("scheme %d, discs %d", int(scheme), int(theme))
                    << int(scheme) << int(theme);
    }

    void palettesCanBeRead()
    {
        QFETCH(int, scheme);
        QFETCH(int, theme);
        const auto discs = static_cast<DiscTheme>(theme);
        const QPalette palette = appearance::palette(static_cast<ColorScheme>(scheme), discs);
        QCOMPARE(isDark(palette), scheme == int(ColorScheme::Dark));
        const double least = discs == DiscTheme::HighContrast ? 7.0 : 4.5;
        const std::pair<QPalette::ColorRole, QPalette::ColorRole> pairs[]
            = {{QPalette::WindowText, QPalette::Window},
               {QPalette::Text, QPalette::Base},
               {QPalette::ButtonText, QPalette::Button},
               {QPalette::HighlightedText, QPalette::Highlight},
               {QPalette::ToolTipText, QPalette::ToolTipBase},
               {QPalette::Link, QPalette::Window}};
        for (const auto& [text, ground] : pairs)
            QVERIFY(contrastRatio(palette.color(text), palette.color(ground)) >= least);
        const auto faint = palette.color(QPalette::Disabled, QPalette::WindowText);
        QVERIFY(contrastRatio(faint, palette.color(QPalette::Window)) >= 3.0);
    }
};

QTEST_MAIN(TestWindowState)
#include "tst_windowstate.moc"
