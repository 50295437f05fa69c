// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/mainwindow/mainwindow.h"
#include "ui/mainwindow/parts/windowparts.h"

#include <QSettings>
#include <QTemporaryDir>
#include <functional>
#include <memory>

/// A window with settings and autosaved games in a folder of its own, that wastes no time.
struct WindowFixture
{
    QTemporaryDir folder;
    std::unique_ptr<QSettings> store;
    std::unique_ptr<MainWindow> window;

    static Settings quickSettings();
    static Entrant quickEngine();

    explicit WindowFixture(const Settings& settings = quickSettings());

    /// The window as at another start of the program.
    void open(QSize size = QSize(1100, 760));

    QString path(const char* name) const;
    QAction* action(Command command) const;
    void trigger(Command command) const;
    const Game& game() const;
    QString text() const;
    void play(const char* columns) const;
};

/// Does something with the next dialog that blocks, as a person would, and closes it if that has
/// not.
void answerNextDialog(std::function<void(QWidget*)> answer);
