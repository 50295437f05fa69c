// SPDX-License-Identifier: GPL-3.0-or-later
// What the window shows of the exact scores, and when.
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/analysis/analysismodel.h"
#include "ui/analysis/analysispanel.h"
#include "ui/analysis/analysispresenter.h"
#include "ui/board/boardstage.h"
#include "ui/board/boardview.h"
#include "ui/board/evaluationbar.h"
#include "ui/play/gamemodel.h"
#include "ui/play/hintpresenter.h"
#include "ui/play/playcontroller.h"
#include "ui/style/appearance.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

class TestAnalysisPresenter : public QObject
{
    Q_OBJECT

private:
    /// 27 discs, a draw: solved at once.
    static constexpr const char* late = "254165364316775724365115641";

    static BoardStage& stage(const WindowFixture& f) { return *f.window->findChild<BoardStage*>(); }
    static AnalysisPanel& panel(const WindowFixture& f)
    {
        return *f.window->findChild<AnalysisPanel*>();
    }
    static bool isComplete(const WindowFixture& f)
    {
        const ColumnsReport report = f.window->parts().analysis.current();
        return report.whole.status == SolveStatus::Solved && allColumnsAreExact(report);
    }
    static int chipsShown(const WindowFixture& f)
    {
        const auto chips = f.window->parts().centre.board().scene().chips;
        return chips ? static_cast<int>(std::ranges::count_if(
                   *chips, [](const ColumnChip& chip) { return !chip.isEmpty(); }))
                     : -1;
    }

private Q_SLOTS:
    void initTestCase() { appearance::initialize(); }

    void playShowsNothingThatGivesAMoveAway()
    {
        WindowFixture f;
        f.play(late);
        QCOMPARE(chipsShown(f), -1);
        QVERIFY(stage(f).bar().isHidden());
        QVERIFY(f.window->parts().centre.board().scene().threats.empty());
        QVERIFY(!f.window->parts().analysis.isRunning());
    }

    void eachOverlayHasItsKey()
    {
        WindowFixture f;
        f.play("4453");
        BoardView& board = f.window->parts().centre.board();
        board.setFocus();
        QTest::keyClick(&board, Qt::Key_S);
        QVERIFY(chipsShown(f) >= 0);
        QTest::keyClick(&board, Qt::Key_E, Qt::ShiftModifier);
        QVERIFY(!stage(f).bar().isHidden());
        QCOMPARE(f.text(), QStringLiteral("4453"));
        QTest::keyClick(&board, Qt::Key_T);
        QVERIFY(!stage(f).legend().isEmpty());
        QTest::keyClick(&board, Qt::Key_S);
        QTest::keyClick(&board, Qt::Key_E, Qt::ShiftModifier);
        QTest::keyClick(&board, Qt::Key_T);
        QCOMPARE(chipsShown(f), -1);
        QVERIFY(stage(f).bar().isHidden());
        QVERIFY(stage(f).legend().isEmpty());
    }

    void theLegendTellsWhatFollowUpProves()
    {
        WindowFixture f;
        f.play("244424");
        BoardView& board = f.window->parts().centre.board();
        board.setFocus();
        QTest::keyClick(&board, Qt::Key_T);
        QVERIFY2(stage(f).legend().contains(QStringLiteral("(follow-up)")),
                 qPrintable(stage(f).legend()));
        // Now it is that side's own turn.
        f.play("4");
        QVERIFY2(!stage(f).legend().contains(QStringLiteral("follow-up")),
                 qPrintable(stage(f).legend()));
    }

    void overlaysAreKeptForEachLayout()
    {
        WindowFixture f;
        f.trigger(Command::ColumnScores);
        f.trigger(Command::LayoutAnalyse);
        QVERIFY(f.action(Command::ColumnScores)->isChecked());
        QVERIFY(f.action(Command::EvaluationBar)->isChecked());
        f.trigger(Command::EvaluationBar);
        f.trigger(Command::LayoutPlay);
        QVERIFY(f.action(Command::ColumnScores)->isChecked());
        QVERIFY(!f.action(Command::EvaluationBar)->isChecked());
        f.window->close();
        f.open();
        QVERIFY(f.window->settings().playOverlays.scores);
        QVERIFY(!f.window->settings().analyseOverlays.bar);
        QVERIFY(chipsShown(f) >= 0);
    }

    void chipsFillInAndStayAcrossMoves()
    {
        WindowFixture f;
        f.trigger(Command::ColumnScores);
        f.play(late);
        QTRY_VERIFY_WITH_TIMEOUT(isComplete(f), 60'000);
        const ColumnsReport report = f.window->parts().analysis.current();
        const ColumnChips before = *f.window->parts().centre.board().scene().chips;
        for (int column = 0; column < ColumnsReport::columns; ++column) {
            const ColumnChip& chip = before[static_cast<std::size_t>(column)];
            const auto& score = report.moves[static_cast<std::size_t>(column)];
            QCOMPARE(chip.isEmpty(), !score.has_value());
            if (score)
                QCOMPARE(chip.lower, signedScore(score->lower));
        }
        f.trigger(Command::Previous);
        QTRY_VERIFY_WITH_TIMEOUT(isComplete(f), 60'000);
        f.trigger(Command::Next);
        QCOMPARE(*f.window->parts().centre.board().scene().chips, before);
    }

    void theBarSaysWhatThePanelSays()
    {
        WindowFixture f;
        f.trigger(Command::LayoutAnalyse);
        QVERIFY(panel(f).isSeen());
        f.play(late);
        QTRY_VERIFY_WITH_TIMEOUT(isComplete(f), 60'000);
        QTRY_COMPARE(panel(f).resultText(), QStringLiteral("Exact: draw"));
        QCOMPARE(stage(f).bar().sentence(), QStringLiteral("Exact: draw"));
        QCOMPARE(stage(f).bar().share(), 0.5);
    }

    void whatIsSetUpIsNotAnsweredByTheGameBehindIt()
    {
        WindowFixture f;
        f.trigger(Command::LayoutAnalyse);
        const auto labelled = [&f](const QString& part) {
            const auto labels = panel(f).findChildren<QLabel*>();
            return std::ranges::any_of(labels, [&part](const QLabel* label) {
                return label->isVisible() && label->text().contains(part);
            });
        };
        QTRY_VERIFY(labelled(QStringLiteral("Exact")));
        f.trigger(Command::SetUp);
        QVERIFY(!labelled(QStringLiteral("Exact")));
        QVERIFY(labelled(QStringLiteral("You're setting up a position")));
        f.trigger(Command::SetUp);
        QTRY_VERIFY(labelled(QStringLiteral("Exact")));
    }

    void theSolverWaitsWhileAnEngineThinks()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.second = {.engine = QStringLiteral("alphabeta-h1"),
                           .limits = {.time = std::chrono::minutes(1)}};
        settings.playOverlays.scores = true;
        WindowFixture f(settings);
        f.play("4");
        QCOMPARE(f.window->parts().controller.state(), PlayController::State::Thinking);
        QVERIFY(!f.window->parts().analysis.isRunning());
        f.window->parts().controller.pause();
        QVERIFY(f.window->parts().analysis.isRunning());
    }

    void aChipPlaysOutWhatFollows()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.playOverlays.scores = true;
        WindowFixture f(settings);
        f.play(late);
        QTRY_VERIFY_WITH_TIMEOUT(isComplete(f), 60'000);
        const Position position = f.window->parts().model.position();
        BoardView& board = f.window->parts().centre.board();
        for (int column = 0; column < ColumnsReport::columns; ++column) {
            if (!position.canPlay(column))
                continue;
            Q_EMIT board.chipChosen(column);
            const auto isWholeLine = [&board, position] {
                Position end = position;
                for (const Move move : board.preview())
                    end.play(move);
                return end.isFinished();
            };
            QTRY_VERIFY_WITH_TIMEOUT(isWholeLine(), 60'000);
            QCOMPARE(board.preview().front(), Move(column));
        }
        QCOMPARE(f.text(), QString::fromLatin1(late));
        f.trigger(Command::Previous);
        QVERIFY(board.preview().empty());
    }

    void threatsAreMarkedWithTheirOwners()
    {
        WindowFixture f;
        f.trigger(Command::Threats);
        f.play("414343"); // d1 to d3 are the first player's
        const auto threats = f.window->parts().centre.board().scene().threats;
        const auto found = std::ranges::find(threats, Square {3, 3}, &ThreatMark::square);
        QVERIFY(found != threats.end());
        QCOMPARE(found->owner, Cell::First);
        QVERIFY(found->playable);
        QVERIFY(!found->odd);
        QVERIFY(f.window->parts().centre.board().squareText(3, 3).contains(found->spoken));
    }

    void aHintIsShownAStepAtATime()
    {
        WindowFixture f;
        f.play(late);
        BoardView& board = f.window->parts().centre.board();
        board.setFocus();
        QTest::keyClick(&board, Qt::Key_H);
        QTRY_VERIFY_WITH_TIMEOUT(board.scene().hintFirst >= 0, 60'000);
        QVERIFY(!board.scene().hint.isValid());
        QVERIFY(board.preview().empty());
        QTest::keyClick(&board, Qt::Key_H);
        const Square hint = board.scene().hint;
        QVERIFY(hint.isValid());
        QVERIFY(hint.column >= board.scene().hintFirst && hint.column <= board.scene().hintLast);
        QVERIFY(board.preview().empty());
        QTest::keyClick(&board, Qt::Key_H);
        QVERIFY(!board.preview().empty());
        QCOMPARE(board.preview().front(), Move(hint.column));
        QCOMPARE(f.window->findChild<HintPresenter*>()->ladder().count(), 3);
        QCOMPARE(f.text(), QString::fromLatin1(late));
        f.trigger(Command::Previous);
        QCOMPARE(board.scene().hintFirst, -1);
        QVERIFY(!board.scene().hint.isValid());
        QVERIFY(board.preview().empty());
    }

    void everyQuestionForAHintIsHeard()
    {
        WindowFixture f;
        f.play(late);
        auto* const hints = f.window->findChild<HintPresenter*>();
        QSignalSpy said(hints, &HintPresenter::messageReady);
        const auto last = [&said] { return said.last().first().toString(); };
        QVERIFY(!f.action(Command::Hint)->autoRepeat());
        // The first is on its way.
        QStringList heard;
        for (int press = 0; press < 3; ++press) {
            f.trigger(Command::Hint);
            QVERIFY(!said.isEmpty());
            heard += last();
        }
        QCOMPARE(heard,
                 QStringList({QStringLiteral("Looking for a hint…"),
                              QStringLiteral("Looking for the best column…"),
                              QStringLiteral("Looking for the best column and the next moves…")}));
        QTRY_COMPARE_WITH_TIMEOUT(hints->ladder().count(), 3, 60'000);
        QVERIFY2(last().startsWith(QStringLiteral("Play column ")), qPrintable(last()));

        // What is not waited for any more is not said to be looked for.
        f.trigger(Command::Previous);
        f.trigger(Command::Hint);
        QCOMPARE(last(), QStringLiteral("Looking for a hint…"));
        f.trigger(Command::Previous);
        QCOMPARE(last(), QString());
    }

    void arrowsFollowTheBestLine()
    {
        WindowFixture f;
        f.trigger(Command::LayoutAnalyse);
        QVERIFY(f.action(Command::BestLine)->isChecked());
        f.play(late);
        const auto showsTheLine = [&f] {
            const ColumnsReport report = f.window->parts().analysis.current();
            const auto arrows = f.window->parts().centre.board().scene().arrows;
            if (report.line.size() < 5 || arrows.size() != 5)
                return false;
            for (std::size_t move = 0; move < arrows.size(); ++move)
                if (arrows[move].square.column != report.line[move].column())
                    return false;
            return true;
        };
        QTRY_VERIFY_WITH_TIMEOUT(showsTheLine(), 60'000);
        f.trigger(Command::Previous);
        QTRY_VERIFY_WITH_TIMEOUT(showsTheLine(), 60'000);
        f.trigger(Command::BestLine);
        QVERIFY(f.window->parts().centre.board().scene().arrows.empty());
        QVERIFY(!f.window->settings().analyseOverlays.line);
        f.trigger(Command::BestLine);
        QVERIFY(showsTheLine());
        // In a game they would be hints.
        f.trigger(Command::LayoutPlay);
        QVERIFY(f.window->parts().centre.board().scene().arrows.empty());
        QVERIFY(!f.action(Command::BestLine)->isEnabled());
        QVERIFY(!f.action(Command::BestLine)->isChecked());
    }

    void theGhostSaysWhatWouldFollowInAnalyseAlone()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.playOverlays.scores = true;
        WindowFixture f(settings);
        f.play(late);
        BoardView& board = f.window->parts().centre.board();
        board.setFocus();
        QTRY_VERIFY_WITH_TIMEOUT(isComplete(f), 60'000);
        QVERIFY(board.scene().ghost.isValid());
        QVERIFY(!board.scene().outlook);
        f.trigger(Command::LayoutAnalyse);
        const Position position = f.window->parts().model.position();
        int asked = 0;
        for (int column = 0; column < ColumnsReport::columns; ++column) {
            if (!position.canPlay(column) || position.wins(column))
                continue;
            ++asked;
            board.setFocus();
            board.setGhostColumn(column);
            QTRY_VERIFY_WITH_TIMEOUT(
                board.scene().outlook && board.scene().outlook->reply.isValid(), 60'000);
            const Outlook outlook = *board.scene().outlook;
            const auto after = f.window->parts().analysis.scores(position.after(column));
            const ColumnsReport here = f.window->parts().analysis.current();
            const auto score = here.moves[static_cast<std::size_t>(column)];
            QCOMPARE(outlook.chip.shape,
                     score->lower > 0       ? ColumnChip::Shape::Up
                         : score->upper < 0 ? ColumnChip::Shape::Down
                                            : ColumnChip::Shape::Bar);
            if (after)
                QVERIFY(std::ranges::find(after->best, Move(outlook.reply.column))
                        != after->best.end());
            else
                QCOMPARE(here.line.front(), Move(column));
            QVERIFY(board.squareText(board.scene().ghost.column, board.scene().ghost.row)
                        .contains(QStringLiteral("replies")));
        }
        QVERIFY(asked > 1);
        QCOMPARE(f.text(), QString::fromLatin1(late));
    }

    void aVeilHidesAllOfIt()
    {
        WindowFixture f;
        f.trigger(Command::LayoutAnalyse);
        f.trigger(Command::Threats);
        f.play(late);
        f.window->parts().centre.board().setFocus();
        QTRY_VERIFY(f.window->parts().centre.board().scene().outlook);
        f.window->findChild<AnalysisPresenter*>()->setVeiled(true);
        QCOMPARE(chipsShown(f), -1);
        QVERIFY(f.window->parts().centre.board().scene().arrows.empty());
        QVERIFY(!f.window->parts().centre.board().scene().outlook);
        QVERIFY(stage(f).bar().isHidden());
        QVERIFY(f.window->parts().centre.board().scene().threats.empty());
        f.window->findChild<AnalysisPresenter*>()->setVeiled(false);
        QVERIFY(chipsShown(f) >= 0);
        QVERIFY(!stage(f).bar().isHidden());
    }
};

QTEST_MAIN(TestAnalysisPresenter)
#include "tst_analysispresenter.moc"
