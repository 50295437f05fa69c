// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/lppe/composition.h"
#include "core/chance/lppe/locations.h"
#include "core/chance/prcrl/declarations.h"
#include "core/chance/prcrl/evaluate.h"
#include "core/syntax/tokenreader.h"

#include <QCoreApplication>
#include <algorithm>

namespace fourcast::chance {

using syntax::Symbol;

namespace {

bool isTau(Symbol action)
{
    return action.name() == "tau";
}

bool isNamed(const std::vector<syntax::PlacedName>& all, Symbol name)
{
    return std::ranges::find(all, name, &syntax::PlacedName::name) != all.end();
}

/// Slots of one of two equations in the common one.
struct Shift
{
    int parameters = 0; ///< of its own
    int before = 0; ///< parameters of the other one that come before
    int behind = 0; ///< and after
    /// Sum variables of the other one, and variables of its alternative, that come before.
    int sums = 0;
    int variables = 0;
    int ownSums = 0;
    int otherSums = 0;

    int operator()(int slot) const
    {
        if (slot < parameters)
            return slot + before;
        const int all = slot + before + behind;
        if (slot < parameters + ownSums)
            return all + sums;
        return all + otherSums + variables;
    }
};

Expression shifted(const Expression& expression, const Shift& shift)
{
    return substituted(expression, [&shift](const Reference& each, const Expression& whole) {
        Expression made = whole;
        std::get<Reference>(made.node).slot = shift(each.slot);
        return made;
    });
}

std::vector<Expression> shiftedAll(const std::vector<Expression>& all, const Shift& shift)
{
    std::vector<Expression> made;
    for (const Expression& each : all)
        made.push_back(shifted(each, shift));
    return made;
}

Expression product(Expression left, Expression right)
{
    if (isNumber(left, 1))
        return right;
    if (isNumber(right, 1))
        return left;
    return applied(Operator::Multiply, std::move(left), std::move(right));
}

Expression total(Expression left, Expression right)
{
    if (isNumber(left, 0))
        return right;
    if (isNumber(right, 0))
        return left;
    return applied(Operator::Add, std::move(left), std::move(right));
}

class Composer
{
    Q_DECLARE_TR_FUNCTIONS(Lppe)

public:
    Composer(const Lppe& left, const Lppe& right, const Specification& specification)
        : m_left(left), m_right(right), m_specification(specification),
          m_leftCount(static_cast<int>(left.parameters.size())),
          m_rightCount(static_cast<int>(right.parameters.size()))
    {
    }

    Lppe all()
    {
        m_made.name = m_left.name;
        m_made.parameters = m_left.parameters;
        m_made.parameters.insert(m_made.parameters.end(), m_right.parameters.begin(),
                                 m_right.parameters.end());
        const std::set<Symbol> shared = sharedActions();
        for (const Summand& each : m_left.summands)
            if (!shared.contains(each.action))
                add(alone(each, true));
        for (const Summand& left : m_left.summands)
            for (const Summand& right : m_right.summands)
                addTogether(left, right, shared);
        for (const Summand& each : m_right.summands)
            if (!shared.contains(each.action))
                add(alone(each, false));
        return std::move(m_made);
    }

private:
    void add(Summand summand)
    {
        if (m_made.summands.size() == mostSummands)
            failLarge(summand.place);
        m_made.summands.push_back(std::move(summand));
    }

    std::set<Symbol> sharedActions() const
    {
        std::set<Symbol> shared;
        const std::set<Symbol> right = alphabetOf(m_right);
        for (const Symbol name : alphabetOf(m_left))
            if (right.contains(name) && !isNamed(m_specification.alone, name))
                shared.insert(name);
        return shared;
    }

    Shift leftShift() const { return {.parameters = m_leftCount, .behind = m_rightCount}; }
    Shift rightShift() const { return {.parameters = m_rightCount, .before = m_leftCount}; }

    Summand alone(const Summand& from, bool isLeft) const
    {
        Shift shift = isLeft ? leftShift() : rightShift();
        shift.ownSums = static_cast<int>(from.sums.size());
        Summand made = from;
        made.condition = shifted(from.condition, shift);
        made.arguments = shiftedAll(from.arguments, shift);
        made.reward = shifted(from.reward, shift);
        for (Alternative& each : made.alternatives) {
            each.probability = shifted(each.probability, shift);
            const std::vector<Expression> next = shiftedAll(each.next, shift);
            each.next.clear();
            if (!isLeft)
                addUnchanged(each.next, 0, m_leftCount);
            each.next.insert(each.next.end(), next.begin(), next.end());
            if (isLeft)
                addUnchanged(each.next, m_leftCount, m_leftCount + m_rightCount);
        }
        return made;
    }

    void addUnchanged(std::vector<Expression>& to, int from, int end) const
    {
        for (int i = from; i < end; ++i)
            to.push_back(reference(m_made.parameters[static_cast<std::size_t>(i)].variable, i));
    }

    void addTogether(const Summand& left, const Summand& right, const std::set<Symbol>& shared)
    {
        if (left.action == right.action && shared.contains(left.action))
            add(together(left, right, left.action));
        for (const Communication& each : m_specification.communications) {
            const bool fits = (left.action == each.first.name && right.action == each.second.name)
                || (left.action == each.second.name && right.action == each.first.name);
            if (fits)
                add(together(left, right, each.together.name));
        }
    }

    Summand together(const Summand& left, const Summand& right, Symbol action) const
    {
        checkArguments(left, right);
        Shift fromLeft = leftShift();
        Shift fromRight = rightShift();
        fromLeft.ownSums = fromRight.otherSums = fromRight.sums
            = static_cast<int>(left.sums.size());
        fromLeft.otherSums = fromRight.ownSums = static_cast<int>(right.sums.size());
        Summand made;
        made.sums = left.sums;
        made.sums.insert(made.sums.end(), right.sums.begin(), right.sums.end());
        made.condition
            = both(shifted(left.condition, fromLeft), shifted(right.condition, fromRight));
        made.action = action;
        made.arguments = shiftedAll(left.arguments, fromLeft);
        const std::vector<Expression> others = shiftedAll(right.arguments, fromRight);
        for (std::size_t i = 0; i < others.size(); ++i)
            made.condition = both(std::move(made.condition),
                                  applied(Operator::Equal, made.arguments[i], others[i]));
        made.reward = total(shifted(left.reward, fromLeft), shifted(right.reward, fromRight));
        made.place = left.place;
        if (left.alternatives.size() * right.alternatives.size() > mostSummands)
            failLarge(right.place);
        for (const Alternative& one : left.alternatives) {
            fromRight.variables = static_cast<int>(one.variables.size());
            for (const Alternative& other : right.alternatives)
                made.alternatives.push_back(pair(one, fromLeft, other, fromRight));
        }
        return made;
    }

    static Alternative pair(const Alternative& left, const Shift& fromLeft,
                            const Alternative& right, const Shift& fromRight)
    {
        Alternative made;
        made.variables = left.variables;
        made.variables.insert(made.variables.end(), right.variables.begin(), right.variables.end());
        made.probability
            = product(shifted(left.probability, fromLeft), shifted(right.probability, fromRight));
        made.next = shiftedAll(left.next, fromLeft);
        for (const Expression& each : right.next)
            made.next.push_back(shifted(each, fromRight));
        return made;
    }

    static void checkArguments(const Summand& left, const Summand& right)
    {
        const bool sameCount = left.arguments.size() == right.arguments.size();
        if (!sameCount
            || !std::ranges::equal(left.arguments, right.arguments, sameKind, &Expression::type,
                                   &Expression::type)) {
            const QString message = sameCount
                ? tr("'%1' synchronises with the one in line %2, but the arguments there have "
                     "other types; nocomm %1 would let each happen alone")
                : tr("'%1' synchronises with the one in line %2, but that has a different number "
                     "of arguments; nocomm %1 would let each happen alone");
            syntax::failAt(right.place,
                           message.arg(syntax::shown(right.action.name())).arg(left.place.line));
        }
    }

    const Lppe& m_left;
    const Lppe& m_right;
    const Specification& m_specification;
    int m_leftCount;
    int m_rightCount;
    Lppe m_made;
};

} // namespace

std::set<Symbol> alphabetOf(const Lppe& lppe)
{
    std::set<Symbol> alphabet;
    for (const Summand& each : lppe.summands)
        if (!isTau(each.action))
            alphabet.insert(each.action);
    return alphabet;
}

Lppe parallel(const Lppe& left, const Lppe& right, const Specification& specification)
{
    return Composer(left, right, specification).all();
}

void hide(Lppe& lppe, const std::vector<syntax::PlacedName>& names)
{
    for (Summand& each : lppe.summands) {
        if (isNamed(names, each.action)) {
            each.action = Symbol(std::string_view("tau"));
            each.arguments.clear();
        }
    }
}

void encap(Lppe& lppe, const std::vector<syntax::PlacedName>& names)
{
    std::erase_if(lppe.summands,
                  [&names](const Summand& each) { return isNamed(names, each.action); });
}

void rename(Lppe& lppe, const std::vector<syntax::PlacedName>& names)
{
    for (Summand& each : lppe.summands) {
        for (std::size_t i = 0; i + 1 < names.size(); i += 2) {
            if (each.action == names[i].name) {
                each.action = names[i + 1].name;
                break;
            }
        }
    }
}

}
