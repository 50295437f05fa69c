// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/signature.h"
#include "core/support/expected.h"
#include "core/syntax/expression.h"

#include <QString>
#include <QStringList>
#include <array>
#include <variant>
#include <vector>

namespace fourcast::formal {

struct ActionFormula;
struct RegularFormula;
struct StateFormula;

/// How formulas of one kind are put together.
enum class Connective : std::uint8_t
{
    Implies,
    Or,
    And
};
/// In their order: what comes later binds tighter, and all lean to the right.
inline constexpr std::array connectiveSigns {"=>", "||", "&&"};

/// `max(x, 1)` in a pattern.
struct ActionPattern
{
    syntax::Symbol name;
    std::vector<syntax::Expression> arguments;
    syntax::SourceLocation place;
};

/// `true` or `false`.
struct Constant
{
    bool value = true;
};

/// `val(t < M)`: what data has to say, whatever the state.
struct DataCondition
{
    std::vector<syntax::Expression> condition; ///< one
};

/// `max(x, 1)|min`: a multi-action, matched as a multiset; none is tau.
struct MultiActionPattern
{
    std::vector<ActionPattern> actions;
};

/// `!f`, `f && g`, `forall x: Nat. f`, of formulas of the same kind.
template <typename Formula> struct NegationOf
{
    std::vector<Formula> operand; ///< one
};
template <typename Formula> struct ConnectionOf
{
    Connective sign = Connective::And;
    std::vector<Formula> operands; ///< two
};
template <typename Formula> struct QuantificationOf
{
    bool all = true;
    std::vector<syntax::Variable> variables;
    std::vector<Formula> body; ///< one
};

/// Which multi-actions are meant: `!(exists t: Nat. take(1, t)) && !halt`.
struct ActionFormula
{
    std::variant<Constant, DataCondition, MultiActionPattern, NegationOf<ActionFormula>,
                 ConnectionOf<ActionFormula>, QuantificationOf<ActionFormula>>
        node;
    syntax::SourceLocation place = {};
};

/// `R . S` and `R + S`.
struct RegularPair
{
    bool isSequence = true;
    std::vector<RegularFormula> operands; ///< two
};
/// `R*`, and `R+`: at least once.
struct RegularRepetition
{
    bool atLeastOnce = false;
    std::vector<RegularFormula> body; ///< one
};
/// Which sequences of steps are meant: `true* . halt`.
struct RegularFormula
{
    std::variant<ActionFormula, RegularPair, RegularRepetition> node;
    syntax::SourceLocation place = {};
};

/// `[R]f`: after all such sequences; `<R>f`: after some.
struct Modality
{
    bool isBox = true;
    std::vector<RegularFormula> steps; ///< one
    std::vector<StateFormula> body; ///< one
};
/// `nu X(n: Nat = 0). f`: the largest solution, or `mu`: the smallest.
struct Fixpoint
{
    bool isLargest = true;
    syntax::Symbol name;
    std::vector<syntax::Variable> parameters;
    std::vector<syntax::Expression> initials; ///< one for each parameter
    std::vector<StateFormula> body; ///< one
};
/// `X(n + 1)`: the fixpoint of that name again.
struct Recursion
{
    syntax::Symbol name;
    std::vector<syntax::Expression> arguments;
    /// After the check: how many fixpoints stand between this and its own.
    int distance = -1;
};

/// A formula of the modal mu-calculus with data, as mCRL2 has it.
struct StateFormula
{
    std::variant<Constant, DataCondition, NegationOf<StateFormula>, ConnectionOf<StateFormula>,
                 QuantificationOf<StateFormula>, Modality, Fixpoint, Recursion>
        node;
    syntax::SourceLocation place = {};
};

/// As it can be read again, with brackets only where they are needed.
QString text(const StateFormula& formula);
QString text(const RegularFormula& formula);
QString text(const ActionFormula& formula);

/// A formula that was read and checked, and what it may speak of.
struct Formula
{
    StateFormula root;
    /// Of the model, or inferred and with the name that the formula gives to its sort.
    Signature signature;
    /// Of an inferred signature: actions, as they are written, that no label of the system has: a
    /// formula that tells two systems apart speaks of what only one of them does. Each with a
    /// warning, for it may be a slip of the pen.
    QStringList foreign = {};
    std::vector<Error> warnings = {};
};

/// Reads a formula in mCRL2's notation (.mcf): true, false, val(...), !, &&, ||, =>, forall,
/// exists, [R], <R>, mu and nu with data parameters. Comments run from % to the end of the line.
/// Checks what it speaks of: actions, their arguments, variables, and that no fixpoint variable
/// stands under an odd number of negations. The error is a sentence with line and column. It may
/// also stand in a specification of a formula, `form f;`.
Expected<Formula> readFormula(QStringView source, const Signature& signature);

}
