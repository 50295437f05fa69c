// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/reviewsession.h"
#include "tests/core/drain.h"
#include "tests/core/support/nothreads.h"

#include <QSignalSpy>
#include <QTest>

namespace {

/// Every position is known as a draw but the empty board, which takes seconds.
struct EarlyDraws : KnownScores
{
    std::optional<int> score(const Position& position) const override
    {
        return position.plies() >= 1 ? std::optional(0) : std::nullopt;
    }
};

}

class TestReviewSession : public QObject
{
    Q_OBJECT

private:
    /// A game from a position that is solved in no time.
    static Game lateGame() { return game("66317456342132756773364", "16"); }
    /// Its first moves take far longer than a test may.
    static Game earlyGame() { return game("", "43"); }
    static Game game(const char* setup, const char* moves)
    {
        std::vector<Move> before;
        for (const char* c = setup; *c; ++c)
            before.emplace_back(*c - '1');
        Game made(before);
        for (const char* c = moves; *c; ++c)
            if (!made.play(Move(*c - '1')))
                qFatal("an illegal move");
        return made;
    }

    void makeModel(const KnownScores* known)
    {
        m_model = std::make_unique<ReviewSession>(std::make_shared<SolverService>(
            SolverService::Settings {.tableMib = 4, .workers = 1, .known = known}));
    }

    std::unique_ptr<ReviewSession> m_model;

private Q_SLOTS:
    void init() { makeModel(nullptr); }
    void cleanup() { m_model.reset(); }

    void aReviewWithoutAThreadIsRefused()
    {
        QSignalSpy finished(m_model.get(), &ReviewSession::finished);
        {
            const NoThreads none;
            QVERIFY(!m_model->start(lateGame()));
            QVERIFY(!m_model->isRunning());
            QVERIFY(m_model->review().moves.empty());
        }
        QVERIFY(m_model->start(lateGame()));
        QVERIFY(finished.wait());
        QVERIFY(m_model->review().isComplete());
    }

    void reviewOfAGame()
    {
        QSignalSpy changed(m_model.get(), &ReviewSession::changed);
        QSignalSpy progressed(m_model.get(), &ReviewSession::progressed);
        QSignalSpy finished(m_model.get(), &ReviewSession::finished);
        QVERIFY(!m_model->isRunning());
        const Game game = lateGame();
        QVERIFY(m_model->start(game));
        QVERIFY(m_model->isRunning());
        QCOMPARE(changed.count(), 1);
        QCOMPARE(static_cast<int>(m_model->review().moves.size()), game.length());
        QCOMPARE(m_model->review().done, 0);
        QVERIFY(!m_model->moveAt(game, 1));
        QVERIFY(finished.wait());
        QVERIFY(!m_model->isRunning());
        QVERIFY(m_model->review().isComplete());
        QCOMPARE(progressed.last(), (QVariantList {game.length(), game.length()}));
        for (int ply = 1; ply <= game.length(); ++ply)
            QCOMPARE(m_model->moveAt(game, ply)->ply, ply);
        QVERIFY(!m_model->moveAt(game, 0));
        QVERIFY(!m_model->moveAt(game, game.length() + 1));
        drainEvents();
        QCOMPARE(finished.count(), 1);
    }

    void cancelKeepsWhatIsJudged()
    {
        // The second move is known at once, the first one is not.
        const EarlyDraws known;
        makeModel(&known);
        QSignalSpy progressed(m_model.get(), &ReviewSession::progressed);
        QSignalSpy finished(m_model.get(), &ReviewSession::finished);
        QVERIFY(m_model->start(earlyGame()));
        QVERIFY(progressed.wait());
        m_model->cancel();
        QVERIFY(finished.wait());
        QVERIFY(!m_model->isRunning());
        QCOMPARE(m_model->review().done, 1);
        QCOMPARE(static_cast<int>(m_model->review().moves.size()), 2);
        QVERIFY(!m_model->moveAt(earlyGame(), 1));
        QVERIFY(m_model->moveAt(earlyGame(), 2));
        m_model->cancel();
        drainEvents();
        QCOMPARE(finished.count(), 1);
    }

    void startingAgainGivesUpTheOther()
    {
        QSignalSpy finished(m_model.get(), &ReviewSession::finished);
        QVERIFY(m_model->start(earlyGame()));
        QVERIFY(m_model->start(lateGame()));
        QVERIFY(m_model->isOf(lateGame()));
        QVERIFY(finished.wait());
        QVERIFY(m_model->review().isComplete());
        QVERIFY(m_model->isOf(lateGame()));
        drainEvents();
        QCOMPARE(finished.count(), 1);
    }

    void clearForgets()
    {
        QSignalSpy finished(m_model.get(), &ReviewSession::finished);
        QVERIFY(m_model->start(earlyGame()));
        QSignalSpy changed(m_model.get(), &ReviewSession::changed);
        m_model->clear();
        QCOMPARE(changed.count(), 1);
        QVERIFY(!m_model->isRunning());
        QVERIFY(m_model->review().moves.empty());
        drainEvents();
        QCOMPARE(finished.count(), 0);
    }

    void itKnowsItsGame()
    {
        Game game = earlyGame();
        QVERIFY(m_model->start(game));
        QVERIFY(m_model->isOf(game));
        game.setComment(1, QStringLiteral("The centre."));
        game.goTo(0);
        QVERIFY(m_model->isOf(game));
        game.truncate();
        QVERIFY(!m_model->isOf(game));
        QVERIFY(!m_model->moveAt(game, 1));
    }

    void itEndsDuringItsWork()
    {
        const EarlyDraws known;
        makeModel(&known);
        QSignalSpy progressed(m_model.get(), &ReviewSession::progressed);
        QVERIFY(m_model->start(earlyGame()));
        QVERIFY(progressed.wait());
        m_model.reset();
    }
};

QTEST_GUILESS_MAIN(TestReviewSession)
#include "tst_reviewsession.moc"
