// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/tournamentopenings.h"

#include "core/board/setup.h"
#include "core/book/bookpositions.h"
#include "core/book/builtinbook.h"
#include "core/solver/solver.h"
#include "core/support/random.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <utility>

namespace {

struct OpeningsText
{
    Q_DECLARE_TR_FUNCTIONS(TournamentOpenings)
};

constexpr std::array openingKeys {"none", "random", "exact", "all"};

/// Whether exact scores are within the range of the openings.
class ExactRange
{
public:
    explicit ExactRange(const TournamentOpenings& openings) : m_openings(openings) { }

    bool has(const Position& position, const std::stop_token& stop)
    {
        std::optional<int> score = builtInScores().score(position);
        if (!score) {
            if (!m_solver)
                m_solver = std::make_unique<Solver>();
            const SolveReport report = m_solver->solve(position, SolveGoal::Strong, {}, {stop, {}});
            if (!report.score.isExact())
                return false; // stopped
            score = report.score.lower;
        }
        return m_openings.lowest <= *score && *score <= m_openings.highest;
    }

private:
    const TournamentOpenings& m_openings;
    std::unique_ptr<Solver> m_solver;
};

void shuffleOpenings(std::vector<Position>& positions, std::uint64_t seed)
{
    SeededRandom random(seed);
    for (std::size_t left = positions.size(); left > 1; --left)
        std::swap(positions[left - 1], positions[random.below(static_cast<std::uint32_t>(left))]);
}

}

QString TournamentOpenings::key(Kind kind)
{
    return QLatin1String(openingKeys[static_cast<std::size_t>(kind)]);
}

std::optional<TournamentOpenings::Kind> TournamentOpenings::kindFromKey(const QString& key)
{
    for (std::size_t i = 0; i < openingKeys.size(); ++i)
        if (key == QLatin1String(openingKeys[i]))
            return static_cast<Kind>(i);
    return {};
}

QString TournamentOpenings::toText() const
{
    switch (kind) {
    case Kind::None:
        return OpeningsText::tr("the empty board");
    case Kind::Random:
        return OpeningsText::tr("%n random ply(s)", nullptr, plies);
    case Kind::Exact:
        if (lowest == 0 && highest == 0)
            return OpeningsText::tr("all balanced positions of %n ply(s)", nullptr, plies);
        return OpeningsText::tr("all positions of %n ply(s) with a score from %1 to %2", nullptr,
                                plies)
            .arg(lowest)
            .arg(highest);
    case Kind::All:
        break;
    }
    return OpeningsText::tr("all positions of %n ply(s)", nullptr, plies);
}

Expected<void> TournamentOpenings::check() const
{
    const int most = kind == Kind::Random ? mostRandomPlies : mostPlies;
    if (kind != Kind::None && (plies < 0 || plies > most))
        return fail(OpeningsText::tr("Openings have 0 to %1 plies, not %2.").arg(most).arg(plies));
    const bool isRange
        = -exactscore::largest <= lowest && lowest <= highest && highest <= exactscore::largest;
    if (kind == Kind::Exact && !isRange)
        return fail(OpeningsText::tr("The scores of openings go from %1 to %2, the smaller one "
                                     "first, not from %3 to %4.")
                        .arg(-exactscore::largest)
                        .arg(exactscore::largest)
                        .arg(lowest)
                        .arg(highest));
    return {};
}

Expected<std::vector<std::vector<Move>>>
listOpenings(const TournamentOpenings& openings, std::uint64_t seed, const std::stop_token& stop)
{
    FOURCAST_TRY(openings.check());
    if (!openings.isList())
        return std::vector<std::vector<Move>>();
    const BookPositions all(openings.plies);
    ExactRange range(openings);
    std::vector<Position> positions;
    for (std::size_t rank = 0; rank < all.count(); ++rank) {
        if (stop.stop_requested())
            return std::vector<std::vector<Move>>();
        if (openings.kind == TournamentOpenings::Kind::All || range.has(all.at(rank), stop))
            positions.push_back(all.at(rank));
    }
    shuffleOpenings(positions, seed);
    std::vector<std::vector<Move>> moves;
    for (const Position& position : positions) {
        // Positions that come up in games have an order of moves.
        auto order = findMoveOrder(position.firstPlayerDiscs(), position.secondPlayerDiscs());
        if (order)
            moves.push_back(*std::move(order));
    }
    if (moves.empty())
        return fail(OpeningsText::tr("No position of %n ply(s) has a score from %1 to %2.", nullptr,
                                     openings.plies)
                        .arg(openings.lowest)
                        .arg(openings.highest));
    return moves;
}
