// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/painting/boardgeometry.h"

#include <QTest>
#include <cmath>

class TestBoardGeometry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingFitsAndNothingIsWasted_data();
    void everythingFitsAndNothingIsWasted();
    void cellsAreWholeDevicePixels();
    void everySquareIsFoundUnderItsMiddle();
    void turningMirrorsColumnsAndKeepsRows();
    void besideTheBoardIsNoColumn();
    void largerLettersHaveMoreRoom();
};

void TestBoardGeometry::everythingFitsAndNothingIsWasted_data()
{
    QTest::addColumn<QSizeF>("area");
    QTest::addColumn<double>("ratio");
    QTest::addColumn<bool>("coordinates");
    for (const bool coordinates : {false, true}) {
        const char* tag = coordinates ? "with" : "without";
        QTest::addRow("smallest %s", tag) << QSizeF(280, 260) << 1.0 << coordinates;
        QTest::addRow("wide %s", tag) << QSizeF(1200, 500) << 1.0 << coordinates;
        QTest::addRow("tall %s", tag) << QSizeF(400, 1400) << 1.25 << coordinates;
        QTest::addRow("4K %s", tag) << QSizeF(3840, 2160) << 1.0 << coordinates;
        QTest::addRow("double %s", tag) << QSizeF(700, 620) << 2.0 << coordinates;
    }
}

void TestBoardGeometry::everythingFitsAndNothingIsWasted()
{
    QFETCH(QSizeF, area);
    QFETCH(double, ratio);
    QFETCH(bool, coordinates);
    const BoardGeometry geometry(area, ratio, coordinates, false);

    const QRectF whole = geometry.wholeRect();
    QVERIFY(QRectF(QPointF(), area).contains(whole));
    QVERIFY(whole.contains(geometry.faceRect()));
    QVERIFY(whole.contains(geometry.stripRect()));
    for (int column = 0; column < BoardGeometry::columns; ++column) {
        QVERIFY(geometry.faceRect().contains(geometry.cellRect(column, 0)));
        QVERIFY(geometry.faceRect().contains(geometry.cellRect(column, 5)));
        QVERIFY(geometry.stripRect().contains(geometry.center(column, 6)));
        QCOMPARE(geometry.letterRect(column).isEmpty(), !coordinates);
    }
    // One direction is used up but for the margins and what whole pixels cost.
    const double left = std::min(area.width() - whole.width(), area.height() - whole.height());
    QVERIFY2(left <= 8 + 8 / ratio, qPrintable(QString::number(left)));
}

void TestBoardGeometry::cellsAreWholeDevicePixels()
{
    for (const double ratio : {1.0, 1.25, 1.5, 2.0, 3.0}) {
        const BoardGeometry geometry(QSizeF(643, 587), ratio, true, false);
        const double pixels = geometry.cell() * ratio;
        QVERIFY(std::abs(pixels - std::round(pixels)) < 1e-9);
        QCOMPARE(geometry.cellRect(2, 3).width(), geometry.cellRect(2, 3).height());
    }
}

void TestBoardGeometry::everySquareIsFoundUnderItsMiddle()
{
    for (const bool flipped : {false, true}) {
        const BoardGeometry geometry(QSizeF(500, 500), 1, true, flipped);
        for (int column = 0; column < BoardGeometry::columns; ++column)
            for (int row = 0; row <= BoardGeometry::rows; ++row)
                QCOMPARE(geometry.columnAt(geometry.center(column, row)), column);
    }
}

void TestBoardGeometry::turningMirrorsColumnsAndKeepsRows()
{
    const BoardGeometry straight(QSizeF(500, 500), 1, true, false);
    const BoardGeometry turned(QSizeF(500, 500), 1, true, true);
    for (int column = 0; column < BoardGeometry::columns; ++column) {
        QCOMPARE(turned.center(column, 2), straight.center(6 - column, 2));
        QCOMPARE(turned.fromLeft(column), 6 - column);
    }
    QVERIFY(straight.center(0, 0).x() < straight.center(6, 0).x());
    QVERIFY(straight.center(0, 0).y() > straight.center(0, 5).y());
}

void TestBoardGeometry::besideTheBoardIsNoColumn()
{
    const BoardGeometry geometry(QSizeF(900, 400), 1, true, false);
    QCOMPARE(geometry.columnAt(QPointF(2, 200)), -1);
    QCOMPARE(geometry.columnAt(QPointF(898, 200)), -1);
}

void TestBoardGeometry::largerLettersHaveMoreRoom()
{
    const QSizeF area(700, 620);
    const BoardGeometry usual(area, 1, true, false, true);
    const BoardGeometry large(area, 1, true, false, true, 2);
    QVERIFY(QRectF(QPointF(), area).contains(large.wholeRect()));
    QVERIFY(large.letterRect(0).height() > usual.letterRect(0).height());
    QVERIFY(large.numberRect(0).width() > usual.numberRect(0).width());
    QVERIFY(large.chipRect(0).height() > usual.chipRect(0).height());
    QVERIFY(large.cell() > 0.85 * usual.cell());
    QCOMPARE(large.columnAt(large.center(3, 2)), 3);
}

QTEST_MAIN(TestBoardGeometry)
#include "tst_boardgeometry.moc"
