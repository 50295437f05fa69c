// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/distributions.h"
#include "core/chance/automaton/evaluate/exactvalue.h"

#include <QCoreApplication>

namespace fourcast::chance {

Distributions::Distributions(const LppeModel& model, const ChoicePlan& plan)
    : m_model(model), m_plan(plan), m_summand(model.lppe().summands[plan.summand])
{
    constexpr std::uint64_t mostDense = 1 << 16;
    std::uint64_t room = 1;
    for (const ChoicePlan::Range& range : plan.probabilitySlots) {
        const auto size
            = static_cast<std::uint64_t>(range.high) - static_cast<std::uint64_t>(range.low) + 1;
        room = size == 0 || size > mostDense ? mostDense + 1 : std::min(room * size, mostDense + 1);
    }
    if (room <= mostDense)
        m_dense.resize(room, nullptr);
}

const Distribution& Distributions::find(std::span<const std::int64_t> frame)
{
    std::vector<std::int64_t> key;
    for (const ChoicePlan::Range& range : m_plan.probabilitySlots)
        key.push_back(frame[range.slot]);
    const Distribution*& known = m_sparse[key];
    if (!known)
        known = &make(frame);
    return *known;
}

const Distribution& Distributions::make(std::span<const std::int64_t> frame)
{
    std::vector<std::int64_t> data(frame.begin(), frame.end());
    const std::size_t parameters = m_model.lppe().parameters.size();
    std::copy(m_plan.fixed.begin(), m_plan.fixed.end(),
              data.begin() + static_cast<std::ptrdiff_t>(parameters));
    auto distribution = std::make_unique<Distribution>();
    Rational sum = 0;
    for (std::uint32_t i = 0; i < m_plan.branches.size(); ++i)
        add(i, data, *distribution, sum);
    if (sum != 1)
        throw syntax::Wrong {
            {QCoreApplication::translate("Chance", "the probabilities sum to %1 and not to 1")
                 .arg(text(sum)),
             m_summand.place.line, m_summand.place.column}};
    m_made.push_back(std::move(distribution));
    return *m_made.back();
}

void Distributions::add(std::uint32_t branch, std::vector<std::int64_t>& frame,
                        Distribution& distribution, Rational& sum)
{
    const BranchPlan& plan = m_plan.branches[branch];
    const Alternative& alternative = m_summand.alternatives[plan.alternative];
    const std::size_t first = m_plan.alternativeSlot;
    const auto addOne = [&] {
        const Rational probability = exactValue(alternative.probability, frame);
        if (probability < 0 || probability > 1)
            throw syntax::Wrong {{QCoreApplication::translate("Chance", "%1 is not a probability")
                                      .arg(text(probability)),
                                  alternative.probability.place.line,
                                  alternative.probability.place.column}};
        sum += probability;
        if (probability == 0)
            return;
        distribution.branches.push_back({branch, m_model.numbers().probability(probability),
                                         static_cast<std::uint32_t>(distribution.data.size())});
        for (std::size_t i = 0; i < plan.open.size(); ++i)
            distribution.data.push_back(frame[first + i]);
    };
    std::copy(plan.fixed.begin(), plan.fixed.end(),
              frame.begin() + static_cast<std::ptrdiff_t>(first));
    if (plan.open.empty()) {
        addOne();
        return;
    }
    for (std::size_t i = 0; i < plan.open.size(); ++i)
        frame[first + i] = plan.open[i].type.low;
    for (;;) {
        addOne();
        std::size_t i = plan.open.size();
        while (i > 0 && frame[first + i - 1] == plan.open[i - 1].type.high) {
            --i;
            frame[first + i] = plan.open[i].type.low;
        }
        if (i == 0)
            return;
        ++frame[first + i - 1];
    }
}

}
