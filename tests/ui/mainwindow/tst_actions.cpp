// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/settings/keymap.h"
#include "ui/style/appearance.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <algorithm>

class TestActions : public QObject
{
    Q_OBJECT

private:
    static QList<QAction*> actionsOf(const MainWindow& window)
    {
        QList<QAction*> result;
        for (QAction* action : window.actions())
            if (!action->isSeparator())
                result += action;
        return result;
    }

    static QList<QMenu*> shownMenus(const QMainWindow& window)
    {
        QList<QMenu*> result;
        for (const QAction* entry : window.menuBar()->actions())
            if (entry->isVisible())
                result += entry->menu();
        return result;
    }

    /// One of those that are no game.
    static bool isOtherLayout(const WindowFixture& f, const QAction* action)
    {
        return std::ranges::any_of(layoutCommands, [&](Command layout) {
            return layout != Command::LayoutPlay && f.action(layout) == action;
        });
    }

private Q_SLOTS:
    void initTestCase() { appearance::initialize(); }

    void eachHasTextTipAndIcon()
    {
        WindowFixture f;
        const auto actions = actionsOf(*f.window);
        QVERIFY(actions.size() > static_cast<int>(Command::Count));
        for (const QAction* action : actions) {
            const QByteArray name = action->text().toUtf8();
            QVERIFY(!action->text().isEmpty());
            QVERIFY2(!action->statusTip().isEmpty(), name);
            QVERIFY2(!action->toolTip().isEmpty(), name);
            QVERIFY2(!action->icon().isNull(), name);
            QVERIFY2(!action->icon().pixmap(24).isNull(), name);
        }
    }

    void shortcutsAreTheirOwn()
    {
        WindowFixture f;
        QHash<QString, QString> owners;
        for (const QAction* action : actionsOf(*f.window))
            for (const QKeySequence& keys : action->shortcuts()) {
                const QString text = keys.toString(QKeySequence::PortableText);
                QVERIFY2(!text.isEmpty(), qPrintable(action->text()));
                QVERIFY2(!owners.contains(text),
                         qPrintable(text + owners.value(text) + action->text()));
                owners.insert(text, action->text());
            }
        // The board's own keys stay the board's.
        for (const char* key : {"1", "7", "A", "B", "C", "D", "E", "F", "G", "Left", "Right",
                                "Down", "Space", "Return"})
            QVERIFY2(!owners.contains(QString::fromLatin1(key)), key);
    }

    void everyCommandIsInAMenuOfSomeLayout()
    {
        WindowFixture f;
        QSet<QAction*> inMenus;
        for (const QAction* menu : f.window->menuBar()->actions()) {
            QSet<QChar> mnemonics;
            for (QAction* action : menu->menu()->actions()) {
                inMenus.insert(action);
                if (action->menu())
                    for (QAction* within : action->menu()->actions())
                        inMenus.insert(within);
                const qsizetype place = action->text().indexOf(QLatin1Char('&'));
                if (place < 0)
                    continue;
                const QChar letter = action->text().at(place + 1).toLower();
                QVERIFY2(!mnemonics.contains(letter), qPrintable(menu->text() + action->text()));
                mnemonics.insert(letter);
            }
        }
        for (QAction* action : actionsOf(*f.window))
            QVERIFY2(inMenus.contains(action), qPrintable(action->text()));
    }

    void nothingStandsTwice_data()
    {
        QTest::addColumn<Command>("layout");
        QTest::newRow("play") << Command::LayoutPlay;
        QTest::newRow("analyse") << Command::LayoutAnalyse;
        QTest::newRow("teach") << Command::LayoutTeach;
        QTest::newRow("lab") << Command::LayoutLab;
        QTest::newRow("measure") << Command::LayoutMeasure;
    }

    void nothingStandsTwice()
    {
        QFETCH(Command, layout);
        const WindowFixture f;
        f.trigger(layout);
        QHash<QAction*, QString> seen;
        QStringList titles;
        for (const QMenu* menu : shownMenus(*f.window)) {
            QVERIFY2(!titles.contains(menu->title()), qPrintable(menu->title()));
            titles += menu->title();
            bool isSeparated = true;
            for (QAction* action : menu->actions()) {
                QVERIFY2(!action->isSeparator() || !isSeparated, qPrintable(menu->title()));
                isSeparated = action->isSeparator();
                if (isSeparated)
                    continue;
                QVERIFY2(!seen.contains(action),
                         qPrintable(action->text() + seen.value(action) + menu->title()));
                seen.insert(action, menu->title());
            }
            QVERIFY2(!isSeparated, qPrintable(menu->title()));
        }
        // From each to each of the others.
        for (const Command other : layoutCommands)
            QVERIFY(seen.contains(f.action(other)));
        QVERIFY(seen.contains(f.action(Command::Shortcuts)));
    }

    void inPlayThereIsWhatAPlayerNeeds()
    {
        const WindowFixture f;
        f.trigger(Command::LayoutPlay);
        QList<QAction*> offered;
        QStringList titles;
        for (const QMenu* menu : shownMenus(*f.window)) {
            titles += menu->title();
            for (QAction* action : menu->actions())
                if (!action->isSeparator() && action->isVisible())
                    offered += action;
        }
        QCOMPARE(titles, QStringList({"&Game", "&View", "Tools", "&Help"}));
        for (const Command layout : layoutCommands)
            offered.removeOne(f.action(layout));
        QVERIFY2(offered.size() <= 20, qPrintable(QString::number(offered.size())));
        for (const Command wanted :
             {Command::NewGame, Command::NewGameWith, Command::MyGames, Command::Share,
              Command::Preferences, Command::Quit, Command::FullScreen, Command::Help})
            QVERIFY2(offered.contains(f.action(wanted)), qPrintable(f.action(wanted)->text()));
        // The rest is only out of sight.
        QSignalSpy flipped(f.action(Command::Coordinates), &QAction::triggered);
        QApplication::setActiveWindow(f.window.get());
        QTest::keyClick(f.window.get(), Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(flipped.size(), 1);
        QTest::keyClick(f.window.get(), Qt::Key_2, Qt::ControlModifier);
        QVERIFY(f.action(Command::LayoutAnalyse)->isChecked());
        QCOMPARE(shownMenus(*f.window).front()->title(), QStringLiteral("&File"));
        QTest::keyClick(f.window.get(), Qt::Key_1, Qt::ControlModifier);
        QVERIFY(f.action(Command::LayoutPlay)->isChecked());
        QCOMPARE(shownMenus(*f.window).front()->title(), QStringLiteral("&Game"));
    }

    void theToolBarLeadsToTheLayoutsByOneButton()
    {
        const WindowFixture f;
        auto* const bar = f.window->findChild<QToolBar*>();
        QVERIFY(!bar->isVisible()); // of a game all is above the board
        f.trigger(Command::LayoutAnalyse);
        QVERIFY(bar->isVisible());
        const QToolButton* tools = nullptr;
        const QMenu* menu = nullptr;
        for (QAction* action : bar->actions()) {
            const auto* const button = qobject_cast<QToolButton*>(bar->widgetForAction(action));
            if (!button)
                continue;
            QVERIFY2(!button->text().contains(u'&'), qPrintable(button->text()));
            if (action->menu()) {
                tools = button;
                menu = action->menu();
            } else
                QVERIFY2(!isOtherLayout(f, action), qPrintable(action->text()));
        }
        QVERIFY(tools);
        QCOMPARE(tools->popupMode(), QToolButton::InstantPopup);
        QCOMPARE(tools->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
        for (const Command layout : layoutCommands)
            QVERIFY(menu->actions().contains(f.action(layout)));
        // Their signs say nothing without the words.
        f.window->resize(640, 480);
        QCoreApplication::processEvents();
        for (const Command command : {Command::MoveNow, Command::Threats}) {
            const auto* const button
                = qobject_cast<QToolButton*>(bar->widgetForAction(f.action(command)));
            QVERIFY(button);
            QCOMPARE(button->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
        }
    }

    void buttonsHaveNoLetterForTheKeyboard()
    {
        QWidget window;
        QAction action(QStringLiteral("对弈(&P)"), &window);
        Actions::dress(&action, QStringLiteral("play"), QStringLiteral("a tip"));
        QCOMPARE(action.iconText(), QStringLiteral("对弈"));
        action.setText(QStringLiteral("&Play Learner next?"));
        QCOMPARE(action.iconText(), QStringLiteral("Play Learner next?"));
        QCOMPARE(action.toolTip(), QStringLiteral("Play Learner next?"));
    }

    void eachHasANameThatItsKeysAreKeptBy()
    {
        WindowFixture f;
        QSet<QString> names;
        for (const QAction* action : actionsOf(*f.window)) {
            QVERIFY2(!action->objectName().isEmpty(), qPrintable(action->text()));
            QVERIFY2(!names.contains(action->objectName()), qPrintable(action->objectName()));
            names.insert(action->objectName());
        }
        QCOMPARE(f.window->parts().keys.actions().size(), names.size());
    }

    void theToolTipNamesTheKeyOfNow()
    {
        WindowFixture f;
        QAction* const rematch = f.action(Command::Rematch);
        QCOMPARE(rematch->toolTip(), QStringLiteral("Rematch (Ctrl+R)"));
        rematch->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_K));
        QCOMPARE(rematch->toolTip(), QStringLiteral("Rematch (Ctrl+K)"));
        rematch->setShortcuts(QList<QKeySequence>());
        QCOMPARE(rematch->toolTip(), QStringLiteral("Rematch"));
    }
};

QTEST_MAIN(TestActions)
#include "tst_actions.moc"
