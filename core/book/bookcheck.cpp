// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/bookcheck.h"

std::vector<BookPlace> knownPlaces(const OpeningBook& book)
{
    std::vector<BookPlace> places;
    for (int ply = book.plies(); ply >= 0; --ply)
        for (std::size_t rank = 0; rank < book.positions(ply).count(); ++rank)
            if (book.score(ply, rank))
                places.push_back({ply, rank});
    return places;
}

SolverClaims claimsOf(const OpeningBook& book, const std::vector<BookPlace>& places)
{
    return {.count = places.size(),
            .goal = SolveGoal::Strong,
            .position =
                [&book, &places](std::size_t index) {
                    return book.positions(places[index].ply).at(places[index].rank);
                },
            .score =
                [&book, &places](std::size_t index) {
                    return *book.score(places[index].ply, places[index].rank);
                }};
}
