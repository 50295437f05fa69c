// SPDX-License-Identifier: GPL-3.0-or-later
// A game is reviewed in the window: figures, key moments, tries, files and comments.
#include "core/board/notation.h"
#include "core/session/reviewsession.h"
#include "core/solver/solver.h"
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/analysis/evaluationgraph.h"
#include "ui/board/boardbanner.h"
#include "ui/board/boardthumbnail.h"
#include "ui/board/boardview.h"
#include "ui/board/evaluationbar.h"
#include "ui/play/gamemodel.h"
#include "ui/review/momentpage.h"
#include "ui/review/movelistmodel.h"
#include "ui/review/movespanel.h"
#include "ui/review/reviewfile.h"
#include "ui/review/reviewpanel.h"
#include "ui/review/reviewtable.h"
#include "ui/review/starrow.h"
#include "ui/review/trypanel.h"
#include "ui/style/appearance.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <algorithm>

namespace {

constexpr int patience = 60'000; // ms

/// Twenty discs; the first player, to move, wins in three with column 2 or 5.
const auto start = QStringLiteral("16445643742326746657");

}

class TestReviewWindow : public QObject
{
    Q_OBJECT

private:
    /// The first player throws his win away in column 1; the rest is as good as it can be.
    static void loadGame(const WindowFixture& f, const QString& first = {},
                         const QString& second = {})
    {
        Game game(*notation::parseMoves(start));
        game.setTag(QStringLiteral("First"), first);
        game.setTag(QStringLiteral("Second"), second);
        QVERIFY(game.play(Move(0)));
        Solver solver;
        const ColumnsReport best = solver.solveColumns(game.position());
        for (const Move move : best.line)
            QVERIFY(game.play(move));
        QVERIFY(game.position().isFinished());
        f.window->parts().model.reset(game);
    }

    static void reviewed(const WindowFixture& f, const QString& first = {},
                         const QString& second = {})
    {
        loadGame(f, first, second);
        f.trigger(Command::ReviewGame);
        QTRY_VERIFY_WITH_TIMEOUT(!f.window->parts().review.isRunning(), patience);
        QVERIFY(f.window->parts().review.review().isComplete());
    }

    static ReviewPanel& panel(const WindowFixture& f)
    {
        return *f.window->findChild<ReviewPanel*>();
    }

    static MomentPage& page(const WindowFixture& f) { return *panel(f).findChild<MomentPage*>(); }

    /// All that is seen on the page for people.
    static QString words(const WindowFixture& f)
    {
        QStringList result;
        const auto labels = page(f).findChildren<QLabel*>();
        for (const QLabel* label : labels)
            if (label->isVisible())
                result += label->text();
        return result.join(u'\n');
    }

    /// Does the page name one of the better squares at its moment?
    static bool givesAway(const WindowFixture& f)
    {
        const Review& review = f.window->parts().review.review();
        const ReviewedMove& move = review.moves[static_cast<std::size_t>(page(f).ply() - 1)];
        return std::ranges::any_of(move.scores.best, [&](Move best) {
            return words(f).contains(
                notation::squareName(best.column(), move.before.landingRow(best.column())));
        });
    }

    static void openDetails(const WindowFixture& f)
    {
        button(page(f), QStringLiteral("Details"))->click();
    }

    static QVariant moveData(const WindowFixture& f, int row, int column, int role)
    {
        const auto* model = f.window->findChild<MovesPanel*>()->findChild<QTableView*>()->model();
        return model->data(model->index(row, column), role);
    }

    static MoveClass shownQuality(const WindowFixture& f)
    {
        return static_cast<MoveClass>(
            moveData(f, 0, MoveListModel::FirstColumn, MoveListModel::QualityRole).toInt());
    }

    static QPushButton* button(const QWidget& root, const QString& text)
    {
        const auto buttons = root.findChildren<QPushButton*>();
        for (QPushButton* candidate : buttons)
            if (candidate->text().remove(QLatin1Char('&')) == text)
                return candidate;
        return nullptr;
    }

private Q_SLOTS:
    void initTestCase() { appearance::initialize(); }

    void aReviewFillsTheDockAndTheMoveList()
    {
        WindowFixture f;
        QVERIFY(!f.action(Command::ReviewGame)->isEnabled());
        const auto* dock = f.window->findChild<QDockWidget*>(QStringLiteral("review"));
        QVERIFY(dock->isHidden());
        reviewed(f);
        QVERIFY(!dock->isHidden());
        QVERIFY(f.action(Command::LayoutPlay)->isChecked());
        QTRY_VERIFY(!page(f).visibleRegion().isEmpty());
        QCOMPARE(shownQuality(f), MoveClass::Blunder);
        QVERIFY(moveData(f, 0, MoveListModel::FirstColumn, Qt::DisplayRole)
                    .toString()
                    .endsWith(moveClassSymbol(MoveClass::Blunder)));
        QVERIFY(!moveData(f, 0, MoveListModel::FirstColumn, Qt::DecorationRole).isNull());
        QVERIFY(!moveData(f, 0, MoveListModel::FirstColumn, Qt::ToolTipRole).toString().isEmpty());

        // What the symbol says is said once.
        const QString spoken
            = moveData(f, 0, MoveListModel::FirstColumn, Qt::AccessibleTextRole).toString();
        QVERIFY2(spoken.endsWith(moveClassName(MoveClass::Blunder)), qPrintable(spoken));
        QVERIFY2(!spoken.contains(u'?'), qPrintable(spoken));

        const Review& review = f.window->parts().review.review();
        const auto* moments = panel(f).findChild<QListWidget*>();
        int keyMoments = 0;
        for (const ReviewedMove& move : review.moves)
            keyMoments += move.keyMoment ? 1 : 0;
        QCOMPARE(moments->count(), keyMoments);
        QVERIFY(keyMoments > 0);
    }

    void theMomentThatDecidedComesFirst()
    {
        WindowFixture f;
        reviewed(f, QStringLiteral("Person"), QStringLiteral("Beginner (level-1)"));
        QCOMPARE(page(f).ply(), decisivePly(f.window->parts().review.review()));
        QVERIFY2(words(f).contains(u"You could have won here."), qPrintable(words(f)));
        QVERIFY(page(f).findChild<BoardThumbnail*>()->isVisible());
        for (const StarRow* row : page(f).findChildren<StarRow*>()) {
            QVERIFY(row->isVisible());
            QVERIFY(row->stars() >= 1 && row->stars() <= mostStars);
        }
        // The figures are one click away, and so is the way back.
        const auto* const table = panel(f).findChild<ReviewTable*>();
        QVERIFY(!table->isVisible());
        openDetails(f);
        QTRY_VERIFY(table->isVisible());
        QVERIFY(f.action(Command::LayoutAnalyse)->isChecked());
        f.trigger(Command::ReviewGame);
        QTRY_VERIFY(page(f).isVisible());
        f.window->parts().review.cancel();
    }

    void theBetterMoveIsShownWhenAskedFor()
    {
        WindowFixture f;
        reviewed(f);
        QVERIFY(!givesAway(f));
        button(page(f), QStringLiteral("Show me"))->click();
        QVERIFY(givesAway(f));
        // Whoever tries again all the same is told nothing until it is found.
        button(page(f), QStringLiteral("Try again"))->click();
        QVERIFY(f.window->findChild<TryPanel*>()->isVisible());
        QVERIFY(!givesAway(f));
        BoardView& board = f.window->parts().centre.board();
        QCOMPARE(board.position(), f.game().start());
        board.chooseColumn(0);
        QVERIFY(!givesAway(f));
        button(*f.window->findChild<TryPanel*>(), QStringLiteral("Try again"))->click();
        board.chooseColumn(1);
        QVERIFY(givesAway(f));
    }

    void hiddenQualityHidesStarsAndVerdict()
    {
        WindowFixture f;
        f.trigger(Command::HideQuality);
        reviewed(f);
        QVERIFY(!words(f).contains(u"could have"));
        for (const StarRow* row : page(f).findChildren<StarRow*>())
            QVERIFY(!row->isVisible());
        button(page(f), QStringLiteral("Show me"))->click();
        QVERIFY(words(f).contains(u"could have"));
    }

    void mistakesAreGoneThroughByKeys()
    {
        WindowFixture f;
        reviewed(f);
        f.trigger(Command::Last);
        QVERIFY(!f.action(Command::NextMistake)->isEnabled());
        QTest::keyClick(f.window.get(), Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(f.game().ply(), 1);
        QVERIFY(!f.action(Command::PreviousMistake)->isEnabled());
        f.trigger(Command::First);
        QTest::keyClick(f.window.get(), Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(f.game().ply(), 1);
        QCOMPARE(page(f).ply(), 1);
        f.window->parts().model.reset(Game());
        for (const Command command : {Command::NextMistake, Command::PreviousMistake,
                                      Command::NextOwnMistake, Command::PreviousOwnMistake})
            QVERIFY(!f.action(command)->isEnabled());
    }

    /// Of two people it is the side that moved; of a person and an engine the person's.
    void mistakesOfOneSideLeaveTheOthersOut()
    {
        WindowFixture f;
        reviewed(f);
        f.window->parts().model.goTo(2); // moved by the second player, who errs nowhere
        QVERIFY(f.action(Command::PreviousMistake)->isEnabled());
        QVERIFY(!f.action(Command::PreviousOwnMistake)->isEnabled());
        f.window->parts().model.goTo(3);
        f.trigger(Command::PreviousOwnMistake);
        QCOMPARE(f.game().ply(), 1);

        WindowFixture other;
        reviewed(other, QStringLiteral("Person"), QStringLiteral("Beginner (level-1)"));
        other.window->parts().model.goTo(2);
        QVERIFY(other.action(Command::PreviousOwnMistake)->isEnabled());
    }

    void aReviewFillsTheGraph()
    {
        WindowFixture f;
        reviewed(f);
        openDetails(f);
        const auto* graph = f.window->findChild<EvaluationGraph*>();
        QVERIFY(graph);
        QTRY_VERIFY(std::ranges::all_of(graph->curve(), &EvaluationPoint::isKnown));
        QCOMPARE(graph->curve().front().outcome, Outcome::FirstWins);
        QCOMPARE(graph->curve()[1].outcome, Outcome::SecondWins);
    }

    void aKeyMomentIsLookedAt()
    {
        WindowFixture f;
        reviewed(f);
        f.trigger(Command::Last);
        panel(f).findChild<QListWidget*>()->setCurrentRow(0);
        QCOMPARE(f.game().ply(), 1);
        f.trigger(Command::Last);
        QCOMPARE(panel(f).currentKeyMoment(), 0);
    }

    void whereItWasDecidedIsShown()
    {
        WindowFixture f;
        loadGame(f);
        QSignalSpy done(&f.window->parts().reviews, &ReviewPresenter::done);
        f.trigger(Command::ShowWhere);
        QTRY_COMPARE_WITH_TIMEOUT(f.game().ply(), 1, patience);
        QTRY_VERIFY(f.window->parts().docks.review().isVisible());
        QCOMPARE(panel(f).currentKeyMoment(), 1);
        QVERIFY(f.action(Command::TryAgain)->isEnabled());
        QCOMPARE(done.size(), 1);
        QVERIFY(done.front().front().toString().contains(QStringLiteral("decided")));
        // Again from elsewhere, without another review.
        QTRY_VERIFY_WITH_TIMEOUT(!f.window->parts().review.isRunning(), patience);
        f.trigger(Command::Last);
        f.trigger(Command::ShowWhere);
        QVERIFY(!f.window->parts().review.isRunning());
        QCOMPARE(f.game().ply(), 1);
    }

    void whoLooksElsewhereMeanwhileStaysThere()
    {
        WindowFixture f;
        loadGame(f);
        f.trigger(Command::ShowWhere);
        QVERIFY(f.window->parts().review.isRunning());
        f.trigger(Command::Previous);
        const int ply = f.game().ply();
        QTRY_VERIFY_WITH_TIMEOUT(!f.window->parts().review.isRunning(), patience);
        QCOMPARE(f.game().ply(), ply);
    }

    void aReviewCanBeCancelled()
    {
        WindowFixture f;
        f.play("12345671234567");
        f.trigger(Command::ReviewGame);
        QVERIFY(f.window->parts().review.isRunning());
        QPushButton* cancel = button(panel(f), QStringLiteral("Stop"));
        QVERIFY(cancel && cancel->isVisible());
        cancel->click();
        QTRY_VERIFY(!f.window->parts().review.isRunning());
        QTRY_VERIFY(!cancel->isVisible());
        QVERIFY(!panel(f).isEmpty());
    }

    void anotherGameForgetsTheReview()
    {
        WindowFixture f;
        reviewed(f);
        f.window->parts().model.reset(Game());
        QVERIFY(panel(f).isEmpty());
        QVERIFY(f.window->findChild<QDockWidget*>(QStringLiteral("review"))->isHidden());
        QVERIFY(!f.action(Command::ExportReview)->isEnabled());
        QVERIFY(!f.action(Command::TryAgain)->isEnabled());
    }

    void hiddenQualityIsToldOnlyAfterAnAnswer()
    {
        WindowFixture f;
        reviewed(f);
        openDetails(f);
        f.trigger(Command::HideQuality);
        QVERIFY(f.window->settings().hideQuality);
        QCOMPARE(shownQuality(f), MoveClass::Unknown);
        QVERIFY(!panel(f).findChild<ReviewTable*>()->isVisible());
        QVERIFY(!panel(f).findChild<QListWidget*>()->item(0)->text().contains(
            moveClassName(MoveClass::Blunder)));
        panel(f).findChild<QListWidget*>()->setCurrentRow(0);
        f.trigger(Command::TryAgain);
        QCOMPARE(shownQuality(f), MoveClass::Unknown);
        f.window->parts().centre.board().chooseColumn(0); // no better than before
        QCOMPARE(shownQuality(f), MoveClass::Unknown);
        button(*f.window->findChild<TryPanel*>(), QStringLiteral("Try again"))->click();
        f.window->parts().centre.board().chooseColumn(1);
        QCOMPARE(shownQuality(f), MoveClass::Blunder);
        f.trigger(Command::HideQuality);
        QVERIFY(panel(f).findChild<ReviewTable*>()->isVisibleTo(&panel(f)));
    }

    void hiddenQualityIsToldByNothingElse()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.analyseOverlays = {.scores = true, .bar = true};
        WindowFixture f(settings);
        reviewed(f);
        openDetails(f);
        const auto* bar = f.window->findChild<EvaluationBar*>();
        const auto known = [&f] {
            const auto* graph = f.window->findChild<EvaluationGraph*>();
            return std::ranges::count_if(graph->curve(), &EvaluationPoint::isKnown);
        };
        f.trigger(Command::First);
        QTRY_VERIFY(bar->isVisible());
        QTRY_VERIFY(known() > 1);
        const BoardView& board = f.window->parts().centre.board();
        const bool chips = board.geometryOfSquares().chipRect(0).isValid();
        QVERIFY(chips);
        f.trigger(Command::HideQuality);
        for (int ply = 0; ply <= f.game().length(); ++ply) {
            f.window->parts().model.goTo(ply);
            QVERIFY(!bar->isVisible());
            QVERIFY(!board.geometryOfSquares().chipRect(0).isValid());
        }
        QTRY_VERIFY(known() <= 1); // the end of the game is seen on the board
        f.trigger(Command::HideQuality);
        f.trigger(Command::First);
        QVERIFY(bar->isVisible());
        QVERIFY(board.geometryOfSquares().chipRect(0).isValid());
        QTRY_VERIFY(known() > 1);
    }

    void aTryIsJudgedAndTheGameStaysAsItWas()
    {
        WindowFixture f;
        reviewed(f);
        f.trigger(Command::Last);
        const Game before = f.game();
        const int commands = f.window->parts().model.undoStack().count();
        // No key moment is selected at the end, whose move was a good one.
        panel(f).findChild<QListWidget*>()->setCurrentRow(0);
        f.trigger(Command::TryAgain);
        auto* tries = f.window->findChild<TryPanel*>();
        QVERIFY(tries->isVisible());
        QCOMPARE(f.game().ply(), 0);
        QVERIFY(!f.action(Command::Hint)->isEnabled());
        BoardView& board = f.window->parts().centre.board();
        QCOMPARE(board.position(), f.game().start());
        for (const Move best : f.window->parts().review.review().moves.front().scores.best)
            QVERIFY(!tries->text().contains(
                notation::squareName(best.column(), f.game().start().landingRow(best.column()))));

        board.chooseColumn(0);
        QVERIFY2(tries->text().contains(u"the move in the game"), qPrintable(tries->text()));
        QCOMPARE(board.position().plies(), f.game().start().plies() + 1);
        QCOMPARE(f.game().moves(), before.moves());
        button(*tries, QStringLiteral("Try again"))->click();
        QCOMPARE(board.position(), f.game().start());
        board.chooseColumn(4);
        QVERIFY2(tries->text().contains(u"Well done!"), qPrintable(tries->text()));
        button(*tries, QStringLiteral("Show the answer"))->click();
        QVERIFY2(tries->text().startsWith(u"Best here"), qPrintable(tries->text()));

        QTest::keyClick(f.window.get(), Qt::Key_Escape);
        QVERIFY(!tries->isVisible());
        QCOMPARE(f.game().moves(), before.moves());
        QCOMPARE(f.window->parts().model.undoStack().count(), commands);
        QCOMPARE(board.position(), f.game().position());
        QVERIFY(!f.window->parts().model.isModified());
    }

    /// Not even after a wrong try, and whether quality is hidden or not.
    void theListOfMovesTellsNothingDuringATry()
    {
        WindowFixture f;
        reviewed(f);
        const auto tells = [&f] {
            for (int row = 0; row < 2; ++row)
                if (moveData(f, row, MoveListModel::FirstColumn, Qt::DecorationRole).isValid()
                    || !moveData(f, row, MoveListModel::FirstColumn, Qt::ToolTipRole)
                            .toString()
                            .isEmpty())
                    return true;
            return shownQuality(f) != MoveClass::Unknown;
        };
        QVERIFY(tells());
        panel(f).findChild<QListWidget*>()->setCurrentRow(0);
        f.trigger(Command::TryAgain);
        QVERIFY(!tells());
        BoardView& board = f.window->parts().centre.board();
        board.chooseColumn(0);
        QVERIFY(!tells());
        auto* const tries = f.window->findChild<TryPanel*>();
        button(*tries, QStringLiteral("Try again"))->click();
        QVERIFY(!tells());
        board.chooseColumn(1); // that is it
        QVERIFY(tells());
        button(*tries, QStringLiteral("Back to the game"))->click();
        QVERIFY(tells());
        // Whoever gives up is told again.
        f.trigger(Command::TryAgain);
        QVERIFY(!tells());
        button(*tries, QStringLiteral("Show the answer"))->click();
        QVERIFY(tells());
    }

    void lookingElsewhereEndsATry()
    {
        WindowFixture f;
        reviewed(f);
        panel(f).findChild<QListWidget*>()->setCurrentRow(0);
        f.trigger(Command::TryAgain);
        f.window->parts().centre.board().chooseColumn(4);
        f.window->parts().model.goTo(2);
        QVERIFY(!f.window->findChild<TryPanel*>()->isVisible());
        QCOMPARE(f.window->parts().centre.board().position(), f.game().position());
        // Columns go into the game again.
        f.trigger(Command::Last);
        const int length = f.game().length();
        const Move last = f.game().lastMove();
        f.trigger(Command::Undo);
        QCOMPARE(f.game().length(), length - 1);
        f.window->parts().centre.board().chooseColumn(last.column());
        QCOMPARE(f.game().length(), length);
    }

    void commentsAreOneChangeThatCanBeUndone()
    {
        WindowFixture f;
        reviewed(f);
        f.window->parts().model.setComment(1, QStringLiteral("Too greedy."));
        f.trigger(Command::ReviewComments);
        const QString comment = f.game().comment(1);
        QVERIFY2(comment.startsWith(u"Too greedy."), qPrintable(comment));
        QVERIFY(comment.size() > 20);
        f.window->parts().model.undoStack().undo();
        QCOMPARE(f.game().comment(1), QStringLiteral("Too greedy."));
        QCOMPARE(f.game().comment(2), QString());
    }

    void everyFormatIsMade()
    {
        WindowFixture f;
        reviewed(f);
        const SideNames names {QStringLiteral("Orange"), QStringLiteral("Blue")};
        const Review& review = f.window->parts().review.review();
        const auto bytes = [&](const char* name) {
            return reviewfile::toFile(review, names, f.path(name)).value_or(QByteArray());
        };
        QVERIFY(bytes("a.md").contains("Orange"));
        QVERIFY(bytes("a.html").contains("<"));
        QVERIFY(bytes("a.pdf").startsWith("%PDF"));
        QVERIFY(bytes("a.json").startsWith("{"));
        const auto refused = reviewfile::toFile(review, names, f.path("a.doc"));
        QVERIFY(!refused && refused.error().message.contains(u"a.doc"));
    }

    /// Who is called blue is blue in the pictures, with blue's shape.
    void picturesHaveTheColoursOfTheNames()
    {
        const DiagramColors usual = reviewfile::colorsOf(DiscTheme::Safe);
        QCOMPARE(usual.first, DiagramColors().first);
        QVERIFY(usual.firstHasStar);
        const DiagramColors swapped = reviewfile::colorsOf(DiscTheme::SafeSwapped);
        QCOMPARE(swapped.first, usual.second);
        QCOMPARE(swapped.firstGlyph, usual.secondGlyph);
        QCOMPARE(swapped.second, usual.first);
        QVERIFY(!swapped.firstHasStar);
        QVERIFY(reviewfile::colorsOf(DiscTheme::Classic).first != usual.first);
    }

    void theBannerOffersAReview()
    {
        WindowFixture f;
        f.play("4343434");
        auto* banner = f.window->findChild<BoardBanner*>();
        QVERIFY(banner && banner->isVisible());
        QPushButton* review = button(*banner, QStringLiteral("Review game"));
        QVERIFY(review && review->isEnabled());
        QVERIFY(button(*banner, QStringLiteral("Rematch")));
        QVERIFY(!button(*banner, QStringLiteral("Save")));
        review->click();
        QTRY_VERIFY(!panel(f).isEmpty());
        f.window->parts().review.cancel();
    }
};

QTEST_MAIN(TestReviewWindow)
#include "tst_reviewwindow.moc"
