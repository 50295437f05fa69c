// SPDX-License-Identifier: GPL-3.0-or-later
//
// screenshot FOLDER [LANGUAGE]: the six pictures of the window that README and software centres
// show. resources/make-screenshot builds and runs it.
#include "core/session/reviewsession.h"
#include "core/support/translations.h"
#include "ui/board/boardview.h"
#include "ui/labs/formal/formalpage.h"
#include "ui/labs/formal/system/systemview.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/mainwindow/parts/windowparts.h"
#include "ui/play/gamemodel.h"
#include "ui/play/playcontroller.h"
#include "ui/style/appearance.h"

#include <QApplication>
#include <QDir>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <cstdio>
#include <functional>

namespace {

constexpr int gameLength = 16; // moves
constexpr int patience = 120'000; // ms
constexpr QSize windowSize(1280, 800);
/// A game that both sides err in, and that the second player wins.
const char* const game = "4444335253262251661177";
/// The first moves of it.
constexpr int opening = 12;

Settings pictured()
{
    Settings settings;
    settings.colorScheme = ColorScheme::Light;
    settings.animation = AnimationSpeed::Off;
    settings.minimumThinkingMs = 0;
    settings.autoPlayDelayMs = 0;
    settings.logAxis = true;
    settings.autosave = false;
    settings.confirmDiscard = false;
    settings.showStartPanel = false;
    return settings;
}

Settings againstALevel()
{
    Settings settings = pictured();
    settings.second = {.engine = QStringLiteral("level-1"), .limits = {}};
    return settings;
}

Settings betweenEngines(int depth)
{
    Settings settings = pictured();
    settings.first = {.engine = QStringLiteral("mapped-h1"), .limits = {.depth = depth}};
    settings.second = {.engine = QStringLiteral("alphabeta-h2"), .limits = {.depth = depth}};
    return settings;
}

void play(MainWindow& window, int moves)
{
    for (int ply = 0; ply < moves && game[ply]; ++ply)
        if (!window.parts().model.play(Move(game[ply] - '1')))
            return;
}

bool isPlaying(MainWindow& window)
{
    window.parts().actions[Command::LayoutPlay]->trigger();
    play(window, opening);
    window.parts().centre.board().setGhostColumn(3);
    return window.parts().model.game().ply() == opening;
}

bool isAsked(MainWindow& window)
{
    window.parts().actions[Command::LayoutPlay]->trigger();
    window.parts().actions[Command::NewGameWith]->trigger();
    return true;
}

bool isAnalysed(MainWindow& window)
{
    window.parts().actions[Command::LayoutAnalyse]->trigger();
    window.parts().controller.start();
    const bool played = QTest::qWaitFor(
        [&window] { return window.parts().model.game().ply() >= gameLength; }, patience);
    window.parts().controller.pause();
    return played;
}

bool isReviewed(MainWindow& window)
{
    play(window, 42);
    window.parts().actions[Command::LayoutAnalyse]->trigger();
    window.parts().actions[Command::ReviewGame]->trigger();
    const bool done
        = QTest::qWaitFor([&window] { return !window.parts().review.isRunning(); }, patience);
    window.parts().model.goTo(opening - 1);
    return done;
}

bool isLaboratory(MainWindow& window)
{
    window.parts().actions[Command::LayoutLab]->trigger();
    auto* const page = window.findChild<FormalPage*>();
    if (page)
        page->run();
    return page && QTest::qWaitFor([page] { return page->systemView().isReady(); }, patience);
}

/// The ply that took longest in the game of these two engines, whose moves are the same each time.
bool isMeasured(MainWindow& window)
{
    constexpr int slowest = 7;
    window.parts().actions[Command::LayoutMeasure]->trigger();
    window.parts().controller.start();
    const bool played = QTest::qWaitFor(
        [&window] { return window.parts().model.game().outcome() != Outcome::Unfinished; },
        patience);
    window.parts().model.goTo(slowest);
    return played;
}

struct Scene
{
    const char* name;
    Settings settings;
    std::function<bool(MainWindow&)> arrange;
};

bool draw(const Scene& scene, const QDir& folder)
{
    const QTemporaryDir kept;
    QSettings store(kept.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    scene.settings.save(store);
    MainWindow window(store, kept.filePath(QStringLiteral("autosave")));
    window.resize(windowSize);
    window.show();
    const bool arranged = scene.arrange(window);
    QTest::qWait(1500); // the last repaint of charts and figures
    const QString file = folder.filePath(QLatin1String(scene.name) + QStringLiteral(".png"));
    if (arranged && window.grab().save(file))
        return true;
    std::fprintf(stderr, "screenshot: %s could not be drawn\n", qPrintable(file));
    return false;
}

} // namespace

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    if (argc < 2 || argc > 3) {
        std::fprintf(stderr, "usage: screenshot FOLDER [LANGUAGE]\n");
        return 2;
    }
    installTranslations(application, QString::fromLocal8Bit(argc == 3 ? argv[2] : "en"));
    appearance::initialize();
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    folder.mkpath(QStringLiteral("."));
    Settings laboratory = pictured();
    laboratory.labPage = QStringLiteral("formal");
    const Scene scenes[] = {
        {"play", againstALevel(), isPlaying},       {"start", pictured(), isAsked},
        {"analyse", betweenEngines(8), isAnalysed}, {"review", pictured(), isReviewed},
        {"laboratory", laboratory, isLaboratory},   {"measure", betweenEngines(9), isMeasured},
    };
    int missing = 0;
    for (const Scene& scene : scenes)
        missing += draw(scene, folder) ? 0 : 1;
    return missing;
}
