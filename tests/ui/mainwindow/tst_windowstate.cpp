// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept from one start to the next, and how the window looks.
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/board/boardtheme.h"
#include "ui/board/boardview.h"
#include "ui/mainwindow/preferencesdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QMenuBar>
#include <QProxyStyle>
#include <QSpinBox>

class TestWindowState : public QObject
{
    Q_OBJECT

private:
    static QDockWidget* dock(const WindowFixture& f, const char* name)
    {
        return f.window->findChild<QDockWidget*>(QString::fromLatin1(name));
    }

private Q_SLOTS:
    void initTestCase() { appearance::initialize(); }

    void layoutsOpenWhatTheyNeed()
    {
        WindowFixture f;
        QVERIFY(f.action(Command::LayoutPlay)->isChecked());
        QVERIFY(dock(f, "players")->isVisible());
        QVERIFY(dock(f, "nodes")->isHidden());
        f.trigger(Command::LayoutAnalyse);
        for (const char* name : {"moves", "report", "nodes", "time"})
            QVERIFY2(!dock(f, name)->isHidden(), name);
        f.trigger(Command::LayoutPlay);
        QVERIFY(dock(f, "moves")->isHidden());
    }

    void theLayoutIsKeptAndReset()
    {
        WindowFixture f;
        f.trigger(Command::LayoutAnalyse);
        dock(f, "time")->close();
        QVERIFY(f.window->close());
        f.open();
        QVERIFY(!dock(f, "moves")->isHidden());
        QVERIFY(dock(f, "time")->isHidden());
        QVERIFY(f.action(Command::LayoutAnalyse)->isChecked());
        dock(f, "players")->setFloating(true);
        f.trigger(Command::ResetLayout);
        QVERIFY(dock(f, "moves")->isHidden());
        QVERIFY(!dock(f, "players")->isFloating());
        QVERIFY(f.action(Command::LayoutPlay)->isChecked());
    }

    void aBrokenLayoutIsTheFirstOne()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.windowGeometry = "garbage";
        settings.windowState = "garbage";
        WindowFixture f(settings);
        QVERIFY(dock(f, "players")->isVisible());
        QVERIFY(dock(f, "moves")->isHidden());
    }

    void fullScreenShowsTheBoardAlone()
    {
        WindowFixture f;
        f.trigger(Command::FullScreen);
        QVERIFY(f.window->isFullScreen());
        QVERIFY(!f.window->menuBar()->isVisible());
        QVERIFY(!dock(f, "players")->isVisible());
        QTest::keyClick(&f.window->board(), Qt::Key_4);
        QCOMPARE(f.text(), QStringLiteral("4"));
        QTest::keyClick(&f.window->board(), Qt::Key_Escape);
        QVERIFY(!f.window->isFullScreen());
        QVERIFY(dock(f, "players")->isVisible());
        QVERIFY(dock(f, "moves")->isHidden());
    }

    void preferencesApplyAtOnceAndAreKept()
    {
        WindowFixture f;
        f.trigger(Command::Preferences);
        auto* dialog = f.window->findChild<PreferencesDialog*>();
        QVERIFY(dialog);
        Settings wanted = f.window->settings();
        const auto boxes = dialog->findChildren<QCheckBox*>();
        for (QCheckBox* box : boxes)
            if (!box->isHidden() && box->text() == QStringLiteral("Board &flipped"))
                box->click();
        wanted.flipped = true;
        const auto spins = dialog->findChildren<QSpinBox*>();
        for (QSpinBox* spin : spins)
            if (spin->accessibleName() == QStringLiteral("Shortest thinking time"))
                spin->setValue(750);
        wanted.minimumThinkingMs = 750;
        const auto combos = dialog->findChildren<QComboBox*>();
        for (QComboBox* combo : combos)
            if (combo->accessibleName() == QStringLiteral("Discs"))
                combo->setCurrentIndex(static_cast<int>(DiscTheme::Classic));
        wanted.discTheme = DiscTheme::Classic;
        QCOMPARE(f.window->settings(), wanted);
        QCOMPARE(f.window->board().discTheme(), DiscTheme::Classic);
        QVERIFY(f.action(Command::FlipBoard)->isChecked());

        // A change outside the dialog shows in it.
        f.trigger(Command::FlipBoard);
        QCOMPARE(dialog->settings().flipped, false);

        dialog->close();
        QVERIFY(f.window->close());
        f.open();
        QCOMPARE(f.window->settings().minimumThinkingMs, 750);
        QCOMPARE(f.window->settings().discTheme, DiscTheme::Classic);
        QCOMPARE(f.window->settings().flipped, false);
    }

    void playersAreKept()
    {
        WindowFixture f;
        const PlayerSettings engine {.human = false,
                                     .engine = QStringLiteral("study-h2"),
                                     .limits = {.depth = 3},
                                     .options = {.workers = 1, .seed = 77}};
        QVERIFY(f.window->controller().setPlayer(Player::Second, engine));
        QVERIFY(f.window->close());
        f.open();
        QCOMPARE(f.window->controller().player(Player::Second), engine);
    }

    void theWindowFollowsTheSystemWhileItRuns()
    {
        // The style colours the system's palette here, as a desktop's theme would.
        class Night : public QProxyStyle
        {
        public:
            using QProxyStyle::polish;
            void polish(QPalette& palette) override { palette = QPalette(Qt::darkGray, Qt::black); }
        };
        WindowFixture f;
        QVERIFY(!appearance::isDark(f.window->palette()));
        QApplication::setStyle(new Night);
        QEvent change(QEvent::ThemeChange);
        QCoreApplication::sendEvent(f.window.get(), &change);
        QTRY_VERIFY(appearance::isDark(f.window->palette()));
        QCOMPARE(f.window->palette().color(QPalette::Window),
                 appearance::palette(ColorScheme::Dark, DiscTheme::Safe).color(QPalette::Window));

        appearance::initialize();
        QCoreApplication::sendEvent(f.window.get(), &change);
        QTRY_VERIFY(!appearance::isDark(f.window->palette()));
    }

    void palettesCanBeRead_data()
    {
        QTest::addColumn<int>("scheme");
        QTest::addColumn<int>("theme");
        for (const auto scheme : {ColorScheme::Light, ColorScheme::Dark})
            for (const auto theme : {DiscTheme::Safe, DiscTheme::HighContrast})
                QTest::addRow("scheme %d, discs %d", int(scheme), int(theme))
                    << int(scheme) << int(theme);
    }

    void palettesCanBeRead()
    {
        QFETCH(int, scheme);
        QFETCH(int, theme);
        const auto discs = static_cast<DiscTheme>(theme);
        const QPalette palette = appearance::palette(static_cast<ColorScheme>(scheme), discs);
        QCOMPARE(appearance::isDark(palette), scheme == int(ColorScheme::Dark));
        const double least = discs == DiscTheme::HighContrast ? 7.0 : 4.5;
        const std::pair<QPalette::ColorRole, QPalette::ColorRole> pairs[]
            = {{QPalette::WindowText, QPalette::Window},
               {QPalette::Text, QPalette::Base},
               {QPalette::ButtonText, QPalette::Button},
               {QPalette::HighlightedText, QPalette::Highlight},
               {QPalette::ToolTipText, QPalette::ToolTipBase},
               {QPalette::Link, QPalette::Window}};
        for (const auto& [text, ground] : pairs)
            QVERIFY(contrastRatio(palette.color(text), palette.color(ground)) >= least);
        const auto faint = palette.color(QPalette::Disabled, QPalette::WindowText);
        QVERIFY(contrastRatio(faint, palette.color(QPalette::Window)) >= 3.0);
    }
};

QTEST_MAIN(TestWindowState)
#include "tst_windowstate.moc"
