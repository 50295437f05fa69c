// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/board/boardview.h"
#include "ui/mainwindow/dialogs/shortcutsheet.h"
#include "ui/settings/keymap.h"
#include "ui/style/appearance.h"
#include "ui/widgets/forms/keyfield.h"
#include "ui/widgets/labels/livelabel.h"

#include <QAction>
#include <QApplication>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

class TestShortcutSheet : public QObject
{
    Q_OBJECT

private:
    /// The sheet over a window, and its parts.
    struct Sheet
    {
        WindowFixture f;
        QPointer<ShortcutSheet> sheet;
        QTreeWidget* tree = nullptr;
        QLineEdit* search = nullptr;
        KeyField* field = nullptr;
        KeyField* second = nullptr;
        LiveLabel* conflict = nullptr;
        QPushButton* take = nullptr;
        QPushButton* first = nullptr;
        QPushButton* restore = nullptr;

        Sheet()
        {
            f.trigger(Command::Shortcuts);
            sheet = f.window->findChild<ShortcutSheet*>();
            tree = sheet->findChild<QTreeWidget*>();
            search = sheet->findChild<QLineEdit*>(QString(), Qt::FindDirectChildrenOnly);
            field = sheet->findChildren<KeyField*>().at(0);
            second = sheet->findChildren<KeyField*>().at(1);
            conflict = sheet->findChild<LiveLabel*>();
            restore
                = sheet->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::RestoreDefaults);
            for (auto* const button : sheet->findChildren<QPushButton*>()) {
                if (button->text().contains(QStringLiteral("assign")))
                    take = button;
                if (button->text() == QStringLiteral("&Default"))
                    first = button;
            }
        }

        QTreeWidgetItem* row(const QString& name) const
        {
            return tree->findItems(name, Qt::MatchExactly | Qt::MatchRecursive).value(0);
        }
        void choose(const char* name) const
        {
            tree->setCurrentItem(row(QString::fromLatin1(name)));
        }
        QString keys(const char* name) const { return row(QString::fromLatin1(name))->text(1); }
    };

private Q_SLOTS:
    void initTestCase() { appearance::initialize(); }

    void itListsEveryActionOnce()
    {
        const Sheet s;
        QVERIFY(s.f.window->parts().keys.actions().size() > static_cast<int>(Command::Count));
        for (const QAction* action : s.f.window->parts().keys.actions()) {
            const QString name = action->text().remove(u'&').remove(QChar(0x2026));
            qsizetype found = 0;
            for (const auto* item : s.tree->findItems(name, Qt::MatchExactly | Qt::MatchRecursive))
                if (item->toolTip(0) == action->statusTip()) {
                    ++found;
                    QCOMPARE(item->text(1), shownKeys(action->shortcuts()));
                }
            QVERIFY2(found == 1, qPrintable(name));
        }
    }

    void aKeyThatIsPressedIsTheActionsAtOnce()
    {
        const Sheet s;
        s.choose("Rematch");
        QCOMPARE(s.field->keySequence(), QKeySequence(Qt::CTRL | Qt::Key_R));
        QVERIFY(s.field->accessibleName().contains(QStringLiteral("Rematch")));
        QTest::keyClick(s.field, Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(s.f.action(Command::Rematch)->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_J));
        QCOMPARE(s.keys("Rematch"), QStringLiteral("Ctrl+J"));
        QVERIFY(s.f.action(Command::Rematch)->toolTip().contains(QStringLiteral("Ctrl+J")));
        QTest::keyClick(s.second, Qt::Key_F2);
        QCOMPARE(s.keys("Rematch"), QStringLiteral("Ctrl+J, F2"));
        QTest::keyClick(s.field, Qt::Key_Delete);
        QCOMPARE(s.keys("Rematch"), QStringLiteral("F2"));
        QCOMPARE(s.f.window->settings().keys.size(), 1);
    }

    void theNewKeyWorksAndTheOldOneDoesNot()
    {
        const Sheet s;
        s.choose("Threats");
        QTest::keyClick(s.field, Qt::Key_F2);
        s.sheet->close();
        QSignalSpy threats(s.f.action(Command::Threats), &QAction::triggered);
        QApplication::setActiveWindow(s.f.window.get());
        QTest::keyClick(&s.f.window->parts().centre.board(), Qt::Key_T);
        QCOMPARE(threats.count(), 0);
        QTest::keyClick(&s.f.window->parts().centre.board(), Qt::Key_F2);
        QCOMPARE(threats.count(), 1);
    }

    void whatAnotherHasIsTakenOnlyWhenOneAgrees()
    {
        const Sheet s;
        s.choose("Hint");
        QVERIFY(!s.take->isVisible());
        QTest::keyClick(s.field, Qt::Key_R, Qt::ControlModifier);
        QCOMPARE(s.conflict->text(), QStringLiteral("Ctrl+R is already the key for “Rematch”."));
        QVERIFY(s.take->isVisible());
        QCOMPARE(s.keys("Hint"), QStringLiteral("H"));
        QCOMPARE(s.keys("Rematch"), QStringLiteral("Ctrl+R"));
        QVERIFY(s.f.window->settings().keys.isEmpty());
        // Going elsewhere is no agreement.
        s.choose("Undo");
        QVERIFY(!s.take->isVisible());
        s.choose("Hint");
        QCOMPARE(s.field->keySequence(), QKeySequence(Qt::Key_H));
        QTest::keyClick(s.field, Qt::Key_R, Qt::ControlModifier);
        s.take->click();
        QCOMPARE(s.keys("Hint"), QStringLiteral("Ctrl+R"));
        QCOMPARE(s.keys("Rematch"), QString());
        QVERIFY(s.conflict->text().isEmpty());
        QCOMPARE(s.f.window->settings().keys.size(), 2);
    }

    void keysOfTheBoardAndOfMenusAreNotToBeHad_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<bool>("alt");
        QTest::newRow("a column") << int(Qt::Key_3) << false;
        QTest::newRow("a column's letter") << int(Qt::Key_G) << false;
        QTest::newRow("the ghost's") << int(Qt::Key_Left) << false;
        QTest::newRow("a menu's") << int(Qt::Key_F) << true;
        QTest::newRow("a list's") << int(Qt::Key_Up) << false;
    }

    void keysOfTheBoardAndOfMenusAreNotToBeHad()
    {
        QFETCH(int, key);
        QFETCH(bool, alt);
        const Sheet s;
        s.choose("Rematch");
        QTest::keyClick(s.field, static_cast<Qt::Key>(key), alt ? Qt::AltModifier : Qt::NoModifier);
        QVERIFY(!s.conflict->text().isEmpty());
        QVERIFY(!s.take->isVisible());
        QCOMPARE(s.keys("Rematch"), QStringLiteral("Ctrl+R"));
    }

    void theFirstKeysComeBack()
    {
        const Sheet s;
        QVERIFY(!s.restore->isEnabled());
        s.choose("Redo");
        QVERIFY(!s.first->isEnabled());
        QTest::keyClick(s.field, Qt::Key_F2);
        s.choose("Sound");
        QTest::keyClick(s.field, Qt::Key_F12);
        s.choose("Redo");
        s.first->click();
        QCOMPARE(s.f.action(Command::Redo)->shortcuts().size(), 2);
        QVERIFY(!s.first->isEnabled());
        QCOMPARE(s.keys("Sound"), QStringLiteral("F12"));
        s.restore->click();
        QCOMPARE(s.keys("Sound"), QStringLiteral("Ctrl+M"));
        QVERIFY(s.f.window->settings().keys.isEmpty());
        QVERIFY(!s.restore->isEnabled());
    }

    void everyFirstKeyCanBeHadAgain()
    {
        const Sheet s;
        for (const QAction* action : s.f.window->parts().keys.actions())
            for (const QKeySequence& key : action->shortcuts())
                QVERIFY2(!s.f.window->parts().keys.conflict(*action, key),
                         qPrintable(action->text() + key.toString()));
    }

    void theSearchFindsNamesKeysAndWhatTheyDo_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("name") << QStringLiteral("rematch");
        QTest::newRow("key") << QStringLiteral("ctrl+r");
        QTest::newRow("what it does") << QStringLiteral("other one goes first");
    }

    void theSearchFindsNamesKeysAndWhatTheyDo()
    {
        QFETCH(QString, text);
        const Sheet s;
        s.search->setText(text);
        QVERIFY(!s.row(QStringLiteral("Rematch"))->isHidden());
        QVERIFY(s.row(QStringLiteral("About Qt"))->isHidden());
        QVERIFY(s.row(QStringLiteral("Drop it"))->parent()->isHidden());
        s.search->clear();
        QVERIFY(!s.row(QStringLiteral("About Qt"))->isHidden());
    }

    void theFixedRowsStayAsTheyAre()
    {
        const Sheet s;
        s.choose("Drop it");
        QVERIFY(!s.field->isEnabled() && !s.second->isEnabled() && !s.first->isEnabled());
    }

    void tabGoesOnAndEscapeCloses()
    {
        const Sheet s;
        s.choose("Rematch");
        QApplication::setActiveWindow(s.sheet);
        s.field->setFocus();
        QTest::keyClick(s.field, Qt::Key_Tab);
        QVERIFY(!s.field->hasFocus());
        QCOMPARE(s.keys("Rematch"), QStringLiteral("Ctrl+R"));
        QTest::keyClick(s.field, Qt::Key_Escape);
        QTRY_VERIFY(!s.sheet || !s.sheet->isVisible());
        QCOMPARE(s.f.action(Command::Rematch)->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_R));
    }

    void theyAreThereAtTheNextStart()
    {
        WindowFixture f;
        f.window->parts().keys.give(*f.action(Command::FullScreen), {QKeySequence(Qt::Key_F12)});
        f.window->close();
        f.open();
        QCOMPARE(f.action(Command::FullScreen)->shortcut(), QKeySequence(Qt::Key_F12));
        QCOMPARE(f.window->parts().keys.changes().size(), 1);
    }
};

QTEST_MAIN(TestShortcutSheet)
#include "tst_shortcutsheet.moc"
