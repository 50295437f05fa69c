// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/drain.h"
#include "ui/play/players/levelslope.h"
#include "ui/play/players/opponentbutton.h"
#include "ui/play/players/startletters.h"
#include "ui/play/players/startpanel.h"
#include "ui/widgets/pagearea.h"

#include <QApplication>
#include <QEnterEvent>
#include <QLabel>
#include <QRadioButton>
#include <QScrollBar>
#include <QTest>
#include <QVBoxLayout>
#include <algorithm>

namespace {

/// The page as it lies in the window, whose letters are so many times as large as usual.
struct Place
{
    QWidget window;
    StartPanel* panel = nullptr;

    explicit Place(QSize size = QSize(1200, 700), double letters = 1)
    {
        QFont font = window.font();
        font.setPointSizeF(letters * font.pointSizeF());
        window.setFont(font);
        auto* const layout = new QVBoxLayout(&window);
        layout->setContentsMargins(0, 0, 0, 0);
        panel = new StartPanel(&window);
        layout->addWidget(panel);
        window.resize(size);
    }

    void open(const QString& opponent) { open(StartQuestions {.opponent = opponent}); }
    void open(const StartQuestions& questions)
    {
        panel->setQuestions(questions);
        window.show();
        QApplication::setActiveWindow(&window);
        QVERIFY(QTest::qWaitForWindowActive(&window));
        panel->setFocus();
        drainEvents();
    }
    OpponentButton* figure(const char* name) const
    {
        return panel->findChild<OpponentButton*>(QLatin1String(name));
    }
    QStringList starting() const
    {
        QStringList names;
        const auto figures = panel->findChildren<OpponentButton*>();
        for (const OpponentButton* each : figures)
            if (each->starts())
                names += each->objectName();
        return names;
    }
    QRadioButton* radio(const char* text) const
    {
        const auto radios = panel->findChildren<QRadioButton*>();
        const auto found = std::ranges::find_if(radios, [text](const QRadioButton* each) {
            return each->text() == QLatin1String(text);
        });
        return found == radios.end() ? nullptr : *found;
    }
    bool sees(const QWidget* widget) const
    {
        return widget->visibleRegion().boundingRect().size() == widget->size();
    }
};

}

class TestStartPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneFigureSaysThatEnterStartsIt()
    {
        Place place;
        place.open(QStringLiteral("level-3"));
        QCOMPARE(place.starting(), QStringList {"level-3"});
        place.figure("level-5")->setFocus(Qt::TabFocusReason);
        QCOMPARE(place.starting(), QStringList {"level-5"});
        // Enter takes no answer of several: it starts that of the last time.
        place.radio("Your opponent")->setFocus(Qt::TabFocusReason);
        QCOMPARE(place.starting(), QStringList {"level-3"});
        // Here it presses the button.
        const auto buttons = place.panel->findChildren<QPushButton*>();
        for (QPushButton* each : buttons)
            if (each->text() == QLatin1String("Not now"))
                each->setFocus(Qt::TabFocusReason);
        QCOMPARE(place.starting(), QStringList());
    }

    void thatOfTheLastTimeSaysSo()
    {
        Place place;
        place.open(QStringLiteral("level-3"));
        QVERIFY(place.figure("level-3")->isLit());
        QVERIFY(
            place.figure("level-3")->accessibleDescription().contains(QStringLiteral("last time")));
        QVERIFY(!place.figure("level-4")->accessibleDescription().contains(
            QStringLiteral("last time")));
        place.open(QString());
        QVERIFY(!place.figure("level-3")->isLit());
        QVERIFY(place.figure("people")->isLit());
        QCOMPARE(place.starting(), QStringList {"people"});
    }

    void whoHasNeverPlayedHasNoLastTime()
    {
        Place place;
        place.open(StartQuestions {.opponent = QStringLiteral("level-1"), .wasPlayed = false});
        QCOMPARE(place.starting(), QStringList {"level-1"});
        QVERIFY(!place.figure("level-1")->accessibleDescription().contains(
            QStringLiteral("last time")));
    }

    void theTwoQuestionsAreApart()
    {
        Place place;
        place.open(QStringLiteral("level-1"));
        QVERIFY(place.radio("Orange")->isChecked());
        place.radio("Blue")->click();
        place.radio("Your opponent")->click();
        QVERIFY(place.radio("Blue")->isChecked());
        QVERIFY(place.radio("Your opponent")->isChecked());
        QVERIFY(!place.radio("Orange")->isChecked());
        QVERIFY(!place.radio("You")->isChecked());
    }

    void whoPlaysGoesWithTheGame()
    {
        Place place;
        StartChoice choice;
        connect(place.panel, &StartPanel::startWanted, this,
                [&choice](const StartChoice& wanted) { choice = wanted; });
        place.panel->setQuestions(
            {.people = {.names = {"Anna", "Ben"}, .player = "Anna", .partner = "Ben"}});
        place.figure("level-1")->click();
        QCOMPARE(choice.first, Entrant::person(QStringLiteral("Anna")));
        QCOMPARE(choice.second.name, QString());
        place.radio("Your opponent")->click();
        place.figure("people")->click();
        QCOMPARE(choice.first, Entrant::person(QStringLiteral("Ben")));
        QCOMPARE(choice.second, Entrant::person(QStringLiteral("Anna")));
    }

    void thePageSaysItsKeys()
    {
        const Place place;
        const auto labels = place.panel->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().contains(QLatin1String("1 to 8"));
        }));
    }

    void theWayOutAndTheFirstFigureStayInSight_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("letters");
        QTest::newRow("small") << QSize(784, 460) << 1.0;
        QTest::newRow("small, large letters") << QSize(784, 420) << 2.0;
        QTest::newRow("large") << QSize(1900, 950) << 1.0;
    }

    void theWayOutAndTheFirstFigureStayInSight()
    {
        QFETCH(QSize, size);
        QFETCH(double, letters);
        Place place(size, letters);
        place.open(QStringLiteral("level-1"));
        const auto* const area = place.panel->findChild<PageArea*>();
        // One way only.
        QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
        const auto buttons = place.panel->findChildren<QPushButton*>();
        for (const QPushButton* each : buttons)
            if (each->text() == QLatin1String("Not now"))
                QVERIFY(place.sees(each));
        // Its drawing and name, where not all of its sentence.
        const QRegion seen = place.figure("level-1")->visibleRegion();
        QVERIFY(seen.contains(QPoint(place.figure("level-1")->width() / 2, 20)));
        QVERIFY(2 * seen.boundingRect().height() > place.figure("level-1")->height());
        QScrollBar* const bar = area->verticalScrollBar();
        bar->setValue(bar->maximum());
        drainEvents();
        for (const QPushButton* each : buttons)
            if (each->text() == QLatin1String("Not now"))
                QVERIFY(place.sees(each));
    }

    void lettersAreReadableAndGrow()
    {
        QCOMPARE(pageLetters(12, 784, 500), 13.5);
        QCOMPARE(pageLetters(24, 784, 500), 24.0);
        QVERIFY(pageLetters(12, 1900, 950) > 15);
        QVERIFY(pageLetters(12, 2500, 1300) > pageLetters(12, 1900, 950));
        // Not in a high and narrow one.
        QCOMPARE(pageLetters(12, 600, 1300), 13.5);
        Place small(QSize(784, 500));
        small.open(QStringLiteral("level-1"));
        Place large(QSize(2500, 1300));
        large.open(QStringLiteral("level-1"));
        QVERIFY(large.panel->font().pointSizeF() > small.panel->font().pointSizeF());
    }

    void aFigureRisesUnderTheMouseUnlessNothingIsToMove()
    {
        OpponentButton figure(QStringLiteral(":/opponents/level-1.svg"), QStringLiteral("Name"),
                              QStringLiteral("A sentence."));
        const auto enter = [&figure] {
            QEnterEvent event(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5));
            QApplication::sendEvent(&figure, &event);
        };
        const auto leave = [&figure] {
            QEvent event(QEvent::Leave);
            QApplication::sendEvent(&figure, &event);
        };
        enter();
        QTRY_COMPARE(figure.lift(), 1.0);
        leave();
        QTRY_COMPARE(figure.lift(), 0.0);
        figure.setStill(true);
        enter();
        drainEvents();
        QCOMPARE(figure.lift(), 0.0);
    }
};

QTEST_MAIN(TestStartPanel)
#include "tst_startpanel.moc"
