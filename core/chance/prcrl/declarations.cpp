// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/prcrl/declarations.h"
#include "core/chance/prcrl/evaluate.h"
#include "core/chance/prcrl/fraction.h"
#include "core/chance/prcrl/lexis.h"
#include "core/chance/prcrl/words.h"
#include "core/syntax/tokenreader.h"

#include <algorithm>

namespace fourcast::chance {

using syntax::failAt;
using syntax::shown;
using syntax::SourceLocation;
using syntax::Symbol;

QString kindText(const Type& type)
{
    switch (type.kind) {
    case Type::Kind::Bool:
        return words(QT_TRANSLATE_NOOP("Prcrl", "a truth value"));
    case Type::Kind::Range:
        return words(QT_TRANSLATE_NOOP("Prcrl", "a number"));
    case Type::Kind::Enumeration:
        break;
    }
    return words(QT_TRANSLATE_NOOP("Prcrl", "a value of %1")).arg(shown(type.name.name()));
}

bool sameKind(const Type& left, const Type& right)
{
    return left.kind == right.kind
        && (left.kind != Type::Kind::Enumeration || left.names == right.names);
}

Declarations::Declarations(const raw::Specification& specification) : m_specification(specification)
{
    for (const raw::Constant& constant : specification.constants) {
        claim(constant.name, constant.place);
        m_constants.emplace(constant.name, &constant);
    }
    addTypes();
    addFunctions();
    for (const raw::TypeDeclaration& declared : specification.types) {
        if (declared.names.empty()) {
            Type made = type(declared.range);
            made.name = declared.name;
            m_types.emplace(declared.name, std::move(made));
            m_ranges.erase(declared.name);
        }
    }
}

void Declarations::claim(Symbol name, SourceLocation place)
{
    const auto [known, isNew] = m_claimed.emplace(name, place);
    if (!isNew) {
        failAt(place,
               words(QT_TRANSLATE_NOOP("Prcrl", "'%1' is declared in line %2 already"))
                   .arg(shown(name.name()))
                   .arg(known->second.line));
    }
}

void Declarations::addTypes()
{
    for (const raw::TypeDeclaration& declared : m_specification.types) {
        const bool isNew = !m_types.contains(declared.name) && !m_ranges.contains(declared.name);
        if (!isNew) {
            failAt(declared.place,
                   words(QT_TRANSLATE_NOOP("Prcrl", "there is a type '%1' already"))
                       .arg(shown(declared.name.name())));
        }
        if (declared.names.empty()) {
            m_ranges.emplace(declared.name, &declared);
            continue;
        }
        std::vector<Symbol> names;
        for (const auto& [name, place] : declared.names) {
            claim(name, place);
            m_values.emplace(name,
                             std::pair(declared.name, static_cast<std::int64_t>(names.size())));
            names.push_back(name);
        }
        m_types.emplace(declared.name, Type::enumeration(declared.name, std::move(names)));
    }
}

void Declarations::addFunctions()
{
    for (const raw::Function& function : m_specification.functions)
        addFunction(function);
}

void Declarations::addFunction(const raw::Function& function)
{
    if (m_functions.contains(function.name) || findNamedFunction(function.name.name()) != nullptr) {
        failAt(function.place,
               words(QT_TRANSLATE_NOOP("Prcrl", "there is a function '%1' already"))
                   .arg(shown(function.name.name())));
    }
    auto table = std::make_shared<FunctionTable>();
    table->name = function.name;
    const std::size_t arity = function.rows[0].arguments.size();
    for (const raw::Function::Row& each : function.rows) {
        if (each.arguments.size() != arity) {
            failAt(each.place,
                   words(QT_TRANSLATE_N_NOOP(
                             "Prcrl",
                             "the first row of the function has %n arguments, but this one has %1"),
                         arity)
                       .arg(each.arguments.size()));
        }
        FunctionTable::Row row;
        for (std::size_t i = 0; i < arity; ++i) {
            const Expression argument = check(each.arguments[i], {});
            const std::int64_t value = datum(each.arguments[i]);
            if (table->arguments.size() < arity) {
                table->arguments.push_back(argument.type.isNumber() ? Type::range(value, value)
                                                                    : argument.type);
            }
            Type& type = table->arguments[i];
            if (!sameKind(type, argument.type)) {
                failAt(each.arguments[i].place,
                       words(QT_TRANSLATE_NOOP("Prcrl", "%1 is needed here, not %2"))
                           .arg(kindText(type), kindText(argument.type)));
            }
            if (type.isNumber()) {
                type.low = std::min(type.low, value);
                type.high = std::max(type.high, value);
            }
            row.arguments.push_back(value);
        }
        const Expression result = check(each.value, {});
        const Literal value = evaluate(result, {});
        row.numerator = value.numerator;
        row.denominator = value.denominator;
        if (table->rows.empty()) {
            table->result = result.type;
        } else if (!sameKind(table->result, result.type)) {
            failAt(each.value.place,
                   words(QT_TRANSLATE_NOOP("Prcrl", "%1 is needed here, not %2"))
                       .arg(kindText(table->result), kindText(result.type)));
        }
        const auto at = std::ranges::lower_bound(table->rows, row.arguments, {},
                                                 &FunctionTable::Row::arguments);
        if (at != table->rows.end() && at->arguments == row.arguments) {
            failAt(each.place,
                   words(QT_TRANSLATE_NOOP("Prcrl", "the function has a row for this already")));
        }
        table->rows.insert(at, std::move(row));
    }
    m_functions.emplace(function.name, std::move(table));
}

Expression Declarations::number(const raw::Expression& expression, const Scope& scope) const
{
    return valueFor(expression, {{}, Type::range(1, 0), {}}, scope);
}

Expression Declarations::condition(const raw::Expression& expression, const Scope& scope) const
{
    return valueFor(expression, {{}, Type::boolean(), {}}, scope);
}

Expression Declarations::valueFor(const raw::Expression& expression, const Variable& variable,
                                  const Scope& scope) const
{
    Expression made = check(expression, scope);
    const Type& type = variable.type;
    if (!sameKind(made.type, type)) {
        failAt(expression.place,
               words(QT_TRANSLATE_NOOP("Prcrl", "%1 is needed here, not %2"))
                   .arg(kindText(type), kindText(made.type)));
    }
    if (!type.isNumber() || variable.name.isEmpty() || !isConstant(made))
        return made;
    const Literal value = evaluate(made, {});
    if (!fraction::isWhole(value) || !type.has(value.numerator)) {
        failAt(expression.place,
               words(QT_TRANSLATE_NOOP("Prcrl", "'%1' is one of %2, so it can't be %3"))
                   .arg(shown(variable.name.name()), text(type), fraction::text(value)));
    }
    return made;
}

Type Declarations::type(const raw::Type& type) const
{
    if (!type.bounds.empty()) {
        Type made = Type::range(0, 0);
        made.low = datum(type.bounds[0]);
        made.high = datum(type.bounds[1]);
        constexpr std::int64_t most = std::int64_t {1} << 53;
        if (made.low < -most || made.high > most) {
            failAt(
                type.place,
                words(QT_TRANSLATE_NOOP(
                          "Prcrl", "this range is too large; the largest number in a range is %1"))
                    .arg(most));
        }
        return made;
    }
    if (type.name.name() == "Bool")
        return Type::boolean();
    if (type.name.name() == "Nat")
        return Type::natural();
    if (const auto found = m_types.find(type.name); found != m_types.end())
        return found->second;
    if (const auto found = m_ranges.find(type.name); found != m_ranges.end()) {
        Type made = this->type(found->second->range);
        made.name = type.name;
        return made;
    }
    std::vector<Symbol> names {Symbol(std::string_view("Bool")), Symbol(std::string_view("Nat"))};
    for (const raw::TypeDeclaration& declared : m_specification.types)
        names.push_back(declared.name);
    failAt(type.place,
           words(QT_TRANSLATE_NOOP("Prcrl", "there is no type '%1'")).arg(shown(type.name.name()))
               + syntax::didYouMean(type.name.name(), names));
}

std::int64_t Declarations::datum(const raw::Expression& expression) const
{
    const Literal value = evaluate(check(expression, {}), {});
    if (!fraction::isWhole(value)) {
        failAt(expression.place,
               words(QT_TRANSLATE_NOOP("Prcrl", "a whole number is needed here, not %1"))
                   .arg(fraction::text(value)));
    }
    return value.numerator;
}

}
