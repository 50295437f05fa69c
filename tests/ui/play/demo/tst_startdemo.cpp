// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/demo/demoboard.h"
#include "ui/play/demo/startdemo.h"
#include "ui/play/players/levelslope.h"
#include "ui/play/players/opponentbutton.h"

#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

namespace {

BoardTheme theme()
{
    return BoardTheme::make(DiscTheme::Safe, QPalette());
}

/// A slope with room above the figures, in the window that has the keyboard.
struct Page
{
    LevelSlope slope;
    StartDemo* demo = nullptr;

    explicit Page(AnimationSpeed speed = AnimationSpeed::Normal, QSize size = QSize(1600, 700))
    {
        demo = new StartDemo(slope);
        slope.resize(size);
        slope.greet(theme(), speed);
        slope.show();
        QApplication::setActiveWindow(&slope);
        demo->setAllowed(true);
    }
    DemoBoard* board() const { return slope.findChild<DemoBoard*>(); }
    OpponentButton* figure(int number) const
    {
        return slope.figure(QStringLiteral("level-%1").arg(number));
    }
};

}

class TestStartDemo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoThatDifferPlayToTheEnd()
    {
        DemoGame game(7);
        for (int number = 0; number < 3; ++number) {
            game.begin();
            QVERIFY(game.player(Player::First).engine != game.player(Player::Second).engine);
            QCOMPARE(game.position().plies(), 0);
            QSignalSpy played(&game, &DemoGame::played);
            while (!game.isOver()) {
                game.move();
                QVERIFY(played.wait());
            }
            QCOMPARE(played.size(), game.position().plies());
        }
    }

    void noneOfThemThinksForLong()
    {
        for (quint32 seed = 0; seed < 50; ++seed) {
            DemoGame game(seed);
            game.begin();
            for (const Player side : {Player::First, Player::Second})
                QVERIFY(game.player(side).depth <= 7);
        }
    }

    void itSaysWhatItIsAndHidesNoFigure()
    {
        Page page;
        QVERIFY(QTest::qWaitForWindowActive(&page.slope));
        page.demo->begin();
        QVERIFY(page.demo->isRunning());
        QVERIFY(page.board()->isVisible());
        const QString caption = page.board()->caption();
        QVERIFY2(caption.startsWith(QStringLiteral("Demo: ")), qPrintable(caption));
        QVERIFY(caption.contains(page.demo->game().player(Player::First).name));
        QVERIFY(caption.contains(page.demo->game().player(Player::Second).name));
        for (int level = 1; level <= 8; ++level)
            QVERIFY(!page.board()->geometry().intersects(page.figure(level)->geometry()));
        QVERIFY(page.slope.rect().contains(page.board()->geometry()));
    }

    void eachStepIsADisc()
    {
        Page page;
        QVERIFY(QTest::qWaitForWindowActive(&page.slope));
        page.demo->begin();
        for (int plies = 1; plies <= 3; ++plies) {
            page.demo->step();
            QTRY_COMPARE(page.demo->game().position().plies(), plies);
        }
    }

    void aKeyEndsItAndDoesNothingElse_data()
    {
        QTest::addColumn<int>("key");
        for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_3, Qt::Key_Escape})
            QTest::addRow("%d", static_cast<int>(key)) << static_cast<int>(key);
    }

    void aKeyEndsItAndDoesNothingElse()
    {
        QFETCH(int, key);
        Page page;
        QVERIFY(QTest::qWaitForWindowActive(&page.slope));
        page.figure(2)->setFocus();
        QSignalSpy chosen(&page.slope, &LevelSlope::chosen);
        page.demo->begin();
        QTest::keyClick(page.figure(2), static_cast<Qt::Key>(key));
        QVERIFY(!page.demo->isRunning());
        QVERIFY(!page.board()->isVisible());
        QVERIFY(chosen.isEmpty());
        // The next one is the page's again.
        QTest::keyClick(page.figure(2), Qt::Key_Space);
        QCOMPARE(chosen.size(), 1);
    }

    void aClickEndsItAndIsNotLost()
    {
        Page page;
        QVERIFY(QTest::qWaitForWindowActive(&page.slope));
        QSignalSpy chosen(&page.slope, &LevelSlope::chosen);
        page.demo->begin();
        QTest::mouseClick(page.figure(1), Qt::LeftButton);
        QVERIFY(!page.demo->isRunning());
        QCOMPARE(chosen.size(), 1);
    }

    void theMouseOnAFigureEndsItAndElsewhereDoesNot()
    {
        Page page;
        QVERIFY(QTest::qWaitForWindowActive(&page.slope));
        page.demo->begin();
        const auto moveOver = [](QWidget* widget) {
            QMouseEvent move(QEvent::MouseMove, QPointF(5, 5), widget->mapToGlobal(QPointF(5, 5)),
                             Qt::NoButton, Qt::NoButton, Qt::NoModifier);
            widget->setMouseTracking(true);
            QApplication::sendEvent(widget, &move);
        };
        moveOver(&page.slope);
        QVERIFY(page.demo->isRunning());
        moveOver(page.figure(4));
        QVERIFY(!page.demo->isRunning());
    }

    void thereIsNoneWhereItIsNotWanted()
    {
        {
            Page calm(AnimationSpeed::Off);
            QVERIFY(QTest::qWaitForWindowActive(&calm.slope));
            calm.demo->begin();
            QVERIFY(!calm.demo->isRunning());
        }
        {
            Page narrow(AnimationSpeed::Normal, QSize(500, 900));
            QVERIFY(QTest::qWaitForWindowActive(&narrow.slope));
            narrow.demo->begin();
            QVERIFY(!narrow.demo->isRunning());
        }
        Page page;
        QVERIFY(QTest::qWaitForWindowActive(&page.slope));
        page.demo->setAllowed(false);
        page.demo->begin();
        QVERIFY(!page.demo->isRunning());
        page.demo->setAllowed(true);
        page.demo->begin();
        QVERIFY(page.demo->isRunning());
        page.demo->setAllowed(false);
        QVERIFY(!page.demo->isRunning());
    }

    void itEndsWithThePage()
    {
        Page page;
        QVERIFY(QTest::qWaitForWindowActive(&page.slope));
        page.demo->begin();
        QVERIFY(page.demo->isRunning());
        page.slope.hide();
        QVERIFY(!page.demo->isRunning());
        page.demo->step();
        QVERIFY(!page.demo->isRunning());
    }
};

QTEST_MAIN(TestStartDemo)
#include "tst_startdemo.moc"
