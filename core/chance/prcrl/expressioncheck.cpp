// SPDX-License-Identifier: GPL-3.0-or-later
//
// The check of one expression against what is declared.
#include "core/chance/prcrl/declarations.h"
#include "core/chance/prcrl/lexis.h"
#include "core/chance/prcrl/words.h"
#include "core/syntax/tokenreader.h"

#include <algorithm>

namespace fourcast::chance {

using syntax::failAt;
using syntax::shown;
using syntax::SourceLocation;
using syntax::Symbol;

namespace {

constexpr std::size_t mostNodes = 400'000;
constexpr std::size_t deepest = 1000;

}

/// Checks one expression.
class Declarations::Checker
{
public:
    Checker(const Declarations& declarations, const Scope& scope)
        : m_declarations(declarations), m_scope(scope)
    {
    }

    Expression check(const raw::Expression& node)
    {
        if (++m_declarations.m_nodes > mostNodes) {
            failAt(node.place,
                   words(QT_TRANSLATE_NOOP("Prcrl",
                                           "with its constants written out, the "
                                           "specification becomes too large here")));
        }
        if (++m_depth > deepest) {
            failAt(
                node.place,
                words(QT_TRANSLATE_NOOP("Prcrl", "constants refer to constants too deeply here")));
        }
        Expression made = checked(node);
        --m_depth;
        return made;
    }

private:
    Expression checked(const raw::Expression& node)
    {
        using Kind = raw::Expression::Kind;
        switch (node.kind) {
        case Kind::Number:
            return {node.value, node.place, Type::natural()};
        case Kind::Truth:
            return {node.value, node.place, Type::boolean()};
        case Kind::Name:
            return named(node);
        case Kind::Call:
            return called(node);
        case Kind::Operation:
            break;
        }
        return operated(node.sign, node);
    }

    Expression named(const raw::Expression& node)
    {
        for (std::size_t i = m_scope.size(); i-- > 0;)
            if (m_scope[i].name == node.name)
                return {Reference {node.name, static_cast<int>(i)}, node.place, m_scope[i].type};
        if (const auto value = m_declarations.m_values.find(node.name);
            value != m_declarations.m_values.end()) {
            return {Literal {value->second.second, 1}, node.place,
                    m_declarations.m_types.at(value->second.first)};
        }
        if (const auto constant = m_declarations.m_constants.find(node.name);
            constant != m_declarations.m_constants.end())
            return written(*constant->second, node.place);
        failUnknown(node);
    }

    /// What a constant stands for, here.
    Expression written(const raw::Constant& constant, SourceLocation use)
    {
        if (std::ranges::find(m_open, &constant) != m_open.end()) {
            failAt(use,
                   words(QT_TRANSLATE_NOOP("Prcrl", "the constant '%1' refers to itself"))
                       .arg(shown(constant.name.name())));
        }
        m_open.push_back(&constant);
        try {
            Expression made = check(constant.value);
            m_open.pop_back();
            return made;
        } catch (syntax::Wrong& wrong) {
            // The innermost constant says where it is used.
            if (m_open.back() == &constant && !m_told) {
                m_told = true;
                wrong.error.message
                    = words(
                          QT_TRANSLATE_NOOP("Prcrl", "%1 (in the constant '%2', used in line %3)"))
                          .arg(wrong.error.message, shown(constant.name.name()))
                          .arg(use.line);
            }
            throw;
        }
    }

    [[noreturn]] void failUnknown(const raw::Expression& node) const
    {
        std::vector<Symbol> names = syntax::namesOf(m_scope);
        for (const auto& [name, value] : m_declarations.m_values)
            names.push_back(name);
        for (const auto& [name, constant] : m_declarations.m_constants)
            names.push_back(name);
        std::ranges::sort(names);
        if (m_declarations.m_functions.contains(node.name)
            || findNamedFunction(node.name.name()) != nullptr) {
            failAt(node.place,
                   words(QT_TRANSLATE_NOOP("Prcrl",
                                           "'%1' is a function: it needs brackets with its "
                                           "arguments"))
                       .arg(shown(node.name.name())));
        }
        failAt(node.place,
               words(QT_TRANSLATE_NOOP("Prcrl", "there is no variable or constant '%1' here"))
                       .arg(shown(node.name.name()))
                   + syntax::didYouMean(node.name.name(), names));
    }

    Expression called(const raw::Expression& node)
    {
        if (const auto found = m_declarations.m_functions.find(node.name);
            found != m_declarations.m_functions.end())
            return tableCall(found->second, node);
        const NamedFunction* const function = findNamedFunction(node.name.name());
        if (function == nullptr)
            failUnknownFunction(node);
        const auto wanted = static_cast<std::size_t>(function->arguments);
        if (wanted == 0 ? node.operands.size() < 2 : node.operands.size() != wanted) {
            const QString message = wanted == 0
                ? words(QT_TRANSLATE_N_NOOP("Prcrl", "%1 needs two arguments or more, not %n"),
                        node.operands.size())
                      .arg(QLatin1String(function->name))
                : words(QT_TRANSLATE_N_NOOP("Prcrl", "%1 needs %2 arguments, not %n"),
                        node.operands.size())
                      .arg(QLatin1String(function->name))
                      .arg(wanted);
            failAt(node.place, message);
        }
        return function->builtin ? builtinCall(*function->builtin, node)
                                 : operated(function->sign, node);
    }

    [[noreturn]] void failUnknownFunction(const raw::Expression& node) const
    {
        if (node.name.name() == "count") {
            failAt(node.place,
                   words(QT_TRANSLATE_NOOP(
                       "Prcrl",
                       "'count' is for vectors and queues, which are not part of this language")));
        }
        std::vector<Symbol> names;
        for (const auto& [name, function] : m_declarations.m_functions)
            names.push_back(name);
        for (const NamedFunction& each : namedFunctions())
            names.emplace_back(std::string_view(each.name));
        std::ranges::sort(names);
        failAt(node.place,
               words(QT_TRANSLATE_NOOP("Prcrl", "there is no function '%1'"))
                       .arg(shown(node.name.name()))
                   + syntax::didYouMean(node.name.name(), names));
    }

    Expression tableCall(const std::shared_ptr<const FunctionTable>& table,
                         const raw::Expression& node)
    {
        const std::size_t wanted = table->arguments.size();
        if (node.operands.size() != wanted) {
            failAt(node.place,
                   words(QT_TRANSLATE_N_NOOP("Prcrl", "%1 needs %2 arguments, not %n"),
                         node.operands.size())
                       .arg(shown(node.name.name()))
                       .arg(wanted));
        }
        TableCall call {table, {}};
        for (std::size_t i = 0; i < wanted; ++i)
            call.arguments.push_back(like(table->arguments[i], node.operands[i]));
        return {std::move(call), node.place, table->result};
    }

    Expression builtinCall(Builtin function, const raw::Expression& node)
    {
        BuiltinCall call {function, {}};
        if (function == Builtin::IfThenElse) {
            call.arguments.push_back(like(Type::boolean(), node.operands[0]));
            call.arguments.push_back(check(node.operands[1]));
            const Type type = call.arguments[1].type;
            call.arguments.push_back(like(type, node.operands[2]));
            return {std::move(call), node.place, type.isNumber() ? Type::natural() : type};
        }
        for (const raw::Expression& each : node.operands)
            call.arguments.push_back(like(Type::natural(), each));
        return {std::move(call), node.place, Type::natural()};
    }

    Expression operated(Operator sign, const raw::Expression& node)
    {
        Operation made {sign, {}};
        Type type = Type::boolean();
        switch (sign) {
        case Operator::Or:
        case Operator::And:
        case Operator::Not:
            for (const raw::Expression& each : node.operands)
                made.operands.push_back(like(Type::boolean(), each));
            break;
        case Operator::Equal:
        case Operator::NotEqual:
            made.operands.push_back(check(node.operands[0]));
            made.operands.push_back(like(Type(made.operands[0].type), node.operands[1]));
            break;
        default:
            for (const raw::Expression& each : node.operands)
                made.operands.push_back(like(Type::natural(), each));
            if (sign >= Operator::Add)
                type = Type::natural();
        }
        return {std::move(made), node.place, type};
    }

    /// An expression of the same kind as the type.
    Expression like(const Type& type, const raw::Expression& node)
    {
        Expression made = check(node);
        if (!sameKind(made.type, type)) {
            failAt(node.place,
                   words(QT_TRANSLATE_NOOP("Prcrl", "%1 is needed here, not %2"))
                       .arg(kindText(type), kindText(made.type)));
        }
        return made;
    }

    const Declarations& m_declarations;
    const Scope& m_scope;
    std::vector<const raw::Constant*> m_open;
    std::size_t m_depth = 0;
    bool m_told = false;
};

Expression Declarations::check(const raw::Expression& expression, const Scope& scope) const
{
    return Checker(*this, scope).check(expression);
}

}
