// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/dataset/datasetcheck.h"

SolverClaims claimsOf(const Dataset& dataset)
{
    const auto score = [&entries = dataset.entries()](std::size_t index) {
        const DatasetEntry& entry = entries[index];
        if (entry.label == DatasetLabel::Draw)
            return 0;
        return entry.label == datasetLabel(entry.position, 1) ? 1 : -1;
    };
    return {.count = dataset.size(),
            .goal = SolveGoal::Weak,
            .position
            = [&entries = dataset.entries()](std::size_t index) { return entries[index].position; },
            .score = score};
}
