// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/parts/statustips.h"

#include <QCursor>
#include <QMainWindow>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>

class TestStatusTips : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTipGoesWithTheButtonUnderTheMouse_data()
    {
        QTest::addColumn<bool>("hides");
        QTest::newRow("hidden") << true;
        QTest::newRow("moved away") << false;
    }

    void aTipGoesWithTheButtonUnderTheMouse()
    {
        QFETCH(bool, hides);
        QMainWindow window;
        new StatusTips(window, *window.statusBar());
        auto* const middle = new QWidget;
        window.setCentralWidget(middle);
        auto* const button = new QToolButton(middle);
        button->setGeometry(20, 20, 80, 30);
        button->setStatusTip(QStringLiteral("Start or continue the engines"));
        window.resize(400, 300);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QCursor::setPos(button->mapToGlobal(QPoint(10, 10)));
        QStatusTipEvent tip(button->statusTip());
        QCoreApplication::sendEvent(button, &tip);
        QCOMPARE(window.statusBar()->currentMessage(), button->statusTip());
        if (hides)
            button->hide();
        else
            button->move(200, 20);
        QCOMPARE(window.statusBar()->currentMessage(), QString());
    }

    /// As a header that slides when a button before it comes or goes.
    void aTipGoesWithWhatItsButtonLiesIn()
    {
        QMainWindow window;
        new StatusTips(window, *window.statusBar());
        auto* const middle = new QWidget;
        window.setCentralWidget(middle);
        auto* const header = new QWidget(middle);
        header->setGeometry(0, 0, 300, 60);
        auto* const button = new QToolButton(header);
        button->setGeometry(20, 20, 80, 30);
        button->setStatusTip(QStringLiteral("Swap who plays which side"));
        window.resize(400, 300);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QCursor::setPos(button->mapToGlobal(QPoint(10, 10)));
        QStatusTipEvent tip(button->statusTip());
        QCoreApplication::sendEvent(button, &tip);
        QCoreApplication::processEvents();
        QCOMPARE(window.statusBar()->currentMessage(), button->statusTip());
        header->move(0, 100);
        QCOMPARE(window.statusBar()->currentMessage(), QString());
    }

    /// It was under the mouse for a moment only, while a layout changed.
    void aTipOfWhatIsElsewhereDoesNotStay()
    {
        QMainWindow window;
        new StatusTips(window, *window.statusBar());
        auto* const middle = new QWidget;
        window.setCentralWidget(middle);
        auto* const button = new QToolButton(middle);
        button->setGeometry(200, 150, 80, 30);
        button->setStatusTip(QStringLiteral("Start or continue the engines"));
        window.resize(400, 300);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QCursor::setPos(middle->mapToGlobal(QPoint(10, 10)));
        QStatusTipEvent tip(button->statusTip());
        QCoreApplication::sendEvent(button, &tip);
        QCOMPARE(window.statusBar()->currentMessage(), button->statusTip());
        QCoreApplication::processEvents();
        QCOMPARE(window.statusBar()->currentMessage(), QString());
    }

    void whatWasSaidSinceStays()
    {
        QMainWindow window;
        new StatusTips(window, *window.statusBar());
        auto* const button = new QToolButton;
        window.setCentralWidget(button);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QCursor::setPos(button->mapToGlobal(QPoint(5, 5)));
        QStatusTipEvent tip(QStringLiteral("Start or continue the engines"));
        QCoreApplication::sendEvent(button, &tip);
        window.statusBar()->showMessage(QStringLiteral("Saved"));
        button->hide();
        QCOMPARE(window.statusBar()->currentMessage(), QString("Saved"));
    }
};

QTEST_MAIN(TestStatusTips)

#include "tst_statustips.moc"
