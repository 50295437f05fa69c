// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/performance/historyfixture.h"

#include "core/parallel/nestedtimeline.h"
#include "core/statistics/medianinterval.h"
#include "ui/charts/figurechart.h"
#include "ui/performance/distributionfigure.h"
#include "ui/performance/permove/metricchart.h"
#include "ui/performance/permove/permovechart.h"
#include "ui/performance/taskspread.h"
#include "ui/performance/workers/taskdistribution.h"

#include <QChartView>
#include <QCheckBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace std::chrono_literals;

/// How the moves of the games shown are spread.
class TestDistribution : public QObject
{
    Q_OBJECT

private:
    static const SearchQuantity& nodes() { return *searchQuantity(u"nodes"); }
    /// One engine's game with these nodes.
    static void playNodes(RunHistory& history, const std::vector<std::uint64_t>& nodes)
    {
        history.beginRun();
        int ply = 1;
        for (const std::uint64_t each : nodes) {
            history.add(Player::First, firstEngine(), pointAt(ply, each));
            ply += 2;
        }
    }
    /// A game of two searches with these tasks.
    static void addWithTasks(RunHistory& history,
                             const std::vector<std::chrono::nanoseconds>& first,
                             const std::vector<std::chrono::nanoseconds>& second)
    {
        history.beginRun();
        int ply = -1;
        for (const auto& times : {first, second}) {
            MovePoint point = pointAt(ply += 2, 7);
            if (!times.empty())
                point.taskTimes
                    = std::make_shared<const std::vector<std::chrono::nanoseconds>>(times);
            history.add(Player::First, firstEngine(), point);
        }
    }
    static double marksTogether(const Figure& figure)
    {
        double moves = 0;
        for (const FigureSeries& series : figure.series)
            if (series.kind == FigureSeries::Kind::Markers)
                for (const FigureSeries::Point& point : series.points)
                    moves += point.y;
        return moves;
    }

private Q_SLOTS:
    void everyMoveOfEveryShownGameCounts()
    {
        RunHistory history;
        playGames(history, 3, 8);
        for (std::size_t i = 0; i < history.series().size(); ++i)
            history.setVisible(i, true);
        for (const bool logarithmic : {false, true}) {
            const auto engines = valuesByEngine(history, nodes());
            QCOMPARE(engines.size(), std::size_t {2});
            QCOMPARE(marksTogether(distributionFigure(nodes(), engines, logarithmic)), 24.0);
        }
        history.setVisible(0, false);
        const auto engines = valuesByEngine(history, nodes());
        QCOMPARE(marksTogether(distributionFigure(nodes(), engines, false)), 20.0);
    }

    void percentilesAreOfAllGamesTogether()
    {
        RunHistory history;
        playNodes(history, {40, 10, 30});
        playNodes(history, {20, 50});
        history.setVisible(0, true);
        const auto engines = valuesByEngine(history, nodes());
        QCOMPARE(engines.size(), std::size_t {1});
        QCOMPARE(engines[0].values, (std::vector<double> {40, 10, 30, 20, 50}));
        const QString text = distributionText(nodes(), engines, false);
        QVERIFY2(text.startsWith(firstEngine() + ": 5 moves, p50 30, p90 46, p99 49.6, most 50."),
                 qPrintable(text));
        QVERIFY(text.contains("With fewer than 100 moves, p99 lies between"));
        const Figure figure = distributionFigure(nodes(), engines, false);
        const auto lines
            = std::ranges::find(figure.series, FigureSeries::Kind::Uprights, &FigureSeries::kind);
        QVERIFY(lines != figure.series.end());
        QCOMPARE(lines->points.size(), std::size_t {3});
        QCOMPARE(lines->points[0].x, 30.0);
        const QByteArray csv = percentilesToCsv(engines, nodes());
        QVERIFY2(csv.contains(",5,0,30,46,49.6,50"), csv.constData());
        const QJsonObject json
            = QJsonDocument::fromJson(percentilesToJson(engines, nodes())).object();
        const QJsonObject first = json["engines"].toArray()[0].toObject();
        QCOMPARE(first["values"].toArray().size(), 5);
        QCOMPARE(first["p50"].toDouble(), medianOf(engines[0].values));
    }

    void zerosAreSaidWhereTheyAreNotDrawn()
    {
        RunHistory history;
        history.beginRun();
        int ply = -1;
        for (const double milliseconds : {0.0, 10.0, 1000.0}) {
            MovePoint point = pointAt(ply += 2, 7);
            point.milliseconds = milliseconds;
            history.add(Player::First, firstEngine(), point);
        }
        const SearchQuantity& time = *searchQuantity(u"milliseconds");
        const auto engines = valuesByEngine(history, time);
        QVERIFY(distributionText(time, engines, true).contains("not drawn"));
        QVERIFY(!distributionText(time, engines, false).contains("not drawn"));
        QCOMPARE(marksTogether(distributionFigure(time, engines, true)), 2.0);
        QCOMPARE(marksTogether(distributionFigure(time, engines, false)), 3.0);
    }

    void onlyWhatLoadChangesIsDisturbed()
    {
        RunHistory history;
        history.beginRun();
        MovePoint point = pointAt(1, 100);
        point.busyElsewhere = true;
        point.figures[indexOf(*searchQuantity(u"processBytes"))] = 1024.0 * 1024;
        history.add(Player::First, firstEngine(), point);
        const auto isSaid = [&history](QStringView key) {
            const SearchQuantity& quantity = *searchQuantity(key);
            const QString text
                = distributionText(quantity, valuesByEngine(history, quantity), false);
            return !text.isEmpty() && text.contains("disturbed by other work");
        };
        QVERIFY(isSaid(u"milliseconds"));
        QVERIFY(!isSaid(u"nodes"));
        QVERIFY(!isSaid(u"processBytes"));
    }

    void anAxisIsLogarithmicUntilSomebodyChooses()
    {
        RunHistory history;
        playNodes(history, {10, 10, 10, 500});
        PerMoveChart chart(history, quantityOf("nodes"));
        chart.resize(600, 400);
        QSignalSpy told(&chart, &PerMoveChart::logarithmicChanged);
        QSignalSpy itself(&chart, &PerMoveChart::axisChoseItself);
        QVERIFY(!chart.isLogarithmic());
        chart.setAutomaticAxis(true);
        // Fifty times the median is not more than that.
        QVERIFY(!chart.isLogarithmic());
        playNodes(history, {0, 0, 0, 0, 0, 0});
        chart.refresh();
        // Zeros say nothing of how far apart the others are.
        QVERIFY(!chart.isLogarithmic());
        playNodes(history, {501});
        history.setVisible(0, true);
        chart.refresh();
        QVERIFY(chart.isLogarithmic());
        QCOMPARE(itself.count(), 1);
        QVERIFY(chart.content().note.contains("more than 50 times the median"));
        QVERIFY(chart.view()->accessibleDescription().contains("more than 50 times the median"));
        // Nobody chose, so nothing is to be kept.
        QVERIFY(told.isEmpty());
        chart.findChild<QCheckBox*>()->setChecked(false);
        QVERIFY(!chart.isLogarithmic());
        QCOMPARE(told.count(), 1);
        chart.refresh();
        QVERIFY(!chart.isLogarithmic());
        QVERIFY(!chart.content().note.contains("median"));
    }

    void anyFigureHasTheAxisOfItsValues()
    {
        RunHistory history;
        playNodes(history, {10, 10, 10, 10, 10'000});
        MetricChart chart(history);
        chart.setFigure(QStringLiteral("nodes"));
        QVERIFY(!chart.moves().isLogarithmic());
        chart.setLogarithmic([](const QString&) { return std::nullopt; });
        QVERIFY(chart.moves().isLogarithmic());
        chart.setBy(MetricChart::By::Distribution);
        QVERIFY(chart.distribution().figure().across.logarithmic);
        // One point for the game spans nothing.
        chart.setBy(MetricChart::By::Game);
        QVERIFY(!chart.games().figure().up.logarithmic);
        chart.setLogarithmic([](const QString&) { return false; });
        chart.setBy(MetricChart::By::Distribution);
        QVERIFY(!chart.distribution().figure().across.logarithmic);
        QVERIFY(!chart.moves().isLogarithmic());
    }

    void theTasksOfATimelineAreSpread()
    {
        Timeline timeline;
        timeline.workers = 1;
        std::chrono::nanoseconds at = 0ns;
        // Own times of 1, 2, 3 and 400 µs; the one between two others is no part of them.
        for (const auto length : {1us, 2us, 3us, 400us}) {
            TaskRecord task;
            task.start = at;
            task.end = at + length;
            task.path = {static_cast<int>(timeline.tasks.size())};
            timeline.tasks.push_back(task);
            at += length + 10us;
        }
        timeline.length = at;
        const TaskTimesShown shown = taskTimesShown(nestedTimeline(timeline), "Last depth");
        QVERIFY(shown.figure.across.logarithmic);
        QCOMPARE(marksTogether(shown.figure), 4.0);
        QVERIFY2(shown.words.startsWith(
                     "Last depth. Tasks: 4. Own time: p50 2.50 µs, p90 281 µs, p99 388 µs, "
                     "most 400 µs. With fewer than 100 tasks"),
                 qPrintable(shown.words));
        QVERIFY(shown.csv.count('\n') > 2);
        QVERIFY(taskTimesShown({}, {}).figure.isEmpty());
    }

    void theTasksOfAllSearchesAreSpread()
    {
        RunHistory history;
        addWithTasks(history, {1us, 3us}, {5us});
        addWithTasks(history, {7us}, {});
        history.setVisible(0, true);
        const auto engines = taskspread::byEngine(history);
        QCOMPARE(engines.size(), std::size_t {1});
        // A search without tasks is none of them.
        QCOMPARE(engines[0].moves, 3);
        QCOMPARE(engines[0].values, (std::vector<double> {1, 3, 5, 7}));
        const QString text = taskspread::text(engines);
        QVERIFY2(text.startsWith(firstEngine()
                                 + ": 4 tasks in 3 searches, own time p50 4.00 µs, p90 6.40 µs, "
                                   "p99 6.94 µs, most 7.00 µs."),
                 qPrintable(text));
        QVERIFY(text.contains("With fewer than 100 tasks"));
        QCOMPARE(marksTogether(taskspread::figure(engines, false)), 4.0);
        QCOMPARE(marksTogether(taskspread::figure(engines, true)), 4.0);
        const QByteArray csv = taskspread::toCsv(engines);
        QVERIFY2(csv.contains(",3,0,4,4,6.4,6.94,7"), csv.constData());
        const QJsonObject json = QJsonDocument::fromJson(taskspread::toJson(engines)).object();
        QCOMPARE(json["engines"].toArray()[0].toObject()["values_us"].toArray().size(), 4);
    }

    /// A search by itself has the same tasks as its timeline.
    void aSearchHasTheTasksOfItsTimeline()
    {
        SearchReport report;
        report.time = 50us;
        report.workers = 2;
        report.rootMoves = {{.move = Move(3), .worker = 0, .start = 0us, .end = 10us, .nodes = 4},
                            {.move = Move(4), .worker = 1, .start = 1us, .end = 31us, .nodes = 15}};
        const MovePoint point = MovePoint::fromReport(report, Player::First, 1);
        QVERIFY(point.taskTimes);
        QCOMPARE(*point.taskTimes, (std::vector<std::chrono::nanoseconds> {10us, 30us}));
        QVERIFY(!MovePoint::fromReport(SearchReport(), Player::First, 1).taskTimes);
    }

    /// As every sentence says.
    void theyAreThoseOfTheChosenRange()
    {
        RunHistory history;
        addWithTasks(history, {1us, 3us}, {5us});
        QCOMPARE(spreadScope(history), QStringLiteral("All moves of game 1."));
        addWithTasks(history, {7us}, {9us});
        QCOMPARE(spreadScope(history), QStringLiteral("All moves of the 2 games shown."));
        history.setVisible(0, false);
        QCOMPARE(spreadScope(history), QStringLiteral("All moves of game 2."));
        history.setVisible(0, true);
        QCOMPARE(taskspread::byEngine(history)[0].values.size(), std::size_t {5});
        history.setRange(PlyRange {2, 3});
        QCOMPARE(spreadScope(history), QStringLiteral("Moves 2 to 3 of game 2."));
        QCOMPARE(taskspread::byEngine(history)[0].values, (std::vector<double> {9}));
        QCOMPARE(valuesByEngine(history, nodes())[0].moves, 1);

        MetricChart chart(history);
        chart.resize(600, 300);
        chart.setFigure(QStringLiteral("nodes"));
        chart.setBy(MetricChart::By::Distribution);
        QVERIFY(chart.content().note.startsWith("Moves 2 to 3 of game 2. "));
        chart.setOfTasks(true);
        const QString note = chart.content().note;
        QVERIFY2(note.startsWith("Moves 2 to 3 of game 2. " + firstEngine() + ": 1 task"),
                 qPrintable(note));
        QVERIFY(chart.content().csv.startsWith("engine,searches,disturbed,tasks"));
        history.setRange(std::nullopt);
        QTRY_VERIFY(chart.distribution().figure().note.startsWith("All moves of the 2 games"));
        // By move it is the number that was chosen.
        chart.setBy(MetricChart::By::Move);
        QVERIFY(chart.content().csv.startsWith("run,side,engine"));
    }

    void theTasksHaveAnAxisOfTheirOwn()
    {
        RunHistory history;
        addWithTasks(history, {1us, 1us, 1us}, {900us});
        MetricChart chart(history);
        chart.setFigure(QStringLiteral("nodes"));
        QStringList asked;
        chart.setLogarithmic([&asked](const QString& id) -> std::optional<bool> {
            asked << id;
            return std::nullopt;
        });
        chart.setBy(MetricChart::By::Distribution);
        QVERIFY(!chart.distribution().figure().across.logarithmic);
        chart.setOfTasks(true);
        QCOMPARE(asked.last(), QStringLiteral("figure-tasks"));
        QVERIFY(chart.distribution().figure().across.logarithmic);
        QVERIFY(!chart.moves().isLogarithmic());
        chart.setOfTasks(false);
        QCOMPARE(asked.last(), QStringLiteral("figure-nodes"));
        QVERIFY(!chart.distribution().figure().across.logarithmic);
    }

    void theChartSaysThePercentiles()
    {
        RunHistory history;
        playNodes(history, {40, 10, 30});
        MetricChart chart(history);
        chart.resize(600, 300);
        chart.show();
        chart.setFigure(QStringLiteral("nodes"));
        for (auto* const button : chart.findChildren<QToolButton*>())
            if (button->text() == "Distribution")
                button->click();
        QCOMPARE(chart.by(), MetricChart::By::Distribution);
        QVERIFY(chart.distribution().isVisible());
        // 10 to 20 and 30 to 40, whose upper end is in it.
        QCOMPARE(chart.distribution().spots().size(), std::size_t {2});
        const auto says = [&chart](const QString& text) {
            const auto labels = chart.findChildren<QLabel*>();
            return std::ranges::any_of(labels, [&](const QLabel* label) {
                return label->isVisible() && label->text().contains(text);
            });
        };
        QVERIFY(says("p50 30"));
        QVERIFY(chart.distribution().accessibleDescription().contains("p50 30"));
        QVERIFY(chart.content().csv.startsWith("figure,engine,moves"));
        QVERIFY(chart.content().note.contains("p50 30"));
        chart.setBy(MetricChart::By::Move);
        QVERIFY(!says("p50"));
    }
};

QTEST_MAIN(TestDistribution)
#include "tst_distribution.moc"
