// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/performance/historyfixture.h"

#include "core/engines/enginefactory.h"
#include "ui/charts/chartlegend.h"
#include "ui/charts/figurechart.h"
#include "ui/paper/chartstyle.h"
#include "ui/paper/figurepicture.h"
#include "ui/performance/gamesfigure.h"
#include "ui/performance/permove/metricchart.h"
#include "ui/performance/permove/permovechart.h"
#include "ui/performance/permove/pointtext.h"
#include "ui/text/metrictext.h"

#include <QChart>
#include <QChartView>
#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineSeries>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QValueAxis>

/// Any number of a search, by move and by game.
class TestMetricChart : public QObject
{
    Q_OBJECT

private:
    static const SearchQuantity& quantity(const char* key)
    {
        return *searchQuantity(QString::fromLatin1(key));
    }
    /// Two games of two engines with everything that they reported.
    static void playReal(RunHistory& history)
    {
        for (int game = 0; game < 2; ++game) {
            history.beginRun();
            Position position;
            for (int ply = 1; ply <= 5 + game; ++ply) {
                const Player side = position.sideToMove();
                const bool first = side == Player::First;
                auto engine = makeEngine(first ? QStringLiteral("alphabeta-h1")
                                               : QStringLiteral("minimax-h2"),
                                         {.workers = 1});
                const SearchReport report
                    = (*engine)->search(position, {.depth = first ? 4 : 2}, {});
                history.add(side, first ? firstEngine() : secondEngine(),
                            MovePoint::fromReport(report, side, ply));
                position = position.after(report.bestMove.column());
            }
        }
    }
    static Figure nodesFigure(const RunHistory& history)
    {
        return gamesFigure(quantity("nodes"), metricsByGame(history, quantity("nodes")), 2, false);
    }
    static QAbstractButton& button(const QWidget& chart, const QString& text)
    {
        for (QAbstractButton* each : chart.findChildren<QAbstractButton*>())
            if (each->text() == text || each->toolTip().startsWith(text))
                return *each;
        qFatal("no such button");
    }

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::English); }

    void everyFigureIsACurve()
    {
        RunHistory history;
        playReal(history);
        MetricChart chart(history);
        chart.resize(700, 300);
        chart.show();
        for (const SearchQuantity& each : searchQuantities()) {
            chart.setFigure(each.key);
            QCOMPARE(chart.figure(), QString(each.key));
            PerMoveChart& moves = chart.moves();
            moves.refresh();
            for (std::size_t i = 0; i < history.series().size(); ++i) {
                QList<QPointF> expected;
                for (const MovePoint& point : history.series()[i].points)
                    if (const auto value = point.figures[indexOf(each)])
                        expected << QPointF(point.ply, onAxis(each, *value));
                QCOMPARE(moves.line(i)->points(), expected);
            }
            const auto axes = moves.chart()->axes(Qt::Vertical);
            QVERIFY2(axes.last()->titleText() == axisTitle(each)
                         || axes.last()->titleText() == shortAxisTitle(each),
                     qPrintable(axes.last()->titleText()));
        }
    }

    void aFigureThatNobodyReportsIsExplained()
    {
        RunHistory history;
        playReal(history);
        MetricChart chart(history);
        chart.show();
        chart.setFigure(QStringLiteral("tableFill"));
        const auto says = [&chart](const QString& text) {
            const auto labels = chart.findChildren<QLabel*>();
            return std::ranges::any_of(labels, [&](const QLabel* label) {
                return label->isVisible() && label->text().contains(text);
            });
        };
        QVERIFY(says(quantity("tableFill").meaning()));
        chart.setBy(MetricChart::By::Game);
        QVERIFY(chart.games().figure().isEmpty());
        QVERIFY(says(quantity("tableFill").meaning()));
        chart.setFigure(QStringLiteral("nodes"));
        QVERIFY(!chart.games().figure().isEmpty());
        chart.setFigure(QStringLiteral("no such figure"));
        QCOMPARE(chart.figure(), "nodes");
    }

    void aGamesFigureIsTheSumOfItsMoves()
    {
        RunHistory history;
        playReal(history);
        for (const SearchQuantity& each : searchQuantities()) {
            int points = 0;
            for (const EngineGames& engine : metricsByGame(history, each))
                for (const auto& [run, figure] : engine.games) {
                    // By another way: from the moves of the series.
                    double sum = 0;
                    double most = 0;
                    int moves = 0;
                    for (const RunSeries& series : history.series())
                        if (series.run == run && series.engine == engine.engine)
                            for (const MovePoint& point : series.points)
                                if (const auto value = point.figures[indexOf(each)]) {
                                    sum += *value;
                                    most = std::max(most, *value);
                                    ++moves;
                                }
                    QCOMPARE(figure.moves, moves);
                    QCOMPARE(figure.sum, sum);
                    QCOMPARE(figure.most, most);
                    QCOMPARE(figure.together(each), each.addsUp ? sum : sum / moves);
                    ++points;
                }
            // Two engines in two games, or nobody who has a table.
            if (each.key.startsWith(QLatin1String("table")))
                QCOMPARE(points, 0);
            else if (each.key == QLatin1String("nodes") || each.key == QLatin1String("depth"))
                QCOMPARE(points, 4);
        }
        QCOMPARE(metricsByGame(history, quantity("tableFill")).size(), std::size_t {0});
    }

    void anEngineAgainstItselfIsOnePoint()
    {
        RunHistory history;
        for (int ply = 1; ply <= 4; ++ply)
            history.add(ply % 2 ? Player::First : Player::Second, firstEngine(),
                        pointAt(ply, static_cast<std::uint64_t>(100 * ply)));
        const auto engines = metricsByGame(history, quantity("nodes"));
        QCOMPARE(engines.size(), std::size_t {1});
        QCOMPARE(engines[0].games.size(), std::size_t {1});
        QCOMPARE(engines[0].games[0].figure.sum, 1000.0);
        QCOMPARE(engines[0].games[0].figure.plyOfMost, 4);
    }

    void anEngineLooksAsInTheChartOfItsMoves()
    {
        RunHistory history;
        playGames(history, 2, 6);
        const auto sides = [&] {
            std::vector<std::optional<Player>> result;
            for (const EngineGames& engine : metricsByGame(history, quantity("nodes")))
                result.push_back(engine.side);
            return result;
        };
        QCOMPARE(sides(), (std::vector<std::optional<Player>> {Player::First, Player::Second}));
        const QPalette palette = QGuiApplication::palette();
        const auto isDrawnIn = [&](const QColor& color) {
            QImage picture(500, 300, QImage::Format_RGB32);
            QPainter painter(&picture);
            figurepicture::paint(painter, picture.rect(), nodesFigure(history), {palette, {}});
            painter.end();
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x)
                    if (picture.pixelColor(x, y) == color)
                        return true;
            return false;
        };
        const QColor ofFirst = chartstyle::sideColor(Player::First, 0, palette);
        const QColor ofSecond = chartstyle::sideColor(Player::Second, 0, palette);
        QVERIFY(isDrawnIn(ofFirst) && isDrawnIn(ofSecond));
        // Who has played both sides keeps its colour.
        history.beginRun();
        history.add(Player::Second, firstEngine(), pointAt(2, 500));
        QCOMPARE(sides(), (std::vector<std::optional<Player>> {std::nullopt, Player::Second}));
        QVERIFY(isDrawnIn(ofFirst) && isDrawnIn(ofSecond));
    }

    void aLowChartKeepsItsHeight()
    {
        RunHistory history;
        playGames(history, 2, 6);
        FigureChart chart;
        chart.resize(440, 115);
        chart.setFigure(nodesFigure(history));
        double highest = chart.height();
        double lowest = 0;
        for (const HitTarget& spot : chart.spots()) {
            highest = std::min(highest, spot.place.center().y());
            lowest = std::max(lowest, spot.place.center().y());
        }
        QVERIFY2(lowest - highest > chart.height() / 4.0,
                 qPrintable(QString::number(lowest - highest)));
    }

    void hiddenGamesHavePointsByGame()
    {
        RunHistory history;
        playGames(history, 3, 6);
        history.showBelow({});
        MetricChart chart(history);
        chart.resize(600, 300);
        chart.setFigure(QStringLiteral("nodes"));
        chart.setBy(MetricChart::By::Game);
        QCOMPARE(chart.games().spots().size(), std::size_t {6});
        for (const HitTarget& spot : chart.games().spots())
            QVERIFY(QRectF(chart.games().rect()).contains(spot.place));
    }

    void aClickOnAGameGoesToItsMostCostlyMove()
    {
        RunHistory history;
        playGames(history, 2, 6);
        MetricChart chart(history);
        chart.resize(600, 300);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        chart.setFigure(QStringLiteral("nodes"));
        QTest::mouseClick(&button(chart, "By game"), Qt::LeftButton);
        QCOMPARE(chart.by(), MetricChart::By::Game);
        QSignalSpy chosen(&chart, &MetricChart::pointChosen);
        const HitTarget spot = chart.games().spots().back();
        QTest::mouseClick(&chart.games(), Qt::LeftButton, {}, spot.place.center().toPoint());
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen[0][0].toInt(), spot.cell);
        int most = 0;
        std::uint64_t nodes = 0;
        for (const MovePoint& point : history.series()[3].points)
            if (point.nodes > nodes) {
                nodes = point.nodes;
                most = point.ply;
            }
        QCOMPARE(chosen[0][1].toInt(), most);
        // The keys do the same.
        QTest::keyClick(&chart.games(), Qt::Key_Right);
        QTest::keyClick(&chart.games(), Qt::Key_Return);
        QCOMPARE(chosen.count(), 2);
    }

    void aListenerHearsEveryGame()
    {
        RunHistory history;
        playGames(history, 2, 6);
        MetricChart chart(history);
        chart.setFigure(QStringLiteral("nodes"));
        chart.setBy(MetricChart::By::Game);
        const QString heard = chart.games().accessibleDescription();
        const auto engines = metricsByGame(history, quantity("nodes"));
        QCOMPARE(engines.size(), std::size_t {2});
        for (std::size_t i = 0; i < engines.size(); ++i)
            for (std::size_t game = 0; game < engines[i].games.size(); ++game) {
                const QString text = chart.games().figure().series[i].points[game].text;
                QVERIFY(heard.contains(text.section(u'\n', 0, 0)));
                QVERIFY(heard.contains(text.section(u'\n', 1, 1)));
                QVERIFY(text.contains("3 moves"));
            }
        for (const QWidget* widget : chart.findChildren<QWidget*>())
            if (widget->focusPolicy() != Qt::NoFocus && widget->isVisibleTo(&chart)
                && !qobject_cast<const QLabel*>(widget)) {
                const auto* button = qobject_cast<const QAbstractButton*>(widget);
                QVERIFY2(!widget->accessibleName().isEmpty()
                             || (button && !button->text().isEmpty()),
                         widget->metaObject()->className());
            }
    }

    /// The list keeps its room when the chart comes after the games.
    void theListOfSeriesIsNotSqueezed()
    {
        RunHistory history;
        playGames(history, 2, 6);
        MetricChart chart(history);
        chart.resize(300, 300);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        for (const int width : {1000, 900, 1000}) {
            chart.resize(width, 300);
            QCoreApplication::processEvents();
            const auto* const list = chart.moves().legend();
            QVERIFY2(list->isVisible() && list->width() >= list->sizeHint().width(),
                     qPrintable(QString::number(list->width())));
        }
    }

    void aRangeIsSummedOrAveraged()
    {
        RunHistory history;
        for (int ply = 1; ply <= 7; ply += 2) {
            MovePoint point = pointAt(ply, static_cast<std::uint64_t>(100 * ply));
            point.figures[indexOf(quantity("evaluations"))] = 10 * ply;
            if (ply > 1)
                point.figures[indexOf(quantity("tableFill"))] = 0.1 * ply;
            history.add(Player::First, firstEngine(), point);
        }
        const PlyRange range {3, 5};
        const auto text = [&](const char* key) {
            return metricTotalsText(metricTotals(history, 1, range, quantity(key)), range,
                                    quantity(key));
        };
        QCOMPARE(text("evaluations"),
                 "Moves 3 to 5, Evaluations: 80 in total, 40 on average (2 moves).");
        QCOMPARE(text("tableFill"), "Moves 3 to 5, Table: fill: 40.0 % on average (2 moves).");
        QCOMPARE(text("tableStores"), "Moves 3 to 5: no move has this value.");
        // In the chart itself, by the keys.
        MetricChart chart(history);
        chart.resize(600, 300);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        chart.setFigure(QStringLiteral("evaluations"));
        chart.setCurrentPly(3);
        QTest::keyClick(chart.moves().view(), Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(chart.moves().view(), Qt::Key_Right, Qt::ShiftModifier);
        const auto labels = chart.findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().startsWith("Moves 3 to 5, Evaluations: 80 in total");
        }));
    }

    /// Moves that have no such figure have no point, and the others keep their own move.
    void aGapMovesNoOtherPoint()
    {
        RunHistory history;
        for (int ply = 1; ply <= 5; ply += 2) {
            MovePoint point = pointAt(ply, 100);
            if (ply > 1)
                point.figures[indexOf(quantity("evaluations"))] = 10 * ply;
            history.add(Player::First, firstEngine(), point);
        }
        MetricChart chart(history);
        chart.resize(600, 300);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        chart.setFigure(QStringLiteral("evaluations"));
        PerMoveChart& moves = chart.moves();
        moves.refresh();
        QCOMPARE(moves.line(0)->points(), (QList<QPointF> {{3, 30}, {5, 50}}));
        QSignalSpy chosen(&chart, &MetricChart::pointChosen);
        const QPointF place
            = moves.chart()->mapToScene(moves.chart()->mapToPosition({3, 30}, moves.line(0)));
        QTest::mouseClick(moves.view()->viewport(), Qt::LeftButton, {},
                          moves.view()->mapFromScene(place));
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen[0][1].toInt(), 3);
        QVERIFY(
            pointText(history.series()[0], history.series()[0].points[1], &quantity("evaluations"))
                .contains("Evaluations: 30, "));
    }

    void disturbedMovesAreMarked()
    {
        RunHistory history;
        MovePoint point = pointAt(1, 100);
        point.busyElsewhere = true;
        history.add(Player::First, firstEngine(), point);
        MetricChart chart(history);
        chart.setFigure(QStringLiteral("milliseconds"));
        const auto isNoted
            = [&chart] { return chart.moves().content().note.contains("Hollow points"); };
        QVERIFY(isNoted());
        chart.setBy(MetricChart::By::Game);
        QVERIFY(chart.games().accessibleDescription().contains("Disturbed by other work"));
        // What was counted is what it would be alone.
        chart.setFigure(QStringLiteral("nodes"));
        QVERIFY(!isNoted());
        QVERIFY(!chart.games().accessibleDescription().contains("Disturbed"));
    }

    void aPersonsChoiceIsTold()
    {
        RunHistory history;
        MetricChart chart(history);
        QSignalSpy told(&chart, &MetricChart::choiceChanged);
        QSignalSpy axis(&chart, &MetricChart::logarithmicChanged);
        auto* const choice = chart.findChild<QComboBox*>();
        QCOMPARE(choice->count(), static_cast<int>(searchQuantities().size()));
        choice->setCurrentIndex(choice->findData("tableReads"));
        Q_EMIT choice->activated(choice->currentIndex());
        QCOMPARE(told.takeFirst(), (QList<QVariant> {"tableReads", false}));
        button(chart, "By game").click();
        QCOMPARE(told.takeFirst(), (QList<QVariant> {"tableReads", true}));
        button(chart, "Logarithmic").click();
        QCOMPARE(axis.takeFirst(), (QList<QVariant> {"figure-tableReads", true}));
        // Each figure has an axis of its own.
        chart.setLogarithmic([](const QString& id) { return id == "figure-nodes"; });
        QVERIFY(!chart.games().figure().up.logarithmic);
        chart.setFigure(QStringLiteral("nodes"));
        QVERIFY(chart.games().figure().up.logarithmic && chart.moves().isLogarithmic());
        QVERIFY(told.isEmpty());
    }

    void gamesAreExported()
    {
        RunHistory history;
        playGames(history, 2, 6);
        MetricChart chart(history);
        chart.resize(600, 300);
        chart.setFigure(QStringLiteral("nodes"));
        chart.setBy(MetricChart::By::Game);
        const ChartContent content = chart.content();
        const QList<QByteArray> lines = content.csv.trimmed().split('\n');
        QCOMPARE(lines.size(), 5);
        QCOMPARE(lines[0], "figure,game,engine,moves,sum,mean,most,most_ply,disturbed");
        QVERIFY(lines[1].startsWith("nodes,1,\"mapped-h1, depth 6\",3,"));
        const auto games = QJsonDocument::fromJson(content.json)["games"].toArray();
        QCOMPARE(games.size(), 4);
        double sum = 0;
        for (const MovePoint& point : history.series()[0].points)
            sum += static_cast<double>(point.nodes);
        QCOMPARE(games[0]["sum"].toDouble(), sum);
        QImage image(content.size, QImage::Format_RGB32);
        image.fill(Qt::black);
        QPainter painter(&image);
        content.paint(painter, image.rect());
        QCOMPARE(image.pixelColor(1, 1), QColor(Qt::white));
        chart.setBy(MetricChart::By::Move);
        QVERIFY(chart.content().csv.startsWith("run,side,"));
    }
};

QTEST_MAIN(TestMetricChart)
#include "tst_metricchart.moc"
