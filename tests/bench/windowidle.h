// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/analysis/analysismodel.h"
#include "ui/board/boardview.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/mainwindow/parts/windowparts.h"
#include "ui/play/gamemodel.h"
#include "ui/play/hintpresenter.h"
#include "ui/play/playcontroller.h"

#include <QApplication>
#include <QEventLoop>
#include <QTimer>
#include <cstdio>
#include <ctime>
#include <functional>
#include <initializer_list>

/// What the window costs while nobody does anything: the processor time of the whole process in
/// each of its states. A state that costs more than the bar holds something that never rests.
class WindowIdle
{
public:
    explicit WindowIdle(MainWindow& window) : m_window(window) { }

    /// Prints a line for each state; false when one is above the bar.
    bool measure()
    {
        trigger(Command::LayoutPlay);
        play({});
        state("start");
        trigger(Command::NewGameWith);
        state("start panel open");
        play({3, 3, 2});
        state("in mid-game");
        trigger(Command::Hint);
        await([this] { return m_window.findChild<HintPresenter*>()->ladder().count() > 0; });
        state("hint shown");
        trigger(Command::LayoutAnalyse);
        play({3, 3, 2, 4});
        await([this] { return !m_window.parts().analysis.isRunning(); });
        state("analysing done");
        trigger(Command::LayoutPlay);
        play({0, 1, 0, 1, 0, 1, 0});
        state("game over with banner");
        trigger(Command::LayoutAnalyse);
        await([this] { return !m_window.parts().analysis.isRunning(); });
        state("game over, analysing done");
        trigger(Command::LayoutLab);
        state("laboratory open, idle");
        trigger(Command::LayoutPlay);
        m_window.showMinimized();
        state("game over, minimised");
        m_window.showNormal();
        return m_withinBar;
    }

private:
    static constexpr double barPercent = 1;
    static constexpr int settlingMs = 1000;
    static constexpr int measuredMs = 3000;

    static double processMilliseconds()
    {
        timespec time {};
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
        return 1e3 * static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e6;
    }

    static void rest(int milliseconds)
    {
        QEventLoop loop;
        QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
        loop.exec();
    }

    static void await(const std::function<bool()>& done)
    {
        while (!done())
            rest(20);
    }

    void trigger(Command command) { m_window.parts().actions[command]->trigger(); }

    void play(std::initializer_list<int> columns)
    {
        m_window.parts().model.reset(Game());
        for (const int column : columns) {
            if (!m_window.parts().model.play(Move(column)))
                break;
            await([this] { return !m_window.parts().centre.board().isAnimating(); });
        }
    }

    void state(const char* name)
    {
        rest(settlingMs);
        const double before = processMilliseconds();
        rest(measuredMs);
        const double percent = 100 * (processMilliseconds() - before) / measuredMs;
        const bool within = percent <= barPercent;
        m_withinBar = m_withinBar && within;
        std::printf("idle processor time, %s: %.2f %% of a core%s\n", name, percent,
                    within ? "" : " (above the bar)");
    }

    MainWindow& m_window;
    bool m_withinBar = true;
};
