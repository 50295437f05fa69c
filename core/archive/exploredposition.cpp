// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/exploredposition.h"

#include "core/archive/places.h"

#include <algorithm>

void PlayedResults::count(Outcome outcome, int games)
{
    switch (outcome) {
    case Outcome::FirstWins:
        firstWins += games;
        break;
    case Outcome::Draw:
        draws += games;
        break;
    case Outcome::SecondWins:
        secondWins += games;
        break;
    case Outcome::Unfinished:
        open += games;
        break;
    }
}

PlayedResults& PlayedResults::operator+=(const PlayedResults& more)
{
    firstWins += more.firstWins;
    draws += more.draws;
    secondWins += more.secondWins;
    open += more.open;
    return *this;
}

void ExploredPosition::count(int move, Outcome outcome, int games)
{
    all.count(outcome, games);
    if (move < 0 || move >= places::noMove)
        return;
    const std::vector<int> columns = places::columnsOf(position, move);
    auto found = std::ranges::find(moves, columns, &ExploredMove::columns);
    if (found == moves.end())
        found = moves.insert(std::ranges::lower_bound(moves, columns, {}, &ExploredMove::columns),
                             {columns, {}});
    found->results.count(outcome, games);
}

const ExploredMove* ExploredPosition::move(int column) const
{
    const auto found = std::ranges::find_if(moves, [column](const ExploredMove& one) {
        return std::ranges::find(one.columns, column) != one.columns.end();
    });
    return found == moves.end() ? nullptr : &*found;
}
