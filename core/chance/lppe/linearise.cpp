// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/lppe/linearise.h"
#include "core/chance/lppe/composition.h"
#include "core/chance/lppe/locations.h"
#include "core/chance/prcrl/evaluate.h"
#include "core/chance/prcrl/fraction.h"
#include "core/chance/prcrl/lexis.h"
#include "core/syntax/tokenreader.h"

#include <QCoreApplication>
#include <algorithm>

namespace fourcast::chance {

using syntax::Symbol;

namespace {

class Lineariser
{
    Q_DECLARE_TR_FUNCTIONS(Lppe)

public:
    explicit Lineariser(const Specification& specification) : m_specification(specification) { }

    Linearised all()
    {
        Linearised made;
        made.lppe = linear(m_specification.init);
        made.lppe.until = m_specification.until;
        made.warnings = std::move(m_warnings);
        return made;
    }

private:
    Lppe linear(const Composition& node)
    {
        switch (node.kind) {
        case Composition::Kind::Instance:
            return linearOf(m_specification, node.process, node.data);
        case Composition::Kind::Parallel:
            return parallelOf(node);
        default:
            break;
        }
        Lppe made = linear(node.parts[0]);
        if (node.kind == Composition::Kind::Hide)
            hide(made, node.names);
        else if (node.kind == Composition::Kind::Encap)
            encap(made, node.names);
        else
            rename(made, node.names);
        return made;
    }

    Lppe parallelOf(const Composition& node)
    {
        std::vector<Lppe> parts;
        for (const Composition& part : node.parts)
            parts.push_back(linear(part));
        warnOfStrangers(node, parts);
        Lppe made = std::move(parts[0]);
        for (std::size_t i = 1; i < parts.size(); ++i) {
            warnOfDifferentArguments(made, parts[i]);
            made = parallel(made, parts[i], m_specification);
        }
        return made;
    }

    bool mayMeet(Symbol one, Symbol other) const
    {
        const bool alone = std::ranges::find(m_specification.alone, one, &syntax::PlacedName::name)
            != m_specification.alone.end();
        return (one == other && !alone)
            || std::ranges::any_of(m_specification.communications,
                                   [one, other](const Communication& each) {
                                       return (each.first.name == one && each.second.name == other)
                                           || (each.first.name == other && each.second.name == one);
                                   });
    }

    bool mayMeet(const Lppe& one, const Lppe& other) const
    {
        const std::set<Symbol> others = alphabetOf(other);
        return std::ranges::any_of(alphabetOf(one), [&](Symbol name) {
            return std::ranges::any_of(others,
                                       [&](Symbol second) { return mayMeet(name, second); });
        });
    }

    void warnOfStrangers(const Composition& node, const std::vector<Lppe>& parts)
    {
        for (std::size_t i = 0; i < parts.size(); ++i) {
            bool meets = false;
            for (std::size_t other = 0; other < parts.size(); ++other)
                meets = meets || (other != i && mayMeet(parts[i], parts[other]));
            if (!meets) {
                m_warnings.push_back(
                    syntax::errorAt(node.parts[i].place,
                                    tr("this never synchronises with the parallel process: give an "
                                       "action the same name in both")));
            }
        }
    }

    /// Is there an action that both know, with arguments that are never equal?
    void warnOfDifferentArguments(const Lppe& left, const Lppe& right)
    {
        for (const Symbol name : alphabetOf(left)) {
            const Summand* first = nullptr;
            bool differ = true;
            for (const Summand& one : left.summands) {
                for (const Summand& other : right.summands) {
                    if (one.action != name || other.action != name || !mayMeet(name, name))
                        continue;
                    first = first ? first : &other;
                    differ = differ && neverEqual(left, one.arguments, right, other.arguments);
                }
            }
            if (first && differ) {
                m_warnings.push_back(
                    syntax::errorAt(first->place,
                                    tr("'%1' never happens: the parallel process does it with "
                                       "other arguments; nocomm %1 would let each happen alone")
                                        .arg(syntax::shown(name.name()))));
            }
        }
    }

    static bool neverEqual(const Lppe& left, const std::vector<Expression>& ofLeft,
                           const Lppe& right, const std::vector<Expression>& ofRight)
    {
        for (std::size_t i = 0; i < std::min(ofLeft.size(), ofRight.size()); ++i) {
            const auto one = knownValue(left, ofLeft[i]);
            const auto other = knownValue(right, ofRight[i]);
            if (one && other && !fraction::equal(*one, *other))
                return true;
        }
        return false;
    }

    /// Of a number, and of a parameter that never changes.
    static std::optional<Literal> knownValue(const Lppe& lppe, const Expression& expression)
    {
        if (const auto* literal = std::get_if<Literal>(&expression.node))
            return *literal;
        const auto* reference = std::get_if<Reference>(&expression.node);
        if (!reference || reference->slot >= static_cast<int>(lppe.parameters.size()))
            return std::nullopt;
        const auto slot = static_cast<std::size_t>(reference->slot);
        for (const Summand& summand : lppe.summands) {
            for (const Alternative& alternative : summand.alternatives) {
                const auto* next = std::get_if<Reference>(&alternative.next[slot].node);
                if (!next || next->slot != reference->slot)
                    return std::nullopt;
            }
        }
        return Literal {lppe.parameters[slot].initial, 1};
    }

    const Specification& m_specification;
    std::vector<Error> m_warnings;
};

/// Names that are like no other in the summand, so that the equation can be written.
class Naming
{
public:
    explicit Naming(Lppe& lppe) : m_lppe(lppe) { }

    void all()
    {
        for (Lppe::Parameter& each : m_lppe.parameters) {
            each.variable.name = free(each.variable.name, {});
            m_taken.insert(each.variable.name);
        }
        for (Summand& each : m_lppe.summands)
            name(each);
    }

private:
    /// The name, with the first number behind it that makes it another than those that are taken.
    Symbol free(Symbol name, const std::vector<Variable>& beside) const
    {
        const auto isTaken = [&](Symbol candidate) {
            return m_taken.contains(candidate) || isReservedInPrcrl(candidate.name())
                || std::ranges::find(beside, candidate, &Variable::name) != beside.end();
        };
        Symbol made = name;
        for (int number = 2; isTaken(made); ++number)
            made = Symbol(QStringView(name.text() + u'_' + QString::number(number)));
        return made;
    }

    void name(Summand& summand)
    {
        std::vector<Variable> variables;
        for (const Lppe::Parameter& each : m_lppe.parameters)
            variables.push_back(each.variable);
        std::vector<Variable> bound;
        nameAll(summand.sums, bound);
        variables.insert(variables.end(), bound.begin(), bound.end());
        rewrite(summand.condition, variables);
        rewrite(summand.reward, variables);
        for (Expression& each : summand.arguments)
            rewrite(each, variables);
        for (Alternative& each : summand.alternatives) {
            std::vector<Variable> all = variables;
            std::vector<Variable> inner = bound;
            nameAll(each.variables, inner);
            all.insert(all.end(), each.variables.begin(), each.variables.end());
            rewrite(each.probability, all);
            for (Expression& next : each.next)
                rewrite(next, all);
        }
    }

    void nameAll(std::vector<Variable>& variables, std::vector<Variable>& beside) const
    {
        for (Variable& each : variables) {
            each.name = free(each.name, beside);
            beside.push_back(each);
        }
    }

    static void rewrite(Expression& expression, const std::vector<Variable>& variables)
    {
        expression
            = substituted(expression, [&variables](const Reference& each, const Expression& whole) {
                  Expression made = whole;
                  std::get<Reference>(made.node).name
                      = variables[static_cast<std::size_t>(each.slot)].name;
                  return made;
              });
    }

    Lppe& m_lppe;
    std::set<Symbol> m_taken;
};

} // namespace

Expected<Linearised> linearise(const Specification& specification)
{
    return syntax::caught([&specification] {
        Linearised made = Lineariser(specification).all();
        Naming(made.lppe).all();
        return made;
    });
}

}
