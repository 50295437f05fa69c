// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/reduce/confluence.h"
#include "core/chance/prcrl/evaluate.h"
#include "core/chance/reduce/satisfy.h"

#include <algorithm>

namespace fourcast::chance {

namespace {

constexpr int mostConfluenceBoxes = 60'000;

/// Hidden, free of reward, and with one target.
bool isCandidate(const Summand& summand)
{
    return summand.action.name() == "tau" && summand.sums.empty() && isNumber(summand.reward, 0)
        && summand.alternatives.size() == 1 && summand.alternatives[0].variables.empty()
        && isNumber(summand.alternatives[0].probability, 1);
}

/// Does a candidate commute with another summand?
class Commuting
{
public:
    Commuting(const Lppe& lppe, const Summand& silent, const Summand& other,
              const std::stop_token& stop)
        : m_count(static_cast<int>(lppe.parameters.size())), m_silent(silent), m_other(other),
          m_stop(stop), m_box(boxOf(lppe, other)), m_both {silent.condition, other.condition}
    {
    }

    bool all() const { return isNever({}, m_box) || leadsToTheSame() || commutes(); }

private:
    const std::vector<Expression>& silentNext() const { return m_silent.alternatives[0].next; }

    /// With both conditions true: is the further one never?
    bool isNever(std::vector<Expression> further, const Box& box) const
    {
        further.insert(further.begin(), m_both.begin(), m_both.end());
        return satisfiable(std::move(further), box, mostConfluenceBoxes, m_stop)
            == Satisfiable::Never;
    }
    bool isAlways(const Expression& condition, const Box& box) const
    {
        return isTrue(condition) || isNever({negation(condition)}, box);
    }
    bool areEqual(const Expression& left, const Expression& right, const Box& box) const
    {
        return same(left, right) || isNever({applied(Operator::NotEqual, left, right)}, box);
    }

    /// Two names for one step.
    bool leadsToTheSame() const
    {
        if (!isCandidate(m_other))
            return false;
        const std::vector<Expression>& others = m_other.alternatives[0].next;
        for (std::size_t i = 0; i < others.size(); ++i)
            if (!areEqual(silentNext()[i], others[i], m_box))
                return false;
        return true;
    }

    /// The parameters replaced by what they are after a step.
    Expression after(const Expression& expression, const std::vector<Expression>& next) const
    {
        return substituted(expression, [&](const Reference& each, const Expression& whole) {
            return each.slot < m_count ? next[static_cast<std::size_t>(each.slot)] : whole;
        });
    }
    Expression afterSilent(const Expression& expression) const
    {
        return after(expression, silentNext());
    }

    bool commutes() const
    {
        if (!isAlways(afterSilent(m_other.condition), m_box)
            || !areEqual(afterSilent(m_other.reward), m_other.reward, m_box))
            return false;
        for (const Expression& each : m_other.arguments)
            if (!areEqual(afterSilent(each), each, m_box))
                return false;
        return std::ranges::all_of(m_other.alternatives, [this](const Alternative& each) {
            Box box = m_box;
            addTo(box, each.variables);
            return commutes(each, box);
        });
    }

    bool commutes(const Alternative& other, const Box& box) const
    {
        if (!areEqual(afterSilent(other.probability), other.probability, box)
            || !isAlways(after(m_silent.condition, other.next), box))
            return false;
        for (std::size_t i = 0; i < other.next.size(); ++i)
            if (!areEqual(after(silentNext()[i], other.next), afterSilent(other.next[i]), box))
                return false;
        return true;
    }

    int m_count;
    const Summand& m_silent;
    const Summand& m_other;
    const std::stop_token& m_stop;
    Box m_box;
    std::vector<Expression> m_both;
};

} // namespace

Lppe withConfluence(const Lppe& lppe, const std::stop_token& stop)
{
    Lppe made = lppe;
    for (std::size_t i = 0; i < made.summands.size(); ++i) {
        const Summand& silent = lppe.summands[i];
        bool isConfluent = isCandidate(silent);
        for (std::size_t other = 0; isConfluent && other < lppe.summands.size(); ++other)
            isConfluent = other == i || Commuting(lppe, silent, lppe.summands[other], stop).all();
        if (stop.stop_requested())
            return lppe;
        made.summands[i].isConfluent = isConfluent;
    }
    return made;
}

}
