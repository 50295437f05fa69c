// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/check/check.h"
#include "core/chance/check/exactsolver.h"
#include "core/chance/check/solver.h"

#include <QCoreApplication>
#include <cmath>

namespace fourcast::chance {

namespace {

/// Before policy iteration, which needs a strategy to begin with, not values that are close: those
/// may take billions. Who stops it has the bounds of by then.
constexpr std::uint64_t fewSweeps = 10'000;

bool isClose(const Bounds& bounds, double epsilon)
{
    constexpr double tiny = 1e-300;
    return bounds.low == bounds.high || bounds.width() <= epsilon * bounds.low + tiny;
}

Verdict verdictOf(const Problem& problem, Reach reach)
{
    if (!problem.asksReward() || reach == Reach::Sure || reach == Reach::Unknown)
        return Verdict::Value;
    return problem.asksLeast() ? Verdict::NotReached : Verdict::Infinite;
}

void keepExactly(const ExactSolver& solver, State states, const CheckOptions& options,
                 CheckReport& report)
{
    const auto textOf = [&solver](State state) {
        return solver.value(state) ? text(*solver.value(state))
                                   : QCoreApplication::translate("Chance", "infinite");
    };
    const auto boundsOf = [&solver](State state) -> Bounds {
        if (!solver.value(state))
            return {HUGE_VAL, HUGE_VAL};
        const DoubleEnclosure around = enclosingDoubles(*solver.value(state));
        return {around.low, around.high};
    };
    report.bounds = boundsOf(0);
    if (solver.value(0))
        report.exact = textOf(0);
    report.values.clear();
    for (State state = 0; options.wantValues && state < states; ++state) {
        report.values.push_back(boundsOf(state));
        report.exactValues.push_back(textOf(state));
    }
}

/// The same in fractions, for the states that graph search has not solved.
void solveExactly(const Problem& problem, const Components& components, Solver& solver,
                  const CheckOptions& options, Control& control, CheckReport& report)
{
    ExactSolver exact(problem, components, solver.values(), solver.takeStrategy(), control);
    report.status = exact.run(options.mostExactStates);
    if (report.status == CheckStatus::Converged) {
        report.isWide = false;
        keepExactly(exact, components.count(), options, report);
    }
    if (options.wantStrategy)
        report.strategy = exact.takeStrategy();
}

CheckReport solve(const Problem& problem, const CheckOptions& options, Control& control)
{
    CheckReport report;
    Components components;
    if (!components.find(problem, control.token())) {
        report.status = CheckStatus::Stopped;
        report.bounds = {0, problem.asksReward() ? HUGE_VAL : 1};
        return report;
    }
    report.components = components.components();
    report.largestComponent = components.largest();
    const bool isExactAtOnce = options.exact && components.largest() <= options.mostExactStates;
    // Errors of components that follow each other add up: again, and closer, if they are too large.
    for (double epsilon = options.epsilon / 4;; epsilon /= 8) {
        Solver solver(problem, components, control);
        const bool isWhole = solver.run(
            {epsilon, options.wantStrategy || options.exact,
             options.wantValues || options.wantStrategy || options.exact, options.mostCopied,
             isExactAtOnce ? fewSweeps : Solver::Wanted().mostSweeps});
        const Values& values = solver.values();
        report.bounds = values.bounds.front();
        report.verdict = verdictOf(problem, values.reach[0]);
        report.sweeps = solver.sweeps();
        report.endComponents = solver.endComponents();
        report.status = isWhole ? CheckStatus::Converged : CheckStatus::Stopped;
        constexpr double least = 1e-16;
        if (isWhole && !isExactAtOnce && !isClose(report.bounds, options.epsilon)
            && epsilon > least)
            continue;
        report.isWide = isWhole && !isExactAtOnce && report.verdict == Verdict::Value
            && !isClose(report.bounds, options.epsilon);
        if (values.reach[0] == Reach::Sure && !problem.asksReward())
            report.exact = QStringLiteral("1");
        if (problem.asksReward() ? report.bounds.high == 0 : values.reach[0] == Reach::Never)
            report.exact = QStringLiteral("0");
        if (options.exact && isWhole)
            solveExactly(problem, components, solver, options, control, report);
        else
            report.strategy = solver.takeStrategy();
        if (options.wantValues && report.values.empty())
            report.values = solver.takeValues().bounds;
        return report;
    }
}

} // namespace

CheckReport check(const Automaton& automaton, const Until& until, const CheckOptions& options,
                  const std::stop_token& stop, const CheckReporter& report)
{
    Control control(stop, report);
    CheckReport answer;
    const Expected<Problem> problem
        = Problem::make(automaton, until, options.question, options.reward);
    if (problem) {
        answer = solve(*problem, options, control);
    } else {
        answer.status = CheckStatus::Failed;
        answer.error = problem.error().message;
    }
    answer.time = control.elapsed();
    return answer;
}

}
