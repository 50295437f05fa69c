// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/minimaltree.h"

#include "core/board/notation.h"
#include "core/compare/treecount.h"
#include "core/engines/enginefactory.h"
#include "core/search/negamax.h"
#include "core/search/searchreport.h"

#include <QTest>
#include <limits>
#include <random>

namespace {

constexpr std::uint64_t none = std::numeric_limits<std::uint64_t>::max();

Position after(const char* moves)
{
    return *notation::parsePosition(QString::fromLatin1(moves));
}

/// The same by the definition, with no memory: every tree that proves it is tried.
class SlowLeastTree
{
public:
    SlowLeastTree(const TerminalValues& terminals, int depth)
        : m_game(H2(), terminals), m_depth(depth)
    {
    }

    Value value(const Position& position, int ply) const
    {
        Value found = 0;
        if (m_game.leafAt(position, m_depth - ply, ply, found) != LeafKind::None)
            return found;
        Value best = -value::infinite;
        for (int column = 0; column < 7; ++column)
            if (position.canPlay(column))
                best = std::max(best, -value(position.after(column), ply + 1));
        return best;
    }

    std::uint64_t atLeast(const Position& position, int ply, Value wanted) const
    {
        Value found = 0;
        if (m_game.leafAt(position, m_depth - ply, ply, found) != LeafKind::None)
            return found >= wanted ? 1 : none;
        std::uint64_t least = none;
        for (int column = 0; column < 7; ++column)
            if (position.canPlay(column))
                least = std::min(least, atMost(position.after(column), ply + 1, -wanted));
        return least == none ? none : least + 1;
    }

    std::uint64_t atMost(const Position& position, int ply, Value wanted) const
    {
        Value found = 0;
        if (m_game.leafAt(position, m_depth - ply, ply, found) != LeafKind::None)
            return found <= wanted ? 1 : none;
        std::uint64_t sum = 1;
        for (int column = 0; column < 7; ++column)
            if (position.canPlay(column)) {
                const std::uint64_t part = atLeast(position.after(column), ply + 1, -wanted);
                if (part == none)
                    return none;
                sum += part;
            }
        return sum;
    }

    std::uint64_t exactly(const Position& position, int ply, Value wanted) const
    {
        Value found = 0;
        if (m_game.leafAt(position, m_depth - ply, ply, found) != LeafKind::None)
            return found == wanted ? 1 : none;
        std::uint64_t least = none;
        for (int best = 0; best < 7; ++best) {
            if (!position.canPlay(best))
                continue;
            std::uint64_t sum = exactly(position.after(best), ply + 1, -wanted);
            for (int column = 0; column < 7 && sum != none; ++column)
                if (column != best && position.canPlay(column)) {
                    const std::uint64_t part = atLeast(position.after(column), ply + 1, -wanted);
                    sum = part == none ? none : sum + part;
                }
            if (sum != none)
                least = std::min(least, sum + 1);
        }
        return least;
    }

private:
    HeuristicGame<H2> m_game;
    int m_depth;
};

std::uint64_t power(int base, int exponent)
{
    std::uint64_t result = 1;
    for (int i = 0; i < exponent; ++i)
        result *= static_cast<std::uint64_t>(base);
    return result;
}

}

class TestMinimalTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTreeOfEqualBranchesHasKnuthAndMooresSize()
    {
        // No game ends within five plies, and every position has seven moves.
        for (const HeuristicInfo& heuristic : heuristics())
            for (int depth = 1; depth <= 5; ++depth) {
                std::uint64_t nodes = 0;
                for (int ply = 0; ply <= depth; ++ply)
                    nodes += power(7, (ply + 1) / 2) + power(7, ply / 2) - 1;
                const MinimalTree tree = leastTree(Position(), depth, heuristic.make({}),
                                                   TerminalValues::preferring());
                QCOMPARE(tree.status, MinimalTree::Status::Whole);
                QCOMPARE(tree.nodes, nodes);
            }
    }

    void itIsTheLeastOfAllThatProveTheValue()
    {
        std::mt19937 random(31);
        int decided = 0;
        for (int i = 0; i < 40; ++i) {
            Position root;
            for (int ply = 0; ply < 10 + i % 24; ++ply) {
                const int column = static_cast<int>(random() % 7);
                if (root.canPlay(column) && !root.after(column).isFinished())
                    root.play(column);
            }
            const int depth = 1 + i % 4;
            const auto terminals
                = i % 2 == 0 ? TerminalValues::preferring() : TerminalValues::study(false);
            const SlowLeastTree slow(terminals, depth);
            const Value value = slow.value(root, 0);
            const MinimalTree tree = leastTree(root, depth, H2(), terminals);
            QCOMPARE(tree.value, value);
            QCOMPARE(tree.nodes, slow.exactly(root, 0, value));
            decided += std::abs(value) >= value::provenWin ? 1 : 0;
        }
        QVERIFY2(decided > 3, qPrintable(QString::number(decided)));
    }

    void plainAlphaBetaNeedsAsMuchAtLeastAndFindsTheSame_data()
    {
        QTest::addColumn<QByteArray>("moves");
        for (const char* moves : {"", "4", "44536", "4453211", "1122", "44444"})
            QTest::newRow(moves[0] ? moves : "empty") << QByteArray(moves);
    }

    void plainAlphaBetaNeedsAsMuchAtLeastAndFindsTheSame()
    {
        QFETCH(const QByteArray, moves);
        const Position root = after(moves.constData());
        for (const char* name : {"study-h1", "study-h2", "literal-h2"}) {
            const EngineInfo& info = engineInfo(QString::fromLatin1(name));
            const auto engine = *makeEngine(info.name);
            const TerminalValues terminals = info.terminals(info, {});
            for (int depth = 1; depth <= 6; ++depth) {
                const SearchReport report = engine->search(root, {.depth = depth}, {});
                const MinimalTree tree
                    = leastTree(root, depth, info.heuristic->make({}), terminals);
                QCOMPARE(tree.status, MinimalTree::Status::Whole);
                QVERIFY2(tree.nodes <= report.nodes,
                         qPrintable(QStringLiteral("%1 to depth %2: %3, %4")
                                        .arg(info.name)
                                        .arg(depth)
                                        .arg(tree.nodes)
                                        .arg(report.nodes)));
                QVERIFY(report.nodes <= *countTree(root, depth).nodes(depth));
                if (report.score.kind == Score::Kind::Estimate)
                    QCOMPARE(tree.value, report.score.value);
            }
        }
    }

    void aMirrorImageHasTheSame()
    {
        const Position root = after("44536211");
        for (int depth = 1; depth <= 6; ++depth)
            QCOMPARE(leastTree(root, depth, H2(), TerminalValues()).nodes,
                     leastTree(root.mirrored(), depth, H2(), TerminalValues()).nodes);
    }

    void aLimitAndAStopAreSaid()
    {
        QCOMPARE(leastTree(Position(), 8, H2(), TerminalValues(), {}, 1000).status,
                 MinimalTree::Status::TooLarge);
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(leastTree(Position(), 9, H2(), TerminalValues(), stop.get_token()).status,
                 MinimalTree::Status::Stopped);
    }
};

QTEST_GUILESS_MAIN(TestMinimalTree)
#include "tst_minimaltree.moc"
