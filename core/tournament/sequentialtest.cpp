// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/sequentialtest.h"

SequentialTest::SequentialTest(const Tournament& tournament)
    : m_isAsked(tournament.options.sprt.has_value()), m_test(tournament.options.sprt)
{
    for (const TournamentGame& game : tournament.games)
        add(game);
}

void SequentialTest::add(const TournamentGame& game)
{
    const bool isOfTwo = game.task.entrants == std::array {0, 1};
    if (!m_isAsked || !isOfTwo || game.isWalkover)
        return;
    const int winner = game.winner();
    m_test.add(game.task.round - 1,
               {winner == 0       ? 2
                    : winner == 1 ? 0
                                  : 1,
                gameTrace(game.game, static_cast<int>(game.task.opening.size()))});
}

void SequentialTest::dropLater(std::vector<TournamentGame>& games) const
{
    if (!isDecided())
        return;
    const int last = m_test.result().decidedAfter;
    std::erase_if(games, [last](const TournamentGame& game) { return game.task.round > last; });
}
