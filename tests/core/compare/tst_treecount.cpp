// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/treecount.h"

#include "core/board/notation.h"
#include "core/board/perft.h"
#include "core/engines/enginefactory.h"
#include "core/search/searchreport.h"

#include <QTest>
#include <random>
#include <thread>

namespace {

Position after(const char* moves)
{
    return *notation::parsePosition(QString::fromLatin1(moves));
}

/// One by one, as slowly as it can be done.
void walk(const Position& position, int depth, std::uint64_t& nodes, std::uint64_t& leaves)
{
    ++nodes;
    if (depth == 0 || position.isFinished()) {
        ++leaves;
        return;
    }
    for (int column = 0; column < 7; ++column)
        if (position.canPlay(column))
            walk(position.after(column), depth - 1, nodes, leaves);
}

Position randomPosition(std::mt19937& random, int plies)
{
    for (;;) {
        Position position;
        for (int ply = 0; ply < plies && !position.isFinished(); ++ply) {
            int column = 0;
            do
                column = static_cast<int>(random() % 7);
            while (!position.canPlay(column));
            position.play(column);
        }
        if (!position.isFinished())
            return position;
    }
}

}

class TestTreeCount : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theEmptyBoardHasThePublishedCounts()
    {
        const TreeCount count = countTree(Position(), 9);
        const std::vector<std::uint64_t> known {1,     7,      49,     343,     2401,
                                                16807, 117649, 823536, 5673234, 39394572};
        QCOMPARE(count.status, TreeCount::Status::Whole);
        QCOMPARE(count.depth(), 9);
        QCOMPARE(count.positions, known);
        QCOMPARE(*count.nodes(7), 960'800u - 7u);
        QCOMPARE(*count.nodes(0), 1u);
    }

    void everyPositionHasWhatAWalkThroughItsTreeFinds()
    {
        std::mt19937 random(4711);
        for (int i = 0; i < 60; ++i) {
            const Position root = randomPosition(random, 4 + i % 36);
            const TreeCount count = countTree(root, 5);
            QCOMPARE(count.status, TreeCount::Status::Whole);
            for (int depth = 1; depth <= 5; ++depth) {
                std::uint64_t nodes = 0;
                std::uint64_t leaves = 0;
                walk(root, depth, nodes, leaves);
                QCOMPARE(*count.nodes(depth), nodes);
                QCOMPARE(*count.leaves(depth), leaves);
                QCOMPARE(count.positions[std::size_t(depth)], perft(root, depth));
            }
            QCOMPARE(*countTree(root.mirrored(), 5).nodes(5), *count.nodes(5));
        }
    }

    void theLastPliesOfAGameAreCountedToItsEnd()
    {
        std::mt19937 random(7);
        for (int i = 0; i < 10; ++i) {
            const Position root = randomPosition(random, 32);
            std::uint64_t nodes = 0;
            std::uint64_t leaves = 0;
            walk(root, 10, nodes, leaves);
            // Deeper than the game can go there is nothing more.
            const TreeCount count = countTree(root, 42);
            QCOMPARE(count.status, TreeCount::Status::Whole);
            QCOMPARE(*count.nodes(42), nodes);
            QCOMPARE(*count.leaves(42), leaves);
        }
    }

    void minimaxVisitsAsManyPositions_data()
    {
        QTest::addColumn<QByteArray>("moves");
        for (const char* moves : {"", "4", "445362", "4444", "112233", "44455533"})
            QTest::newRow(moves[0] ? moves : "empty") << QByteArray(moves);
    }

    void minimaxVisitsAsManyPositions()
    {
        QFETCH(const QByteArray, moves);
        const Position root = after(moves.constData());
        const TreeCount count = countTree(root, 6);
        const auto engine = *makeEngine(QStringLiteral("minimax-h2"));
        for (int depth = 1; depth <= 6; ++depth) {
            const SearchReport report = engine->search(root, {.depth = depth}, {});
            QCOMPARE(*count.nodes(depth), report.nodes);
            QCOMPARE(*count.leaves(depth), report.leaves);
        }
    }

    void aTreeThatIsTooLargeIsCountedAsFarAsItGoes()
    {
        // 1, 4, 25, 119, 562 positions are kept of the first plies, mirror images once.
        const TreeCount whole = countTree(Position(), 8);
        const TreeCount part = countTree(Position(), 20, {}, 200);
        QCOMPARE(part.status, TreeCount::Status::TooLarge);
        QCOMPARE(part.depth(), 5);
        for (int depth = 0; depth <= part.depth(); ++depth)
            QCOMPARE(part.nodes(depth), whole.nodes(depth));
        QCOMPARE(countTree(Position(), 5, {}, 200).status, TreeCount::Status::Whole);
    }

    void aStopIsHeard()
    {
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(countTree(Position(), 12, stop.get_token()).status, TreeCount::Status::Stopped);
        std::stop_source later;
        std::jthread asks([&later] {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            later.request_stop();
        });
        const TreeCount count = countTree(Position(), 42, later.get_token());
        QVERIFY(count.status != TreeCount::Status::Whole);
    }
};

QTEST_GUILESS_MAIN(TestTreeCount)
#include "tst_treecount.moc"
