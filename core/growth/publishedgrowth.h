// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/growth/growthrequest.h"

/// Figures that others printed of the same growth.
struct PublishedGrowth
{
    QString source; ///< who, and what of theirs, translated
    GrowthCost cost = GrowthCost::Nodes;
    /// Nodes, or milliseconds, by x.
    std::vector<GrowthPoint> points;
};

/// What there is for a request: of the full tree the known numbers of move sequences and the
/// parallel report's times, of the article's search its figures, of an exact answer the times that
/// other solvers tell for the empty board. Only figures of the same tree or the same question are
/// given; times are those of other machines. Points beyond the request's range are left out.
std::vector<PublishedGrowth> publishedGrowth(const GrowthRequest& request);
