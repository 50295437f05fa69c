// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/experiments/endings.h"

#include <algorithm>
#include <set>

namespace fourcast::chance {

namespace {

/// Actions of states that lead nowhere else, by their numbers.
std::set<std::uint32_t> endings(const Automaton& automaton, const std::stop_token& stop)
{
    constexpr State look = 65536;
    std::set<std::uint32_t> found;
    for (State state = 0; state < automaton.expandedCount(); ++state) {
        if (state % look == 0 && stop.stop_requested())
            return {};
        const auto branches = automaton.branches(state);
        if (branches.size() == 1 && branches.front().target == state)
            found.insert(automaton.label(branches.front()).action);
    }
    return found;
}

}

bool decidesNothing(const Automaton& automaton)
{
    return automaton.choiceCount() + automaton.deadlockCount() <= automaton.stateCount();
}

std::vector<EndingCurve> endingCurves(const Automaton& automaton,
                                      const std::optional<ActionFormula>& counted, int most,
                                      const std::stop_token& stop)
{
    std::vector<EndingCurve> curves;
    if (!automaton.isComplete() || !decidesNothing(automaton))
        return curves;
    for (const std::uint32_t ending : endings(automaton, stop)) {
        const Action& action = automaton.actions()[ending];
        const Until until {{}, {ActionFormula::Kind::Action, {action.name, action.arguments}}};
        CurveReport report = curve(automaton, until, {.counted = counted, .most = most}, stop);
        if (report.status == CheckStatus::Stopped)
            break;
        curves.push_back({text(action), std::move(report.points)});
    }
    std::ranges::sort(curves, {}, &EndingCurve::name);
    return curves;
}

QString actionNames(const Automaton& automaton, const ActionFormula& formula)
{
    QStringList names;
    for (const Action& action : automaton.actions())
        if (matches(formula, action) && !names.contains(action.name.text()))
            names << action.name.text();
    return names.join(QStringLiteral(", "));
}

}
