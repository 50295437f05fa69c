// SPDX-License-Identifier: GPL-3.0-or-later
//
// screenshot FILE.png [LANGUAGE]: the window in the middle of a game between two engines, as README
// shows it. resources/make-screenshot builds and runs it.
#include "core/support/translations.h"
#include "ui/mainwindow/actions.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/play/gamemodel.h"
#include "ui/play/playcontroller.h"
#include "ui/style/appearance.h"

#include <QApplication>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

namespace {

constexpr int gameLength = 16; // moves
constexpr int patience = 60'000; // ms
constexpr QSize windowSize(1280, 800);

Settings pictured()
{
    Settings settings;
    settings.first = {.engine = QStringLiteral("mapped-h1"), .limits = {.depth = 8}};
    settings.second = {.engine = QStringLiteral("alphabeta-h2"), .limits = {.depth = 8}};
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

} // namespace

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    if (argc < 2 || argc > 3) {
        std::fprintf(stderr, "usage: screenshot FILE.png [LANGUAGE]\n");
        return 2;
    }
    installTranslations(application, QString::fromLocal8Bit(argc == 3 ? argv[2] : "en"));
    appearance::initialize();
    const QTemporaryDir folder;
    QSettings store(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    pictured().save(store);

    MainWindow window(store, folder.filePath(QStringLiteral("autosave")));
    window.resize(windowSize);
    window.commands()[Command::LayoutAnalyse]->trigger();
    window.show();
    window.controller().start();
    const bool played = QTest::qWaitFor(
        [&window] { return window.model().game().ply() >= gameLength; }, patience);
    window.controller().pause();
    QTest::qWait(500); // the charts' last repaint
    if (!played || !window.grab().save(QString::fromLocal8Bit(argv[1]))) {
        std::fprintf(stderr, "screenshot: %s could not be written\n", argv[1]);
        return 1;
    }
    return 0;
}
