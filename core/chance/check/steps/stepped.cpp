// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/check/steps/stepped.h"
#include "core/chance/check/steps/steppeddata.h"

#include <QCoreApplication>
#include <cmath>

namespace fourcast::chance {

QString exactSum(const EquationChoice& choice, const std::vector<QString>& values, bool asksReward)
{
    const bool isMet = choice.kind == EquationChoice::Kind::Meets;
    auto sum = asksReward ? readRational(choice.reward) : rationalOf(isMet ? 1 : 0);
    if (choice.kind == EquationChoice::Kind::Goes)
        for (const EquationChoice::Term& term : choice.terms) {
            const auto probability = readRational(term.probability);
            const auto value
                = term.target < values.size() ? readRational(values[term.target]) : std::nullopt;
            if (!sum || !probability || !value)
                return {};
            *sum += *probability * *value;
        }
    return sum ? text(*sum) : QString();
}

SteppedCheck::SteppedCheck(std::unique_ptr<Data> data) : m_data(std::move(data)) { }
SteppedCheck::SteppedCheck(SteppedCheck&& other) noexcept = default;
SteppedCheck& SteppedCheck::operator=(SteppedCheck&& other) noexcept = default;
SteppedCheck::~SteppedCheck() = default;

Expected<SteppedCheck> SteppedCheck::make(const Automaton& automaton, const Until& until,
                                          Question question, const Reward& reward,
                                          const std::stop_token& stop)
{
    if (automaton.stateCount() > mostStates)
        return fail(QCoreApplication::translate("Chance",
                                                "Step by step handles up to %1 states, but this "
                                                "automaton has %2. Choose smaller parameters.")
                        .arg(mostStates)
                        .arg(automaton.stateCount()));
    FOURCAST_LET(auto problem, Problem::make(automaton, until, question, reward));
    // Graph search and the true values; and a strategy that reaches the goal, to begin with.
    const CheckReport report = check(automaton, until,
                                     {.question = question,
                                      .reward = reward,
                                      .exact = true,
                                      .wantValues = true,
                                      .mostExactStates = mostStates},
                                     stop);
    CheckReport reaching;
    if (question == Question::Rmin)
        reaching
            = check(automaton, until, {.question = Question::Pmax, .wantStrategy = true}, stop);
    if (report.status != CheckStatus::Converged)
        return fail(QCoreApplication::translate("Chance", "Stopped."));
    auto data = std::make_unique<Data>(automaton, std::move(problem));
    data->fix(report);
    data->addRows();
    data->findEndComponents(stop);
    data->begin(report);
    data->improve(reaching.strategy);
    return SteppedCheck(std::move(data));
}

Question SteppedCheck::question() const
{
    return m_data->problem.question();
}

StateEquation SteppedCheck::equation(State state) const
{
    StateEquation equation;
    const bool asksReward = m_data->problem.asksReward();
    equation.isFixed = !m_data->isOpen(state);
    equation.reach = asksReward ? Reach::Sure : Reach::Maybe;
    if (equation.isFixed) {
        const Rational& value = *m_data->fixed[state];
        equation.fixedValue = m_data->infinite[state]
            ? QCoreApplication::translate("Chance", "infinite")
            : text(value);
        equation.reach = m_data->infinite[state] || value == 0 ? Reach::Never : Reach::Sure;
    }
    const std::uint32_t end = m_data->endOf[state];
    equation.together = end == Data::none ? std::vector<State> {state} : m_data->ends[end];
    if (equation.isFixed)
        return equation;
    for (const State member : equation.together) {
        for (const Data::Row& row : m_data->rows[member]) {
            if (m_data->isSkipped(row))
                continue;
            EquationChoice choice {member,
                                   row.choice.number,
                                   text(m_data->automaton.actions()[row.choice.action]),
                                   text(row.reward),
                                   row.kind,
                                   {}};
            if (row.kind == EquationChoice::Kind::Goes)
                for (const Automaton::Branch& branch : row.choice.branches)
                    choice.terms.push_back(
                        {m_data->automaton.exactProbability(branch), branch.target});
            equation.choices.push_back(std::move(choice));
        }
    }
    return equation;
}

std::uint32_t SteppedCheck::endComponentCount() const
{
    return static_cast<std::uint32_t>(m_data->ends.size());
}

std::optional<std::uint32_t> SteppedCheck::endComponentOf(State state) const
{
    const std::uint32_t end = m_data->endOf[state];
    return end == Data::none ? std::nullopt : std::optional(end);
}

const std::vector<SteppedCheck::Sweep>& SteppedCheck::sweeps() const
{
    return m_data->sweeps;
}

void SteppedCheck::sweep()
{
    m_data->sweep();
}

bool SteppedCheck::isClose(double epsilon) const
{
    constexpr double tiny = 1e-300;
    for (const Bounds& bounds : m_data->sweeps.back().values)
        if (!std::isinf(bounds.low) && bounds.width() > epsilon * bounds.low + tiny)
            return false;
    return true;
}

std::optional<std::size_t> SteppedCheck::unguardedStop(double change) const
{
    for (std::size_t i = 1; i < m_data->sweeps.size(); ++i)
        if (m_data->sweeps[i].change < change)
            return i;
    return {};
}

const std::vector<SteppedCheck::Policy>& SteppedCheck::policies() const
{
    return m_data->policies;
}

}
