// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/mucalculus/language/formulareader.h"

#include "core/syntax/typecheck.h"

#include <QCoreApplication>
#include <algorithm>

namespace fourcast::formal {

using syntax::Scope;
using syntax::Sort;
using syntax::SourceLocation;
using syntax::Symbol;

namespace {

/// Walks over a formula with the variables that are in sight.
class FormulaCheck
{
    Q_DECLARE_TR_FUNCTIONS(Formula)

public:
    explicit FormulaCheck(Formula& formula) : m_formula(formula), m_signature(formula.signature) { }

    void check(StateFormula& formula)
    {
        std::visit([&](auto& node) { check(node, formula.place); }, formula.node);
    }

private:
    struct Binder
    {
        Symbol name;
        std::vector<Sort> parameters;
        int negations = 0;
    };

    // ---- of all kinds ----

    void check(Constant&, SourceLocation) { }

    void check(DataCondition& data, SourceLocation)
    {
        syntax::check(data.condition[0], m_scope, m_signature.data, Sort::boolean());
    }

    template <typename Formula>
    void check(QuantificationOf<Formula>& quantification, SourceLocation)
    {
        for (syntax::Variable& variable : quantification.variables)
            checkVariable(variable);
        syntax::checkVariables(quantification.variables, m_signature.data);
        for (syntax::Variable& variable : quantification.variables)
            m_scope.add(variable);
        check(quantification.body[0]);
        m_scope.drop(quantification.variables.size());
    }

    /// The one sort of constants of a system without a model is called what the formula calls it.
    void checkVariable(const syntax::Variable& variable)
    {
        syntax::DataSpecification& data = m_signature.data;
        if (!m_signature.isInferred || variable.sort.kind != Sort::Kind::Enumeration
            || data.findEnumeration(variable.sort.name) || data.enumerations.empty()
            || data.enumerations[0].name != inferredSort())
            return;
        data.enumerations[0].name = variable.sort.name;
        for (ActionDeclaration& action : m_signature.actions) {
            for (Sort& sort : action.parameters) {
                if (sort.kind == Sort::Kind::Enumeration)
                    sort.name = variable.sort.name;
            }
        }
    }

    // ---- of actions ----

    void check(ActionFormula& formula)
    {
        std::visit([&](auto& node) { check(node, formula.place); }, formula.node);
    }
    void check(NegationOf<ActionFormula>& negation, SourceLocation) { check(negation.operand[0]); }
    void check(ConnectionOf<ActionFormula>& connection, SourceLocation)
    {
        for (ActionFormula& operand : connection.operands)
            check(operand);
    }

    void check(MultiActionPattern& multiAction, SourceLocation)
    {
        for (ActionPattern& pattern : multiAction.actions)
            check(pattern);
    }

    void check(ActionPattern& pattern)
    {
        if (m_signature.isInferred && isForeign(pattern))
            return;
        const ActionDeclaration* declaration
            = m_signature.find(pattern.name, pattern.arguments.size());
        if (!declaration)
            failAction(pattern);
        for (std::size_t i = 0; i < pattern.arguments.size(); ++i) {
            const Sort wanted = declaration->parameters[i];
            // Of an inferred one the sort of the constants may get its name in what follows.
            syntax::check(pattern.arguments[i], m_scope, m_signature.data, wanted);
        }
    }

    /// An action that no label of the system has, whose arguments are right by themselves.
    bool isForeign(ActionPattern& pattern)
    {
        const auto isOfPattern = [&](const ActionDeclaration& each) {
            return each.name == pattern.name && each.parameters.size() == pattern.arguments.size();
        };
        const bool isKnown = std::ranges::any_of(m_signature.actions, isOfPattern);
        const bool isConstant
            = std::ranges::all_of(pattern.arguments, [this](const syntax::Expression& argument) {
                  return isWrittenOut(argument);
              });
        if (isKnown && !isConstant)
            return false; // said as of any other
        bool hasNew = false;
        for (syntax::Expression& argument : pattern.arguments) {
            hasNew = declareConstant(argument) || hasNew;
            syntax::check(argument, m_scope, m_signature.data);
        }
        const bool fits = std::ranges::any_of(
            m_signature.actions, [&](const ActionDeclaration& each) {
                return isOfPattern(each)
                    && std::ranges::equal(pattern.arguments, each.parameters,
                                          [](const syntax::Expression& argument, const Sort& sort) {
                                              return syntax::fits(argument.sort, sort);
                                          });
            });
        if (!fits || hasNew)
            warnOfForeign(pattern);
        return true;
    }

    /// A number, a truth value or a name that no variable has.
    bool isWrittenOut(const syntax::Expression& argument) const
    {
        const auto* operation = std::get_if<syntax::Operation>(&argument.node);
        if (operation && operation->sign == syntax::Operator::Negate)
            return isWrittenOut(operation->operands[0]);
        const auto* reference = std::get_if<syntax::Reference>(&argument.node);
        return std::holds_alternative<syntax::Literal>(argument.node)
            || (reference && !m_scope.find(reference->name));
    }

    /// The constants of a system without a model are those that are named. Is it a new one?
    bool declareConstant(const syntax::Expression& argument)
    {
        const auto* reference = std::get_if<syntax::Reference>(&argument.node);
        syntax::DataSpecification& data = m_signature.data;
        if (!reference || m_scope.find(reference->name))
            return false;
        if (!data.enumerationOf(reference->name)) {
            if (data.enumerations.empty())
                data.enumerations.push_back({inferredSort(), {}, {}});
            data.enumerations[0].constants.push_back(reference->name);
            m_newConstants.push_back(reference->name);
        }
        return std::ranges::find(m_newConstants, reference->name) != m_newConstants.end();
    }

    void warnOfForeign(const ActionPattern& pattern)
    {
        const QString step = text(ActionFormula {MultiActionPattern {{pattern}}, pattern.place});
        if (!m_formula.foreign.contains(step))
            m_formula.foreign << step;
        const bool isName = std::ranges::none_of(
            m_signature.actions, [&](const auto& each) { return each.name == pattern.name; });
        m_formula.warnings.push_back(syntax::errorAt(
            pattern.place,
            tr("there is no '%1' in the system, so it never happens")
                    .arg(syntax::shown(step.toStdString()))
                + (isName ? syntax::didYouMean(pattern.name.name(), m_signature.names())
                          : QString())));
    }

    [[noreturn]] void failAction(const ActionPattern& pattern)
    {
        const QString name = syntax::shown(pattern.name.name());
        for (const ActionDeclaration& each : m_signature.actions) {
            if (each.name != pattern.name)
                continue;
            syntax::failAt(pattern.place,
                           tr("the action '%1' takes %n argument(s)", nullptr,
                              static_cast<int>(each.parameters.size()))
                                   .arg(name)
                               + tr(", not %1").arg(pattern.arguments.size()));
        }
        syntax::failAt(pattern.place,
                       (m_signature.isInferred ? tr("there is no action '%1' in the system")
                                               : tr("the model has no action '%1'"))
                               .arg(name)
                           + syntax::didYouMean(pattern.name.name(), m_signature.names()));
    }

    // ---- of sequences of steps ----

    void check(RegularFormula& formula)
    {
        std::visit([&](auto& node) { check(node); }, formula.node);
    }
    void check(RegularPair& pair)
    {
        for (RegularFormula& operand : pair.operands)
            check(operand);
    }
    void check(RegularRepetition& repetition) { check(repetition.body[0]); }

    // ---- of states ----

    void check(NegationOf<StateFormula>& negation, SourceLocation)
    {
        ++m_negations;
        check(negation.operand[0]);
        --m_negations;
    }

    void check(ConnectionOf<StateFormula>& connection, SourceLocation)
    {
        const int turned = connection.sign == Connective::Implies ? 1 : 0;
        m_negations += turned;
        check(connection.operands[0]);
        m_negations -= turned;
        check(connection.operands[1]);
    }

    void check(Modality& modality, SourceLocation)
    {
        check(modality.steps[0]);
        check(modality.body[0]);
    }

    void check(Fixpoint& fixpoint, SourceLocation)
    {
        Binder binder {fixpoint.name, {}, m_negations};
        for (std::size_t i = 0; i < fixpoint.parameters.size(); ++i) {
            const syntax::Variable& parameter = fixpoint.parameters[i];
            checkVariable(parameter);
            syntax::checkSort(parameter.sort, parameter.place, m_signature.data);
            syntax::check(fixpoint.initials[i], m_scope, m_signature.data, parameter.sort);
            binder.parameters.push_back(parameter.sort);
        }
        syntax::checkVariables(fixpoint.parameters, m_signature.data);
        for (syntax::Variable& parameter : fixpoint.parameters)
            m_scope.add(parameter);
        m_binders.push_back(std::move(binder));
        check(fixpoint.body[0]);
        m_binders.pop_back();
        m_scope.drop(fixpoint.parameters.size());
    }

    void check(Recursion& recursion, SourceLocation place)
    {
        const auto found
            = std::find_if(m_binders.rbegin(), m_binders.rend(),
                           [&](const Binder& each) { return each.name == recursion.name; });
        if (found == m_binders.rend())
            failRecursion(recursion, place);
        recursion.distance = static_cast<int>(found - m_binders.rbegin());
        if ((m_negations - found->negations) % 2 != 0) {
            syntax::failAt(
                place,
                tr("the fixpoint variable '%1' is under an odd number of negations here (! or the "
                   "left side of =>), so it would have no solution; the number must be even")
                    .arg(syntax::shown(recursion.name.name())));
        }
        if (recursion.arguments.size() != found->parameters.size()) {
            syntax::failAt(place,
                           tr("the fixpoint variable '%1' takes %n argument(s)", nullptr,
                              static_cast<int>(found->parameters.size()))
                                   .arg(syntax::shown(recursion.name.name()))
                               + tr(", not %1").arg(recursion.arguments.size()));
        }
        for (std::size_t i = 0; i < recursion.arguments.size(); ++i)
            syntax::check(recursion.arguments[i], m_scope, m_signature.data, found->parameters[i]);
    }

    [[noreturn]] void failRecursion(const Recursion& recursion, SourceLocation place)
    {
        const QString name = syntax::shown(recursion.name.name());
        if (m_scope.find(recursion.name)) {
            syntax::failAt(place,
                           tr("'%1' is a value, not a formula; write a condition on it as val(...)")
                               .arg(name));
        }
        for (const ActionDeclaration& each : m_signature.actions) {
            if (each.name == recursion.name) {
                syntax::failAt(place,
                               tr("'%1' is an action, not a formula; write <%1>true if it can "
                                  "happen, [%1]false if it can't")
                                   .arg(name));
            }
        }
        syntax::failAt(
            place,
            tr("there is no fixpoint variable '%1' here; it needs mu %1. or nu %1. around it")
                    .arg(name)
                + syntax::didYouMean(recursion.name.name(), syntax::namesOf(m_binders)));
    }

    Formula& m_formula;
    Signature& m_signature;
    std::vector<Symbol> m_newConstants; ///< of an inferred one
    Scope m_scope;
    std::vector<Binder> m_binders;
    int m_negations = 0;
};

}

void checkFormula(Formula& formula)
{
    FormulaCheck(formula).check(formula.root);
}

}
