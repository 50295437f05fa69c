// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/board/boardbanner.h"
#include "ui/board/boardview.h"
#include "ui/play/navigationbar.h"
#include "ui/play/playcontroller.h"
#include "ui/play/turnpanel.h"
#include "ui/review/movespanel.h"
#include "ui/style/appearance.h"
#include "ui/widgets/fittingtoolbar.h"

#include <QAbstractButton>
#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QMenuBar>
#include <QPointingDevice>
#include <QScreen>
#include <QSlider>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>
#include <memory>

/// The board on the whole screen.
class TestBoardAlone : public QObject
{
    Q_OBJECT

private:
    static QDockWidget* dock(const WindowFixture& f, const char* name)
    {
        return f.window->findChild<QDockWidget*>(QString::fromLatin1(name));
    }

    static TurnPanel* turn(const WindowFixture& f) { return f.window->findChild<TurnPanel*>(); }

    /// The buttons above the board, by what they do.
    static QToolButton* button(const WindowFixture& f, Command command)
    {
        for (auto* const found : turn(f)->findChildren<QToolButton*>())
            if (found->defaultAction() == f.action(command))
                return found;
        return nullptr;
    }

    static QToolButton* leaveButton(const WindowFixture& f)
    {
        for (auto* const found : turn(f)->findChildren<QToolButton*>())
            if (!found->defaultAction() && found->text().contains(QStringLiteral("Esc")))
                return found;
        return nullptr;
    }

    /// Of the window, by their names: what is seen, and where.
    static QMap<QString, QRect> places(const WindowFixture& f)
    {
        QMap<QString, QRect> result;
        for (const QWidget* part : f.window->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
            if (part->isVisible() && !part->objectName().isEmpty()
                && part->geometry().intersects(f.window->rect()))
                result.insert(part->objectName(), part->geometry());
        result.insert(QStringLiteral("board"),
                      QRect(f.window->parts().centre.board().mapTo(f.window.get(), QPoint()),
                            f.window->parts().centre.board().size()));
        result.insert(QStringLiteral("menus"), f.window->menuBar()->geometry());
        return result;
    }

private Q_SLOTS:
    void initTestCase() { appearance::initialize(); }

    void nothingButTheBoardAndItsTurnIsSeen_data()
    {
        QTest::addColumn<Command>("layout");
        QTest::newRow("play") << Command::LayoutPlay;
        QTest::newRow("analyse") << Command::LayoutAnalyse;
        QTest::newRow("laboratory") << Command::LayoutLab;
        QTest::newRow("measure") << Command::LayoutMeasure;
    }

    void nothingButTheBoardAndItsTurnIsSeen()
    {
        QFETCH(Command, layout);
        const WindowFixture f;
        f.play("4453");
        f.trigger(layout);
        f.trigger(Command::FullScreen);
        QVERIFY(f.window->isFullScreen());
        QVERIFY(!f.window->menuBar()->isVisible());
        QVERIFY(!f.window->statusBar()->isVisible());
        QVERIFY(!f.window->findChild<FittingToolBar*>()->isVisible());
        for (const QDockWidget* each : f.window->findChildren<QDockWidget*>())
            QVERIFY2(!each->isVisible(), qPrintable(each->windowTitle()));
        for (const MovesPanel* list : f.window->findChildren<MovesPanel*>())
            QVERIFY(!list->isVisible());
        QVERIFY(!f.window->findChild<NavigationBar*>()->findChild<QSlider*>()->isVisible());
        QVERIFY(f.window->parts().centre.board().isVisible());
        QVERIFY(turn(f)->isVisible());
        QVERIFY(!turn(f)->turnText().isEmpty());
        QVERIFY(button(f, Command::Hint)->isVisible());
        QVERIFY(button(f, Command::Undo)->isVisible());
        QVERIFY(!button(f, Command::NewGame)->isVisible());
        QVERIFY(leaveButton(f)->isVisible());
        QVERIFY(leaveButton(f)->text().contains(QStringLiteral("Esc")));
        QVERIFY(!leaveButton(f)->accessibleName().isEmpty());
    }

    /// By the action's key, by Esc, and by the button.
    void itIsLeftAsItWasEntered_data()
    {
        QTest::addColumn<Command>("layout");
        QTest::addColumn<QString>("way");
        for (const char* way : {"F11", "Esc", "mouse", "touch"})
            for (const auto& [name, layout] : {std::pair("play", Command::LayoutPlay),
                                               std::pair("analyse", Command::LayoutAnalyse),
                                               std::pair("lab", Command::LayoutLab),
                                               std::pair("measure", Command::LayoutMeasure)})
                QTest::addRow("%s, %s", name, way) << layout << QString::fromLatin1(way);
    }

    void itIsLeftAsItWasEntered()
    {
        QFETCH(Command, layout);
        QFETCH(QString, way);
        const WindowFixture f;
        f.play("4453");
        f.trigger(layout);
        if (layout == Command::LayoutAnalyse)
            dock(f, "lens")->hide();
        f.window->resize(1211, 777);
        QCoreApplication::processEvents();
        const auto before = places(f);
        const QSize size = f.window->size();
        QTest::keyClick(&f.window->parts().centre.board(), Qt::Key_F11);
        QVERIFY(f.window->isFullScreen());
        QCoreApplication::processEvents();
        if (way == QLatin1String("F11"))
            QTest::keyClick(&f.window->parts().centre.board(), Qt::Key_F11);
        else if (way == QLatin1String("Esc"))
            QTest::keyClick(&f.window->parts().centre.board(), Qt::Key_Escape);
        else if (way == QLatin1String("mouse"))
            QTest::mouseClick(leaveButton(f), Qt::LeftButton);
        else {
            const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
            const QPoint place = leaveButton(f)->rect().center();
            QTest::touchEvent(leaveButton(f), screen.get()).press(0, place);
            QTest::touchEvent(leaveButton(f), screen.get()).release(0, place);
        }
        QVERIFY(!f.window->isFullScreen());
        QVERIFY(!f.action(Command::FullScreen)->isChecked());
        QCoreApplication::processEvents();
        QTRY_COMPARE(f.window->size(), size);
        QTRY_COMPARE(places(f), before);
        QVERIFY(!leaveButton(f)->isVisible());
    }

    void theNextStartIsTheOrdinaryWindow()
    {
        WindowFixture f;
        f.trigger(Command::LayoutAnalyse);
        f.window->resize(790, 640);
        QCoreApplication::processEvents();
        f.trigger(Command::FullScreen);
        f.window->close();
        f.window.reset();
        f.window = std::make_unique<MainWindow>(*f.store, f.path("autosave"));
        f.window->show();
        QVERIFY(QTest::qWaitForWindowExposed(f.window.get()));
        QVERIFY(!f.window->isFullScreen());
        QVERIFY(!f.action(Command::FullScreen)->isChecked());
        QVERIFY(f.window->menuBar()->isVisible());
        QVERIFY(dock(f, "moves")->isVisible());
        QVERIFY(f.action(Command::LayoutAnalyse)->isChecked());
        QCOMPARE(f.window->size(), QSize(790, 640));
    }

    void escapeCancelsAPressFirst()
    {
        const WindowFixture f;
        f.trigger(Command::FullScreen);
        BoardView& board = f.window->parts().centre.board();
        const QPoint place = board.geometryOfSquares().center(3, 0).toPoint();
        QTest::mousePress(&board, Qt::LeftButton, {}, place);
        QTest::keyClick(&board, Qt::Key_Escape);
        QVERIFY(f.window->isFullScreen());
        QTest::mouseRelease(&board, Qt::LeftButton, {}, place);
        QCOMPARE(f.text(), QString());
        QTest::keyClick(&board, Qt::Key_Escape);
        QVERIFY(!f.window->isFullScreen());
    }

    void escapeStopsAnEngineFirst()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.second = {.engine = QStringLiteral("alphabeta-h1"), .limits = {.depth = 30}};
        const WindowFixture f(settings);
        f.trigger(Command::FullScreen);
        QTest::keyClick(&f.window->parts().centre.board(), Qt::Key_4);
        QTRY_COMPARE(f.window->parts().controller.state(), PlayController::State::Thinking);
        QTest::keyClick(&f.window->parts().centre.board(), Qt::Key_Escape);
        QVERIFY(f.window->isFullScreen());
        QTRY_COMPARE(f.game().length(), 2);
    }

    void aGameIsPlayedAndRepeatedInIt()
    {
        const WindowFixture f;
        f.trigger(Command::FullScreen);
        for (const char key : QByteArray("1212121"))
            QTest::keyClick(&f.window->parts().centre.board(), key);
        QVERIFY(f.game().outcome() == Outcome::FirstWins);
        QCOMPARE(f.window->findChild<BoardBanner*>()->words(), QStringLiteral("Orange wins!"));
        auto* const rematch = f.window->parts().centre.board().findChild<QAbstractButton*>();
        QVERIFY(rematch && rematch->isVisible());
        QTest::mouseClick(rematch, Qt::LeftButton);
        QTRY_COMPARE(f.text(), QString());
        QVERIFY(f.window->isFullScreen());
        QTest::keyClick(&f.window->parts().centre.board(), Qt::Key_5);
        QCOMPARE(f.text(), QStringLiteral("5"));
    }

    void aHintIsReadAboveTheBoard()
    {
        const WindowFixture f;
        f.play("44");
        f.trigger(Command::FullScreen);
        // On a busy machine the window takes a while to become as large as the screen.
        QTRY_COMPARE(f.window->size(), f.window->screen()->size());
        QCoreApplication::processEvents();
        const QSize before = f.window->parts().centre.board().size();
        QTest::keyClick(&f.window->parts().centre.board(), Qt::Key_H);
        const auto hinted = [&f] {
            for (const QLabel* label : turn(f)->findChildren<QLabel*>())
                if (label->isVisible() && label->accessibleDescription() == QStringLiteral("Hint")
                    && !label->text().isEmpty())
                    return true;
            return false;
        };
        QTRY_VERIFY_WITH_TIMEOUT(hinted(), 30'000);
        QVERIFY(f.window->isFullScreen());
        QCoreApplication::processEvents();
        QCOMPARE(f.window->parts().centre.board().size(), before);
    }

    /// Its list of moves and its charts have no place beside a board that is alone.
    void whatNeedsTheWindowLeavesIt_data()
    {
        QTest::addColumn<Command>("command");
        QTest::addColumn<QString>("seen");
        QTest::newRow("analyse") << Command::LayoutAnalyse << QStringLiteral("moves");
        QTest::newRow("review") << Command::ReviewGame << QStringLiteral("review");
        QTest::newRow("study") << Command::StudyTables << QStringLiteral("laboratory");
        QTest::newRow("curves") << Command::StudyCurves << QStringLiteral("study");
    }

    void whatNeedsTheWindowLeavesIt()
    {
        QFETCH(Command, command);
        QFETCH(QString, seen);
        const WindowFixture f;
        f.play("4453");
        f.trigger(Command::FullScreen);
        f.trigger(command);
        QTRY_VERIFY(!f.window->isFullScreen());
        QTRY_VERIFY(f.window->menuBar()->isVisible());
        QTRY_VERIFY(dock(f, seen.toLatin1())->isVisible());
    }

    void aDocksKeyLeavesItAndOpensTheDock()
    {
        const WindowFixture f;
        f.trigger(Command::FullScreen);
        dock(f, "players")->toggleViewAction()->trigger();
        QTRY_VERIFY(!f.window->isFullScreen());
        QTRY_VERIFY(dock(f, "players")->isVisible());
        QVERIFY(dock(f, "moves")->isHidden());
    }
};

QTEST_MAIN(TestBoardAlone)
#include "tst_boardalone.moc"
