// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/runs/experimentgame.h"

#include "core/match/gameplayer.h"
#include "core/match/matchgame.h"
#include "core/search/searchreport.h"
#include "core/support/random.h"

#include <algorithm>
#include <cmath>

namespace {

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
double roundedMilliseconds(std::chrono::nanoseconds time)
{
    return std::round(static_cast<double>(time.count()) * 1e-2) / 1e4;
}

Move anyLegal(const Position& position, SeededRandom& lots)
{
    std::vector<Move> legal;
    for (int column = 0; column < Position::Shape::width; ++column)
        if (position.canPlay(column))
            legal.emplace_back(column);
    return legal[lots.below(static_cast<std::uint32_t>(legal.size()))];
}

/// One side: its engine, where lots fall between its two best columns the same engine with an exact
/// score for every column, and the lots, which both sides draw from.
class Side
{
public:
    Side(const GameRules& rules, Entrant entrant, std::uint64_t seed, SeededRandom& lots,
         const std::stop_token& stop)
        : m_rules(rules), m_lots(lots), m_engine(entrant, seed, stop)
    {
        if (rules.randomMoves != RandomMoves::TopTwo)
            return;
        entrant.options.exactColumns = true;
        m_exact.emplace(entrant, seed, stop);
    }

    std::optional<PlayedMove> operator()(const Position& position) const
    {
        if (m_rules.drawsAnyLegal(position.plies()))
            return PlayedMove {anyLegal(position, m_lots)};
        if (!m_rules.drawsTopTwo(position.plies()))
            return m_engine(position);
        const auto report = m_exact->search(position);
        if (!report)
            return {};
        if (report->failure)
            return PlayedMove {{}, report->nodes, report->time, report->failure};
        const std::vector<Move> best = bestFirst(*report);
        return PlayedMove {best[best.size() == 1 ? 0 : m_lots.below(2)], report->nodes,
                           report->time};
    }

private:
    const GameRules& m_rules;
    SeededRandom& m_lots;
    SeatedEngine m_engine;
    std::optional<SeatedEngine> m_exact;
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

std::optional<ExperimentGame> playExperimentGame(const GameRules& rules, const ExperimentCell& cell,
                                                 int round, const std::stop_token& stop)
{
    ExperimentGame game;
    game.cell = cell.id;
    game.round = round;
    game.seed = gameSeed(rules, cell, round);
    game.aMovesFirst = rules.aMovesFirst(round);

    // The lots of the game come from its seed alone, those of the engines from another sequence.
    SeededRandom lots(game.seed);
    SeededRandom engineSeeds(~game.seed);
    const Side a(rules, cell.a, engineSeeds.next(), lots, stop);
    const Side b(rules, cell.b, engineSeeds.next(), lots, stop);
    const std::vector<Move> opening = rules.openings == Openings::Random
        ? drawOpening(lots, rules.openingPlies)
        : rules.fixedOpening(round, cell.seed);
    const PlayedGame played = playGame(opening, game.aMovesFirst ? a : b, game.aMovesFirst ? b : a);
    if (played.outcome == Outcome::Unfinished)
        return {};
    for (const PlayedMove& move : played.moves) {
        game.moves.push_back(move.move);
        game.nodes.push_back(move.nodes);
        game.milliseconds.push_back(roundedMilliseconds(move.time));
    }
    game.outcome = played.outcome;
    game.failure = played.failure;
    game.program = QStringLiteral(FOURCAST_VERSION);
    game.date = QDate::currentDate();
    return game;
}
