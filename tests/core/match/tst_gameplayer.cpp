// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/gameplayer.h"
#include "core/search/searchreport.h"

#include <QTest>

namespace {

/// Drops into the leftmost open column but those that are left out, at a cost of its own.
Mover leftmostFrom(int column, std::uint64_t nodes)
{
    return [column, nodes](const Position& position) -> std::optional<PlayedMove> {
        for (int i = 0; i < Position::Shape::width; ++i)
            if (const int place = (column + i) % Position::Shape::width; position.canPlay(place))
                return PlayedMove {Move(place), nodes, std::chrono::nanoseconds(7)};
        return {};
    };
}

std::vector<int> columnsOf(const PlayedGame& game)
{
    std::vector<int> columns;
    for (const PlayedMove& move : game.moves)
        columns.push_back(move.move.column());
    return columns;
}

}

class TestGamePlayer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sidesAreAskedByTurnsUntilSomebodyWins()
    {
        const PlayedGame game = playGame({}, leftmostFrom(2, 10), leftmostFrom(5, 20));
        QCOMPARE(columnsOf(game), (std::vector {2, 5, 2, 5, 2, 5, 2}));
        QCOMPARE(game.outcome, Outcome::FirstWins);
        for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
            QCOMPARE(game.moves[ply].nodes, std::uint64_t(ply % 2 == 0 ? 10 : 20));
            QCOMPARE(game.moves[ply].time.count(), 7);
        }
    }

    void anOpeningCostsNothingAndLeavesTheTurnToWhoeverHasIt()
    {
        const std::array opening {Move(0), Move(6), Move(5)};
        const PlayedGame game = playGame(opening, leftmostFrom(2, 10), leftmostFrom(5, 20));
        // The second side is the first that is asked.
        QCOMPARE(columnsOf(game), (std::vector {0, 6, 5, 5, 2, 5, 2, 5, 2, 5}));
        QCOMPARE(game.outcome, Outcome::SecondWins);
        for (std::size_t ply = 0; ply < game.moves.size(); ++ply)
            QCOMPARE(game.moves[ply].nodes, std::uint64_t(ply < 3 ? 0 : ply % 2 == 0 ? 10 : 20));
    }

    void aFullBoardIsADraw()
    {
        const QByteArray columns("145244424522255545612113313316667766337777");
        const Mover script = [&](const Position& position) -> std::optional<PlayedMove> {
            return PlayedMove {Move(columns[position.plies()] - '1')};
        };
        const PlayedGame game = playGame({}, script, script);
        QCOMPARE(game.moves.size(), std::size_t {42});
        QCOMPARE(game.outcome, Outcome::Draw);
    }

    void aSideThatIsStoppedLeavesTheGameUnfinished()
    {
        int asked = 0;
        const Mover stopped = [&](const Position& position) {
            return ++asked < 3 ? leftmostFrom(5, 20)(position) : std::nullopt;
        };
        const PlayedGame game = playGame({}, leftmostFrom(2, 10), stopped);
        QCOMPARE(columnsOf(game), (std::vector {2, 5, 2, 5, 2}));
        QCOMPARE(game.outcome, Outcome::Unfinished);
    }

    void aSeatedEngineTakesItsSeedAndAnswersAsTheEngineItself()
    {
        Entrant entrant {QStringLiteral("mapped-h1"), {.workers = 3, .seed = 5}, {.depth = 3}};
        const auto alone = makeEngine(entrant.engine, {.workers = 1, .seed = 9});
        const SeatedEngine seated(entrant, 9, {});
        Position position;
        while (!position.isFinished()) {
            const SearchReport wanted = (*alone)->search(position, {.depth = 3}, {});
            const auto played = seated(position);
            QVERIFY(played);
            QCOMPARE(played->move.column(), wanted.bestMove.column());
            QCOMPARE(played->nodes, wanted.nodes);
            position.play(played->move);
        }
    }

    void aSeatedEngineThatIsStoppedHasNoMove()
    {
        std::stop_source stop;
        const SeatedEngine seated({QStringLiteral("study-h1"), {}, {.depth = 2}}, 1,
                                  stop.get_token());
        QVERIFY(seated(Position()));
        stop.request_stop();
        QVERIFY(!seated(Position()));
    }
};

QTEST_GUILESS_MAIN(TestGamePlayer)
#include "tst_gameplayer.moc"
