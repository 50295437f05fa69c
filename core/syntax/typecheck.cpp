// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/syntax/typecheck.h"
#include "core/syntax/arithmetic.h"
#include "core/syntax/builtins.h"
#include "core/syntax/tokenreader.h"

#include <QCoreApplication>
#include <algorithm>

namespace fourcast::syntax {

namespace {

class Checker
{
    Q_DECLARE_TR_FUNCTIONS(Syntax)

public:
    Checker(Scope& scope, const DataSpecification& data) : m_scope(scope), m_data(data) { }

    void check(Expression& expression)
    {
        const Sort sort = std::visit([&](auto& node) { return sortOf(node, expression.place); },
                                     expression.node);
        expression.sort = sort;
    }

private:
    Sort sortOf(const Literal& literal, SourceLocation)
    {
        if (literal.value.kind == Value::Kind::Truth)
            return Sort::boolean();
        const std::int64_t number = literal.value.number;
        return number > 0 ? Sort::pos() : number == 0 ? Sort::nat() : Sort::integer();
    }

    Sort sortOf(Reference& reference, SourceLocation place)
    {
        if (const Variable* variable = m_scope.find(reference.name)) {
            reference.kind = Reference::Kind::Variable;
            reference.index = variable->slot;
            return variable->sort;
        }
        if (const Enumeration* enumeration = m_data.enumerationOf(reference.name)) {
            reference.kind = Reference::Kind::Constant;
            return Sort::enumeration(enumeration->name);
        }
        const int index = m_data.findMap(reference.name);
        if (index < 0)
            failUnknown(reference.name, place);
        const Map& map = m_data.maps[static_cast<std::size_t>(index)];
        checkCount(map, 0, place);
        reference.kind = Reference::Kind::Map;
        reference.index = index;
        return map.result;
    }

    Sort sortOf(Call& call, SourceLocation place)
    {
        for (Expression& argument : call.arguments)
            check(argument);
        call.map = m_data.findMap(call.name);
        if (call.map < 0)
            return checkBuiltin(call, place, m_scope, m_data);
        const Map& map = m_data.maps[static_cast<std::size_t>(call.map)];
        checkCount(map, call.arguments.size(), place);
        for (std::size_t i = 0; i < call.arguments.size(); ++i)
            requireSort(call.arguments[i], map.parameters[i]);
        return map.result;
    }

    Sort sortOf(Operation& operation, SourceLocation place)
    {
        for (Expression& operand : operation.operands)
            check(operand);
        return checkOperation(operation, place);
    }

    Sort sortOf(Quantification& quantification, SourceLocation)
    {
        checkVariables(quantification.variables, m_data);
        for (Variable& variable : quantification.variables)
            m_scope.add(variable);
        check(quantification.body[0]);
        m_scope.drop(quantification.variables.size());
        requireSort(quantification.body[0], Sort::boolean());
        return Sort::boolean();
    }

    [[noreturn]] void failUnknown(Symbol name, SourceLocation place)
    {
        std::vector<Symbol> known = m_scope.names();
        const std::vector<Symbol> declared = m_data.names();
        known.insert(known.end(), declared.begin(), declared.end());
        failAt(place,
               tr("there is no variable, constant or map '%1' here").arg(shown(name.name()))
                   + didYouMean(name.name(), known));
    }

    Scope& m_scope;
    const DataSpecification& m_data;
};

/// Is it a number as it is written, and none of the sort? Then no conversion helps.
bool isOtherNumber(const Expression& expression, const Sort& wanted, bool isNegated = false)
{
    const auto* operation = std::get_if<Operation>(&expression.node);
    if (operation && operation->sign == Operator::Negate)
        return isOtherNumber(operation->operands[0], wanted, !isNegated);
    const auto* literal = std::get_if<Literal>(&expression.node);
    if (!literal || literal->value.kind != Value::Kind::Number)
        return false;
    const std::int64_t number = isNegated ? -literal->value.number : literal->value.number;
    return !arithmetic::isOf(wanted, number);
}

} // namespace

void Scope::add(Variable& variable)
{
    variable.slot = static_cast<int>(m_variables.size());
    m_variables.push_back(variable);
}

const Variable* Scope::find(Symbol name) const
{
    const auto found = std::find_if(m_variables.rbegin(), m_variables.rend(),
                                    [name](const Variable& each) { return each.name == name; });
    return found == m_variables.rend() ? nullptr : &*found;
}

void check(Expression& expression, Scope& scope, const DataSpecification& data)
{
    Checker(scope, data).check(expression);
}

void check(Expression& expression, Scope& scope, const DataSpecification& data, const Sort& wanted)
{
    check(expression, scope, data);
    requireSort(expression, wanted);
}

void checkSort(const Sort& sort, SourceLocation place, const DataSpecification& data)
{
    if (sort.kind != Sort::Kind::Enumeration || data.findEnumeration(sort.name))
        return;
    failAt(
        place,
        QCoreApplication::translate("Syntax", "there is no sort '%1'").arg(shown(sort.name.name()))
            + didYouMean(sort.name.name(), namesOf(data.enumerations)));
}

void checkVariables(const std::vector<Variable>& variables, const DataSpecification& data)
{
    for (auto each = variables.begin(); each != variables.end(); ++each) {
        checkSort(each->sort, each->place, data);
        if (std::find_if(variables.begin(), each,
                         [&](const Variable& other) { return other.name == each->name; })
            != each) {
            failAt(
                each->place,
                QCoreApplication::translate("Syntax", "'%1' is already the name of a variable here")
                    .arg(shown(each->name.name())));
        }
    }
}

void checkCount(const Map& map, std::size_t given, SourceLocation place)
{
    const auto wanted = static_cast<int>(map.parameters.size());
    if (given != map.parameters.size()) {
        failAt(place,
               QCoreApplication::translate("Syntax", "the map '%1' takes %n argument(s)", nullptr,
                                           wanted)
                       .arg(shown(map.name.name()))
                   + QCoreApplication::translate("Syntax", ", not %1").arg(given));
    }
}

void requireSort(const Expression& expression, const Sort& wanted)
{
    if (fits(expression.sort, wanted))
        return;
    const QString written = text(expression);
    const bool isShort = written.size() <= 40;
    QString message = isShort
        ? QCoreApplication::translate("Syntax", "'%1' has the sort %2, but %3 is needed here")
              .arg(written, text(expression.sort), text(wanted))
        : QCoreApplication::translate("Syntax", "this has the sort %1, but %2 is needed here")
              .arg(text(expression.sort), text(wanted));
    if (expression.sort.isNumber() && wanted.isNumber() && !isOtherNumber(expression, wanted)) {
        message += QCoreApplication::translate("Syntax", "; write %1")
                       .arg(text(expression.sort) + u'2' + text(wanted) + u'('
                            + (isShort ? written : QStringLiteral("...")) + u')');
    }
    failAt(expression.place, message);
}

}
