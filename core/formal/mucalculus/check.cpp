// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/mucalculus/check.h"

#include "core/formal/mucalculus/formulagame.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>
#include <span>

namespace fourcast::formal {

namespace {

/// Steps whose action formula means no label.
std::vector<int> deadSteps(const NormalForm& form, Solver& solver)
{
    const std::span<const Label> labels = solver.lts().labels().labels();
    const auto everHappens = [&](const ActionFormula& action) {
        return std::ranges::any_of(labels, [&](const Label& label) {
            solver.pause();
            return mayHold(action, label);
        });
    };
    std::vector<int> dead;
    for (int i = 0; i < form.size(); ++i) {
        if (form[i].action && !everHappens(*form[i].action))
            dead.push_back(i);
    }
    return dead;
}

/// [a]false says that a never happens: it is no less true where a is never heard of. And in
/// [a + b]f what follows a dead a is asked for after b.
bool owesNothing(const NormalForm& form, int step, const std::vector<int>& dead)
{
    const NormalNode& node = form[step];
    if (node.kind != NormalKind::Box || form[node.children[0]].kind == NormalKind::False)
        return true;
    for (int i = 0; i < form.size(); ++i) {
        if (form[i].kind == NormalKind::Box && form[i].children == node.children
            && std::ranges::find(dead, i) == dead.end())
            return true;
    }
    return false;
}

QStringList textsOf(const NormalForm& form, const std::vector<int>& steps)
{
    QStringList texts;
    for (const int step : steps) {
        const QString action = text(*form[step].action);
        if (!texts.contains(action))
            texts << action;
    }
    return texts;
}

/// Those of the dead steps without whose gift the formula would be false.
std::vector<int> gifts(const NormalForm& form, const std::vector<int>& dead, const Lts& lts,
                       SolverOptions left)
{
    std::vector<int> asked;
    std::ranges::copy_if(dead, std::back_inserter(asked),
                         [&](int step) { return !owesNothing(form, step, dead); });
    if (asked.empty())
        return {};
    const auto strict = form.withFalse(asked, spendFrom(left));
    if (!strict || Solver(*strict, lts, left).holds(strict->root(), lts.initial()))
        return {};
    return asked;
}

CheckStatus statusOf(Solver::End end)
{
    return end == Solver::End::Stopped ? CheckStatus::Stopped : CheckStatus::MemoryReached;
}

void answer(CheckResult& result, const std::shared_ptr<const NormalForm>& form, const Lts& lts,
            const SolverOptions& options)
{
    auto solver = std::make_unique<Solver>(*form, lts, options);
    const Solver* watched = solver.get();
    try {
        const bool holds = solver->holds(form->root(), lts.initial());
        result.status = holds ? CheckStatus::True : CheckStatus::False;
        result.work = watched->progress();
        const std::vector<int> dead = deadSteps(*form, *solver);
        result.neverHappens = textsOf(*form, dead);
        if (holds && !dead.empty()) {
            SolverOptions left = options; // beside what is known already
            left.memory -= std::min(left.memory, solver->progress().bytes);
            const std::vector<int> owed = gifts(*form, dead, lts, std::move(left));
            if (!owed.empty()) {
                result.status = CheckStatus::Vacuous;
                result.neverHappens = textsOf(*form, owed);
            }
        }
        result.game = std::make_shared<FormulaGame>(form, std::move(solver));
        if (const auto evidence = result.game->evidence()) {
            result.path = evidence->path;
            result.loopStart = evidence->loopStart;
        }
        result.game->setOptions({});
    } catch (const Solver::Ended& ended) {
        // What is known by then stays known.
        if (result.status != CheckStatus::Stopped)
            return;
        result.status = statusOf(ended.end);
        result.work = solver->progress();
    } catch (const std::bad_alloc&) {
        if (result.status == CheckStatus::Stopped)
            result.status = CheckStatus::MemoryReached;
    }
}

}

Expected<CheckResult> check(const Lts& lts, const Formula& formula, const SolverOptions& options)
{
    if (!lts.isComplete())
        return fail(QCoreApplication::translate(
            "Formula", "A formula can only be checked on a fully explored system."));
    const auto began = std::chrono::steady_clock::now();
    return syntax::caught([&] {
        CheckResult result;
        SolverOptions left = options;
        try {
            auto form = NormalForm::of(formula, spendFrom(left));
            if (!form)
                throw syntax::Wrong {form.error()};
            answer(result, std::make_shared<const NormalForm>(std::move(*form)), lts, left);
        } catch (const Solver::Ended& ended) {
            result.status = statusOf(ended.end);
        } catch (const std::bad_alloc&) {
            result.status = CheckStatus::MemoryReached;
        }
        result.time = std::chrono::steady_clock::now() - began;
        return result;
    });
}

}
