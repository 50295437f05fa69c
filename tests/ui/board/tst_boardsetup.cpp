// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/board/boardtestsupport.h"

#include <QSignalSpy>

using Shape = Position::Shape;

class TestBoardSetup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void clicksPutDiscsByTurns();
    void theBrushChoosesTheDisc();
    void theRightButtonTakesTheTopDiscAway();
    void deleteTakesTheGhostsTopDiscAway();
    void fullColumnsTakeNoMore();
    void itStartsFromTheBoardAndLeavesItAlone();
    void nothingIsPlayedMeanwhile();
};

void TestBoardSetup::clicksPutDiscsByTurns()
{
    BoardView view;
    present(view);
    view.setSetupMode(true);
    QSignalSpy changed(&view, &BoardView::setupChanged);
    for (int i = 0; i < 3; ++i)
        QTest::mouseClick(&view, Qt::LeftButton, {}, middle(view, 2));
    QTest::keyClick(&view, Qt::Key_5);
    QCOMPARE(changed.count(), 4);
    QCOMPARE(view.setupFirst(), Shape::square(2, 0) | Shape::square(2, 2));
    QCOMPARE(view.setupSecond(), Shape::square(2, 1) | Shape::square(4, 0));
}

void TestBoardSetup::theBrushChoosesTheDisc()
{
    BoardView view;
    present(view);
    view.setSetupMode(true);
    view.setSetupBrush(Cell::Second);
    QTest::mouseClick(&view, Qt::LeftButton, {}, middle(view, 0));
    QTest::mouseClick(&view, Qt::LeftButton, {}, middle(view, 1));
    QCOMPARE(view.scene().ghostDisc, Cell::Second);
    view.setSetupBrush(Cell::First);
    QTest::mouseClick(&view, Qt::LeftButton, {}, middle(view, 1));
    QCOMPARE(view.setupSecond(), Shape::square(0, 0) | Shape::square(1, 0));
    QCOMPARE(view.setupFirst(), Shape::square(1, 1));
}

void TestBoardSetup::theRightButtonTakesTheTopDiscAway()
{
    BoardView view;
    present(view);
    view.setPosition(positionAfter("3344"));
    view.setSetupMode(true);
    QSignalSpy changed(&view, &BoardView::setupChanged);
    QTest::mouseClick(&view, Qt::RightButton, {}, middle(view, 2));
    QCOMPARE(view.setupFirst() | view.setupSecond(),
             Shape::square(2, 0) | Shape::square(3, 0) | Shape::square(3, 1));
    QTest::mouseClick(&view, Qt::RightButton, {}, middle(view, 6));
    QCOMPARE(changed.count(), 1);
}

void TestBoardSetup::deleteTakesTheGhostsTopDiscAway()
{
    BoardView view;
    present(view);
    view.setPosition(positionAfter("3344"));
    view.setSetupMode(true);
    view.setGhostColumn(2);
    QTest::keyClick(&view, Qt::Key_Delete);
    QTest::keyClick(&view, Qt::Key_Backspace);
    QCOMPARE(view.setupFirst() | view.setupSecond(), Shape::square(3, 0) | Shape::square(3, 1));
}

void TestBoardSetup::fullColumnsTakeNoMore()
{
    BoardView view;
    present(view);
    view.setSetupMode(true);
    view.setSetupDiscs(Shape::columnMask(3), 0);
    QSignalSpy changed(&view, &BoardView::setupChanged);
    QSignalSpy refused(&view, &BoardView::refused);
    QTest::mouseClick(&view, Qt::LeftButton, {}, middle(view, 3));
    QCOMPARE(changed.count(), 0);
    QCOMPARE(refused.count(), 1);
}

void TestBoardSetup::itStartsFromTheBoardAndLeavesItAlone()
{
    BoardView view;
    present(view);
    const Position before = positionAfter("44536");
    view.setPosition(before);
    view.setSetupMode(true);
    QCOMPARE(view.setupFirst(), before.firstPlayerDiscs());
    QCOMPARE(view.setupSecond(), before.secondPlayerDiscs());
    QTest::mouseClick(&view, Qt::LeftButton, {}, middle(view, 0));
    QCOMPARE(view.position(), before);
    QVERIFY(view.scene().first != before.firstPlayerDiscs()
            || view.scene().second != before.secondPlayerDiscs());
    view.setSetupMode(false);
    QCOMPARE(view.scene().first, before.firstPlayerDiscs());
}

void TestBoardSetup::nothingIsPlayedMeanwhile()
{
    BoardView view;
    present(view);
    view.setInteractive(false);
    view.setPosition(positionAfter("1213141"));
    view.setSetupMode(true);
    QSignalSpy chosen(&view, &BoardView::columnChosen);
    QSignalSpy changed(&view, &BoardView::setupChanged);
    QTest::mouseClick(&view, Qt::LeftButton, {}, middle(view, 4));
    QTest::keyClick(&view, Qt::Key_Space);
    QCOMPARE(chosen.count(), 0);
    QCOMPARE(changed.count(), 2);
}

QTEST_MAIN(TestBoardSetup)
#include "tst_boardsetup.moc"
