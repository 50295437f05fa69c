// SPDX-License-Identifier: GPL-3.0-or-later
//
// Equations made by hand, for tests that want no text.
#pragma once

#include "core/chance/lppe/lppe.h"

namespace lppes {

using namespace fourcast::chance;
using fourcast::syntax::Symbol;

inline Expression number(std::int64_t numerator, std::int64_t denominator = 1)
{
    return {Literal {numerator, denominator}, {}, Type::range(numerator, numerator)};
}

inline Expression variable(const char* name, int slot)
{
    return {Reference {Symbol(name), slot}, {}, Type::natural()};
}

inline Expression operation(Operator sign, Expression left, Expression right)
{
    const bool isNumber = sign >= Operator::Add;
    return {Operation {sign, {std::move(left), std::move(right)}},
            {},
            isNumber ? Type::natural() : Type::boolean()};
}

inline Expression call(Builtin function, std::vector<Expression> arguments)
{
    return {BuiltinCall {function, std::move(arguments)}, {}, Type::natural()};
}

inline Variable range(const char* name, std::int64_t low, std::int64_t high)
{
    return {Symbol(name), Type::range(low, high)};
}

inline ActionFormula action(const char* name,
                            std::optional<std::vector<std::int64_t>> arguments = {})
{
    return {ActionFormula::Kind::Action, {Symbol(name), std::move(arguments)}, {}};
}

inline Until reach(const char* name, std::optional<std::vector<std::int64_t>> arguments = {})
{
    return {{}, action(name, std::move(arguments))};
}

/// Each bet is won by one of the players, who gets 1 from each other one: the first with
/// probability 1/2, the second with 2/5, the others share 1/10. It is over when one has nothing.
inline Lppe ruin(int players, int money)
{
    Lppe lppe;
    lppe.name = Symbol("X");
    Expression allHave = number(1);
    for (int i = 0; i < players; ++i) {
        const std::string name = "p" + std::to_string(i + 1);
        lppe.parameters.push_back({range(name.c_str(), 0, players * money), money});
        allHave = operation(Operator::And, allHave,
                            operation(Operator::Greater, variable(name.c_str(), i), number(0)));
    }
    Summand bet;
    bet.action = Symbol("bet");
    bet.condition = allHave;
    bet.reward = number(0);
    Alternative wins;
    wins.variables = {range("i", 1, players)};
    const Expression winner = variable("i", players);
    const auto is = [&](int player) { return operation(Operator::Equal, winner, number(player)); };
    wins.probability
        = call(Builtin::IfThenElse,
               {is(1), number(1, 2),
                call(Builtin::IfThenElse, {is(2), number(2, 5), number(1, 10 * (players - 2))})});
    for (int i = 0; i < players; ++i) {
        const Expression own = variable(
            lppe.parameters[static_cast<std::size_t>(i)].variable.name.text().toUtf8().constData(),
            i);
        wins.next.push_back(call(Builtin::IfThenElse,
                                 {is(i + 1), operation(Operator::Add, own, number(players - 1)),
                                  operation(Operator::Subtract, own, number(1))}));
    }
    bet.alternatives = {wins};
    lppe.summands.push_back(bet);
    for (int i = 0; i < players; ++i) {
        Summand broke;
        broke.action = Symbol("broke");
        broke.arguments = {number(i + 1)};
        broke.reward = number(0);
        broke.condition = operation(
            Operator::Equal,
            variable(lppe.parameters[static_cast<std::size_t>(i)].variable.name.text().toUtf8(), i),
            number(0));
        Alternative same;
        same.probability = number(1);
        for (int p = 0; p < players; ++p)
            same.next.push_back(variable("p", p));
        broke.alternatives = {same};
        lppe.summands.push_back(broke);
    }
    lppe.until = reach("broke");
    return lppe;
}

}
