// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solver/solver.h"
#include "tests/fuzz/fuzz.h"

#include <memory>
#include <unordered_map>
#include <vector>

using fuzz::require;

namespace {

constexpr int mostEmpty = 12;

/// Minimax without bounds, without order, without anything but the rules; a position that comes up
/// again is not searched again.
class PlainMinimax
{
public:
    int score(const Position& position)
    {
        if (position.isFull())
            return 0;
        const auto [known, isNew] = m_scores.try_emplace(position.key(), 0);
        if (!isNew)
            return known->second;
        int best = -exactscore::largest;
        for (int column = 0; column < Position::Shape::width; ++column)
            if (position.canPlay(column))
                best = std::max(best,
                                position.wins(column) ? exactscore::ofWinNow(position.plies())
                                                      : -score(position.after(column)));
        return m_scores[position.key()] = best;
    }

private:
    std::unordered_map<std::uint64_t, int> m_scores;
};

int scoreBy(Solver& solver, const Position& position)
{
    const SolveReport report = solver.solve(position);
    require(report.status == SolveStatus::Solved && report.score.isExact(), "it is solved");
    return report.score.lower;
}

/// One for each instruction set but the first, each with a table of its own, which is kept.
std::vector<std::unique_ptr<Solver>>& otherKernels()
{
    static std::vector<std::unique_ptr<Solver>> others = [] {
        std::vector<std::unique_ptr<Solver>> made;
        for (int kernel = 1; kernel < static_cast<int>(solverKernels().size()); ++kernel)
            made.push_back(
                std::make_unique<Solver>(Solver::Settings {.tableMib = 1, .kernel = kernel}));
        return made;
    }();
    return others;
}

void checkColumns(Solver& solver, const Position& position, int score)
{
    const ColumnsReport report = solver.solveColumns(position, BestLine::Follow);
    int best = -exactscore::largest;
    for (const auto& move : report.moves)
        if (move)
            best = std::max(best, move->lower);
    require(best == score, "the best column is worth what the position is");
    Position end = position;
    for (const Move move : report.line) {
        require(!end.isFinished() && end.canPlay(move), "the line is one of legal moves");
        end.play(move);
    }
    require(end.isFinished()
                && end.plies() - position.plies()
                    == exactscore::pliesToEnd(score, position.plies()),
            "the line ends the game when the score says so");
}

}

/// The bytes are columns; the position after them is solved where few squares are empty.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const Position position = fuzz::positionOf(data, size);
    if (position.isFinished() || Position::Shape::squares - position.plies() > mostEmpty)
        return 0;
    // One table is kept from input to input, the other holds nothing.
    static Solver warm({.tableMib = 1});
    static Solver cold({.tableMib = 1});
    static Solver two({.tableMib = 1, .workers = 2});
    cold.clearTable();
    two.clearTable();

    const int score = scoreBy(warm, position);
    require(score == PlainMinimax().score(position), "the score is that of plain minimax");
    require(score == scoreBy(cold, position), "what the table knows changes nothing");
    require(score == scoreBy(two, position), "two threads say what one says");
    require(score == scoreBy(warm, position.mirrored()), "the mirror image is worth the same");
    for (const auto& other : otherKernels())
        require(score == scoreBy(*other, position), "every instruction set says the same");
    const SolveReport weak = warm.solve(position, SolveGoal::Weak);
    require(weak.score.lower <= score && score <= weak.score.upper && weak.score.isDecided(),
            "who wins is what the score says");
    checkColumns(warm, position, score);
    return 0;
}
