// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/session/columnssession.h"
#include "core/session/hintsession.h"
#include "core/session/reviewsession.h"

#include <QSignalSpy>
#include <QTest>

#include <future>
#include <new>
#include <thread>

namespace {

/// 27 discs: solved at once.
const QString late = QStringLiteral("254165364316775724365115641");
/// Nine discs: some seconds of work without a book.
const QString hard = QStringLiteral("666531763");

Position after(const QString& digits)
{
    Position position;
    const auto moves = notation::parseMoves(digits);
    for (const Move move : *moves)
        position.play(move);
    return position;
}

Game game(const QString& setup, const QString& moves)
{
    Game game(*notation::parseMoves(setup));
    const auto played = notation::parseMoves(moves);
    for (const Move move : *played)
        if (!game.play(move))
            qFatal("an illegal move");
    return game;
}

/// Takes longer than any test.
Game endlessGame()
{
    return game({}, QStringLiteral("43"));
}
Game quickGame()
{
    return game(QStringLiteral("66317456342132756773364"), QStringLiteral("16"));
}

const SideNames names {QStringLiteral("A"), QStringLiteral("B")};

}

/// Sessions that share one solver.
class TestSharedSolver : public QObject
{
    Q_OBJECT

private:
    static std::shared_ptr<SolverService> service()
    {
        return std::make_shared<SolverService>(SolverService::Settings {.tableMib = 4});
    }

private Q_SLOTS:
    void aHintOvertakesAReview()
    {
        const auto solver = service();
        ReviewSession review(solver);
        HintSession hints(solver);
        QSignalSpy found(&hints, &HintSession::found);
        QVERIFY(review.start(endlessGame()));
        QVERIFY(hints.start(after(late), names));
        QVERIFY(found.wait(30'000));
        QVERIFY(found.first().first().value<Hint>().exact);
        QVERIFY(review.isRunning());
    }

    void aPositionThatIsShownOvertakesThoseThatAreNot()
    {
        const auto solver = service();
        ColumnsSession others(solver);
        ColumnsSession shown(solver);
        QSignalSpy finished(&shown, &ColumnsSession::finished);
        QVERIFY(others.start(Position(), BestLine::None, Urgency::Background));
        QVERIFY(shown.start(after(late), BestLine::Follow, Urgency::Shown));
        QVERIFY(finished.wait(30'000));
        QVERIFY(others.isRunning());
    }

    void whatGaveWayEndsAsIfAlone()
    {
        const auto solver = service();
        ReviewSession review(solver);
        ColumnsSession shown(solver);
        QSignalSpy finished(&review, &ReviewSession::finished);
        QVERIFY(review.start(quickGame()));
        QVERIFY(shown.start(after(hard), BestLine::None, Urgency::Shown));
        shown.cancel();
        QVERIFY(finished.wait(30'000));
        QVERIFY(review.review().isComplete());
        const Review alone = reviewGame(quickGame(), {.workers = 1, .tableMib = 4}, {}, {});
        for (std::size_t i = 0; i < alone.moves.size(); ++i) {
            QCOMPARE(review.review().moves[i].quality, alone.moves[i].quality);
            QCOMPARE(review.review().moves[i].scores.moves, alone.moves[i].scores.moves);
        }
    }

    void aHintThatIsStoppedInTheQueueIsThereAtOnce()
    {
        const auto solver = service();
        std::promise<void> works;
        std::promise<void> leaves;
        std::jthread occupant([&, leave = leaves.get_future()] {
            solver->ask({Urgency::Awaited}, {}, [&](Solver&, const std::stop_token&) {
                works.set_value();
                leave.wait();
                return true;
            });
        });
        works.get_future().wait();
        HintSession hints(solver);
        QSignalSpy found(&hints, &HintSession::found);
        const bool started = hints.start(after(QStringLiteral("414141")), names).has_value();
        hints.stop();
        const bool isThere = found.wait(30'000);
        leaves.set_value();
        QVERIFY(started);
        QVERIFY(isThere);
        QCOMPARE(found.first().first().value<Hint>().move.column(), 3);
    }

    void theyEndWhileTheyWorkAndWait()
    {
        const auto solver = service();
        ReviewSession review(solver);
        ColumnsSession others(solver);
        ColumnsSession shown(solver);
        HintSession hints(solver);
        QSignalSpy progressed(&shown, &ColumnsSession::progressed);
        QVERIFY(review.start(endlessGame()));
        QVERIFY(others.start(Position(), BestLine::None, Urgency::Background));
        QVERIFY(shown.start(after(hard), BestLine::None, Urgency::Shown));
        QVERIFY(progressed.wait(30'000));
        QVERIFY(hints.start(Position(), names));
    }

    void withoutRoomForTheTableEachSaysSoAndMayAskAgain()
    {
        int refusals = 3;
        const auto solver = std::make_shared<SolverService>(
            SolverService::Settings {.tableMib = 1}, [&refusals](int mebibytes) {
                if (refusals-- > 0)
                    throw std::bad_alloc();
                return std::make_shared<SolverTable>(mebibytes);
            });
        ReviewSession review(solver);
        ColumnsSession shown(solver);
        HintSession hints(solver);
        QSignalSpy noReview(&review, &ReviewSession::failed);
        QSignalSpy noScores(&shown, &ColumnsSession::failed);
        QSignalSpy noHint(&hints, &HintSession::failed);
        QVERIFY(review.start(quickGame()));
        QVERIFY(noReview.wait(30'000));
        QVERIFY(shown.start(after(late), BestLine::None, Urgency::Shown));
        QVERIFY(noScores.wait(30'000));
        QVERIFY(hints.start(after(late), names));
        QVERIFY(noHint.wait(30'000));
        QVERIFY(!noHint.first().first().toString().isEmpty());
        QSignalSpy found(&hints, &HintSession::found);
        QVERIFY(hints.start(after(late), names));
        QVERIFY(found.wait(30'000));
    }
};

QTEST_GUILESS_MAIN(TestSharedSolver)
#include "tst_sharedsolver.moc"
