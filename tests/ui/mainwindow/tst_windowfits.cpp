// SPDX-License-Identifier: GPL-3.0-or-later
// The window fits small screens: 800x600, and 1920x1080 at 200 %, which leaves 960x540. To play,
// 640x480 are enough; and letters twice as large fit where usual ones have room to spare.
#include "core/support/translations.h"
#include "tests/core/drain.h"
#include "tests/sanitized.h"
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/analysis/reliabilitydialog.h"
#include "ui/games/gamesdialog.h"
#include "ui/labs/experiments/experimentdialog.h"
#include "ui/mainwindow/dialogs/aboutdialog.h"
#include "ui/mainwindow/dialogs/helpdialog.h"
#include "ui/mainwindow/dialogs/preferencesdialog.h"
#include "ui/mainwindow/dialogs/shortcutsheet.h"
#include "ui/play/players/h1optionsdialog.h"
#include "ui/play/players/startpanel.h"
#include "ui/play/sharing/filmdialog.h"
#include "ui/play/sharing/sharedialog.h"
#include "ui/programs/programsdialog.h"
#include "ui/style/appearance.h"
#include "ui/widgets/labels/messagestrip.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QMenuBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>

namespace {

/// What a desktop's own bars and the window's frame leave of 800x600 and of 960x540.
constexpr QSize smallScreen(800, 500);
constexpr QSize smallestToPlay(640, 480);
constexpr QSize usualScreen(1024, 700);

const char* nameOf(Command layout)
{
    return layout == Command::LayoutPlay   ? "Play"
        : layout == Command::LayoutLab     ? "Lab"
        : layout == Command::LayoutMeasure ? "Measure"
                                           : "Analyse";
}

} // namespace

class TestWindowFits : public QObject
{
    Q_OBJECT

private:
    static void open(const WindowFixture& f, QSize size, int layout)
    {
        f.play("1212121");
        f.window->resize(size);
        f.trigger(static_cast<Command>(layout));
    }

    static void verifyFits(const WindowFixture& f, QSize size, const char* panel)
    {
        drainEvents();
        const QSize least = f.window->minimumSizeHint().expandedTo(f.window->size());
        QVERIFY2(least.width() <= size.width() && least.height() <= size.height(),
                 qPrintable(QStringLiteral("%1: %2x%3")
                                .arg(QLatin1String(panel))
                                .arg(least.width())
                                .arg(least.height())));
    }

private Q_SLOTS:
    void initTestCase() { appearance::initialize(); }
    void cleanup() { appearance::setTextSize(100); }

    void everyLayoutAndPanelFits_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("layout");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("textSize");
        const auto add = [](const QString& language, Command layout, QSize size, int textSize) {
            QTest::addRow("%s, %s, %d wide, letters of %d %%", qPrintable(language), nameOf(layout),
                          size.width(), textSize)
                << language << static_cast<int>(layout) << size << textSize;
        };
        for (const QString& language : sanitized::ends(availableLanguages())) {
            for (const Command layout : {Command::LayoutPlay, Command::LayoutAnalyse,
                                         Command::LayoutLab, Command::LayoutMeasure}) {
                add(language, layout, smallScreen, 100);
                add(language, layout, usualScreen, 200);
            }
            add(language, Command::LayoutPlay, smallestToPlay, 100);
        }
    }

    void everyLayoutAndPanelFits()
    {
        QFETCH(QString, language);
        QFETCH(int, layout);
        QFETCH(QSize, size);
        QFETCH(int, textSize);
        QCOMPARE(installTranslations(*qApp, language), language);
        Settings settings = WindowFixture::quickSettings();
        settings.second = WindowFixture::quickEngine();
        settings.textSize = textSize;
        {
            const WindowFixture f(settings);
            open(f, size, layout);
            verifyFits(f, size, "no panel");
            f.trigger(Command::SetUp);
            verifyFits(f, size, "set-up");
            f.trigger(Command::SetUp);
            f.window->showMessage(QStringLiteral("A sentence about a file that can't be read."));
            verifyFits(f, size, "message");
            f.window->findChild<MessageStrip*>()->dismiss();
            f.trigger(Command::NewGameWith);
            auto* const start = f.window->findChild<StartPanel*>();
            QVERIFY(start->isVisible());
            verifyFits(f, size, "start");
            QTest::keyClick(start, Qt::Key_Escape);
            QVERIFY(!start->isVisible());
        }
        // A review stands beside the board, or leads to the layout that analyses.
        if (size != smallestToPlay) {
            const WindowFixture f(settings);
            open(f, size, layout);
            f.trigger(Command::ReviewGame);
            QTRY_VERIFY(f.action(Command::ExportReview)->isEnabled());
            f.trigger(Command::TryAgain);
            QTRY_VERIFY(!f.action(Command::SetUp)->isEnabled());
            verifyFits(f, size, "try");
        }
        installTranslations(*qApp, QStringLiteral("en"));
    }

    void everyTabIsWhole_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const QString& language : sanitized::ends(availableLanguages()))
            for (const QSize size : {QSize(1024, 700), QSize(1600, 1000)})
                QTest::addRow("%s, %d wide", qPrintable(language), size.width())
                    << language << size;
    }

    void everyTabIsWhole()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        QCOMPARE(installTranslations(*qApp, language), language);
        const WindowFixture f;
        f.window->resize(size);
        f.play("1212121");
        const auto cut = [&f] {
            QStringList result;
            const auto bars = f.window->findChildren<QTabBar*>(Qt::FindDirectChildrenOnly);
            for (const QTabBar* bar : bars) {
                if (!bar->isVisible() || bar->count() < 2)
                    continue;
                if (bar->elideMode() != Qt::ElideNone
                    || bar->width() < bar->tabRect(bar->count() - 1).right())
                    result += QStringLiteral("%1: %2").arg(bar->tabText(0)).arg(bar->width());
            }
            return result.join(u' ');
        };
        f.trigger(Command::LayoutAnalyse);
        drainEvents();
        QTRY_COMPARE(cut(), QString());
        f.trigger(Command::ReviewGame); // one more tab
        drainEvents();
        QTRY_COMPARE(cut(), QString());
        f.trigger(Command::LayoutMeasure);
        drainEvents();
        QTRY_COMPARE(cut(), QString());
        f.trigger(Command::ResetLayout);
        drainEvents();
        f.trigger(Command::LayoutAnalyse);
        drainEvents();
        QTRY_COMPARE(cut(), QString());
        f.trigger(Command::LayoutAnalyse);
        drainEvents();
        QTRY_COMPARE(cut(), QString());
        installTranslations(*qApp, QStringLiteral("en"));
    }

    void theQuestionsBeforeAGamePushNothingOut_data()
    {
        QTest::addColumn<int>("next");
        for (const Command next :
             {Command::LayoutAnalyse, Command::LayoutLab, Command::LayoutMeasure, Command::SetUp,
              Command::AnalysePosition})
            QTest::addRow("command %d", static_cast<int>(next)) << static_cast<int>(next);
    }

    void theQuestionsBeforeAGamePushNothingOut()
    {
        QFETCH(int, next);
        const WindowFixture f;
        f.window->resize(smallScreen);
        f.trigger(Command::NewGameWith);
        QVERIFY(f.window->findChild<StartPanel*>()->isVisible());
        f.trigger(static_cast<Command>(next));
        drainEvents();
        QCOMPARE(f.window->size(), smallScreen);
    }

    void everyDialogFits_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("room");
        QTest::addColumn<int>("textSize");
        for (const QString& language : sanitized::ends(availableLanguages())) {
            QTest::addRow("%s", qPrintable(language)) << language << smallScreen << 100;
            QTest::addRow("%s, large letters", qPrintable(language))
                << language << usualScreen << 200;
        }
    }

    void everyDialogFits()
    {
        QFETCH(QString, language);
        QFETCH(QSize, room);
        QFETCH(int, textSize);
        QCOMPARE(installTranslations(*qApp, language), language);
        Settings settings = WindowFixture::quickSettings();
        settings.textSize = textSize;
        const WindowFixture f(settings);
        const auto fits = [&room](QDialog& dialog) {
            dialog.show();
            drainEvents();
            // Where the screen is larger, some take more.
            dialog.resize(room.boundedTo(dialog.size()));
            const QSize size = dialog.size().expandedTo(dialog.minimumSizeHint());
            QVERIFY2(size.width() <= room.width() && size.height() <= room.height(),
                     qPrintable(QStringLiteral("%1: %2x%3")
                                    .arg(QLatin1String(dialog.metaObject()->className()))
                                    .arg(size.width())
                                    .arg(size.height())));
        };
        PreferencesDialog preferences(f.window->settings());
        const auto pages = preferences.findChildren<QTabWidget*>();
        fits(preferences);
        for (int page = 0; page < pages.front()->count(); ++page) {
            pages.front()->setCurrentIndex(page);
            fits(preferences);
        }
        H1OptionsDialog options {H1Options()};
        fits(options);
        HelpDialog help;
        fits(help);
        AboutDialog about;
        fits(about);
        ReliabilityDialog reliability;
        fits(reliability);
        ShortcutSheet sheet(f.window->parts().keys, *f.window->menuBar());
        fits(sheet);
        ExperimentDialog experiment;
        fits(experiment);
        ShareDialog share(QStringLiteral("44536"));
        fits(share);
        FilmDialog film {FilmRequest()};
        fits(film);
        f.trigger(Command::MyGames);
        auto* const games = f.window->findChild<GamesDialog*>();
        QVERIFY(games);
        fits(*games);
        f.trigger(Command::Programs);
        auto* const programs = f.window->findChild<ProgramsDialog*>();
        QVERIFY(programs);
        fits(*programs);
        installTranslations(*qApp, QStringLiteral("en"));
    }
};

QTEST_MAIN(TestWindowFits)
#include "tst_windowfits.moc"
