// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/settings/keymap.h"
#include "ui/style/appearance.h"

#include <QAction>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QTest>

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

    void everyCommandIsInAMenu()
    {
        WindowFixture f;
        QSet<QAction*> inMenus;
        for (const QAction* menu : f.window->menuBar()->actions()) {
            QSet<QChar> mnemonics;
            for (QAction* action : menu->menu()->actions()) {
                inMenus.insert(action);
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
