// SPDX-License-Identifier: GPL-3.0-or-later
// Does the window stay at 60 frames a second while an engine reports 50 times a second? The layout
// Measure at 1600x1000 with all that belongs to it; a board that is painted at every tick of a
// screen's clock; an engine on its own thread that reports all a search has: up to 42 depths of
// seven root moves each, statistics, times. Printed are the times between two paints of the board,
// how many frames came after the next one was due, and what the window's own thread worked for
// each, which other programs do not change: first while the engine is quiet, then while it reports.
// Run it by hand from a release build: bench_frames [SECONDS]; QT_QPA_PLATFORM=offscreen where
// there is no display.
#include "core/search/engine.h"
#include "ui/board/boardview.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/mainwindow/parts/windowparts.h"
#include "ui/play/gamemodel.h"
#include "ui/play/playcontroller.h"
#include "ui/style/appearance.h"

#include <QApplication>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <ctime>
#include <functional>
#include <thread>
#include <vector>

using namespace std::chrono_literals;

namespace {

constexpr double frameMs = 1000.0 / 60;
constexpr auto reportEvery = 20ms;
constexpr int movesBefore = 20;
constexpr int deepest = 42;

/// What the engine does until it is stopped.
enum class Conduct
{
    Plays, ///< answers at once
    IsQuiet, ///< says nothing
    Reports
};
std::atomic<Conduct> conduct {Conduct::Plays};
std::atomic<int> reportsSent {0};

/// A search that costs nothing but tells as much as one of two workers does.
class ReportingEngine : public Engine
{
public:
    std::string_view name() const override { return "reporting"; }

    SearchReport search(const Position& root, const SearchLimits& limits,
                        const SearchContext& context) override
    {
        (void)limits;
        SearchReport report;
        report.root = root;
        report.engine = QStringLiteral("reporting");
        report.workers = 2;
        report.workerTimes.resize(2);
        report.bestMove = harmlessMove(root);
        addDepth(report);
        while (conduct != Conduct::Plays && !context.stop.stop_requested()) {
            std::this_thread::sleep_for(reportEvery);
            if (conduct != Conduct::Reports)
                continue;
            if (report.depth == deepest) {
                report.iterations.clear();
                report.depth = 0;
            }
            addDepth(report);
            report.status = SearchReport::Status::Deepening;
            context.report(report);
            ++reportsSent;
        }
        report.status = SearchReport::Status::Completed;
        return report;
    }

private:
    /// That does not end the game, so that it grows.
    static Move harmlessMove(const Position& root)
    {
        Move move;
        for (const int column : {3, 2, 4, 1, 5, 0, 6}) {
            if (!root.canPlay(column))
                continue;
            move = Move(column);
            if (!root.wins(column))
                break;
        }
        return move;
    }

    static void addDepth(SearchReport& report)
    {
        IterationReport iteration;
        iteration.depth = ++report.depth;
        iteration.start
            = report.iterations.empty() ? 0ms : report.iterations.back().start + reportEvery;
        iteration.time = reportEvery;
        iteration.bestMove = report.bestMove;
        iteration.complete = true;
        for (int column = 0; column < SearchReport::columns; ++column) {
            RootMoveReport move {Move(column), column % 2};
            move.start = iteration.start + column * 2ms;
            move.end = move.start + 2ms;
            move.nodes = 1000u * static_cast<unsigned>(report.depth + column);
            move.value = column - 3;
            iteration.counts.nodes += move.nodes;
            iteration.rootMoves.push_back(move);
            report.columnScores[static_cast<std::size_t>(column)] = Score::fromValue(column - 3);
        }
        report.rootMoves = iteration.rootMoves;
        report.nodes += iteration.counts.nodes;
        report.leaves += iteration.counts.nodes / 2;
        report.statistics.evaluations += iteration.counts.nodes / 2;
        report.statistics.addCutoffs(report.depth % 7, iteration.counts.nodes / 3);
        report.statistics.selectiveDepth = report.depth;
        report.time = iteration.start + iteration.time;
        report.workerTimes[0].running += 19ms;
        report.workerTimes[1].running += 17ms;
        report.iterations.push_back(std::move(iteration));
    }
};

double threadMilliseconds()
{
    timespec time {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e6;
}

/// The board's paints at the ticks of a clock that goes on whether or not the window keeps up.
class FrameClock : public QObject
{
public:
    explicit FrameClock(BoardView& board) : m_board(board) { board.installEventFilter(this); }

    void run(const char* name, int seconds)
    {
        m_paints.clear();
        m_works.clear();
        m_late = 0;
        m_clock.start();
        const double before = threadMilliseconds();
        m_work = before;
        const int reports = reportsSent;
        QTimer tick;
        tick.setTimerType(Qt::PreciseTimer);
        tick.setSingleShot(true);
        QEventLoop loop;
        qint64 frame = 0;
        QObject::connect(&tick, &QTimer::timeout, [&] {
            m_due = static_cast<double>(++frame) * frameMs;
            m_board.update();
            if (m_clock.elapsed() > 1000 * seconds)
                return loop.quit();
            // The next tick that is still to come; those that were missed are counted below.
            const double now = milliseconds();
            frame = std::max(frame, static_cast<qint64>(now / frameMs));
            tick.start(std::max(
                0, static_cast<int>(static_cast<double>(frame + 1) * frameMs - now + 0.5)));
        });
        tick.start(static_cast<int>(frameMs));
        loop.exec();
        print(name, threadMilliseconds() - before, reportsSent - reports);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint) {
            const double now = milliseconds();
            m_late += now > m_due + frameMs;
            m_paints.push_back(now);
            const double work = threadMilliseconds();
            m_works.push_back(work - m_work);
            m_work = work;
        }
        return QObject::eventFilter(watched, event);
    }

private:
    double milliseconds() const { return static_cast<double>(m_clock.nsecsElapsed()) / 1e6; }

    static double share(std::vector<double>& values, double part)
    {
        if (values.empty())
            return 0;
        std::sort(values.begin(), values.end());
        return values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
    }

    void print(const char* name, double work, int reports)
    {
        std::vector<double> gaps;
        for (std::size_t i = 1; i < m_paints.size(); ++i)
            gaps.push_back(m_paints[i] - m_paints[i - 1]);
        const double seconds = milliseconds() / 1000;
        std::printf("%s, %.0f s: %.1f paints and %.1f reports a second\n", name, seconds,
                    static_cast<double>(m_paints.size()) / seconds, reports / seconds);
        std::printf("  between two paints: median %.1f ms, 99th percentile %.1f, longest %.1f; "
                    "late by a frame: %d of %zu\n",
                    share(gaps, 0.5), share(gaps, 0.99), share(gaps, 1), m_late, m_paints.size());
        std::printf("  work of the window's thread for a frame: median %.2f ms, 99th percentile "
                    "%.2f, most %.2f; over %.1f ms: %td; in all %.1f %% of a core\n",
                    share(m_works, 0.5), share(m_works, 0.99), share(m_works, 1), frameMs,
                    std::count_if(m_works.begin(), m_works.end(),
                                  [](double each) { return each > frameMs; }),
                    work / seconds / 10);
        std::fflush(stdout);
    }

    BoardView& m_board;
    QElapsedTimer m_clock;
    double m_due = 0;
    int m_late = 0;
    double m_work = 0;
    std::vector<double> m_paints;
    std::vector<double> m_works;
};

void waitUntil(const std::function<bool()>& done)
{
    while (!done())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

/// A game whose moves are the charts' points, and the engine that is to move then.
void begin(MainWindow& window)
{
    PlayController& controller = window.parts().controller;
    controller.setEngineMaker(
        [](const QString&, const EngineOptions&) -> Expected<std::unique_ptr<Engine>> {
            return std::make_unique<ReportingEngine>();
        });
    controller.setMinimumThinkingMs(0);
    controller.setAutoPlayDelayMs(0);
    Entrant engine;
    engine.limits = {.depth = deepest};
    for (const Player side : {Player::First, Player::Second})
        if (!controller.setPlayer(side, engine))
            qFatal("no engine");
    controller.start();
    QTimer wake;
    wake.start(5);
    const auto isOver
        = [&window] { return window.parts().model.game().outcome() != Outcome::Unfinished; };
    waitUntil([&] { return window.parts().model.game().length() >= movesBefore || isOver(); });
    controller.pause();
    if (isOver())
        window.parts().model.goTo(window.parts().model.game().length() - 2);
}

} // namespace

int main(int argc, char* argv[])
{
    const QApplication application(argc, argv);
    appearance::initialize();
    const int seconds = std::max(1, QApplication::arguments().value(1, "10").toInt());
    const QTemporaryDir folder;
    QSettings store(folder.filePath(QStringLiteral("bench.ini")), QSettings::IniFormat);
    Settings settings;
    settings.showStartPanel = false;
    settings.confirmDiscard = false;
    settings.save(store);
    MainWindow window(store, folder.filePath(QStringLiteral("autosave")));
    window.resize(1600, 1000);
    window.show();
    window.parts().actions[Command::LayoutMeasure]->trigger();
    begin(window);
    std::printf("window %dx%d, seen:", window.width(), window.height());
    for (const QDockWidget* dock : window.findChildren<QDockWidget*>())
        if (!dock->visibleRegion().isEmpty())
            std::printf(" %s,", qPrintable(dock->windowTitle()));
    std::printf(" %d moves\n", window.parts().model.game().length());

    conduct = Conduct::IsQuiet;
    window.parts().controller.resume();
    FrameClock clock(window.parts().centre.board());
    clock.run("engine quiet", seconds);
    conduct = Conduct::Reports;
    clock.run("engine reports", seconds);
    conduct = Conduct::IsQuiet;
    window.parts().controller.pause();
    return 0;
}
