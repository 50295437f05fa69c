// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/openingbook.h"
#include "core/book/solvercheck.h"

/// Where a score stands in a book.
struct BookPlace
{
    int ply = 0;
    std::size_t rank = 0;
};

/// Those whose scores are known, the most discs first: what is found there helps to solve the
/// earlier ones, which take longest.
std::vector<BookPlace> knownPlaces(const OpeningBook& book);

/// The scores in these places. The book and the places must stay.
SolverClaims claimsOf(const OpeningBook& book, const std::vector<BookPlace>& places);
