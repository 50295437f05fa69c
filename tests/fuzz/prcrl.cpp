// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/generate.h"
#include "core/chance/check/check.h"
#include "core/chance/lppe/linearise.h"
#include "core/chance/lppe/lppetext.h"
#include "core/chance/prcrl/prcrltokens.h"
#include "core/chance/prcrl/specification.h"
#include "core/chance/reduce/reduce.h"
#include "tests/fuzz/fuzz.h"

using namespace fourcast::chance;
using fuzz::require;

namespace {

void requireSentenceAt(const Error& error, const QString& source)
{
    fuzz::requirePlace(error, source);
    require(error.message.startsWith(
                QStringLiteral("Line %1, column %2: ").arg(error.line).arg(error.column)),
            "the sentence begins with the place");
}

void requireTokens(const QString& source)
{
    qsizetype end = 0;
    for (const PrcrlToken& token : prcrlHighlights(source)) {
        require(token.begin >= end && token.length > 0, "tokens follow each other");
        end = token.begin + token.length;
    }
    require(end <= source.size(), "and lie in the text");
}

bool isSmall(const Lppe& lppe)
{
    std::uint64_t tuples = 0;
    for (const Summand& summand : lppe.summands) {
        std::uint64_t of = 1;
        for (const Variable& each : summand.sums)
            of *= std::min<std::uint64_t>(each.type.size(), 1000);
        for (const Alternative& alternative : summand.alternatives) {
            std::uint64_t branches = of;
            for (const Variable& each : alternative.variables)
                branches = std::min<std::uint64_t>(branches, 100'000)
                    * std::min<std::uint64_t>(each.type.size(), 1000);
            tuples += std::min<std::uint64_t>(branches, 100'000);
        }
    }
    return tuples < 3000 && lppe.summands.size() < 100 && lppe.parameters.size() < 40;
}

void requireReadAgain(const Lppe& lppe, bool isReduced)
{
    const QString written = text(lppe);
    const auto again = readSpecification(written);
    if (!again) {
        const QString& why = again.error().message;
        require(why.contains(QStringLiteral("levels deep"))
                    || why.contains(QStringLiteral("in a row"))
                    || why.contains(QStringLiteral("too large"))
                    // What only exploring says of the model is plain once it is reduced.
                    || (isReduced
                        && (why.contains(QStringLiteral("sum to"))
                            || why.contains(QStringLiteral("sums to"))
                            || why.contains(QStringLiteral("from 0 to 1"))
                            || why.contains(QStringLiteral("can't be"))
                            || why.contains(QStringLiteral("divides by 0"))
                            || why.contains(QStringLiteral("mod needs"))
                            || why.contains(QStringLiteral("whole number"))
                            || why.contains(QStringLiteral("says nothing of")))),
                "an equation that was written is read");
        return;
    }
    const auto twice = linearise(*again);
    if (!twice) {
        require(twice.error().message.contains(QStringLiteral("too large")), "and is linear");
        return;
    }
    require(text(twice->lppe) == written, "and is written the same");
}

/// What is true of a model is true of its reduced equation.
void requireTheSame(const Lppe& one, const Lppe& other)
{
    const fourcast::statespace::ExploreOptions options {
        .workers = 1, .memoryBudget = 40'000'000, .mostStates = 300};
    const Automaton first = generate(one, options).automaton;
    if (!first.isComplete())
        return;
    const Automaton second = generate(other, options).automaton;
    require(second.isComplete(), "a reduced equation is explored as well");
    require(second.stateCount() <= first.stateCount(), "and has no more states");
    if (!one.until)
        return;
    for (const Question question : {Question::Pmin, Question::Pmax}) {
        const CheckReport before = check(first, *one.until, {.question = question});
        const CheckReport after = check(second, *other.until, {.question = question});
        require(before.status == after.status, "and is checked");
        const bool apart = before.bounds.low > after.bounds.high + 1e-5
            || after.bounds.low > before.bounds.high + 1e-5;
        require(!apart, "with the same answers");
    }
}

}

/// The input is a model in prCRL.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QString source = QString::fromUtf8(fuzz::bytesOf(data, size));
    requireTokens(source);
    const auto specification = readSpecification(source);
    if (!specification) {
        requireSentenceAt(specification.error(), source);
        return 0;
    }
    for (const Error& warning : specification->warnings)
        requireSentenceAt(warning, source);
    const auto made = linearise(*specification);
    if (!made) {
        requireSentenceAt(made.error(), source);
        return 0;
    }
    for (const Error& warning : made->warnings)
        requireSentenceAt(warning, source);
    if (made->lppe.summands.size() < 500)
        requireReadAgain(made->lppe, false);
    if (!isSmall(made->lppe))
        return 0;
    const Reduction reduction = reduce(made->lppe, true);
    requireReadAgain(reduce(made->lppe).after(), true);
    requireTheSame(made->lppe, reduction.after());
    return 0;
}
