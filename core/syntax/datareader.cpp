// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/syntax/builtins.h"
#include "core/syntax/dataspecification.h"
#include "core/syntax/expressionreader.h"
#include "core/syntax/typecheck.h"

#include <QCoreApplication>
#include <algorithm>

namespace fourcast::syntax {

namespace {

/// Names that sorts, constants and maps have already.
void requireNew(const DataSpecification& data, Symbol name, SourceLocation place)
{
    if (data.findMap(name) >= 0 || data.enumerationOf(name) || data.findEnumeration(name)) {
        failAt(place,
               QCoreApplication::translate("Syntax", "'%1' is declared twice")
                   .arg(shown(name.name())));
    }
    if (isBuiltin(name.name())) {
        failAt(place,
               QCoreApplication::translate("Syntax", "'%1' is a function of the language already")
                   .arg(shown(name.name())));
    }
}

/// Is another section about to begin, or the text to end?
bool atDeclaration(const TokenReader& reader)
{
    return reader.peek().kind == Token::Kind::Word && !isReserved(reader.peek().text);
}

/// What stands behind the name of a sort; other sorts than enumerations are called what they are.
void expectStruct(TokenReader& reader)
{
    const QString example = QStringLiteral("sort Token = struct X | O;");
    if (reader.at(";") || reader.at(",")) {
        reader.failHere(QCoreApplication::translate("Syntax",
                                                    "sorts without constants are not part of this "
                                                    "language; use an enumeration, as in %1")
                            .arg(example));
    }
    reader.expect("=");
    if (reader.take("struct"))
        return;
    if (reader.peek().kind == Token::Kind::Word) {
        reader.failHere(
            QCoreApplication::translate(
                "Syntax",
                "sort aliases are not part of this language; use an enumeration, as in %1")
                .arg(example));
    }
    reader.failWanted(
        QCoreApplication::translate("Syntax", "'struct', as in sort Token = struct X | O;"));
}

/// What the name on the left of an equation is applied to; throws where that is no map.
std::vector<Expression> argumentsOf(const Expression& left, Symbol& name)
{
    if (const auto* reference = std::get_if<Reference>(&left.node)) {
        name = reference->name;
        return {};
    }
    if (const auto* call = std::get_if<Call>(&left.node)) {
        name = call->name;
        return call->arguments;
    }
    failAt(left.place,
           QCoreApplication::translate(
               "Syntax", "the left side of an equation must be a map, as in f(0, n) = 1"));
}

/// Checks the left side of an equation and what it binds.
class PatternCheck
{
    Q_DECLARE_TR_FUNCTIONS(Syntax)

public:
    PatternCheck(Equation& equation, Scope& scope, const DataSpecification& data,
                 const std::vector<Variable>& declared)
        : m_equation(equation), m_scope(scope), m_data(data), m_declared(declared)
    {
    }

    void add(Expression& argument, const Sort& wanted)
    {
        if (const auto* reference = std::get_if<Reference>(&argument.node)) {
            const auto variable = std::ranges::find(m_declared, reference->name, &Variable::name);
            if (variable != m_declared.end()) {
                bind(*variable, argument, wanted);
                return;
            }
        }
        check(argument, m_scope, m_data, wanted);
        m_equation.patterns.push_back({constantOf(argument), -1, wanted});
    }

private:
    void bind(const Variable& declared, Expression& argument, const Sort& wanted)
    {
        auto known = std::ranges::find(m_equation.variables, declared.name, &Variable::name);
        if (known == m_equation.variables.end()) {
            Variable variable = declared;
            m_scope.add(variable);
            m_equation.variables.push_back(variable);
            known = m_equation.variables.end() - 1;
        }
        check(argument, m_scope, m_data, wanted);
        m_equation.patterns.push_back({{}, known->slot, known->sort});
    }

    static Value constantOf(const Expression& argument)
    {
        if (const auto* literal = std::get_if<Literal>(&argument.node))
            return literal->value;
        const auto* reference = std::get_if<Reference>(&argument.node);
        if (reference && reference->kind == Reference::Kind::Constant)
            return Value::constant(reference->name);
        const auto* operation = std::get_if<Operation>(&argument.node);
        if (operation && operation->sign == Operator::Negate)
            if (const auto* number = std::get_if<Literal>(&operation->operands[0].node))
                return Value::of(-number->value.number);
        failAt(argument.place,
               tr("on the left of an equation an argument is a constant or a variable of 'var'"));
    }

    Equation& m_equation;
    Scope& m_scope;
    const DataSpecification& m_data;
    const std::vector<Variable>& m_declared;
};

/// A name on the right that `var` has but the left side has not.
void requireBound(const Expression& expression, const Equation& equation,
                  const std::vector<Variable>& declared);

void requireBoundName(const Reference& reference, SourceLocation place, const Equation& equation,
                      const std::vector<Variable>& declared)
{
    const bool isDeclared
        = std::ranges::find(declared, reference.name, &Variable::name) != declared.end();
    const bool isBound = std::ranges::find(equation.variables, reference.name, &Variable::name)
        != equation.variables.end();
    if (isDeclared && !isBound) {
        failAt(place,
               QCoreApplication::translate(
                   "Syntax", "the variable '%1' must stand on the left of its equation, too")
                   .arg(shown(reference.name.name())));
    }
}

void requireBound(const Expression& expression, const Equation& equation,
                  const std::vector<Variable>& declared)
{
    if (const auto* reference = std::get_if<Reference>(&expression.node)) {
        requireBoundName(*reference, expression.place, equation, declared);
    } else if (const auto* call = std::get_if<Call>(&expression.node)) {
        for (const Expression& argument : call->arguments)
            requireBound(argument, equation, declared);
    } else if (const auto* operation = std::get_if<Operation>(&expression.node)) {
        for (const Expression& operand : operation->operands)
            requireBound(operand, equation, declared);
    } else if (const auto* quantification = std::get_if<Quantification>(&expression.node)) {
        // What it binds hides what `var` has.
        std::vector<Variable> outside;
        for (const Variable& variable : declared)
            if (std::ranges::find(quantification->variables, variable.name, &Variable::name)
                == quantification->variables.end())
                outside.push_back(variable);
        requireBound(quantification->body[0], equation, outside);
    }
}

} // namespace

bool DataReader::readSection(TokenReader& reader)
{
    if (reader.take("sort")) {
        readSorts(reader);
    } else if (reader.take("map")) {
        readMaps(reader);
    } else if (reader.take("var")) {
        m_variables.clear();
        do {
            for (Variable& variable : readVariables(reader))
                m_variables.push_back(variable);
            reader.expect(";");
        } while (atDeclaration(reader));
        if (!reader.at("eqn"))
            reader.failWanted(
                QCoreApplication::translate("Syntax", "'eqn', where the variables are used,"));
    } else if (reader.take("eqn")) {
        readEquations(reader);
        m_variables.clear();
    } else {
        return false;
    }
    return true;
}

void DataReader::readSorts(TokenReader& reader)
{
    do {
        Enumeration enumeration;
        enumeration.place = reader.place();
        enumeration.name
            = reader.expectName(QCoreApplication::translate("Syntax", "the name of a sort"));
        requireNew(m_data, enumeration.name, enumeration.place);
        expectStruct(reader);
        do {
            const SourceLocation place = reader.place();
            const Symbol constant = reader.expectName(
                QCoreApplication::translate("Syntax", "the name of a constant"));
            if (std::ranges::find(enumeration.constants, constant) != enumeration.constants.end()
                || constant == enumeration.name) {
                failAt(place,
                       QCoreApplication::translate("Syntax", "'%1' is declared twice")
                           .arg(shown(constant.name())));
            }
            requireNew(m_data, constant, place);
            if (reader.at("("))
                reader.failHere(QCoreApplication::translate(
                    "Syntax", "a constant of an enumeration takes no arguments here"));
            enumeration.constants.push_back(constant);
        } while (reader.take("|"));
        reader.expect(";");
        m_data.enumerations.push_back(std::move(enumeration));
    } while (atDeclaration(reader));
}

void DataReader::readMaps(TokenReader& reader)
{
    do {
        const auto names
            = reader.expectNames(QCoreApplication::translate("Syntax", "the name of a map"));
        Map map;
        reader.expect(":");
        std::vector<Sort> sorts = reader.list([&] { return readSort(reader); }, "#");
        if (reader.take("->")) {
            map.parameters = std::move(sorts);
            map.result = readSort(reader);
        } else if (sorts.size() == 1) {
            map.result = sorts[0];
        } else {
            reader.expect("->");
        }
        reader.expect(";");
        for (const auto& [name, place] : names) {
            requireNew(m_data, name, place);
            map.name = name;
            map.place = place;
            m_data.maps.push_back(map);
        }
    } while (atDeclaration(reader));
}

void DataReader::readEquations(TokenReader& reader)
{
    // An equation may begin with a condition, and so with a bracket or a sign.
    do {
        Equation equation;
        Expression left = readExpression(reader);
        if (reader.take("->")) {
            equation.condition.push_back(std::move(left));
            left = readExpression(reader);
        }
        equation.place = left.place;
        reader.expect("=");
        equation.result.push_back(readExpression(reader));
        reader.expect(";");
        add(left, std::move(equation));
    } while (atDeclaration(reader) || reader.at("(") || reader.at("!") || reader.at("-")
             || reader.at("forall") || reader.at("exists") || reader.at("true")
             || reader.at("false") || reader.at("if") || reader.peek().kind == Token::Kind::Number);
}

void DataReader::add(const Expression& left, Equation equation)
{
    Symbol name;
    equation.arguments = argumentsOf(left, name);
    // Kept for the check: not yet those on the left alone.
    equation.variables = m_variables;
    m_equations.push_back({name, std::move(equation)});
}

DataSpecification DataReader::finish()
{
    for (const Map& map : m_data.maps) {
        for (const Sort& sort : map.parameters)
            checkSort(sort, map.place, m_data);
        checkSort(map.result, map.place, m_data);
    }
    for (Written& written : m_equations) {
        Equation& equation = written.equation;
        const int index = m_data.findMap(written.map);
        if (index < 0) {
            failAt(equation.place,
                   QCoreApplication::translate("Syntax", "there is no map '%1'")
                           .arg(shown(written.map.name()))
                       + didYouMean(written.map.name(), m_data.names()));
        }
        const Map& map = m_data.maps[static_cast<std::size_t>(index)];
        checkCount(map, equation.arguments.size(), equation.place);
        const std::vector<Variable> declared = std::exchange(equation.variables, {});
        checkVariables(declared, m_data);
        Scope scope;
        PatternCheck patterns(equation, scope, m_data, declared);
        for (std::size_t i = 0; i < map.parameters.size(); ++i)
            patterns.add(equation.arguments[i], map.parameters[i]);
        for (std::vector<Expression>* part : {&equation.condition, &equation.result})
            for (Expression& expression : *part)
                requireBound(expression, equation, declared);
        for (Expression& condition : equation.condition)
            check(condition, scope, m_data, Sort::boolean());
        check(equation.result[0], scope, m_data, map.result);
    }
    for (Written& written : m_equations) {
        const auto index = static_cast<std::size_t>(m_data.findMap(written.map));
        m_data.maps[index].equations.push_back(std::move(written.equation));
    }
    m_equations.clear();
    return std::move(m_data);
}

}
