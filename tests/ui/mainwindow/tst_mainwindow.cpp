// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/levels.h"
#include "core/support/threads/concurrentload.h"
#include "tests/core/drain.h"
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/analysis/analysispresenter.h"
#include "ui/board/boardview.h"
#include "ui/board/lineplayer.h"
#include "ui/labs/labpanel.h"
#include "ui/labs/parallel/parallelpage.h"
#include "ui/labs/study/studycurvesview.h"
#include "ui/performance/permove/permovechart.h"
#include "ui/performance/reportpanel.h"
#include "ui/performance/runhistory.h"
#include "ui/play/gamemodel.h"
#include "ui/play/hintpresenter.h"
#include "ui/play/hintsearch.h"
#include "ui/play/playcontroller.h"
#include "ui/play/players/opponentdrawing.h"
#include "ui/play/players/peoplerow.h"
#include "ui/play/players/startpanel.h"
#include "ui/play/setup/positionfield.h"
#include "ui/play/setup/setuppanel.h"
#include "ui/play/sharing/filmdialog.h"
#include "ui/play/sharing/sharedialog.h"
#include "ui/play/turnpanel.h"
#include "ui/style/appearance.h"
#include "ui/style/showndiscs.h"
#include "ui/widgets/labels/messagestrip.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QImageReader>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>
#include <algorithm>

class TestMainWindow : public QObject
{
    Q_OBJECT

private:
    static void clickColumn(BoardView& board, int column)
    {
        const BoardGeometry squares = board.geometryOfSquares();
        QTest::mouseClick(&board, Qt::LeftButton, {}, squares.center(column, 3).toPoint());
    }

    static Settings againstEngine()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.second = WindowFixture::quickEngine();
        return settings;
    }

    static QPushButton* button(QWidget* parent, const QString& text)
    {
        const auto buttons = parent->findChildren<QPushButton*>();
        for (QPushButton* candidate : buttons)
            if (candidate->text().remove(QLatin1Char('&')) == text)
                return candidate;
        return nullptr;
    }

    /// Brought to the front: charts are made when they are first seen.
    static PerMoveChart* nodesChart(const WindowFixture& f)
    {
        f.window->findChild<QDockWidget*>(QStringLiteral("nodes"))->raise();
        const bool made
            = QTest::qWaitFor([&f] { return f.window->findChild<PerMoveChart*>() != nullptr; });
        return made ? f.window->findChild<PerMoveChart*>() : nullptr;
    }

private Q_SLOTS:
    void initTestCase() { appearance::initialize(); }

    void aWholeGameByMouse()
    {
        WindowFixture f;
        for (const int column : {3, 2, 3, 2, 3, 2, 3})
            clickColumn(f.window->parts().centre.board(), column);
        QCOMPARE(f.text(), QStringLiteral("4343434"));
        QCOMPARE(f.game().outcome(), Outcome::FirstWins);
        QCOMPARE(f.window->parts().controller.state(), PlayController::State::Finished);
    }

    void aGameIsSentAsAMovingPicture()
    {
        WindowFixture f;
        QVERIFY(!f.action(Command::MovingPicture)->isEnabled()); // there is nothing to move
        f.play("4343434");
        f.trigger(Command::MovingPicture);
        auto* const dialog = f.window->findChild<FilmDialog*>();
        QVERIFY(dialog);
        dialog->setFilmSize(FilmSize::Small);
        dialog->save(f.path("sent.gif"));
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy(), 60000);
        QImageReader reader(f.path("sent.gif"));
        int frames = 0;
        while (!reader.read().isNull())
            ++frames;
        QVERIFY2(frames > 7 * 5, qPrintable(dialog->told()));
    }

    void whatIsSharedLeadsToPictures()
    {
        WindowFixture f;
        f.play("44");
        f.trigger(Command::Share);
        const auto* const share = f.window->findChild<ShareDialog*>();
        QPushButton* const film = button(f.window.get(), QStringLiteral("Save animation…"));
        QVERIFY(share && film && share->isAncestorOf(film));
        film->click();
        QVERIFY(f.window->findChild<FilmDialog*>());
    }

    void aWholeGameByKeys()
    {
        WindowFixture f;
        BoardView& board = f.window->parts().centre.board();
        board.setFocus();
        QTest::keyClicks(&board, QStringLiteral("4c4c4c"));
        QCOMPARE(f.text(), QStringLiteral("434343"));
        board.setGhostColumn(2);
        QTest::keyClick(&board, Qt::Key_Right);
        QTest::keyClick(&board, Qt::Key_Space);
        QCOMPARE(f.game().outcome(), Outcome::FirstWins);
    }

    void aGameAgainstAnEngineToItsEnd()
    {
        WindowFixture f(againstEngine());
        BoardView& board = f.window->parts().centre.board();
        const PlayController& controller = f.window->parts().controller;
        while (f.game().outcome() == Outcome::Unfinished) {
            QTRY_VERIFY(controller.state() != PlayController::State::Thinking);
            if (f.game().outcome() != Outcome::Unfinished)
                break;
            int column = 0;
            while (!f.game().position().canPlay(column))
                ++column;
            const int before = f.game().length();
            clickColumn(board, column);
            QVERIFY(f.game().length() > before);
        }
        QVERIFY(f.game().position().isFinished());
        QVERIFY(!f.window->parts().history.series().empty());
        QVERIFY(!f.window->findChild<ReportPanel*>()->isEmpty());
    }

    void aLaboratoryAtWorkIsSaidInEveryLayout()
    {
        WindowFixture f;
        f.trigger(Command::LayoutLab);
        auto* const panel = f.window->findChild<LabPanel*>();
        auto* const page = qobject_cast<ParallelPage*>(panel->makePage(QStringLiteral("parallel")));
        ParallelSettings settings;
        settings.depth = 9;
        settings.repeats = 1000;
        page->setSettings(settings);
        page->run();
        QTRY_VERIFY(ConcurrentLoad::since(ConcurrentLoad::Clock::now())); // its thread has begun
        const auto said = [&f]() -> QToolButton* {
            for (auto* button : f.window->statusBar()->findChildren<QToolButton*>())
                if (button->isVisible() && button->text().startsWith("Laboratory"))
                    return button;
            return nullptr;
        };
        for (const Command layout : {Command::LayoutPlay, Command::LayoutAnalyse,
                                     Command::LayoutLab, Command::LayoutMeasure}) {
            f.trigger(layout);
            QVERIFY(said());
        }
        // What an engine's move costs meanwhile is marked in all that shows it.
        f.trigger(Command::LayoutAnalyse);
        QVERIFY(
            f.window->parts().controller.setPlayer(Player::Second, WindowFixture::quickEngine()));
        f.play("4");
        QTRY_VERIFY_WITH_TIMEOUT(!f.window->parts().history.series().empty(), 20000);
        QVERIFY(f.window->parts().history.series().front().points.front().disturbed);
        auto* const report = f.window->findChild<ReportPanel*>();
        const auto labels = report->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().contains("disturbed by a laboratory");
        }));

        panel->showPage(QStringLiteral("study"));
        said()->click();
        QCOMPARE(panel->currentPage(), QStringLiteral("parallel"));
        QVERIFY(page->isVisible());
        page->cancel();
        QTRY_VERIFY_WITH_TIMEOUT(!said(), 20000);
        f.play("4");
        QTRY_COMPARE_WITH_TIMEOUT(f.window->parts().history.series().front().points.size(),
                                  std::size_t {2}, 20000);
        QVERIFY(!f.window->parts().history.series().front().points.back().disturbed);
    }

    void aGameAgainstThePerfectEngine()
    {
        WindowFixture f;
        f.play("16445643742326746657");
        // The first player wins in three with 2 or 5 and throws it away.
        QVERIFY(f.window->parts().controller.setPlayer(Player::Second,
                                                       {.engine = QStringLiteral("perfect")}));
        BoardView& board = f.window->parts().centre.board();
        while (f.game().outcome() == Outcome::Unfinished) {
            int column = 0;
            while (!f.game().position().canPlay(column))
                ++column;
            const int before = f.game().length();
            clickColumn(board, column);
            QTRY_VERIFY(f.game().length() == before + 2
                        || f.game().outcome() != Outcome::Unfinished);
        }
        QCOMPARE(f.game().outcome(), Outcome::SecondWins);
        QCOMPARE(f.window->parts().history.series().size(), std::size_t {1});
        const RunSeries& series = f.window->parts().history.series().front();
        QCOMPARE(series.engine, QStringLiteral("perfect"));
        // Winning in n, then in n - 1, and so on: each point says what the last one foretold.
        int left = series.points.front().depth;
        QVERIFY(left > 1);
        for (const MovePoint& point : series.points) {
            QCOMPARE(point.score.kind, Score::Kind::Loss); // the first player's
            QVERIFY(point.depth <= left);
            left = point.depth - 2;
        }
        QVERIFY(series.points.front().nodes > 0);
        QVERIFY(!f.window->findChild<ReportPanel*>()->isEmpty());
    }

    void fiveFastClicksAreFiveMoves()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.animation = AnimationSpeed::Normal;
        WindowFixture f(settings);
        for (const int column : {0, 1, 2, 3, 4})
            clickColumn(f.window->parts().centre.board(), column);
        QTRY_COMPARE(f.text(), QStringLiteral("12345"));
    }

    void undoHintAndRedoWorkAfterTheEnd()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.exactHints = false;
        WindowFixture f(settings);
        f.play("4343434");
        QVERIFY(f.action(Command::Undo)->isEnabled());
        QVERIFY(f.action(Command::Hint)->isEnabled());
        f.trigger(Command::Undo);
        QCOMPARE(f.text(), QStringLiteral("434343"));
        f.trigger(Command::Redo);
        QCOMPARE(f.text(), QStringLiteral("4343434"));

        QSignalSpy hints(&f.window->parts().hints, &HintSearch::ready);
        QSignalSpy told(&f.window->parts().board, &BoardPresenter::hinted);
        f.trigger(Command::Hint);
        QVERIFY(hints.wait(30000));
        QCOMPARE(told.last().first().toString(),
                 QStringLiteral("Drop in column 4: it makes four in a row."));
        const auto report = hints.first().first().value<SearchReport>();
        QCOMPARE(report.bestMove, Move(3));
        QCOMPARE(report.score.kind, Score::Kind::Win);
    }

    void rematchStartsFromTheSameStart()
    {
        WindowFixture f;
        f.play("4343434");
        f.trigger(Command::Rematch);
        QCOMPARE(f.game().length(), 0);
        QCOMPARE(f.window->parts().model.isModified(), false);
    }

    void aPointOfAnEarlierGameBringsThatGameBack()
    {
        WindowFixture f(againstEngine());
        f.trigger(Command::LayoutAnalyse);
        clickColumn(f.window->parts().centre.board(), 0);
        QTRY_COMPARE(f.game().length(), 2);
        const QString first = f.text();
        f.window->parts().model.markSaved(QString());
        f.trigger(Command::NewGame);
        clickColumn(f.window->parts().centre.board(), 6);
        QTRY_COMPARE(f.game().length(), 2);
        const QString second = f.text();
        f.window->parts().model.markSaved(QString());
        auto* chart = nodesChart(f);
        QVERIFY(chart);
        Q_EMIT chart->pointChosen(1, 2);
        QCOMPARE(f.text(), first);
        QVERIFY(f.window->parts().model.isModified());
        f.window->parts().model.markSaved(QString());
        // And the other one, which was left for it.
        Q_EMIT chart->pointChosen(2, 2);
        QCOMPARE(f.text(), second);
    }

    void theReportIsThatOfTheMoveLookedAt()
    {
        Settings settings = againstEngine();
        settings.exactHints = false;
        WindowFixture f(settings);
        f.trigger(Command::LayoutAnalyse);
        const auto title = [&f] {
            const auto labels = f.window->findChildren<QLabel*>();
            for (const QLabel* label : labels)
                if (label->accessibleDescription() == QStringLiteral("Report of"))
                    return label->text();
            return QString();
        };
        for (const int ply : {2, 4}) {
            clickColumn(f.window->parts().centre.board(), ply == 2 ? 0 : 6);
            QTRY_COMPARE(f.game().length(), ply);
        }
        QVERIFY(title().contains(QStringLiteral("Move 4")));
        auto* chart = nodesChart(f);
        QVERIFY(chart);
        Q_EMIT chart->pointChosen(1, 2);
        QCOMPARE(f.game().ply(), 2);
        QVERIFY2(title().contains(QStringLiteral("Move 2")), qPrintable(title()));
        // Where nobody searched, the last report stays and says that the board is elsewhere.
        f.trigger(Command::First);
        QVERIFY2(title().contains(QStringLiteral("Move 2 (the board shows the start)")),
                 qPrintable(title()));
        // A button leads there.
        auto* const report = f.window->findChild<ReportPanel*>();
        QToolButton* leading = nullptr;
        for (auto* const button : report->findChildren<QToolButton*>())
            if (button->text() == QStringLiteral("Go to move 2"))
                leading = button;
        QVERIFY(leading && !leading->isHidden());
        leading->click();
        QCOMPARE(f.game().ply(), 2);
        QVERIFY(leading->isHidden());
        QVERIFY(!title().contains(QStringLiteral("the board shows")));
        f.trigger(Command::First);
        QVERIFY(!leading->isHidden());
        Q_EMIT chart->pointChosen(1, 2);
        QVERIFY(!title().contains(QStringLiteral("the board shows")));
        f.trigger(Command::Last);
        QVERIFY(title().contains(QStringLiteral("Move 4")));

        // A hint stands there until a move is looked at again, be it the one on the board.
        f.trigger(Command::First);
        QSignalSpy hints(&f.window->parts().hints, &HintSearch::ready);
        f.trigger(Command::Hint);
        QVERIFY(hints.wait(30000));
        QVERIFY(title().contains(QStringLiteral("Hint")));
        Q_EMIT chart->pointChosen(1, 4);
        QVERIFY(title().contains(QStringLiteral("Move 4")));
    }

    void theStudysGamesAreDrawnAtTheFirstGo()
    {
        WindowFixture f;
        f.trigger(Command::StudyCurves);
        auto* page = f.window->findChild<StudyCurvesView*>();
        QVERIFY(page && page->isVisible());
        const QWidget* dock = f.window->findChild<QDockWidget*>(QStringLiteral("study"));
        QVERIFY(f.window->screen()->availableGeometry().contains(dock->geometry()));
        QTRY_VERIFY_WITH_TIMEOUT(!page->curves().empty(), 60000);
        // Later it shows what there is.
        f.trigger(Command::StudyCurves);
        QVERIFY(!page->isRunning());
    }

    void swapSidesSwapsThePlayers()
    {
        WindowFixture f(againstEngine());
        f.trigger(Command::SwapSides);
        QCOMPARE(f.window->parts().controller.player(Player::First).human, false);
        QCOMPARE(f.window->parts().controller.player(Player::Second).human, true);
        QTRY_COMPARE(f.game().length(), 1);
        QCOMPARE(f.window->settings().first, WindowFixture::quickEngine());
    }

    void enginesPlayEachOtherStepByStep()
    {
        Settings settings = againstEngine();
        settings.first = WindowFixture::quickEngine();
        WindowFixture f(settings);
        QCOMPARE(f.window->parts().controller.state(), PlayController::State::Paused);
        f.trigger(Command::Step);
        QTRY_COMPARE(f.game().length(), 1);
        QTRY_COMPARE(f.window->parts().controller.state(), PlayController::State::Paused);
        f.trigger(Command::Start);
        QTRY_VERIFY(f.game().outcome() != Outcome::Unfinished);
    }

    void escapePlaysTheBestSoFar()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.first = WindowFixture::quickEngine();
        settings.first.limits = {.depth = 42};
        WindowFixture f(settings);
        f.window->parts().controller.start();
        QTRY_COMPARE(f.window->parts().controller.state(), PlayController::State::Thinking);
        QVERIFY(f.action(Command::MoveNow)->isEnabled());
        QTest::keyClick(f.window.get(), Qt::Key_Escape);
        QTRY_COMPARE(f.game().length(), 1);
    }

    void keysWalkThroughTheGame()
    {
        WindowFixture f;
        f.play("4455");
        QTest::keyClick(f.window.get(), Qt::Key_Home);
        QCOMPARE(f.game().ply(), 0);
        QTest::keyClick(f.window.get(), Qt::Key_PageDown);
        QCOMPARE(f.game().ply(), 1);
        QTest::keyClick(f.window.get(), Qt::Key_End);
        QCOMPARE(f.game().ply(), 4);
        QTest::keyClick(f.window.get(), Qt::Key_PageUp);
        QCOMPARE(f.game().ply(), 3);
        QCOMPARE(f.game().length(), 4);
    }

    void setUpRefusesWhatNoGameReaches()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.confirmDiscard = false;
        WindowFixture f(settings);
        f.play("44");
        f.trigger(Command::SetUp);
        BoardView& board = f.window->parts().centre.board();
        auto* panel = f.window->findChild<SetupPanel*>();
        QVERIFY(panel->isVisible());
        QPushButton* use = button(panel, QStringLiteral("Play from here"));
        QVERIFY(use->isEnabled());
        const Bitboard floating = Position::Shape::square(3, 4);
        board.setSetupDiscs(floating, 0);
        QVERIFY(!use->isEnabled());
        board.setSetupDiscs(Position::Shape::square(0, 0), Position::Shape::square(1, 0));
        QVERIFY(use->isEnabled());
        use->click();
        QVERIFY(!panel->isVisible());
        QCOMPARE(f.game().position().at(0, 0), Cell::First);
        QCOMPARE(f.game().position().at(1, 0), Cell::Second);
        QCOMPARE(f.game().position().plies(), 2);
    }

    void setUpCancelledKeepsThePlaceInTheGame()
    {
        WindowFixture f;
        f.play("44332");
        QVERIFY(
            f.window->parts().controller.setPlayer(Player::Second, WindowFixture::quickEngine()));
        f.window->parts().model.goTo(2);
        f.trigger(Command::SetUp);
        f.trigger(Command::SetUp);
        QCOMPARE(f.game().ply(), 2);
        QCOMPARE(f.window->parts().centre.board().position(), f.game().positionAt(2));
    }

    void aPastedPositionWaitsForTheEngineToBeStarted()
    {
        WindowFixture f;
        QVERIFY(
            f.window->parts().controller.setPlayer(Player::Second, WindowFixture::quickEngine()));
        QApplication::clipboard()->setText(QStringLiteral("44536"));
        f.trigger(Command::PastePosition);
        QCOMPARE(f.text(), QStringLiteral("44536"));
        QCOMPARE(f.window->parts().controller.state(), PlayController::State::Paused);
        f.trigger(Command::Start);
        QTRY_COMPARE(f.game().length(), 6);
    }

    void setUpCancelledKeepsTheGame()
    {
        WindowFixture f;
        f.play("44");
        f.trigger(Command::SetUp);
        f.window->parts().centre.board().setSetupDiscs(0, 0);
        QVERIFY(!f.action(Command::Undo)->isEnabled());
        f.trigger(Command::SetUp);
        QCOMPARE(f.text(), QStringLiteral("44"));
        QCOMPARE(f.window->parts().centre.board().position(), f.game().position());
        QVERIFY(f.action(Command::Undo)->isEnabled());
    }

    void badTextOnTheClipboardKeepsTheGame()
    {
        WindowFixture f;
        f.play("12");
        QApplication::clipboard()->setText(QStringLiteral("4444444"));
        f.trigger(Command::PastePosition);
        QCOMPARE(f.text(), QStringLiteral("12"));
        // Above the board, where the field can't be seen; until the game goes on.
        auto* strip = f.window->findChild<MessageStrip*>();
        QVERIFY2(strip->message().contains(QStringLiteral("move 7")), qPrintable(strip->message()));
        auto* edit = f.window->findChild<PositionField*>()->findChild<QLineEdit*>();
        QCOMPARE(edit->text(), QStringLiteral("12"));
        f.play("3");
        QCOMPARE(strip->message(), QString());

        // Under the field, where it can.
        f.trigger(Command::LayoutAnalyse);
        f.trigger(Command::PastePosition);
        QCOMPARE(f.text(), QStringLiteral("123"));
        QCOMPARE(strip->message(), QString());
        QCOMPARE(edit->text(), QStringLiteral("4444444"));

        QApplication::clipboard()->clear();
        f.trigger(Command::PastePosition);
        QCOMPARE(f.text(), QStringLiteral("123"));
        QVERIFY(strip->message().contains(QStringLiteral("clipboard")));
    }

    void aPositionIsCopiedAndPasted()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.confirmDiscard = false;
        WindowFixture f(settings);
        f.play("44536");
        f.trigger(Command::CopyPosition);
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("44536"));
        f.trigger(Command::NewGame);
        QCOMPARE(f.text(), QString());
        f.trigger(Command::PastePosition);
        QCOMPARE(f.text(), QStringLiteral("44536"));
        QVERIFY(f.window->parts().model.isModified());
    }

    void theWheelChangesNoPlayerInPassing()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.second = WindowFixture::quickEngine();
        WindowFixture f(settings);
        const auto wheel = [](QWidget* widget) {
            const QPointF place = widget->rect().center();
            QWheelEvent event(place, widget->mapToGlobal(place), {}, {0, -120}, Qt::NoButton,
                              Qt::NoModifier, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(widget, &event);
        };
        const Entrant before = f.window->parts().controller.player(Player::Second);
        auto* const players = f.window->findChild<QDockWidget*>(QStringLiteral("players"));
        players->show();
        drainEvents();
        QList<QWidget*> fields;
        for (QComboBox* combo : players->findChildren<QComboBox*>())
            fields += combo;
        for (QSpinBox* spin : players->findChildren<QSpinBox*>())
            fields += spin;
        int seen = 0;
        for (QWidget* field : std::as_const(fields)) {
            if (!field->isVisible())
                continue;
            ++seen;
            QVERIFY(!(field->focusPolicy() == Qt::WheelFocus));
            wheel(field);
        }
        QVERIFY(seen >= 4);
        QCOMPARE(f.window->parts().controller.player(Player::Second), before);
        QVERIFY(f.window->parts().controller.player(Player::First).human);
        // Who has gone into the field may use it.
        auto* const spin = players->findChild<QSpinBox*>();
        for (QSpinBox* each : players->findChildren<QSpinBox*>())
            if (each->isVisible()) {
                each->setFocus();
                const int value = each->value();
                wheel(each);
                QVERIFY(each->value() != value);
            }
        QVERIFY(spin);
        // Nor does a slider move under it.
        QSlider slider;
        slider.show();
        wheel(&slider);
        QCOMPARE(slider.value(), 0);
        slider.setValue(50);
        wheel(&slider);
        QCOMPARE(slider.value(), 50);
    }

    void escapeEndsALineThatIsPlayedOut()
    {
        WindowFixture f;
        f.play("44");
        LinePlayer& lines = f.window->findChild<AnalysisPresenter*>()->lines();
        lines.play({Move(3), Move(2)});
        QVERIFY(lines.isPlaying());
        f.window->parts().centre.board().setFocus();
        QTest::keyClick(&f.window->parts().centre.board(), Qt::Key_Escape);
        QVERIFY(!lines.isPlaying());
        QCOMPARE(f.text(), QStringLiteral("44"));
    }

    void aClickWhereRematchWasLosesNoGame()
    {
        WindowFixture f;
        f.play("1212121");
        f.trigger(Command::Undo);
        auto* const strip = f.window->findChild<MessageStrip*>();
        QVERIFY(strip->message().isEmpty());
        QTest::keyClick(&f.window->parts().centre.board(), Qt::Key_7);
        QCOMPARE(f.text(), QStringLiteral("1212127"));
        QVERIFY(strip->message().contains(QStringLiteral("Undo")));
        f.trigger(Command::Undo);
        QCOMPARE(f.game().length(), 7);
        QCOMPARE(f.game().outcome(), Outcome::FirstWins);
    }

    void aLinkToAPositionIsOpened()
    {
        WindowFixture f;
        auto* const strip = f.window->findChild<MessageStrip*>();
        QVERIFY(f.window->open(QStringLiteral("fourcast:44536")));
        QCOMPARE(f.text(), QStringLiteral("44536"));
        QVERIFY(strip->message().isEmpty());
        QVERIFY(!f.window->open(QStringLiteral("fourcast:448")));
        QCOMPARE(f.text(), QStringLiteral("44536"));
        QVERIFY2(strip->message().contains(QStringLiteral("fourcast:448")),
                 qPrintable(strip->message()));
        QVERIFY(!f.window->open(QStringLiteral("file:///nowhere.c4g")));
        QVERIFY(!strip->message().contains(QStringLiteral("file:")));
    }

    void whatIsUnsavedStaysAfterTheEnd()
    {
        WindowFixture f;
        f.play("4453");
        f.window->saveForTheEnd();
        f.window.reset();
        f.open();
        const QDir kept(f.path("autosave"));
        QCOMPARE(kept.entryList({QStringLiteral("*.c4g")}, QDir::Files).size(), 1);
    }

    void theStatusLineSaysNoHalfSentence()
    {
        WindowFixture f;
        f.trigger(Command::LayoutAnalyse);
        auto* const strip = f.window->findChild<MessageStrip*>();
        const QString sentence = QStringLiteral("Column 4 keeps the win; ").repeated(12);
        Q_EMIT f.window->findChild<HintPresenter*>()->messageReady(QStringLiteral("Column 4."));
        QCOMPARE(f.window->statusBar()->currentMessage(), QStringLiteral("Column 4."));
        Q_EMIT f.window->findChild<HintPresenter*>()->messageReady(sentence);
        QCOMPARE(f.window->statusBar()->currentMessage(), QString());
        QCOMPARE(strip->message(), sentence);
        // It goes with its position, and what fits no more in a smaller window goes there, too.
        f.play("4");
        QCOMPARE(strip->message(), QString());
        const QString shorter = QStringLiteral("Column 4 keeps the win; ").repeated(5);
        Q_EMIT f.window->findChild<HintPresenter*>()->messageReady(shorter);
        QCOMPARE(f.window->statusBar()->currentMessage(), shorter);
        f.window->resize(800, 600);
        QTRY_COMPARE(strip->message(), shorter);
    }

    void aRefusalIsToldEachTimeAndGoesWithTheNextAction()
    {
        WindowFixture f;
        f.play("4444443");
        auto* const strip = f.window->findChild<MessageStrip*>();
        const QString full = QStringLiteral("Column 4 is full.");
        QStringList heard;
        connect(strip, &MessageStrip::announced, this, [&](const QString& text) { heard << text; });
        connect(f.window->statusBar(), &QStatusBar::messageChanged, this,
                [&](const QString& text) { heard << text; });
        // In Play the panel above the board says it, elsewhere the line at the bottom.
        const auto headerSays = [&f](const QString& text) {
            const auto labels = f.window->parts().centre.turn().findChildren<QLabel*>();
            return std::ranges::any_of(labels, [&text](const QLabel* label) {
                return label->isVisible() && label->text() == text;
            });
        };
        for (const Command layout : {Command::LayoutPlay, Command::LayoutAnalyse}) {
            f.trigger(layout);
            for (int i = 0; i < 2; ++i) {
                heard.clear();
                clickColumn(f.window->parts().centre.board(), 3);
                const bool isHeard
                    = layout == Command::LayoutPlay ? headerSays(full) : heard.contains(full);
                QVERIFY2(isHeard, qPrintable(heard.join(u'|')));
            }
            Q_EMIT f.window->findChild<HintPresenter*>()->messageReady(QStringLiteral("Column 3."));
            QVERIFY(f.window->statusBar()->currentMessage() != full);
            QCOMPARE(strip->message(), QString());
        }
    }

    void aMessageAndTheTurnNeverShareTheirPlace()
    {
        WindowFixture f;
        f.play("4");
        QStatusBar* const bar = f.window->statusBar();
        const auto isTurnSeen = [bar] {
            const auto labels = bar->findChildren<QLabel*>();
            return std::ranges::any_of(labels, [](const QLabel* label) {
                return label->isVisible()
                    && label->accessibleDescription() == QStringLiteral("Whose turn");
            });
        };
        f.trigger(Command::LayoutAnalyse);
        QVERIFY(isTurnSeen());
        f.trigger(Command::LayoutPlay);
        bar->showMessage(QStringLiteral("The position is on the clipboard"));
        f.trigger(Command::LayoutAnalyse);
        QVERIFY(!bar->currentMessage().isEmpty());
        QVERIFY(!isTurnSeen());
        bar->clearMessage();
        QVERIFY(isTurnSeen());
    }

    void theStatusLineForgetsAnotherMove()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.second = WindowFixture::quickEngine();
        WindowFixture f(settings);
        f.trigger(Command::LayoutAnalyse);
        f.play("4");
        QTRY_COMPARE(f.game().ply(), 2);
        const auto says = [&f](const QString& text) {
            const auto labels = f.window->statusBar()->findChildren<QLabel*>();
            return std::ranges::any_of(
                labels, [&text](const QLabel* label) { return label->text().contains(text); });
        };
        QTRY_VERIFY(says(QStringLiteral("nodes")));
        f.window->statusBar()->showMessage(QStringLiteral("Column 4 is full."));
        f.trigger(Command::Previous);
        QVERIFY(!says(QStringLiteral("nodes")));
        QCOMPARE(f.window->statusBar()->currentMessage(), QString());
    }

    /// After a rematch the engine starts: at the next start of the program it must not answer the
    /// question by its own move.
    void theStartPanelWaitsWhereTheEngineIsToMove()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.showStartPanel = true;
        settings.first = WindowFixture::quickEngine();
        WindowFixture f(settings);
        f.window->welcome();
        auto* panel = f.window->findChild<StartPanel*>();
        QVERIFY(panel && panel->isVisible());
        // An engine that may move thinks from now on.
        QVERIFY(f.window->parts().controller.state() != PlayController::State::Thinking);
        QCoreApplication::processEvents();
        QVERIFY(f.window->parts().controller.state() != PlayController::State::Thinking);
        QVERIFY(panel->isVisible());
        QCOMPARE(f.game().length(), 0);
        // Who does not want to answer gets the game that was to be.
        QTest::keyClick(f.window.get(), Qt::Key_Escape);
        QVERIFY(!panel->isVisible());
        QTRY_COMPARE(f.game().length(), 1);
        // And is asked again: that is what the box says.
        QVERIFY(f.window->settings().showStartPanel);
    }

    void escapeMeansWhatTheBoxOfTheQuestionsSays()
    {
        WindowFixture f;
        for (const bool again : {true, false}) {
            f.trigger(Command::NewGameWith);
            auto* const panel = f.window->findChild<StartPanel*>();
            QVERIFY(panel && panel->isVisible());
            panel->findChild<QCheckBox*>()->setChecked(again);
            QTest::keyClick(f.window.get(), Qt::Key_Escape);
            QVERIFY(!panel->isVisible());
            QCOMPARE(f.window->settings().showStartPanel, again);
        }
    }

    /// The moves of a link, or of other people's file.
    void nobodyHerePlayedWhatCameWithItsMoves()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.second = {.engine = QStringLiteral("level-1")};
        WindowFixture f(settings);
        Game game;
        for (const int column : {3, 3})
            QVERIFY(game.play(Move(column)));
        f.window->parts().model.reset(game);
        const auto isSaid = [&f] {
            const auto labels = f.window->findChildren<QLabel*>();
            return std::ranges::any_of(labels, [](const QLabel* label) {
                return label->text().contains(QLatin1String(" played "));
            });
        };
        QVERIFY(!isSaid());
        game.setTag(QStringLiteral("Second"), QStringLiteral("Ben"));
        f.window->parts().model.reset(game);
        QVERIFY(!isSaid());
        game.setTag(QStringLiteral("Second"), QStringLiteral("Beginner (level-1)"));
        f.window->parts().model.reset(game);
        QVERIFY(isSaid());
    }

    void oneClickStartsAGameAgainstALevel()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.showStartPanel = true;
        WindowFixture f(settings);
        f.window->welcome();
        auto* panel = f.window->findChild<StartPanel*>();
        QVERIFY(panel && panel->isVisible());
        const auto radios = panel->findChildren<QRadioButton*>();
        for (QRadioButton* radio : radios)
            if (radio->text() == QStringLiteral("Your opponent"))
                radio->click();
        panel->findChild<QPushButton*>(QStringLiteral("level-3"))->click();
        QVERIFY(!panel->isVisible());
        QVERIFY(f.window->parts().centre.board().isVisible());
        // The person has the colour that was asked for, though the other one starts.
        QCOMPARE(ShownDiscs::theme(), DiscTheme::SafeSwapped);
        QCOMPARE(f.window->parts().controller.player(Player::First).engine,
                 QStringLiteral("level-3"));
        QCOMPARE(f.window->parts().controller.player(Player::Second).human, true);
        QTRY_COMPARE(f.game().length(), 1);
    }

    void whoPlaysIsChosenOnTheStartPage()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.showStartPanel = true;
        settings.people.names = QStringList {"Anna", "Ben"};
        const WindowFixture f(settings);
        f.window->welcome();
        auto* const panel = f.window->findChild<StartPanel*>();
        QVERIFY(panel);
        const People chosen {.names = {"Anna", "Ben"}, .player = "Ben", .partner = "Anna"};
        Q_EMIT panel->peopleChanged(chosen, {});
        panel->findChild<PeopleRow*>()->setPeople(chosen);
        panel->findChild<QPushButton*>(QStringLiteral("level-3"))->click();
        const PlayController& controller = f.window->parts().controller;
        QCOMPARE(controller.player(Player::First), Entrant::person(QStringLiteral("Ben")));
        // The next game is that of whoever was chosen meanwhile, on the side that was theirs.
        Q_EMIT panel->peopleChanged({.names = {"Anna", "Ben"}, .player = "Anna"}, {});
        f.trigger(Command::NewGame);
        QCOMPARE(controller.player(Player::First), Entrant::person(QStringLiteral("Anna")));
        // Names of a file are nobody's here.
        Q_EMIT f.window->parts().games.playersChosen(Entrant::person(QStringLiteral("Zoe")),
                                                     Entrant::person(QStringLiteral("Anna")));
        QCOMPARE(controller.player(Player::First).name, QString());
        QCOMPARE(controller.player(Player::Second).name, QStringLiteral("Anna"));
    }

    void everyLevelStandsInTheStartPanel()
    {
        StartPanel panel;
        for (const Level& level : levels()) {
            const auto* choice = panel.findChild<QPushButton*>(level.engine);
            QVERIFY(choice);
            QCOMPARE(choice->text(), level.name);
            QCOMPARE(choice->accessibleDescription(), level.grade + ". " + level.invitation);
            QVERIFY(QFile::exists(opponentFile(level.engine)));
            // Numbers are for who asks.
            QVERIFY(choice->toolTip().contains(level.description));
            QVERIFY(choice->toolTip().contains(u"Elo"));
        }
    }
};

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
