// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/lts/ltsbuilder.h"
#include "core/formal/mucalculus/check.h"
#include "core/formal/mucalculus/formulagame.h"
#include "core/formal/mucalculus/language/formulatokens.h"
#include "core/formal/mucalculus/language/formulawords.h"
#include "tests/fuzz/fuzz.h"

using fuzz::require;
using namespace fourcast::formal;

namespace {

/// Two workers and two tasks, a step of both, and a loop at the end.
const Lts& pool()
{
    static const Lts lts = [] {
        LtsBuilder builder;
        builder.addTransition(0, "take(0, 0)", 1);
        builder.addTransition(0, "take(1, 0)|take(0, 1)", 2);
        builder.addTransition(1, "done(0, -3, X)", 2);
        builder.addTransition(1, "tau", 0);
        builder.addTransition(2, "best(2, O)", 3);
        builder.addTransition(3, "halt", 3);
        builder.addTransition(2, "flag(true)", 4);
        return builder.build();
    }();
    return lts;
}

void checkFormulaText(const Formula& formula, const Signature& signature)
{
    const QString written = text(formula.root);
    const auto again = readFormula(written, signature);
    require(again && text(again->root) == written, "a formula that was written is read as it was");
    require(inWords(formula).endsWith(u'.'), "a formula is said in words");
}

void checkVerdict(const Formula& formula)
{
    std::stop_source stop;
    SolverOptions options;
    options.stop = stop.get_token();
    options.memory = 4 << 20;
    options.progress = [&stop](const CheckProgress&) { stop.request_stop(); };
    const auto result = check(pool(), formula, options);
    if (!result) {
        fuzz::requireSentence(result.error());
        return;
    }
    if (!result->hasAnswer() || stop.stop_requested())
        return;
    require((result->game->winner(result->game->start()) == FormulaGame::Player::Verifier)
                == result->isTrue(),
            "who wins the game says whether it is true");
    if (!result->path)
        return;
    State at = result->path->start;
    for (const Path::Step& step : result->path->steps) {
        const Transition taken {step.label, step.target};
        require(std::ranges::count(pool().transitions(at), taken) == 1, "a path can be walked");
        at = step.target;
    }
    require(!result->loopStart || result->path->stateAt(*result->loopStart) == at,
            "a loop ends where it begins");
}

}

/// The input is a formula of the mu-calculus, for a system without a model.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QString source = QString::fromUtf8(fuzz::bytesOf(data, size));
    static const Signature signature = inferredSignature(pool());
    qsizetype end = 0;
    for (const FormulaToken& token : formulaTokens(source, signature)) {
        require(token.begin >= end && token.length > 0, "tokens come one after the other");
        end = token.begin + token.length;
    }
    require(end <= source.size(), "and within the text");
    const auto formula = readFormula(source, signature);
    if (!formula) {
        fuzz::requirePlace(formula.error(), source);
        return 0;
    }
    checkFormulaText(*formula, signature);
    checkVerdict(*formula);
    return 0;
}
