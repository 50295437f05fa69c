// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/expression.h"

#include <optional>

namespace fourcast::syntax {

class TokenReader;

/// `sort Token = struct X | O;`
struct Enumeration
{
    Symbol name;
    std::vector<Symbol> constants;
    SourceLocation place;
};

/// `c -> f(0, n) = e;` One of the equations that say what a map is.
struct Equation
{
    /// What an argument must be: this value, or anything of the sort of the variable that keeps it.
    struct Pattern
    {
        Value value;
        int variable = -1; ///< the slot of a variable; -1: the value counts
        Sort sort;
    };

    std::vector<Variable> variables; ///< those that occur on the left
    std::vector<Expression> condition; ///< one, or none
    std::vector<Expression> arguments; ///< as written
    std::vector<Pattern> patterns; ///< what they mean, after the check
    std::vector<Expression> result; ///< one
    SourceLocation place;
};

/// `map f: Nat # Nat -> Nat;` with its equations: the first one that fits counts.
struct Map
{
    Symbol name;
    std::vector<Sort> parameters;
    Sort result;
    SourceLocation place;
    std::vector<Equation> equations;
};

/// The sorts and maps that a text declares. The one of an empty text knows what the language brings
/// along, and nothing else.
struct DataSpecification
{
    std::vector<Enumeration> enumerations;
    std::vector<Map> maps;

    const Enumeration* findEnumeration(Symbol name) const;
    /// The index of a map, or -1.
    int findMap(Symbol name) const;
    /// The enumeration that has this constant.
    const Enumeration* enumerationOf(Symbol constant) const;
    /// Names of constants and maps, for what somebody may have meant.
    std::vector<Symbol> names() const;
};

/// Reads and checks one text: its sections `sort`, `map`, `var` and `eqn`.
Expected<DataSpecification> readDataSpecification(QStringView source);

/// As it can be read again.
QString text(const DataSpecification& data);

/// Reads such sections as the words `sort`, `map`, `var`, `eqn` begin, in any order, while they
/// come; what else stands in the text is another's. Throws Wrong.
class DataReader
{
public:
    /// Takes the section that comes next; false when it is none of these.
    bool readSection(TokenReader& reader);
    /// When all is read: checks it.
    DataSpecification finish();

private:
    void readSorts(TokenReader& reader);
    void readMaps(TokenReader& reader);
    void readEquations(TokenReader& reader);
    void add(const Expression& left, Equation equation);

    struct Written
    {
        Symbol map;
        Equation equation;
    };

    DataSpecification m_data;
    std::vector<Variable> m_variables; ///< of the `var` that came last
    std::vector<Written> m_equations;
};

}
