// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statespace/successors.h"
#include "core/support/random.h"

#include <QTest>
#include <set>

using namespace fourcast::statespace;

class TestSuccessors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsAddedIsThere();
    void repeatedOnesAreDropped_data();
    void repeatedOnesAreDropped();
    void clearedTheyAreAsNew();
};

void TestSuccessors::whatIsAddedIsThere()
{
    Successors successors(2);
    QCOMPARE(successors.wordsPerState(), 2);
    const std::uint64_t one[] = {1, 2};
    const std::uint64_t other[] = {3, 4};
    successors.add(5, one);
    successors.add(6, other);
    QCOMPARE(successors.count(), 2);
    QCOMPARE(successors.label(0), 5u);
    QCOMPARE(successors.label(1), 6u);
    QCOMPARE(successors.state(0)[1], 2u);
    QCOMPARE(successors.state(1)[0], 3u);
}

void TestSuccessors::repeatedOnesAreDropped_data()
{
    QTest::addColumn<int>("count");
    for (const int count : {0, 1, 2, 10, 24, 25, 100, 3000})
        QTest::addRow("%d", count) << count;
}

void TestSuccessors::repeatedOnesAreDropped()
{
    QFETCH(const int, count);
    SeededRandom random(static_cast<std::uint64_t>(count));
    using Transition = std::tuple<std::uint32_t, std::uint64_t, std::uint64_t>;
    for (int round = 0; round < 20; ++round) {
        Successors successors(2);
        std::set<Transition> seen;
        std::vector<Transition> expected;
        for (int i = 0; i < count; ++i) {
            const std::uint64_t words[] = {random.below(4), random.below(5)};
            const std::uint32_t label = random.below(3);
            successors.add(label, words);
            if (const Transition added {label, words[0], words[1]}; seen.insert(added).second)
                expected.push_back(added);
        }
        successors.dropRepeated();
        std::vector<Transition> left;
        for (int i = 0; i < successors.count(); ++i)
            left.emplace_back(successors.label(i), successors.state(i)[0], successors.state(i)[1]);
        QCOMPARE(left, expected);
    }
}

void TestSuccessors::clearedTheyAreAsNew()
{
    Successors successors(1);
    const std::uint64_t word = 1;
    successors.add(1, &word);
    successors.fail({QStringLiteral("No."), 1, 2});
    QVERIFY(successors.error().has_value());
    successors.clear();
    QCOMPARE(successors.count(), 0);
    QVERIFY(!successors.error());
}

QTEST_GUILESS_MAIN(TestSuccessors)
#include "tst_successors.moc"
