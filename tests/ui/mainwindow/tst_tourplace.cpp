// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/tour/tourplace.h"

#include <QTest>

class TestTourPlace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCardStandsWhereNothingIs_data()
    {
        QTest::addColumn<QRect>("target");
        QTest::newRow("above") << QRect(350, 100, 300, 60);
        QTest::newRow("at the left edge") << QRect(0, 300, 40, 40);
        QTest::newRow("at the right edge") << QRect(950, 300, 40, 40);
        QTest::newRow("in a corner") << QRect(960, 660, 30, 30);
        QTest::newRow("nearly everything") << QRect(0, 0, 640, 700);
    }

    void aCardStandsWhereNothingIs()
    {
        QFETCH(QRect, target);
        const QRect room(0, 0, 1000, 700);
        const QRect board(350, 160, 300, 400);
        const TourPlace place
            = placeTour(room, target, {{board, 5}}, {QSize(320, 180), QSize(200, 260)});
        QVERIFY(room.contains(place.card));
        QVERIFY(!place.card.intersects(target));
        QVERIFY(!place.card.intersects(board) || target.contains(board));
        // From the edge of the one to the edge of the other.
        QVERIFY(!QRectF(place.card).adjusted(1, 1, -1, -1).contains(place.arrow.p1()));
        QVERIFY(QRectF(place.card).adjusted(-2, -2, 2, 2).contains(place.arrow.p1()));
        QVERIFY(!QRectF(target).adjusted(1, 1, -1, -1).contains(place.arrow.p2()));
        QVERIFY(QRectF(target).adjusted(-2, -2, 2, 2).contains(place.arrow.p2()));
    }

    void theHeavierOneStaysFree()
    {
        // No card fits beside both.
        const QRect room(0, 0, 400, 400);
        const QRect upper(0, 0, 400, 200);
        const QRect lower(0, 200, 400, 200);
        const QRect target(190, 100, 10, 10);
        const QSize size(300, 150);
        const TourPlace below = placeTour(room, target, {{upper, 10}, {lower, 1}}, {size});
        QVERIFY(!below.card.intersects(upper));
        const TourPlace above
            = placeTour(room, QRect(190, 300, 10, 10), {{upper, 1}, {lower, 10}}, {size});
        QVERIFY(!above.card.intersects(lower));
    }

    void itIsNear()
    {
        const QRect target(100, 100, 50, 20);
        const TourPlace place = placeTour(QRect(0, 0, 2000, 1500), target, {}, {QSize(300, 150)});
        QVERIFY(place.arrow.length() < 60);
    }

    void theSizeThatIsLikedBestIsTakenWhereItFits()
    {
        const QSize best(320, 120);
        const QSize narrow(100, 300);
        const QRect target(0, 0, 100, 20);
        QCOMPARE(placeTour(QRect(0, 0, 800, 600), target, {}, {best, narrow}).card.size(), best);
        const QRect taken(110, 0, 690, 600);
        QCOMPARE(
            placeTour(QRect(0, 0, 800, 600), target, {{taken, 10}}, {best, narrow}).card.size(),
            narrow);
    }
};

QTEST_APPLESS_MAIN(TestTourPlace)
#include "tst_tourplace.moc"
