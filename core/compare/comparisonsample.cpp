// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparisonsample.h"

ComparisonSample sampleOf(const SearchReport& report, bool isDisturbed)
{
    ComparisonSample sample {.status = report.status,
                             .bestMove = report.bestMove,
                             .score = report.score,
                             .ownUnits = report.ownUnits,
                             .line = report.principalVariation,
                             .depth = report.depth,
                             .wholeNodes = report.nodes,
                             .workers = report.workers,
                             .disturbed = Disturbance::of(report)};
    sample.disturbed.byProgram |= isDisturbed;
    for (const SearchQuantity& quantity : searchQuantities())
        sample.values.push_back(quantity.value(report));
    if (!report.iterations.empty()) {
        sample.wholeNodes = 0;
        for (const IterationReport& iteration : report.iterations)
            if (iteration.complete)
                sample.wholeNodes += iteration.counts.nodes;
    }
    return sample;
}
