// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/hugepages.h"

#include <QTest>
#include <algorithm>
#include <numeric>
#include <vector>

class TestHugePages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void memoryIsAlignedAndAllOfItCanBeWritten();
    void aVectorGrowsFromSmallPagesIntoHugeOnes();
};

void TestHugePages::memoryIsAlignedAndAllOfItCanBeWritten()
{
    for (const std::size_t bytes : {std::size_t(1), hugePage - 1, hugePage, hugePage + 1}) {
        auto* memory = static_cast<unsigned char*>(allocateHugePages(bytes));
        QCOMPARE(reinterpret_cast<std::uintptr_t>(memory) % hugePage, std::uintptr_t(0));
        std::fill_n(memory, bytes, static_cast<unsigned char>(255));
        QCOMPARE(int(memory[bytes - 1]), 255);
        std::free(memory);
    }
}

void TestHugePages::aVectorGrowsFromSmallPagesIntoHugeOnes()
{
    using Numbers = std::vector<int, HugePageAllocator<int>>;
    constexpr int count = 2'000'000; // eight megabytes
    Numbers numbers;
    for (int i = 0; i < count; ++i)
        numbers.push_back(i);
    QCOMPARE(reinterpret_cast<std::uintptr_t>(numbers.data()) % hugePage, std::uintptr_t(0));
    const Numbers other = numbers;
    QCOMPARE(std::accumulate(other.begin(), other.end(), 0LL), 1LL * count * (count - 1) / 2);
    numbers.resize(10);
    numbers.shrink_to_fit();
    QCOMPARE(numbers, Numbers(other.begin(), other.begin() + 10));
}

QTEST_GUILESS_MAIN(TestHugePages)
#include "tst_hugepages.moc"
