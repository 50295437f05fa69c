// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/enginesession.h"
#include "core/support/processmemory.h"
#include "core/support/threads/concurrentload.h"
#include "tests/core/session/fakeengine.h"
#include "tests/core/support/nothreads.h"

#include <QSignalSpy>
#include <QTest>
#include <stdexcept>

class TestEngineSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_script = std::make_shared<FakeScript>();
        m_session = std::make_unique<EngineSession>(std::make_unique<FakeEngine>(m_script));
    }
    void cleanup() { m_session.reset(); }

    void aSearchWithoutAThreadIsRefusedAndMayBeStartedLater()
    {
        QSignalSpy finished(m_session.get(), &EngineSession::finished);
        {
            const NoThreads none;
            const auto started = m_session->start(Position(), {.depth = 2});
            QVERIFY(!started && !started.error().message.isEmpty());
            QVERIFY(!m_session->isRunning());
            m_session->abandon();
        }
        QVERIFY(m_session->start(Position(), {.depth = 2}));
        QVERIFY(finished.wait());
        QCOMPARE(finished.size(), 1);
    }

    void aSearchWithoutMemorySaysSoAndMayBeStartedAgain()
    {
        QSignalSpy finished(m_session.get(), &EngineSession::finished);
        QSignalSpy failed(m_session.get(), &EngineSession::failed);
        m_script->failOnce();
        QVERIFY(m_session->start(Position(), {.depth = 2}));
        QVERIFY(failed.wait());
        QVERIFY(!failed.first().first().toString().isEmpty());
        QVERIFY(!m_session->isRunning());
        QVERIFY(m_session->start(Position(), {.depth = 2}));
        QVERIFY(finished.wait());
        QCOMPARE(finished.size(), 1);
        QCOMPARE(failed.size(), 1);
    }

    void whateverASearchThrowsIsASentence_data()
    {
        QTest::addColumn<std::exception_ptr>("thrown");
        QTest::addColumn<QString>("said");
        QTest::newRow("memory") << std::make_exception_ptr(std::bad_alloc()) << "memory";
        QTest::newRow("standard") << std::make_exception_ptr(std::runtime_error("a reason"))
                                  << "a reason";
        QTest::newRow("anything") << std::make_exception_ptr(7) << "error";
    }

    void whateverASearchThrowsIsASentence()
    {
        QFETCH(std::exception_ptr, thrown);
        QFETCH(QString, said);
        QSignalSpy failed(m_session.get(), &EngineSession::failed);
        m_script->failOnce(thrown);
        QVERIFY(m_session->start(Position(), {.depth = 2}));
        QVERIFY(failed.wait());
        QVERIFY2(failed.first().first().toString().contains(said),
                 qPrintable(failed.first().first().toString()));
        QVERIFY(!m_session->isRunning());
    }

    void everyDepthIsReportedInOrder()
    {
        QSignalSpy progressed(m_session.get(), &EngineSession::progressed);
        QSignalSpy finished(m_session.get(), &EngineSession::finished);
        QVERIFY(m_session->start(Position(), {.depth = 5}));
        QVERIFY(finished.wait());
        QCOMPARE(depths(progressed), (QList<int> {1, 2, 3, 4}));
        QCOMPARE(depths(finished), QList<int> {5});
    }

    void finishedComesAfterAllProgress()
    {
        QStringList order;
        connect(m_session.get(), &EngineSession::progressed, this, [&] { order << "p"; });
        connect(m_session.get(), &EngineSession::finished, this, [&] { order << "f"; });
        QVERIFY(m_session->start(Position(), {.depth = 3}));
        QTRY_VERIFY(!m_session->isRunning());
        QCOMPARE(order, (QStringList {"p", "p", "f"}));
    }

    void startReturnsWhileTheEngineThinks()
    {
        m_script->holdAtDepth(1);
        QSignalSpy finished(m_session.get(), &EngineSession::finished);
        QVERIFY(m_session->start(Position(), {.depth = 1}));
        QVERIFY(m_session->isRunning());
        QCOMPARE(finished.count(), 0);
        m_script->release();
        QVERIFY(finished.wait());
        QVERIFY(!m_session->isRunning());
    }

    void stopIsAnsweredWithTheBestSoFar()
    {
        m_script->holdAtDepth(3);
        QSignalSpy progressed(m_session.get(), &EngineSession::progressed);
        QSignalSpy finished(m_session.get(), &EngineSession::finished);
        QVERIFY(m_session->start(Position(), {.depth = 9}));
        QTRY_COMPARE(progressed.count(), 2);
        m_session->stop();
        m_session->stop();
        QVERIFY(finished.wait());
        const auto report = finished.first().first().value<SearchReport>();
        QCOMPARE(report.depth, 2);
        QCOMPARE(report.status, SearchReport::Status::Stopped);
        QVERIFY(!report.bestMove.isNone());
        QCOMPARE(finished.count(), 1);
    }

    void aReportSaysWhetherALaboratoryWorkedMeanwhile()
    {
        QSignalSpy finished(m_session.get(), &EngineSession::finished);
        const auto last
            = [&finished] { return finished.last().first().value<SearchReport>().disturbed; };
        QVERIFY(m_session->start(Position(), {.depth = 2}));
        QVERIFY(finished.wait());
        QVERIFY(!last());
        {
            // It begins before the search and ends in the middle of it.
            auto work = std::make_unique<ConcurrentLoad>();
            m_script->holdAtDepth(1);
            QVERIFY(m_session->start(Position(), {.depth = 2}));
            QTRY_COMPARE(m_script->running(), 1);
            work.reset();
            m_script->release();
            QVERIFY(finished.wait());
            QVERIFY(last());
        }
        QVERIFY(m_session->start(Position(), {.depth = 2}));
        QVERIFY(finished.wait());
        QVERIFY(!last());
    }

    void aReportSaysWhatTheProgramHasInMemory()
    {
        QSignalSpy finished(m_session.get(), &EngineSession::finished);
        QVERIFY(m_session->start(Position(), {.depth = 2}));
        QVERIFY(finished.wait());
        const auto report = finished.last().first().value<SearchReport>();
        QCOMPARE(report.residentBytes.has_value(), residentBytes().has_value());
        QCOMPARE(report.residentBefore.has_value(), residentBytes().has_value());
        QVERIFY(!report.residentBytes || *report.residentBytes > 0);
    }

    void aSearchDisturbsALaboratory()
    {
        const ConcurrentLoad laboratory;
        QSignalSpy finished(m_session.get(), &EngineSession::finished);
        const auto start = ConcurrentLoad::Clock::now();
        QVERIFY(!laboratory.metAnotherSince(start));
        QVERIFY(m_session->start(Position(), {.depth = 2}));
        QVERIFY(finished.wait());
        QVERIFY(laboratory.metAnotherSince(start));
    }

    void stopIsHarmlessWhenIdle()
    {
        m_session->stop();
        m_session->abandon();
        QSignalSpy finished(m_session.get(), &EngineSession::finished);
        QVERIFY(m_session->start(Position(), {.depth = 2}));
        QVERIFY(finished.wait());
        QCOMPARE(finished.first().first().value<SearchReport>().status,
                 SearchReport::Status::Completed);
    }

    void destructorStopsAndWaits()
    {
        m_script->holdAtDepth(2);
        QVERIFY(m_session->start(Position(), {.depth = 2}));
        QTRY_COMPARE(m_script->running(), 1);
        m_session.reset();
        QCOMPARE(m_script->running(), 0);
        QCOMPARE(m_script->stops(), 1);
    }

    void abandonedSearchSendsNothing()
    {
        m_script->holdAtDepth(4);
        QSignalSpy progressed(m_session.get(), &EngineSession::progressed);
        QSignalSpy finished(m_session.get(), &EngineSession::finished);
        QVERIFY(m_session->start(Position(), {.depth = 4}));
        QTRY_COMPARE(m_script->running(), 1);
        // Depths 1 to 3 may already be on their way in the event queue.
        progressed.clear();
        m_session->abandon();
        QVERIFY(!m_session->isRunning());
        QCOMPARE(m_script->running(), 0);
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents();
        QCOMPARE(progressed.count(), 0);
        QCOMPARE(finished.count(), 0);
    }

    void newSearchHearsNothingOfAnAbandonedOne()
    {
        m_script->holdAtDepth(3);
        QVERIFY(m_session->start(Position(), {.depth = 3}));
        QTRY_COMPARE(m_script->running(), 1);
        m_session->abandon();
        m_script->release();
        const Position next = Position().after(3);
        QSignalSpy progressed(m_session.get(), &EngineSession::progressed);
        QSignalSpy finished(m_session.get(), &EngineSession::finished);
        QVERIFY(m_session->start(next, {.depth = 3}));
        QVERIFY(finished.wait());
        QCOMPARE(depths(progressed), (QList<int> {1, 2}));
        for (const auto& arguments : progressed)
            QVERIFY(arguments.first().value<SearchReport>().root == next);
        QCOMPARE(finished.count(), 1);
    }

    void anotherSearchCanStartFromTheAnswer()
    {
        int answers = 0;
        connect(m_session.get(), &EngineSession::finished, this, [&] {
            if (++answers < 3)
                QVERIFY(m_session->start(Position(), {.depth = 2}));
        });
        QVERIFY(m_session->start(Position(), {.depth = 2}));
        QTRY_COMPARE(answers, 3);
        QCOMPARE(m_script->searches(), 3);
    }

    void searchCanBeAbandonedFromItsOwnProgress()
    {
        m_script->holdAtDepth(3);
        QSignalSpy finished(m_session.get(), &EngineSession::finished);
        int reports = 0;
        connect(m_session.get(), &EngineSession::progressed, this, [&] {
            ++reports;
            m_session->abandon();
        });
        QVERIFY(m_session->start(Position(), {.depth = 3}));
        QTRY_COMPARE(reports, 1);
        QVERIFY(!m_session->isRunning());
        QCoreApplication::processEvents();
        QCOMPARE(reports, 1);
        QCOMPARE(finished.count(), 0);
    }

    void newGameReachesTheEngine()
    {
        m_session->newGame();
        QCOMPARE(m_script->newGames(), 1);
    }

private:
    static QList<int> depths(const QSignalSpy& spy)
    {
        QList<int> result;
        for (const auto& arguments : spy)
            result << arguments.first().value<SearchReport>().depth;
        return result;
    }

    std::shared_ptr<FakeScript> m_script;
    std::unique_ptr<EngineSession> m_session;
};

QTEST_GUILESS_MAIN(TestEngineSession)
#include "tst_enginesession.moc"
