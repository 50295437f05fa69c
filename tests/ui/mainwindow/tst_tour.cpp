// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/drain.h"
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/board/boardview.h"
#include "ui/mainwindow/tour/tourbubble.h"
#include "ui/play/players/startpanel.h"
#include "ui/play/turnpanel.h"
#include "ui/style/appearance.h"
#include "ui/widgets/labels/livelabel.h"

#include <QAction>
#include <QApplication>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

class TestTour : public QObject
{
    Q_OBJECT

private:
    static TourBubble* bubble(const WindowFixture& f)
    {
        for (TourBubble* found : f.window->findChildren<TourBubble*>())
            if (found->isVisible())
                return found;
        return nullptr;
    }

    static QString sentence(const WindowFixture& f)
    {
        return bubble(f) ? bubble(f)->findChild<LiveLabel*>()->text() : QString();
    }

    static void click(const WindowFixture& f, const char* words)
    {
        const auto buttons = bubble(f)->findChildren<QPushButton*>();
        for (QPushButton* button : buttons)
            if (button->text() == QLatin1String(words))
                return button->click();
        QFAIL(words);
    }

private Q_SLOTS:
    void initTestCase() { appearance::initialize(); }
    void cleanup()
    {
        appearance::setTextSize(100);
        QApplication::setLayoutDirection(Qt::LeftToRight);
    }

    void theFirstAnswerIsFollowedByTheTourOnce()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.showStartPanel = true;
        settings.tourSeen = false;
        WindowFixture f(settings);
        f.window->welcome();
        QVERIFY(!bubble(f));
        f.window->findChild<StartPanel*>()->findChild<QPushButton*>("level-1")->click();
        QTRY_VERIFY(bubble(f));
        QVERIFY(f.window->rect().contains(bubble(f)->geometry()));
        QVERIFY(f.window->close());
        f.open();
        f.window->welcome();
        f.window->findChild<StartPanel*>()->findChild<QPushButton*>("level-1")->click();
        QCoreApplication::processEvents();
        QVERIFY(!bubble(f));
    }

    void threeStepsLeadThroughIt()
    {
        const WindowFixture f;
        f.trigger(Command::Tour);
        QVERIFY(sentence(f).contains(QStringLiteral("column")));
        click(f, "Next");
        QVERIFY(sentence(f).contains(QStringLiteral("Hint")));
        click(f, "Next");
        QVERIFY(sentence(f).contains(QStringLiteral("Review")));
        click(f, "Got it");
        QVERIFY(!bubble(f));
        QCOMPARE(f.window->focusWidget(), &f.window->parts().centre.board());
    }

    void doingItIsTakingTheStep()
    {
        const WindowFixture f;
        f.trigger(Command::Tour);
        f.window->parts().centre.board().chooseColumn(3);
        QCOMPARE(f.text(), QStringLiteral("4"));
        QVERIFY(sentence(f).contains(QStringLiteral("Hint")));
        f.trigger(Command::Hint);
        QVERIFY(sentence(f).contains(QStringLiteral("Review")));
    }

    void itsFrameStaysAroundTheButton()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.second = {.engine = QStringLiteral("alphabeta-h1"),
                           .limits = {.time = std::chrono::minutes(1)}};
        const WindowFixture f(settings);
        f.trigger(Command::Tour);
        const auto pointsAtHint = [&f] {
            const auto buttons = f.window->parts().centre.turn().findChildren<QToolButton*>();
            for (const QToolButton* button : buttons)
                if (button->isVisible() && button->defaultAction() == f.action(Command::Hint))
                    return bubble(f)->target()
                        == QRect(button->mapTo(f.window.get(), QPoint()), button->size());
            return false;
        };
        // It goes on to the hint, which stays where it is whoever is to move.
        f.play("4");
        QCOMPARE(f.window->parts().controller.state(), PlayController::State::Thinking);
        QTRY_VERIFY(pointsAtHint());
        const QRect before = bubble(f)->target();
        f.trigger(Command::MoveNow);
        QTRY_VERIFY(f.window->parts().controller.state() != PlayController::State::Thinking);
        QCoreApplication::processEvents();
        QCOMPARE(bubble(f)->target(), before);
        QVERIFY(pointsAtHint());
        // It moves with the window alone.
        f.window->resize(f.window->size() + QSize(160, 0));
        QTRY_VERIFY(bubble(f)->target() != before);
        QTRY_VERIFY(pointsAtHint());
    }

    /// Though the game is not over, and there is no banner yet.
    void theLastStepPointsAtWhatReviews()
    {
        const WindowFixture f;
        f.trigger(Command::Tour);
        click(f, "Next");
        click(f, "Next");
        const BoardView& board = f.window->parts().centre.board();
        const QRect target = bubble(f)->target();
        QVERIFY(!target.isEmpty());
        QVERIFY(!target.intersects(QRect(board.mapTo(f.window.get(), QPoint()), board.size())));
    }

    void digitsStillPlay()
    {
        const WindowFixture f;
        QApplication::setActiveWindow(f.window.get());
        f.trigger(Command::Tour);
        QTest::keyClick(f.window->focusWidget(), Qt::Key_4);
        QCOMPARE(f.text(), QStringLiteral("4"));
        // And the keyboard is back in the next card.
        QVERIFY(bubble(f) && bubble(f)->isAncestorOf(f.window->focusWidget()));
        QTest::keyClick(f.window->focusWidget(), Qt::Key_Escape);
        QVERIFY(!bubble(f));
    }

    void itCanBeLeftAtOnce()
    {
        const WindowFixture f;
        f.trigger(Command::Tour);
        click(f, "Skip");
        QVERIFY(!bubble(f));
        f.trigger(Command::Tour);
        QVERIFY(bubble(f));
        QTest::keyClick(f.window.get(), Qt::Key_Escape);
        QVERIFY(!bubble(f));
        f.trigger(Command::Tour);
        f.trigger(Command::LayoutAnalyse);
        QVERIFY(!bubble(f));
        // From there it leads back to the game.
        f.trigger(Command::Tour);
        QVERIFY(bubble(f) && f.action(Command::LayoutPlay)->isChecked());
    }

    void theKeyboardIsInIt()
    {
        const WindowFixture f;
        QApplication::setActiveWindow(f.window.get());
        f.trigger(Command::Tour);
        auto* const next = qobject_cast<QPushButton*>(f.window->focusWidget());
        QVERIFY(next && bubble(f)->isAncestorOf(next));
        QTest::keyClick(next, Qt::Key_Return);
        QVERIFY(sentence(f).contains(QStringLiteral("Hint")));
    }

    void itCoversNothingThatItSpeaksOf_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("textSize");
        QTest::addColumn<Qt::LayoutDirection>("direction");
        for (const QSize size : {QSize(800, 600), QSize(1366, 700), QSize(2560, 1400)})
            for (const int textSize : {100, 200})
                for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft})
                    QTest::addRow("%d wide, letters of %d %%, %s", size.width(), textSize,
                                  direction == Qt::LeftToRight ? "left to right" : "right to left")
                        << size << textSize << direction;
    }

    void itCoversNothingThatItSpeaksOf()
    {
        QFETCH(QSize, size);
        QFETCH(int, textSize);
        QFETCH(Qt::LayoutDirection, direction);
        QApplication::setLayoutDirection(direction);
        Settings settings = WindowFixture::quickSettings();
        settings.textSize = textSize;
        const WindowFixture f(settings);
        f.window->resize(size);
        f.trigger(Command::Tour);
        for (int step = 0; step < 3; ++step) {
            drainEvents();
            const QRect card = bubble(f)->geometry();
            const BoardView& board = f.window->parts().centre.board();
            const QRect ghosts = board.geometryOfSquares().stripRect().toRect().translated(
                board.mapTo(f.window.get(), QPoint()));
            QVERIFY(f.window->rect().contains(card));
            QVERIFY(!card.intersects(bubble(f)->target()));
            QVERIFY2(!card.intersects(ghosts), "the ghost or the numbers of the columns");
            click(f, step < 2 ? "Next" : "Got it");
        }
    }
};

QTEST_MAIN(TestTour)
#include "tst_tour.moc"
