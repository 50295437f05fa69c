// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/translations.h"
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/mainwindow/dialogs/preferencesdialog.h"
#include "ui/mainwindow/windowhost.h"
#include "ui/play/gamemodel.h"
#include "ui/play/playcontroller.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QMenuBar>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

namespace {

struct Host
{
    QTemporaryDir folder;
    QSettings store {folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    std::unique_ptr<WindowHost> host;

    explicit Host(const Settings& settings)
    {
        installTranslations(*qApp, settings.language);
        settings.save(store);
        host = std::make_unique<WindowHost>(
            store, folder.filePath(QStringLiteral("autosave")),
            [](const QString& language) { installTranslations(*qApp, language); });
        host->window().show();
    }

    MainWindow& window() const { return host->window(); }
    QString newGame() const { return window().parts().actions[Command::NewGame]->text(); }

    /// As a person does it.
    void choose(const QString& language) const
    {
        window().parts().actions[Command::Preferences]->trigger();
        auto* const dialog = window().findChild<PreferencesDialog*>();
        for (QComboBox* box : dialog->findChildren<QComboBox*>())
            if (const int at = box->findData(language); at >= 0 && box->findData("en") >= 0)
                box->setCurrentIndex(at);
    }
};

Settings inEnglish()
{
    Settings settings = WindowFixture::quickSettings();
    settings.language = QStringLiteral("en");
    return settings;
}

} // namespace

class TestWindowHost : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { installTranslations(*qApp, QStringLiteral("en")); }

    void anotherLanguageIsSpokenAtOnce()
    {
        const Host host(inEnglish());
        QSignalSpy replaced(host.host.get(), &WindowHost::replaced);
        const QString english = host.newGame();
        host.choose(QStringLiteral("es"));
        QTRY_COMPARE(replaced.size(), 1);
        QVERIFY(host.window().isVisible());
        QVERIFY(host.newGame() != english);
        QCOMPARE(host.window().settings().language, QStringLiteral("es"));
        // The choice is still open, in its own language, and leads back.
        QVERIFY(host.window().findChild<PreferencesDialog*>());
        host.choose(QStringLiteral("en"));
        QTRY_COMPARE(replaced.size(), 2);
        QCOMPARE(host.newGame(), english);
    }

    void theGameGoesOn()
    {
        Settings settings = inEnglish();
        settings.second = WindowFixture::quickEngine();
        const Host host(settings);
        QVERIFY(host.window().parts().controller.personPlays(Move(3)));
        QTRY_COMPARE(host.window().parts().model.game().ply(), 2);
        const QString before = host.window().parts().model.game().positionText();
        QSignalSpy replaced(host.host.get(), &WindowHost::replaced);
        host.choose(QStringLiteral("es"));
        QTRY_COMPARE(replaced.size(), 1);
        QCOMPARE(host.window().parts().model.game().positionText(), before);
        QVERIFY(host.window().parts().model.isModified());
        QVERIFY(host.window().parts().controller.personPlays(Move(3)));
        QTRY_COMPARE(host.window().parts().model.game().ply(), 4);
    }

    void whatWasTakenBackCanBePlayedAgain()
    {
        const Host host(inEnglish());
        QVERIFY(host.window().parts().controller.personPlays(Move(3)));
        QVERIFY(host.window().parts().controller.personPlays(Move(4)));
        host.window().parts().actions[Command::Undo]->trigger();
        QSignalSpy replaced(host.host.get(), &WindowHost::replaced);
        host.choose(QStringLiteral("es"));
        QTRY_COMPARE(replaced.size(), 1);
        host.window().parts().actions[Command::Redo]->trigger();
        QCOMPARE(host.window().parts().model.game().positionText(), QString("45"));
    }

    void anEngineThatWasThinkingThinksOn()
    {
        Settings settings = inEnglish();
        settings.second = {.engine = QStringLiteral("alphabeta-h1"),
                           .limits = {.time = std::chrono::milliseconds(60'000)}};
        const Host host(settings);
        QVERIFY(host.window().parts().controller.personPlays(Move(3)));
        QTRY_COMPARE(host.window().parts().controller.state(), PlayController::State::Thinking);
        QSignalSpy replaced(host.host.get(), &WindowHost::replaced);
        host.choose(QStringLiteral("es"));
        QTRY_COMPARE(replaced.size(), 1);
        QTRY_COMPARE(host.window().parts().controller.state(), PlayController::State::Thinking);
        host.window().parts().controller.moveNow();
        QTRY_COMPARE(host.window().parts().model.game().ply(), 2);
    }

    void pausedEnginesStayPaused()
    {
        Settings settings = inEnglish();
        settings.first = WindowFixture::quickEngine();
        settings.second = WindowFixture::quickEngine();
        const Host host(settings);
        QCOMPARE(host.window().parts().controller.state(), PlayController::State::Paused);
        QSignalSpy replaced(host.host.get(), &WindowHost::replaced);
        host.choose(QStringLiteral("es"));
        QTRY_COMPARE(replaced.size(), 1);
        // Engines that may move think from then on.
        QCOMPARE(host.window().parts().controller.state(), PlayController::State::Paused);
        QCoreApplication::processEvents();
        QCOMPARE(host.window().parts().controller.state(), PlayController::State::Paused);
        QCOMPARE(host.window().parts().model.game().ply(), 0);
    }

    /// The dialog is a child of the window, and what opened it goes on with both.
    void nothingIsReplacedUnderADialog()
    {
        const Host host(inEnglish());
        QSignalSpy replaced(host.host.get(), &WindowHost::replaced);
        QMessageBox box(&host.window());
        QTimer::singleShot(0, &box, [&] {
            host.choose(QStringLiteral("es"));
            QTimer::singleShot(200, &box, &QDialog::accept);
        });
        box.exec();
        QCOMPARE(replaced.size(), 0);
        box.setParent(nullptr);
        QTRY_COMPARE(replaced.size(), 1);
    }

    /// The numbers of a game are as little lost as its moves.
    void whatWasMeasuredGoesAlong()
    {
        using namespace std::chrono_literals;
        Settings settings = inEnglish();
        settings.second = WindowFixture::quickEngine();
        const Host host(settings);
        QSignalSpy replaced(host.host.get(), &WindowHost::replaced);
        QVERIFY(host.window().parts().controller.personPlays(Move(3)));
        QTRY_COMPARE(host.window().parts().model.game().length(), 2);
        QTRY_VERIFY(host.window().parts().recorder.hasSearches());
        SearchPins pinned;
        pinned.pins[0] = TimePin {.from = 1ns, .to = 2ns, .text = QStringLiteral("the start")};
        host.window().parts().recorder.pins().changeShown(pinned);
        const Recording before = host.window().parts().recorder.recording();
        QVERIFY(before.moves[1].pins == pinned);
        host.choose(QStringLiteral("es"));
        QTRY_COMPARE(replaced.size(), 1);
        const WindowParts& parts = host.window().parts();
        const Recording after = parts.recorder.recording();
        QCOMPARE(after.searches(), 1);
        QCOMPARE(after.moves[1].report->nodes, before.moves[1].report->nodes);
        QCOMPARE(after.players, before.players);
        QVERIFY(after.moves[1].pins == pinned);
        QVERIFY(parts.recorder.pins().areUnsaved());
        QCOMPARE(parts.history.series().size(), std::size_t(1));
        QCOMPARE(parts.history.series()[0].points.size(), std::size_t(1));
    }

    void theGamesFileIsKnownStill()
    {
        const Host host(inEnglish());
        const QString path = host.folder.filePath(QStringLiteral("game.c4g"));
        QVERIFY(host.window().parts().model.play(Move(3)));
        host.window().parts().model.markSaved(path);
        QSignalSpy replaced(host.host.get(), &WindowHost::replaced);
        host.choose(QStringLiteral("es"));
        QTRY_COMPARE(replaced.size(), 1);
        QCOMPARE(host.window().parts().model.filePath(), path);
        QVERIFY(!host.window().parts().model.isModified());
    }
};

QTEST_MAIN(TestWindowHost)
#include "tst_windowhost.moc"
