// SPDX-License-Identifier: GPL-3.0-or-later
// How the window feels: start to first paint, the longest time that the event loop is busy while an
// engine searches to depth 12, how soon a stopped search answers, the frames of a falling disc and
// of a board that is painted all the time while a game is reviewed, and how soon the exact scores
// of a position are there when those of another one were being searched for, and what each state of
// the window costs while nobody does anything (bar: 1 % of a core; above it the exit code is 1).
// Run it by hand on a free machine from a release build: bench_window; bench_window idle for that
// last part alone; QT_QPA_PLATFORM=offscreen where there is no display.
#include "core/session/reviewsession.h"
#include "tests/bench/windowidle.h"
#include "tests/core/board/randomgames.h"
#include "ui/analysis/analysismodel.h"
#include "ui/board/boardview.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/mainwindow/parts/windowparts.h"
#include "ui/play/gamemodel.h"
#include "ui/play/playcontroller.h"
#include "ui/style/appearance.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>

namespace {

constexpr int starts = 5;
constexpr int searchMs = 5000;
constexpr int stops = 10;
constexpr int drops = 7;
constexpr int reviews = 5;

double milliseconds(const QElapsedTimer& timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/// What this thread has worked: a gap without work is a wait for a busy machine's processor.
double threadMilliseconds()
{
    timespec time {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Lets the event loop run until `done` says so.
void waitUntil(const std::function<bool()>& done)
{
    while (!done())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

/// The whole program: from its start until its window has painted itself, and its end.
void benchStart(const QTemporaryDir& folder)
{
    double best = 1e9;
    for (int i = 0; i < starts; ++i) {
        QElapsedTimer timer;
        timer.start();
        QProcess::execute(QStringLiteral(FOURCAST_PROGRAM),
                          {QStringLiteral("--quit-after-first-paint"), QStringLiteral("--settings"),
                           folder.filePath(QStringLiteral("start.ini"))});
        best = std::min(best, milliseconds(timer));
    }
    std::printf("start to first paint and end, best of %d: %.0f ms\n", starts, best);
}

Entrant deepEngine()
{
    Entrant engine;
    engine.limits = {.depth = 12};
    return engine;
}

void benchEventLoop(MainWindow& window)
{
    QTimer tick;
    tick.setTimerType(Qt::PreciseTimer);
    QElapsedTimer sinceTick;
    QElapsedTimer total;
    double longest = 0;
    double longestWork = 0;
    double workBefore = threadMilliseconds();
    QObject::connect(&tick, &QTimer::timeout, [&] {
        longest = std::max(longest, milliseconds(sinceTick));
        sinceTick.restart();
        const double work = threadMilliseconds();
        longestWork = std::max(longestWork, work - workBefore);
        workBefore = work;
    });
    PlayController& controller = window.parts().controller;
    if (!controller.setPlayer(Player::First, deepEngine()))
        return;
    controller.start();
    total.start();
    sinceTick.start();
    tick.start(5);
    bool ended = false;
    waitUntil([&] {
        ended = controller.state() != PlayController::State::Thinking;
        return ended || total.elapsed() > searchMs;
    });
    std::printf(
        "depth 12 search%s, %lld ms: longest gap between ticks of a 5 ms timer: %.1f ms, most "
        "work of the window's own thread between two ticks: %.1f ms\n",
        ended ? "" : " (stopped)", static_cast<long long>(total.elapsed()), longest, longestWork);
    controller.pause();
}

void benchStop(MainWindow& window)
{
    PlayController& controller = window.parts().controller;
    controller.setMinimumThinkingMs(0);
    Entrant endless = deepEngine();
    endless.limits.depth = 42;
    double longest = 0;
    for (int i = 0; i < stops; ++i) {
        window.parts().model.reset(Game());
        if (!controller.setPlayer(Player::First, endless))
            return;
        controller.start();
        QElapsedTimer thinking;
        thinking.start();
        waitUntil([&] { return thinking.elapsed() > 200 + 37 * i; });
        QElapsedTimer timer;
        timer.start();
        controller.moveNow();
        waitUntil([&] { return window.parts().model.game().length() == 1; });
        longest = std::max(longest, milliseconds(timer));
    }
    std::printf("stop to the move played, longest of %d: %.1f ms\n", stops, longest);
}

/// Counts the board's paint events.
class FrameCounter : public QObject
{
public:
    int frames = 0;
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        frames += event->type() == QEvent::Paint;
        return QObject::eventFilter(watched, event);
    }
};

void benchDrop(MainWindow& window)
{
    window.parts().controller.pause();
    if (!window.parts().controller.setPlayer(Player::First, {}))
        return;
    window.parts().model.reset(Game());
    QApplication::processEvents();
    FrameCounter counter;
    BoardView& board = window.parts().centre.board();
    board.installEventFilter(&counter);
    double total = 0;
    for (int column = 0; column < drops; ++column) {
        QElapsedTimer timer;
        timer.start();
        if (!window.parts().model.play(Move(column)))
            return;
        waitUntil([&] { return !board.isAnimating(); });
        total += milliseconds(timer);
    }
    std::printf("falling discs: %d frames in %.0f ms, %.0f frames a second\n", counter.frames,
                total, 1000.0 * counter.frames / total);
}

/// Random moves until the board is full.
Game fullGame(SeededRandom& random)
{
    std::vector<int> columns;
    while (static_cast<int>(columns.size()) < Position::Shape::squares)
        columns = randomColumns(random, Position());
    Game game;
    for (const int column : columns)
        if (!game.play(Move(column)))
            break;
    return game;
}

/// Asks for a paint of the board 62.5 times a second, as a falling disc does, while games are
/// reviewed one after the other.
void benchReview(MainWindow& window)
{
    FrameCounter counter;
    BoardView& board = window.parts().centre.board();
    board.installEventFilter(&counter);
    QTimer tick;
    tick.setTimerType(Qt::PreciseTimer);
    QElapsedTimer sinceTick;
    double longest = 0;
    int asked = 0;
    QObject::connect(&tick, &QTimer::timeout, [&] {
        longest = std::max(longest, milliseconds(sinceTick));
        sinceTick.restart();
        ++asked;
        board.update();
    });
    SeededRandom random(1);
    double total = 0;
    for (int i = 0; i < reviews; ++i) {
        window.parts().model.reset(fullGame(random));
        QApplication::processEvents();
        sinceTick.start();
        tick.start(16);
        QElapsedTimer timer;
        timer.start();
        if (!window.parts().review.start(window.parts().model.game()))
            qFatal("no thread to review on");
        waitUntil([&] { return !window.parts().review.isRunning(); });
        total += milliseconds(timer);
        tick.stop();
    }
    std::printf("%d reviews of 42 moves: %.0f ms each, %d frames of %d, %.0f a second, longest gap "
                "%.1f ms\n",
                reviews, total / reviews, counter.frames, asked, 1000.0 * counter.frames / total,
                longest);
    board.removeEventFilter(&counter);
}

/// From a position that takes seconds to one that the book knows: the old search has to notice
/// before the new one begins.
void benchSwitch(MainWindow& window)
{
    AnalysisModel& analysis = window.parts().analysis;
    const auto game = [](std::initializer_list<int> columns) {
        Game moves;
        for (const int column : columns)
            if (!moves.play(Move(column)))
                break;
        return moves;
    };
    QTimer wake; // waitUntil() sleeps while nothing happens
    wake.start(1);
    double longest = 0;
    int interrupted = 0;
    for (int i = 0; i < stops; ++i) {
        window.parts().model.reset(game({i % 7, 2, 4, 1, 5, (i + 3) % 7, 1, 5, 0, 6}));
        analysis.setEnabled(true);
        QElapsedTimer thinking;
        thinking.start();
        waitUntil([&] { return thinking.elapsed() > 20 + 7 * i; });
        interrupted += analysis.isRunning();
        QElapsedTimer timer;
        timer.start();
        window.parts().model.reset(game({i % 7, 3}));
        analysis.setEnabled(true); // the window may have switched it off with the new game
        const Position next = window.parts().model.position();
        waitUntil([&] {
            const std::optional<ColumnsReport> scores = analysis.scores(next);
            return scores && std::ranges::all_of(scores->moves, [](const auto& score) {
                       return score && score->isExact();
                   });
        });
        longest = std::max(longest, milliseconds(timer));
        analysis.setEnabled(false);
    }
    std::printf("another position's scores, %d of %d searches interrupted: at most %.1f ms\n",
                interrupted, stops, longest);
}

} // namespace

int main(int argc, char* argv[])
{
    const QApplication application(argc, argv);
    appearance::initialize();
    const QTemporaryDir folder;
    const bool idleAlone = QApplication::arguments().value(1) == QLatin1String("idle");
    if (!idleAlone)
        benchStart(folder);

    QSettings store(folder.filePath(QStringLiteral("bench.ini")), QSettings::IniFormat);
    Settings settings;
    settings.second = Entrant::person();
    settings.showStartPanel = false;
    settings.confirmDiscard = false;
    settings.save(store);
    MainWindow window(store, folder.filePath(QStringLiteral("autosave")));
    window.resize(1100, 760);
    window.show();
    if (!idleAlone) {
        benchEventLoop(window);
        benchStop(window);
        benchDrop(window);
        benchReview(window);
        benchSwitch(window);
    }
    return WindowIdle(window).measure() ? 0 : 1;
}
