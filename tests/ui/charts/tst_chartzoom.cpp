// SPDX-License-Identifier: GPL-3.0-or-later
//
// All charts of the window zoom, move and come back by the same gestures.
#include "tests/ui/labs/runs/studyfixture.h"
#include "tests/ui/performance/historyfixture.h"
#include "ui/analysis/evaluationgraph.h"
#include "ui/analysis/reliabilityfigure.h"
#include "ui/charts/chartgestures.h"
#include "ui/charts/figurechart.h"
#include "ui/charts/paintedchart.h"
#include "ui/charts/plotview.h"
#include "ui/labs/parallel/speedupfigure.h"
#include "ui/labs/results/experimentfigure.h"
#include "ui/labs/runs/experimentdata.h"
#include "ui/labs/study/curvesfigure.h"
#include "ui/labs/tuning/tuningfigure.h"
#include "ui/performance/permove/permovechart.h"
#include "ui/performance/workers/timelineview.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QChart>
#include <QHelpEvent>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <QValueAxis>
#include <QWheelEvent>
#include <functional>
#include <memory>

namespace {

using MakeChart = std::function<std::unique_ptr<QWidget>()>;

std::vector<EvaluationPoint> longGame()
{
    std::vector<EvaluationPoint> curve;
    for (int ply = 0; ply <= 40; ++ply)
        curve.push_back({.ply = ply,
                         .move = ply > 0 ? Move(ply % 7) : Move::none(),
                         .row = ply > 0 ? 0 : -1,
                         .discs = ply,
                         .outcome = Outcome::FirstWins,
                         .lastDisc = 41,
                         .isExact = true});
    return curve;
}

/// A chart per move with the history that it looks at.
class HistoryAndChart : public QWidget
{
public:
    explicit HistoryAndChart(const MoveQuantity& quantity) : chart(history, quantity, this)
    {
        playGames(history, 2, 42);
        chart.refresh();
    }

    RunHistory history;
    PerMoveChart chart;

protected:
    void resizeEvent(QResizeEvent*) override { chart.resize(size()); }
};

/// A figure of an experiment with its games.
class DataAndFigure : public QWidget
{
public:
    explicit DataAndFigure(ExperimentFigure::Kind kind) : figure(kind, data, this)
    {
        const ExperimentResult result = smallResult();
        data.show(result.experiment, result.games);
    }

    ExperimentData data;
    ExperimentFigure figure;

protected:
    void resizeEvent(QResizeEvent*) override { figure.resize(size()); }
};

ParallelResult fourWorkers()
{
    ParallelResult result;
    result.repeats = 3;
    result.serialShare = 0.1;
    for (const int workers : {1, 2, 3, 4, 5, 6}) {
        ParallelRow row;
        row.strategy = ParallelStrategy::RootList;
        row.workers = workers;
        row.times = {std::chrono::seconds(12 / workers)};
        row.speedUp = 0.9 * workers;
        row.leastSpeedUp = 0.8 * workers;
        row.mostSpeedUp = workers;
        result.rows.push_back(row);
    }
    return result;
}

Figure threeRows()
{
    Figure figure;
    figure.name = QStringLiteral("Rows");
    figure.across = {QStringLiteral("Nodes"), 0, 100};
    figure.up = chartaxis::rows({"first", "second", "third"});
    figure.series = {{QString(), FigureSeries::Kind::Markers, {{20, 0.5}, {50, 1.5}, {70, 2.5}}}};
    return figure;
}

TuningResult longClimb()
{
    TuningResult result;
    result.startStrength.wins = 10;
    result.startStrength.losses = 10;
    for (int step = 1; step <= 30; ++step) {
        TuningStep next;
        next.kept = step % 3 == 0;
        next.strength.wins = 10 + step;
        next.strength.losses = 20;
        result.steps.push_back(next);
    }
    return result;
}

Timeline manyTasks()
{
    Timeline timeline;
    timeline.workers = 2;
    timeline.length = std::chrono::milliseconds(40);
    for (int worker = 0; worker < 2; ++worker)
        for (int task = 0; task < 40; ++task) {
            TaskRecord record;
            record.worker = worker;
            record.start = std::chrono::milliseconds(task);
            record.end = record.start + std::chrono::microseconds(800);
            timeline.tasks.push_back(record);
        }
    return timeline;
}

/// Whom the keys go to and where the mouse is.
struct Hands
{
    explicit Hands(const QWidget& top)
        : gestures(top.findChild<ChartGestures*>()),
          chart(qobject_cast<QWidget*>(gestures ? gestures->parent() : nullptr)), surface(chart)
    {
        if (auto* const area = qobject_cast<QAbstractScrollArea*>(chart))
            surface = area->viewport();
    }

    void wheel(const QPointF& place, int turned, Qt::KeyboardModifiers held = {}) const
    {
        QWheelEvent event(place, surface->mapToGlobal(place), QPoint(), QPoint(0, turned),
                          Qt::NoButton, held, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(surface, &event);
    }
    void drag(const QPoint& from, const QPoint& to) const
    {
        QTest::mousePress(surface, Qt::LeftButton, {}, from);
        for (const double share : {0.5, 0.8, 1.0}) {
            const QPoint place = from + (to - from) * share;
            QMouseEvent move(QEvent::MouseMove, place, surface->mapToGlobal(place), Qt::NoButton,
                             Qt::LeftButton, {});
            QCoreApplication::sendEvent(surface, &move);
        }
        QTest::mouseRelease(surface, Qt::LeftButton, {}, to);
    }

    ChartGestures* gestures;
    QWidget* chart;
    QWidget* surface;
};

double lengthOf(const PlotPart& part, const PlotField& field)
{
    const PlotAxis seen = chartaxis::shown(field.across, part.across);
    return chartaxis::shareOf(field.across, seen.high) - chartaxis::shareOf(field.across, seen.low);
}

}

class TestChartZoom : public QObject
{
    Q_OBJECT

private:
    static void allCharts()
    {
        QTest::addColumn<MakeChart>("make");
        for (const MoveQuantity& quantity : moveQuantities())
            QTest::newRow(qPrintable(quantity.id))
                << MakeChart([quantity] { return std::make_unique<HistoryAndChart>(quantity); });
        QTest::newRow("evaluation") << MakeChart([] {
            auto graph = std::make_unique<EvaluationGraph>();
            graph->setCurve(longGame());
            return graph;
        });
        QTest::newRow("reliability") << MakeChart([] {
            auto chart = std::make_unique<FigureChart>();
            chart->setFigure(reliabilityFigure(oddsReliability()));
            return chart;
        });
        QTest::newRow("rows with names") << MakeChart([] {
            auto chart = std::make_unique<FigureChart>(QString(), nullptr, Qt::Horizontal);
            chart->setFigure(threeRows());
            return chart;
        });
        QTest::newRow("speed-up") << MakeChart([] {
            auto chart = std::make_unique<FigureChart>();
            chart->setFigure(speedUpFigure(fourWorkers()));
            return chart;
        });
        QTest::newRow("tuning") << MakeChart([] {
            auto chart = std::make_unique<FigureChart>(QString(), nullptr, Qt::Horizontal);
            chart->setFigure(tuningFigure(longClimb()));
            return chart;
        });
        QTest::newRow("workers") << MakeChart([] {
            auto view = std::make_unique<TimelineView>();
            view->setTimeline(manyTasks());
            return view;
        });
        QTest::newRow("study curves") << MakeChart([] {
            auto figure = std::make_unique<CurvesFigure>();
            figure->setCurves({});
            return figure;
        });
        using Kind = ExperimentFigure::Kind;
        for (const Kind kind : {Kind::Bars, Kind::Nodes, Kind::Time})
            QTest::newRow(qPrintable(ExperimentFigure::title(kind)))
                << MakeChart([kind] { return std::make_unique<DataAndFigure>(kind); });
    }

private Q_SLOTS:
    void everyChartZoomsByTheSameGestures_data() { allCharts(); }
    void everyChartZoomsByTheSameGestures();
    void whatIsSeenChangesAndComesBack_data() { allCharts(); }
    void whatIsSeenChangesAndComesBack();
    void whatIsPointedAtSaysWhatItIs_data() { allCharts(); }
    void whatIsPointedAtSaysWhatItIs();
    void closerThereIsStillSomethingToSee_data() { allCharts(); }
    void closerThereIsStillSomethingToSee();
    void aDragIsNoClick();
    void aNewPointKeepsWhatIsSeen();
    void theExportShowsWhatIsSeen();
    void theNumbersOfAnAxisZoomItAlone();
};

void TestChartZoom::everyChartZoomsByTheSameGestures()
{
    QFETCH(const MakeChart, make);
    const std::unique_ptr<QWidget> top = make();
    top->resize(700, 420);
    top->show();
    QVERIFY(QTest::qWaitForWindowExposed(top.get()));
    const Hands hands(*top);
    QVERIFY(hands.gestures);
    QVERIFY(hands.chart->focusPolicy() & Qt::TabFocus);
    QVERIFY(!hands.chart->accessibleName().isEmpty());
    const auto field = [&hands] { return hands.gestures->fields().front(); };
    const auto length = [&] { return lengthOf(hands.gestures->part(), field()); };
    QCOMPARE(length(), 1.0);
    const auto* const button = hands.surface->findChild<QToolButton*>();
    QVERIFY(button && !button->isVisible());
    QVERIFY(!button->accessibleName().isEmpty() && button->toolTip().contains(u'0'));

    // The wheel: closer, where the pointer is, and back.
    const QPointF place = field().plot.center() + QPointF(field().plot.width() / 4, 0);
    const double still = chartaxis::valueAt(field().across, 0.75);
    hands.wheel(place, 240, Qt::ControlModifier);
    QVERIFY(std::abs(length() - 0.5) < 1e-9);
    QVERIFY(std::abs(chartaxis::shareOf(
                         chartaxis::shown(field().across, hands.gestures->part().across), still)
                     - 0.75)
            < 0.02);
    QVERIFY(button->isVisible() && hands.surface->rect().contains(button->geometry()));
    hands.wheel(place, -240, Qt::ControlModifier);
    QVERIFY(!hands.gestures->isZoomed());
    QVERIFY(!button->isVisible());

    // The keys.
    QTest::keyClick(hands.chart, Qt::Key_Plus);
    QVERIFY(std::abs(length() - 0.5) < 1e-9);
    const PlotPart middle = hands.gestures->part();
    QTest::keyClick(hands.chart, Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(hands.gestures->part().across->low > middle.across->low);
    QTest::keyClick(hands.chart, Qt::Key_Left, Qt::ControlModifier);
    QVERIFY(std::abs(hands.gestures->part().across->low - middle.across->low) < 1e-6 * still);
    QTest::keyClick(hands.chart, Qt::Key_Minus);
    QVERIFY(!hands.gestures->isZoomed());
    QTest::keyClick(hands.chart, Qt::Key_Plus);
    QTest::keyClick(hands.chart, Qt::Key_0);
    QVERIFY(!hands.gestures->isZoomed());

    // A drag moves what is seen, as far as there is something.
    QTest::keyClick(hands.chart, Qt::Key_Plus);
    const QPoint from = field().plot.center().toPoint();
    hands.drag(from, from - QPoint(40, 0));
    QVERIFY(hands.gestures->part().across->low > middle.across->low);
    QVERIFY(std::abs(length() - 0.5) < 1e-9);
    for (int i = 0; i < 20; ++i)
        hands.drag(from, from - QPoint(100, 0));
    QVERIFY(std::abs(hands.gestures->part().across->high / field().across.high - 1) < 1e-9);

    // The button.
    QTest::mouseClick(const_cast<QToolButton*>(button), Qt::LeftButton);
    QVERIFY(!hands.gestures->isZoomed());
    QVERIFY(!button->isVisible());
}

void TestChartZoom::whatIsSeenChangesAndComesBack()
{
    QFETCH(const MakeChart, make);
    const std::unique_ptr<QWidget> top = make();
    top->resize(700, 420);
    top->show();
    QVERIFY(QTest::qWaitForWindowExposed(top.get()));
    const Hands hands(*top);
    // Without a ring around the mark that the keys are on.
    hands.chart->setFocusPolicy(Qt::NoFocus);
    hands.chart->clearFocus();
    QCoreApplication::processEvents();
    const QImage whole = hands.chart->grab().toImage();
    hands.gestures->zoomIn();
    QCoreApplication::processEvents();
    const QImage closer = hands.chart->grab().toImage();
    QVERIFY(closer != whole);
    hands.gestures->showAll();
    QCoreApplication::processEvents();
    QVERIFY(hands.chart->grab().toImage() == whole);
}

void TestChartZoom::whatIsPointedAtSaysWhatItIs()
{
    QFETCH(const MakeChart, make);
    const std::unique_ptr<QWidget> top = make();
    top->resize(700, 420);
    top->show();
    QVERIFY(QTest::qWaitForWindowExposed(top.get()));
    const Hands hands(*top);
    QCoreApplication::processEvents();
    const auto* const painted = qobject_cast<PaintedChart*>(hands.chart);
    QStringList said;
    const auto rest = [&](const QPoint& place) {
        QMouseEvent move(QEvent::MouseMove, place, hands.surface->mapToGlobal(place), Qt::NoButton,
                         Qt::NoButton, {});
        QCoreApplication::sendEvent(hands.surface, &move);
        // Where the mouse rests, a text stays as it is.
        QHelpEvent asked(QEvent::ToolTip, place, hands.surface->mapToGlobal(place));
        QCoreApplication::sendEvent(hands.surface, &asked);
        if (QToolTip::isVisible() && !said.contains(QToolTip::text()))
            said << QToolTip::text();
    };
    if (!painted) {
        const QRect plot = hands.gestures->fields().front().plot.toRect();
        for (int x = plot.left(); x < plot.right(); x += 4)
            for (int y = plot.top(); y < plot.bottom(); y += 6)
                rest({x, y});
        QVERIFY2(said.size() > 1, qPrintable(said.join(u'|')));
        return;
    }
    for (const bool closer : {false, true}) {
        if (closer)
            hands.gestures->zoomIn();
        said.clear();
        QStringList all;
        for (const HitTarget& spot : painted->spots()) {
            QVERIFY(!spot.text.isEmpty());
            QVERIFY(hands.surface->rect().contains(spot.place.center().toPoint()));
            all << spot.text;
            rest(spot.place.center().toPoint());
        }
        // Of marks that lie over each other the one on top speaks.
        QVERIFY(2 * said.size() > all.size());
    }
}

void TestChartZoom::closerThereIsStillSomethingToSee()
{
    QFETCH(const MakeChart, make);
    const std::unique_ptr<QWidget> top = make();
    top->resize(700, 420);
    top->show();
    QVERIFY(QTest::qWaitForWindowExposed(top.get()));
    const Hands hands(*top);
    for (int i = 0; i < 6; ++i) {
        QTest::keyClick(hands.chart, Qt::Key_Plus);
        QCoreApplication::processEvents();
    }
    const QRect plot = hands.gestures->fields().front().plot.toRect();
    if (const auto* const painted = qobject_cast<PaintedChart*>(hands.chart)) {
        QVERIFY(std::ranges::any_of(painted->spots(), [&plot](const HitTarget& spot) {
            return plot.intersects(spot.place.toRect());
        }));
        return;
    }
    QToolTip::hideText();
    bool seen = false;
    for (int x = plot.left(); x < plot.right() && !seen; x += 4)
        for (int y = plot.top(); y < plot.bottom() && !seen; y += 4) {
            const QPoint place(x, y);
            QMouseEvent move(QEvent::MouseMove, place, hands.surface->mapToGlobal(place),
                             Qt::NoButton, Qt::NoButton, {});
            QCoreApplication::sendEvent(hands.surface, &move);
            seen = QToolTip::isVisible();
        }
    QVERIFY(seen || qobject_cast<TimelineView*>(hands.chart));
}

void TestChartZoom::aDragIsNoClick()
{
    HistoryAndChart shown(quantityOf("nodes"));
    shown.resize(700, 420);
    shown.show();
    QVERIFY(QTest::qWaitForWindowExposed(&shown));
    const Hands hands(shown);
    int clicks = 0;
    connect(shown.findChild<PlotView*>(), &PlotView::clicked, this, [&clicks] { ++clicks; });
    const QPoint from = hands.gestures->fields().front().plot.center().toPoint();
    // Where nothing moves, and where it does.
    hands.drag(from, from + QPoint(2, 0));
    QCOMPARE(clicks, 1);
    hands.gestures->zoomIn();
    hands.drag(from, from + QPoint(60, 0));
    QCOMPARE(clicks, 1);
    hands.drag(from, from + QPoint(2, 0));
    QCOMPARE(clicks, 2);
}

void TestChartZoom::aNewPointKeepsWhatIsSeen()
{
    HistoryAndChart shown(quantityOf("nodes"));
    shown.resize(700, 420);
    shown.show();
    const Hands hands(shown);
    hands.gestures->zoomIn();
    const auto* const moves
        = qobject_cast<QValueAxis*>(shown.chart.chart()->axes(Qt::Horizontal).constFirst());
    const auto* const values
        = qobject_cast<QValueAxis*>(shown.chart.chart()->axes(Qt::Vertical).constFirst());
    const std::array before {moves->min(), moves->max(), values->min(), values->max()};
    QVERIFY(before[0] > 0 && before[2] > 0);
    MovePoint large = pointAt(43, 900'000'000);
    shown.history.add(Player::First, firstEngine(), large);
    shown.chart.refresh();
    QCOMPARE((std::array {moves->min(), moves->max(), values->min(), values->max()}), before);
    hands.gestures->showAll();
    QVERIFY(values->max() >= 900'000'000);
}

void TestChartZoom::theExportShowsWhatIsSeen()
{
    HistoryAndChart shown(quantityOf("nodes"));
    shown.resize(700, 420);
    shown.show();
    QVERIFY(QTest::qWaitForWindowExposed(&shown));
    const Hands hands(shown);
    const auto picture = [&shown] {
        const ChartContent content = shown.chart.content();
        QImage image(content.size, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        content.paint(painter, QRectF(image.rect()));
        return image;
    };
    const QImage whole = picture();
    const QByteArray figures = shown.chart.content().csv;
    hands.gestures->zoomIn();
    QCoreApplication::processEvents();
    QVERIFY(picture() != whole);
    // The table has all of them.
    QCOMPARE(shown.chart.content().csv, figures);
}

void TestChartZoom::theNumbersOfAnAxisZoomItAlone()
{
    HistoryAndChart shown(quantityOf("nodes"));
    shown.resize(700, 420);
    shown.show();
    QVERIFY(QTest::qWaitForWindowExposed(&shown));
    const Hands hands(shown);
    const QRectF plot = hands.gestures->fields().front().plot;
    hands.wheel({plot.left() - 20, plot.center().y()}, 240);
    QVERIFY(hands.gestures->part().up && !hands.gestures->part().across);
    hands.gestures->showAll();
    hands.wheel({plot.center().x(), plot.bottom() + 10}, 240);
    QVERIFY(!hands.gestures->part().up && hands.gestures->part().across);
}

QTEST_MAIN(TestChartZoom)
#include "tst_chartzoom.moc"
