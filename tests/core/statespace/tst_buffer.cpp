// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statespace/buffer.h"

#include <QTest>

using namespace fourcast::statespace;

class TestBuffer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itKeepsWhatIsAdded();
    void itsRoomIsCounted();
    void whatIsNotAllowedChangesNothing();
    void movedItTakesItsRoomAlong();
    void itCanLeaveTheBudget();
};

void TestBuffer::itKeepsWhatIsAdded()
{
    Buffer<int> buffer;
    QVERIFY(buffer.isEmpty());
    for (int i = 0; i < 3000000; ++i) // past the size from which it grows by smaller steps
        buffer.push(i);
    const int more[] = {-1, -2};
    buffer.append(more, 2);
    QCOMPARE(buffer.size(), 3000002u);
    for (int i = 0; i < 3000000; ++i)
        if (buffer[static_cast<std::size_t>(i)] != i)
            QFAIL("another number");
    QCOMPARE(buffer.view().back(), -2);
    buffer.clear();
    QVERIFY(buffer.isEmpty());
    QVERIFY(buffer.bytes() > 0);
}

void TestBuffer::itsRoomIsCounted()
{
    MemoryBudget budget(1 << 20);
    {
        Buffer<std::uint64_t> one(budget);
        Buffer<std::uint64_t> other(budget);
        QCOMPARE(budget.used(), 0u);
        one.resize(100);
        other.push(1);
        QCOMPARE(budget.used(), one.bytes() + other.bytes());
        QVERIFY(one.bytes() >= 800);
        one.resize(10);
        one.shrink();
        QCOMPARE(one.bytes(), 80u);
        QCOMPARE(budget.used(), one.bytes() + other.bytes());
    }
    QCOMPARE(budget.used(), 0u);
}

void TestBuffer::whatIsNotAllowedChangesNothing()
{
    MemoryBudget budget(1000);
    Buffer<std::uint64_t> buffer(budget);
    buffer.push(7);
    const std::uint64_t used = budget.used();
    QVERIFY_THROWS_EXCEPTION(BudgetExceeded, buffer.resize(1000));
    QCOMPARE(budget.used(), used);
    QCOMPARE(buffer.size(), 1u);
    QCOMPARE(buffer[0], 7u);
}

void TestBuffer::movedItTakesItsRoomAlong()
{
    MemoryBudget budget(1 << 20);
    Buffer<char> from(budget);
    from.resize(1000);
    const std::uint64_t used = budget.used();
    {
        Buffer<char> to(std::move(from));
        QCOMPARE(to.size(), 1000u);
        QCOMPARE(budget.used(), used);
        to = Buffer<char>(budget);
        QCOMPARE(budget.used(), 0u);
    }
    QCOMPARE(budget.used(), 0u);
}

void TestBuffer::itCanLeaveTheBudget()
{
    Buffer<char> buffer;
    {
        MemoryBudget budget(100);
        buffer = Buffer<char>(budget);
        buffer.resize(90);
        buffer.leaveBudget();
        QCOMPARE(budget.used(), 0u);
    }
    buffer.resize(5000);
    QCOMPARE(buffer.size(), 5000u);
}

QTEST_GUILESS_MAIN(TestBuffer)
#include "tst_buffer.moc"
