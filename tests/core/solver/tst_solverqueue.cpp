// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solver/solverqueue.h"

#include <QTest>

#include <atomic>
#include <latch>
#include <new>
#include <thread>
#include <vector>

/// Whose turn it is. Nothing here depends on how long something takes: who has to be in the queue
/// is waited for there.
class TestSolverQueue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyOneWorksAtATime();
    void theMostUrgentGoesFirstThenWhoCameFirst();
    void whoWorksGivesWayToTheMoreUrgentAndIsCalledAgain();
    void equalsDoNotGiveWay();
    void whoGaveWayKeepsItsPlaceAmongEquals();
    void oneThatIsThroughIsNotCalledAgain();
    void aStopReachesWhoWorks();
    void aStopEndsTheWaiting();
    void aStopAfterGivingWayEndsTheWaiting();
    void oneThatLeavesTheQueueHoldsUpNobody();
    void whatIsThrownPassesTheTurnOn();
};

namespace {

void waitUntil(const auto& isSo)
{
    while (!isSo())
        std::this_thread::yield();
}

void waitForEnd(const std::stop_token& token)
{
    waitUntil([&] { return token.stop_requested(); });
}

bool isThrough(const std::stop_token&)
{
    return true;
}

/// Works in a thread of its own until it is let go, and does not give way.
class Occupant
{
public:
    explicit Occupant(SolverQueue& queue)
        : m_thread([this, &queue] {
              queue.work(Urgency::Awaited, {}, [this](const std::stop_token&) {
                  m_works.count_down();
                  m_leaves.wait();
                  return true;
              });
          })
    {
        m_works.wait();
    }
    ~Occupant()
    {
        if (!m_isGone)
            leave();
    }
    void leave()
    {
        m_isGone = true;
        m_leaves.count_down();
    }

private:
    bool m_isGone = false;
    std::latch m_works {1};
    std::latch m_leaves {1};
    std::jthread m_thread;
};

}

void TestSolverQueue::onlyOneWorksAtATime()
{
    SolverQueue queue;
    int inside = 0; // with no lock of its own: the turn is one
    int most = 0;
    int turns = 0;
    std::vector<std::jthread> threads;
    for (int thread = 0; thread < 6; ++thread)
        threads.emplace_back([&, thread] {
            for (int i = 0; i < 200; ++i)
                queue.work(static_cast<Urgency>((thread + i) % 3), {}, [&](const std::stop_token&) {
                    most = std::max(most, ++inside);
                    ++turns;
                    --inside;
                    return true;
                });
        });
    threads.clear();
    QCOMPARE(most, 1);
    QCOMPARE(turns, 1200);
}

void TestSolverQueue::theMostUrgentGoesFirstThenWhoCameFirst()
{
    SolverQueue queue;
    Occupant occupant(queue);
    QString order;
    std::vector<std::jthread> threads;
    const auto add = [&](Urgency urgency, QChar letter) {
        const std::size_t before = queue.waiting();
        threads.emplace_back([&queue, &order, urgency, letter] {
            queue.work(urgency, {}, [&](const std::stop_token&) {
                order += letter;
                return true;
            });
        });
        waitUntil([&] { return queue.waiting() == before + 1; });
    };
    add(Urgency::Background, 'x');
    add(Urgency::Shown, 'p');
    add(Urgency::Background, 'y');
    add(Urgency::Awaited, 'a');
    add(Urgency::Shown, 'q');
    add(Urgency::Awaited, 'b');
    occupant.leave();
    threads.clear();
    QCOMPARE(order, QStringLiteral("abpqxy"));
}

void TestSolverQueue::whoWorksGivesWayToTheMoreUrgentAndIsCalledAgain()
{
    SolverQueue queue;
    QString order;
    std::latch works(1);
    int turns = 0;
    bool wasCalled = false;
    std::jthread background([&] {
        wasCalled = queue.work(Urgency::Background, {}, [&](const std::stop_token& token) {
            if (turns++ > 0) {
                order += 'c';
                return !token.stop_requested();
            }
            works.count_down();
            waitForEnd(token);
            order += 'a';
            return false;
        });
    });
    works.wait();
    queue.work(Urgency::Shown, {}, [&](const std::stop_token&) {
        order += 'b';
        return true;
    });
    background.join();
    QCOMPARE(order, QStringLiteral("abc"));
    QCOMPARE(turns, 2);
    QVERIFY(wasCalled);
}

void TestSolverQueue::equalsDoNotGiveWay()
{
    for (const Urgency urgency : {Urgency::Background, Urgency::Shown, Urgency::Awaited}) {
        SolverQueue queue;
        bool wasAsked = true;
        std::jthread second;
        queue.work(urgency, {}, [&](const std::stop_token& token) {
            second = std::jthread([&] { queue.work(urgency, {}, isThrough); });
            waitUntil([&] { return queue.waiting() == 1; });
            wasAsked = token.stop_requested();
            return true;
        });
        QVERIFY(!wasAsked);
    }
}

void TestSolverQueue::whoGaveWayKeepsItsPlaceAmongEquals()
{
    SolverQueue queue;
    QString order;
    std::vector<std::jthread> threads;
    int turns = 0;
    queue.work(Urgency::Background, {}, [&](const std::stop_token& token) {
        order += 'a';
        if (turns++ > 0)
            return true;
        threads.emplace_back([&] {
            queue.work(Urgency::Background, {}, [&](const std::stop_token&) {
                order += 'b';
                return true;
            });
        });
        waitUntil([&] { return queue.waiting() == 1; });
        threads.emplace_back([&] {
            queue.work(Urgency::Awaited, {}, [&](const std::stop_token&) {
                order += 'u';
                return true;
            });
        });
        waitForEnd(token);
        return false;
    });
    threads.clear();
    QCOMPARE(order, QStringLiteral("auab"));
}

void TestSolverQueue::oneThatIsThroughIsNotCalledAgain()
{
    SolverQueue queue;
    int turns = 0;
    std::jthread urgent;
    QVERIFY(queue.work(Urgency::Background, {}, [&](const std::stop_token& token) {
        ++turns;
        urgent = std::jthread([&] { queue.work(Urgency::Awaited, {}, isThrough); });
        waitForEnd(token);
        return true;
    }));
    QCOMPARE(turns, 1);
}

void TestSolverQueue::aStopReachesWhoWorks()
{
    SolverQueue queue;
    std::stop_source stop;
    int turns = 0;
    QVERIFY(queue.work(Urgency::Awaited, stop.get_token(), [&](const std::stop_token& token) {
        ++turns;
        stop.request_stop();
        return !token.stop_requested();
    }));
    QCOMPARE(turns, 1);
}

void TestSolverQueue::aStopEndsTheWaiting()
{
    SolverQueue queue;
    const Occupant occupant(queue);
    std::stop_source stop;
    bool wasCalled = true;
    std::jthread waiting(
        [&] { wasCalled = queue.work(Urgency::Awaited, stop.get_token(), isThrough); });
    waitUntil([&] { return queue.waiting() == 1; });
    stop.request_stop();
    waiting.join(); // while the other still works
    QVERIFY(!wasCalled);
    QCOMPARE(queue.waiting(), std::size_t {0});
    // One that is stopped before it comes does not even wait.
    QVERIFY(!queue.work(Urgency::Awaited, stop.get_token(), isThrough));
}

void TestSolverQueue::aStopAfterGivingWayEndsTheWaiting()
{
    SolverQueue queue;
    std::stop_source stop;
    std::latch works(1);
    int turns = 0;
    bool wasCalled = false;
    std::jthread background([&] {
        wasCalled
            = queue.work(Urgency::Background, stop.get_token(), [&](const std::stop_token& token) {
                  ++turns;
                  works.count_down();
                  waitForEnd(token);
                  return false;
              });
    });
    works.wait();
    const Occupant occupant(queue);
    waitUntil([&] { return queue.waiting() == 1; });
    stop.request_stop();
    background.join();
    QCOMPARE(turns, 1);
    QVERIFY(wasCalled);
}

void TestSolverQueue::oneThatLeavesTheQueueHoldsUpNobody()
{
    SolverQueue queue;
    Occupant occupant(queue);
    std::stop_source stop;
    std::jthread first([&] { queue.work(Urgency::Awaited, stop.get_token(), isThrough); });
    waitUntil([&] { return queue.waiting() == 1; });
    std::jthread second([&] { queue.work(Urgency::Background, {}, isThrough); });
    waitUntil([&] { return queue.waiting() == 2; });
    stop.request_stop();
    occupant.leave();
    second.join();
    QCOMPARE(queue.waiting(), std::size_t {0});
}

void TestSolverQueue::whatIsThrownPassesTheTurnOn()
{
    SolverQueue queue;
    const SolverQueue::Work failing
        = [](const std::stop_token&) -> bool { throw std::bad_alloc(); };
    QVERIFY_THROWS_EXCEPTION(std::bad_alloc, queue.work(Urgency::Awaited, {}, failing));
    QVERIFY(queue.work(Urgency::Background, {}, isThrough));
}

QTEST_GUILESS_MAIN(TestSolverQueue)
#include "tst_solverqueue.moc"
