// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/board/boardtestsupport.h"

#include <QAbstractButton>
#include <QAction>
#include <QPointingDevice>
#include <QSignalSpy>
#include <memory>

class TestBoardTouch : public QObject
{
    Q_OBJECT

private:
    const std::unique_ptr<QPointingDevice> m_screen {QTest::createTouchDevice()};

    auto touch(BoardView& view) const { return QTest::touchEvent(&view, m_screen.get()); }
    void tap(BoardView& view, QPoint place) const
    {
        touch(view).press(0, place);
        touch(view).release(0, place);
    }

    /// As a desktop sends it for programs that know the mouse alone.
    static void echo(BoardView& view, QPoint place)
    {
        for (const auto type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
            const auto buttons = type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton;
            QMouseEvent event(type, place, place, view.mapToGlobal(place), Qt::LeftButton, buttons,
                              {}, Qt::MouseEventSynthesizedBySystem);
            event.setTimestamp(m_later);
            QCoreApplication::sendEvent(&view, &event);
        }
    }
    static inline quint64 m_later = 0;

private Q_SLOTS:
    void aTapIsOneMove_data()
    {
        QTest::addColumn<int>("column");
        for (int column = 0; column < 7; ++column)
            QTest::addRow("column %d", column + 1) << column;
    }

    void aTapIsOneMove()
    {
        QFETCH(int, column);
        BoardView view;
        present(view);
        QSignalSpy chosen(&view, &BoardView::columnChosen);
        tap(view, middle(view, column, 2));
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().value<Move>(), Move(column));
        QVERIFY(view.hasFocus());
    }

    void aPressShowsTheGhostAndDropsNothing()
    {
        BoardView view;
        present(view);
        QSignalSpy chosen(&view, &BoardView::columnChosen);
        touch(view).press(0, middle(view, 5));
        QCOMPARE(view.ghostColumn(), 5);
        QVERIFY(view.scene().ghostPressed);
        QCOMPARE(view.scene().ghost.column, 5);
        QCOMPARE(chosen.count(), 0);
        touch(view).release(0, middle(view, 5));
    }

    void theGhostSlidesWithTheFinger()
    {
        BoardView view;
        present(view);
        QSignalSpy chosen(&view, &BoardView::columnChosen);
        touch(view).press(0, middle(view, 1));
        for (const int column : {2, 3, 4}) {
            touch(view).move(0, middle(view, column, 3));
            QCOMPARE(view.ghostColumn(), column);
            QVERIFY(view.scene().ghostPressed);
        }
        QCOMPARE(chosen.count(), 0);
        touch(view).release(0, middle(view, 4, 3));
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().value<Move>(), Move(4));
    }

    void aReleaseOutsideCancels_data()
    {
        QTest::addColumn<QPoint>("place");
        QTest::newRow("at the left") << QPoint(-30, 300);
        QTest::newRow("at the right") << QPoint(700, 300);
        QTest::newRow("above") << QPoint(300, -40);
        QTest::newRow("below") << QPoint(300, 660);
    }

    void aReleaseOutsideCancels()
    {
        QFETCH(QPoint, place);
        BoardView view;
        present(view);
        QSignalSpy chosen(&view, &BoardView::columnChosen);
        touch(view).press(0, middle(view, 3));
        touch(view).move(0, place);
        QVERIFY(!view.scene().ghostPressed);
        QVERIFY(!view.scene().ghost.isValid());
        touch(view).release(0, place);
        QCOMPARE(chosen.count(), 0);
        // And the next one is as good as the first.
        tap(view, middle(view, 3));
        QCOMPARE(chosen.count(), 1);
    }

    void backOnTheBoardItIsAPressAgain()
    {
        BoardView view;
        present(view);
        QSignalSpy chosen(&view, &BoardView::columnChosen);
        touch(view).press(0, middle(view, 3));
        touch(view).move(0, QPoint(-30, 300));
        touch(view).move(0, middle(view, 0));
        touch(view).release(0, middle(view, 0));
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().value<Move>(), Move(0));
    }

    void aSecondFingerCancels()
    {
        BoardView view;
        present(view);
        QSignalSpy chosen(&view, &BoardView::columnChosen);
        touch(view).press(0, middle(view, 3));
        touch(view).stationary(0).press(1, middle(view, 5));
        QVERIFY(!view.scene().ghostPressed);
        touch(view).stationary(0).release(1, middle(view, 5));
        touch(view).move(0, middle(view, 2));
        touch(view).release(0, middle(view, 2));
        QCOMPARE(chosen.count(), 0);
        tap(view, middle(view, 2));
        QCOMPARE(chosen.count(), 1);
    }

    void escapeCancelsATouch()
    {
        BoardView view;
        present(view);
        QSignalSpy chosen(&view, &BoardView::columnChosen);
        touch(view).press(0, middle(view, 3));
        QTest::keyClick(&view, Qt::Key_Escape);
        touch(view).release(0, middle(view, 3));
        QCOMPARE(chosen.count(), 0);
    }

    void noMoveIsPlayedTwiceByAnEchoOfTheMouse()
    {
        BoardView view;
        present(view);
        QSignalSpy chosen(&view, &BoardView::columnChosen);
        tap(view, middle(view, 6));
        QCOMPARE(chosen.count(), 1);
        echo(view, middle(view, 6));
        QCOMPARE(chosen.count(), 1);
        // A pen is a mouse that is made up, too: long after the touch it counts.
        m_later += 1'000'000'000;
        echo(view, middle(view, 6));
        QCOMPARE(chosen.count(), 2);
        // And so does a mouse, at once.
        tap(view, middle(view, 0));
        QTest::mouseClick(&view, Qt::LeftButton, {}, middle(view, 1));
        QCOMPARE(chosen.count(), 4);
    }

    void aFullColumnIsRefused()
    {
        BoardView view;
        view.setPosition(positionAfter("444444"));
        present(view);
        QSignalSpy chosen(&view, &BoardView::columnChosen);
        QSignalSpy refused(&view, &BoardView::refused);
        tap(view, middle(view, 3));
        QCOMPARE(chosen.count(), 0);
        QCOMPARE(refused.count(), 1);
    }

    void aTapOnAChipPlaysNothing()
    {
        BoardView view;
        view.setChipRow(true);
        ColumnChips chips;
        chips[2].upper = QStringLiteral("+3");
        view.setChips(chips);
        present(view);
        QSignalSpy chosen(&view, &BoardView::columnChosen);
        QSignalSpy chip(&view, &BoardView::chipChosen);
        tap(view, view.geometryOfSquares().chipRect(2).center().toPoint());
        QCOMPARE(chosen.count(), 0);
        QCOMPARE(chip.count(), 1);
        QCOMPARE(chip.first().first().toInt(), 2);
    }

    void aTapOnAShownLineEndsIt()
    {
        BoardView view;
        present(view);
        view.setPreview({Move(3), Move(3)});
        QSignalSpy chosen(&view, &BoardView::columnChosen);
        QSignalSpy dropped(&view, &BoardView::previewDropped);
        tap(view, middle(view, 3));
        QCOMPARE(chosen.count(), 0);
        QCOMPARE(dropped.count(), 1);
    }

    void theBannersButtonsCanBeTapped()
    {
        BoardView view;
        present(view);
        QAction rematch(QStringLiteral("Rematch"));
        QSignalSpy triggered(&rematch, &QAction::triggered);
        QSignalSpy chosen(&view, &BoardView::columnChosen);
        view.setBanner(QStringLiteral("You win!"), {&rematch});
        auto* const button = view.findChild<QAbstractButton*>();
        QTRY_VERIFY(button->isVisible());
        const QPoint place = button->rect().center();
        QTest::touchEvent(button, m_screen.get()).press(0, place);
        QTest::touchEvent(button, m_screen.get()).release(0, place);
        QTRY_COMPARE(triggered.count(), 1);
        QCOMPARE(chosen.count(), 0);
    }

    void discsAreSetUpByFinger()
    {
        BoardView view;
        view.setSetupMode(true);
        present(view);
        tap(view, middle(view, 4));
        tap(view, middle(view, 4));
        QCOMPARE(view.setupFirst(), Position::Shape::square(4, 0));
        QCOMPARE(view.setupSecond(), Position::Shape::square(4, 1));
    }
};

QTEST_MAIN(TestBoardTouch)
#include "tst_boardtouch.moc"
