// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/figure.h"

#include "ui/paper/figurepicture.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QTest>

namespace {

using Kind = FigureSeries::Kind;

constexpr QRectF room(0, 0, 500, 300);

FigureSeries seriesOf(Kind kind, std::vector<FigureSeries::Point> points)
{
    FigureSeries series {QString(), kind, std::move(points)};
    series.size = 21;
    return series;
}

/// Between axes from 0 to 10.
Figure figureOf(std::vector<FigureSeries> series)
{
    Figure figure;
    figure.across = {QStringLiteral("x"), 0, 10};
    figure.up = {QStringLiteral("y"), 0, 10};
    figure.series = std::move(series);
    return figure;
}

QImage painted(const Figure& figure)
{
    QImage image(room.size().toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    figurepicture::paint(painter, room, figure, paperStyle());
    return image;
}

QPointF placeOf(const Figure& figure, double x, double y)
{
    const PlotField field = figurepicture::fields(room, figure, paperStyle()).front();
    return {field.plot.left() + chartaxis::shareOf(field.across, x) * field.plot.width(),
            field.plot.bottom() - chartaxis::shareOf(field.up, y) * field.plot.height()};
}

/// Is a pixel near the place coloured, as neither the paper nor a grid is?
bool isInked(const QImage& image, const QPointF& place)
{
    for (int x = -1; x <= 1; ++x)
        for (int y = -1; y <= 1; ++y)
            if (const QColor color = image.pixelColor(place.toPoint() + QPoint(x, y));
                color.hsvSaturation() > 100)
                return true;
    return false;
}

}

class TestFigure : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hollowPointsAreOutlines()
    {
        Figure figure = figureOf({seriesOf(Kind::Markers, {{2, 5}, {8, 5}})});
        figure.series[0].points[1].isHollow = true;
        const QImage image = painted(figure);
        const QPointF rim(10, 0);
        QVERIFY(isInked(image, placeOf(figure, 2, 5)));
        QVERIFY(isInked(image, placeOf(figure, 2, 5) + rim));
        QVERIFY(!isInked(image, placeOf(figure, 8, 5)));
        QVERIFY(isInked(image, placeOf(figure, 8, 5) + rim));
    }

    void theLegendSaysWhatHollowPointsMean()
    {
        Figure figure = figureOf({seriesOf(Kind::Markers, {{2, 5}, {8, 5}})});
        figure.series[0].name = QStringLiteral("measured");
        const double alone = placeOf(figure, 0, 0).y();
        // So long that it needs a row of its own.
        figure.series[0].hollowName = QStringLiteral("not a part of the line ").repeated(3);
        QCOMPARE(placeOf(figure, 0, 0).y(), alone);
        figure.series[0].points[1].isHollow = true;
        QVERIFY(placeOf(figure, 0, 0).y() < alone);
    }

    void pointsWithASizeOfTheirOwnAreMarkedInEveryLine()
    {
        Figure figure = figureOf({seriesOf(Kind::Line, {})});
        for (int i = 0; i <= 100; ++i)
            figure.series[0].points.push_back({i / 10.0, 5});
        const QPointF within(0, 8);
        QVERIFY(!isInked(painted(figure), placeOf(figure, 5, 5) + within));
        figure.series[0].points[50].size = 21;
        QVERIFY(isInked(painted(figure), placeOf(figure, 5, 5) + within));
        QVERIFY(!isInked(painted(figure), placeOf(figure, 7, 5) + within));
    }

    void thinPointsHaveThinLinesAndNoMarker()
    {
        Figure figure = figureOf({seriesOf(Kind::Line, {{1, 5.3}, {5, 5.3}, {9, 5.3}})});
        const QPointF within(0, 8);
        QVERIFY(isInked(painted(figure), placeOf(figure, 9, 5.3) + within));
        figure.series[0].points[2].isThin = true;
        figure.series[0].points[2].ply = 9;
        const QImage image = painted(figure);
        QVERIFY(!isInked(image, placeOf(figure, 9, 5.3) + within));
        // Away from the grid.
        const auto inkAcross = [&](double x) {
            int ink = 0;
            for (int y = -3; y <= 3; ++y)
                ink += 255
                    - image.pixelColor(placeOf(figure, x, 5.3).toPoint() + QPoint(0, y)).red();
            return ink;
        };
        QVERIFY(inkAcross(7.3) > 0 && 2 * inkAcross(7.3) < inkAcross(2.7));
        // It answers all the same.
        QCOMPARE(figurepicture::spots(room, figure, paperStyle()).back().ply, 9);
    }

    void aPointCanHaveAMarkerOfItsOwn()
    {
        Figure figure = figureOf({seriesOf(Kind::Markers, {{2, 5}, {8, 5}})});
        figure.series[0].points[1].marker = chartstyle::Marker::UpTriangle;
        const QImage image = painted(figure);
        const QPointF corner(-6, -6);
        QVERIFY(isInked(image, placeOf(figure, 2, 5) + corner));
        QVERIFY(!isInked(image, placeOf(figure, 8, 5) + corner));
    }

    void aSidesSeriesHasItsColour()
    {
        Figure figure = figureOf({seriesOf(Kind::Markers, {{5, 5}})});
        for (const Player side : {Player::First, Player::Second}) {
            figure.series[0].side = side;
            QCOMPARE(painted(figure).pixelColor(placeOf(figure, 5, 5).toPoint()),
                     chartstyle::sideColor(side, 0, paperStyle().palette));
        }
    }

    void largeMarksAreWholeWhereTheAxesEnd()
    {
        Figure figure = figureOf({seriesOf(Kind::Markers, {{10, 10}})});
        figure.series[0].points[0].size = 30;
        const QImage image = painted(figure);
        QVERIFY(isInked(image, placeOf(figure, 10, 10) + QPointF(0, 13)));
        QVERIFY(isInked(image, placeOf(figure, 10, 10) + QPointF(10, 0)));
    }

    void whiskersReachFromLowToHigh()
    {
        const Figure figure = figureOf({seriesOf(Kind::Whiskers, {{5, 4, 2, 8}})});
        const QImage image = painted(figure);
        for (const double inside : {2.0, 4.0, 6.0, 8.0})
            QVERIFY(isInked(image, placeOf(figure, 5, inside)));
        const QPointF beyond(0, 4);
        QVERIFY(!isInked(image, placeOf(figure, 5, 2) + beyond));
        QVERIFY(!isInked(image, placeOf(figure, 5, 8) - beyond));
        // A cap at each end, and none between.
        const QPointF cap(6, 0);
        QVERIFY(isInked(image, placeOf(figure, 5, 2) + cap));
        QVERIFY(isInked(image, placeOf(figure, 5, 8) + cap));
        QVERIFY(!isInked(image, placeOf(figure, 5, 6) + cap));
        QVERIFY(figurepicture::spots(room, figure, paperStyle()).empty());
        QCOMPARE(rangeUp(figure, false)->low, 2.0);
        QCOMPARE(rangeUp(figure, false)->high, 8.0);
    }

    void aLowEndThatALogarithmHasNotEndsAtTheAxis()
    {
        Figure figure = figureOf({seriesOf(Kind::Whiskers, {{5, 4, 0, 8}})});
        figure.up = {QStringLiteral("y"), 1, 10, true};
        QVERIFY(isInked(painted(figure), placeOf(figure, 5, 1.5)));
        QCOMPARE(rangeUp(figure, true)->low, 8.0);
    }

    void functionsAreLinesWithoutMarks()
    {
        const Figure figure = figureOf(
            {seriesOf(Kind::Function, {{0, 0}, {10, 10}}), seriesOf(Kind::Markers, {{5, 2}})});
        QVERIFY(isInked(painted(figure), placeOf(figure, 7, 7)));
        const HitTargets spots = figurepicture::spots(room, figure, paperStyle());
        QCOMPARE(spots.size(), std::size_t {1});
        QCOMPARE(spots.front().place.center(), placeOf(figure, 5, 2));
        QCOMPARE(rangeUp(figure, false)->high, 2.0);
    }

    void rowsHaveNamesFromAbove()
    {
        Figure figure = figureOf({seriesOf(Kind::Whiskers, {{4, 0.5, 2, 8}}),
                                  seriesOf(Kind::Markers, {{4, 0.5}, {6, 1.5}})});
        figure.up = chartaxis::rows({QStringLiteral("first"), QStringLiteral("second")});
        const HitTargets spots = figurepicture::spots(room, figure, paperStyle());
        QCOMPARE(spots.size(), std::size_t {2});
        QVERIFY(spots[0].place.center().y() < spots[1].place.center().y());
        const QImage image = painted(figure);
        // Error bars lie along the row.
        QVERIFY(isInked(image, placeOf(figure, 2, 0.5)));
        QVERIFY(isInked(image, placeOf(figure, 8, 0.5)));
        QCOMPARE(rangeAcross(figure, false)->high, 8.0);
        // However much room there is, rows are not pulled apart.
        const double line = QFontMetricsF(paperStyle().font).lineSpacing();
        const auto rowOf = [&](const QRectF& place) {
            return figurepicture::fields(place, figure, paperStyle()).front().plot.height() / 2;
        };
        QVERIFY(rowOf({0, 0, 500, 900}) <= 4 * line);
        const double wanted = figurepicture::heightFor(500, figure, paperStyle());
        QVERIFY(rowOf({0, 0, 500, wanted}) >= 4 * line - 1);
    }

    void rowsHaveNotesAtTheirEnd()
    {
        Figure figure = figureOf({seriesOf(Kind::Markers, {{10, 0.5}})});
        figure.up = chartaxis::rows({QStringLiteral("first")});
        const double right = placeOf(figure, 10, 0.5).x();
        const double top = placeOf(figure, 10, 0).y();
        figure.up.notes = {QStringLiteral("12 / 3 / 5")};
        figure.up.notesTitle = QStringLiteral("won / drawn / lost");
        const QFontMetricsF metrics(paperStyle().font);
        const double widest = metrics.horizontalAdvance(figure.up.notesTitle);
        QVERIFY(placeOf(figure, 10, 0.5).x() < right - 0.9 * widest);
        QVERIFY(placeOf(figure, 10, 0).y() > top);
    }

    void barsOfRowsLieAlongThemAndAnswerAsAWhole()
    {
        Figure figure = figureOf({seriesOf(Kind::Bars, {{4, 0.5}, {9, 1.5}})});
        figure.up = chartaxis::rows({QStringLiteral("first"), QStringLiteral("second")});
        const QImage image = painted(figure);
        // The lines around the bars: at their ends, and at the edges of the row's middle.
        QVERIFY(isInked(image, placeOf(figure, 4, 0.5)));
        QVERIFY(!isInked(image, placeOf(figure, 4, 1.5)));
        QVERIFY(isInked(image, placeOf(figure, 9, 1.5)));
        const PlotField field = figurepicture::fields(room, figure, paperStyle()).front();
        // However far it reaches, and whatever part is seen.
        for (const PlotPart& part : {PlotPart(), PlotPart {PlotRange {5, 6}, {}}}) {
            const HitTargets spots = figurepicture::spots(room, figure, paperStyle(), part);
            QCOMPARE(spots.size(), std::size_t {2});
            for (const HitTarget& spot : spots) {
                QCOMPARE(spot.place.left(), field.plot.left());
                QCOMPARE(spot.place.right(), field.plot.right());
            }
            QCOMPARE(spots[0].place.bottom(), spots[1].place.top());
        }
    }

    void uprightsReachOverTheWholeHeight()
    {
        Figure figure = figureOf({seriesOf(Kind::Uprights, {{4}})});
        figure.series[0].dashes = Qt::SolidLine;
        const QImage image = painted(figure);
        for (const double y : {0.5, 5.0, 9.5})
            QVERIFY(isInked(image, placeOf(figure, 4, y)));
        QVERIFY(figurepicture::spots(room, figure, paperStyle()).empty());
    }

    void marksLeadWhereTheirPointSays()
    {
        Figure figure = figureOf({seriesOf(Kind::Markers, {{2, 2}, {3, 3}})});
        figure.series[0].points[1].leadsTo = 7;
        const HitTargets spots = figurepicture::spots(room, figure, paperStyle());
        QCOMPARE(spots[0].cell, -1);
        QCOMPARE(spots[1].cell, 7);
    }

    void longNamesLeaveRoomForTheRows()
    {
        Figure figure = figureOf({seriesOf(Kind::Markers, {{4, 0.5}})});
        figure.up = chartaxis::rows({QStringLiteral("a very long name ").repeated(20)});
        QVERIFY(figurepicture::fields(room, figure, paperStyle()).front().plot.width() > 200);
    }

    void marksBesideEachOtherAreAskedWhereTheyAre()
    {
        Figure figure
            = figureOf({seriesOf(Kind::Markers, {{5, 5}}), seriesOf(Kind::Markers, {{5, 5}})});
        figure.series[1].aside = 30;
        const HitTargets spots = figurepicture::spots(room, figure, paperStyle());
        QCOMPARE(spots[1].place.center(), spots[0].place.center() + QPointF(30, 0));
        QVERIFY(isInked(painted(figure), spots[1].place.center()));
    }

    void aSecondPlotStandsBelowTheFirst()
    {
        Figure figure
            = figureOf({seriesOf(Kind::Markers, {{2, 5}}), seriesOf(Kind::Markers, {{6, 500}})});
        figure.series[1].isBelow = true;
        figure.below = PlotAxis {QStringLiteral("much"), 0, 1000};
        const auto fields = figurepicture::fields(room, figure, paperStyle());
        QCOMPARE(fields.size(), std::size_t {2});
        QCOMPARE(fields[0].plot.left(), fields[1].plot.left());
        QVERIFY(fields[0].plot.bottom() < fields[1].plot.top());
        const HitTargets spots = figurepicture::spots(room, figure, paperStyle());
        for (const std::size_t plot : {0, 1}) {
            const QPointF place = spots[plot].place.center();
            QVERIFY(fields[plot].plot.contains(place));
            QVERIFY(isInked(painted(figure), place));
        }
        QCOMPARE(rangeUp(figure, false)->high, 5.0);
    }

    void pointsWithAReachAnswerOverTheWholeHeight()
    {
        Figure figure = figureOf({seriesOf(Kind::Markers, {{2, 5}, {3, 6}})});
        figure.below = PlotAxis {QStringLiteral("nothing"), 0, 1};
        figure.series[0].reach = 0.5;
        const auto fields = figurepicture::fields(room, figure, paperStyle());
        const HitTargets spots = figurepicture::spots(room, figure, paperStyle());
        QCOMPARE(spots[0].place.right(), spots[1].place.left());
        QCOMPARE(spots[0].place.top(), fields[0].plot.top());
        QCOMPARE(spots[0].place.bottom(), fields[1].plot.bottom());
    }

    void seriesCanBeOneLineForTheKeys()
    {
        Figure figure
            = figureOf({seriesOf(Kind::Markers, {{2, 5}}), seriesOf(Kind::Markers, {{5, 5}})});
        HitTargets spots = figurepicture::spots(room, figure, paperStyle());
        QVERIFY(spots[0].line != spots[1].line);
        figure.series[0].line = figure.series[1].line = 0;
        spots = figurepicture::spots(room, figure, paperStyle());
        QCOMPARE(spots[0].line, spots[1].line);
    }

    void theLegendIsBesideWhereThereIsRoom()
    {
        Figure figure = figureOf({seriesOf(Kind::Line, {{2, 5}, {5, 5}})});
        figure.series[0].name = QStringLiteral("short");
        const auto plot = [&](const QRectF& place) {
            return figurepicture::fields(place, figure, paperStyle()).front().plot;
        };
        const QRectF below = plot(room);
        figure.isLegendBeside = true;
        QVERIFY(plot(room).right() < below.right());
        QVERIFY(plot(room).bottom() > below.bottom());
        const QRectF narrow(0, 0, 160, 300);
        const QRectF beside = plot(narrow);
        figure.isLegendBeside = false;
        QCOMPARE(plot(narrow), beside);
        // A low picture has no room for it below.
        figure.isLegendBeside = true;
        const double line = QFontMetricsF(paperStyle().font).lineSpacing();
        const QRectF low(0, 0, 160, 8 * line);
        QVERIFY(plot(low).right() < plot(narrow).right());
    }

    void theHeadingStandsAbove()
    {
        Figure figure = figureOf({seriesOf(Kind::Markers, {{5, 5}})});
        const double before = placeOf(figure, 0, 10).y();
        figure.heading = QStringLiteral("depth 1 to 6");
        QVERIFY(placeOf(figure, 0, 10).y() > before);
    }

    void wordsComeFromTheDescribedPoints()
    {
        Figure figure = figureOf(
            {seriesOf(Kind::Markers, {{1, 1}, {2, 2}}), seriesOf(Kind::Crosses, {{3, 3}})});
        figure.series[0].points[0].text = QStringLiteral("1 ply: 7\nFrom 6 to 8");
        figure.series[0].points[1].text = QStringLiteral("2 plies: 49");
        figure.series[1].points[0].text = QStringLiteral("the study: 343");
        figure.title = QStringLiteral("Nodes");
        figure.note = QStringLiteral("They grow.");
        QCOMPARE(figureInWords(figure), QStringLiteral("Nodes. They grow."));
        figure.series[0].isDescribed = true;
        figure.heading = QStringLiteral("minimax");
        QCOMPARE(figureInWords(figure),
                 QStringLiteral("minimax; 1 ply: 7, From 6 to 8; 2 plies: 49"));
        figure.series.clear();
        QCOMPARE(figureInWords(figure), QStringLiteral("They grow."));
    }
};

QTEST_MAIN(TestFigure)
#include "tst_figure.moc"
