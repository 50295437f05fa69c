// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solver/solver.h"
#include "tests/core/boards.h"

#include <cstdint>
#include <unordered_map>

// The solver's node loop once more, with a table that remembers the whole key of every entry.
#define FOURCAST_TABLE_AUDIT
namespace {

struct TableAudit
{
    static inline std::unordered_map<const std::uint64_t*, std::uint64_t> keys;
    static inline std::uint64_t taken = 0;
    static inline std::uint64_t confused = 0;

    static void stored(const std::uint64_t* entry, std::uint64_t hash) { keys[entry] = hash; }
    static void found(const std::uint64_t* entry, std::uint64_t hash)
    {
        ++taken;
        confused += keys.at(entry) == hash ? 0 : 1;
    }
};

}

#include "core/solver/kernel/kernelsearch.h"

#include <QTest>

/// The table keeps a part of each key only, and the place of an entry tells the rest: so no two
/// positions are ever taken for one another, and scores are those of a table with whole keys.
class TestExactKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hashIsOneToOne();
    void smallestTableKeepsWholeKeys();
    void noEntryIsTakenForAnotherPosition_data();
    void noEntryIsTakenForAnotherPosition();
    void wrongMarksCostTimeOnly();
    void marksKeepBounds();
    void marksGoWithTheWorker_data();
    void marksGoWithTheWorker();
};

namespace {

/// The key that has this hash: the steps of SolverTable::hash, backwards.
std::uint64_t keyOf(std::uint64_t hash)
{
    // The inverse of an odd number modulo a power of two, by Newton's iteration.
    std::uint64_t inverse = SolverTable::multiplier;
    for (int i = 0; i < 6; ++i)
        inverse *= 2 - SolverTable::multiplier * inverse;
    std::uint64_t key = hash ^ (hash >> 31);
    key = (key * inverse) & bytecolumns::keyMask;
    return key ^ (key >> 29);
}

std::uint64_t marksIn(const SolverTable& table)
{
    const SolverTable::View view = table.view();
    const std::size_t entries = (std::size_t {1} << view.bucketBits) * SolverTable::bucketSize;
    std::uint64_t marks = 0;
    for (std::size_t i = 0; i < entries; ++i)
        marks += view.entries[i] & SolverTable::allMarks ? 1 : 0;
    return marks;
}

std::uint64_t marksOf(const SolverTable::View& view, std::uint64_t hash)
{
    return entryOf(view, hash) & SolverTable::allMarks;
}

}

void TestExactKeys::hashIsOneToOne()
{
    SeededRandom random(5);
    for (int i = 0; i < 100'000; ++i) {
        const std::uint64_t key = random.next() & bytecolumns::keyMask;
        QCOMPARE(keyOf(SolverTable::hash(key)), key);
    }
}

void TestExactKeys::smallestTableKeepsWholeKeys()
{
    const SolverTable table(SolverTable::minimumMib);
    const SolverTable::View view = table.view();
    // Bits of the hash that neither the bucket nor the tag tells: none.
    QVERIFY(56 - view.bucketBits <= SolverTable::tagBits);
    const std::uint64_t hash = SolverTable::hash(0x123456789abcdu);
    const auto bucket = static_cast<std::uint64_t>(view.bucket(hash) - view.entries) / 8;
    QCOMPARE((bucket << (56 - view.bucketBits)) | view.tag(hash), hash);
}

void TestExactKeys::noEntryIsTakenForAnotherPosition_data()
{
    QTest::addColumn<int>("plies");
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("marks");
    QTest::newRow("12 discs") << 12 << 3 << false;
    QTest::newRow("16 discs") << 16 << 20 << false;
    QTest::newRow("20 discs") << 20 << 100 << false;
    QTest::newRow("16 discs, marking") << 16 << 20 << true;
}

void TestExactKeys::noEntryIsTakenForAnotherPosition()
{
    QFETCH(int, plies);
    QFETCH(int, count);
    QFETCH(bool, marks);
    SolverTable table(SolverTable::minimumMib);
    SolverWorker worker;
    worker.table = table.view();
    worker.hasCompany = marks;
    worker.expired = [](SolverWorker& of) {
        of.nextLook = ~std::uint64_t {0};
        return false;
    };
    TableAudit::taken = 0;
    Solver solver;
    SeededRandom random(11);
    for (int i = 0; i < count; ++i) {
        const Position position = boards::randomUnfinished(random, plies);
        const SolverNode node = solverNode(position);
        if (position.winningSquares() || !node.moves)
            continue;
        const ScoreInterval known = solver.solve(position).score;
        QVERIFY(known.isExact());
        QVERIFY(searchEntry(worker, node, known.lower - 1) >= known.lower);
        QVERIFY(searchEntry(worker, node, known.lower) <= known.lower);
    }
    QVERIFY(TableAudit::taken > 0);
    QCOMPARE(TableAudit::confused, std::uint64_t {0});
}

void TestExactKeys::wrongMarksCostTimeOnly()
{
    struct Liar
    {
        SolverTable table {SolverTable::minimumMib};
        SeededRandom random {3};
        bool isOn = false;
    } liar;
    const SolverTable::View view = liar.table.view();
    SolverWorker worker;
    worker.table = view;
    worker.hasCompany = true;
    worker.owner = &liar;
    // At each look half of the entries say that another worker is in there and needs help.
    worker.expired = [](SolverWorker& of) {
        of.nextLook = of.nodes + 1024;
        Liar& whose = *static_cast<Liar*>(of.owner);
        if (!whose.isOn)
            return false;
        const SolverTable::View entries = whose.table.view();
        for (std::size_t i = 0; i < std::size_t {SolverTable::bucketSize} << entries.bucketBits;
             ++i)
            if (entries.entries[i] && whose.random.next() % 2)
                entries.entries[i] |= SolverTable::allMarks;
        return false;
    };
    Solver solver;
    SeededRandom random(17);
    int searched = 0;
    int different = 0;
    while (searched < 4) {
        const Position position = boards::randomUnfinished(random, 11);
        const SolverNode node = solverNode(position);
        if (position.winningSquares() || !node.moves)
            continue;
        const SolveReport known = solver.solve(position);
        if (known.nodes < 4 * nodesBeforeLeaving)
            continue;
        ++searched;
        for (const int alpha : {known.score.lower - 1, known.score.lower}) {
            std::uint64_t nodes[2] = {};
            for (const bool lies : {false, true}) {
                liar.table.clear();
                liar.isOn = lies;
                worker.nodes = 0;
                worker.nextLook = 0;
                const int bound = searchEntry(worker, node, alpha);
                QVERIFY(!worker.aborted);
                QCOMPARE(bound > alpha, known.score.lower > alpha);
                nodes[lies ? 1 : 0] = worker.nodes;
            }
            different += nodes[0] != nodes[1] ? 1 : 0;
        }
    }
    QVERIFY(different > 0);
}

void TestExactKeys::marksKeepBounds()
{
    SolverTable table(SolverTable::minimumMib);
    const SolverTable::View view = table.view();
    const std::uint64_t known = SolverTable::hash(12);
    const std::uint64_t unknown = SolverTable::hash(34);
    store(view, known, 3, true, 1000);
    for (const std::uint64_t hash : {known, unknown}) {
        QCOMPARE(marksOf(view, hash), std::uint64_t {0});
        const SolverTable::Bounds before = lookUp(view, hash);
        for (const std::uint64_t marks : {SolverTable::busyMark, SolverTable::allMarks}) {
            mark(view, hash, marks);
            QCOMPARE(marksOf(view, hash), marks);
            QCOMPARE(lookUp(view, hash).lower, before.lower);
            QCOMPARE(lookUp(view, hash).upper, before.upper);
        }
    }
    unmark(view, unknown);
    QCOMPARE(marksOf(view, unknown), std::uint64_t {0});
    store(view, known, 5, false, 10);
    QCOMPARE(marksOf(view, known), std::uint64_t {0});
    QCOMPARE(lookUp(view, known).lower, 3);
    QCOMPARE(lookUp(view, known).upper, 5);
    // A mark alone is cleared, too.
    mark(view, unknown, SolverTable::allMarks);
    table.clear();
    QCOMPARE(marksOf(view, unknown), std::uint64_t {0});
    QCOMPARE(lookUp(view, known).lower, -SolverTable::widest);
}

void TestExactKeys::marksGoWithTheWorker_data()
{
    QTest::addColumn<std::uint64_t>("nodes");
    QTest::newRow("done") << ~std::uint64_t {0};
    for (const std::uint64_t nodes : {10u, 1'000u, 5'000u})
        QTest::addRow("ended after %d nodes", static_cast<int>(nodes)) << nodes;
}

void TestExactKeys::marksGoWithTheWorker()
{
    QFETCH(std::uint64_t, nodes);
    SolverTable table; // large enough that no entry has to go
    SolverWorker worker;
    worker.table = table.view();
    worker.hasCompany = true;
    worker.nextLook = nodes;
    std::uint64_t marks = 0;
    struct Owner
    {
        const SolverTable& table;
        std::uint64_t& marks;
    } owner {table, marks};
    worker.owner = &owner;
    worker.expired = [](SolverWorker& of) {
        const auto* whose = static_cast<Owner*>(of.owner);
        whose->marks = marksIn(whose->table);
        return true;
    };
    const SolverNode node = solverNode(boards::fromDigits(u"44444265512"));
    searchEntry(worker, node, 0);
    QCOMPARE(worker.aborted, nodes != ~std::uint64_t {0});
    QCOMPARE(marks > 0, worker.aborted); // they were there on the way
    QCOMPARE(marksIn(table), std::uint64_t {0});
}

QTEST_GUILESS_MAIN(TestExactKeys)
#include "tst_exactkeys.moc"
