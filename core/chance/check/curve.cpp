// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/check/curve.h"
#include "core/chance/check/solver.h"

#include <QCoreApplication>

namespace fourcast::chance {

CurveReport curve(const Automaton& automaton, const Until& until, const CurveOptions& options,
                  const std::stop_token& stop, const CheckReporter& report)
{
    constexpr double epsilon = 1e-9;
    Control control(stop, report);
    CurveReport answer;
    if (asksReward(options.question)) {
        answer.status = CheckStatus::Failed;
        answer.error
            = QCoreApplication::translate("Chance", "A curve shows probabilities, not rewards.");
        return answer;
    }
    const Expected<Problem> problem
        = Problem::make(automaton, until, options.question, {}, options.counted, !options.counted);
    if (!problem) {
        answer.status = CheckStatus::Failed;
        answer.error = problem.error().message;
        return answer;
    }
    Components components;
    bool goesOn = components.find(*problem, stop);
    Values below;
    for (int point = 0; point <= options.most && goesOn; ++point) {
        Solver solver(*problem, components, control, point > 0 ? &below : nullptr);
        goesOn = solver.run({epsilon, false, true});
        if (!goesOn)
            break;
        answer.points.push_back(solver.values().bounds.front());
        below = solver.takeValues();
        goesOn = !control.look([&] {
            CheckProgress progress;
            progress.sweeps = static_cast<std::uint64_t>(point) + 1;
            progress.bounds = answer.points.back();
            return progress;
        });
    }
    if (!goesOn)
        answer.status = CheckStatus::Stopped;
    return answer;
}

}
