// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/check/steps/steppeddata.h"
#include "core/chance/check/control.h"

#include <algorithm>
#include <cmath>

namespace fourcast::chance {

namespace {

/// Fractions of more characters are not read by anybody, those of more bits not calculated.
constexpr qsizetype mostCharacters = 24;
constexpr std::size_t mostBits = 4096;

std::vector<QString> shortTexts(const std::vector<Rational>& numbers)
{
    std::vector<QString> texts;
    for (const Rational& number : numbers) {
        QString written = text(number);
        texts.push_back(written.size() <= mostCharacters ? written : QString());
    }
    return texts;
}

bool isLong(const Rational& number)
{
    return mpz_sizeinbase(number.get_den_mpz_t(), 2) > mostBits;
}

} // namespace

/// What is said without any sweep.
void SteppedCheck::Data::fix(const CheckReport& report)
{
    fixed.resize(automaton.stateCount());
    infinite.assign(automaton.stateCount(), false);
    for (State state = 0; state < automaton.stateCount(); ++state) {
        const Bounds& bounds = report.values[state];
        infinite[state] = std::isinf(bounds.low);
        if (infinite[state])
            fixed[state] = 0;
        else if (!problem.asksReward() && (bounds.high == 0 || bounds.low == 1))
            fixed[state] = *readRational(report.exactValues[state]);
    }
    for (const Probability& probability : automaton.probabilities())
        probabilities.push_back(*readRational(probability.exact));
}

void SteppedCheck::Data::addRows()
{
    rows.resize(automaton.stateCount());
    for (State state = 0; state < automaton.stateCount(); ++state) {
        for (const Automaton::Choice& choice : automaton.choices(state)) {
            const std::uint32_t label = choice.branches.front().label;
            Row row {.choice = choice, .state = state};
            row.kind = problem.kind(label) == ChoiceKind::Goal ? EquationChoice::Kind::Meets
                : problem.kind(label) == ChoiceKind::Miss      ? EquationChoice::Kind::Misses
                                                               : EquationChoice::Kind::Goes;
            row.reward = *readRational(problem.exactReward(label));
            row.rewardBounds = {problem.rewardLow(label), problem.rewardHigh(label)};
            row.isInfinite = problem.asksReward() && row.kind == EquationChoice::Kind::Misses;
            if (row.kind == EquationChoice::Kind::Goes)
                for (const Automaton::Branch& branch : choice.branches)
                    row.isInfinite = row.isInfinite || infinite[branch.target];
            rows[state].push_back(row);
        }
    }
}

/// For Pmax all that can be stayed in, for Rmin what costs nothing to stay in.
void SteppedCheck::Data::findEndComponents(const std::stop_token& stop)
{
    endOf.assign(automaton.stateCount(), none);
    if (problem.searchesLeast())
        return;
    const auto mayStay = [this](const Row& row) {
        return isOpen(row.state) && row.kind == EquationChoice::Kind::Goes && !row.isInfinite
            && (!problem.asksReward() || row.reward == 0);
    };
    for (auto& its : rows)
        for (Row& row : its)
            row.stays = mayStay(row) && row.choice.branches.size() == 1
                && row.choice.branches.front().target == row.state;
    Components components;
    if (!components.find(problem, stop))
        return;
    for (const Components::Range& range : components.large()) {
        const ComponentGraph graph(problem, components, range);
        std::vector<bool> allowed(graph.choiceCount());
        const auto rowOf = [&](std::uint32_t choice) -> Row& {
            const std::uint32_t state = graph.choice(choice).state;
            return rows[graph.global(state)][choice - graph.firstChoice(state)];
        };
        for (std::uint32_t choice = 0; choice < graph.choiceCount(); ++choice)
            allowed[choice] = mayStay(rowOf(choice));
        const EndComponents found = chance::findEndComponents(graph, allowed, stop);
        const std::size_t first = ends.size();
        ends.resize(first + found.count);
        for (std::uint32_t state = 0; state < graph.size(); ++state) {
            if (found.of[state] == EndComponents::none)
                continue;
            endOf[graph.global(state)] = static_cast<std::uint32_t>(first + found.of[state]);
            ends[first + found.of[state]].push_back(graph.global(state));
        }
        for (std::uint32_t choice = 0; choice < graph.choiceCount(); ++choice)
            rowOf(choice).stays = rowOf(choice).stays || found.stays[choice];
    }
    for (auto& members : ends)
        std::ranges::sort(members);
}

void SteppedCheck::Data::begin(const CheckReport& report)
{
    Sweep first;
    for (State state = 0; state < automaton.stateCount(); ++state) {
        Rational high = isOpen(state) ? Rational(1) : *fixed[state];
        if (isOpen(state) && problem.asksReward())
            high = 2 * *readRational(report.exactValues[state]);
        lows.push_back(isOpen(state) ? Rational(0) : *fixed[state]);
        highs.push_back(high);
        first.values.push_back(infinite[state]
                                   ? Bounds {HUGE_VAL, HUGE_VAL}
                                   : Bounds {lows.back().get_d(), enclosingDoubles(high).high});
    }
    first.lows = shortTexts(lows);
    first.highs = shortTexts(highs);
    sweeps.push_back(std::move(first));
}

Bounds SteppedCheck::Data::boundsOf(const Row& row, const std::vector<Bounds>& values) const
{
    double negatedLow = -row.rewardBounds.low;
    double high = row.rewardBounds.high;
    if (row.kind == EquationChoice::Kind::Meets && !problem.asksReward())
        return {1, 1};
    if (row.kind == EquationChoice::Kind::Goes)
        for (const Automaton::Branch& branch : row.choice.branches) {
            negatedLow += problem.low(branch.label) * -values[branch.target].low;
            high += problem.high(branch.label) * values[branch.target].high;
        }
    return {0.0 - negatedLow, high};
}

SteppedCheck::Data::Exact SteppedCheck::Data::exactOf(const Row& row) const
{
    Exact exact {row.reward, row.reward};
    if (row.kind == EquationChoice::Kind::Meets && !problem.asksReward())
        return {1, 1};
    if (row.kind == EquationChoice::Kind::Goes)
        for (const Automaton::Branch& branch : row.choice.branches) {
            const Rational& probability = probabilities[automaton.label(branch).probability];
            exact.low += probability * lows[branch.target];
            exact.high += probability * highs[branch.target];
        }
    return exact;
}

void SteppedCheck::Data::sweep()
{
    const RoundingUp rounding;
    const std::vector<Bounds>& values = sweeps.back().values;
    Sweep next;
    next.values = values;
    const auto solve = [&](std::span<const State> states) {
        std::optional<Bounds> best;
        for (const State state : states) {
            for (const Row& row : rows[state]) {
                if (isSkipped(row))
                    continue;
                const Bounds bounds = boundsOf(row, values);
                if (!best)
                    best = bounds;
                else if (problem.asksLeast())
                    best = {std::min(best->low, bounds.low), std::min(best->high, bounds.high)};
                else
                    best = {std::max(best->low, bounds.low), std::max(best->high, bounds.high)};
            }
        }
        for (const State state : states) {
            // Rounding must not lose what was known.
            Bounds& now = next.values[state];
            now = {std::max(now.low, best->low), std::min(now.high, best->high)};
            if (now.low > values[state].low)
                next.change = std::max(next.change, (now.low - values[state].low) / now.low);
        }
    };
    for (State state = 0; state < automaton.stateCount(); ++state)
        if (isOpen(state) && endOf[state] == none)
            solve(std::span(&state, 1));
    for (const auto& members : ends)
        solve(members);
    sweepExactly(next);
    sweeps.push_back(std::move(next));
}

void SteppedCheck::Data::sweepExactly(Sweep& next)
{
    if (lows.empty())
        return;
    std::vector<Rational> nextLows = lows;
    std::vector<Rational> nextHighs = highs;
    bool areLong = false;
    for (State state = 0; state < automaton.stateCount(); ++state) {
        if (!isOpen(state))
            continue;
        std::optional<Exact> best;
        const std::vector<State> alone {state};
        for (const State member : endOf[state] == none ? alone : ends[endOf[state]]) {
            for (const Row& row : rows[member]) {
                if (isSkipped(row))
                    continue;
                const Exact exact = exactOf(row);
                const bool isLeast = problem.asksLeast();
                if (!best || (isLeast ? exact.low < best->low : exact.low > best->low))
                    best = Exact {exact.low, best ? best->high : exact.high};
                if (isLeast ? exact.high < best->high : exact.high > best->high)
                    best->high = exact.high;
            }
        }
        nextLows[state] = best->low;
        nextHighs[state] = best->high;
        areLong = areLong || isLong(best->low) || isLong(best->high);
    }
    if (areLong) {
        lows.clear();
        highs.clear();
        return;
    }
    lows = std::move(nextLows);
    highs = std::move(nextHighs);
    next.lows = shortTexts(lows);
    next.highs = shortTexts(highs);
}

}
