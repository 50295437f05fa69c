// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/board/boardtestsupport.h"

#include <QSignalSpy>

using Shape = Position::Shape;

namespace {

/// For who is to answer after 244424: arrows wherever they can answer, and two numbers.
PlanCard cardOf(const QByteArray& digits)
{
    PlanCard card;
    card.root = positionAfter(digits);
    card.plan.side = Player::Second;
    card.plan.arrows = Shape::boardMask() & ~card.root.occupied();
    card.plan.setNumber(Shape::square(2, 3), 2);
    card.plan.setNumber(Shape::square(0, 0), 1);
    return card;
}

const PlanMark* markOn(const BoardScene& scene, Square square)
{
    for (const PlanMark& mark : scene.plan)
        if (mark.square == square)
            return &mark;
    return nullptr;
}

}

class TestBoardMarking : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyEmptySquaresHaveMarks();
    void theSquareOnTopOfTheLastDiscIsNamed();
    void aBlockIsNamedThoughItHasNoMark();
    void nothingIsNamedBeforeTheOpponentHasMoved();
    void aMarkIsSaid();
    void namedSquaresPulseOnceAndNotWithoutMotion();
    void theCardIsInPictures();
    void keysAskForMarksOnTheCursorsSquare();
    void theCursorGoesToEverySquare();
    void clicksChooseSquaresAndPlayNothing();
    void theRightButtonClears();
    void everyArrowShowsWhileSquaresAreMarked();
};

void TestBoardMarking::onlyEmptySquaresHaveMarks()
{
    BoardView view;
    view.setPosition(positionAfter("244424"));
    view.setPlanCard(cardOf("244424"));
    const BoardScene scene = view.scene();
    QVERIFY(!markOn(scene, {1, 0}));
    QVERIFY(markOn(scene, {1, 3})->arrow);
    QCOMPARE(markOn(scene, {2, 3})->number, 2);
    QVERIFY(!markOn(scene, {2, 3})->landing);
    // Nobody can play below it any more.
    QVERIFY(!markOn(scene, {3, 4}));
    QVERIFY(markOn(scene, {0, 0})->landing);
    QVERIFY(!markOn(scene, {0, 0})->arrow);
    view.setPlanCard({});
    QVERIFY(view.scene().plan.empty());
}

void TestBoardMarking::theSquareOnTopOfTheLastDiscIsNamed()
{
    BoardView view;
    view.setPlanCard(cardOf("244424"));
    view.setPosition(positionAfter("2444247"), Move(6));
    const BoardScene scene = view.scene();
    QVERIFY(markOn(scene, {6, 1})->named);
    QVERIFY(markOn(scene, {6, 1})->arrow);
    QVERIFY(!markOn(scene, {0, 0})->named);
}

void TestBoardMarking::aBlockIsNamedThoughItHasNoMark()
{
    // The first player has d1, e1 and f1; the other end, c1, is taken.
    BoardView view;
    PlanCard card;
    card.root = positionAfter("435");
    card.plan.side = Player::Second;
    view.setPlanCard(card);
    view.setPosition(positionAfter("43516"), Move(5));
    const BoardScene scene = view.scene();
    QCOMPARE(scene.plan.size(), std::size_t {1});
    QCOMPARE(scene.plan.front(), (PlanMark {.square = {6, 0}, .landing = true, .named = true}));
}

void TestBoardMarking::nothingIsNamedBeforeTheOpponentHasMoved()
{
    BoardView view;
    view.setPosition(positionAfter("244424"), Move(3));
    view.setPlanCard(cardOf("244424"));
    for (const PlanMark& mark : view.scene().plan)
        QVERIFY(!mark.named);
}

void TestBoardMarking::aMarkIsSaid()
{
    BoardView view;
    view.setPosition(positionAfter("244424"));
    view.setPlanCard(cardOf("244424"));
    QCOMPARE(view.squareText(0, 0), QStringLiteral("a1, number 1, reachable"));
    QCOMPARE(view.squareText(2, 3), QStringLiteral("c4, number 2, arrow"));
    QCOMPARE(view.squareText(6, 0), QStringLiteral("g1 empty"));
    view.setPosition(positionAfter("2444247"), Move(6));
    QCOMPARE(view.squareText(6, 1), QStringLiteral("g2, arrow, reachable, the plan plays here"));
}

void TestBoardMarking::namedSquaresPulseOnceAndNotWithoutMotion()
{
    for (const bool moves : {true, false}) {
        BoardView view;
        view.setStyle(new MotionStyle(moves ? 200 : 0));
        view.style()->setParent(&view);
        view.setPosition(positionAfter("2444247"), Move(6));
        present(view);
        view.setPlanCard(cardOf("244424"));
        double strongest = 0;
        (void)QTest::qWaitFor(
            [&] {
                strongest = std::max(strongest, view.scene().planPulse);
                return strongest > 0;
            },
            moves ? 5000 : 100);
        QCOMPARE(strongest > 0, moves);
        QTRY_COMPARE(view.scene().planPulse, 0.0);
        QVERIFY(markOn(view.scene(), {6, 1})->named);
    }
}

void TestBoardMarking::theCardIsInPictures()
{
    BoardView view;
    present(view);
    view.setInteractive(false);
    view.setPosition(positionAfter("244424"));
    const QImage plain = view.grab().toImage();
    view.setPlanCard(cardOf("244424"));
    const QImage card = view.grab().toImage();
    const auto changed = [&](int column, int row) {
        const qreal scale = card.devicePixelRatio();
        const QRectF cell = view.geometryOfSquares().cellRect(column, row);
        const QRect place(
            QRectF(cell.topLeft() * scale, cell.size() * scale).toRect().adjusted(2, 2, -2, -2));
        return plain.copy(place) != card.copy(place);
    };
    QVERIFY(changed(2, 3));
    QVERIFY(changed(0, 0));
    QVERIFY(changed(5, 2)); // an arrow alone
    QVERIFY(!changed(6, 0));
    QVERIFY(!changed(1, 0));
}

void TestBoardMarking::keysAskForMarksOnTheCursorsSquare()
{
    BoardView view;
    present(view);
    view.setMarking(true);
    view.setMarkCursor({2, 3});
    QSignalSpy asked(&view, &BoardView::markRequested);
    QSignalSpy played(&view, &BoardView::columnChosen);
    QTest::keyClick(&view, Qt::Key_9);
    QTest::keyClick(&view, Qt::Key_AsciiCircum, Qt::ShiftModifier);
    QTest::keyClick(&view, Qt::Key_Delete);
    QCOMPARE(asked.count(), 3);
    QCOMPARE(asked.at(0), QVariantList({2, 3, 9, false}));
    QCOMPARE(asked.at(1), QVariantList({2, 3, 0, true}));
    QCOMPARE(asked.at(2), QVariantList({2, 3, 0, false}));
    QCOMPARE(played.count(), 0);
}

void TestBoardMarking::theCursorGoesToEverySquare()
{
    BoardView view;
    present(view);
    view.setMarking(true);
    view.setMarkCursor({0, 0});
    QTest::keyClick(&view, Qt::Key_Up);
    QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(view.focusSquare(), (Square {1, 1}));
    QCOMPARE(view.scene().markCursor, (Square {1, 1}));
    QTest::keyClick(&view, Qt::Key_Down);
    QTest::keyClick(&view, Qt::Key_Down);
    QCOMPARE(view.focusSquare(), (Square {1, 0}));
    view.setFlipped(true);
    QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(view.focusSquare(), (Square {0, 0}));
    view.setMarking(false);
    QVERIFY(!view.scene().markCursor.isValid());
}

void TestBoardMarking::clicksChooseSquaresAndPlayNothing()
{
    BoardView view;
    present(view);
    view.setMarking(true);
    QSignalSpy chosen(&view, &BoardView::squareChosen);
    QSignalSpy played(&view, &BoardView::columnChosen);
    QTest::mouseClick(&view, Qt::LeftButton, {}, middle(view, 4, 3));
    QTest::keyClick(&view, Qt::Key_Space);
    QCOMPARE(chosen.count(), 2);
    QCOMPARE(chosen.at(0), QVariantList({4, 3}));
    QCOMPARE(chosen.at(1), QVariantList({4, 3}));
    QTest::mousePress(&view, Qt::LeftButton, {}, middle(view, 4, 3));
    QTest::mouseRelease(&view, Qt::LeftButton, {}, middle(view, 4, 2));
    QCOMPARE(chosen.count(), 2);
    QCOMPARE(played.count(), 0);
}

void TestBoardMarking::theRightButtonClears()
{
    BoardView view;
    present(view);
    view.setMarking(true);
    QSignalSpy asked(&view, &BoardView::markRequested);
    QTest::mouseClick(&view, Qt::RightButton, {}, middle(view, 1, 5));
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.at(0), QVariantList({1, 5, 0, false}));
}

void TestBoardMarking::everyArrowShowsWhileSquaresAreMarked()
{
    BoardView view;
    view.setPosition(positionAfter("244424"));
    view.setPlanCard(cardOf("244424"));
    view.setMarking(true);
    QVERIFY(markOn(view.scene(), {3, 4})->arrow);
}

QTEST_MAIN(TestBoardMarking)
#include "tst_boardmarking.moc"
