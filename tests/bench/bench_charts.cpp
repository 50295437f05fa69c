// SPDX-License-Identifier: GPL-3.0-or-later
// How long 200 games of 42 moves take to draw, a frame of a timeline of 10,000 tasks while it is
// scrolled, and an engine's report that follows another: run it by hand, on a free machine, from a
// release build, with QT_QPA_PLATFORM=offscreen.
#include "core/engines/enginefactory.h"
#include "ui/performance/permove/permovechart.h"
#include "ui/performance/reportpanel.h"
#include "ui/performance/workers/timelineview.h"

#include <QAction>
#include <QChartView>
#include <QScrollBar>
#include <QTest>

class BenchCharts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void repaint();
    void newPointAndRepaint_data();
    void newPointAndRepaint();
    void newRangeAndRepaint();
    void scrolledTimeline_data();
    void scrolledTimeline();
    void nextReport_data();
    void nextReport();

private:
    void add(int run, int ply);

    RunHistory m_history;
    std::unique_ptr<PerMoveChart> m_chart;
};

void BenchCharts::add(int run, int ply)
{
    MovePoint point;
    point.ply = ply;
    point.move = Move(ply % 7);
    const int nodes = 100'000 / (ply + 3) + (run * 7919 + ply * 104'729) % 9'000;
    point.nodes = static_cast<std::uint64_t>(nodes);
    point.milliseconds = static_cast<double>(point.nodes) * 8e-5;
    m_history.add(ply % 2 == 1 ? Player::First : Player::Second,
                  ply % 2 == 1 ? QStringLiteral("mapped-h1, depth 6")
                               : QStringLiteral("mapped-h2, depth 6"),
                  point);
}

void BenchCharts::initTestCase()
{
    for (int run = 1; run <= 200; ++run) {
        m_history.beginRun();
        for (int ply = 1; ply <= 42; ++ply)
            add(run, ply);
    }
    m_chart = std::make_unique<PerMoveChart>(m_history, moveQuantities().front());
    m_chart->resize(1000, 400);
    m_chart->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_chart.get()));
    m_chart->grab();
}

void BenchCharts::repaint()
{
    QBENCHMARK
    {
        m_chart->view()->grab();
    }
}

void BenchCharts::newPointAndRepaint_data()
{
    QTest::addColumn<bool>("logarithmic");
    QTest::newRow("linear") << false;
    QTest::newRow("logarithmic") << true;
}

void BenchCharts::newPointAndRepaint()
{
    QFETCH(bool, logarithmic);
    m_chart->setLogarithmic(logarithmic);
    m_chart->grab();
    QBENCHMARK
    {
        add(200, 42);
        m_chart->refresh();
        m_chart->view()->grab();
    }
    m_chart->setLogarithmic(false);
}

void BenchCharts::newRangeAndRepaint()
{
    int ply = 43;
    QBENCHMARK
    {
        m_chart->setCurrentPly(++ply);
        m_chart->view()->grab();
    }
}

void BenchCharts::nextReport_data()
{
    QTest::addColumn<bool>("painted");
    QTest::newRow("set") << false;
    QTest::newRow("set, laid out and painted") << true;
}

void BenchCharts::nextReport()
{
    QFETCH(const bool, painted);
    auto engine = makeEngine(QStringLiteral("mapped-h1"), {.workers = 4});
    SearchReport report = (*engine)->search(Position(), {.depth = 9}, {});
    QAction hint(QStringLiteral("Hint"));
    ReportPanel panel(&hint);
    panel.resize(520, 700);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    QBENCHMARK
    {
        // All that a search counts has gone on.
        report.nodes += 1'003;
        report.leaves += 501;
        report.cutoffs += 211;
        report.statistics.evaluations += 401;
        report.statistics.cutoffsByMove[0] += 190;
        report.statistics.cutoffsByMove[1] += 21;
        report.time += std::chrono::milliseconds(20);
        report.iterations.back().counts.nodes += 1'003;
        for (ThreadTimes& times : report.workerTimes)
            times.running += std::chrono::milliseconds(19);
        for (RootMoveReport& move : report.rootMoves)
            move.nodes += 100;
        panel.setReport(report, QStringLiteral("Ply 1"), DiscTheme::Safe);
        if (painted)
            QCoreApplication::processEvents();
    }
}

void BenchCharts::scrolledTimeline_data()
{
    QTest::addColumn<int>("doublings");
    for (const int doublings : {0, 2, 4, 6, 9})
        QTest::addRow("zoom %d", 1 << doublings) << doublings;
}

void BenchCharts::scrolledTimeline()
{
    QFETCH(const int, doublings);
    Timeline timeline;
    timeline.workers = 12;
    for (int worker = 0; worker < 12; ++worker) {
        std::chrono::nanoseconds time {0};
        for (int i = 0; i < 834; ++i) {
            const std::chrono::nanoseconds length(20'000 + (worker * 7919 + i * 104'729) % 60'000);
            timeline.tasks.push_back(
                {worker,
                 time,
                 time + length,
                 2801,
                 {3, 2},
                 i % 3 == 0 ? TaskRecord::Run::Stolen : TaskRecord::Run::Inline});
            time += length + std::chrono::nanoseconds(5'000);
        }
        timeline.length = std::max(timeline.length, time);
    }
    TimelineView view;
    view.resize(1600, 500);
    view.show();
    view.setTimeline(timeline);
    for (int i = 0; i < doublings; ++i)
        view.zoomIn();
    QImage frame(view.viewport()->size(), QImage::Format_ARGB32_Premultiplied);
    QScrollBar* const bar = view.horizontalScrollBar();
    QBENCHMARK
    {
        bar->setValue(bar->value() + 13 > bar->maximum() ? 0 : bar->value() + 13);
        view.viewport()->render(&frame);
    }
}

QTEST_MAIN(BenchCharts)
#include "bench_charts.moc"
