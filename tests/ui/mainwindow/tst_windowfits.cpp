// SPDX-License-Identifier: GPL-3.0-or-later
// The window fits small screens: 800x600, and 1920x1080 at 200 %, which leaves 960x540.
#include "core/support/translations.h"
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/analysis/reliabilitydialog.h"
#include "ui/labs/experiments/experimentdialog.h"
#include "ui/mainwindow/dialogs/aboutdialog.h"
#include "ui/mainwindow/dialogs/helpdialog.h"
#include "ui/mainwindow/dialogs/preferencesdialog.h"
#include "ui/mainwindow/dialogs/shortcutsheet.h"
#include "ui/play/players/h1optionsdialog.h"
#include "ui/play/players/startpanel.h"

#include <QDialog>
#include <QTabBar>
#include <QTabWidget>

namespace {

/// What a desktop's own bars and the window's frame leave of 800x600 and of 960x540.
constexpr QSize smallScreen(800, 500);

const char* nameOf(Command layout)
{
    return layout == Command::LayoutPlay ? "Play"
        : layout == Command::LayoutLab   ? "Lab"
                                         : "Analyse";
}

} // namespace

class TestWindowFits : public QObject
{
    Q_OBJECT

private:
    static void openPanel(const WindowFixture& f, const QString& panel)
    {
        if (panel == QLatin1String("start"))
            f.trigger(Command::NewGameWith);
        else if (panel == QLatin1String("set-up"))
            f.trigger(Command::SetUp);
        else if (panel == QLatin1String("message"))
            f.window->showMessage(QStringLiteral("A sentence about a file that can't be read."));
        else if (panel == QLatin1String("try")) {
            f.trigger(Command::ReviewGame);
            QTRY_VERIFY(f.action(Command::ExportReview)->isEnabled());
            f.trigger(Command::TryAgain);
            QTRY_VERIFY(!f.action(Command::SetUp)->isEnabled());
        }
    }

private Q_SLOTS:
    void initTestCase() { appearance::initialize(); }

    void everyLayoutAndPanelFits_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("layout");
        QTest::addColumn<QString>("panel");
        for (const QString& language : availableLanguages())
            for (const Command layout :
                 {Command::LayoutPlay, Command::LayoutAnalyse, Command::LayoutLab})
                for (const char* panel : {"no", "start", "set-up", "try", "message"})
                    QTest::addRow("%s, %s, %s panel", qPrintable(language), nameOf(layout), panel)
                        << language << static_cast<int>(layout) << QString::fromLatin1(panel);
    }

    void everyLayoutAndPanelFits()
    {
        QFETCH(QString, language);
        QFETCH(int, layout);
        QFETCH(QString, panel);
        QCOMPARE(installTranslations(*qApp, language), language);
        Settings settings = WindowFixture::quickSettings();
        settings.second = WindowFixture::quickEngine();
        WindowFixture f(settings);
        f.play("1212121");
        f.window->resize(smallScreen);
        f.trigger(static_cast<Command>(layout));
        openPanel(f, panel);
        drainEvents();
        const QSize least = f.window->minimumSizeHint().expandedTo(f.window->size());
        QVERIFY2(least.width() <= smallScreen.width() && least.height() <= smallScreen.height(),
                 qPrintable(QStringLiteral("%1x%2").arg(least.width()).arg(least.height())));
        installTranslations(*qApp, QStringLiteral("en"));
    }

    void everyTabIsWhole_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const QString& language : availableLanguages())
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
                if (!bar->isVisible() || bar->count() == 0)
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
             {Command::LayoutAnalyse, Command::LayoutLab, Command::SetUp, Command::AnalysePosition})
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
        for (const QString& language : availableLanguages())
            QTest::addRow("%s", qPrintable(language)) << language;
    }

    void everyDialogFits()
    {
        QFETCH(QString, language);
        QCOMPARE(installTranslations(*qApp, language), language);
        const WindowFixture f;
        const auto fits = [](QDialog& dialog) {
            dialog.show();
            drainEvents();
            // Where the screen is larger, some take more.
            dialog.resize(smallScreen.boundedTo(dialog.size()));
            const QSize size = dialog.size().expandedTo(dialog.minimumSizeHint());
            QVERIFY2(size.width() <= smallScreen.width() && size.height() <= smallScreen.height(),
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
        ShortcutSheet sheet(f.window->actions());
        fits(sheet);
        ExperimentDialog experiment;
        fits(experiment);
        installTranslations(*qApp, QStringLiteral("en"));
    }
};

QTEST_MAIN(TestWindowFits)
#include "tst_windowfits.moc"
