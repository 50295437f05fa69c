// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/lts/autfile.h"
#include "core/formal/lts/bisimulation.h"
#include "core/formal/lts/statistics.h"
#include "tests/fuzz/fuzz.h"

using fuzz::require;
using namespace fourcast::formal;

namespace {

void checkSystem(const Lts& lts)
{
    const LtsStatistics statistics = statisticsOf(lts);
    require(statistics.states == lts.stateCount() && statistics.reachable <= statistics.states
                && statistics.levels <= statistics.reachable
                && statistics.deadlocks == deadlocksOf(lts).size(),
            "a system is counted as it is");
    const MinimisedLts small = minimise(lts);
    require(small.complete && small.lts.stateCount() <= statistics.reachable,
            "a minimised system is not larger");
    require(compare(lts, small.lts).status == ComparisonStatus::Bisimilar,
            "a minimised system is bisimilar");
    require(minimise(small.lts).lts.stateCount() == small.lts.stateCount(),
            "what is minimal stays as it is");
}

}

/// The input is a transition system in the format .aut.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes = fuzz::bytesOf(data, size);
    const aut::Limits limits {.states = 300, .transitions = 1000, .labels = 100, .line = 500};
    const auto lts = aut::read(bytes, limits);
    if (!lts) {
        const Error& error = lts.error();
        fuzz::requireSentence(error);
        require(error.message.startsWith(
                    QStringLiteral("line %1, column %2: ").arg(error.line).arg(error.column)),
                "the sentence begins with the place");
        return 0;
    }
    const QByteArray written = aut::write(*lts);
    const auto again = aut::read(written);
    require(again && aut::write(*again) == written,
            "a system that was written is read as the same");
    require(again->stateCount() == lts->stateCount()
                && again->transitionCount() == lts->transitionCount(),
            "and has as many states and transitions");
    checkSystem(*lts);
    return 0;
}
