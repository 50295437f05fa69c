// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/prcrl/rawterm.h"

#include <memory>
#include <unordered_map>

namespace fourcast::chance {

/// The variables that may be mentioned at a place, the outermost first; a slot is an index.
using Scope = std::vector<Variable>;

/// What a specification declares for its expressions (constants, types, functions), and the check
/// of expressions against it. Methods throw syntax::Wrong.
class Declarations
{
public:
    /// Keeps a reference.
    explicit Declarations(const raw::Specification& specification);

    /// A truth value, number or name, whatever it is.
    Expression check(const raw::Expression& expression, const Scope& scope) const;
    Expression number(const raw::Expression& expression, const Scope& scope) const;
    Expression condition(const raw::Expression& expression, const Scope& scope) const;
    /// A value for a variable: of its kind, and in its range where it is constant.
    Expression valueFor(const raw::Expression& expression, const Variable& variable,
                        const Scope& scope) const;
    Type type(const raw::Type& type) const;
    /// Of a constant expression: its value, which must be a whole number, and its kind.
    std::int64_t datum(const raw::Expression& expression) const;

private:
    class Checker;

    void addTypes();
    void addFunctions();
    void addFunction(const raw::Function& function);
    void claim(syntax::Symbol name, syntax::SourceLocation place);

    const raw::Specification& m_specification;
    std::unordered_map<syntax::Symbol, syntax::SourceLocation> m_claimed;
    std::unordered_map<syntax::Symbol, const raw::Constant*> m_constants;
    std::unordered_map<syntax::Symbol, const raw::TypeDeclaration*> m_ranges;
    std::unordered_map<syntax::Symbol, Type> m_types;
    /// Names of enumerations, each with its type.
    std::unordered_map<syntax::Symbol, std::pair<syntax::Symbol, std::int64_t>> m_values;
    std::unordered_map<syntax::Symbol, std::shared_ptr<const FunctionTable>> m_functions;
    /// Constants stand for their text, so that few words can mean much.
    mutable std::size_t m_nodes = 0;
};

/// "a number", "a truth value", "a value of Side".
QString kindText(const Type& type);
/// Can a value of one be compared with a value of the other?
bool sameKind(const Type& left, const Type& right);

}
