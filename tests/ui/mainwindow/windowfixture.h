// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/reviewsession.h"
#include "tests/core/drain.h"
#include "ui/analysis/analysismodel.h"
#include "ui/mainwindow/actions.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/performance/runhistory.h"
#include "ui/play/gamemodel.h"
#include "ui/play/hintsearch.h"
#include "ui/play/playcontroller.h"
#include "ui/style/appearance.h"

#include <QApplication>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <functional>

/// A window with settings and autosaved games in a folder of its own, that wastes no time.
struct WindowFixture
{
    QTemporaryDir folder;
    std::unique_ptr<QSettings> store;
    std::unique_ptr<MainWindow> window;

    static Settings quickSettings()
    {
        Settings settings;
        settings.second = Entrant::person(); // two persons
        settings.animation = AnimationSpeed::Off;
        settings.minimumThinkingMs = 0;
        settings.autoPlayDelayMs = 0;
        settings.showStartPanel = false;
        settings.tourSeen = true;
        return settings;
    }

    static Entrant quickEngine()
    {
        return {.engine = QStringLiteral("alphabeta-h1"), .limits = {.depth = 2}};
    }

    explicit WindowFixture(const Settings& settings = quickSettings())
    {
        store = std::make_unique<QSettings>(path("settings.ini"), QSettings::IniFormat);
        settings.save(*store);
        open();
    }

    /// The window as at another start of the program.
    void open(QSize size = QSize(1100, 760))
    {
        window.reset();
        window = std::make_unique<MainWindow>(*store, path("autosave"));
        window->resize(size);
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    }

    QString path(const char* name) const { return folder.filePath(QString::fromLatin1(name)); }
    QAction* action(Command command) const { return window->commands()[command]; }
    void trigger(Command command) const { action(command)->trigger(); }
    const Game& game() const { return window->model().game(); }
    QString text() const { return game().positionText(); }

    void play(const char* columns) const
    {
        for (; *columns; ++columns)
            QVERIFY(window->model().play(Move(*columns - '1')));
    }
};

/// Does something with the next dialog that blocks, as a person would, and closes it if that has
/// not.
inline void answerNextDialog(std::function<void(QWidget*)> answer)
{
    auto* timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, timer, [timer, answer = std::move(answer)] {
        QWidget* dialog = QApplication::activeModalWidget();
        if (!dialog)
            return;
        timer->stop();
        timer->deleteLater();
        answer(dialog);
        if (QApplication::activeModalWidget() == dialog)
            dialog->close();
    });
    timer->start(10);
}
