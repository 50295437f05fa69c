// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/mainwindow/windowfixture.h"

#include "ui/play/gamemodel.h"

#include <QAction>
#include <QApplication>
#include <QTest>
#include <QTimer>

Settings WindowFixture::quickSettings()
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

Entrant WindowFixture::quickEngine()
{
    return {.engine = QStringLiteral("alphabeta-h1"), .limits = {.depth = 2}};
}

WindowFixture::WindowFixture(const Settings& settings)
{
    store = std::make_unique<QSettings>(path("settings.ini"), QSettings::IniFormat);
    settings.save(*store);
    open();
}

void WindowFixture::open(QSize size)
{
    window.reset();
    window = std::make_unique<MainWindow>(*store, path("autosave"));
    window->resize(size);
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
}

QString WindowFixture::path(const char* name) const
{
    return folder.filePath(QString::fromLatin1(name));
}

QAction* WindowFixture::action(Command command) const
{
    return window->parts().actions[command];
}

void WindowFixture::trigger(Command command) const
{
    action(command)->trigger();
}

const Game& WindowFixture::game() const
{
    return window->parts().model.game();
}

QString WindowFixture::text() const
{
    return game().positionText();
}

void WindowFixture::play(const char* columns) const
{
    for (; *columns; ++columns)
        QVERIFY(window->parts().model.play(Move(*columns - '1')));
}

void answerNextDialog(std::function<void(QWidget*)> answer)
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
