// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/hintladder.h"

#include "core/board/notation.h"
#include "core/book/builtinbook.h"
#include "tests/core/drain.h"
#include "tests/core/support/nothreads.h"
#include "ui/play/gamemodel.h"

#include <QSignalSpy>
#include <QTest>

class TestHintLadder : public QObject
{
    Q_OBJECT

private:
    void load(const char* digits)
    {
        Game game;
        const auto moves = notation::parseMoves(QString::fromLatin1(digits));
        QVERIFY(moves);
        for (const Move move : *moves)
            QVERIFY(game.play(move));
        m_model->reset(std::move(game));
    }
    void ask() { QVERIFY(m_ladder->ask({QStringLiteral("Red"), QStringLiteral("Blue")})); }

    struct Told
    {
        Hint hint;
        HintStep step;
        QString text;
    };
    std::unique_ptr<GameModel> m_model;
    std::unique_ptr<HintLadder> m_ladder;
    std::vector<Told> m_told;

private Q_SLOTS:
    void init()
    {
        m_told.clear();
        m_model = std::make_unique<GameModel>();
        m_ladder = std::make_unique<HintLadder>(
            *m_model,
            std::make_shared<SolverService>(SolverService::Settings {.known = &builtInScores()}));
        connect(m_ladder.get(), &HintLadder::hintReady, this,
                [this](const Hint& hint, HintStep step, const QString& text) {
                    m_told.push_back({hint, step, text});
                });
    }
    void cleanup()
    {
        m_ladder.reset();
        m_model.reset();
    }

    void aHintWithoutAThreadIsRefused()
    {
        load("254165364316775724365115641");
        {
            const NoThreads none;
            QVERIFY(!m_ladder->ask({}));
            QVERIFY(!m_ladder->isRunning());
        }
        ask();
        QTRY_COMPARE(m_told.size(), std::size_t {1});
    }

    void stepsAskedForBeforeTheFirstHasComeFollowIt()
    {
        load("254165364316775724365115641");
        constexpr std::array expected {HintStep::Where, HintStep::Column, HintStep::Line,
                                       HintStep::Line, HintStep::Line};
        for (const HintStep last : expected) {
            ask();
            QCOMPARE(m_ladder->awaited(), last);
        }
        QTRY_COMPARE(m_told.size(), std::size_t {3});
        QCOMPARE(m_told[0].step, HintStep::Where);
        QCOMPARE(m_told[2].step, HintStep::Line);
        QCOMPARE(m_ladder->count(), 3);
    }

    void stepsComeInTheirOrder()
    {
        load("254165364316775724365115641");
        for (int step = 1; step <= 4; ++step) {
            ask();
            QTRY_COMPARE(m_told.size(), static_cast<std::size_t>(step));
        }
        QCOMPARE(m_told[0].step, HintStep::Where);
        QCOMPARE(m_told[1].step, HintStep::Column);
        QCOMPARE(m_told[2].step, HintStep::Line);
        QCOMPARE(m_told[3].step, HintStep::Line);
        // One hint, told in parts: the last is told again and not counted.
        const Hint& hint = m_told.front().hint;
        QVERIFY(hint.exact);
        for (const Told& told : m_told)
            QCOMPARE(told.hint.move, hint.move);
        QCOMPARE(m_ladder->count(), 3);
        QVERIFY(hint.move.column() >= hint.firstColumn && hint.move.column() <= hint.lastColumn);
        QVERIFY(!m_told[0].text.isEmpty());
        QVERIFY(m_told[0].text != m_told[1].text);
        QVERIFY(m_told[1].text != m_told[2].text);
    }

    void anotherPositionBeginsAgain()
    {
        load("254165364316775724365115641");
        ask();
        QTRY_COMPARE(m_told.size(), std::size_t {1});
        m_model->goTo(25);
        ask();
        QTRY_COMPARE(m_told.size(), std::size_t {2});
        QCOMPARE(m_told[1].step, HintStep::Where);
        QCOMPARE(m_ladder->count(), 2);
        m_model->reset(Game());
        QCOMPARE(m_ladder->count(), 0);
    }

    void aHintEndsWithItsPosition()
    {
        load("666531763");
        QSignalSpy running(m_ladder.get(), &HintLadder::runningChanged);
        ask();
        QVERIFY(m_ladder->isRunning());
        m_model->goTo(3);
        QVERIFY(!m_ladder->isRunning());
        QCOMPARE(running.count(), 2);
        drainEvents();
        QVERIFY(m_told.empty());
        QCOMPARE(m_ladder->count(), 0);
    }

    void aStopAnswersWithTheBestSoFar()
    {
        load("666531763");
        ask();
        m_ladder->stop();
        QTRY_COMPARE(m_told.size(), std::size_t {1});
        QVERIFY(m_model->position().canPlay(m_told[0].hint.move));
    }

    void theGameMustGoOnHere()
    {
        load("1213141");
        QVERIFY(!m_ladder->ask({}));
        QCOMPARE(m_ladder->count(), 0);
    }
};

QTEST_MAIN(TestHintLadder)
#include "tst_hintladder.moc"
