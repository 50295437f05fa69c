// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/board/boardtestsupport.h"

#include "ui/board/dropanimation.h"
#include "ui/board/lineplayer.h"

#include <QAction>
#include <QSignalSpy>
#include <QWheelEvent>

class TestBoardView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyColumnCanBeClicked_data();
    void everyColumnCanBeClicked();
    void keysDropIntoTheirColumn_data();
    void keysDropIntoTheirColumn();
    void digitsAreWhereTheyStandOnAFrenchKeyboard();
    void releaseInAnotherColumnDoesNothing();
    void escapeCancelsAPress();
    void escapeIsTheWindowsWhenNothingIsPressed();
    void fiveFastClicksAreFiveMoves();
    void aDoubleClickIsOneMove();
    void aClickOnAShownLineEndsIt();
    void turningMapsClicks();
    void ghostFollowsTheMouse();
    void ghostFollowsTheKeys();
    void ghostKeysFollowTheScreenWhenTurned();
    void downEnterAndSpaceDropTheGhost();
    void fullColumnIsRefusedWithASentence();
    void finishedGameIsRefusedWithASentence();
    void notInteractiveTakesNothing();
    void otherButtonsAndTheWheelDoNothing();
    void keysOfTheBoardComeBeforeShortcuts();
    void keysWithModifiersAreLeftToTheWindow();
    void dropFallsAndEnds();
    void nextDiscEndsTheFallBefore();
    void setPositionEndsTheFall();
    void lessMotionMeansNoFall();
    void hiddenBoardsDoNotAnimate();
    void ghostShowsWhoseTurnItIs();
    void ghostRestsWhereItIsWanted();
    void ghostIsAwayWhileADiscFalls();
};

void TestBoardView::everyColumnCanBeClicked_data()
{
    QTest::addColumn<int>("column");
    for (int column = 0; column < 7; ++column)
        QTest::addRow("column %d", column + 1) << column;
}

void TestBoardView::everyColumnCanBeClicked()
{
    QFETCH(int, column);
    BoardView view;
    present(view);
    QSignalSpy chosen(&view, &BoardView::columnChosen);
    for (const int row : {0, 3, 5, 6})
        QTest::mouseClick(&view, Qt::LeftButton, {}, middle(view, column, row));
    QCOMPARE(chosen.count(), 4);
    for (const auto& arguments : chosen)
        QCOMPARE(arguments[0].value<Move>(), Move(column));
}

void TestBoardView::keysDropIntoTheirColumn_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("column");
    for (int column = 0; column < 7; ++column) {
        QTest::addRow("%d", column + 1) << static_cast<int>(Qt::Key_1) + column << column;
        QTest::addRow("%c", 'a' + column) << static_cast<int>(Qt::Key_A) + column << column;
    }
}

void TestBoardView::keysDropIntoTheirColumn()
{
    QFETCH(int, key);
    QFETCH(int, column);
    BoardView view;
    present(view);
    QSignalSpy chosen(&view, &BoardView::columnChosen);
    QTest::keyClick(&view, static_cast<Qt::Key>(key));
    QTest::keyClick(&view, static_cast<Qt::Key>(key), Qt::KeypadModifier);
    QCOMPARE(chosen.count(), 2);
    QCOMPARE(chosen[0][0].value<Move>(), Move(column));
    QCOMPARE(view.ghostColumn(), column);
}

void TestBoardView::digitsAreWhereTheyStandOnAFrenchKeyboard()
{
    BoardView view;
    present(view);
    QSignalSpy chosen(&view, &BoardView::columnChosen);
    QTest::keyClick(&view, Qt::Key_3, Qt::ShiftModifier);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][0].value<Move>(), Move(2));
#ifdef Q_OS_LINUX
    // The same key without Shift: a quotation mark, the third in the row.
    QKeyEvent press(QEvent::KeyPress, Qt::Key_QuoteDbl, Qt::NoModifier, 12, 0, 0,
                    QStringLiteral("\""));
    QApplication::sendEvent(&view, &press);
    QCOMPARE(chosen.count(), 2);
    QCOMPARE(chosen[1][0].value<Move>(), Move(2));
#endif
}

void TestBoardView::releaseInAnotherColumnDoesNothing()
{
    BoardView view;
    present(view);
    QSignalSpy chosen(&view, &BoardView::columnChosen);
    QTest::mousePress(&view, Qt::LeftButton, {}, middle(view, 2));
    QTest::mouseMove(&view, middle(view, 4));
    QTest::mouseRelease(&view, Qt::LeftButton, {}, middle(view, 4));
    QTest::mousePress(&view, Qt::LeftButton, {}, middle(view, 2));
    QTest::mouseRelease(&view, Qt::LeftButton, {}, QPoint(1, 300));
    QTest::mousePress(&view, Qt::LeftButton, {}, QPoint(1, 300));
    QTest::mouseRelease(&view, Qt::LeftButton, {}, middle(view, 2));
    QCOMPARE(chosen.count(), 0);
}

void TestBoardView::escapeCancelsAPress()
{
    BoardView view;
    present(view);
    QSignalSpy chosen(&view, &BoardView::columnChosen);
    QTest::mousePress(&view, Qt::LeftButton, {}, middle(view, 2));
    QVERIFY(view.scene().ghostPressed);
    QTest::keyClick(&view, Qt::Key_Escape);
    QVERIFY(!view.scene().ghostPressed);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, middle(view, 2));
    QCOMPARE(chosen.count(), 0);
}

void TestBoardView::escapeIsTheWindowsWhenNothingIsPressed()
{
    QWidget window;
    BoardView view(&window);
    QAction stop;
    stop.setShortcut(Qt::Key_Escape);
    window.addAction(&stop);
    QSignalSpy stopped(&stop, &QAction::triggered);
    view.resize(500, 500);
    window.resize(500, 500);
    window.show();
    window.activateWindow();
    view.setFocus();
    QVERIFY(QTest::qWaitForWindowActive(&window));

    QTest::keyClick(&view, Qt::Key_Escape);
    QCOMPARE(stopped.count(), 1);
    QTest::mousePress(&view, Qt::LeftButton, {}, middle(view, 2));
    QTest::keyClick(&view, Qt::Key_Escape);
    QCOMPARE(stopped.count(), 1);
}

void TestBoardView::fiveFastClicksAreFiveMoves()
{
    // Every second one of them reaches the widget as a double click.
    BoardView view;
    present(view);
    connect(&view, &BoardView::columnChosen, &view,
            [&view](Move move) { view.dropDisc(view.position().after(move.column()), move); });
    for (int i = 0; i < 5; ++i) {
        const auto press = i % 2 == 0 ? QTest::MousePress : QTest::MouseDClick;
        QTest::mouseEvent(press, &view, Qt::LeftButton, {}, middle(view, i));
        QTest::mouseRelease(&view, Qt::LeftButton, {}, middle(view, i));
    }
    QCOMPARE(view.position(), positionAfter("12345"));
}

void TestBoardView::aDoubleClickIsOneMove()
{
    BoardView view;
    present(view);
    QSignalSpy chosen(&view, &BoardView::columnChosen);
    const QPoint place = middle(view, 3, 2);
    // As a desktop sends it: press, release, double click, release.
    QTest::mouseClick(&view, Qt::LeftButton, {}, place);
    QMouseEvent twice(QEvent::MouseButtonDblClick, place, view.mapToGlobal(place), Qt::LeftButton,
                      Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&view, &twice);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, place);
    QCOMPARE(chosen.count(), 1);
    QTest::mouseClick(&view, Qt::LeftButton, {}, place);
    QCOMPARE(chosen.count(), 2);
}

void TestBoardView::aClickOnAShownLineEndsIt()
{
    BoardView view;
    present(view);
    LinePlayer player(view);
    player.play({Move(3), Move(3), Move(4)});
    QVERIFY(player.isPlaying());
    QSignalSpy chosen(&view, &BoardView::columnChosen);
    QTest::mouseClick(&view, Qt::LeftButton, {}, middle(view, 2, 2));
    QVERIFY(!player.isPlaying());
    QCOMPARE(chosen.count(), 0);
    QTest::mouseClick(&view, Qt::LeftButton, {}, middle(view, 2, 2));
    QCOMPARE(chosen.count(), 1);
}

void TestBoardView::turningMapsClicks()
{
    BoardView view;
    present(view);
    const QPoint leftmost = middle(view, 0);
    QSignalSpy chosen(&view, &BoardView::columnChosen);
    view.setFlipped(true);
    QTest::mouseClick(&view, Qt::LeftButton, {}, leftmost);
    QCOMPARE(chosen.takeFirst()[0].value<Move>(), Move(6));
    QTest::keyClick(&view, Qt::Key_1);
    QCOMPARE(chosen.takeFirst()[0].value<Move>(), Move(0));
}

void TestBoardView::ghostFollowsTheMouse()
{
    BoardView view;
    present(view);
    view.clearFocus();
    QSignalSpy moved(&view, &BoardView::ghostMoved);
    QTest::mouseMove(&view, middle(view, 5));
    QCOMPARE(view.ghostColumn(), 5);
    QTest::mouseMove(&view, middle(view, 1));
    QCOMPARE(view.ghostColumn(), 1);
    QCOMPARE(moved.last()[0].toInt(), 1);
    QVERIFY((view.scene().ghost == Square {1, 0}));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&view, &leave);
    QVERIFY(!view.scene().ghost.isValid());
}

void TestBoardView::ghostFollowsTheKeys()
{
    BoardView view;
    present(view);
    view.setPosition(positionAfter("33"));
    QCOMPARE(view.ghostColumn(), 3);
    QTest::keyClick(&view, Qt::Key_Left);
    QCOMPARE(view.ghostColumn(), 2);
    QVERIFY((view.scene().ghost == Square {2, 2}));
    for (int i = 0; i < 9; ++i)
        QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(view.ghostColumn(), 6);
}

void TestBoardView::ghostKeysFollowTheScreenWhenTurned()
{
    BoardView view;
    present(view);
    view.setFlipped(true);
    const int before = middle(view, view.ghostColumn()).x();
    QTest::keyClick(&view, Qt::Key_Left);
    QVERIFY(middle(view, view.ghostColumn()).x() < before);
}

void TestBoardView::downEnterAndSpaceDropTheGhost()
{
    BoardView view;
    present(view);
    view.setGhostColumn(5);
    QSignalSpy chosen(&view, &BoardView::columnChosen);
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space})
        QTest::keyClick(&view, key);
    QCOMPARE(chosen.count(), 4);
    QCOMPARE(chosen.last()[0].value<Move>(), Move(5));
}

void TestBoardView::fullColumnIsRefusedWithASentence()
{
    BoardView view;
    present(view);
    view.setPosition(positionAfter("444444"));
    QSignalSpy chosen(&view, &BoardView::columnChosen);
    QSignalSpy refused(&view, &BoardView::refused);
    QTest::mouseClick(&view, Qt::LeftButton, {}, middle(view, 3));
    QTest::keyClick(&view, Qt::Key_4);
    QCOMPARE(chosen.count(), 0);
    QCOMPARE(refused.count(), 2);
    QCOMPARE(refused[0][0].toString(), QStringLiteral("Column 4 is full."));
    QCOMPARE(view.scene().ghost.row, 6);
}

void TestBoardView::finishedGameIsRefusedWithASentence()
{
    BoardView view;
    present(view);
    view.setPosition(positionAfter("1213141"));
    QSignalSpy chosen(&view, &BoardView::columnChosen);
    QSignalSpy refused(&view, &BoardView::refused);
    QTest::keyClick(&view, Qt::Key_5);
    QCOMPARE(chosen.count(), 0);
    QCOMPARE(refused.count(), 1);
    QVERIFY(!view.scene().ghost.isValid());
}

void TestBoardView::notInteractiveTakesNothing()
{
    BoardView view;
    present(view);
    view.setInteractive(false);
    QSignalSpy chosen(&view, &BoardView::columnChosen);
    QTest::mouseClick(&view, Qt::LeftButton, {}, middle(view, 3));
    QTest::keyClick(&view, Qt::Key_4);
    QTest::keyClick(&view, Qt::Key_Space);
    view.chooseColumn(2);
    QCOMPARE(chosen.count(), 0);
    QVERIFY(!view.scene().ghost.isValid());
}

void TestBoardView::otherButtonsAndTheWheelDoNothing()
{
    BoardView view;
    present(view);
    QSignalSpy chosen(&view, &BoardView::columnChosen);
    QTest::mouseClick(&view, Qt::RightButton, {}, middle(view, 3));
    QTest::mouseClick(&view, Qt::MiddleButton, {}, middle(view, 3));
    QWheelEvent wheel(middle(view, 1), view.mapToGlobal(middle(view, 1)), {}, QPoint(0, 120),
                      Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&view, &wheel);
    QVERIFY(!wheel.isAccepted());
    QCOMPARE(chosen.count(), 0);
    QCOMPARE(view.ghostColumn(), 3);
}

void TestBoardView::keysOfTheBoardComeBeforeShortcuts()
{
    QWidget window;
    BoardView view(&window);
    QAction bar, hint;
    bar.setShortcut(Qt::Key_E);
    hint.setShortcut(Qt::Key_H);
    window.addActions({&bar, &hint});
    QSignalSpy barShown(&bar, &QAction::triggered);
    QSignalSpy hinted(&hint, &QAction::triggered);
    QSignalSpy chosen(&view, &BoardView::columnChosen);
    view.resize(500, 500);
    window.show();
    window.activateWindow();
    view.setFocus();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(&view, Qt::Key_E);
    QTest::keyClick(&view, Qt::Key_H);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(barShown.count(), 0);
    QCOMPARE(hinted.count(), 1);
}

void TestBoardView::keysWithModifiersAreLeftToTheWindow()
{
    BoardView view;
    present(view);
    QSignalSpy chosen(&view, &BoardView::columnChosen);
    QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
    QTest::keyClick(&view, Qt::Key_1, Qt::AltModifier);
    QCOMPARE(chosen.count(), 0);
}

void TestBoardView::dropFallsAndEnds()
{
    MotionStyle style(200);
    BoardView view;
    view.setStyle(&style);
    present(view);
    QSignalSpy finished(&view, &BoardView::animationFinished);
    view.dropDisc(positionAfter("4"), Move(3));
    QVERIFY(view.isAnimating());
    QCOMPARE(view.position(), positionAfter("4"));
    BoardScene scene = view.scene();
    QVERIFY((scene.falling == Square {3, 0}));
    QCOMPARE(scene.fallingDisc, Cell::First);
    QCOMPARE(scene.at(3, 0), Cell::Empty);
    QVERIFY(!scene.lastMove.isValid());

    auto* drop = view.findChild<DropAnimation*>();
    drop->setElapsed(210);
    QVERIFY(view.scene().fallingHeight > 4 && view.scene().fallingHeight < 5);
    drop->setElapsed(drop->duration());
    QVERIFY(!view.isAnimating());
    QCOMPARE(finished.count(), 1);
    scene = view.scene();
    QCOMPARE(scene.at(3, 0), Cell::First);
    QVERIFY((scene.lastMove == Square {3, 0}));
}

void TestBoardView::nextDiscEndsTheFallBefore()
{
    MotionStyle style(200);
    BoardView view;
    view.setStyle(&style);
    present(view);
    QSignalSpy finished(&view, &BoardView::animationFinished);
    view.dropDisc(positionAfter("4"), Move(3));
    view.dropDisc(positionAfter("44"), Move(3));
    QCOMPARE(finished.count(), 1);
    QVERIFY((view.scene().falling == Square {3, 1}));
    QCOMPARE(view.scene().at(3, 0), Cell::First);
    view.finishAnimation();
    QCOMPARE(finished.count(), 2);
    QCOMPARE(view.scene().at(3, 1), Cell::Second);
}

void TestBoardView::setPositionEndsTheFall()
{
    MotionStyle style(200);
    BoardView view;
    view.setStyle(&style);
    present(view);
    QSignalSpy finished(&view, &BoardView::animationFinished);
    view.dropDisc(positionAfter("4"), Move(3));
    view.setPosition(Position());
    QVERIFY(!view.isAnimating());
    QCOMPARE(finished.count(), 1);
    QCOMPARE(view.scene().first, Bitboard {0});
}

void TestBoardView::lessMotionMeansNoFall()
{
    MotionStyle style(0);
    BoardView view;
    view.setStyle(&style);
    present(view);
    QSignalSpy finished(&view, &BoardView::animationFinished);
    view.dropDisc(positionAfter("4"), Move(3));
    QVERIFY(!view.isAnimating());
    QCOMPARE(finished.count(), 1);
}

void TestBoardView::hiddenBoardsDoNotAnimate()
{
    BoardView view;
    QSignalSpy finished(&view, &BoardView::animationFinished);
    view.dropDisc(positionAfter("4"), Move(3));
    QVERIFY(!view.isAnimating());
    QCOMPARE(finished.count(), 1);
}

void TestBoardView::ghostShowsWhoseTurnItIs()
{
    BoardView view;
    present(view);
    QCOMPARE(view.scene().ghostDisc, Cell::First);
    view.setPosition(positionAfter("1"));
    QCOMPARE(view.scene().ghostDisc, Cell::Second);

    // A click is taken all the same.
    view.setGhostAway(true);
    QVERIFY(!view.scene().ghost.isValid());
    QSignalSpy chosen(&view, &BoardView::columnChosen);
    QTest::keyClick(&view, Qt::Key_3);
    QCOMPARE(chosen.count(), 1);
    view.setGhostAway(false);
    QVERIFY(view.scene().ghost.isValid());
}

void TestBoardView::ghostRestsWhereItIsWanted()
{
    BoardView view;
    present(view);
    view.clearFocus();
    QVERIFY(!view.scene().ghost.isValid());
    view.setGhostRests(true);
    QVERIFY((view.scene().ghost == Square {3, 0}));
    // Only while there is something to be dropped.
    view.setGhostAway(true);
    QVERIFY(!view.scene().ghost.isValid());
    view.setGhostAway(false);
    view.setInteractive(false);
    QVERIFY(!view.scene().ghost.isValid());
    view.setInteractive(true);
    view.setPosition(positionAfter("1212121"), Move(0));
    QVERIFY(!view.scene().ghost.isValid());
}

void TestBoardView::ghostIsAwayWhileADiscFalls()
{
    BoardView view;
    present(view);
    view.dropDisc(positionAfter("4"), Move(3));
    QVERIFY(view.isAnimating());
    QVERIFY(!view.scene().ghost.isValid());
    view.finishAnimation();
    QCOMPARE(view.scene().ghostDisc, Cell::Second);
    QVERIFY(view.scene().ghost.isValid());
}

QTEST_MAIN(TestBoardView)
#include "tst_boardview.moc"
