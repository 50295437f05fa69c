// SPDX-License-Identifier: GPL-3.0-or-later
// Which keys go to the control that has the focus, and which to the game.
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/board/boardview.h"
#include "ui/labs/labpanel.h"
#include "ui/mainwindow/dialogs/helpdialog.h"
#include "ui/mainwindow/dialogs/shortcutsheet.h"
#include "ui/play/navigationbar.h"
#include "ui/play/sharing/sharedialog.h"
#include "ui/play/turnpanel.h"
#include "ui/review/movespanel.h"
#include "ui/style/appearance.h"
#include "ui/widgets/forms/keyfield.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QSlider>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

class TestWindowKeys : public QObject
{
    Q_OBJECT

private:
    /// To what has the focus, as the desktop sends it.
    static void press(const WindowFixture& f, QWidget* focused, Qt::Key key)
    {
        QApplication::setActiveWindow(f.window.get());
        if (focused)
            focused->setFocus(Qt::TabFocusReason);
        else if (QWidget* const now = QApplication::focusWidget())
            now->clearFocus();
        QTest::keyClick(focused ? focused : f.window.get(), key);
        QCoreApplication::processEvents();
    }

    static QDockWidget* dock(const WindowFixture& f, const char* name)
    {
        return f.window->findChild<QDockWidget*>(QString::fromLatin1(name));
    }

    /// In a dock of the window, where a page of the laboratory would have it.
    template <typename Widget> static Widget* add(const WindowFixture& f)
    {
        auto* const place = new QDockWidget(f.window.get());
        place->setObjectName(QStringLiteral("page"));
        auto* const page = new QWidget;
        auto* const widget = new Widget(page);
        (new QVBoxLayout(page))->addWidget(widget);
        place->setWidget(page);
        f.window->addDockWidget(Qt::RightDockWidgetArea, place);
        place->show();
        return widget;
    }

private Q_SLOTS:
    void initTestCase() { appearance::initialize(); }

    void leftAndRightWalkWhereNothingWantsThem_data()
    {
        QTest::addColumn<QString>("focus");
        for (const char* focus : {"nothing", "button", "moves", "moves beside"})
            QTest::newRow(focus) << QString::fromLatin1(focus);
    }

    void leftAndRightWalkWhereNothingWantsThem()
    {
        QFETCH(QString, focus);
        const WindowFixture f;
        f.window->resize(1600, 1000);
        f.play("4453");
        QWidget* focused = nullptr;
        if (focus == QLatin1String("button"))
            focused = f.window->findChild<TurnPanel*>()->findChild<QToolButton*>();
        if (focus == QLatin1String("moves")) {
            f.trigger(Command::LayoutAnalyse);
            focused = dock(f, "moves")->findChild<QTableView*>();
        }
        if (focus == QLatin1String("moves beside"))
            for (MovesPanel* panel : f.window->findChildren<MovesPanel*>())
                if (panel->isVisible())
                    focused = panel->findChild<QTableView*>();
        QVERIFY(focused || focus == QLatin1String("nothing"));
        for (const int ply : {3, 2, 1, 0, 0}) {
            press(f, focused, Qt::Key_Left);
            QCOMPARE(f.game().ply(), ply);
        }
        for (const int ply : {1, 2, 3, 4, 4}) {
            press(f, focused, Qt::Key_Right);
            QCOMPARE(f.game().ply(), ply);
            if (focused)
                QCOMPARE(QApplication::focusWidget(), focused);
        }
    }

    void onTheBoardTheyMoveTheGhost()
    {
        const WindowFixture f;
        f.play("4453");
        BoardView& board = f.window->parts().centre.board();
        board.setGhostColumn(3);
        press(f, &board, Qt::Key_Left);
        QCOMPARE(board.ghostColumn(), 2);
        press(f, &board, Qt::Key_Right);
        press(f, &board, Qt::Key_Right);
        QCOMPARE(board.ghostColumn(), 4);
        QCOMPARE(f.game().ply(), 4);
    }

    void aTextKeepsThem()
    {
        const WindowFixture f;
        f.play("4453");
        auto* const edit = add<QLineEdit>(f);
        edit->setText(QStringLiteral("ab"));
        press(f, edit, Qt::Key_End);
        press(f, edit, Qt::Key_Left);
        QCOMPARE(edit->cursorPosition(), 1);
        press(f, edit, Qt::Key_Left);
        press(f, edit, Qt::Key_Left);
        QCOMPARE(edit->cursorPosition(), 0);
        QCOMPARE(f.game().ply(), 4);
    }

    void aListKeepsThemAlsoAtItsEnds()
    {
        const WindowFixture f;
        f.play("4453");
        auto* const list = add<QListWidget>(f);
        list->addItems({QStringLiteral("one"), QStringLiteral("two")});
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Left, Qt::Key_Right})
            press(f, list, key);
        QCOMPARE(f.game().ply(), 4);
    }

    void aSliderABoxAndTabsKeepThem()
    {
        const WindowFixture f;
        f.play("4453");
        auto* const slider = add<QSlider>(f);
        slider->setOrientation(Qt::Horizontal);
        press(f, slider, Qt::Key_Left);
        press(f, slider, Qt::Key_Right);
        QCOMPARE(slider->value(), 1);
        auto* const box = add<QComboBox>(f);
        box->addItems({QStringLiteral("one"), QStringLiteral("two")});
        press(f, box, Qt::Key_Left);
        press(f, box, Qt::Key_Right);
        auto* const tabs = add<QTabBar>(f);
        tabs->addTab(QStringLiteral("one"));
        tabs->addTab(QStringLiteral("two"));
        press(f, tabs, Qt::Key_Right);
        QCOMPARE(tabs->currentIndex(), 1);
        press(f, tabs, Qt::Key_Right);
        press(f, tabs, Qt::Key_Left);
        press(f, tabs, Qt::Key_Left);
        QCOMPARE(f.game().ply(), 4);
    }

    void aLetterThatAListLooksForIsNoShortcut()
    {
        const WindowFixture f;
        auto* const list = add<QListWidget>(f);
        list->addItems({QStringLiteral("Nim"), QStringLiteral("Sheep"), QStringLiteral("Tokens")});
        list->setCurrentRow(0);
        QSignalSpy scores(f.action(Command::ColumnScores), &QAction::triggered);
        QSignalSpy threats(f.action(Command::Threats), &QAction::triggered);
        QSignalSpy hint(f.action(Command::Hint), &QAction::triggered);
        press(f, list, Qt::Key_S);
        QCOMPARE(list->currentRow(), 1);
        // Goes on with the word, although nothing begins with it.
        press(f, list, Qt::Key_H);
        QCOMPARE(list->currentRow(), 1);
        QCOMPARE(scores.count() + threats.count() + hint.count(), 0);
    }

    void aLetterThatNoListLooksForIsOne()
    {
        const WindowFixture f;
        auto* const list = add<QListWidget>(f);
        list->addItems({QStringLiteral("Nim"), QStringLiteral("Peg")});
        QSignalSpy threats(f.action(Command::Threats), &QAction::triggered);
        press(f, list, Qt::Key_T);
        QCOMPARE(threats.count(), 1);
    }

    void aBoxAndItsListLookForLetters()
    {
        const WindowFixture f;
        auto* const box = add<QComboBox>(f);
        box->addItems({QStringLiteral("Nim"), QStringLiteral("Tokens"), QStringLiteral("Peg")});
        QSignalSpy threats(f.action(Command::Threats), &QAction::triggered);
        QSignalSpy hint(f.action(Command::Hint), &QAction::triggered);
        press(f, box, Qt::Key_T);
        QCOMPARE(box->currentText(), QStringLiteral("Tokens"));
        box->showPopup();
        QTRY_VERIFY(box->view()->isVisible());
        QTest::keyClick(box->view(), Qt::Key_H);
        QTest::keyClick(box->view(), Qt::Key_Escape);
        QCOMPARE(threats.count() + hint.count(), 0);
    }

    void helpOpensAtWhatIsInFront()
    {
        const WindowFixture f;
        press(f, &f.window->parts().centre.board(), Qt::Key_F1);
        const auto help = [&f] { return f.window->findChild<HelpDialog*>(); };
        QVERIFY(help() && help()->isVisible());
        QVERIFY(!help()->isModal()); // one reads it and plays
        QCOMPARE(help()->place().page, QStringLiteral("playing"));
        f.trigger(Command::LayoutLab);
        f.window->parts().docks.showLaboratory(QStringLiteral("formal"));
        press(f, f.window->parts().docks.laboratory().page(QStringLiteral("formal")), Qt::Key_F1);
        QCOMPARE(f.window->findChildren<HelpDialog*>().size(), 1);
        QCOMPARE(help()->place().page, QStringLiteral("formal"));
        f.trigger(Command::StepTree);
        f.trigger(Command::Help);
        QCOMPARE(help()->place().page, QStringLiteral("tree"));
    }

    void helpOpensInADialogToo()
    {
        const WindowFixture f;
        f.trigger(Command::Share);
        auto* const share = f.window->findChild<ShareDialog*>();
        QVERIFY(share);
        auto* const field = share->findChild<QLineEdit*>();
        QTest::keyClick(field, Qt::Key_F1);
        const auto* const help = share->findChild<HelpDialog*>();
        QVERIFY(help && help->isVisible());
        QCOMPARE(help->place().page, QStringLiteral("files"));
        QCOMPARE(f.window->findChildren<HelpDialog*>().size(), 1);
        // A field for a key takes this one.
        f.trigger(Command::Shortcuts);
        const auto* const sheet = f.window->findChild<ShortcutSheet*>();
        auto* const tree = sheet->findChild<QTreeWidget*>();
        tree->setCurrentItem(
            tree->findItems(QStringLiteral("Rematch"), Qt::MatchExactly | Qt::MatchRecursive)
                .value(0));
        QTest::keyClick(sheet->findChild<KeyField*>(), Qt::Key_F1);
        QVERIFY(!sheet->findChild<HelpDialog*>());
    }
};

QTEST_MAIN(TestWindowKeys)
#include "tst_windowkeys.moc"
