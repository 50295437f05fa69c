// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/graph/graphcamera.h"

#include <QRandomGenerator>
#include <QTest>

namespace {

/// Is this rectangle seen as a whole, with the margin around it?
bool isSeen(const GraphCamera& camera, const QRectF& rect, const QSizeF& room)
{
    constexpr double edge = GraphCamera::margin - 1e-6;
    return QRectF({}, room).adjusted(edge, edge, -edge, -edge).contains(camera.toSurface(rect));
}

bool isNear(const QPointF& a, const QPointF& b)
{
    return (a - b).manhattanLength() < 1e-6;
}

/// Looks at a scene of 2000 x 1000 from (-500, 100) on.
GraphCamera large()
{
    GraphCamera camera;
    camera.setRoom({800, 600});
    camera.setBounds({-500, 100, 2000, 1000});
    return camera;
}

}

class TestGraphCamera : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPointComesBackFromTheSurface()
    {
        GraphCamera camera = large();
        QRandomGenerator random(1);
        for (int i = 0; i < 200; ++i) {
            camera.zoomAt({random.bounded(800.0), random.bounded(600.0)},
                          0.5 + random.bounded(1.5));
            camera.pan({random.bounded(200.0) - 100, random.bounded(200.0) - 100});
            const QPointF point(random.bounded(2000.0), random.bounded(1000.0));
            QVERIFY(isNear(camera.toScene(camera.toSurface(point)), point));
            QVERIFY(isNear(camera.transform().map(point), camera.toSurface(point)));
        }
    }

    /// A small scene is blown up, a large one as large as can be read.
    void aClassSeesTheWholeOrWhatCanBeRead()
    {
        GraphCamera camera;
        camera.setRoom({800, 600});
        camera.setBounds({0, 0, 100, 80});
        QVERIFY(camera.fill(0.5, 2.5));
        QCOMPARE(camera.zoom(), 2.5);
        QVERIFY(isSeen(camera, {0, 0, 100, 80}, {800, 600}));
        camera.setBounds({0, 0, 1200, 300});
        QVERIFY(camera.fill(0.5, 2.5));
        QVERIFY(camera.zoom() > 0.5 && camera.zoom() < 1);
        QVERIFY(isSeen(camera, {0, 0, 1200, 300}, {800, 600}));
        camera.setBounds({0, 0, 90000, 300});
        QVERIFY(!camera.fill(0.5, 2.5));
        QCOMPARE(camera.zoom(), 0.5);
        camera.bringIntoSight({60000, 100, 40, 20});
        const QPointF before = camera.toSurface(QPointF(60000, 100));
        // Again it does not move.
        QVERIFY(!camera.fill(0.5, 2.5));
        QVERIFY(isNear(camera.toSurface(QPointF(60000, 100)), before));
    }

    void theWholeIsSeenAndStaysSo()
    {
        GraphCamera camera = large();
        QVERIFY(isSeen(camera, {-500, 100, 2000, 1000}, {800, 600}));
        camera.setRoom({300, 900});
        QVERIFY(isSeen(camera, {-500, 100, 2000, 1000}, {300, 900}));
        camera.setBounds({0, 0, 50, 4000});
        QVERIFY(isSeen(camera, {0, 0, 50, 4000}, {300, 900}));
    }

    void aSmallSceneIsNotBlownUp()
    {
        GraphCamera camera;
        camera.setRoom({800, 600});
        camera.setBounds({0, 0, 20, 10});
        QVERIFY(camera.zoom() <= 1.25);
        QVERIFY(isNear(camera.toSurface(QPointF(10, 5)), {400, 300}));
    }

    void anEmptySceneChangesNothing()
    {
        GraphCamera camera = large();
        const QTransform before = camera.transform();
        camera.setBounds({});
        QCOMPARE(camera.transform(), before);
    }

    /// Who has looked closer keeps what he looks at.
    void whatIsLookedAtStaysWhenTheSceneGrows()
    {
        GraphCamera camera = large();
        camera.zoomAtCentre(2);
        const QTransform before = camera.transform();
        camera.setBounds({-5000, 100, 20000, 1000});
        camera.setRoom({900, 700});
        QCOMPARE(camera.transform(), before);
        camera.showAll();
        QVERIFY(isSeen(camera, {-5000, 100, 20000, 1000}, {900, 700}));
    }

    void stayingAndFollowingBeginWithTheNextScene()
    {
        GraphCamera camera = large();
        camera.stay();
        const QTransform before = camera.transform();
        camera.setBounds({0, 0, 10, 10});
        QCOMPARE(camera.transform(), before);
        camera.follow();
        QCOMPARE(camera.transform(), before);
        camera.setBounds({0, 0, 4000, 10});
        QVERIFY(isSeen(camera, {0, 0, 4000, 10}, {800, 600}));
    }

    void zoomingKeepsThePlaceUnderTheMouse()
    {
        GraphCamera camera = large();
        const QPointF mouse(123, 456);
        const QPointF below = camera.toScene(mouse);
        for (const double factor : {1.5, 3.0, 0.7, 0.01, 1000.0, 1e-9}) {
            camera.zoomAt(mouse, factor);
            QVERIFY(isNear(camera.toSurface(below), mouse));
            QVERIFY(camera.zoom() >= 0.02 && camera.zoom() <= 4);
        }
    }

    void somethingStaysInSightHoweverFarItIsMoved()
    {
        const QRectF bounds(-500, 100, 2000, 1000);
        for (const QPointF by : {QPointF(1e6, 0), QPointF(-1e6, 0), QPointF(0, 1e6),
                                 QPointF(0, -1e6), QPointF(1e6, -1e6)}) {
            GraphCamera camera = large();
            camera.pan(by);
            QVERIFY(camera.toSurface(bounds).intersects(QRectF(0, 0, 800, 600)));
        }
    }

    void aSurfaceWithoutRoomIsNoTrouble()
    {
        GraphCamera camera;
        camera.setBounds({0, 0, 5, 5});
        camera.pan({10, 10});
        camera.bringIntoSight({0, 0, 5, 5});
        camera.showFrom({0, 0, 5, 5});
        QVERIFY(camera.zoom() > 0);
    }

    void whatIsBroughtIntoSightMovesNoMoreThanItMust()
    {
        GraphCamera camera = large();
        camera.zoomAtCentre(4);
        const QRectF node(1400, 1000, 40, 30);
        camera.bringIntoSight(node);
        QVERIFY(isSeen(camera, node, {800, 600}));
        const QTransform there = camera.transform();
        camera.bringIntoSight(node);
        QCOMPARE(camera.transform(), there);
        // It stands in the corner that it came in by.
        QVERIFY(isNear(camera.toSurface(node).bottomRight(),
                       {800 - GraphCamera::margin, 600 - GraphCamera::margin}));
    }

    void theMiddleOfWhatIsTooLargeIsShown()
    {
        GraphCamera camera = large();
        camera.zoomAtCentre(8);
        const QRectF all(-500, 100, 2000, 1000);
        QVERIFY(!camera.hasRoomFor(all));
        camera.bringIntoSight(all);
        QVERIFY(isNear(camera.toSurface(all).center(), {400, 300}));
        camera.showAll();
        QVERIFY(camera.hasRoomFor(all));
    }

    /// A text that could be read anyway is no reason to leave the whole.
    void theBeginningIsShownReadably()
    {
        GraphCamera camera = large();
        const QRectF first(0, 100, 40, 30);
        camera.showFrom(first);
        QVERIFY(camera.zoom() >= 0.7);
        QVERIFY(isNear(camera.toSurface(QPointF(first.center().x(), first.top())),
                       {400, GraphCamera::margin}));
        GraphCamera small;
        small.setRoom({800, 600});
        small.setBounds({0, 0, 300, 300});
        const QTransform whole = small.transform();
        small.showFrom({0, 0, 10, 10});
        QCOMPARE(small.transform(), whole);
    }
};

QTEST_MAIN(TestGraphCamera)
#include "tst_graphcamera.moc"
