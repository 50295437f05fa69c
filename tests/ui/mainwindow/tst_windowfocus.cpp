// SPDX-License-Identifier: GPL-3.0-or-later
// Where the keyboard is, and what its keys do there.
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/board/boardview.h"
#include "ui/mainwindow/dialogs/preferencesdialog.h"
#include "ui/play/gamemodel.h"
#include "ui/play/playcontroller.h"
#include "ui/play/players/playerspanel.h"
#include "ui/play/players/startpanel.h"
#include "ui/style/appearance.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QSpinBox>
#include <QTest>

class TestWindowFocus : public QObject
{
    Q_OBJECT

private:
    /// The offscreen platform takes the activation away now and then.
    static void activate(const WindowFixture& f)
    {
        QApplication::setActiveWindow(f.window.get());
        QVERIFY(f.window->isActiveWindow());
    }

    static void press(const WindowFixture& f, Qt::Key key)
    {
        activate(f);
        QWidget* focused = QApplication::focusWidget();
        QVERIFY(focused);
        QTest::keyClick(focused, key);
        QCoreApplication::processEvents();
    }

    static QString nameOf(const QWidget* widget)
    {
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        return QStringLiteral("%1 \"%2\"")
            .arg(QString::fromLatin1(widget->metaObject()->className()),
                 button ? button->text() : widget->accessibleName());
    }

    /// The stops of the Tab key from the board on, until it is back there.
    static QList<QPointer<QWidget>> stops(const WindowFixture& f)
    {
        constexpr int many = 200;
        QList<QPointer<QWidget>> result;
        BoardView& board = f.window->parts().centre.board();
        activate(f);
        board.setFocus(Qt::TabFocusReason);
        do {
            result += QApplication::focusWidget();
            press(f, Qt::Key_Tab);
        } while (QApplication::focusWidget() != &board && result.size() < many);
        return result;
    }

    /// What is seen of the widget and close around it.
    static QImage picture(const WindowFixture& f, QWidget* widget)
    {
        constexpr int around = 4;
        const QRect place(widget->mapTo(f.window.get(), QPoint()), widget->size());
        return f.window
            ->grab(place.adjusted(-around, -around, around, around).intersected(f.window->rect()))
            .toImage();
    }

    static QComboBox* playersBox(const WindowFixture& f)
    {
        f.window->findChild<QDockWidget*>(QStringLiteral("players"))->show();
        return f.window->findChild<PlayersPanel*>()->findChild<QComboBox*>();
    }

private Q_SLOTS:
    void initTestCase() { appearance::initialize(); }

    void everyStopShowsThatItHasTheFocus_data()
    {
        QTest::addColumn<Command>("layout");
        QTest::addColumn<bool>("started");
        QTest::newRow("play, empty") << Command::LayoutPlay << false;
        QTest::newRow("play") << Command::LayoutPlay << true;
        QTest::newRow("analyse") << Command::LayoutAnalyse << true;
        QTest::newRow("laboratory") << Command::LayoutLab << true;
        QTest::newRow("measure") << Command::LayoutMeasure << true;
    }

    void everyStopShowsThatItHasTheFocus()
    {
        QFETCH(Command, layout);
        QFETCH(bool, started);
        const WindowFixture f;
        f.window->resize(1600, 1000);
        if (started)
            f.play("4453");
        f.trigger(layout);
        QCoreApplication::processEvents();
        const auto all = stops(f);
        QVERIFY(all.size() > 3);
        QCOMPARE(QApplication::focusWidget(), &f.window->parts().centre.board());
        QStringList ringless;
        for (const QPointer<QWidget>& stop : all) {
            QVERIFY(stop);
            activate(f);
            stop->setFocus(Qt::TabFocusReason);
            QCoreApplication::processEvents();
            const QImage with = picture(f, stop);
            stop->clearFocus();
            QCoreApplication::processEvents();
            if (with == picture(f, stop))
                ringless += nameOf(stop);
        }
        QVERIFY2(ringless.isEmpty(), qPrintable(ringless.join(QLatin1Char('\n'))));
    }

    void everyStopSaysWhatItIs_data() { everyStopShowsThatItHasTheFocus_data(); }

    /// A listener who comes to a stop without a name does not know where the keyboard is.
    void everyStopSaysWhatItIs()
    {
        QFETCH(Command, layout);
        QFETCH(bool, started);
        const WindowFixture f;
        f.window->resize(1600, 1000);
        if (started)
            f.play("4453");
        f.trigger(layout);
        QCoreApplication::processEvents();
        QStringList nameless;
        for (const QPointer<QWidget>& stop : stops(f))
            if (QAccessible::queryAccessibleInterface(stop)->text(QAccessible::Name).isEmpty())
                nameless += QString::fromLatin1(stop->metaObject()->className());
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
    }

    /// From every stop of the board's own layouts, but where digits are typed.
    void aColumnsKeyDropsFromEveryStop_data()
    {
        QTest::addColumn<Command>("layout");
        QTest::newRow("play") << Command::LayoutPlay;
        QTest::newRow("analyse") << Command::LayoutAnalyse;
    }

    void aColumnsKeyDropsFromEveryStop()
    {
        QFETCH(Command, layout);
        const WindowFixture f;
        f.window->resize(1600, 1000);
        f.trigger(layout);
        const auto all = stops(f);
        for (const QPointer<QWidget>& stop : all) {
            const bool typed = !stop || qobject_cast<QComboBox*>(stop.data())
                || qobject_cast<QAbstractSpinBox*>(stop.data()) || stop->inherits("QLineEdit")
                || stop->inherits("QPlainTextEdit");
            if (typed || !stop->isVisible())
                continue;
            f.window->parts().model.reset(Game());
            activate(f);
            stop->setFocus(Qt::TabFocusReason);
            press(f, Qt::Key_3);
            QVERIFY2(f.text() == QLatin1String("3"), qPrintable(nameOf(stop)));
            QCOMPARE(QApplication::focusWidget(), &f.window->parts().centre.board());
        }
    }

    void keysWorkAfterTabAndANewGame()
    {
        const WindowFixture f;
        f.play("44");
        activate(f);
        f.window->parts().centre.board().setFocus();
        press(f, Qt::Key_Tab);
        QVERIFY(QApplication::focusWidget() != &f.window->parts().centre.board());
        f.window->parts().model.markSaved(QString());
        f.trigger(Command::NewGame);
        QCOMPARE(f.text(), QString());
        press(f, Qt::Key_5);
        QCOMPARE(f.text(), QStringLiteral("5"));
        QCOMPARE(QApplication::focusWidget(), &f.window->parts().centre.board());
    }

    void aChoiceAmongThePlayersGivesTheFocusBack()
    {
        const WindowFixture f;
        activate(f);
        QComboBox* who = playersBox(f);
        who->setFocus(Qt::MouseFocusReason);
        who->showPopup();
        QTRY_VERIFY(who->view()->isVisible());
        QTest::keyClick(who->view(), Qt::Key_Return);
        QTRY_VERIFY(!who->view()->isVisible());
        activate(f);
        QTRY_COMPARE(f.window->focusWidget(), &f.window->parts().centre.board());
        press(f, Qt::Key_2);
        QCOMPARE(f.text(), QStringLiteral("2"));
    }

    void keysWorkAtTheFirstStart()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.showStartPanel = true;
        const WindowFixture f(settings);
        f.window->welcome();
        auto* panel = f.window->findChild<StartPanel*>();
        QVERIFY(panel->isVisible());
        activate(f);
        QVERIFY(panel->isAncestorOf(QApplication::focusWidget()));
        // Of an opponent; the board that it would drop on is not there.
        press(f, Qt::Key_4);
        QVERIFY(!panel->isVisible());
        QCOMPARE(f.text(), QString());
        QCOMPARE(f.window->parts().controller.player(Player::Second).engine,
                 QStringLiteral("level-4"));
        QCOMPARE(f.window->focusWidget(), &f.window->parts().centre.board());
        press(f, Qt::Key_4);
        QVERIFY(f.text().startsWith(u'4'));
    }

    void enterPressesTheFocusedButton()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.showStartPanel = true;
        settings.second = {.engine = QStringLiteral("level-2")};
        const WindowFixture f(settings);
        f.window->welcome();
        auto* panel = f.window->findChild<StartPanel*>();
        activate(f);
        QVERIFY(qobject_cast<QAbstractButton*>(QApplication::focusWidget()));
        press(f, Qt::Key_Return);
        QVERIFY(!panel->isVisible());
        QCOMPARE(f.window->parts().controller.player(Player::Second).engine,
                 QStringLiteral("level-2"));
        QCOMPARE(f.window->focusWidget(), &f.window->parts().centre.board());
    }

    void enterPressesAButtonOfTheBanner()
    {
        const WindowFixture f;
        f.play("1212121");
        QVERIFY(f.game().outcome() == Outcome::FirstWins);
        auto* rematch = f.window->parts().centre.board().findChild<QAbstractButton*>();
        QVERIFY(rematch);
        activate(f);
        rematch->setFocus(Qt::TabFocusReason);
        press(f, Qt::Key_Enter);
        QTRY_COMPARE(f.text(), QString());
        QCOMPARE(f.window->focusWidget(), &f.window->parts().centre.board());
    }

    void theFocusComesBackAfterADialog()
    {
        const WindowFixture f;
        activate(f);
        f.window->parts().centre.board().setFocus();
        f.trigger(Command::Preferences);
        auto* dialog = f.window->findChild<PreferencesDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->isVisible());
        dialog->close();
        activate(f);
        QCOMPARE(QApplication::focusWidget(), &f.window->parts().centre.board());
        press(f, Qt::Key_1);
        QCOMPARE(f.text(), QStringLiteral("1"));
    }
};

QTEST_MAIN(TestWindowFocus)
#include "tst_windowfocus.moc"
