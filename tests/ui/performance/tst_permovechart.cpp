// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/performance/historyfixture.h"

#include "ui/charts/chartlegend.h"
#include "ui/performance/gamesmenu.h"
#include "ui/performance/metrictotals.h"
#include "ui/performance/permove/permovechart.h"
#include "ui/performance/permove/pointtext.h"
#include "ui/performance/permove/serieslook.h"

#include <QCategoryAxis>
#include <QChart>
#include <QChartView>
#include <QCheckBox>
#include <QGraphicsScene>
#include <QGraphicsTextItem>
#include <QHelpEvent>
#include <QLabel>
#include <QLineSeries>
#include <QLogValueAxis>
#include <QMenu>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTextDocument>
#include <QTimer>
#include <QToolTip>
#include <QValueAxis>
#include <memory>

/// A history and a chart of it, on the screen.
class ShownChart
{
public:
    explicit ShownChart(const MoveQuantity& quantity = quantityOf("nodes"))
        : chart(history, quantity)
    {
        chart.resize(800, 300);
        chart.show();
    }

    QPoint positionOf(std::size_t series, std::size_t point) const
    {
        QLineSeries* const line = chart.line(series);
        const QPointF place = chart.chart()->mapToPosition(line->at(static_cast<int>(point)), line);
        return chart.view()->mapFromScene(chart.chart()->mapToScene(place));
    }

    QLabel* label(const QString& start) const
    {
        for (QLabel* const candidate : chart.findChildren<QLabel*>()) {
            if (candidate->text().startsWith(start))
                return candidate;
        }
        return nullptr;
    }

    RunHistory history;
    PerMoveChart chart;
};

class TestPerMoveChart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesHoldWhatTheHistoryHolds();
    void timeIsDrawnInMilliseconds();
    void aNewPointAppearsByItself();
    void pointsTakenBackGo();
    void everyPointLiesWithinTheAxes();
    void logarithmicAxisShowsZerosOnItsEdge();
    void logarithmicAxisComesAndGoes();
    void anEmptyChartSaysWhatItWillShow();
    void hidingInTheLegendHidesTheSeries();
    void spaceInTheLegendHidesTheSeries();
    void twoChartsOverOneHistoryAgree();
    void hiddenSeriesAreNotExported();
    void allSeriesHiddenIsSaid();
    void aClickOnAPointChoosesItsMove();
    void aClickBesidePointsChoosesNothing();
    void arrowKeysWalkTheCurrentGame();
    void theFiguresAreSaidToAScreenReader();
    void cursorStandsAtTheCurrentMove();
    void tooltipGivesExactFigures();
    void aDisturbedTimeIsMarked();
    void tooltipStaysWhileTheMouseRests();
    void aLongTooltipHasSeveralLines();
    void aNarrowChartCountsInMillions();
    void noAxisWritesAnExponent();
    void earlierGamesArePaler();
    void sidesDifferInShapeAndColour();
    void anEngineKeepsItsColour();
    void darkPaletteTurnsTheChartDark();
    void theStudysCurvesLieBelow();
    void aDisturbedTimeIsExplainedInTheList();
    void shiftAddsMovesUp();
    void aLowChartKeepsItsCurvesBesideSums();
    void theMouseAddsMovesUp();
    void anotherGameIsInFullInk();
};

void TestPerMoveChart::linesHoldWhatTheHistoryHolds()
{
    ShownChart shown;
    playGames(shown.history, 2, 9);
    shown.chart.refresh();
    const auto& all = shown.history.series();
    QCOMPARE(all.size(), std::size_t {4});
    QCOMPARE(shown.chart.chart()->series().size(), 4);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const QLineSeries* const line = shown.chart.line(i);
        QCOMPARE(line->name(), all[i].label());
        QCOMPARE(static_cast<std::size_t>(line->count()), all[i].points.size());
        for (std::size_t k = 0; k < all[i].points.size(); ++k) {
            const MovePoint& point = all[i].points[k];
            QCOMPARE(line->at(static_cast<int>(k)),
                     QPointF(point.ply, static_cast<double>(point.nodes)));
        }
    }
}

void TestPerMoveChart::timeIsDrawnInMilliseconds()
{
    ShownChart shown(quantityOf("time"));
    shown.history.add(Player::First, firstEngine(), pointAt(1, 18'204));
    shown.chart.refresh();
    QCOMPARE(shown.chart.line(0)->at(0), QPointF(1, 18'204 / 500.0));
    const auto axes = shown.chart.chart()->axes(Qt::Vertical);
    QCOMPARE(axes.constLast()->titleText(), QStringLiteral("Time in ms"));
}

void TestPerMoveChart::aNewPointAppearsByItself()
{
    ShownChart shown;
    shown.history.add(Player::First, firstEngine(), pointAt(1, 100));
    QTRY_COMPARE(shown.chart.chart()->series().size(), 1);
    shown.history.add(Player::First, firstEngine(), pointAt(3, 300));
    QTRY_COMPARE(shown.chart.line(0)->count(), 2);
    QCOMPARE(shown.chart.line(0)->at(1), QPointF(3, 300));
}

void TestPerMoveChart::pointsTakenBackGo()
{
    ShownChart shown;
    playGames(shown.history, 1, 10);
    shown.history.truncate(4);
    shown.chart.refresh();
    QCOMPARE(shown.chart.line(0)->count(), 2);
    QCOMPARE(shown.chart.line(1)->count(), 2);
    shown.history.truncate(0);
    shown.chart.refresh();
    QVERIFY(shown.chart.chart()->series().isEmpty());
}

void TestPerMoveChart::everyPointLiesWithinTheAxes()
{
    for (const bool logarithmic : {false, true}) {
        ShownChart shown;
        playGames(shown.history, 3, 42);
        shown.chart.setLogarithmic(logarithmic);
        shown.chart.refresh();
        QCoreApplication::processEvents();
        const QRectF area = shown.chart.chart()->plotArea().adjusted(-1, -1, 1, 1);
        for (QAbstractSeries* series : shown.chart.chart()->series()) {
            for (const QPointF& point : static_cast<QLineSeries*>(series)->points())
                QVERIFY(area.contains(shown.chart.chart()->mapToPosition(point, series)));
        }
    }
}

void TestPerMoveChart::logarithmicAxisShowsZerosOnItsEdge()
{
    ShownChart shown;
    shown.history.add(Player::First, firstEngine(), pointAt(1, 5'000));
    shown.history.add(Player::First, firstEngine(), pointAt(3, 0));
    shown.history.add(Player::First, firstEngine(), pointAt(5, 20));
    shown.chart.setLogarithmic(true);
    const auto* const axis
        = qobject_cast<QLogValueAxis*>(shown.chart.chart()->axes(Qt::Vertical).constFirst());
    QVERIFY(axis);
    QCOMPARE(shown.chart.line(0)->at(1), QPointF(3, axis->min()));
    // Nothing but zeros stands on the edge.
    QVERIFY(axis->min() < 20);
    const QLabel* const note = shown.label(QStringLiteral("Open triangles"));
    QVERIFY(note && note->isVisible());
    shown.history.truncate(2);
    shown.chart.refresh();
    QVERIFY(!note->isVisible());
}

void TestPerMoveChart::logarithmicAxisComesAndGoes()
{
    ShownChart shown;
    playGames(shown.history, 1, 12);
    QSignalSpy changed(&shown.chart, &PerMoveChart::logarithmicChanged);
    auto* const box = shown.chart.findChild<QCheckBox*>();
    shown.chart.refresh();
    QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
    QVERIFY(shown.chart.isLogarithmic());
    QCOMPARE(changed.count(), 1);
    QCOMPARE(shown.chart.chart()->axes().size(), 3);
    QVERIFY(qobject_cast<QLogValueAxis*>(shown.chart.chart()->axes(Qt::Vertical).constFirst()));
    shown.chart.setLogarithmic(false);
    QVERIFY(!box->isChecked());
    QCOMPARE(changed.count(), 2);
    QCOMPARE(shown.chart.chart()->axes().size(), 3);
    QCOMPARE(static_cast<QValueAxis*>(shown.chart.chart()->axes(Qt::Vertical).constFirst())->min(),
             0.0);
}

void TestPerMoveChart::anEmptyChartSaysWhatItWillShow()
{
    ShownChart shown;
    const QLabel* const sentence = shown.label(QStringLiteral("Each engine move"));
    QVERIFY(sentence && sentence->isVisible());
    QVERIFY(!shown.chart.view()->isVisible());
    QVERIFY(!shown.chart.legend()->isVisible());
    shown.history.add(Player::Second, firstEngine(), pointAt(2, 10));
    QTRY_VERIFY(shown.chart.view()->isVisible());
    QVERIFY(shown.chart.legend()->isVisible());
}

void TestPerMoveChart::hidingInTheLegendHidesTheSeries()
{
    ShownChart shown;
    playGames(shown.history, 2, 6);
    shown.chart.refresh();
    ChartLegend* const legend = shown.chart.legend();
    QCOMPARE(legend->count(), 4);
    // The newest series stands at the top.
    QCOMPARE(legend->item(0)->text(), shown.history.series()[3].label());
    legend->item(0)->setCheckState(Qt::Unchecked);
    QVERIFY(!shown.history.series()[3].visible);
    QTRY_VERIFY(!shown.chart.line(3)->isVisible());
    QVERIFY(shown.chart.line(2)->isVisible());
    legend->item(0)->setCheckState(Qt::Checked);
    QTRY_VERIFY(shown.chart.line(3)->isVisible());
}

void TestPerMoveChart::spaceInTheLegendHidesTheSeries()
{
    ShownChart shown;
    playGames(shown.history, 1, 6);
    shown.chart.refresh();
    ChartLegend* const legend = shown.chart.legend();
    shown.chart.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&shown.chart));
    legend->setFocus(Qt::TabFocusReason);
    QVERIFY(legend->currentItem());
    QTest::keyClick(legend, Qt::Key_Down);
    QTest::keyClick(legend, Qt::Key_Space);
    QVERIFY(!shown.history.series()[0].visible);
    QTRY_VERIFY(!shown.chart.line(0)->isVisible());
}

void TestPerMoveChart::twoChartsOverOneHistoryAgree()
{
    ShownChart shown;
    PerMoveChart other(shown.history, quantityOf("time"));
    playGames(shown.history, 1, 6);
    shown.chart.refresh();
    other.refresh();
    shown.chart.legend()->item(1)->setCheckState(Qt::Unchecked);
    QTRY_COMPARE(other.legend()->item(1)->checkState(), Qt::Unchecked);
    QVERIFY(!other.line(0)->isVisible());
}

void TestPerMoveChart::hiddenSeriesAreNotExported()
{
    ShownChart shown;
    playGames(shown.history, 1, 6);
    QVERIFY(shown.chart.content().csv.contains("alphabeta"));
    shown.history.setVisible(1, false);
    const ChartContent content = shown.chart.content();
    QVERIFY(content.csv.contains("mapped"));
    QVERIFY(!content.csv.contains("alphabeta"));
    QVERIFY(!content.json.contains("alphabeta"));
    // The file says whose games these are, and by which settings.
    const QString games = content.provenance.settings.at(0).value;
    const QJsonObject settings = content.provenance.toJson()["settings"].toObject();
    QCOMPARE(settings["quantity"].toString(), "Nodes");
    QCOMPARE(settings["axis"].toString(), "linear");
    QCOMPARE(games, shown.history.series()[0].label());
    QVERIFY(games.contains("depth"));
}

void TestPerMoveChart::allSeriesHiddenIsSaid()
{
    ShownChart shown;
    playGames(shown.history, 1, 6);
    shown.history.setVisible(0, false);
    shown.history.setVisible(1, false);
    shown.chart.refresh();
    const QLabel* const sentence = shown.label(QStringLiteral("All series are hidden"));
    QVERIFY(sentence && sentence->isVisible());
    QVERIFY(shown.chart.legend()->isVisible());
}

void TestPerMoveChart::aClickOnAPointChoosesItsMove()
{
    ShownChart shown;
    playGames(shown.history, 2, 11);
    shown.chart.refresh();
    QCoreApplication::processEvents();
    QSignalSpy chosen(&shown.chart, &PerMoveChart::pointChosen);
    QWidget* const viewport = shown.chart.view()->viewport();
    QTest::mouseClick(viewport, Qt::LeftButton, {}, shown.positionOf(2, 3));
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.constFirst(), QVariantList({2, 7}));
    QTest::mouseClick(viewport, Qt::RightButton, {}, shown.positionOf(2, 3));
    QCOMPARE(chosen.count(), 1);
}

void TestPerMoveChart::aClickBesidePointsChoosesNothing()
{
    ShownChart shown;
    shown.history.add(Player::First, firstEngine(), pointAt(1, 100));
    shown.chart.refresh();
    QCoreApplication::processEvents();
    QSignalSpy chosen(&shown.chart, &PerMoveChart::pointChosen);
    QTest::mouseClick(shown.chart.view()->viewport(), Qt::LeftButton, {},
                      shown.positionOf(0, 0) + QPoint(60, 40));
    QCOMPARE(chosen.count(), 0);
}

void TestPerMoveChart::arrowKeysWalkTheCurrentGame()
{
    ShownChart shown;
    playGames(shown.history, 2, 6);
    shown.history.setVisible(3, false);
    shown.chart.setCurrentPly(3);
    QSignalSpy chosen(&shown.chart, &PerMoveChart::pointChosen);
    QTest::keyClick(shown.chart.view(), Qt::Key_Right);
    QCOMPARE(chosen.takeFirst(), QVariantList({2, 5}));
    QTest::keyClick(shown.chart.view(), Qt::Key_Left);
    QCOMPARE(chosen.takeFirst(), QVariantList({2, 1}));
    shown.chart.setCurrentPly(5);
    QTest::keyClick(shown.chart.view(), Qt::Key_Right);
    QVERIFY(chosen.isEmpty());
}

void TestPerMoveChart::theFiguresAreSaidToAScreenReader()
{
    ShownChart shown;
    const auto words = [&] { return shown.chart.view()->accessibleDescription(); };
    QVERIFY(words().startsWith("Press Left or Right"));
    shown.history.add(Player::First, firstEngine(), pointAt(1, 500));
    shown.history.add(Player::First, firstEngine(), pointAt(3, 1500));
    shown.chart.refresh();
    QVERIFY2(words().contains("Moves 1 to 3: 2,000 nodes"), qPrintable(words()));
    QVERIFY2(words().contains("on average 1,000 nodes"), qPrintable(words()));
    shown.chart.setCurrentPly(3);
    QVERIFY2(words().startsWith("Game 1, " + QString(firstEngine()) + ", move 3"),
             qPrintable(words()));
    QVERIFY2(words().contains("1,500 nodes"), qPrintable(words()));
}

void TestPerMoveChart::cursorStandsAtTheCurrentMove()
{
    // The line is the only thing that differs between the two pictures.
    ShownChart shown;
    playGames(shown.history, 1, 11);
    shown.chart.refresh();
    QCoreApplication::processEvents();
    const QImage without = shown.chart.view()->grab().toImage();
    shown.chart.setCurrentPly(9);
    const QImage with = shown.chart.view()->grab().toImage();
    const int expected = shown.positionOf(0, 4).x();
    int left = with.width();
    int right = -1;
    for (int y = 0; y < with.height(); ++y) {
        for (int x = 0; x < with.width(); ++x) {
            if (with.pixel(x, y) != without.pixel(x, y)) {
                left = std::min(left, x);
                right = std::max(right, x);
            }
        }
    }
    QVERIFY(right >= left);
    QVERIFY(std::abs(left - expected) <= 2 && std::abs(right - expected) <= 2);
}

void TestPerMoveChart::tooltipGivesExactFigures()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    RunSeries series;
    series.run = 2;
    series.engine = firstEngine();
    MovePoint point = pointAt(12, 18'204);
    point.move = Move(3);
    point.row = 3;
    point.milliseconds = 31.2;
    QCOMPARE(pointText(series, point),
             QStringLiteral("Game 2, mapped-h1, depth 6, move 12 (d4): 18,204 nodes, 31.2 ms, "
                            "depth 6, +412 for the first player"));
    point.row = -1;
    point.score = Score();
    point.nodes = 1;
    QCOMPARE(pointText(series, point),
             QStringLiteral("Game 2, mapped-h1, depth 6, move 12 (column 4): 1 node, 31.2 ms, "
                            "depth 6"));
}

void TestPerMoveChart::aDisturbedTimeIsMarked()
{
    const auto noteOf = [](const PerMoveChart& chart) {
        for (const QLabel* label : chart.findChildren<QLabel*>())
            if (label->isVisibleTo(&chart) && label->text().contains("laboratory"))
                return label->text();
        return QString();
    };
    RunHistory history;
    history.add(Player::First, "mapped-h1", pointAt(1, 10));
    PerMoveChart time(history, quantityOf("time"));
    PerMoveChart nodes(history, quantityOf("nodes"));
    QVERIFY(noteOf(time).isEmpty());
    MovePoint slow = pointAt(3, 10);
    slow.milliseconds = 9;
    slow.disturbed = true;
    history.add(Player::First, "mapped-h1", slow);
    // Where there is no list beside the chart, a line below it says so; a picture of it always
    // does.
    for (PerMoveChart* const chart : {&time, &nodes}) {
        chart->resize(300, 200);
        QResizeEvent resized(chart->size(), QSize());
        QCoreApplication::sendEvent(chart, &resized);
        chart->refresh();
    }
    QVERIFY(noteOf(time).contains("Hollow points"));
    QVERIFY(time.content().note.contains("Hollow points"));
    // What was counted is what it would be alone.
    QVERIFY(noteOf(nodes).isEmpty());
    QVERIFY(pointText(history.series().front(), slow).contains("9.00 ms, disturbed by other work"));
    QVERIFY(time.content().csv.contains(",9.000000,yes,"));
}

void TestPerMoveChart::tooltipStaysWhileTheMouseRests()
{
    ShownChart shown;
    shown.history.add(Player::First, firstEngine(), pointAt(1, 18'204));
    shown.chart.refresh();
    QVERIFY(QTest::qWaitForWindowExposed(&shown.chart));
    const QPoint place = shown.positionOf(0, 0);
    QWidget* const viewport = shown.chart.view()->viewport();
    QTest::mouseMove(viewport, place);
    QTRY_VERIFY(QToolTip::isVisible());
    const QString text = QToolTip::text();
    QVERIFY(!text.isEmpty());

    // Where the mouse has rested for a while, every widget is asked for its tooltip. Qt hides one
    // 0.3 s after it was taken away; a timer that begins later and is longer ends after that.
    QHelpEvent rest(QEvent::ToolTip, place, viewport->mapToGlobal(place));
    QCoreApplication::sendEvent(viewport, &rest);
    QTimer later;
    later.setTimerType(Qt::PreciseTimer);
    QSignalSpy passed(&later, &QTimer::timeout);
    later.start(600);
    QVERIFY(passed.wait());
    QVERIFY(QToolTip::isVisible());
    QCOMPARE(QToolTip::text(), text);
}

void TestPerMoveChart::aLongTooltipHasSeveralLines()
{
    ShownChart shown;
    MovePoint point = pointAt(1, 18'204);
    point.depth = 9;
    point.busyElsewhere = true;
    shown.history.add(Player::First, QStringLiteral("mapped-h1, depth 9, 2 workers"), point);
    shown.chart.refresh();
    QVERIFY(QTest::qWaitForWindowExposed(&shown.chart));
    QTest::mouseMove(shown.chart.view()->viewport(), shown.positionOf(0, 0));
    QTRY_VERIFY(QToolTip::isVisible());
    QVERIFY(Qt::mightBeRichText(QToolTip::text()));
    QVERIFY(QToolTip::text().contains("disturbed by other work, depth 9"));
}

static QStringList labelsOf(const PerMoveChart& chart)
{
    const auto axes = chart.chart()->axes(Qt::Vertical);
    return static_cast<QCategoryAxis*>(axes.constLast())->categoriesLabels();
}

void TestPerMoveChart::aNarrowChartCountsInMillions()
{
    ShownChart shown;
    shown.history.add(Player::First, firstEngine(), pointAt(1, 38'000'000));
    shown.history.add(Player::First, firstEngine(), pointAt(3, 1'500'000));
    shown.chart.refresh();
    shown.chart.resize(280, 250);
    QTRY_VERIFY(labelsOf(shown.chart).contains(QStringLiteral("40 M")));
    QCOMPARE(labelsOf(shown.chart).constFirst(), QStringLiteral("0"));
    QCOMPARE(shown.chart.line(0)->at(1), QPointF(3, 1'500'000));
    // The files give the exact figures.
    QVERIFY(shown.chart.content().csv.contains("38000000"));
    shown.chart.resize(900, 250);
    QTRY_VERIFY(labelsOf(shown.chart).contains(QStringLiteral("40,000,000")));

    // Over powers of ten each figure has the letter that makes it short; zeros are called so.
    shown.history.add(Player::First, firstEngine(), pointAt(5, 20));
    shown.history.add(Player::First, firstEngine(), pointAt(7, 0));
    shown.chart.setLogarithmic(true);
    shown.chart.refresh();
    shown.chart.resize(280, 400);
    QTRY_VERIFY(labelsOf(shown.chart).contains(QStringLiteral("10 M")));
    const QStringList labels = labelsOf(shown.chart);
    // The topmost one is whole.
    QVERIFY(shown.chart.chart()->plotArea().top() >= shown.chart.fontMetrics().height() / 2);
    QCOMPARE(labels.constFirst(), QStringLiteral("0"));
    for (const QString& label : labels)
        QVERIFY2(
            QRegularExpression(QStringLiteral("^(0|10{0,2}( [kM])?)$")).match(label).hasMatch(),
            qPrintable(labels.join(u'|')));
}

void TestPerMoveChart::noAxisWritesAnExponent()
{
    ShownChart shown;
    MovePoint small = pointAt(1, 1);
    small.milliseconds = 0.02;
    shown.history.add(Player::First, firstEngine(), small);
    MovePoint large = pointAt(3, 38'000'000);
    large.milliseconds = 2'000'000;
    shown.history.add(Player::First, firstEngine(), large);
    PerMoveChart time(shown.history, quantityOf("time"));
    time.show();
    static const QRegularExpression exponent(QStringLiteral("[0-9][eE][+-]?[0-9]"));
    for (PerMoveChart* chart : {&shown.chart, &time})
        for (const bool logarithmic : {true, false})
            for (const int width : {280, 900}) {
                chart->setLogarithmic(logarithmic);
                chart->resize(width, 250);
                chart->refresh();
                chart->grab();
                int labels = 0;
                for (const QGraphicsItem* item : chart->chart()->scene()->items()) {
                    const auto* const text = qgraphicsitem_cast<const QGraphicsTextItem*>(item);
                    if (!text)
                        continue;
                    ++labels;
                    QVERIFY2(!text->toPlainText().contains(exponent),
                             qPrintable(text->toPlainText()));
                }
                QVERIFY(labels > 5);
            }
}

void TestPerMoveChart::earlierGamesArePaler()
{
    ShownChart shown;
    playGames(shown.history, 3, 4);
    shown.chart.refresh();
    const auto contrast = [&](std::size_t series) {
        return std::abs(shown.chart.line(series)->pen().color().lightness()
                        - shown.chart.palette().color(QPalette::Base).lightness());
    };
    QVERIFY(contrast(0) < contrast(2));
    QVERIFY(contrast(2) < contrast(4));
}

void TestPerMoveChart::sidesDifferInShapeAndColour()
{
    ShownChart shown;
    // One engine against itself: nothing but the side tells the series apart.
    shown.history.add(Player::First, firstEngine(), pointAt(1, 100));
    shown.history.add(Player::Second, firstEngine(), pointAt(2, 200));
    shown.chart.refresh();
    QVERIFY(shown.chart.line(0)->pen().color() != shown.chart.line(1)->pen().color());
    QVERIFY(chartstyle::markerOf(Player::First) != chartstyle::markerOf(Player::Second));
    shown.history.add(Player::First, secondEngine(), pointAt(3, 300));
    shown.chart.refresh();
    QVERIFY(shown.chart.line(0)->pen().color() != shown.chart.line(2)->pen().color());
}

void TestPerMoveChart::anEngineKeepsItsColour()
{
    RunHistory history;
    playGames(history, 2, 4);
    history.beginRun();
    history.add(Player::First, secondEngine(), pointAt(1, 100));
    history.add(Player::Second, firstEngine(), pointAt(2, 200));
    const std::vector<SeriesLook> looks = looksOf(history);
    QCOMPARE(looks.size(), 6u);
    const auto color = [&looks](std::size_t series) {
        return std::pair(looks[series].color.family, looks[series].color.tint);
    };
    // Whichever side it plays.
    QVERIFY(color(0) == color(2) && color(0) == color(5));
    QVERIFY(color(1) == color(3) && color(1) == color(4));
    QVERIFY(color(0) != color(1));
    // Games differ by their lines: the highlighted one, and those before it.
    QCOMPARE(looks[4].dash, 0);
    QCOMPARE(looks[4].dash, looks[5].dash);
    QVERIFY(looks[0].dash != looks[2].dash && looks[2].dash != looks[4].dash);
    const std::vector<EngineGames> games = metricsByGame(history, *searchQuantity(u"nodes"));
    QCOMPARE(games.size(), 2u);
    for (const std::size_t engine : {0, 1})
        QVERIFY(std::pair(games[engine].color.family, games[engine].color.tint) == color(engine));
}

void TestPerMoveChart::darkPaletteTurnsTheChartDark()
{
    ShownChart shown;
    playGames(shown.history, 1, 4);
    shown.chart.refresh();
    const QColor onLight = shown.chart.line(0)->pen().color();
    QPalette dark;
    dark.setColor(QPalette::Base, QColor(30, 30, 32));
    dark.setColor(QPalette::Text, Qt::white);
    shown.chart.setPalette(dark);
    QCoreApplication::processEvents();
    QCOMPARE(shown.chart.chart()->backgroundBrush().color(), QColor(30, 30, 32));
    QVERIFY(shown.chart.line(0)->pen().color().lightness() > onLight.lightness());
    QCOMPARE(shown.chart.chart()->axes().constFirst()->labelsColor(), QColor(Qt::white));
}

void TestPerMoveChart::theStudysCurvesLieBelow()
{
    ShownChart shown;
    shown.history.add(Player::First, firstEngine(), pointAt(1, 500));
    shown.chart.refresh();
    QCOMPARE(shown.chart.legend()->count(), 1);
    QVERIFY(!shown.chart.hasStudyBelow());
    shown.chart.setStudyBelow(true);
    // The article printed 34 moves at depth 4, the first of 716 nodes, and 23 at depth 6.
    QCOMPARE(shown.chart.legend()->count(), 3);
    const auto lines = [&shown](const char* depth) -> QLineSeries* {
        for (QAbstractSeries* const each : shown.chart.chart()->series())
            if (each->isVisible() && each->name().contains(QLatin1String(depth)))
                return qobject_cast<QLineSeries*>(each);
        return nullptr;
    };
    QVERIFY(lines("at depth 4") && lines("at depth 6"));
    QCOMPARE(lines("at depth 4")->count(), 34);
    QCOMPARE(lines("at depth 4")->at(0), QPointF(1, 716));
    QCOMPARE(lines("at depth 6")->count(), 23);
    // Below those of the game, which are the last to be drawn.
    QCOMPARE(shown.chart.chart()->series().last(), shown.chart.line(0));
    const auto* const values
        = qobject_cast<QValueAxis*>(shown.chart.chart()->axes(Qt::Vertical).value(0));
    QVERIFY(values->max() >= 18'100);
    // The mouse reads them; a click leads nowhere.
    QVERIFY(QTest::qWaitForWindowExposed(&shown.chart));
    QCoreApplication::processEvents();
    QLineSeries* const four = lines("at depth 4");
    const QPoint place = shown.chart.view()->mapFromScene(
        shown.chart.chart()->mapToScene(shown.chart.chart()->mapToPosition(four->at(29), four)));
    QSignalSpy chosen(&shown.chart, &PerMoveChart::pointChosen);
    QTest::mouseMove(shown.chart.view()->viewport(), place);
    QTRY_COMPARE(QToolTip::text(), QString("The article, depth 4, move 30: 77 nodes"));
    QTest::mouseClick(shown.chart.view()->viewport(), Qt::LeftButton, {}, place);
    QVERIFY(chosen.isEmpty());
    // Its list hides one of them, and the axis has room for the rest.
    shown.chart.legend()->item(2)->setCheckState(Qt::Unchecked);
    shown.chart.refresh();
    QVERIFY(!lines("at depth 6"));
    QVERIFY(lines("at depth 4"));
    QVERIFY(qobject_cast<QValueAxis*>(shown.chart.chart()->axes(Qt::Vertical).value(0))->max()
            < 2'000);
    shown.chart.setStudyBelow(false);
    QVERIFY(!lines("at depth 4"));
    QCOMPARE(shown.chart.legend()->count(), 1);
}

void TestPerMoveChart::aDisturbedTimeIsExplainedInTheList()
{
    ShownChart shown(quantityOf("time"));
    MovePoint point = pointAt(1, 500);
    shown.history.add(Player::First, firstEngine(), point);
    shown.chart.refresh();
    QCOMPARE(shown.chart.legend()->count(), 1);
    point.ply = 3;
    point.disturbed = true;
    shown.history.add(Player::First, firstEngine(), point);
    shown.chart.refresh();
    for (const QLabel* label : shown.chart.findChildren<QLabel*>())
        QVERIFY2(!label->isVisible() || !label->text().contains("Hollow"), "said twice");
    QVERIFY(shown.chart.content().note.contains("Hollow points"));
    // Below the list, however many games are in it.
    QCOMPARE(shown.chart.legend()->count(), 1);
    const QLabel* const note = shown.label("Disturbed");
    QVERIFY(note && note->isVisible());
    QVERIFY(note->accessibleDescription().contains("another program"));
}

void TestPerMoveChart::shiftAddsMovesUp()
{
    ShownChart shown;
    for (int ply = 1; ply <= 6; ++ply)
        shown.history.add(ply % 2 == 1 ? Player::First : Player::Second,
                          ply % 2 == 1 ? firstEngine() : secondEngine(),
                          pointAt(ply, static_cast<std::uint64_t>(1000 * ply)));
    shown.chart.setCurrentPly(2);
    shown.chart.refresh();
    QTest::keyClick(shown.chart.view(), Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(shown.chart.view(), Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(shown.history.range() == (PlyRange {2, 4}));
    // 2000 + 3000 + 4000 nodes of two nodes in a microsecond.
    const QLabel* const sums = shown.label("Moves 2 to 4: 9,000 nodes, 18 ms; on average 3,000");
    QVERIFY(sums && sums->isVisible());
    QVERIFY(sums->text().contains("mapped-h1, depth 6: 3,000 nodes"));
    QVERIFY(sums->text().contains("alphabeta-h2, depth 4: 6,000 nodes"));
    // Not beyond the game's ends, and back over where it began.
    for (int i = 0; i < 10; ++i)
        QTest::keyClick(shown.chart.view(), Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(shown.history.range() == (PlyRange {2, 6}));
    for (int i = 0; i < 10; ++i)
        QTest::keyClick(shown.chart.view(), Qt::Key_Left, Qt::ShiftModifier);
    QVERIFY(shown.history.range() == (PlyRange {1, 2}));
    QTest::keyClick(shown.chart.view(), Qt::Key_Escape);
    QVERIFY(!shown.history.range());
    QVERIFY(!shown.label("Moves 1 to "));
}

void TestPerMoveChart::aLowChartKeepsItsCurvesBesideSums()
{
    // As it is in the Measure layout of a window of 1366 by 768.
    ShownChart shown(quantityOf("time"));
    const int line = shown.chart.fontMetrics().lineSpacing();
    shown.chart.resize(738, 11 * line);
    playGames(shown.history, 1, 12);
    shown.chart.setCurrentPly(2);
    shown.chart.refresh();
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(shown.chart.view(), Qt::Key_Right, Qt::ShiftModifier);
    const QLabel* const sums = shown.label("Moves 2 to ");
    QVERIFY(sums && sums->isVisible());
    QCOMPARE(sums->toolTip(), sums->text());
    // Laid out when the event loop comes round.
    QTRY_VERIFY(shown.chart.view()->height() < 11 * line);
    QVERIFY2(shown.chart.view()->height() >= 8 * line,
             qPrintable(QString::number(shown.chart.view()->height())));
    QVERIFY(shown.chart.chart()->plotArea().height() > 65);
    const auto axes = shown.chart.chart()->axes(Qt::Vertical);
    QCOMPARE(axes.constLast()->titleText(), QStringLiteral("Time in ms"));
}

void TestPerMoveChart::theMouseAddsMovesUp()
{
    ShownChart shown;
    playGames(shown.history, 1, 10);
    shown.chart.refresh();
    QSignalSpy chosen(&shown.chart, &PerMoveChart::pointChosen);
    QWidget* const surface = shown.chart.view()->viewport();
    const QPoint from = shown.positionOf(0, 1); // plies 3 and 7
    const QPoint to = shown.positionOf(0, 3);
    QTest::mousePress(surface, Qt::LeftButton, Qt::ShiftModifier, from);
    QMouseEvent move(QEvent::MouseMove, QPointF(to), surface->mapToGlobal(QPointF(to)),
                     Qt::NoButton, Qt::LeftButton, Qt::ShiftModifier);
    QCoreApplication::sendEvent(surface, &move);
    QTest::mouseRelease(surface, Qt::LeftButton, Qt::ShiftModifier, to);
    QVERIFY(shown.history.range() == (PlyRange {3, 7}));
    QVERIFY(chosen.isEmpty());
    QVERIFY(shown.label("Moves 3 to 7: "));
    // A click beside the points ends it.
    QTest::mouseClick(surface, Qt::LeftButton, {}, QPoint(from.x() + 30, 20));
    QVERIFY(!shown.history.range());
}

void TestPerMoveChart::anotherGameIsInFullInk()
{
    ShownChart shown;
    playGames(shown.history, 3, 6);
    shown.chart.refresh();
    const auto width
        = [&shown](std::size_t series) { return shown.chart.line(series)->pen().widthF(); };
    QVERIFY(width(4) > width(0)); // series 0 and 1 are game 1
    shown.history.setHighlighted(1);
    shown.history.showBelow({3});
    shown.chart.refresh();
    QVERIFY(width(0) > width(4));
    QVERIFY(shown.chart.line(0)->isVisible());
    QVERIFY(!shown.chart.line(2)->isVisible());
    QVERIFY(shown.chart.line(4)->isVisible());
    QMenu menu;
    addGameChoices(menu, shown.history);
    QCOMPARE(menu.actions().size(), 2);
    const auto checked = [&menu](int choice) {
        QString text;
        for (const QAction* each : menu.actions().at(choice)->menu()->actions())
            if (each->isChecked())
                text += each->text();
        return text;
    };
    QVERIFY(checked(0).startsWith("Game 1: mapped-h1"));
    QVERIFY(checked(1).startsWith("Game 3: mapped-h1"));
    // The next game is the one in full ink again.
    playGames(shown.history, 1, 2);
    QCOMPARE(shown.history.highlighted(), 4);
}

QTEST_MAIN(TestPerMoveChart)
#include "tst_permovechart.moc"
