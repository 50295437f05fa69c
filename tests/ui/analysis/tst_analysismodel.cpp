// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/analysismodel.h"

#include "core/board/notation.h"
#include "core/book/builtinbook.h"
#include "core/solver/solverservice.h"
#include "core/support/threads/concurrentload.h"
#include "tests/core/drain.h"
#include "tests/core/solver/plainminimax.h"
#include "tests/core/support/nothreads.h"
#include "ui/play/gamemodel.h"

#include <QSignalSpy>
#include <QTest>

namespace {

/// 27 discs: every search is over at once, and the plain one in moments.
const QString late = QStringLiteral("254165364316775724365115641");
/// Nine discs, no book entry, and some seconds of work.
const QString hard = QStringLiteral("666531763");

}

class TestAnalysisModel : public QObject
{
    Q_OBJECT

private:
    void load(const QString& digits)
    {
        Game game;
        const auto moves = notation::parseMoves(digits);
        QVERIFY(moves);
        for (const Move move : *moves)
            QVERIFY(game.play(move));
        m_model->reset(std::move(game));
    }
    bool isComplete(const Position& position) const
    {
        const auto known = m_analysis->scores(position);
        return known && known->whole.status == SolveStatus::Solved && allColumnsAreExact(*known);
    }

    std::unique_ptr<GameModel> m_model;
    std::unique_ptr<AnalysisModel> m_analysis;

private Q_SLOTS:
    void init()
    {
        m_model = std::make_unique<GameModel>();
        m_analysis = std::make_unique<AnalysisModel>(
            *m_model,
            std::make_shared<SolverService>(SolverService::Settings {.known = &builtInScores()}));
    }
    void cleanup()
    {
        m_analysis.reset();
        m_model.reset();
    }

    void withoutAThreadItSaysSoAndTriesTheNextPosition()
    {
        QSignalSpy failed(m_analysis.get(), &AnalysisModel::failed);
        {
            const NoThreads none;
            load(late);
            m_analysis->setEnabled(true);
            QCOMPARE(failed.size(), 1);
            QVERIFY(!m_analysis->isRunning());
        }
        m_model->goTo(m_model->game().length() - 1);
        QTRY_VERIFY(isComplete(m_model->position()));
        QCOMPARE(failed.size(), 1);
    }

    void whatWasSolvedBesideALaboratoryIsMarked()
    {
        m_analysis->setEnabled(true);
        load(late);
        QTRY_VERIFY(isComplete(m_model->position()));
        const Position alone = m_model->position();
        QVERIFY(!m_analysis->isDisturbed(alone));
        {
            const ConcurrentLoad laboratory;
            m_model->goTo(m_model->game().length() - 1);
            QTRY_VERIFY(isComplete(m_model->position()));
        }
        QVERIFY(m_analysis->isDisturbed(m_model->position()));
        QVERIFY(!m_analysis->isDisturbed(alone));
    }

    void nothingRunsUnlessItIsWanted()
    {
        load(late);
        QVERIFY(!m_analysis->isRunning());
        QVERIFY(!m_analysis->scores(m_model->position()));
        const ColumnsReport current = m_analysis->current();
        QCOMPARE(current.whole.root.key(), quint64(m_model->position().key()));
        for (int column = 0; column < ColumnsReport::columns; ++column) {
            const auto& score = current.moves[static_cast<std::size_t>(column)];
            QCOMPARE(score.has_value(), m_model->position().canPlay(column));
            QVERIFY(!score || !score->isExact());
        }
    }

    void scoresAreThoseOfPlainMinimax()
    {
        load(late);
        const Position position = m_model->position();
        QSignalSpy changed(m_analysis.get(), &AnalysisModel::scoresChanged);
        m_analysis->setEnabled(true);
        QTRY_VERIFY_WITH_TIMEOUT(!m_analysis->isRunning(), 60'000);
        QVERIFY(changed.count() > 0);
        const ColumnsReport report = m_analysis->current();
        QCOMPARE(report.whole.status, SolveStatus::Solved);
        int best = -exactscore::largest;
        for (int column = 0; column < ColumnsReport::columns; ++column) {
            const auto& score = report.moves[static_cast<std::size_t>(column)];
            QCOMPARE(score.has_value(), position.canPlay(column));
            if (!score)
                continue;
            QVERIFY(score->isExact());
            const Position next = position.after(column);
            const int expected = position.wins(column) ? plainminimax::valueOfWin(position)
                : next.isFull()                        ? 0
                                                       : -plainminimax::value(next);
            QCOMPARE(score->lower, expected);
            best = std::max(best, expected);
        }
        QCOMPARE(report.whole.score, (ScoreInterval {best, best}));
    }

    void theLineLeadsToTheEnd()
    {
        load(late);
        m_analysis->setEnabled(true);
        QTRY_VERIFY_WITH_TIMEOUT(!m_analysis->isRunning(), 60'000);
        const ColumnsReport report = m_analysis->current();
        Position position = m_model->position();
        for (const Move move : report.line) {
            QVERIFY(!position.isFinished());
            QVERIFY(position.canPlay(move));
            position.play(move);
        }
        QVERIFY(position.isFinished());
        QCOMPARE(position.plies() - m_model->position().plies(),
                 exactscore::pliesToEnd(report.whole.score.lower, report.whole.root.plies()));
    }

    void theEmptyBoardComesOutOfTheBook()
    {
        m_analysis->setEnabled(true);
        QTRY_VERIFY_WITH_TIMEOUT(allColumnsAreExact(m_analysis->current()), 60'000);
        const int expected[] = {-2, -1, 0, 1, 0, -1, -2};
        const ColumnsReport report = m_analysis->current();
        for (std::size_t column = 0; column < report.moves.size(); ++column)
            QCOMPARE(report.moves[column]->lower, expected[column]);
        QCOMPARE(report.best, std::vector<Move> {Move(3)});
    }

    void whatIsKnownStaysAcrossMoves()
    {
        load(late);
        m_analysis->setEnabled(true);
        QTRY_VERIFY_WITH_TIMEOUT(!m_analysis->isRunning(), 60'000);
        const Position before = m_model->position();
        m_model->takeBack(1);
        QTRY_VERIFY_WITH_TIMEOUT(!m_analysis->isRunning(), 60'000);
        QVERIFY(isComplete(before));
        m_model->playAgain(1);
        // It is there at once, and nothing is searched again.
        QVERIFY(!m_analysis->isRunning());
        QVERIFY(allColumnsAreExact(m_analysis->current()));
        QVERIFY(!m_analysis->current().line.empty());
    }

    void anotherPositionEndsTheSearch()
    {
        load(hard);
        const Position left = m_model->position();
        m_analysis->setEnabled(true);
        QVERIFY(m_analysis->isRunning());
        load(late);
        QTRY_VERIFY_WITH_TIMEOUT(isComplete(m_model->position()), 60'000);
        QVERIFY(!isComplete(left));
    }

    void aPauseKeepsWhatIsKnown()
    {
        load(hard);
        m_analysis->setPaused(true);
        m_analysis->setEnabled(true);
        QVERIFY(!m_analysis->isRunning());
        QSignalSpy changed(m_analysis.get(), &AnalysisModel::scoresChanged);
        m_analysis->setPaused(false);
        QVERIFY(m_analysis->isRunning());
        QVERIFY(changed.wait(60'000));
        m_analysis->setPaused(true);
        QVERIFY(!m_analysis->isRunning());
        const int told = static_cast<int>(changed.count());
        drainEvents();
        QCOMPARE(changed.count(), told);
        QVERIFY(m_analysis->scores(m_model->position()));
    }

    void theWholeGameIsSolvedFromItsEnd()
    {
        load(late);
        QList<quint64> order;
        connect(m_analysis.get(), &AnalysisModel::scoresChanged, this, [&order](quint64 key) {
            if (order.isEmpty() || order.last() != key)
                order += key;
        });
        m_model->goTo(25);
        // Only the last few, so that the test is quick.
        m_analysis->setEnabled(true);
        m_analysis->requestAll(true);
        const Game& game = m_model->game();
        QTRY_VERIFY_WITH_TIMEOUT(isComplete(game.positionAt(22)), 60'000);
        m_analysis->requestAll(false);
        QVERIFY(order.size() >= 6);
        const int plies[] = {25, 27, 26, 24, 23, 22};
        for (int i = 0; i < 6; ++i)
            QCOMPARE(order.at(i), quint64(game.positionAt(plies[i]).key()));
    }

    void aFinishedGameHasNothingToSolve()
    {
        load(QStringLiteral("1213141"));
        m_analysis->setEnabled(true);
        QVERIFY(!m_analysis->isRunning());
        for (const auto& score : m_analysis->current().moves)
            QVERIFY(!score);
    }

    void theEndComesDuringASearch()
    {
        load(hard);
        m_analysis->setEnabled(true);
        QSignalSpy changed(m_analysis.get(), &AnalysisModel::scoresChanged);
        QVERIFY(changed.wait(60'000));
        m_analysis.reset();
        const int told = static_cast<int>(changed.count());
        drainEvents();
        QCOMPARE(changed.count(), told);
    }
};

QTEST_MAIN(TestAnalysisModel)
#include "tst_analysismodel.moc"
