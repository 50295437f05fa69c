// SPDX-License-Identifier: GPL-3.0-or-later
// What those who play agree on: a clock for two people, discs that are hidden.
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/board/boardview.h"
#include "ui/play/terms/termspanel.h"
#include "ui/play/turnpanel.h"
#include "ui/play/turntext.h"
#include "ui/style/appearance.h"

#include <QAction>
#include <QDialog>
#include <QTest>

using namespace std::chrono_literals;

namespace {

Settings ofTwoPeople(const TimeControl& clock = {})
{
    Settings settings = WindowFixture::quickSettings();
    settings.first = Entrant::person();
    settings.second = Entrant::person();
    settings.clock = clock;
    return settings;
}

constexpr TimeControl tenMinutes {TimeControl::Kind::PerGame, 600s, 300s, 0s};

bool isShown(const WindowFixture& f)
{
    return f.window->findChild<TermsPanel*>()->isVisible();
}

} // namespace

class TestTerms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { appearance::initialize(); }

    void nothingIsAgreedOnAtFirst()
    {
        const WindowFixture f(ofTwoPeople());
        f.play("44");
        QVERIFY(!isShown(f));
        QVERIFY(!f.action(Command::PauseClock)->isVisible());
        QVERIFY(f.action(Command::BlindfoldOff)->isChecked());
        QVERIFY(f.game().tag(QStringLiteral("TimeControl")).isEmpty());
    }
    void aClockIsSeenAndWrittenIntoTheGame()
    {
        const WindowFixture f(ofTwoPeople(tenMinutes));
        QVERIFY(isShown(f));
        QVERIFY(!f.action(Command::PauseClock)->isVisible());
        f.play("4");
        QCOMPARE(f.game().tag(QStringLiteral("TimeControl")), QStringLiteral("game 600/300+0"));
        QCOMPARE(f.game().tag(QStringLiteral("TimeLeft")), QStringLiteral("600.000/300.000"));
        QVERIFY(f.window->parts().clock.isRunning());
        f.trigger(Command::PauseClock);
        QVERIFY(!f.window->parts().clock.isRunning());
        QVERIFY(f.action(Command::PauseClock)->isChecked());
        f.trigger(Command::PauseClock);
        QVERIFY(f.window->parts().clock.isRunning());
    }
    void theHandicapStaysWithTheColour()
    {
        const WindowFixture f(ofTwoPeople(tenMinutes));
        f.play("1212121");
        f.trigger(Command::Rematch);
        f.play("4");
        // Who had ten minutes has them again, and moves second.
        QCOMPARE(f.game().tag(QStringLiteral("TimeControl")), QStringLiteral("game 300/600+0"));
    }
    void aDialogAndAnotherPageStopTheTime()
    {
        const WindowFixture f(ofTwoPeople(tenMinutes));
        f.play("44");
        const ClockPresenter& clock = f.window->parts().clock;
        {
            QDialog dialog(f.window.get());
            dialog.open();
            QTRY_VERIFY(!clock.isRunning());
        }
        QTRY_VERIFY(clock.isRunning());
        f.trigger(Command::SetUp);
        QVERIFY(!clock.isRunning());
        f.trigger(Command::SetUp);
        QVERIFY(clock.isRunning());
        f.trigger(Command::NewGameWith);
        QVERIFY(!clock.isRunning());
    }
    void theEndIsSaidInWords()
    {
        const WindowFixture f(ofTwoPeople(tenMinutes));
        f.play("4");
        f.window->parts().model.loseOnTime();
        QCOMPARE(f.game().outcome(), Outcome::FirstWins);
        QVERIFY(endText(f.window->parts().model, f.window->parts().controller, DiscTheme::Safe)
                    .endsWith(QStringLiteral("wins on time.")));
        QVERIFY(f.window->findChild<TurnPanel*>()->turnText().isEmpty());
        QVERIFY(f.action(Command::Rematch)->isEnabled());
        f.trigger(Command::Undo);
        QCOMPARE(f.game().outcome(), Outcome::Unfinished);
        QCOMPARE(f.text(), QStringLiteral("4"));
    }
    void discsAreHiddenInPlayAlone()
    {
        const WindowFixture f(ofTwoPeople());
        const BoardView& board = f.window->parts().centre.board();
        f.play("444555");
        f.trigger(Command::BlindfoldLastFour);
        QVERIFY(isShown(f));
        QVERIFY(board.hiddenDiscs() != 0);
        f.trigger(Command::LayoutAnalyse);
        QCOMPARE(board.hiddenDiscs(), Bitboard {0});
        f.trigger(Command::LayoutPlay);
        QVERIFY(board.hiddenDiscs() != 0);
        f.trigger(Command::SetUp);
        QCOMPARE(board.hiddenDiscs(), Bitboard {0});
        f.trigger(Command::SetUp);
        QVERIFY(board.hiddenDiscs() != 0);
        f.trigger(Command::BlindfoldOff);
        QCOMPARE(board.hiddenDiscs(), Bitboard {0});
        QVERIFY(!isShown(f));
    }
    void nothingTellsOfHiddenDiscs()
    {
        const WindowFixture f(ofTwoPeople());
        f.play("44");
        f.trigger(Command::BlindfoldAll);
        for (const Command reveals : {Command::Hint, Command::ColumnScores, Command::Threats,
                                      Command::EvaluationBar, Command::HeatMap})
            QVERIFY2(!f.action(reveals)->isEnabled(), qPrintable(f.action(reveals)->text()));
        f.trigger(Command::BlindfoldOff);
        for (const Command reveals : {Command::Hint, Command::ColumnScores, Command::Threats,
                                      Command::EvaluationBar, Command::HeatMap})
            QVERIFY2(f.action(reveals)->isEnabled(), qPrintable(f.action(reveals)->text()));
    }
    void bothAreKept()
    {
        WindowFixture f(ofTwoPeople(tenMinutes));
        f.trigger(Command::BlindfoldAll);
        f.open();
        QCOMPARE(f.window->settings().blindfold, Blindfold::All);
        QCOMPARE(f.window->settings().clock, tenMinutes);
        QVERIFY(f.action(Command::BlindfoldAll)->isChecked());
    }
};

QTEST_MAIN(TestTerms)
#include "tst_terms.moc"
