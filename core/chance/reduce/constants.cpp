// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/reduce/constants.h"
#include "core/chance/prcrl/evaluate.h"
#include "core/chance/reduce/rewrite.h"
#include "core/chance/reduce/satisfy.h"
#include "core/chance/reduce/simplify.h"

#include <algorithm>

namespace fourcast::chance {

namespace {

constexpr int mostConstantBoxes = 4000;

/// Takes every parameter for a constant until a summand changes it that can happen.
class ConstantFinder
{
public:
    ConstantFinder(const Lppe& lppe, const std::stop_token& stop)
        : m_lppe(lppe), m_stop(stop), m_isConstant(lppe.parameters.size(), true)
    {
    }

    std::vector<bool> all()
    {
        bool changed = true;
        while (changed && !m_stop.stop_requested()) {
            changed = false;
            for (const Summand& each : m_lppe.summands)
                changed = (!m_stop.stop_requested() && look(each)) || changed;
        }
        return m_isConstant;
    }

private:
    Box box(const Summand& summand) const
    {
        Box made = boxOf(m_lppe, summand);
        for (std::size_t i = 0; i < m_isConstant.size(); ++i)
            if (m_isConstant[i])
                made[i] = Interval::one(m_lppe.parameters[i].initial);
        return made;
    }

    bool look(const Summand& summand)
    {
        const Box there = box(summand);
        if (satisfiable({summand.condition}, there, mostConstantBoxes, m_stop)
            == Satisfiable::Never)
            return false;
        bool changed = false;
        for (const Alternative& alternative : summand.alternatives) {
            Box inner = there;
            addTo(inner, alternative.variables);
            for (std::size_t i = 0; i < m_isConstant.size(); ++i) {
                if (m_isConstant[i] && !stays(alternative.next[i], i, inner)) {
                    m_isConstant[i] = false;
                    changed = true;
                }
            }
        }
        return changed;
    }

    bool stays(const Expression& next, std::size_t index, const Box& box) const
    {
        const Expression made = simplified(next, box);
        const auto* literal = std::get_if<Literal>(&made.node);
        return literal && literal->denominator == 1
            && literal->numerator == m_lppe.parameters[index].initial;
    }

    const Lppe& m_lppe;
    const std::stop_token& m_stop;
    std::vector<bool> m_isConstant;
};

} // namespace

Lppe withoutConstants(const Lppe& lppe, const std::stop_token& stop)
{
    const std::vector<bool> isConstant = ConstantFinder(lppe, stop).all();
    if (stop.stop_requested())
        return lppe;
    std::vector<int> slots;
    Lppe made = lppe;
    made.parameters.clear();
    for (std::size_t i = 0; i < isConstant.size(); ++i) {
        slots.push_back(static_cast<int>(made.parameters.size()));
        if (!isConstant[i])
            made.parameters.push_back(lppe.parameters[i]);
    }
    const auto gone = static_cast<int>(lppe.parameters.size() - made.parameters.size());
    const auto count = static_cast<int>(lppe.parameters.size());
    const auto replace = [&](const Reference& each, const Expression& whole) {
        Expression moved = whole;
        auto& reference = std::get<Reference>(moved.node);
        if (each.slot >= count) {
            reference.slot -= gone;
            return moved;
        }
        const auto slot = static_cast<std::size_t>(each.slot);
        if (isConstant[slot])
            return literal(lppe.parameters[slot].initial, whole.type, whole.place);
        reference.slot = slots[slot];
        return moved;
    };
    for (Summand& summand : made.summands) {
        for (Alternative& alternative : summand.alternatives) {
            std::vector<Expression> next;
            for (std::size_t i = 0; i < isConstant.size(); ++i)
                if (!isConstant[i])
                    next.push_back(std::move(alternative.next[i]));
            alternative.next = std::move(next);
        }
        eachExpression(summand,
                       [&replace](Expression& each) { each = substituted(each, replace); });
    }
    return made;
}

}
