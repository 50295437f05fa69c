// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/chance/lppes.h"

namespace lppes {

Expression number(std::int64_t numerator, std::int64_t denominator)
{
    return {Literal {numerator, denominator}, {}, Type::range(numerator, numerator)};
}

Expression variable(const char* name, int slot)
{
    return {Reference {Symbol(name), slot}, {}, Type::natural()};
}

Expression operation(Operator sign, Expression left, Expression right)
{
    const bool isNumber = sign >= Operator::Add;
    return {Operation {sign, {std::move(left), std::move(right)}},
            {},
            isNumber ? Type::natural() : Type::boolean()};
}

Expression call(Builtin function, std::vector<Expression> arguments)
{
    return {BuiltinCall {function, std::move(arguments)}, {}, Type::natural()};
}

Variable range(const char* name, std::int64_t low, std::int64_t high)
{
    return {Symbol(name), Type::range(low, high)};
}

ActionFormula action(const char* name, std::optional<std::vector<std::int64_t>> arguments)
{
    return {ActionFormula::Kind::Action, {Symbol(name), std::move(arguments)}, {}};
}

Until reach(const char* name, std::optional<std::vector<std::int64_t>> arguments)
{
    return {{}, action(name, std::move(arguments))};
}

Lppe ruin(int players, int money)
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
