// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/process/generate.h"
#include "core/formal/process/processmodel.h"
#include "tests/fuzz/fuzz.h"

using namespace fourcast::formal;
using fuzz::require;

namespace {

bool endsWithASentence(const GenerationResult& generated)
{
    using fourcast::statespace::ExploreStatus;
    return generated.status != ExploreStatus::Failed
        || (generated.error && !generated.error->message.isEmpty());
}

}

/// The input is a model in mCRL2's language.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QString source = QString::fromUtf8(fuzz::bytesOf(data, size));
    const auto specification = readSpecification(source);
    if (!specification) {
        const Error& error = specification.error();
        fuzz::requirePlace(error, source);
        require(error.message.startsWith(
                    QStringLiteral("Line %1, column %2: ").arg(error.line).arg(error.column)),
                "the sentence begins with the place");
        return 0;
    }
    for (const Error& warning : specification->warnings)
        fuzz::requirePlace(warning, source);
    const QString written = text(*specification);
    const auto again = readSpecification(written);
    if (!again) {
        // Brackets that make the order plain count as levels.
        require(again.error().message.contains(QStringLiteral("levels deep")),
                "a model that was written is read");
        return 0;
    }
    require(text(*again) == written, "and is written the same");

    // What it does for a few states.
    const fourcast::statespace::ExploreOptions options {
        .workers = 1, .memoryBudget = 40'000'000, .mostStates = 300};
    const GenerationResult first = generate(*specification, options);
    require(endsWithASentence(first), "a failure says why");
    const GenerationResult second = generate(*again, options);
    require(first.status == second.status, "the model that was written ends the same way");
    require(first.lts.stateCount() == second.lts.stateCount()
                && first.lts.transitionCount() == second.lts.transitionCount(),
            "and does the same");
    for (State state = 0; state < first.lts.stateCount(); ++state)
        require(!first.model->stateText(first.states.state(state)).isEmpty(), "a state has a text");
    return 0;
}
