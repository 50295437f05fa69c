// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/runs/experimentgame.h"

#include "core/support/random.h"

#include <algorithm>
#include <cmath>

namespace {

/// At each side's own moves 3, 6, 9 and so on; `ply` counts from 0.
bool isTopTwoPly(int ply)
{
    return (ply / 2 + 1) % 3 == 0;
}

/// The second, fifth, eighth ... disc of the game.
bool isAnyLegalPly(int ply)
{
    return ply % 3 == 1;
}

/// Orders what engines of all kinds say about a column, estimates between losses and wins.
Value rankOf(const Score& score)
{
    switch (score.kind) {
    case Score::Kind::Win:
        return value::win - score.plies;
    case Score::Kind::Loss:
        return score.plies - value::win;
    case Score::Kind::Draw:
    case Score::Kind::None:
        return 0;
    case Score::Kind::Estimate:
        return score.value;
    }
    return 0;
}

/// The columns with exact scores, the best first, of equals the left one; an engine that tells none
/// is left with its own choice.
std::vector<Move> bestFirst(const SearchReport& report)
{
    std::vector<std::pair<Value, Move>> known;
    for (int column = 0; column < SearchReport::columns; ++column) {
        const Score& score = report.columnScores[static_cast<std::size_t>(column)];
        if (score.kind != Score::Kind::None && score.bound == Score::Bound::Exact)
            known.emplace_back(rankOf(score), Move(column));
    }
    std::ranges::stable_sort(known, std::ranges::greater(), &std::pair<Value, Move>::first);
    std::vector<Move> moves;
    for (const auto& [rank, move] : known)
        moves.push_back(move);
    if (moves.empty())
        moves.push_back(report.bestMove);
    return moves;
}

/// To a ten-thousandth, so that a file holds exactly what a game has.
double toMilliseconds(std::chrono::nanoseconds time)
{
    return std::round(static_cast<double>(time.count()) * 1e-2) / 1e4;
}

Move anyLegal(const Position& position, SeededRandom& random)
{
    std::vector<Move> legal;
    for (int column = 0; column < Position::Shape::width; ++column)
        if (position.canPlay(column))
            legal.emplace_back(column);
    return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
}

/// One side: its engine, and where lots fall between its two best columns the same engine with an
/// exact score for every column.
class Side
{
public:
    Side(const Entrant& entrant, std::uint64_t seed, bool drawsTopTwo) : m_limits(entrant.limits)
    {
        EngineOptions options = entrant.options;
        options.seed = seed;
        options.workers = 1; // the cores are busy with other games
        m_engine = *makeEngine(entrant.engine, options);
        if (!drawsTopTwo)
            return;
        options.exactColumns = true;
        m_exact = *makeEngine(entrant.engine, options);
    }

    SearchReport search(const Position& position, bool exact, const std::stop_token& stop)
    {
        return (exact ? *m_exact : *m_engine).search(position, m_limits, {stop, {}});
    }

private:
    SearchLimits m_limits;
    std::unique_ptr<Engine> m_engine;
    std::unique_ptr<Engine> m_exact;
};

/// A game under way.
class Play
{
public:
    Play(const GameRules& rules, ExperimentGame& game) : m_rules(rules), m_game(game) { }

    void drop(Move move, std::uint64_t nodes, double milliseconds)
    {
        m_position.play(move);
        m_game.moves.push_back(move);
        m_game.nodes.push_back(nodes);
        m_game.milliseconds.push_back(milliseconds);
    }

    /// False when the search was stopped.
    bool moveBySearch(Side& side, SeededRandom& random, const std::stop_token& stop)
    {
        const bool draws
            = m_rules.randomMoves == RandomMoves::TopTwo && isTopTwoPly(m_position.plies());
        const SearchReport report = side.search(m_position, draws, stop);
        if (stop.stop_requested())
            return false;
        Move move = report.bestMove;
        if (draws) {
            const std::vector<Move> best = bestFirst(report);
            move = best.size() == 1 ? best.front() : best[random.below(2)];
        }
        drop(move, report.nodes, toMilliseconds(report.time));
        return true;
    }

    bool lotDecides() const
    {
        return m_rules.randomMoves == RandomMoves::AnyLegal && isAnyLegalPly(m_position.plies());
    }

    const Position& position() const { return m_position; }

private:
    const GameRules& m_rules;
    ExperimentGame& m_game;
    Position m_position;
};

}

bool ExperimentGame::aWins() const
{
    return outcome == (aMovesFirst ? Outcome::FirstWins : Outcome::SecondWins);
}

bool ExperimentGame::bWins() const
{
    return outcome == (aMovesFirst ? Outcome::SecondWins : Outcome::FirstWins);
}

std::uint64_t gameSeed(const GameRules& rules, const ExperimentCell& cell, int round)
{
    const bool shared = rules.openings == Openings::Random && rules.alternateFirst;
    return cell.seed + static_cast<std::uint64_t>(shared ? round / 2 : round);
}

ExperimentGame playExperimentGame(const GameRules& rules, const ExperimentCell& cell, int round,
                                  const std::stop_token& stop)
{
    ExperimentGame game;
    game.cell = cell.id;
    game.round = round;
    game.seed = gameSeed(rules, cell, round);
    game.aMovesFirst = rules.aMovesFirst(round);

    // The lots of the game come from its seed alone, those of the engines from another sequence.
    SeededRandom random(game.seed);
    SeededRandom engineSeeds(~game.seed);
    const bool topTwo = rules.randomMoves == RandomMoves::TopTwo;
    Side a(cell.a, engineSeeds.next(), topTwo);
    Side b(cell.b, engineSeeds.next(), topTwo);

    Play play(rules, game);
    const std::vector<Move> opening = rules.openings == Openings::Random
        ? drawOpening(random, rules.openingPlies)
        : rules.fixedOpening(round, cell.seed);
    for (const Move move : opening)
        play.drop(move, 0, 0.0);
    while (!play.position().isFinished()) {
        if (play.lotDecides()) {
            play.drop(anyLegal(play.position(), random), 0, 0.0);
            continue;
        }
        Side& mover = game.isMoveOfA(game.moves.size()) ? a : b;
        if (!play.moveBySearch(mover, random, stop))
            return game;
    }
    game.outcome = play.position().outcome();
    game.program = QStringLiteral(FOURCAST_VERSION);
    game.date = QDate::currentDate();
    return game;
}
